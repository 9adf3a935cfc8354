//===- ExplainCommand.cpp - mcfuzz explain and mcfuzz groups --------------===//

#include "cli/Investigation.h"
#include "core/Error.h"
#include "core/Progress.h"
#include "core/Subprocess.h"
#include "core/Text.h"

#include <fmt/format.h>

#include <iostream>

namespace mcfuzz {
namespace {

struct Options {
  FindingSelection Which;
  SeedOptions Shared;
  bool Again = false, AsJson = false;
};

Json insightJson(Store &From, const FindingRecord &F) {
  Insight Known = insightOf(From, F.Id);
  Json Result = {{"id", F.Id}, {"task", F.On.Name}, {"checker", F.Ran.Checker}};
  Result["explanation"] = Known.Why ? explanationToJson(*Known.Why) : Json();
  Result["triage"] = Known.What ? triageToJson(*Known.What) : Json();
  Result["reduction"] = Known.Small ? reductionToJson(*Known.Small) : Json();
  Result["reducedExplanation"] =
      Known.WhySmall ? explanationToJson(*Known.WhySmall) : Json();
  return Result;
}

int execute(const Options &Given) {
  Store Into(Given.Which.folder(), Store::Access::Write);
  std::vector<FindingRecord> Found = Given.Which.collect(Into);
  Given.Shared.prepareSandbox();
  CancelOnSignal Signals;
  Progress Show;
  Json Document = Json::array();
  size_t Number = 0, Failed = 0;
  for (const FindingRecord &F : Found) {
    ++Number;
    if (runsCancelled())
      break;
    if (Given.Again || !insightOf(Into, F.Id).Why) {
      Show.update(fmt::format("{}/{} explaining {} ({})", Number, Found.size(),
                              F.Id, F.On.Name));
      try {
        explainFinding(Into, F, meansFor(Into, F, Show));
      } catch (const Error &E) {
        if (!Given.Which.All)
          throw;
        Show.note("mcfuzz: " + F.Id + ": " + E.what());
        ++Failed;
        continue;
      }
    }
    Show.clear();
    if (Given.AsJson) {
      Document.push_back(insightJson(Into, F));
      continue;
    }
    std::cout << fmt::format("{} {}: {} on {}, expected {}, said {}\n", F.Id,
                             direction(F.What.Kind), F.Ran.Checker, F.On.Name,
                             toString(F.On.Verdict), toString(F.Ran.Said))
              << insightText(Into, F) << "\n";
  }
  if (Given.AsJson)
    std::cout << dumpJson(Document);
  else if (Given.Which.All)
    std::cout << overviewLine(overviewOf(Into)) << "\n";
  if (runsCancelled())
    throw Error("interrupted; what was found out up to now is kept");
  return Failed > 0 ? ExitUsage : ExitOk;
}

struct GroupOptions {
  std::string Folder;
  bool AsJson = false;
};

std::string caseText(Store &From, const Case &C) {
  Insight Known = insightOf(From, C.Id);
  std::string Text =
      fmt::format("  {} {:<23} {:<20} {}\n", C.Id, direction(C.Kind), C.Label,
                  C.Task);
  if (Known.Small)
    Text += fmt::format("             reduced to {} lines\n", Known.Small->Lines);
  return Text;
}

int showGroups(const GroupOptions &Given) {
  Store From(Given.Folder.empty() ? newestCampaign() : fs::path(Given.Folder),
             Store::Access::Read);
  Overview All = overviewOf(From);
  if (Given.AsJson) {
    Json Document = Json::array();
    for (const Group &G : All.Groups) {
      Json Members = Json::array();
      for (size_t I : G.Members)
        Members.push_back(All.Cases[I].Id);
      Document.push_back({{"findings", Members},
                          {"category", All.Cases[G.Members[0]].Category},
                          {"evidence", G.Evidence}});
    }
    std::cout << dumpJson(Document);
    return ExitOk;
  }
  size_t Number = 0;
  for (const Group &G : All.Groups) {
    const Case &First = All.Cases[G.Members[0]];
    Insight Known = insightOf(From, First.Id);
    std::cout << fmt::format(
        "bug {}: {} case{}{}\n", ++Number, G.Members.size(),
        G.Members.size() == 1 ? "" : "s",
        Known.What ? fmt::format(", {} ({})", toString(Known.What->Kind),
                                 oneLine(Known.What->Reason, 120))
                   : "");
    for (const std::string &Evidence : G.Evidence)
      std::cout << "  together because: " << oneLine(Evidence, 200) << "\n";
    for (size_t I : G.Members)
      std::cout << caseText(From, All.Cases[I]);
    std::cout << "\n";
  }
  std::string Line = overviewLine(All);
  std::cout << (Line.empty() ? "no confirmed findings" : Line) << "\n";
  return ExitOk;
}

} // namespace

void addExplainCommand(CLI::App &App, int &Exit) {
  auto Given = std::make_shared<Options>();
  CLI::App *Command = App.add_subcommand(
      "explain", "Which branches a checker is wrong about, and what kind of bug "
                 "it probably is");
  Command->footer(
      "For a false alarm, halves the check until one wrong count is left, and\n"
      "asks the checker which count it believes in. For a missed error, finds\n"
      "the smallest prefix of the conditions that still gets the wrong answer,\n"
      "or the branch at which the checker loses the end of the program. Then\n"
      "runs the checker's other variants and options. What was found out is\n"
      "kept; `mcfuzz findings show` and the report show it, too.");
  Given->Which.addTo(*Command);
  Command->add_flag("--again", Given->Again, "Even if it was explained before");
  Command->add_flag("--json", Given->AsJson, "Print it as JSON");
  Command->add_flag("--no-sandbox", Given->Shared.NoSandbox,
                    "Run without bubblewrap. Dangerous");
  Command->callback([Given, &Exit] { Exit = execute(*Given); });

  auto Groups = std::make_shared<GroupOptions>();
  CLI::App *Show = App.add_subcommand(
      "groups", "Confirmed findings that are probably one bug, and why");
  Show->footer("The more findings are explained and reduced, the better the "
               "guess.");
  Show->add_option("DIR", Groups->Folder,
                   "Folder of the campaign (default: the newest in "
                   "./mcfuzz-out)");
  Show->add_flag("--json", Groups->AsJson, "Print them as JSON");
  Show->callback([Groups, &Exit] { Exit = showGroups(*Groups); });
}

} // namespace mcfuzz
