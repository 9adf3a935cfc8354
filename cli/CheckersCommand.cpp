//===- CheckersCommand.cpp - mcfuzz checkers ------------------------------===//

#include "cli/Commands.h"
#include "core/Error.h"
#include "core/Progress.h"
#include "validate/Doctor.h"

#include <fmt/format.h>

#include <iostream>

namespace mcfuzz {
namespace {

/// Every version that is there or could be installed.
std::vector<CheckerName> knownCheckers() {
  std::vector<CheckerName> Names;
  for (const auto &[Name, About] : allDescriptions()) {
    for (const Installation &I : About.Installs)
      Names.push_back({Name, I.Version, ""});
    std::optional<Checker> Found = findChecker({Name, "", ""});
    bool Listed =
        Found &&
        std::any_of(Names.begin(), Names.end(), [&](const CheckerName &N) {
          return N.Name == Name && N.Version == Found->Version;
        });
    if (!Listed && (Found || About.Installs.empty()))
      Names.push_back({Name, Found ? Found->Version : "", ""});
  }
  return Names;
}

int list() {
  for (const CheckerName &Name : knownCheckers()) {
    std::optional<Checker> Found = findChecker(Name);
    std::string Label =
        Name.Name + (Name.Version.empty() ? "" : "@" + Name.Version);
    std::cout << fmt::format(
        "{:<18} {}\n", Label,
        Found ? "ready: " + Found->Program.string()
              : "not installed; type: mcfuzz checkers install " + Label);
  }
  return ExitOk;
}

int doctor() {
  SeedOptions().prepareSandbox();
  int Working = 0, Broken = 0;
  for (const CheckerName &Name : knownCheckers()) {
    std::optional<Checker> Found = findChecker(Name);
    std::string Label =
        Name.Name + (Name.Version.empty() ? "" : "@" + Name.Version);
    Diagnosis Result =
        Found ? diagnose(*Found) : Diagnosis{false, "not installed"};
    std::cout << fmt::format("{:<18} {:<14} {}\n", Label,
                             !Found         ? "not installed"
                             : Result.Works ? "works"
                                            : "BROKEN",
                             Found ? Result.Detail : "");
    Working += Result.Works;
    Broken += Found && !Result.Works;
  }
  if (Working == 0)
    std::cerr
        << "mcfuzz: no checker works; type: mcfuzz checkers install cbmc\n";
  return Broken > 0 || Working == 0 ? ExitUsage : ExitOk;
}

} // namespace

void addCheckersCommand(CLI::App &App, int &Exit) {
  CLI::App *Command =
      App.add_subcommand("checkers", "List, install and try model checkers");
  Command->require_subcommand(1);
  Command->add_subcommand("list", "Which checkers there are")
      ->callback([&Exit] { Exit = list(); });
  Command
      ->add_subcommand("doctor",
                       "Run a known-safe and a known-unsafe program through "
                       "each checker")
      ->callback([&Exit] { Exit = doctor(); });
  CLI::App *Install = Command->add_subcommand(
      "install",
      "Install a checker into your cache; the system stays as it is");
  auto Name = std::make_shared<std::string>();
  Install->add_option("NAME@VERSION", *Name, "e.g. cbmc@6.6.0 or cbmc")
      ->required();
  Install->callback([Name, &Exit] {
    Progress Show;
    installChecker(parseCheckerName(*Name), Show);
    Exit = ExitOk;
  });
}

} // namespace mcfuzz
