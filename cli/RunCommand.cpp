//===- RunCommand.cpp - mcfuzz run ----------------------------------------===//

#include "campaign/Results.h"
#include "campaign/Schedule.h"
#include "cli/Session.h"
#include "core/Error.h"
#include "core/Progress.h"
#include "explain/Investigate.h"

#include <iostream>

namespace mcfuzz {
namespace {

struct Options {
  CampaignOptions What;
  SeedSelection Seeds;
  SessionOptions Session;
};

/// The folder of a new campaign in its first state.
fs::path createCampaign(Options &Given, CampaignSettings &Settings) {
  std::vector<Seed> Seeds = Given.Seeds.collect();
  shuffleSeeds(Seeds, Given.What.RngSeed);
  fs::path Folder = Given.Session.newFolder();
  Given.What.Shared.prepareSandbox();
  Progress Show(Given.Session.Quiet);
  Settings = Given.What.settings(Show);
  Json Document = Given.What.toJson();
  Document["command"] = "run";
  Store::create(Folder, Document, Seeds);
  return Folder;
}

CampaignSettings resumedSettings(Options &Given, Store &From) {
  Json Document = From.settings();
  if (Document.value("command", "") != "run")
    throw Error(Given.Session.Resume + ": is a campaign of mcfuzz " +
                Document.value("command", "?") + "; use its --resume");
  Given.What.fromJson(Document, Given.Session.Resume);
  Given.What.Shared.prepareSandbox();
  Progress Show(Given.Session.Quiet);
  return Given.What.settingsAgain(Show);
}

/// How many bugs the findings probably are.
std::string overviewText(Store &From) {
  std::string Line = overviewLine(overviewOf(From));
  return Line.empty() ? "" : Line + "\n";
}

int execute(Options Given, const CLI::App &Command) {
  Given.Session.budgetSeconds(); // A mistake in it shows before anything else.
  CampaignSettings Settings;
  fs::path Folder = Given.Session.Resume;
  if (Folder.empty())
    Folder = createCampaign(Given, Settings);
  else
    Given.Session.mustNotChange(Command);
  Store Into(Folder, Store::Access::Write);
  if (!Given.Session.Resume.empty())
    Settings = resumedSettings(Given, Into);

  Settings.Jobs = Given.Seeds.Jobs;
  CampaignEnd How = runSession(Into, Settings, Given.Session);
  writeResults(Into);
  Totals Sum = Into.totals();
  if (Given.Session.AsJson)
    std::cout << Json{{"event", "end"},
                      {"how", toString(How)},
                      {"confirmed", Sum.Confirmed},
                      {"doubtful", Sum.Doubtful}}
              << "\n";
  else
    std::cout << resultsText(Into) << overviewText(Into);
  explainEnd(How, Into.folder(), "run");
  if (Sum.InternalErrors > 0)
    return ExitInternal;
  if (Sum.Unreadable == Sum.Seeds) {
    std::cerr << "mcfuzz: none of the seeds could be read\n";
    return ExitUsage;
  }
  if (How == CampaignEnd::Suspended)
    return ExitUsage;
  return Sum.Confirmed > 0 ? ExitFindings : ExitOk;
}

} // namespace

void addRunCommand(CLI::App &App, int &Exit) {
  auto Given = std::make_shared<Options>();
  CLI::App *Command = App.add_subcommand(
      "run", "The whole pipeline: seeds, tasks, checkers, findings");
  Command->footer(
      "Everything is kept in the folder of the campaign as soon as it is done.\n"
      "Ctrl-C finishes what is running, a second one stops at once; whatever\n"
      "ends it, `mcfuzz run --resume DIR` goes on. Look at it from another\n"
      "terminal with `mcfuzz status` and `mcfuzz findings`.\n\n"
      "A run that decides nothing gets 2 s at first, then 10 s, 60 s, ... up to\n"
      "--time-limit, so that findings come early.");
  Given->Seeds.addTo(*Command);
  Given->What.Checkers.addTo(*Command);
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
