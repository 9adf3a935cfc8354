//===- Goal.h - what a smaller program must still show --------------------===//
//
// A reducer throws away whatever its test lets it throw away, so the test has
// to hold on to everything that makes a finding believable. Candidates are task
// texts without the error function, which no reducer may touch: in its place
// stands the declaration `void reach_error(void);`.
//
//===----------------------------------------------------------------------===//
#ifndef MCFUZZ_EXPLAIN_GOAL_H
#define MCFUZZ_EXPLAIN_GOAL_H

#include "core/Json.h"
#include "profile/DeriveSeed.h"
#include "validate/RunChecker.h"

#include <set>

namespace mcfuzz {

inline constexpr const char *ErrorDeclaration = "void reach_error(void);";

struct Goal {
  Checker By;
  CheckerLimits Limit;
  DataModel Model = DataModel::LP64;
  Expected Verdict = Expected::Safe;
  FindingKind Kind = FindingKind::Crash;
  /// For crashes: the line of output that must come again.
  std::string Crash;
  /// Warnings that a candidate may have: those of the original.
  std::set<std::string> Warnings;
  /// The original is confirmed, so the result must be.
  bool WithoutDoubt = true;
  /// How long the checker took for the original. Whether it is asked before or
  /// after the rules of the oracle depends on it.
  double CheckerSeconds = 0;
  /// The rules and limits of the campaign.
  DeriveSettings Derive;
};

/// The task that a candidate stands for.
Task taskOf(const std::string &Candidate, const Goal &For);

/// The candidate that a task stands for. Throws Error if its error function is
/// not where our tasks have it.
std::string candidateOf(const Task &T);

/// Why a candidate does not show what it must; "" if it does. Cheap questions
/// come first.
std::string whyNot(const std::string &Candidate, const Goal &For);

/// Asks the checker about a candidate once more: a verdict that comes and goes
/// proves nothing.
std::string whyNotAgain(const std::string &Candidate, const Goal &For);

/// The goal of a finding; Name is how the checker can be found again.
Json goalToJson(const Goal &Of, const std::string &Name);
/// Throws Error.
Goal goalFromJson(const Json &Document, const std::string &Where);

} // namespace mcfuzz

#endif
