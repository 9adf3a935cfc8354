//===- FetchGcc.cpp - the GCC torture tests -------------------------------===//
//
// Debian's package gcc-12-source holds GCC's source archive. Only the folder
// gcc.c-torture is unpacked from it, into the user's cache; nothing of GCC is
// part of mcfuzz. The tests are free software under GPL-3.0 or later, and so
// are tasks made from them.
//
//===----------------------------------------------------------------------===//

#include "core/AptRoot.h"
#include "core/Error.h"
#include "core/Files.h"
#include "core/Progress.h"
#include "core/Subprocess.h"
#include "core/Text.h"
#include "gcc-seeds/SeedSources.h"

namespace mcfuzz {
namespace {

constexpr const char *Suite = "bookworm";
constexpr const char *Package = "gcc-12-source";

constexpr const char *Notice =
    "The files in gcc.c-torture are part of the GCC test suite, taken from\n"
    "Debian's package gcc-12-source. They are free software under the GNU\n"
    "General Public License, version 3 or later. Programs and verification\n"
    "tasks that are made from them inherit this licence.\n";

fs::path findArchive(const fs::path &Root) {
  for (const auto &Entry : fs::recursive_directory_iterator(Root))
    if (std::string Name = Entry.path().filename().string();
        Name.rfind("gcc-", 0) == 0 && contains(Name, ".tar."))
      return Entry.path();
  throw Error(std::string(Package) + ": holds no source archive");
}

} // namespace

fs::path gccFolder() { return cacheDir() / "seeds/gcc/gcc.c-torture"; }

void fetchGcc(Progress &Show) {
  fs::path Final = gccFolder().parent_path();
  if (fs::exists(gccFolder())) {
    Show.note("the GCC tests are already in " + Final.string());
    return;
  }
  Show.note(
      "getting the GCC torture tests (about 90 MB) from Debian's package " +
      std::string(Package));
  fs::create_directories(Final.parent_path());
  sweepTempDirs(Final.parent_path());
  TempDir Work(Final.parent_path());
  unpackPackages(debianSource(Suite), {Package}, Work.path() / "apt",
                 Work.path() / "root", Show);
  Show.note("unpacking gcc.c-torture");
  fs::path Staged = Work.path() / "staged";
  fs::create_directories(Staged);
  Command Tar;
  Tar.Argv = {"tar",
              "-x",
              "-f",
              findArchive(Work.path() / "root").string(),
              "--wildcards",
              "--strip-components=3",
              "-C",
              Staged.string(),
              "*/gcc/testsuite/gcc.c-torture"};
  Tar.Limit.WallSeconds = 900;
  Run Result = run(Tar);
  if (!Result.ok())
    throw Error("unpacking gcc.c-torture failed: " +
                firstError(Result.Err, describeEnd(Result)));
  writeFile(Staged / "LICENCE-NOTE", Notice);
  fs::rename(Staged, Final);
}

} // namespace mcfuzz
