//===- FindingsCommand.cpp - mcfuzz findings ------------------------------===//

#include "campaign/FindingFiles.h"
#include "campaign/MarginCounts.h"
#include "campaign/Store.h"
#include "cli/Investigation.h"
#include "core/Error.h"
#include "core/Progress.h"
#include "core/Text.h"
#include "explain/Investigate.h"
#include "profile/LoopBounds.h"

#include <fmt/format.h>

#include <iostream>

namespace mcfuzz {
namespace {

struct Filter {
  std::string Kind, Checker, Seed, Strategy;
  bool Confirmed = false, Doubtful = false;

  bool admits(const FindingRecord &F) const {
    return (Kind.empty() || Kind == toString(F.What.Kind)) &&
           (!Confirmed || F.What.Confirmed) &&
           (!Doubtful || !F.What.Confirmed) &&
           contains(F.Ran.Checker, Checker) && contains(F.On.SeedName, Seed) &&
           (Strategy.empty() || Strategy == F.On.Strategy);
  }
};

struct Options {
  std::string Folder, Id, CampaignFolder;
  bool AsJson = false;
  Filter Which;
  CheckerOptions Checkers;
  bool NoSandbox = false;
};

fs::path campaignFolder(const std::string &Named) {
  return Named.empty() ? newestCampaign() : fs::path(Named);
}

int list(const Options &Given) {
  Store From(campaignFolder(Given.Folder), Store::Access::Read);
  if (Given.AsJson) {
    // One by one: there may be many, and each has its program.
    std::cout << "[";
    const char *Separator = "\n";
    From.eachFinding([&](const FindingRecord &F) {
      if (!Given.Which.admits(F))
        return;
      std::string Text = dumpJson(findingJson(F, From.folder()));
      Text.pop_back();
      std::cout << Separator << Text;
      Separator = ",\n";
    });
    std::cout << "\n]\n";
    return ExitOk;
  }
  size_t Number = 0;
  From.eachFinding([&](const FindingRecord &F) {
    if (!Given.Which.admits(F))
      return;
    if (++Number == 1)
      std::cout << fmt::format("{:<11} {:<9} {:<23} {:<24} {:<34} {}\n", "id",
                               "", "kind", "checker", "task", "because");
    std::cout << fmt::format(
        "{:<11} {:<9} {:<23} {:<24} {:<34} {}\n", F.Id,
        F.What.Confirmed ? "confirmed" : "doubtful", direction(F.What.Kind),
        F.Ran.Checker, F.On.Name,
        oneLine(F.What.Reasons.empty() ? F.Ran.Detail : F.What.Reasons[0],
                80));
  });
  if (Number == 0)
    std::cout << "no findings" << "\n";
  else
    std::cout << fmt::format("\n{} finding{}; `mcfuzz findings show ID{}` "
                             "shows one with its program\n",
                             Number, Number == 1 ? "" : "s",
                             Given.Folder.empty() ? ""
                                                  : " --in " + Given.Folder);
  return ExitOk;
}

int show(const Options &Given) {
  Store From(campaignFolder(Given.CampaignFolder), Store::Access::Read);
  FindingRecord F = From.finding(Given.Id);
  writeFinding(F, From.folder()); // The command below needs its files.
  if (Given.AsJson) {
    Json Document = findingJson(F, From.folder());
    Document["program"] = From.seedText(F.On.SeedName);
    Document["profile"] = From.seedProfile(F.On.SeedName);
    Document["taskCode"] = F.Code;
    Document["output"] = F.Ran.Output;
    std::cout << dumpJson(Document);
    return ExitOk;
  }
  std::cout << findingText(F, From.folder());
  Json Profile = From.seedProfile(F.On.SeedName);
  std::string Text = From.seedText(F.On.SeedName);
  std::cout << "\n";
  if (Text.empty())
    std::cout << F.Code; // It came as a task.
  else
    std::cout << withCountsInMargin(Text, Profile);
  if (Profile.is_object()) {
    std::cout << "\nevidence that the program is an oracle:\n";
    for (const Json &Rule : Profile.value("rules", Json::array()))
      std::cout << fmt::format("  {:<20} {:<15} {}\n",
                               Rule.value("name", ""),
                               Rule.value("result", ""),
                               Rule.value("detail", ""));
    for (const Json &L : Profile.value("labels", Json::array()))
      std::cout << fmt::format("  label {:<20} {}\n", L.value("name", ""),
                               L.value("detail", ""));
  }
  if (std::string Known = insightText(From, F); !Known.empty())
    std::cout << "\n" << Known;
  std::cout << "\nthe task itself was executed and showed: "
            << toString(F.On.Verdict) << "\n";
  return ExitOk;
}

/// Those of the campaign, but for what was asked for now.
CheckerLimits limitsFor(const Options &Given, const CLI::App &Command,
                        CheckerLimits Limit) {
  if (Command.count("--time-limit") > 0)
    Limit.WallSeconds = Given.Checkers.Limit.WallSeconds;
  if (Command.count("--cpu-limit") > 0)
    Limit.CpuSeconds = Given.Checkers.Limit.CpuSeconds;
  if (Command.count("--memory-limit") > 0)
    Limit.MemoryBytes = Given.Checkers.MemoryMiB << 20;
  return Limit;
}

/// Gives the task to the same checker again, or to others.
int replay(const Options &Given, const CLI::App &Command) {
  Store From(campaignFolder(Given.CampaignFolder), Store::Access::Read);
  FindingRecord F = From.finding(Given.Id);
  SeedOptions Shared;
  Shared.NoSandbox = Given.NoSandbox;
  Shared.prepareSandbox();
  Progress Show;
  CheckerOptions Checkers = Given.Checkers;
  if (Command.count("--checker") == 0)
    Checkers.Names = {checkerNameOf(From, F.Ran.Checker)};
  Examiners By = Checkers.examiners(Show);
  By.Limit = limitsFor(Given, Command, limitsOf(From));
  Task T = F.On;
  ObservedVerdict Seen = executeTask(T, {});
  std::cout << fmt::format("{} on {}\n  expected {}, executing it now shows {}\n",
                           F.Id, T.Name, toString(T.Verdict),
                           Seen.Verdict ? toString(*Seen.Verdict)
                                        : Seen.Problem);
  bool Wrong = false;
  for (const Checker &C : By.Checkers) {
    Show.update("running " + C.label());
    if (C.wantsBounds() && !T.Bounds)
      T.Bounds = boundsIfKnown(T);
    CheckerRun Ran = runChecker(C, T, By.Limit);
    Show.clear();
    std::optional<FindingKind> Kind = judge(T.Verdict, Ran.Said);
    Wrong |= Kind.has_value();
    std::cout << fmt::format("  {:<24} {:<13} {:<23} {:.2f} s  {}\n", C.label(),
                             toString(Ran.Said),
                             Kind ? direction(*Kind) : "-", Ran.WallSeconds,
                             oneLine(Ran.Detail, 100));
  }
  return Wrong ? ExitFindings : ExitOk;
}

void addIdAndFolder(CLI::App &Command, Options &Given) {
  Command.add_option("ID", Given.Id, "The beginning of its id is enough")
      ->required();
  Command.add_option("--in", Given.CampaignFolder,
                     "Folder of the campaign (default: the newest in "
                     "./mcfuzz-out)");
}

} // namespace

void addFindingsCommand(CLI::App &App, int &Exit) {
  auto Given = std::make_shared<Options>();
  CLI::App *Command = App.add_subcommand(
      "findings", "List, show and replay the findings of a campaign");
  Command->require_subcommand(0, 1);
  Command->add_option("DIR", Given->Folder,
                      "Folder of the campaign (default: the newest in "
                      "./mcfuzz-out)");
  Command->add_option("--kind", Given->Which.Kind, "Only this kind")
      ->check(CLI::IsMember({"false-alarm", "missed", "crash"}));
  Command->add_option("--checker", Given->Which.Checker,
                      "Only checkers whose label contains this");
  Command->add_option("--seed", Given->Which.Seed,
                      "Only seeds whose name contains this");
  Command->add_option("--strategy", Given->Which.Strategy,
                      "Only this strategy");
  Command->add_flag("--confirmed", Given->Which.Confirmed,
                    "Only confirmed ones");
  Command->add_flag("--doubtful", Given->Which.Doubtful, "Only doubtful ones");
  Command->add_flag("--json", Given->AsJson, "Print them as JSON");

  CLI::App *Show = Command->add_subcommand(
      "show", "The program with its branch counts, both verdicts, the evidence "
              "and the command to paste");
  addIdAndFolder(*Show, *Given);
  Show->add_flag("--json", Given->AsJson, "Print it as JSON");
  Show->callback([Given, &Exit] { Exit = show(*Given); });

  CLI::App *Replay = Command->add_subcommand(
      "replay", "Give the task to its checker again, or to others (exit status "
                "1: the answer is wrong)");
  addIdAndFolder(*Replay, *Given);
  Given->Checkers.addTo(*Replay);
  Replay->add_flag("--no-sandbox", Given->NoSandbox,
                   "Run without bubblewrap. Dangerous");
  Replay->callback([Given, Replay, &Exit] {
    Exit = replay(*Given, *Replay);
  });

  Command->callback([Given, Command, &Exit] {
    if (Command->get_subcommands().empty())
      Exit = list(*Given);
  });
}

} // namespace mcfuzz
