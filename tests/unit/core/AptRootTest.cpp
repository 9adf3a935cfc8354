#include "core/AptRoot.h"

#include "core/Error.h"
#include "core/Files.h"
#include "core/Progress.h"
#include "core/Subprocess.h"
#include "core/Text.h"
#include "tests/Catch.h"

using namespace mcfuzz;

namespace {

std::string codename() {
  for (const std::string &Line : split(readFile("/etc/os-release"), '\n'))
    if (Line.rfind("VERSION_CODENAME=", 0) == 0)
      return Line.substr(17);
  return {};
}

} // namespace

TEST_CASE("the source is derived from a deb822 entry") {
  TempDir Etc;
  fs::create_directories(Etc.path() / "sources.list.d");
  writeFile(Etc.path() / "sources.list.d/other.sources",
            "Types: deb\nURIs: https://other.example/x\nSuites: nodistro\n"
            "Components: main\n");
  writeFile(Etc.path() / "sources.list.d/z.sources",
            "# a comment\nTypes: deb\nURIs: http://mirror.example/debian\n"
            "Suites: " +
                codename() + " " + codename() +
                "-updates\nComponents: main contrib\nSigned-By: /k.gpg\n");
  CHECK(debianSource("trixie", Etc.path()) ==
        "deb [signed-by=/k.gpg] http://mirror.example/debian trixie main");
}

TEST_CASE("the source is derived from a one-line entry") {
  TempDir Etc;
  writeFile(Etc.path() / "sources.list",
            "# deb http://no.example x main\n"
            "deb [arch=amd64 signed-by=/k.gpg] http://m.example/debian " +
                codename() + " main\n");
  CHECK(debianSource("bullseye", Etc.path()) ==
        "deb [signed-by=/k.gpg] http://m.example/debian bullseye main");
}

TEST_CASE("without a Debian entry the complaint says where it looked") {
  TempDir Etc;
  CHECK_THROWS_WITH(debianSource("trixie", Etc.path()),
                    Catch::Contains("no source entry for this machine"));
}

TEST_CASE("packages without a valid signature are refused") {
  // A complete repository on disk that nobody signed.
  TempDir Dir;
  fs::path Package = Dir.path() / "tree/DEBIAN";
  fs::create_directories(Package);
  writeFile(Package / "control",
            "Package: evil\nVersion: 1\nArchitecture: all\n"
            "Maintainer: x <x@example.org>\n"
            "Description: x\n");
  fs::create_directories(Dir.path() / "repo/dists/s/main/binary-amd64");
  Command Build;
  Build.Argv = {"sh", "-ec",
                "dpkg-deb --build tree repo/evil_1_all.deb; cd repo;"
                "f=dists/s/main/binary-amd64/Packages;"
                "{ cat ../tree/DEBIAN/control; echo Filename: evil_1_all.deb;"
                "echo Size: $(stat -c %s evil_1_all.deb);"
                "echo SHA256: $(sha256sum evil_1_all.deb | cut -d' ' -f1);"
                "echo; } > $f;"
                "{ echo Suite: s; echo Architectures: amd64;"
                "echo Components: main; echo SHA256:;"
                "echo \" $(sha256sum $f | cut -d' ' -f1) $(stat -c %s $f) "
                "main/binary-amd64/Packages\"; } > dists/s/Release"};
  Build.Dir = Dir.path();
  REQUIRE(run(Build).ok());
  Progress Show(/*Quiet=*/true);
  CHECK_THROWS_WITH(
      unpackPackages("deb file:" + (Dir.path() / "repo").string() + " s main",
                     {"evil"}, Dir.path() / "work", Dir.path() / "root", Show),
      Catch::Contains("is not signed"));
  CHECK_FALSE(fs::exists(Dir.path() / "root"));
}
