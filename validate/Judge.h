//===- Judge.h - is the verdict wrong, and can we be sure? ----------------===//
#ifndef MCFUZZ_VALIDATE_JUDGE_H
#define MCFUZZ_VALIDATE_JUDGE_H

#include "core/Json.h"
#include "validate/RunChecker.h"

namespace mcfuzz {

/// The kind of finding that a verdict is, if it is one.
std::optional<FindingKind> judge(Expected Verdict, mcfuzz::Verdict Said);

/// Reasons that are known without running the checker again. Crashes need no
/// trust in library models or in the seed's labels: no input may crash it.
std::vector<std::string> doubts(FindingKind Kind, const Checker &By,
                                const CheckerRun &Ran,
                                const std::vector<Label> &Labels,
                                const std::vector<std::string> &External);

/// The outcome of one checker on one task.
struct Validation {
  CheckerRun Ran;
  std::string Code; ///< What the checker was given, if there is a finding.
  std::optional<Finding> Found;
};

/// Runs the checker, judges, and tries to refute what it finds: a second run
/// must give the same answer.
Validation validate(const Checker &By, const Task &On,
                    const std::vector<Label> &Labels,
                    const std::vector<std::string> &External,
                    const CheckerLimits &Limit);

/// One element of what `mcfuzz validate --json` prints.
Json validationJson(const Validation &V);

} // namespace mcfuzz

#endif
