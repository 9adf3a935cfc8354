//===- CheckersCommand.cpp - mcfuzz checkers ------------------------------===//

#include "cli/Commands.h"
#include "core/Error.h"
#include "core/Progress.h"
#include "core/Text.h"
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
    const CheckerDescription About = describe(Name);
    std::string State =
        Found ? "ready: " + Found->Program.string()
        : About.Installs.empty()
            ? "not found: " + About.Program + " is not in PATH, and " +
                  About.Variable + " is not set"
            : "not installed; type: mcfuzz checkers install " + Label;
    std::cout << fmt::format("{:<20} {}\n", Label, State);
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

std::string conditionText(const OutputCondition &When) {
  std::vector<std::string> Parts;
  if (When.ExitStatus) {
    std::vector<std::string> Numbers;
    for (int Status : *When.ExitStatus)
      Numbers.push_back(std::to_string(Status));
    Parts.push_back("exit status " + join(Numbers, " or "));
  }
  if (When.Signalled)
    Parts.push_back("killed by a signal");
  if (!When.Line.empty())
    Parts.push_back("a line matches " + When.Line);
  if (!When.NoLine.empty())
    Parts.push_back("no line matches " + When.NoLine);
  if (!When.LastOf.empty())
    Parts.push_back("the last line with " + When.LastOf + " matches " +
                    When.LastIs);
  if (!When.ErrorProperty.empty())
    Parts.push_back("our property: " + When.ErrorProperty);
  if (!When.OtherProperty.empty())
    Parts.push_back("another property: " + When.OtherProperty);
  if (!When.PropertyName.empty())
    Parts.push_back("whose name matches " + When.PropertyName);
  if (!When.Stream.empty())
    Parts.push_back("only " + When.Stream + " is looked at");
  return Parts.empty() ? "always" : join(Parts, ", ");
}

void row(const std::string &First, const std::string &Second) {
  std::cout << fmt::format("{:<16} {}\n", First, Second);
}

void showSets(const CheckerDescription &About, const char *Kind, char Mark,
              const std::map<std::string, OptionSet> &Sets) {
  for (const auto &[Name, Set] : Sets) {
    std::string Text = About.Name + Mark + Name + "  " + shellQuoted(Set.Add);
    if (!Set.About.empty())
      Text += "  (" + Set.About + ")";
    if (Set.Since != "0")
      Text += ", since " + Set.Since;
    if (!Set.Variant.empty())
      Text += ", with the variant " + Set.Variant;
    if (!Set.Needs.empty())
      Text += ", needs " + join(Set.Needs, ", ");
    if (Set.Bounded)
      Text += ", safe only up to a bound";
    row(Kind, Text);
  }
}

/// What a description means, for people who write one.
int show(const std::string &Text) {
  CheckerName Wanted = parseCheckerName(Text);
  std::optional<Checker> Found = findChecker(Wanted);
  const CheckerDescription About = describe(Wanted);
  row("name", About.Name);
  row("about", About.About);
  row("program", Found ? Found->Program.string() : "not found");
  row("version", Found ? Found->Version : "-");
  for (const Installation &I : About.Installs)
    row("installable", About.Name + "@" + I.Version);
  Checker Shown =
      Found ? *Found
            : Checker{About, About.Program, "",
                      Wanted.Variant.empty() ? About.DefaultVariant
                                             : Wanted.Variant,
                      Wanted.Neutral};
  Unwinding Example{7, "main.0:7"};
  for (DataModel Model : {DataModel::LP64, DataModel::ILP32})
    row(std::string(toString(Model)),
        shellQuoted(Shown.argv({"TASK.i", Model, {}, Example})));
  showSets(About, "variant", ':', About.Variants);
  showSets(About, "neutral option", '+', About.Neutral);
  std::cout << "\nverdicts, the first that holds decides:\n";
  for (const VerdictRule &Rule : About.Verdicts)
    row("  " + std::string(toString(Rule.Says)), conditionText(Rule.When));
  std::cout << "\nfindings are doubtful if:\n";
  for (const Marker &M : About.Markers)
    std::cout << "  " << M.Reason << " (" << conditionText(M.When) << ")\n";
  for (const DoubtfulLabel &D : About.DoubtfulLabels)
    std::cout << "  the seed has the label " << D.Label << ": " << D.Reason
              << "\n";
  size_t Functions = 0;
  for (const SinceVersion &S : About.Models)
    Functions += S.Items.size();
  std::cout << fmt::format("  the seed calls a library function that is not "
                           "among the {} known ones\n",
                           Functions);
  return ExitOk;
}

int check(const std::string &File) {
  CheckerDescription About = readDescription(File);
  std::cout << fmt::format("{}: describes {}, {} verdict rules, in order\n", File,
                           About.Name, About.Verdicts.size());
  return ExitOk;
}

} // namespace

void addCheckersCommand(CLI::App &App, int &Exit) {
  CLI::App *Command =
      App.add_subcommand("checkers", "List, show, install and try model checkers");
  Command->require_subcommand(1);
  Command->add_subcommand("list", "Which checkers there are")
      ->callback([&Exit] { Exit = list(); });
  Command
      ->add_subcommand("doctor",
                       "Run a known-safe and a known-unsafe program through "
                       "each checker")
      ->callback([&Exit] { Exit = doctor(); });
  auto add = [&](const char *Sub, const char *What, const char *Argument,
                 const char *About, int (*Do)(const std::string &)) {
    CLI::App *Added = Command->add_subcommand(Sub, What);
    auto Given = std::make_shared<std::string>();
    Added->add_option(Argument, *Given, About)->required();
    Added->callback([Given, Do, &Exit] { Exit = Do(*Given); });
  };
  add("show", "What the description of a checker says", "NAME",
      "e.g. cbmc, cbmc@5.12:refine or a description, FILE.json", show);
  add("check", "Read a description of your own and say what is wrong with it",
      "FILE", "A JSON file (docs/checkers.md explains the keys)", check);
  CLI::App *Install = Command->add_subcommand(
      "install",
      "Install a checker into your cache; the system stays as it is");
  auto Name = std::make_shared<std::string>();
  Install->add_option("NAME@VERSION", *Name, "e.g. cbmc@6.6.0 or cbmc")
      ->required();
  Install->callback([Name, &Exit] {
    Progress Show;
    CheckerName Done = installChecker(parseCheckerName(*Name), Show);
    // A version number is no proof that it can check anything.
    SeedOptions().prepareSandbox();
    std::optional<Checker> Found = findChecker(Done);
    Diagnosis Result =
        Found ? diagnose(*Found) : Diagnosis{false, "it does not start"};
    if (!Result.Works)
      throw Error(Done.Name + "@" + Done.Version +
                  " is installed and does not work: " + Result.Detail);
    Exit = ExitOk;
  });
}

} // namespace mcfuzz
