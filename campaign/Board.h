//===- Board.h - keeps count of a running campaign ------------------------===//
//
// Counts in memory what the store would have to be asked for, tells the watcher
// what happens, and lets other programs see it by way of the store.
//
//===----------------------------------------------------------------------===//
#ifndef MCFUZZ_CAMPAIGN_BOARD_H
#define MCFUZZ_CAMPAIGN_BOARD_H

#include "campaign/Store.h"
#include "campaign/Watch.h"

#include <chrono>
#include <deque>
#include <list>
#include <mutex>

namespace mcfuzz {

class Board {
public:
  Board(Store &From, double BudgetSeconds, Watcher &Show);

  /// Something that is going on as long as this lives.
  class Running {
  public:
    Running(Board &On, std::string What);
    ~Running();
    Running(const Running &) = delete;

  private:
    friend class Board;
    Board &On;
    const std::string What;
    const std::chrono::steady_clock::time_point Since;
  };

  void seedDone(const Seed &From, const SeedRecord &Result);
  void taskExecuted(const Task &What, const std::string &Problem,
                    size_t Checkers);
  void runDone(const Task &What, const Work &Of, const RunRecord &Result);
  void found(const FindingRecord &Finding);
  void problem(const std::string &What);
  /// Shows where we are.
  void tick(bool Stopping);

private:
  CheckerTally &tally(const std::string &Label);
  Status status(bool Stopping);

  std::recursive_mutex Mutex;
  Store &From;
  const double BudgetSeconds;
  Watcher &Show;
  Totals Sum; ///< Pending is in Waiting.
  /// Below 0 for a moment if somebody finishes what follows from something
  /// before that is counted here.
  int64_t Waiting;
  std::vector<CheckerTally> Tallies;
  std::list<Running *> Items;
  std::deque<double> Finished; ///< When the runs of the last minute ended.
  double Began, Stored = 0;
};

} // namespace mcfuzz

#endif
