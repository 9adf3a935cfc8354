#include "core/Files.h"

#include "core/Error.h"
#include "tests/Catch.h"

#include <unistd.h>

using namespace mcfuzz;

TEST_CASE("a file is written whole and read back") {
  TempDir Dir;
  std::string Text("a\0b\n", 4);
  writeFile(Dir.path() / "f", Text);
  CHECK(readFile(Dir.path() / "f") == Text);
  writeFile(Dir.path() / "empty", "");
  CHECK(readFile(Dir.path() / "empty").empty());
  size_t Files = 0;
  for ([[maybe_unused]] const auto &Entry : fs::directory_iterator(Dir.path()))
    ++Files;
  CHECK(Files == 2); // No temporary file is left.
}

TEST_CASE("errors name the file") {
  CHECK_THROWS_WITH(readFile("/nonexistent/f"),
                    "/nonexistent/f: No such file or directory");
  CHECK_THROWS_WITH(readFile("/etc"), "/etc: is a directory");
  CHECK_THROWS_AS(writeFile("/nonexistent/f", "x"), Error);
}

TEST_CASE("a temporary folder goes with its object") {
  fs::path Path;
  {
    TempDir Dir;
    Path = Dir.path();
    writeFile(Path / "f", "x");
    CHECK(fs::exists(Path));
  }
  CHECK_FALSE(fs::exists(Path));
}

TEST_CASE("folders of dead processes are swept, those of living ones stay") {
  TempDir Parent;
  fs::create_directories(Parent.path() / "mcfuzz-999999999-abc");
  fs::path Own =
      Parent.path() / ("mcfuzz-" + std::to_string(::getpid()) + "-x");
  fs::create_directories(Own);
  fs::create_directories(Parent.path() / "other");
  sweepTempDirs(Parent.path());
  CHECK_FALSE(fs::exists(Parent.path() / "mcfuzz-999999999-abc"));
  CHECK(fs::exists(Own));
  CHECK(fs::exists(Parent.path() / "other"));
}
