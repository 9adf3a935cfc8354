//===- Strategy.h - ways to make tasks from a profile ---------------------===//
//
// To add one: write strategies/Name.cpp with a function of the type of
// Strategy::Make, declare it in Registry.cpp and add a row to the table there.
// A test walks the table and demands a golden folder for every row.
//
//===----------------------------------------------------------------------===//
#ifndef MCFUZZ_MUTATE_STRATEGY_H
#define MCFUZZ_MUTATE_STRATEGY_H

#include "core/Types.h"

#include <span>
#include <string>
#include <vector>

namespace mcfuzz {

/// What a strategy works on; the profile is an accepted one.
struct Origin {
  const Seed &From;
  const CountedProgram &Program;
  const Profile &Behaviour;
  DataModel Model;
};

struct Strategy {
  const char *Name;
  const char *Meaning;
  std::vector<Task> (*Make)(const Origin &);
};

std::span<const Strategy> strategies();

/// Reads a list like "fcr,er" or "all". Throws Error naming an unknown word.
std::vector<const Strategy *> parseStrategies(const std::string &List);

/// The definition of reach_error that begins every task, as SV-COMP has it. It is
/// two lines long.
std::string errorFunction(const std::string &TaskName);

/// A task named after its seed, its strategy and its branch. Code is what
/// follows the definition of reach_error.
Task makeTask(const Origin &Of, const std::string &StrategyName,
              std::optional<unsigned> BranchId, Expected Verdict,
              const BumpText &Bump, const std::string &Declarations,
              const std::string &EndBody);

/// A seed's name as the beginning of file names: no extension, no slash.
std::string fileStem(const std::string &SeedName);

/// `counter != value` (or `==`) for one branch.
std::string compareCounter(const Origin &Of, unsigned BranchId,
                           const char *Operator);

} // namespace mcfuzz

#endif
