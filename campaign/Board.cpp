//===- Board.cpp - keeps count of a running campaign ----------------------===//

#include "campaign/Board.h"

#include <algorithm>

namespace mcfuzz {
namespace {

constexpr double RateSeconds = 60, StoreSeconds = 1;
/// An estimate from less would be a guess.
constexpr size_t SeedsForEstimate = 8;

} // namespace

#define LOCKED std::lock_guard<std::recursive_mutex> Lock(Mutex)

Board::Board(Store &From, double BudgetSeconds, Watcher &Show)
    : From(From), BudgetSeconds(BudgetSeconds), Show(Show), Sum(From.totals()),
      Waiting(static_cast<int64_t>(Sum.Pending)), Tallies(From.tallies()),
      Began(From.now()) {}

Board::Running::Running(Board &On, std::string What)
    : On(On), What(std::move(What)), Since(std::chrono::steady_clock::now()) {
  std::lock_guard<std::recursive_mutex> Lock(On.Mutex);
  On.Items.push_back(this);
}

Board::Running::~Running() {
  std::lock_guard<std::recursive_mutex> Lock(On.Mutex);
  On.Items.remove(this);
}

CheckerTally &Board::tally(const std::string &Label) {
  for (CheckerTally &T : Tallies)
    if (T.Label == Label)
      return T;
  Tallies.push_back({.Label = Label});
  return Tallies.back();
}

void Board::seedDone(const Seed &Of, const SeedRecord &Result) {
  LOCKED;
  ++Sum.Derived;
  Sum.Accepted += Result.Accepted;
  Sum.Unreadable += Result.Reason == NoSuchFile;
  Sum.Tasks += Result.Tasks.size();
  Waiting += static_cast<int64_t>(Result.Tasks.size());
  Show.seedDone(Of, Result);
}

void Board::taskExecuted(const Task &, const std::string &Problem,
                         size_t Checkers) {
  LOCKED;
  ++Sum.Executed;
  --Waiting;
  if (Problem.empty())
    Waiting += static_cast<int64_t>(Checkers);
  else
    ++Sum.InternalErrors;
}

void Board::runDone(const Task &What, const Work &Of, const RunRecord &Result) {
  LOCKED;
  CheckerTally &T = tally(Result.Ran.Checker);
  T.WallSeconds += Result.Ran.WallSeconds;
  T.CpuSeconds += Result.Ran.CpuSeconds;
  ++Sum.Runs;
  if (!Of.Repeat) {
    if (Of.Step > 0) // It has an answer already: none in time.
      --T.Said[static_cast<size_t>(Verdict::Timeout)];
    else
      ++T.Tasks;
    ++T.Said[static_cast<size_t>(Result.Ran.Said)];
    T.Right += toString(Result.Ran.Said) == toString(What.Verdict);
  }
  if (Result.Found) {
    ++(Result.Found->What.Confirmed ? T.Confirmed : T.Doubtful);
    ++(Result.Found->What.Confirmed ? Sum.Confirmed : Sum.Doubtful);
  }
  if (Result.Then == RunRecord::Next::Done)
    Waiting += static_cast<int64_t>(Result.More.size()) - 1;
  Finished.push_back(From.now());
  Show.runDone(What, Result.Ran, Result.LimitSeconds, Of.Repeat);
}

void Board::found(const FindingRecord &Finding) {
  LOCKED;
  Show.found(Finding);
}

void Board::problem(const std::string &What) {
  LOCKED;
  Show.problem(What);
}

Status Board::status(bool Stopping) {
  double Now = From.now();
  Sum.Pending = static_cast<size_t>(std::max<int64_t>(Waiting, 0));
  while (!Finished.empty() && Finished.front() < Now - RateSeconds)
    Finished.pop_front();
  Status Result;
  Result.Sum = Sum;
  Result.Sum.ElapsedSeconds = Now;
  Result.Checkers = Tallies;
  Result.Stopping = Stopping;
  auto Clock = std::chrono::steady_clock::now();
  for (const Running *Item : Items)
    Result.Running.push_back(
        {Item->What,
         std::chrono::duration<double>(Clock - Item->Since).count()});
  double Window = std::min(RateSeconds, Now - Began);
  if (Window > 0)
    Result.RunsPerSecond = static_cast<double>(Finished.size()) / Window;
  if (Result.RunsPerSecond > 0 &&
      (Sum.Derived >= SeedsForEstimate || Sum.Derived == Sum.Seeds)) {
    // Seeds to come make as many runs as those that were looked at.
    double PerSeed = static_cast<double>(Sum.Runs + Sum.Pending) /
                     static_cast<double>(Sum.Derived);
    double Left = PerSeed * static_cast<double>(Sum.Seeds) -
                  static_cast<double>(Sum.Runs);
    Result.SecondsLeft = Left / Result.RunsPerSecond;
  }
  if (BudgetSeconds > 0)
    Result.SecondsLeft = std::min(Result.SecondsLeft.value_or(1e18),
                                  std::max(0.0, BudgetSeconds - Now));
  return Result;
}

void Board::tick(bool Stopping) {
  LOCKED;
  Status Now = status(Stopping);
  if (Now.Sum.ElapsedSeconds - Stored >= StoreSeconds) {
    From.updateSession(statusJson(Now));
    Stored = Now.Sum.ElapsedSeconds;
  }
  Show.tick(Now);
}

} // namespace mcfuzz
