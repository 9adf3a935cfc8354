//===- CheckerOptions.cpp - which checkers, and within which limits -------===//

#include "cli/Commands.h"

namespace mcfuzz {

void CheckerOptions::addTo(CLI::App &Command) {
  Command
      .add_option("--checker", Names,
                  "NAME[@VERSION][:VARIANT][+OPTION...], see `mcfuzz checkers "
                  "list`, or a description (FILE.json); installed if needed; "
                  "may be given several times")
      ->allow_extra_args(false)
      ->capture_default_str();
  Command.add_option("--variant", Variant,
                     "The variant of every --checker that names none, e.g. "
                     "bounds; see `mcfuzz checkers show NAME`");
  Command.add_option(
      "--options", Neutral,
      "Run each task also with options that must not change the verdict: all, "
      "random (one for each task) or a list of names, see `mcfuzz checkers "
      "show NAME`");
  Command
      .add_option("--options-seed", RngSeed,
                  "The same number gives the same choice with --options random")
      ->capture_default_str();
  addLimitsTo(Command);
}

void CheckerOptions::addLimitsTo(CLI::App &Command) {
  Command
      .add_option("--time-limit", Limit.WallSeconds,
                  "Seconds that a checker may take for one task")
      ->capture_default_str()
      ->check(CLI::Range(0.01, 1e6));
  Command
      .add_option("--cpu-limit", Limit.CpuSeconds,
                  "Seconds of CPU time of all its processes; 0: no limit")
      ->capture_default_str()
      ->check(CLI::Range(0.0, 1e6));
  Command
      .add_option("--memory-limit", MemoryMiB,
                  "MiB of memory that a checker's processes may use together")
      ->capture_default_str()
      ->check(CLI::Range(16, 1 << 24));
}

namespace {

/// The variant stands before the options, if there are any.
std::string withVariant(const std::string &Name, const std::string &Variant) {
  CheckerName Parsed = parseCheckerName(Name);
  if (Variant.empty() || !Parsed.Variant.empty())
    return Name;
  std::string Text = Parsed.Name;
  if (!Parsed.Version.empty())
    Text += "@" + Parsed.Version;
  Text += ":" + Variant;
  for (const std::string &Option : Parsed.Neutral)
    Text += "+" + Option;
  return Text;
}

} // namespace

Examiners CheckerOptions::examiners(Progress &Show) const {
  Examiners Result;
  for (const std::string &Name : Names)
    Result.Checkers.push_back(needChecker(withVariant(Name, Variant), Show));
  Result.Options = parseNeutralChoice(Neutral, RngSeed);
  mustApply(Result.Options, Result.Checkers);
  Result.Limit = Limit;
  Result.Limit.MemoryBytes = MemoryMiB << 20;
  return Result;
}

} // namespace mcfuzz
