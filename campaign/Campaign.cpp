//===- Campaign.cpp - the whole pipeline over many seeds ------------------===//
//
// Each worker takes the most urgent thing that nobody works on: a run with a
// short time limit, else a seed to be looked at, else a run with a longer
// limit. So the cores are busy as long as there is anything to do, findings
// come early, and no stage waits for another to finish.
//
// What is done is recorded in one transaction with what follows from it; what
// is being done is only in memory. A campaign that was killed therefore does
// again just what was going on at that moment.
//
//===----------------------------------------------------------------------===//

#include "campaign/Campaign.h"

#include "campaign/Board.h"
#include "campaign/Schedule.h"
#include "core/Error.h"
#include "core/Text.h"
#include "profile/LoopBounds.h"
#include "profile/TaskOracle.h"
#include "validate/ReadVerdict.h"

#include <condition_variable>
#include <mutex>
#include <thread>
#include <unistd.h>

namespace mcfuzz {
namespace {

using namespace std::chrono_literals;

/// Why a file cannot even be looked at; "" if it can.
std::string readProblem(const Seed &From) {
  std::error_code Failed;
  if (!fs::is_regular_file(From.Path, Failed))
    return NoSuchFile;
  if (fs::file_size(From.Path, Failed) == 0)
    return "the file is empty";
  if (::access(From.Path.c_str(), R_OK) != 0)
    return "no permission to read the file";
  return {};
}

/// Whether these are the words of a machine that has no room for files or
/// processes. What they stop is no fact about a seed or a task.
bool isMachinesFault(std::string_view Why) {
  for (const char *Sign : {"No space left on device", "not started: ",
                           "Resource temporarily unavailable",
                           "cannot make a temporary folder"})
    if (contains(Why, Sign))
      return true;
  return false;
}

/// For what would be recorded for good because a busy machine is slow.
DeriveSettings patient(DeriveSettings How) {
  How.Native.WallSeconds *= 4;
  return How;
}

/// Throws Error if there is no room.
void probeMachine() {
  TempDir Scratch;
  writeFile(Scratch.path() / "room", std::string(16 << 20, '.'));
  Run Probe = run({.Argv = {"true"}});
  if (Probe.End == RunEnd::NotStarted)
    throw Error("no program can be started: " + Probe.Err);
}

/// False if the checker did not even begin: it said nothing, but we or the
/// sandbox did.
bool hasRun(const CheckerRun &Ran) {
  return Ran.Said == Verdict::Safe || Ran.Said == Verdict::Unsafe ||
         !(Ran.Detail.starts_with("not started: ") ||
           Ran.Output.starts_with("bwrap: "));
}

class Pipeline {
public:
  Pipeline(Store &Into, const CampaignSettings &Settings, Watcher &Show)
      : Into(Into), Settings(Settings),
        Steps(timeLimitSteps(Settings.Check.Limit.WallSeconds)),
        Now(Into, Settings.BudgetSeconds, Show) {
    for (const Checker &Plain : Settings.Check.Checkers) {
      addChecker(Plain, std::nullopt);
      RowId PlainId = PlainIds.emplace_back(idOf(Plain));
      NeutralChoice All = Settings.Check.Options;
      All.All |= All.Random; // Which one a task gets is known later.
      All.Random = false;
      for (const Checker &More : withOptions(Plain, All, ""))
        addChecker(More, PlainId);
    }
    for (const auto &[Label, Problem] : Settings.Absent) {
      // It gets the tasks that are executed now as soon as it is back.
      RowId Id = PlainIds.emplace_back(
          Into.checkerId(Label, parseCheckerName(Label).Version));
      suspend(Id, Label + ": " + Problem + "; its tasks wait");
    }
    for (auto &[Id, Label] : Into.checkersWithWork())
      if (Id != NativeExecution && !Checkers.contains(Id) &&
          !Suspended.contains(Id))
        suspend(Id, Label + ": cannot be used here now; its tasks wait");
    Into.eachVocabulary(1, Into.queuedSeeds(),
                        [&](RowId, const std::vector<std::string> &Words) {
                          Seen.insert(Words.begin(), Words.end());
                        });
    queueFinishedBlocks();
  }

