//===- MutateCommand.cpp - mcfuzz mutate ----------------------------------===//

#include "cli/Commands.h"
#include "core/Error.h"
#include "core/Files.h"
#include "mutate/Strategy.h"
#include "mutate/TaskFiles.h"
#include "profile/ProfileSeed.h"

#include <iostream>

namespace mcfuzz {
namespace {

struct Options {
  std::string SeedPath, ProfilePath, StrategyList = "fcr", Output;
  OracleOptions Oracle;
  SeedOptions Shared;
};

/// Writes only tasks whose execution shows the expected verdict.
int execute(const Options &Given) {
  std::vector<const Strategy *> Chosen = parseStrategies(Given.StrategyList);
  Seed From = needSeed(Given.SeedPath);
  Given.Shared.prepareSandbox();
  CountedProgram Program = needProgram(From, Given.Shared);
  Profile P = Given.ProfilePath.empty()
                  ? deriveSeed(From, Given.Oracle.settings(Given.Shared))
                        .Behaviour
                  : profileFromJson(parseJson(readFile(Given.ProfilePath),
                                              Given.ProfilePath),
                                    Given.ProfilePath, Program);
  if (!P.Accepted)
    throw Error(Given.SeedPath + ": not an oracle: " + P.Reason);

  Origin Of{From, Program, P, Given.Shared.model()};
  std::vector<Task> Tasks;
  for (const Strategy *S : Chosen)
    for (Task &T : S->Make(Of)) {
      ObservedVerdict Seen = executeTask(T, {});
      if (Seen.Verdict != T.Verdict) {
        std::cerr << "mcfuzz: internal error: " << T.Name << ": expected "
                  << toString(T.Verdict) << ", execution shows "
                  << (Seen.Verdict ? toString(*Seen.Verdict) : Seen.Problem)
                  << "\n";
        return ExitInternal;
      }
      Tasks.push_back(std::move(T));
    }
  writeTasks(Tasks, Given.Output);
  std::cout << Tasks.size() << " tasks in " << Given.Output << "\n";
  return ExitOk;
}

} // namespace

void addMutateCommand(CLI::App &App, int &Exit) {
  auto Given = std::make_shared<Options>();
  CLI::App *Command = App.add_subcommand(
      "mutate", "Make verification tasks with a known verdict from a seed");
  Command->add_option("SEED", Given->SeedPath, "C file")->required();
  std::string Help = "A list of strategies, or all:";
  for (const Strategy &S : strategies())
    Help += std::string("\n  ") + S.Name + ": " + S.Meaning;
  Command->add_option("--strategy", Given->StrategyList, Help)
      ->capture_default_str();
  Command->add_option("--profile", Given->ProfilePath,
                      "Use this profile (from `mcfuzz profile --json`) instead "
                      "of running the seed again");
  Command
      ->add_option("-o,--output", Given->Output,
                   "Folder for the tasks and tasks.json")
      ->required();
  Given->Oracle.addTo(*Command);
  Given->Shared.addTo(*Command);
  Command->callback([Given, &Exit] { Exit = execute(*Given); });
}

} // namespace mcfuzz
