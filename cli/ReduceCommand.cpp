//===- ReduceCommand.cpp - mcfuzz reduce and its test ---------------------===//

#include "campaign/FindingFiles.h"
#include "campaign/Watch.h"
#include "cli/Investigation.h"
#include "core/Error.h"
#include "core/Progress.h"
#include "core/Subprocess.h"

#include <fmt/format.h>

#include <atomic>
#include <iostream>
#include <thread>

namespace mcfuzz {
namespace {

struct Options {
  FindingSelection Which;
  SeedOptions Shared;
  std::string Budget = "5m";
  unsigned Jobs = SeedSelection().Jobs;
  bool Again = false, NoCvise = false;
};

std::string resultLine(const FindingRecord &F, const Reduction &R) {
  return fmt::format("{} {}: {} -> {} lines, {:.0f} s{}", F.Id, F.On.Name,
                     R.LinesBefore, R.Lines, R.Seconds,
                     R.Complete ? "" : " (not complete; the next reduce goes on)");
}

/// One finding, or several at a time.
class Reductions {
public:
  Reductions(Store &Into, const Options &Given, double Budget)
      : Into(Into), Given(Given), Budget(Budget) {}

  size_t Failed = 0;

  void run(const std::vector<FindingRecord> &Found) {
    size_t AtATime = std::min<size_t>(Given.Jobs, Found.size());
    std::atomic<size_t> Next = 0;
    std::vector<std::jthread> Workers;
    for (size_t I = 0; I < AtATime; ++I)
      Workers.emplace_back([&, this] {
        for (size_t N; !runsCancelled() && (N = Next++) < Found.size();)
          one(Found[N], N + 1, Found.size(),
              std::max(1u, Given.Jobs / static_cast<unsigned>(AtATime)));
      });
  }

private:
  Store &Into;
  const Options &Given;
  const double Budget;
  Progress Show;
  std::mutex Mutex;

  void one(const FindingRecord &F, size_t Number, size_t Of, unsigned Jobs) {
    try {
      Insight Known = insightOf(Into, F.Id);
      if (Known.Small && Known.Small->Complete && !Given.Again) {
        Show.note(resultLine(F, *Known.Small) + ", done before");
        return;
      }
      writeFinding(F, Into.folder());
      ReduceSettings How;
      How.Folder = Into.folder() / "findings" / F.Id / "reduction";
      How.Mcfuzz = fs::canonical("/proc/self/exe");
      How.Jobs = Jobs;
      How.BudgetSeconds = Budget;
      How.WithCvise = !Given.NoCvise;
      How.Say = [&](const std::string &What) {
        Show.update(fmt::format("{}/{} {}: {}", Number, Of, F.On.Name, What));
      };
      How.Note = [&](const std::string &What) {
        Show.note("mcfuzz: " + F.Id + " " + F.On.Name + ": " + What);
      };
      std::unique_lock<std::mutex> Lock(Mutex);
      Means With = meansFor(Into, F, Show);
      Lock.unlock();
      reduceFinding(Into, F, With, How);
      if (std::optional<Reduction> Small = insightOf(Into, F.Id).Small)
        Show.note(resultLine(F, *Small));
    } catch (const std::exception &E) {
      if (runsCancelled())
        return;
      Show.note("mcfuzz: " + F.Id + " " + F.On.Name + ": " + E.what());
      std::lock_guard<std::mutex> Lock(Mutex);
      ++Failed;
    }
  }
};

int execute(const Options &Given) {
  std::optional<double> Budget = parseDuration(Given.Budget);
  if (!Budget)
    throw Error("--budget: '" + Given.Budget + "' is no duration like 90s or 5m");
  Store Into(Given.Which.folder(), Store::Access::Write);
  std::vector<FindingRecord> Found = Given.Which.collect(Into);
  Given.Shared.prepareSandbox();
  if (!Given.NoCvise && !cviseProgram())
    std::cerr << "mcfuzz: C-Vise is not installed (Debian package cvise); our "
                 "own part does less without it\n";
  CancelOnSignal Signals;
  Reductions All(Into, Given, *Budget);
  All.run(Found);
  if (runsCancelled())
    throw Error("interrupted; the best programs so far are kept, and the next "
                "`mcfuzz reduce` goes on from there");
  if (!Given.Which.All && All.Failed == 0)
    std::cout << insightText(Into, Found[0]);
  else if (Given.Which.All)
    std::cout << overviewLine(overviewOf(Into)) << "\n";
  return All.Failed > 0 ? ExitUsage : ExitOk;
}

} // namespace

void addReduceCommand(CLI::App &App, int &Exit) {
  auto Given = std::make_shared<Options>();
  CLI::App *Command = App.add_subcommand(
      "reduce", "Make the program of a finding as small as possible");
  Command->footer(
      "Every step is tested: the program still compiles without new warnings,\n"
      "executing it shows the expected verdict, it passes all rules of the\n"
      "oracle, and the checker still gives the same wrong answer. Our own pass\n"
      "works on the syntax tree; then C-Vise does the rest. Whatever ends it,\n"
      "the best program so far is in DIR/findings/ID/reduction/program.c, and\n"
      "the next `mcfuzz reduce` goes on from there.");
  Given->Which.addTo(*Command);
  Command->add_option("--budget", Given->Budget,
                      "Time for each finding: 90s, 5m, 1h")
      ->capture_default_str();
  Command->add_option("--jobs,-j", Given->Jobs,
                      "Findings, or candidates of one, that are worked on at a "
                      "time")
      ->capture_default_str()
      ->check(CLI::Range(1, 256));
  Command->add_flag("--again", Given->Again,
                    "Try again with findings that are reduced completely");
  Command->add_flag("--no-cvise", Given->NoCvise, "Our own pass only");
  Command->add_flag("--no-sandbox", Given->Shared.NoSandbox,
                    "Run without bubblewrap. Dangerous");
  Command->callback([Given, &Exit] { Exit = execute(*Given); });
}

void addCandidateCommand(CLI::App &App, int &Exit) {
  struct Files {
    std::string Goal, Candidate;
    SeedOptions Shared;
  };
  auto Given = std::make_shared<Files>();
  // What test.sh starts; of no use to people.
  CLI::App *Command = App.add_subcommand(
      "check-candidate", "Does a reduced program still show its finding?");
  Command->group("");
  Command->add_option("GOAL", Given->Goal)->required();
  Command->add_option("FILE", Given->Candidate)->required();
  Command->add_flag("--no-sandbox", Given->Shared.NoSandbox);
  Command->callback([Given, &Exit] {
    Given->Shared.prepareSandbox();
    Goal For = goalFromJson(parseJson(readFile(Given->Goal), Given->Goal),
                            Given->Goal);
    std::string Why = whyNot(readFile(Given->Candidate), For);
    std::cerr << (Why.empty() ? "" : Why + "\n");
    Exit = Why.empty() ? 0 : 1;
  });
}

} // namespace mcfuzz