  CampaignEnd run() {
    {
      std::vector<std::jthread> Workers;
      for (unsigned I = 0; I < Settings.Jobs; ++I)
        Workers.emplace_back([this] { work(); });
      // This thread shows what the others do.
      while (!waitForEnd(250ms)) {
        try {
          Now.tick(wantsToStop());
        } catch (const std::exception &E) {
          giveUp(E);
        }
      }
    }
    if (Failure)
      std::rethrow_exception(Failure);
    Now.tick(wantsToStop());
    return How;
  }

private:
  struct BoundChecker {
    Checker By;
    /// The same without its neutral option, if it has one.
    std::optional<RowId> Plain;
  };

  Store &Into;
  const CampaignSettings &Settings;
  const std::vector<double> Steps;
  Board Now;
  std::map<RowId, BoundChecker> Checkers;
  std::vector<RowId> PlainIds;

  std::mutex Mutex; ///< Guards what follows.
  std::condition_variable Changed;
  std::set<Work> Busy;
  std::set<RowId> BusySeeds;
  RowId LastSeed = 0;              ///< Taken by somebody.
  std::set<std::string> Seen;      ///< Words of the seeds in the queue.
  std::set<RowId> Suspended;       ///< Checkers that are gone.
  unsigned Ended = 0;              ///< Workers.
  CampaignEnd How = CampaignEnd::Finished;
  std::exception_ptr Failure;

  RowId idOf(const Checker &By) {
    return Into.checkerId(By.label(), By.Version);
  }

  void addChecker(const Checker &By, std::optional<RowId> Plain) {
    RowId Id = idOf(By);
    Checkers.emplace(Id, BoundChecker{By, Plain});
  }

  bool waitForEnd(std::chrono::milliseconds AtMost) {
    std::unique_lock<std::mutex> Lock(Mutex);
    return Changed.wait_for(Lock, AtMost,
                            [&] { return Ended == Settings.Jobs; });
  }

  bool wantsToStop() const {
    return runsCancelled() || (Settings.Stop && *Settings.Stop);
  }

  /// The first failure ends the campaign, others follow from it.
  void giveUp(const std::exception &) {
    std::lock_guard<std::mutex> Lock(Mutex);
    if (!Failure)
      Failure = std::current_exception();
    Changed.notify_all();
  }

  void work() {
    try {
      while (workOnce())
        ;
    } catch (const std::exception &E) {
      giveUp(E);
    }
    std::lock_guard<std::mutex> Lock(Mutex);
    ++Ended;
    Changed.notify_all();
  }

  /// False if the campaign is over for this worker.
  bool workOnce() {
    std::unique_lock<std::mutex> Lock(Mutex);
    while (true) {
      if (Failure)
        return false;
      if (wantsToStop()) {
        How = CampaignEnd::Interrupted;
        return false;
      }
      if (Settings.BudgetSeconds > 0 && Into.now() > Settings.BudgetSeconds) {
        How = CampaignEnd::OutOfBudget;
        return false;
      }
      std::optional<QueuedSeed> Next = Into.nextSeed(LastSeed);
      if (auto Found = Into.nextWork(Busy, Suspended, Next.has_value())) {
        Busy.insert(*Found);
        Lock.unlock();
        doWork(*Found);
        Lock.lock();
        Busy.erase(*Found);
        Changed.notify_all();
        return true;
      }
      if (Next) {
        LastSeed = Next->Id;
        BusySeeds.insert(Next->Id);
        Lock.unlock();
        doSeed(*Next);
        Lock.lock();
        BusySeeds.erase(Next->Id);
        queueFinishedBlocks();
        Changed.notify_all();
        return true;
      }
      if (Busy.empty() && BusySeeds.empty()) {
        if (!Suspended.empty() && Into.nextWork({}, {}, false))
          How = CampaignEnd::Suspended;
        return false;
      }
      // Somebody else's work may give us some. Time limits and signals do not
      // wake us, so look again soon.
      Changed.wait_for(Lock, 100ms);
    }
  }

  void queueFinishedBlocks() {
    RowId Count = Into.seedCount();
    for (RowId First = Into.queuedSeeds() + 1; First <= Count;) {
      RowId Last = endOfBlock(First - 1, Count);
      if (!Into.allDerived(First, Last))
        return;
      Into.queueSeeds(rankByNews(Into.vocabularies(First, Last), Seen), Last);
      First = Last + 1;
    }
  }

  void doSeed(const QueuedSeed &Next) {
    Board::Running Item(Now, "profile " + Next.From.Name);
    SeedRecord Result = lookAt(Next.From, Settings);
    if (isMachinesFault(Result.Reason))
      Result = lookAt(Next.From, Settings);
    if (isMachinesFault(Result.Reason)) {
      // Compilers quote the seed: such words may be its own.
      if (!Result.Reason.starts_with("parse: "))
        throw Error(Next.From.Name + ": " + Result.Reason);
      probeMachine();
    }
    if (runsCancelled())
      return; // Rejections may come from that.
    Into.recordSeed(Next.Id, Result);
    Now.seedDone(Next.From, Result);
  }

