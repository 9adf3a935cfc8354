//===- FindingContext.h - a finding and the other answers to its task -----===//
#ifndef MCFUZZ_REPORT_FINDINGCONTEXT_H
#define MCFUZZ_REPORT_FINDINGCONTEXT_H

#include "campaign/Store.h"

namespace mcfuzz {

/// What another checker said of the same task.
struct OtherAnswer {
  std::string Checker, Version;
  Verdict Said = Verdict::Unknown;
};

/// The answers to each task that has a finding, by the task's name.
using AnswersByTask = std::map<std::string, std::vector<OtherAnswer>>;
AnswersByTask answersToFindings(Store &From);

/// No newer version of the same checker (and variant) gave the right answer.
bool isStillWrong(const FindingRecord &Of,
                  const std::vector<OtherAnswer> &Answers);

/// "cbmc" of "cbmc@6.6.0:z3".
std::string checkerName(const std::string &Label);

/// The words after the program of a command, which may begin with
/// `env NAME=VALUE...`.
std::vector<std::string> argumentsOf(const std::vector<std::string> &Argv);

/// The arguments of the checker; Task stands for the task's path, and options
/// that only change the form of the output are left out.
std::vector<std::string> checkerArguments(const FindingRecord &Of,
                                          const std::string &Task);

/// What a checker prints when it has decided, as regular expressions; null if
/// it has no such lines.
struct VerdictLines {
  std::string_view Checker, Safe, Unsafe;
  bool UnsafeFails = false; ///< Its exit status is then not 0.
};
const VerdictLines *verdictLines(const std::string &CheckerName);

/// The program to show to others: the reduced one, if there is one and the
/// checker takes it as it is.
std::string programToShow(Store &From, const FindingRecord &Of);

/// NAME-ID, fit for a file name.
std::string fileNameOf(const FindingRecord &Of);

} // namespace mcfuzz

#endif
