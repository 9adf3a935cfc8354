//===- SeedOptions.cpp - options that several commands share --------------===//

#include "cli/Commands.h"
#include "core/Error.h"
#include "core/Files.h"
#include "core/Sandbox.h"

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
  Command.add_flag("--no-sandbox", NoSandbox,
                   "Run seeds and checkers without bubblewrap. Dangerous: they "
                   "can do whatever you can");
}

DataModel SeedOptions::model() const { return *parseDataModel(Model); }

void SeedOptions::prepareSandbox() const {
  setSandboxEnabled(!NoSandbox);
  if (std::string Problem = sandboxProblem(); !Problem.empty())
    throw Error(Problem);
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