  void doWork(const Work &Of) {
    StoredTask Given = Into.task(Of.TaskId);
    if (Of.CheckerId == NativeExecution)
      execute(Of, Given.What);
    else
      check(Of, Given);
  }

  /// The last gate: no checker gets a task that does not show its verdict.
  void execute(const Work &Of, const Task &What) {
    Board::Running Item(Now, "execute " + What.Name);
    ObservedVerdict Observed = observePatiently(What, Settings.Derive);
    if (runsCancelled())
      return;
    std::string Problem;
    if (Observed.Verdict != What.Verdict)
      Problem = "executing the task shows " +
                (Observed.Verdict
                     ? std::string(toString(*Observed.Verdict))
                     : "no verdict (" + Observed.Problem + ")") +
                ", expected " + std::string(toString(What.Verdict));
    Into.recordExecution(Of, Problem, PlainIds);
    Now.taskExecuted(What, Problem, PlainIds.size());
    if (!Problem.empty()) {
      Into.recordProblem("internal error: " + What.Name + ": " + Problem);
      Now.problem("internal error: " + What.Name + ": " + Problem);
    }
  }

  void check(const Work &Of, StoredTask &Given) {
    auto Known = Checkers.find(Of.CheckerId);
    if (Known == Checkers.end())
      throw std::logic_error("work for a checker that is not there");
    const BoundChecker &Bound = Known->second;
    Board::Running Item(Now, Bound.By.label() + " " + Given.What.Name);
    Task &What = Given.What;
    if (Bound.By.wantsBounds() && !What.Bounds) {
      What.Bounds = measureBounds(What, patient(Settings.Derive).Native);
      if (runsCancelled())
        return;
      if (What.Bounds) {
        Into.recordBounds(Of.TaskId, *What.Bounds);
      } else {
        probeMachine();
        What.Bounds.emplace(); // For now.
      }
    }
    CheckerLimits Limit = Settings.Check.Limit;
    if (Of.Repeat)
      Limit = limitsOfRepetition(Limit); // And the longest time.
    else
      Limit.WallSeconds = Steps[Of.Step];
    RunRecord Result{runChecker(Bound.By, What, Limit), Limit.WallSeconds};
    if (!hasRun(Result.Ran)) {
      std::this_thread::sleep_for(1s);
      Result.Ran = runChecker(Bound.By, What, Limit);
    }
    if (runsCancelled() || isGone(Bound, Of.CheckerId, Result.Ran))
      return;
    if (!hasRun(Result.Ran))
      throw Error(Bound.By.label() + " cannot be started: " +
                  oneLine(Result.Ran.Output));
    decide(Of, Given, Bound, Result);
    if (runsCancelled())
      return; // A doubt may come from that.
    std::string FindingId = Into.recordRun(Of, Result);
    Now.runDone(What, Of, Result);
    if (!FindingId.empty())
      Now.found(Into.finding(FindingId));
  }

  bool tellsVersion(const Checker &By) {
    for (int Times = 0; Times < 2; ++Times)
      if (askVersion(By.About, By.Program) == By.Version)
        return true;
    return false;
  }

  /// The program of a checker that was removed gives answers, too: the
  /// sandbox's complaints. Its work waits until it is back.
  bool isGone(const BoundChecker &Bound, RowId Id, const CheckerRun &Ran) {
    if (Ran.Said == Verdict::Safe || Ran.Said == Verdict::Unsafe)
      return false;
    bool IsThere = ::access(Bound.By.Program.c_str(), X_OK) == 0;
    // A part of it may be gone, such as what a script starts.
    const CheckerDescription &About = Bound.By.About;
    bool IsOdd = !About.VersionPattern.empty() &&
                 (Ran.Said == Verdict::Rejected ||
                  (Ran.Said == Verdict::Unknown &&
                   Ran.Detail.starts_with(NoRuleMatches)));
    if (IsThere && (!IsOdd || tellsVersion(Bound.By)))
      return false;
    if (runsCancelled())
      return true; // Its silence may come from that.
    suspend(Id, Bound.By.label() + ": " + Bound.By.Program.string() +
                    (IsThere ? " does not tell its version any more"
                             : " is not there any more") +
                    "; its tasks wait");
    return true;
  }

