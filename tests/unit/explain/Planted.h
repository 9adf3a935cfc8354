//===- Planted.h - a checker with a bug that we know ----------------------===//
#ifndef MCFUZZ_TESTS_UNIT_EXPLAIN_PLANTED_H
#define MCFUZZ_TESTS_UNIT_EXPLAIN_PLANTED_H

#include "tests/TestHelp.h"
#include "tests/unit/campaign/Fixture.h"

#include "explain/Goal.h"
#include "explain/Prober.h"

namespace mcfuzz::test {

/// Executes the task, but takes `planted (3)` for `planted (4)`. So it is right
/// about everything else, and wrong as a real checker is: an abort that it
/// believes in hides the error behind it.
inline constexpr const char *PlantedScript =
    "sed 's/planted *(3)/planted (4)/' \"$1\" > x.c\n"
    "gcc -w -x c x.c -o x || exit 3\n"
    "./x > out 2> err\n"
    "if grep -q 'reach_error: Assertion' err; then echo UNSAFE; else echo SAFE; fi";

/// Breaks down where it sees `planted (3)`.
inline constexpr const char *FragileScript =
    "if grep -q 'planted *(3)' \"$1\"; then echo 'Invariant check failed'; "
    "kill -ABRT $$; fi; echo SAFE";

inline Checker plantedChecker(const fs::path &Folder,
                              const char *Script = PlantedScript) {
  Checker By = scriptChecker(Folder, "planted", Script);
  By.About.Verdicts.insert(By.About.Verdicts.begin(),
                           {Verdict::Crash, {.Signalled = true}});
  By.About.Models = {{"0", {"abort", "__assert_fail"}}};
  return By;
}

/// A seed's program with its counts.
struct Profiled {
  Seed From{"seed.c", "seed.c"};
  CountedProgram Program;
  Profile Behaviour;
  Origin origin() const { return {From, Program, Behaviour, DataModel::LP64}; }
};
inline Profiled profiled(const std::string &Code) {
  Profiled Result{.Program = counted(Code)};
  Result.Behaviour = profileProgram(Result.Program, DataModel::LP64, {});
  INFO(Result.Behaviour.Reason);
  REQUIRE(Result.Behaviour.Accepted);
  return Result;
}

} // namespace mcfuzz::test

#endif
