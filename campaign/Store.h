//===- Store.h - everything a campaign knows, on disk ---------------------===//
//
// One SQLite file in write-ahead mode. Each thing that is done (a seed looked
// at, a task executed, a run that ended) is one transaction that is on the disk
// when it returns, so a campaign can be killed at any moment and go on from
// there. The queue is in it, too: what is left to do is a table, and memory
// does not grow with it.
//
// All functions may be called from several threads, and throw Error with what
// to do about it when the file cannot be used.
//
//===----------------------------------------------------------------------===//
#ifndef MCFUZZ_CAMPAIGN_STORE_H
#define MCFUZZ_CAMPAIGN_STORE_H

#include "campaign/Records.h"
#include "core/Files.h"

#include <functional>
#include <memory>
#include <set>

namespace mcfuzz {

class Store {
public:
  enum class Access { Read, Write };

  /// A new store in a folder, which is made if need be. Seeds are looked at in
  /// this order. Fill may bring in more; until it is back, there is no store for
  /// others.
  static void create(const fs::path &Folder, const Json &Settings,
                     const std::vector<Seed> &Seeds,
                     const std::function<void(Store &)> &Fill = {});
  /// To write, nobody else may be writing: throws Error with the other's pid.
  Store(const fs::path &Folder, Access How);
  ~Store();

  static fs::path file(const fs::path &Folder) {
    return Folder / "campaign.sqlite";
  }
  /// The process that is working on the campaign; 0 if there is none.
  static int64_t owner(const fs::path &Folder);

  const fs::path &folder() const;
  /// From now on only what is there now is seen, whoever goes on writing.
  void freeze();
  Json settings();

  // One session is one process that works on the campaign.
  void beginSession(const std::string &Version);
  /// Time that this session took up to now; what other programs may show.
  void updateSession(const Json &Live);
  /// How: "finished", "interrupted", ...; the store becomes one plain file.
  void endSession(const std::string &How);
  /// Since the start of the campaign, without the time between sessions.
  double now() const;
  /// What updateSession() got last; null if there is nothing.
  Json live();
  /// How the last session ended; "" if it did not, or has not yet.
  std::string lastEnd();
  /// When the first session began: "2026-11-18T21:06:10Z"; "" if none did.
  std::string begunUtc();
  /// Once, however often it comes.
  void recordProblem(const std::string &What);
  std::vector<std::string> problems();

  RowId checkerId(const std::string &Label, const std::string &Version);

  // Seeds, in order of their ids, which are 1, 2, ...
  std::optional<QueuedSeed> nextSeed(RowId After);
  void recordSeed(RowId Id, const SeedRecord &Result);
  RowId seedCount();
  bool allDerived(RowId First, RowId Last);
  /// The accepted ones among these, with their words.
  std::vector<std::pair<RowId, std::vector<std::string>>>
  vocabularies(RowId First, RowId Last);
  /// The same one by one, for many of them.
  void eachVocabulary(
      RowId First, RowId Last,
      const std::function<void(RowId, std::vector<std::string>)> &Use);
  /// Seeds up to this one are in the queue.
  RowId queuedSeeds();
  /// Their tasks become work, in the order of Ranked; Last is the last seed
  /// that this concerns.
  void queueSeeds(const std::vector<RowId> &Ranked, RowId Last);

  // Work
  /// The first one that is not Busy and for none of these checkers. Only the
  /// first tier, if that is wanted.
  std::optional<Work> nextWork(const std::set<Work> &Busy,
                               const std::set<RowId> &NotThese,
                               bool FirstTierOnly);
  /// The checkers that are not done, with their labels.
  std::vector<std::pair<RowId, std::string>> checkersWithWork();
  StoredTask task(RowId Id);
  void recordBounds(RowId TaskId, const std::vector<LoopBound> &Bounds);
  /// An empty Problem means that it showed its verdict; then Checkers get it.
  void recordExecution(const Work &Of, const std::string &Problem,
                       const std::vector<RowId> &Checkers);
  /// Returns the id of the finding, if there is one.
  std::string recordRun(const Work &Of, const RunRecord &Result);
  /// What it said last, not counting repetitions; with the output if that was
  /// kept.
  std::optional<CheckerRun> lastAnswer(RowId TaskId, RowId CheckerId);

  // Reading
  Totals totals();
  std::vector<CheckerTally> tallies();
  /// In the order in which tasks were queued.
  void eachFinding(const std::function<void(const FindingRecord &)> &Use);
  /// One whose id begins so; throws Error if there is none or several.
  FindingRecord finding(const std::string &Id);
  /// What was found out about a finding, by topic; null if nothing was.
  Json insight(const std::string &FindingId, const std::string &Topic);
  void recordInsight(const std::string &FindingId, const std::string &Topic,
                     const Json &Value);
  struct SeedRow {
    RowId Id = 0;
    Seed From;
    bool Derived = false, Accepted = false;
    std::string Reason;
  };
  void eachSeed(const std::function<void(const SeedRow &)> &Use);
  std::string seedText(const std::string &SeedName);
  /// As `mcfuzz profile --json` prints it; null if there is none.
  Json seedProfile(const std::string &SeedName);
  struct TaskRow {
    RowId Id = 0;
    Task What; ///< Without the code.
    std::string Hash;
    bool Executed = false;
    std::string Problem; ///< It did not show its verdict.
  };
  void eachTask(RowId SeedId, const std::function<void(const TaskRow &)> &Use);
  struct AnswerRow {
    CheckerRun Ran; ///< Without the output.
    std::string FindingId;
    std::optional<Finding> Found;
    double LimitSeconds = 0;
  };
  /// The last answer of each checker.
  void eachAnswer(RowId TaskId,
                  const std::function<void(const AnswerRow &)> &Use);

  // Bringing in what others made
  /// A task that comes from no seed of ours, ready for its checkers. Returns
  /// its number.
  RowId importTask(const StoredTask &What, const std::vector<RowId> &Checkers);
  /// An answer that was given elsewhere; the checker's work is done with it.
  void importAnswer(RowId TaskId, RowId CheckerId, const AnswerRow &Answer);

private:
  Store();
  struct Parts;
  std::unique_ptr<Parts> P;
};

/// The newest campaign below ./mcfuzz-out; throws Error if there is none.
fs::path newestCampaign();

} // namespace mcfuzz

#endif
