//===- Regress.h - what changed from one checker to another ---------------===//
//
// Two releases of a checker, or two variants, answer the same tasks. What is
// right is known, so every change is for the better or for the worse.
//
//===----------------------------------------------------------------------===//
#ifndef MCFUZZ_CAMPAIGN_REGRESS_H
#define MCFUZZ_CAMPAIGN_REGRESS_H

#include "campaign/Store.h"

namespace mcfuzz {

enum class Change {
  NewlyWrong,     ///< Was not wrong, and is now.
  NewlyCrashing,  ///< Did not crash, and does now.
  NewlyUndecided, ///< Was right, and says nothing now.
  Slower,         ///< Right in both; more than twice the time, and 1 s more.
  StillWrong,     ///< Wrong, or crashing, in both.
  Doubtful,       ///< Changed, but the answer's being wrong is in doubt.
  Fixed,          ///< Was wrong or crashed, and is right now.
  NoLongerWrong,  ///< Was wrong or crashed, and says nothing now.
  NewlyDecided,   ///< Said nothing, and is right now.
  Same,
};
std::string_view toString(Change What);
/// One line for people.
std::string_view meaning(Change What);
/// A release manager wants to know before the release.
bool isWorse(Change What);

/// One checker's last answer to one task.
struct Reply {
  Verdict Said = Verdict::Unknown;
  std::string Detail;
  double WallSeconds = 0;
  bool Confirmed = false, Doubtful = false; ///< It is a finding.
};

/// Pure.
Change compare(Expected Right, const Reply &Baseline, const Reply &Candidate);

/// The answers of one checker, by the hash of the task.
struct SavedVerdicts {
  std::string Checker;
  double LimitSeconds = 0;
  std::map<std::string, Reply> Replies;
};
SavedVerdicts verdictsOf(Store &From, const std::string &Checker);
Json verdictsToJson(const SavedVerdicts &Of);
/// Throws Error with the place of a mistake.
SavedVerdicts verdictsFromJson(const Json &Document, const std::string &Where);

struct Comparison {
  struct Row {
    std::string Task, SeedName, Hash;
    Expected Right;
    Change What = Change::Same;
    Reply Baseline, Candidate;
  };
  std::string Baseline, Candidate;
  std::vector<Row> Rows; ///< Of tasks that both have answered; worst first.
  size_t Unmatched = 0;  ///< Tasks that only the candidate has answered.

  size_t count(Change What) const;
  size_t worse() const;
};
Comparison compareVerdicts(Store &From, const SavedVerdicts &Baseline,
                           const SavedVerdicts &Candidate);

/// A short summary, and the first rows of each kind of change.
std::string comparisonText(const Comparison &Of, size_t RowsPerChange);
Json comparisonJson(const Comparison &Of);
/// A test case for each task; one that got worse has failed.
std::string comparisonJunit(const Comparison &Of);

} // namespace mcfuzz

#endif
