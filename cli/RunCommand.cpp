//===- RunCommand.cpp - mcfuzz run ----------------------------------------===//

#include "campaign/Campaign.h"
#include "campaign/Results.h"
#include "cli/Commands.h"
#include "core/Error.h"
#include "core/Files.h"
#include "core/Progress.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <csignal>
#include <iostream>

namespace mcfuzz {
namespace {

struct Options {
  std::string StrategyList = "fcr,fcr-reach", Output;
  CheckerOptions Checkers;
  OracleOptions Oracle;
  bool Quiet = false;
  SeedSelection Seeds;
  SeedOptions Shared;
};

std::atomic<bool> Stop = false;
void requestStop(int) { Stop = true; }

fs::path outputFolder(const std::string &Wanted) {
  if (!Wanted.empty()) {
    if (fs::exists(Wanted) && !fs::is_empty(Wanted))
      throw Error("--out: " + Wanted + ": exists and is not empty");
    return fs::absolute(Wanted);
  }
  std::time_t Now = std::time(nullptr);
  std::string Name =
      fmt::format("mcfuzz-out/{:%Y%m%d-%H%M%S}", fmt::localtime(Now));
  fs::path Folder = fs::absolute(Name);
  for (unsigned N = 2; fs::exists(Folder); ++N)
    Folder = fs::absolute(Name + "-" + std::to_string(N));
  return Folder;
}

int execute(const Options &Given) {
  CampaignSettings Settings;
  Settings.Strategies = parseStrategies(Given.StrategyList);
  Settings.Derive = Given.Oracle.settings(Given.Shared);
  Settings.Seeds = Given.Seeds.collect();
  fs::path Folder = outputFolder(Given.Output);
  Given.Shared.prepareSandbox();
  Progress Show(Given.Quiet);
  Settings.Check = Given.Checkers.examiners(Show);
  Settings.Jobs = Given.Seeds.Jobs;
  fs::create_directories(Folder);
  Settings.Stop = &Stop;

  // A second Ctrl-C ends the program at once.
  struct sigaction OnStop{};
  OnStop.sa_handler = requestStop;
  OnStop.sa_flags = SA_RESETHAND | SA_RESTART;
  ::sigaction(SIGINT, &OnStop, nullptr);
  ::sigaction(SIGTERM, &OnStop, nullptr);
  std::vector<SeedResult> Results = runCampaign(Settings, Show);
  std::signal(SIGINT, SIG_DFL);
  std::signal(SIGTERM, SIG_DFL);

  writeResults(Results, Folder);
  std::cout << resultsText(Results, Folder);
  if (Stop)
    std::cerr << "mcfuzz: interrupted; seeds that were not begun are marked so "
                 "in results.json\n";
  Totals Sum = totalsOf(Results);
  if (Sum.InternalErrors > 0)
    return ExitInternal;
  if (Sum.Unreadable == Sum.Seeds) {
    std::cerr << "mcfuzz: none of the seeds could be read\n";
    return ExitUsage;
  }
  if (Sum.EnvironmentErrors > 0) {
    std::cerr << "mcfuzz: " << Sum.EnvironmentErrors
              << " seeds met a problem of this machine; see results.json\n";
    return ExitUsage;
  }
  return Sum.Confirmed > 0 ? ExitFindings : ExitOk;
}

} // namespace

void addRunCommand(CLI::App &App, int &Exit) {
  auto Given = std::make_shared<Options>();
  CLI::App *Command = App.add_subcommand(
      "run", "The whole pipeline: seeds, tasks, checkers, findings");
  Given->Seeds.addTo(*Command);
  Given->Checkers.addTo(*Command);
  Command
      ->add_option("--strategy", Given->StrategyList,
                   "A list of er, ecr, fcr, fcr-reach, or all")
      ->capture_default_str();
  Command->add_option("--out", Given->Output,
                      "Folder for results, tasks and findings (default: "
                      "mcfuzz-out/DATE-TIME)");
  Given->Oracle.addTo(*Command);
  Command->add_flag("--quiet", Given->Quiet, "No progress on stderr");
  Given->Shared.addTo(*Command);
  Command->callback([Given, &Exit] { Exit = execute(*Given); });
}

} // namespace mcfuzz
