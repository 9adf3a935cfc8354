//===- Judge.h - is the verdict wrong, and can we be sure? ----------------===//
#ifndef MCFUZZ_VALIDATE_JUDGE_H
#define MCFUZZ_VALIDATE_JUDGE_H

#include "core/Json.h"
#include "validate/NeutralOptions.h"
#include "validate/RunChecker.h"

namespace mcfuzz {

/// The kind of finding that a verdict is, if it is one.
std::optional<FindingKind> judge(Expected Verdict, mcfuzz::Verdict Said);

/// What developers of checkers call it: "spurious counterexample", "wrong
/// proof", "crash".
std::string_view direction(FindingKind Kind);

/// Reasons that are known without running the checker again. Crashes need no
/// trust in library models or in the seed's labels: no input may crash it.
std::vector<std::string> doubts(FindingKind Kind, const Checker &By,
                                const CheckerRun &Ran,
                                const std::vector<Label> &Labels,
                                const std::vector<std::string> &External);

/// Whether an option changed nothing.
bool isSameAnswer(const CheckerRun &A, const CheckerRun &B);

/// With more memory: a crash for lack of it is no bug.
CheckerLimits limitsOfRepetition(CheckerLimits Limit);

/// What is to be said of a wrong answer that was asked for again. Without is
/// the answer of the same checker without its neutral option, if it has one.
Finding conclude(FindingKind Kind, const Checker &By, const CheckerRun &First,
                 const CheckerRun &Again, const std::vector<Label> &Labels,
                 const std::vector<std::string> &External,
                 const CheckerRun *Without);

/// The outcome of one checker on one task.
struct Validation {
  CheckerRun Ran;
  std::string Code; ///< What the checker was given, if there is a finding.
  std::optional<Finding> Found;
};

/// Runs the checker, judges, and tries to refute what it finds: a second run
/// must give the same answer. Without is as in conclude(); its answer again is
/// no finding.
Validation validate(const Checker &By, const Task &On,
                    const std::vector<Label> &Labels,
                    const std::vector<std::string> &External,
                    const CheckerLimits &Limit,
                    const CheckerRun *Without = nullptr);

/// Everything that tasks are given to.
struct Examiners {
  std::vector<Checker> Checkers;
  NeutralChoice Options; ///< Each checker is run with these, too.
  CheckerLimits Limit;
};

/// What all of them say of one task, plain runs before those with options. A
/// wrong answer with an option is a finding only if the plain run did not give
/// the same one. Measures how far the loops go if somebody wants to know.
std::vector<Validation> examine(Task &On, const Examiners &By,
                                const std::vector<Label> &Labels,
                                const std::vector<std::string> &External);

/// One element of what `mcfuzz validate --json` prints.
Json validationJson(const Validation &V);

} // namespace mcfuzz

#endif
