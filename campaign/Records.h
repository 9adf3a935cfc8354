//===- Records.h - what a campaign's store holds --------------------------===//
#ifndef MCFUZZ_CAMPAIGN_RECORDS_H
#define MCFUZZ_CAMPAIGN_RECORDS_H

#include "core/Json.h"
#include "core/Types.h"

namespace mcfuzz {

/// Numbers of rows.
using RowId = int64_t;

/// In place of a checker: execute the task natively.
inline constexpr RowId NativeExecution = 0;

/// A seed that waits to be looked at.
struct QueuedSeed {
  RowId Id = 0;
  Seed From;
};

/// What came of a seed.
struct SeedRecord {
  bool Accepted = false;
  std::string Reason; ///< Why it gave no tasks.
  std::string Text;   ///< The file as it was read.
  Json Profile;       ///< As `mcfuzz profile --json` prints it; or null.
  std::vector<Label> Labels;
  std::vector<std::string> External;   ///< Functions without a body.
  std::vector<std::string> Vocabulary; ///< See Schedule.h.
  std::vector<Task> Tasks;
};

/// One thing to do next: a task with a checker, or with NativeExecution.
struct Work {
  RowId TaskId = 0, CheckerId = 0;
  unsigned Step = 0;   ///< Which time limit.
  bool Repeat = false; ///< A wrong answer is asked for again.
  auto operator<=>(const Work &) const = default;
};

/// A task with what the judge wants to know of its seed.
struct StoredTask {
  Task What;
  std::vector<Label> Labels;
  std::vector<std::string> External;
};

/// A wrong answer and what the checker was given.
struct NewFinding {
  Finding What;
  std::string Code;
};

/// A run that ended, and what follows from it.
struct RunRecord {
  enum class Next {
    Done,   ///< This checker is finished with this task.
    Longer, ///< Once more with the next time limit.
    Repeat, ///< Once more, to see whether it says the same.
  };
  CheckerRun Ran;
  double LimitSeconds = 0;
  bool KeepOutput = false;
  Next Then = Next::Done;
  std::vector<RowId> More;         ///< The same with options, from now on.
  std::optional<NewFinding> Found; ///< About the first answer.
};

/// A finding with everything around it.
struct FindingRecord {
  std::string Id; ///< The same in every campaign that finds it.
  Finding What;
  CheckerRun Ran; ///< The first answer.
  Task On;
  std::string Code; ///< What the checker was given.
  std::string SeedPath;
  double LimitSeconds = 0;
  double AtSeconds = 0; ///< Since the start of the campaign.
};

/// The id that a finding has: it names task, checker and kind.
std::string findingId(const std::string &TaskCode, const std::string &Checker,
                      FindingKind Kind);

/// How often a checker gave each verdict.
struct CheckerTally {
  std::string Label;
  std::vector<size_t> Said = std::vector<size_t>(VerdictCount); ///< By Verdict.
  size_t Right = 0, Confirmed = 0, Doubtful = 0, Tasks = 0;
  double WallSeconds = 0; ///< Of all runs, with shorter and repeated ones.
  double CpuSeconds = 0;
  size_t said(Verdict V) const { return Said[static_cast<size_t>(V)]; }
};

struct Totals {
  size_t Seeds = 0, Derived = 0, Accepted = 0, Unreadable = 0;
  size_t Tasks = 0, Executed = 0, InternalErrors = 0;
  size_t Runs = 0, Pending = 0;
  size_t Confirmed = 0, Doubtful = 0;
  double ElapsedSeconds = 0;
};

/// Reasons that other code looks for.
inline constexpr const char *NoSuchFile = "no such file";

} // namespace mcfuzz

#endif
