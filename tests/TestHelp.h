//===- TestHelp.h - what tests share --------------------------------------===//
#ifndef MCFUZZ_TESTS_TESTHELP_H
#define MCFUZZ_TESTS_TESTHELP_H

#include "core/Files.h"
#include "core/Subprocess.h"
#include "core/Types.h"
#include "instrument/Instrument.h"
#include "tests/Catch.h"

namespace mcfuzz::test {

/// The root of the source tree.
inline fs::path sourceDir() { return MCFUZZ_SOURCE_DIR; }

/// The counted program of a C text; fails the test if there is none.
inline CountedProgram counted(const std::string &Code,
                              const Points &What = {}) {
  Instrumented Result = instrumentText(Code, DataModel::LP64, What);
  INFO(Result.Problem);
  REQUIRE(Result.Program);
  return *Result.Program;
}

/// Runs the mcfuzz that was built, with the words after its name.
inline Run mcfuzz(const std::vector<std::string> &Words,
                  std::optional<std::vector<std::string>> Environment = {}) {
  Command What;
  What.Argv = {MCFUZZ_BINARY};
  What.Argv.insert(What.Argv.end(), Words.begin(), Words.end());
  What.Environment = std::move(Environment);
  What.Limit.WallSeconds = 600;
  return run(What);
}

/// Compares with a golden file; with MCFUZZ_UPDATE_GOLDEN set, writes it.
inline void checkGolden(const fs::path &File, const std::string &Text) {
  if (std::getenv("MCFUZZ_UPDATE_GOLDEN")) {
    fs::create_directories(File.parent_path());
    writeFile(File, Text);
  }
  INFO(File.string() << ": if the change is right, run the tests with "
                        "MCFUZZ_UPDATE_GOLDEN=1 and review the diff");
  REQUIRE(fs::exists(File));
  CHECK(readFile(File) == Text);
}

} // namespace mcfuzz::test

#endif
