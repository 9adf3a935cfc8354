//===- Reduce.h - the smallest program that shows the finding -------------===//
#ifndef MCFUZZ_EXPLAIN_REDUCE_H
#define MCFUZZ_EXPLAIN_REDUCE_H

#include "core/Files.h"
#include "explain/Goal.h"

namespace mcfuzz {

struct ReduceSettings {
  /// Keeps the work: goal.json, the test for C-Vise and program.c, the best
  /// program so far. What is there already is gone on with.
  fs::path Folder;
  std::string CheckerName; ///< How the test finds the checker.
  fs::path Mcfuzz;         ///< The program that the test starts.
  unsigned Jobs = 1;
  double BudgetSeconds = 300;
  bool WithCvise = true;
  std::function<void(const std::string &)> Say;  ///< Progress.
  std::function<void(const std::string &)> Note; ///< What a person must know.
};

struct Reduction {
  std::string Code; ///< A whole task.
  /// Lines of the program without the error function, formatted.
  size_t LinesBefore = 0, Lines = 0;
  size_t Tests = 0; ///< Of our own part.
  double Seconds = 0;
  bool Complete = false; ///< Neither we nor C-Vise can do more, both tried.
};

/// The best of these programs (whole tasks; the first is the finding's), made
/// as small as possible within the budget. Throws Error if not even the first
/// shows the finding. Whatever ends it, program.c in the folder is the best so
/// far, and never worse than the first.
Reduction reduce(const std::vector<std::string> &Starts, const Goal &For,
                 const ReduceSettings &How);

/// Lines that are not blank, without the error function and its declaration, of
/// a task that clang-format has formatted.
size_t countLines(const std::string &Code);
std::string formatted(const std::string &Code);

/// The program of Debian's package cvise, if it is there.
std::optional<fs::path> cviseProgram();

Json reductionToJson(const Reduction &R);
Reduction reductionFromJson(const Json &Document);

} // namespace mcfuzz

#endif
