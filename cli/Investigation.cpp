//===- Investigation.cpp - what explain and reduce share ------------------===//

#include "cli/Investigation.h"

#include "cli/Session.h"
#include "core/Error.h"
#include "core/Subprocess.h"

#include <csignal>

namespace mcfuzz {
namespace {

void onSignal(int Signal) {
  std::signal(Signal, SIG_DFL);
  cancelRuns();
}

constexpr int Signals[] = {SIGINT, SIGTERM, SIGHUP};

} // namespace

CancelOnSignal::CancelOnSignal() {
  struct sigaction On{};
  On.sa_handler = onSignal;
  On.sa_flags = SA_RESTART;
  for (int Signal : Signals)
    ::sigaction(Signal, &On, nullptr);
}

CancelOnSignal::~CancelOnSignal() {
  for (int Signal : Signals)
    std::signal(Signal, SIG_DFL);
}

void FindingSelection::addTo(CLI::App &Command) {
  Command.add_option("ID", Id, "The finding; the beginning of its id is enough");
  Command.add_option("--in", CampaignFolder,
                     "Folder of the campaign (default: the newest in "
                     "./mcfuzz-out)");
  Command.add_flag("--all", All, "Every confirmed finding of the campaign");
}

fs::path FindingSelection::folder() const {
  return CampaignFolder.empty() ? newestCampaign() : fs::path(CampaignFolder);
}

std::vector<FindingRecord> FindingSelection::collect(Store &From) const {
  if (Id.empty() == !All)
    throw Error("name a finding (mcfuzz findings lists them), or say --all");
  if (!All)
    return {From.finding(Id)};
  std::vector<FindingRecord> Found;
  From.eachFinding([&](const FindingRecord &F) {
    if (F.What.Confirmed)
      Found.push_back(F);
  });
  return Found;
}

std::string checkerNameOf(Store &From, const std::string &Label) {
  CheckerName Wanted = parseCheckerName(Label);
  Json Settings = From.settings();
  std::vector<Json> Names;
  for (const char *Key : {"checkers", "baseline", "candidate"})
    if (Settings.contains(Key)) {
      if (Settings[Key].is_array())
        Names.insert(Names.end(), Settings[Key].begin(), Settings[Key].end());
      else
        Names.push_back(Settings[Key]);
    }
  for (const Json &Text : Names) {
    if (!Text.is_string())
      continue;
    std::string Path = Text.get<std::string>();
    size_t End = Path.find(".json");
    if (End == std::string::npos)
      continue;
    Path.resize(End + 5);
    try {
      if (describe({Path, "", "", {}}).Name == Wanted.Name)
        return Path + Label.substr(Wanted.Name.size());
    } catch (const Error &) {
      // Gone, or damaged: it is that of another finding, perhaps.
    }
  }
  return Label;
}

namespace {

CampaignOptions optionsOf(Store &From) {
  CampaignOptions Options;
  Options.fromJson(From.settings(), From.folder().string());
  return Options;
}

} // namespace

CheckerLimits limitsOf(Store &From) {
  CampaignOptions Options = optionsOf(From);
  CheckerLimits Limit = Options.Checkers.Limit;
  Limit.MemoryBytes = Options.Checkers.MemoryMiB << 20;
  return Limit;
}

Means meansFor(Store &From, const FindingRecord &F, Progress &Show) {
  CampaignOptions Options = optionsOf(From);
  Means With;
  With.Derive = Options.Oracle.settings(Options.Shared);
  With.CheckerName = checkerNameOf(From, F.Ran.Checker);
  With.By = needChecker(With.CheckerName, Show);
  With.Limit = limitsOf(From);
  return With;
}

} // namespace mcfuzz
