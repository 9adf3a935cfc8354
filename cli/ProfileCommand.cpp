//===- ProfileCommand.cpp - mcfuzz profile --------------------------------===//

#include "cli/Commands.h"
#include "profile/Rules.h"

#include <fmt/format.h>

#include <iostream>

namespace mcfuzz {
namespace {

struct Options {
  std::string SeedPath;
  bool AsJson = false, ListRules = false;
  OracleOptions Oracle;
  SeedOptions Shared;
};

void printRow(std::string_view First, std::string_view Second,
              std::string_view Third) {
  std::string Row = fmt::format("{:<20} {:<15} {}", First, Second, Third);
  std::cout << Row.substr(0, Row.find_last_not_of(' ') + 1) << "\n";
}

void printProfile(const Profile &P, const CountedProgram *Program) {
  printRow("rule", "result", "detail");
  for (const Evidence &E : P.Rules)
    printRow(E.Rule, toString(E.Result), E.Detail);
  if (!P.Labels.empty()) {
    std::cout << "\n";
    printRow("label", "findings", "detail");
  }
  for (const Label &L : P.Labels)
    printRow(L.Name, L.Doubtful ? "doubtful" : "", L.Detail);
  if (Program && P.Accepted) {
    std::cout << fmt::format("\n{:>4} {:>10}  {:<12} {:<20} {}\n", "id",
                             "count", "kind", "function", "place");
    for (const Branch &B : Program->Branches)
      std::cout << fmt::format("{:>4} {:>10}  {:<12} {:<20} {}:{}\n", B.Id,
                               P.Counts[B.Id - 1], toString(B.Kind), B.Function,
                               B.Line, B.Column);
  }
  std::cout << (P.Accepted ? "\naccepted\n" : "\nrejected: " + P.Reason + "\n");
}

int execute(const Options &Given) {
  if (Given.ListRules) {
    for (const Rule &R : rules())
      std::cout << fmt::format("{:<18} {}\n", R.Name, R.Meaning);
    return ExitOk;
  }
  DeriveSettings How = Given.Oracle.settings(Given.Shared);
  Seed From = needSeed(Given.SeedPath);
  Given.Shared.prepareSandbox();
  Derived Known = deriveSeed(From, How);
  const Profile &P = Known.Behaviour;
  const CountedProgram *Program = Known.Program ? &*Known.Program : nullptr;
  if (Given.AsJson)
    std::cout << dumpJson(profileToJson(P, Program));
  else
    printProfile(P, Program);
  return ExitOk;
}

} // namespace

void addProfileCommand(CLI::App &App, int &Exit) {
  auto Given = std::make_shared<Options>();
  CLI::App *Command = App.add_subcommand(
      "profile", "Run a seed natively and decide whether it is an oracle");
  Command->add_option("SEED", Given->SeedPath, "C file");
  Command->add_flag("--json", Given->AsJson, "Print the profile as JSON");
  Command->add_flag("--list-rules", Given->ListRules,
                    "List the rules that a seed has to pass");
  Given->Oracle.addTo(*Command);
  Given->Shared.addTo(*Command);
  Command->callback([Given, &Exit] {
    if (Given->SeedPath.empty() && !Given->ListRules)
      throw CLI::RequiredError("SEED");
    Exit = execute(*Given);
  });
}

} // namespace mcfuzz
