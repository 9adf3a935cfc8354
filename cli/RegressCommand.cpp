//===- RegressCommand.cpp - mcfuzz regress --------------------------------===//

#include "campaign/Regress.h"
#include "campaign/Results.h"
#include "campaign/Schedule.h"
#include "cli/Session.h"
#include "profile/TaskOracle.h"
#include "core/Error.h"
#include "core/Progress.h"
#include "core/Text.h"
#include "mutate/TaskFiles.h"
#include "report/SvComp.h"

#include <fmt/format.h>

#include <iostream>

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

/// Tasks of a campaign, and the answers of these checkers that a run with our
/// limit would give, too.
void importCampaign(Store &Into, const fs::path &Folder,
                    const CampaignSettings &Settings) {
  Store From(Folder, Store::Access::Read);
  double Limit = Settings.Check.Limit.WallSeconds;
  std::map<std::string, RowId> Ids;
  std::vector<RowId> All;
  for (const Checker &By : Settings.Check.Checkers)
    All.push_back(Ids[By.label()] = Into.checkerId(By.label(), By.Version));
  From.eachSeed([&](const Store::SeedRow &S) {
    From.eachTask(S.Id, [&](const Store::TaskRow &T) {
      if (!T.Executed || !T.Problem.empty())
        return;
      RowId TaskId = Into.importTask(From.task(T.Id), All);
      From.eachAnswer(T.Id, [&](const Store::AnswerRow &A) {
        auto Known = Ids.find(A.Ran.Checker);
        bool SameLimit = A.Ran.Said == Verdict::Timeout
                             ? A.LimitSeconds == Limit
                             : A.Ran.WallSeconds < Limit;
        if (Known != Ids.end() && SameLimit)
          Into.importAnswer(TaskId, Known->second, A);
      });
    });
  });
}

/// Tasks that somebody gave us: each is executed, as always.
void importTasks(Store &Into, const std::vector<Task> &Tasks,
                 const CampaignSettings &Settings, Progress &Show) {
  std::vector<RowId> All;
  for (const Checker &By : Settings.Check.Checkers)
    All.push_back(Into.checkerId(By.label(), By.Version));
  size_t Left = 0, Done = 0;
  for (const Task &T : Tasks) {
    Show.update(fmt::format("executing the tasks: {}/{}", ++Done, Tasks.size()));
    ObservedVerdict Seen = observeTask(T, Settings.Derive);
    Instrumented Parsed = instrumentText(T.Code, T.Model, {});
    if (Seen.Verdict != T.Verdict || !Parsed.Program) {
      if (++Left == 1)
        Show.note("left out: " + T.Name + ": " +
                  (!Parsed.Program ? Parsed.Problem
                   : Seen.Verdict  ? "executing it shows " +
                                        std::string(toString(*Seen.Verdict))
                                   : Seen.Problem));
      continue;
    }
    Into.importTask({T, labelsOf(*Parsed.Program),
                     Parsed.Program->ExternalFunctions},
                    All);
  }
  Show.clear();
  if (Left > 0)
    Show.note(fmt::format("{} of {} tasks do not show their verdict when they "
                          "are executed, and were left out",
                          Left, Tasks.size()));
  if (Left == Tasks.size())
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
  if (!Saved && Given.What.Checkers.Names[0] == Given.What.Checkers.Names[1])
    throw Error("--baseline and --candidate are the same checker: " +
                Given.What.Checkers.Names[0]);
  Json Document = Given.What.toJson();
  Document["command"] = "regress";
  Document["savedBaseline"] =
      Saved ? Json(fs::absolute(Given.Baseline).string()) : Json();
  FolderKind Kind = FolderKind::Seeds;
  const std::vector<std::string> &Files = Given.Seeds.Files;
  if (Files.size() == 1 && Given.Seeds.Sources.empty() &&
      fs::is_directory(Files[0]))
    Kind = folderKind(Files[0]);
  Document["foreignTasks"] =
      Kind == FolderKind::Tasks || Kind == FolderKind::SvComp;
  std::vector<Seed> Seeds;
  if (Kind == FolderKind::Seeds) {
    Seeds = Given.Seeds.collect();
    shuffleSeeds(Seeds, Given.What.RngSeed);
  }
  std::vector<Task> Tasks;
  if (Kind == FolderKind::Tasks)
    Tasks = readTasks(fs::path(Files[0]) / "tasks.json", {}, {});
  if (Kind == FolderKind::SvComp)
    Tasks = readSvComp(Files[0]);
  Store::create(Folder, Document, Seeds);
  Store Into(Folder, Store::Access::Write);
  Into.beginSession(MCFUZZ_VERSION);
  if (Kind == FolderKind::Campaign)
    importCampaign(Into, Files[0], Settings);
  if (!Tasks.empty())
    importTasks(Into, Tasks, Settings, Show);
  Into.endSession("tasks are there");
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

/// Tasks of others may be no oracles; ours come from programs that are.
void doubtForeignTasks(Comparison &Of, Store &From, Progress &Show) {
  const std::map<std::string, RowId> Ids = taskIds(From);
  for (Comparison::Row &R : Of.Rows) {
    auto isWrong = [](const Reply &Said) {
      return Said.Confirmed && Said.Said != Verdict::Crash;
    };
    if (!isWrong(R.Baseline) && !isWrong(R.Candidate))
      continue;
    Show.update("is it an oracle? " + R.Task);
    if (oracleProblem(From.task(Ids.at(R.Task)).What).empty())
      continue;
    for (Reply *Said : {&R.Baseline, &R.Candidate})
      if (isWrong(*Said)) {
        Said->Confirmed = false;
        Said->Doubtful = true;
      }
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
  save(Given.SaveBaseline, Baseline);
  save(Given.SaveCandidate, Candidate);
  Comparison Compared = compareVerdicts(Into, Baseline, Candidate);
  if (Compared.Rows.empty())
    throw Error("there is no task that both have answered");
  Progress Show(Given.Session.Quiet);
  tryAgain(Compared, Into, Settings, Show);
  if (Document.value("foreignTasks", false))
    doubtForeignTasks(Compared, Into, Show);
  std::string Text = comparisonText(Compared, SIZE_MAX);
  writeFile(Into.folder() / "comparison.txt", Text);
  if (!Given.Junit.empty())
    writeFile(Given.Junit, comparisonJunit(Compared));
  if (Given.Session.AsJson)
    std::cout << dumpJson(comparisonJson(Compared));
  else
    std::cout << comparisonText(Compared, Given.Rows) << "all rows: "
              << (Into.folder() / "comparison.txt").string() << "\n";
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
