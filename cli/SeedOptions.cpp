//===- SeedOptions.cpp - options that several commands share --------------===//

#include "cli/Commands.h"
#include "core/Cache.h"
#include "core/Error.h"
#include "core/Files.h"
#include "core/Sandbox.h"
#include "gcc-seeds/SeedSources.h"
#include "mutate/Strategy.h"
#include "profile/Rules.h"

#include <set>
#include <thread>

namespace mcfuzz {

void SeedOptions::addTo(CLI::App &Command) {
  Command.add_option("--data-model", Model, "ILP32 or LP64")
      ->capture_default_str()
      ->check(CLI::IsMember({"ILP32", "LP64"}));
  Command
      .add_option("--points", Count,
                  "What is counted: a list of if, loop, switch, cond, logical, "
                  "label, function; or branches (the first four), or all")
      ->capture_default_str();
  Command
      .add_option("--counters", Counters,
                  "separate (one global per branch) or array")
      ->capture_default_str()
      ->check(CLI::IsMember({"separate", "array"}));
  Command.add_flag("--no-sandbox", NoSandbox,
                   "Run seeds and checkers without bubblewrap. Dangerous: they "
                   "can do whatever you can");
}

DataModel SeedOptions::model() const { return *parseDataModel(Model); }

Points SeedOptions::points() const {
  Points Result = parsePoints(Count);
  Result.InArray = Counters == "array";
  return Result;
}

void SeedOptions::prepareSandbox() const {
  sweepTempDirs();
  setSandboxEnabled(!NoSandbox);
  if (std::string Problem = sandboxProblem(); !Problem.empty())
    throw Error(Problem);
}

void OracleOptions::addTo(CLI::App &Command) {
  Command
      .add_option("--allow", Allow,
                  "Rules that a seed may fail, e.g. --allow volatile,addresses "
                  "(see mcfuzz profile --list-rules); what they find becomes a "
                  "label that makes findings doubtful")
      ->allow_extra_args(false);
  Command
      .add_option("--seed-time-limit", SeedTimeLimit,
                  "Seconds that one native run of a seed may take")
      ->capture_default_str()
      ->check(CLI::Range(0.01, 1e6));
  Command
      .add_option("--interpreter", Interpreter,
                  "frama-c: ask Frama-C's Eva for a second opinion (Debian "
                  "package frama-c-base; about a second for each seed)")
      ->check(CLI::IsMember({"frama-c"}));
  Command.add_flag("--no-cache", NoCache,
                   "Derive everything again, and keep nothing");
}

DeriveSettings OracleOptions::settings(const SeedOptions &Shared) const {
  static Cache Store(defaultCacheFolder());
  DeriveSettings Result;
  Result.Model = Shared.model();
  Result.Count = Shared.points();
  Result.Native.WallSeconds = SeedTimeLimit;
  Result.Allowed = parseAllowed(Allow);
  Result.Interpreter = Interpreter;
  Result.Store = NoCache ? nullptr : &Store;
  return Result;
}

SeedSelection::SeedSelection()
    : Jobs(std::max(1u, std::thread::hardware_concurrency())) {}

void SeedSelection::addTo(CLI::App &Command) {
  Command.add_option("SEED", Files, "C files (default: --seeds bundled)");
  Command
      .add_option("--seeds", Sources,
                  "bundled, gcc (after `mcfuzz seeds fetch gcc`) or a folder; "
                  "may be given several times")
      ->allow_extra_args(false);
  Command.add_option("--jobs", Jobs, "Things done at a time; by default as many as "
                                     "there are cores")
      ->capture_default_str()
      ->check(CLI::Range(1, 1024));
}

std::vector<Seed> SeedSelection::collect() const {
  std::vector<std::string> All = Sources;
  All.insert(All.end(), Files.begin(), Files.end());
  if (All.empty())
    All = {"bundled"};
  for (const std::string &Source : Sources)
    if (Source != "bundled" && Source != "gcc" && !fs::exists(Source))
      throw Error("--seeds: " + Source + ": no such folder");
  std::vector<Seed> Seeds;
  std::set<std::string> Names; // As file names, so that tasks stay apart.
  for (const std::string &Source : All)
    for (Seed &S : seedsFrom(Source)) {
      std::string Plain = S.Name;
      for (unsigned N = 2; !Names.insert(fileStem(S.Name)).second; ++N)
        S.Name = Plain + "-" + std::to_string(N);
      S.Path = fs::absolute(S.Path).string();
      Seeds.push_back(std::move(S));
    }
  return Seeds;
}

std::string SeedSelection::only() const {
  if (Files.empty() && Sources.size() <= 1)
    return Sources.empty() ? "bundled" : Sources[0];
  return {};
}

CountedProgram needProgram(const Seed &From, const SeedOptions &Options) {
  Instrumented Counted = instrument(From, Options.model(), Options.points());
  if (!Counted.Program)
    throw Error(From.Path + ": " + Counted.Problem);
  return *Counted.Program;
}

Seed needSeed(const std::string &Path) {
  if (!fs::is_regular_file(Path))
    throw Error(Path + ": no such file");
  return {fs::path(Path).filename().string(), fs::absolute(Path).string()};
}

} // namespace mcfuzz
