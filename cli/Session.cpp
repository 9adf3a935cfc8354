//===- Session.cpp - working on a campaign, as run and regress do ---------===//

#include "cli/Session.h"

#include "core/Error.h"
#include "core/Progress.h"
#include "core/Subprocess.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <csignal>
#include <iostream>
#include <map>
#include <set>

namespace mcfuzz {
namespace {

std::atomic<bool> Stop = false;

/// Ctrl-C lets the runs at hand finish; a second one, and SIGTERM, end them; a
/// third one ends us.
void onSignal(int Signal) {
  if (Signal == SIGINT && !Stop.exchange(true))
    return;
  Stop = true;
  if (runsCancelled())
    std::signal(Signal, SIG_DFL);
  cancelRuns();
}

class SignalScope {
public:
  SignalScope() {
    struct sigaction On{};
    On.sa_handler = onSignal;
    On.sa_flags = SA_RESTART;
    ::sigaction(SIGINT, &On, nullptr);
    ::sigaction(SIGTERM, &On, nullptr);
    ::sigaction(SIGHUP, &On, nullptr);
  }
  ~SignalScope() {
    for (int Signal : {SIGINT, SIGTERM, SIGHUP})
      std::signal(Signal, SIG_DFL);
  }
};

/// Removes the disk-full case from worries: an end that cannot be written is no
/// reason to hide the reason for the end.
void endQuietly(Store &Into, const std::string &How) {
  try {
    Into.endSession(How);
  } catch (const Error &) {
  }
}

} // namespace

Json CampaignOptions::toJson() const {
  return {{"strategies", StrategyList},
          {"checkers", Checkers.Names},
          {"labels", Labels},
          {"options", Checkers.Neutral},
          {"optionsSeed", Checkers.RngSeed},
          {"timeLimitSeconds", Checkers.Limit.WallSeconds},
          {"cpuLimitSeconds", Checkers.Limit.CpuSeconds},
          {"memoryLimitMiB", Checkers.MemoryMiB},
          {"allow", Oracle.Allow},
          {"interpreter", Oracle.Interpreter},
          {"seedTimeLimitSeconds", Oracle.SeedTimeLimit},
          {"cache", !Oracle.NoCache},
          {"dataModel", Shared.Model},
          {"points", Shared.Count},
          {"counters", Shared.Counters},
          {"sandbox", !Shared.NoSandbox},
          {"seed", RngSeed}};
}

void CampaignOptions::fromJson(const Json &Document, const std::string &Where) {
  try {
    Document.at("strategies").get_to(StrategyList);
    Document.at("checkers").get_to(Checkers.Names);
    Labels = Document.value("labels", Checkers.Names);
    if (Labels.size() != Checkers.Names.size())
      throw Error(Where + ": damaged settings: labels");
    Document.at("options").get_to(Checkers.Neutral);
    Document.at("optionsSeed").get_to(Checkers.RngSeed);
    Document.at("timeLimitSeconds").get_to(Checkers.Limit.WallSeconds);
    Document.at("cpuLimitSeconds").get_to(Checkers.Limit.CpuSeconds);
    Document.at("memoryLimitMiB").get_to(Checkers.MemoryMiB);
    Document.at("allow").get_to(Oracle.Allow);
    Document.at("interpreter").get_to(Oracle.Interpreter);
    Document.at("seedTimeLimitSeconds").get_to(Oracle.SeedTimeLimit);
    Oracle.NoCache = !Document.at("cache").get<bool>();
    Document.at("dataModel").get_to(Shared.Model);
    Document.at("points").get_to(Shared.Count);
    Document.at("counters").get_to(Shared.Counters);
    Shared.NoSandbox = !Document.at("sandbox").get<bool>();
    Document.at("seed").get_to(RngSeed);
  } catch (const Json::exception &E) {
    throw Error(Where + ": damaged settings: " + E.what());
  }
}

CampaignSettings CampaignOptions::settings(Progress &Show) {
  CampaignSettings Result;
  Result.Strategies = parseStrategies(StrategyList);
  Result.Derive = Oracle.settings(Shared);
  Result.Check = Checkers.examiners(Show);
  Checkers.Variant.clear(); // It is in the labels.
  Labels.clear();
  // Answers are known by the label, so two checkers of one label would be one.
  std::map<std::string, std::string> Named;
  for (const Checker &By : Result.Check.Checkers) {
    auto [Other, IsNew] = Named.try_emplace(By.label(), By.Program.string());
    if (!IsNew)
      throw Error(
          Other->second == By.Program.string()
              ? By.label() + " is named twice"
              : "two different checkers are called " + By.label() + ": " +
                    Other->second + " and " + By.Program.string() +
                    "; give the description of one another name");
  }
  for (size_t I = 0; I < Checkers.Names.size(); ++I) {
    CheckerName Name = parseCheckerName(Checkers.Names[I]);
    // A description given by path stays one.
    std::string Label = Result.Check.Checkers[I].label();
    Labels.push_back(Label);
    if (Name.Name.ends_with(".json"))
      Label = fs::absolute(Name.Name).string() + Label.substr(Label.find('@'));
    Checkers.Names[I] = Label;
  }
  return Result;
}

CampaignSettings CampaignOptions::settingsAgain(Progress &Show) const {
  CampaignSettings Result;
  Result.Strategies = parseStrategies(StrategyList);
  Result.Derive = Oracle.settings(Shared);
  Result.Check.Options =
      parseNeutralChoice(Checkers.Neutral, Checkers.RngSeed);
  Result.Check.Limit = Checkers.Limit;
  Result.Check.Limit.MemoryBytes = Checkers.MemoryMiB << 20;
  CheckerOptions One = Checkers;
  One.Neutral.clear(); // They apply to one of the checkers, not to each.
  for (size_t I = 0; I < Checkers.Names.size(); ++I) {
    One.Names = {Checkers.Names[I]};
    try {
      Result.Check.Checkers.push_back(One.examiners(Show).Checkers.at(0));
    } catch (const Error &E) {
      Result.Absent.push_back({Labels[I], E.what()});
    }
  }
  return Result;
}

void SessionOptions::addTo(CLI::App &Command) {
  Command.add_option("--out", Output,
                     "Folder of the campaign: its store, results and findings "
                     "(default: mcfuzz-out/DATE-TIME)");
  Command.add_option("--resume", Resume,
                     "Go on with the campaign in this folder; only --jobs, "
                     "--budget, --quiet and --json may be given beside");
  Command.add_option("--budget", Budget,
                     "Begin nothing new after so long: 90s, 30m, 8h, 2d; time "
                     "of earlier sessions counts");
  Command.add_flag("--quiet", Quiet, "No progress on stderr");
  Command.add_flag("--json", AsJson,
                   "Print events on stdout, one JSON document a line, in place "
                   "of the results");
}

fs::path SessionOptions::newFolder() const {
  if (!Output.empty()) {
    if (fs::exists(Store::file(Output)))
      throw Error("--out: " + Output + ": holds a campaign; to go on with it: "
                                       "--resume " + Output);
    if (fs::exists(Output) && !fs::is_directory(Output))
      throw Error("--out: " + Output + ": is not a folder");
    if (fs::exists(Output))
      for (const auto &Entry : fs::directory_iterator(Output))
        // What creating a campaign may have left when it was killed.
        if (!Entry.path().filename().string().starts_with("campaign."))
          throw Error("--out: " + Output + ": exists and is not empty");
    return fs::absolute(Output);
  }
  std::string Name = fmt::format("mcfuzz-out/{:%Y%m%d-%H%M%S}",
                                 fmt::localtime(std::time(nullptr)));
  fs::path Folder = fs::absolute(Name);
  for (unsigned N = 2; fs::exists(Folder); ++N)
    Folder = fs::absolute(Name + "-" + std::to_string(N));
  return Folder;
}

void SessionOptions::mustNotChange(const CLI::App &Command) const {
  for (const CLI::Option *O : Command.get_options()) {
    std::string Name = O->get_name();
    static const std::set<std::string> Free = {
        "--resume", "--jobs", "--budget", "--quiet", "--json", "--help",
        "--junit", "--rows", "--save-baseline", "--save-candidate"};
    if (O->count() > 0 && !Free.contains(Name))
      throw Error("--resume: the settings of " + Resume +
                  " are fixed; leave out " + Name);
  }
}

double SessionOptions::budgetSeconds() const {
  if (Budget.empty())
    return 0;
  std::optional<double> Seconds = parseDuration(Budget);
  if (!Seconds)
    throw Error("--budget: '" + Budget + "' is no duration like 90s, 30m or 8h");
  return *Seconds;
}

CampaignEnd runSession(Store &Into, CampaignSettings Settings,
                       const SessionOptions &Given) {
  Settings.BudgetSeconds = Given.budgetSeconds();
  Settings.Stop = &Stop;
  std::unique_ptr<Watcher> Show = makeWatcher(Given, Into.folder());
  SignalScope Signals;
  try {
    Into.beginSession(MCFUZZ_VERSION);
    CampaignEnd How = runCampaign(Into, Settings, *Show);
    Into.endSession(std::string(toString(How)));
    return How;
  } catch (const std::exception &E) {
    Show.reset(); // The terminal is ours again.
    endQuietly(Into, E.what());
    std::cerr << "mcfuzz: nothing that was done is lost; go on with --resume "
              << Into.folder().string() << "\n";
    throw;
  }
}

void explainEnd(CampaignEnd How, const fs::path &Folder,
                const std::string &Command) {
  if (How == CampaignEnd::Finished)
    return;
  std::cerr << "mcfuzz: " << toString(How) << "; go on with: mcfuzz "
            << Command << " --resume " << shellQuoted({Folder.string()})
            << "\n";
}

} // namespace mcfuzz