  void suspend(RowId Id, const std::string &What) {
    {
      std::lock_guard<std::mutex> Lock(Mutex);
      if (!Suspended.insert(Id).second)
        return;
    }
    Into.recordProblem(What);
    Now.problem(What);
  }

  /// Ours come from programs that are oracles.
  void doubtTask(const Task &On, Finding &What) {
    std::string Problem = oracleProblem(On, patient(Settings.Derive));
    if (isMachinesFault(Problem))
      throw Error(On.Name + ": " + Problem);
    if (Problem.empty())
      return;
    What.Confirmed = false;
    What.Reasons.push_back("the program is no oracle: " + Problem);
  }

  /// What follows from an answer.
  void decide(const Work &Of, const StoredTask &Given,
              const BoundChecker &Bound, RunRecord &Result) {
    std::optional<CheckerRun> Without;
    if (Bound.Plain)
      Without = Into.lastAnswer(Of.TaskId, *Bound.Plain);
    const CheckerRun *Plain = Without ? &*Without : nullptr;
    if (Of.Repeat) {
      std::optional<CheckerRun> First =
          Into.lastAnswer(Of.TaskId, Of.CheckerId);
      if (!First)
        throw std::logic_error("a repetition without a first run");
      std::optional<FindingKind> Kind = judge(Given.What.Verdict, First->Said);
      Finding What = conclude(Kind.value(), Bound.By, *First, Result.Ran,
                              Given.Labels, Given.External, Plain);
      if (Settings.ForeignTasks && What.Confirmed &&
          What.Kind != FindingKind::Crash)
        doubtTask(Given.What, What);
      Result.Found = NewFinding{std::move(What),
                                taskText(Bound.By.About, Given.What)
                                    .value_or(Given.What.Code)};
    } else if (judge(Given.What.Verdict, Result.Ran.Said) &&
               !(Plain && isSameAnswer(Result.Ran, *Plain))) {
      Result.Then = RunRecord::Next::Repeat;
      Result.KeepOutput = true;
      return;
    } else if (Result.Ran.Said == Verdict::Timeout &&
               Of.Step + 1 < Steps.size()) {
      Result.Then = RunRecord::Next::Longer;
      return;
    }
    if (!Bound.Plain)
      for (const Checker &More :
           withOptions(Bound.By, Settings.Check.Options, Given.What.Name))
        Result.More.push_back(idOf(More));
  }
};

} // namespace

SeedRecord lookAt(const Seed &From, const CampaignSettings &Settings) {
  SeedRecord Result;
  Result.Reason = readProblem(From);
  if (!Result.Reason.empty())
    return Result;
  Result.Text = readFile(From.Path);
  Derived Known = deriveSeed(From, Settings.Derive);
  const Profile &Behaviour = Known.Behaviour;
  Result.Profile = profileToJson(Behaviour,
                                 Known.Program ? &*Known.Program : nullptr);
  Result.Reason = Behaviour.Reason;
  if (!Behaviour.Accepted)
    return Result;
  const CountedProgram &Program = *Known.Program;
  if (Program.Branches.empty()) {
    Result.Reason = "no branches";
    return Result;
  }
  Result.Accepted = true;
  Result.Labels = Behaviour.Labels;
  Result.External = Program.ExternalFunctions;
  Result.Vocabulary = wordsOf(Program);
  Origin Of{From, Program, Behaviour, Settings.Derive.Model};
  for (const Strategy *S : Settings.Strategies)
    for (Task &T : S->Make(Of))
      Result.Tasks.push_back(std::move(T));
  return Result;
}

ObservedVerdict observePatiently(const Task &What, const DeriveSettings &How) {
  ObservedVerdict Seen = observeTask(What, How);
  if (Seen.Verdict == What.Verdict)
    return Seen;
  Seen = observeTask(What, patient(How));
  if (isMachinesFault(Seen.Problem))
    throw Error(What.Name + ": " + Seen.Problem);
  return Seen;
}

std::string_view toString(CampaignEnd How) {
  switch (How) {
  case CampaignEnd::Finished:
    return "finished";
  case CampaignEnd::Interrupted:
    return "interrupted";
  case CampaignEnd::OutOfBudget:
    return "out of budget";
  case CampaignEnd::Suspended:
    return "waiting for a checker";
  }
  return "?";
}

CampaignEnd runCampaign(Store &Into, const CampaignSettings &Settings,
                        Watcher &Show) {
  return Pipeline(Into, Settings, Show).run();
}

} // namespace mcfuzz
