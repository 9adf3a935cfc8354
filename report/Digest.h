//===- Digest.h - a campaign's answers, counted for the report ------------===//
//
// One walk over the store. What is kept is a few bytes for each answer, so that
// a report of a large campaign needs little memory.
//
//===----------------------------------------------------------------------===//
#ifndef MCFUZZ_REPORT_DIGEST_H
#define MCFUZZ_REPORT_DIGEST_H

#include "explain/Investigate.h"
#include "report/FindingContext.h"

#include <array>
#include <map>
#include <set>

namespace mcfuzz {

/// What an answer is worth. The order is that of the report.
enum class Outcome {
  Right,
  Wrong,    ///< Confirmed.
  Crash,    ///< Confirmed.
  Doubtful, ///< Wrong or a crash, and not confirmed.
  Unjudged, ///< Wrong, but no finding of its own: not asked again yet, or the
            ///< same without the option.
  Unknown,
  Timeout,
  OutOfMemory,
  Rejected,
};
inline constexpr size_t OutcomeCount = 9;
std::string_view toString(Outcome Of);
/// Pure.
Outcome outcomeOf(Expected Right, Verdict Said, const Finding *Found);

struct Digest {
  struct PerChecker {
    std::string Label;
    std::map<std::string, std::array<size_t, OutcomeCount>> ByStrategy;
    std::vector<float> RightSeconds; ///< Of right answers, sorted.
  };
  std::vector<PerChecker> Checkers;

  /// A task that both of the first two checkers answered.
  struct Pair {
    float FirstSeconds, SecondSeconds;
    Outcome First, Second;
  };
  std::string FirstLabel, SecondLabel; ///< Empty if there are not two.
  std::vector<Pair> Pairs;

  struct Event {
    double AtSeconds;
    bool Confirmed;
  };
  std::vector<Event> Findings; ///< Sorted by time.
  double ElapsedSeconds = 0;
  /// Confirmed findings, by kind and checker.
  std::map<std::string, std::map<std::string, size_t>> ByKind;
  /// Likewise by category, which is "" if they are not explained yet.
  std::map<std::string, std::map<std::string, size_t>> ByCategory;
  /// Seeds with a confirmed finding, by strategy.
  std::map<std::string, std::set<std::string>> SeedsByStrategy;
  std::set<std::string> Strategies; ///< Of all tasks.

  AnswersByTask Answers; ///< To tasks with findings.

  std::map<std::string, size_t> Rejections; ///< By the rule before the colon.
};

Digest digest(Store &From, const Overview &Known);

} // namespace mcfuzz

#endif
