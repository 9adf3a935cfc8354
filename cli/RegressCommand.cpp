//===- RegressCommand.cpp - mcfuzz regress --------------------------------===//

#include "campaign/Regress.h"
#include "campaign/Results.h"
#include "campaign/Schedule.h"
#include "cli/Session.h"
#include "core/Error.h"
#include "core/Progress.h"
#include "core/Text.h"
#include "mutate/TaskFiles.h"
#include "profile/TaskOracle.h"
#include "report/SvComp.h"

#include <fmt/format.h>

#include <iostream>
#include <mutex>
#include <thread>

namespace mcfuzz {
namespace {

struct Options {
  std::string Baseline, Candidate;
  std::string SaveBaseline, SaveCandidate, Junit;
  size_t Rows = 10;
  CampaignOptions What;
  SeedSelection Seeds;
  SessionOptions Session;
};

bool isVerdictFile(const std::string &Baseline) {
  // A description is named like that, too, and is an object with a name.
  if (!Baseline.ends_with(".json"))
    return false;
  Json Document = parseJson(readFile(Baseline), Baseline);
  return Document.is_object() && Document.contains("verdicts") &&
         Document.contains("mcfuzz");
}

/// What a folder on the command line holds.
enum class FolderKind { Seeds, Campaign, Tasks, SvComp };

FolderKind folderKind(const fs::path &Folder) {
  if (fs::exists(Store::file(Folder)))
    return FolderKind::Campaign;
  if (fs::exists(Folder / "tasks.json"))
    return FolderKind::Tasks;
  for (const auto &Entry : fs::directory_iterator(Folder))
    if (Entry.path().extension() == ".yml")
      return FolderKind::SvComp;
  return FolderKind::Seeds;
}

/// Whether a run with our limits would give this answer, too.
bool wouldComeAgain(const Store::AnswerRow &A, const CheckerLimits &Ours,
                    bool SameMemoryAndCpu) {
  switch (A.Ran.Said) {
  case Verdict::Timeout:
    return SameMemoryAndCpu && A.LimitSeconds == Ours.WallSeconds;
  case Verdict::OutOfMemory:
  case Verdict::Crash:
    return SameMemoryAndCpu && A.Ran.WallSeconds < Ours.WallSeconds;
  default:
    return A.Ran.WallSeconds < Ours.WallSeconds;
  }
}

/// Tasks of a campaign, and the answers of these programs, by path and version,
/// that a run with our limits would give, too.
void importCampaign(Store &Into, const fs::path &Folder,
                    const CampaignSettings &Settings) {
  Store From(Folder, Store::Access::Read);
  const CheckerLimits &Limit = Settings.Check.Limit;
  Json Theirs = From.settings();
  bool SameMemoryAndCpu =
      Theirs.value("memoryLimitMiB", uint64_t(0)) == Limit.MemoryBytes >> 20 &&
      Theirs.value("cpuLimitSeconds", -1.0) == Limit.CpuSeconds;
  struct Ours {
    RowId Id;
    std::string Program;
  };
  std::map<std::string, Ours> Ids;
  std::vector<RowId> All;
  for (const Checker &By : Settings.Check.Checkers) {
    All.push_back(Into.checkerId(By.label(), By.Version));
    Ids[By.label()] = {All.back(), By.Program.string()};
  }
  From.eachSeed([&](const Store::SeedRow &S) {
    From.eachTask(S.Id, [&](const Store::TaskRow &T) {
      if (!T.Executed || !T.Problem.empty())
        return;
      RowId TaskId = Into.importTask(From.task(T.Id), All);
      From.eachAnswer(T.Id, [&](const Store::AnswerRow &A) {
        auto Known = Ids.find(A.Ran.Checker);
        if (Known == Ids.end())
          return;
        const std::vector<std::string> &Argv = A.Ran.Argv;
        // A development build may have the version of the release.
        bool SameProgram = std::find(Argv.begin(), Argv.end(),
                                     Known->second.Program) != Argv.end();
        // Not asked for again yet, or not counted because of what the checker
        // says without an option: it says nothing here.
        bool IsOpen = judge(T.What.Verdict, A.Ran.Said) && !A.Found;
        if (SameProgram && !IsOpen &&
            wouldComeAgain(A, Limit, SameMemoryAndCpu))
          Into.importAnswer(TaskId, Known->second.Id, A);
      });
    });
  });
}

/// What the judge wants to know of a task that somebody gave us.
struct Examined {
  std::string Problem; ///< It cannot be used.
  std::vector<Label> Labels;
  std::vector<std::string> External;
};

/// Executes it, as all tasks are.
Examined examineTask(const Task &T, const DeriveSettings &How) {
  Instrumented Parsed = instrumentText(T.Code, T.Model, {});
  if (!Parsed.Program)
    return {Parsed.Problem, {}, {}};
  ObservedVerdict Seen = observePatiently(T, How);
  if (!Seen.Verdict)
    return {Seen.Problem, {}, {}};
  if (*Seen.Verdict != T.Verdict)
    return {"executing it shows " + std::string(toString(*Seen.Verdict)),
            {},
            {}};
  return {{}, labelsOf(*Parsed.Program), Parsed.Program->ExternalFunctions};
}

std::vector<Examined> examineTasks(const std::vector<Task> &Tasks,
                                   const DeriveSettings &How, unsigned Jobs,
                                   size_t Before, size_t Total,
                                   Progress &Show) {
  std::vector<Examined> Results(Tasks.size());
  std::atomic<size_t> Next = 0, Done = 0;
  std::mutex Mutex;
  std::exception_ptr Failure;
  auto work = [&] {
    try {
      for (size_t At; (At = Next++) < Tasks.size();) {
        Results[At] = examineTask(Tasks[At], How);
        Show.update(fmt::format("executing the tasks: {}/{}", Before + ++Done,
                                Total));
      }
    } catch (const std::exception &) {
      std::lock_guard<std::mutex> Lock(Mutex);
      Failure = std::current_exception();
      Next = Tasks.size();
    }
  };
  {
    std::vector<std::jthread> Workers;
    for (unsigned I = 0; I < Jobs; ++I)
      Workers.emplace_back(work);
  }
  Show.clear();
  if (Failure)
    std::rethrow_exception(Failure);
  return Results;
}

void eachTask(const fs::path &Folder, FolderKind Kind,
              const std::function<void(Task &&)> &Use) {
  if (Kind == FolderKind::Tasks)
    readTasks(Folder / "tasks.json", {}, {}, Use);
  if (Kind == FolderKind::SvComp)
    readSvComp(Folder, Use);
}

/// Executes the tasks of a folder and brings in those that show their verdict,
/// some at a time: a folder may hold more than our memory.
void importTasks(Store &Into, const fs::path &Folder, FolderKind Kind,
                 size_t Total, const CampaignSettings &Settings, unsigned Jobs,
                 Progress &Show) {
  constexpr size_t AtATime = 256;
  std::vector<RowId> All;
  for (const Checker &By : Settings.Check.Checkers)
    All.push_back(Into.checkerId(By.label(), By.Version));
  size_t Read = 0, Left = 0;
  std::vector<Task> Tasks;
  auto import = [&] {
    std::vector<Examined> Known =
        examineTasks(Tasks, Settings.Derive, Jobs, Read, Total, Show);
    for (size_t I = 0; I < Tasks.size(); ++I) {
      Examined &Of = Known[I];
      if (Of.Problem.empty())
        Into.importTask(
            {Tasks[I], std::move(Of.Labels), std::move(Of.External)}, All);
      else if (++Left == 1)
        Show.note("left out: " + Tasks[I].Name + ": " + Of.Problem);
    }
    Read += Tasks.size();
    Tasks.clear();
  };
  auto take = [&](Task &&T) {
    Tasks.push_back(std::move(T));
    if (Tasks.size() == AtATime)
      import();
  };
  eachTask(Folder, Kind, take);
  import();
  if (Left > 0)
    Show.note(fmt::format("{} of {} tasks do not show their verdict when they "
                          "are executed, and were left out",
                          Left, Read));
  if (Left == Read)
    throw Error("none of the tasks can be used");
}

/// The folder of a new comparison, with seeds or tasks in it.
fs::path create(Options &Given, CampaignSettings &Settings) {
  fs::path Folder = Given.Session.newFolder();
  Given.What.Shared.prepareSandbox();
  Progress Show(Given.Session.Quiet);
  bool Saved = isVerdictFile(Given.Baseline);
  Given.What.Checkers.Names = {Given.Candidate};
  if (!Saved)
    Given.What.Checkers.Names.insert(Given.What.Checkers.Names.begin(),
                                     Given.Baseline);
  Settings = Given.What.settings(Show);
  Json Document = Given.What.toJson();
  Document["command"] = "regress";
  Document["savedBaseline"] =
      Saved ? Json(fs::absolute(Given.Baseline).string()) : Json();
  FolderKind Kind = FolderKind::Seeds;
  const std::vector<std::string> &Files = Given.Seeds.Files;
  if (Files.size() == 1 && Given.Seeds.Sources.empty() &&
      fs::is_directory(Files[0]))
    Kind = folderKind(Files[0]);
  bool Foreign = Kind == FolderKind::Tasks || Kind == FolderKind::SvComp;
  if (Kind == FolderKind::Campaign)
    Foreign = Store(Files[0], Store::Access::Read)
                  .settings()
                  .value("foreignTasks", false);
  Document["foreignTasks"] = Foreign;
  std::vector<Seed> Seeds;
  if (Kind == FolderKind::Seeds) {
    Seeds = Given.Seeds.collect();
    shuffleSeeds(Seeds, Given.What.RngSeed);
  }
  // A mistake in one of them is found before anything is executed.
  size_t Tasks = 0;
  if (Kind == FolderKind::Tasks || Kind == FolderKind::SvComp)
    eachTask(Files[0], Kind, [&](Task &&) { ++Tasks; });
  Store::create(Folder, Document, Seeds, [&](Store &Into) {
    if (Kind == FolderKind::Campaign)
      importCampaign(Into, Files[0], Settings);
    if (Kind == FolderKind::Tasks || Kind == FolderKind::SvComp)
      importTasks(Into, Files[0], Kind, Tasks, Settings, Given.Seeds.Jobs,
                  Show);
  });
  return Folder;
}

/// By the names of the tasks.
std::map<std::string, RowId> taskIds(Store &From) {
  std::map<std::string, RowId> Ids;
  From.eachSeed([&](const Store::SeedRow &S) {
    From.eachTask(S.Id,
                  [&](const Store::TaskRow &T) { Ids[T.What.Name] = T.Id; });
  });
  return Ids;
}

/// The times and limits of one run may be noise: what would be worse for that
/// reason alone gets a second chance.
void tryAgain(Comparison &Of, Store &From, const CampaignSettings &Settings,
              Progress &Show) {
  const Checker &By = Settings.Check.Checkers.back();
  const std::map<std::string, RowId> Ids = taskIds(From);
  for (Comparison::Row &R : Of.Rows) {
    bool Late = R.What == Change::NewlyUndecided &&
                R.Candidate.Said == Verdict::Timeout;
    if (R.What != Change::Slower && !Late)
      continue;
    Show.update("measuring again: " + R.Task);
    CheckerRun Again = runChecker(By, From.task(Ids.at(R.Task)).What,
                                  Settings.Check.Limit);
    if (runsCancelled())
      return;
    if (toString(Again.Said) == toString(R.Right) &&
        (Late || Again.WallSeconds < R.Candidate.WallSeconds))
      R.Candidate = {Again.Said, Again.Detail, Again.WallSeconds};
    R.What = compare(R.Right, R.Baseline, R.Candidate);
  }
  Show.clear();
}

/// Who saved a baseline may not have asked whether a task is an oracle.
void doubtSavedBaseline(Comparison &Of, Store &From, const DeriveSettings &How,
                        Progress &Show) {
  const std::map<std::string, RowId> Ids = taskIds(From);
  for (Comparison::Row &R : Of.Rows) {
    if (!R.Baseline.Confirmed || R.Baseline.Said == Verdict::Crash)
      continue;
    Show.update("is it an oracle? " + R.Task);
    if (oracleProblem(From.task(Ids.at(R.Task)).What, How).empty())
      continue;
    R.Baseline.Confirmed = false;
    R.Baseline.Doubtful = true;
    R.What = compare(R.Right, R.Baseline, R.Candidate);
  }
  Show.clear();
}

void save(const std::string &File, const SavedVerdicts &What) {
  if (!File.empty())
    writeFile(File, dumpJson(verdictsToJson(What)));
}

int execute(Options Given, const CLI::App &Command) {
  Given.Session.budgetSeconds();
  CampaignSettings Settings;
  fs::path Folder = Given.Session.Resume;
  if (Folder.empty()) {
    if (Given.Baseline.empty() || Given.Candidate.empty())
      throw Error("give --baseline and --candidate, or --resume");
    Folder = create(Given, Settings);
  } else {
    Given.Session.mustNotChange(Command);
  }
  Store Into(Folder, Store::Access::Write);
  Json Document = Into.settings();
  if (!Given.Session.Resume.empty()) {
    if (Document.value("command", "") != "regress")
      throw Error(Given.Session.Resume + ": is no campaign of mcfuzz regress");
    Given.What.fromJson(Document, Given.Session.Resume);
    Given.What.Shared.prepareSandbox();
    Progress Show(Given.Session.Quiet);
    Settings = Given.What.settings(Show);
  }
  std::optional<SavedVerdicts> Saved;
  if (Document["savedBaseline"].is_string()) {
    std::string File = Document["savedBaseline"];
    Saved = verdictsFromJson(parseJson(readFile(File), File), File);
    if (Saved->LimitSeconds != Settings.Check.Limit.WallSeconds)
      std::cerr << fmt::format("mcfuzz: {} was made with a time limit of {:g} "
                               "s, this comparison has {:g} s\n",
                               File, Saved->LimitSeconds,
                               Settings.Check.Limit.WallSeconds);
  }

  bool Foreign = Document.value("foreignTasks", false);
  Settings.ForeignTasks = Foreign;
  Settings.Jobs = Given.Seeds.Jobs;
  SessionOptions Display = Given.Session;
  Display.AsJson = false; // Here it means the comparison.
  CampaignEnd How = runSession(Into, Settings, Display);
  writeResults(Into);
  explainEnd(How, Into.folder(), "regress");
  if (How != CampaignEnd::Finished)
    return ExitUsage; // No answer to the question yet.

  const std::vector<Checker> &Checkers = Settings.Check.Checkers;
  SavedVerdicts Candidate = verdictsOf(Into, Checkers.back().label());
  SavedVerdicts Baseline =
      Saved ? *Saved : verdictsOf(Into, Checkers.front().label());
  Comparison Compared = compareVerdicts(Into, Baseline, Candidate);
  if (Compared.Rows.empty())
    throw Error("there is no task that both have answered");
  Progress Show(Given.Session.Quiet);
  tryAgain(Compared, Into, Settings, Show);
  if (Foreign && Saved)
    doubtSavedBaseline(Compared, Into, Settings.Derive, Show);
  for (const Comparison::Row &R : Compared.Rows) {
    Baseline.Replies[R.Hash] = R.Baseline;
    Candidate.Replies[R.Hash] = R.Candidate;
  }
  save(Given.SaveBaseline, Baseline);
  save(Given.SaveCandidate, Candidate);
  std::string Text = comparisonText(Compared, SIZE_MAX);
  writeFile(Into.folder() / "comparison.txt", Text);
  if (!Given.Junit.empty())
    writeFile(Given.Junit, comparisonJunit(Compared));
  if (Given.Session.AsJson)
    std::cout << dumpJson(comparisonJson(Compared));
  else
    std::cout << comparisonText(Compared, Given.Rows) << "all rows: "
              << (Into.folder() / "comparison.txt").string() << "\n";
  if (size_t Lost = Into.totals().InternalErrors; Lost > 0) {
    std::cerr << "mcfuzz: internal error: " << Lost
              << " tasks did not show their verdict and were not compared\n";
    return ExitInternal;
  }
  return Compared.worse() > 0 ? ExitFindings : ExitOk;
}

} // namespace

void addRegressCommand(CLI::App &App, int &Exit) {
  auto Given = std::make_shared<Options>();
  CLI::App *Command = App.add_subcommand(
      "regress", "What changed from one release of a checker to another");
  Command->footer(
      "Both checkers get the same tasks, from seeds (as in `mcfuzz run`), from\n"
      "a campaign (its folder in place of SEED; answers that are in it are not\n"
      "asked for again) or from a folder that `mcfuzz mutate` or `mcfuzz\n"
      "export` wrote. Exit status 1 if anything got worse: wrong, crashing,\n"
      "undecided, or right in more than twice the time and 1 s more (measured\n"
      "twice).\n\n"
      "  mcfuzz regress --baseline cbmc@5.12 --candidate cbmc@6.6.0\n"
      "  mcfuzz regress --baseline old.json --candidate ./mine.json\n\n"
      "where old.json was made by --save-candidate at the last release.");
  Command->add_option("--baseline", Given->Baseline,
                      "A checker, or a file of saved verdicts");
  Command->add_option("--candidate", Given->Candidate,
                      "The checker to look at");
  Command->add_option("--save-baseline", Given->SaveBaseline,
                      "Write the baseline's verdicts to this file, to be used "
                      "in place of the program");
  Command->add_option("--save-candidate", Given->SaveCandidate,
                      "The same for the candidate");
  Command->add_option("--junit", Given->Junit,
                      "Write a JUnit report for a CI system");
  Command
      ->add_option("--rows", Given->Rows, "Tasks shown for each kind of change")
      ->capture_default_str();
  Given->Seeds.addTo(*Command);
  Given->What.Checkers.addLimitsTo(*Command);
  Command
      ->add_option("--strategy", Given->What.StrategyList,
                   "A list of er, ecr, fcr, fcr-reach, or all")
      ->capture_default_str();
  Command
      ->add_option("--seed", Given->What.RngSeed,
                   "The same number gives the same order of seeds")
      ->capture_default_str();
  Given->Session.addTo(*Command);
  Given->What.Oracle.addTo(*Command);
  Given->What.Shared.addTo(*Command);
  Command->callback(
      [Given, Command, &Exit] { Exit = execute(*Given, *Command); });
}

} // namespace mcfuzz
