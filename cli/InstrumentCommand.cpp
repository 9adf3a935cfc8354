//===- InstrumentCommand.cpp - mcfuzz instrument --------------------------===//

#include "cli/Commands.h"
#include "core/Files.h"
#include "core/Json.h"
#include "profile/CountingCode.h"

#include <iostream>

namespace mcfuzz {
namespace {

struct Options {
  std::string SeedPath, Output, CountsPath = "mcfuzz-counts";
  bool AsJson = false;
  SeedOptions Shared;
};

int execute(const Options &Given) {
  CountedProgram Program = needProgram(needSeed(Given.SeedPath), Given.Shared);
  std::string Code =
      countingCode(Program, Given.Shared.model(), Given.CountsPath);
  if (!Given.Output.empty())
    writeFile(Given.Output, Code);
  else if (!Given.AsJson)
    std::cout << Code;
  for (const std::string &Note : Program.Uncounted)
    std::cerr << Given.SeedPath << ":" << Note << ": not counted\n";
  if (!Given.AsJson)
    return ExitOk;
  Json Branches = Json::array();
  for (const Branch &B : Program.Branches)
    Branches.push_back({{"id", B.Id},
                        {"kind", toString(B.Kind)},
                        {"function", B.Function},
                        {"line", B.Line},
                        {"column", B.Column}});
  Json Document = {{"branches", Branches}, {"uncounted", Program.Uncounted}};
  std::cout << dumpJson(Document);
  return ExitOk;
}

} // namespace

void addInstrumentCommand(CLI::App &App, int &Exit) {
  auto Given = std::make_shared<Options>();
  CLI::App *Command = App.add_subcommand(
      "instrument", "Insert branch counters into a C program");
  Command->add_option("SEED", Given->SeedPath, "C file")->required();
  Command->add_option("-o,--output", Given->Output,
                      "Where to write the counted program (default: stdout)");
  Command
      ->add_option("--counts", Given->CountsPath,
                   "File that the counted program writes its counters to, as "
                   "binary unsigned numbers, when it ends normally")
      ->capture_default_str();
  Command->add_flag("--json", Given->AsJson, "List the branches on stdout");
  Given->Shared.addTo(*Command);
  Command->callback([Given, &Exit] { Exit = execute(*Given); });
}

} // namespace mcfuzz
