//===- InstrumentCommand.cpp - mcfuzz instrument --------------------------===//

#include "cli/Commands.h"
#include "core/Error.h"
#include "core/Files.h"
#include "core/Json.h"
#include "profile/CountingCode.h"

#include <iostream>
#include <set>

namespace mcfuzz {
namespace {

struct Options {
  std::vector<std::string> SeedPaths;
  std::string Output, CountsPath = "mcfuzz-counts";
  bool AsJson = false;
  SeedOptions Shared;
};

Json describe(const CountedProgram &Program) {
  Json Branches = Json::array();
  for (const Branch &B : Program.Branches)
    Branches.push_back({{"id", B.Id},
                        {"kind", toString(B.Kind)},
                        {"function", B.Function},
                        {"line", B.Line},
                        {"column", B.Column}});
  return {{"branches", Branches}, {"uncounted", Program.Uncounted}};
}

/// One seed goes to the output file; several go into the output folder, and
/// one that fails does not stop the others.
int execute(const Options &Given) {
  bool Several = Given.SeedPaths.size() > 1;
  if (Several && Given.Output.empty())
    throw Error("several seeds need a folder: give -o DIR");
  if (Several)
    fs::create_directories(Given.Output);
  std::set<std::string> Names;
  for (const std::string &Path : Given.SeedPaths)
    if (!Names.insert(fs::path(Path).filename().string()).second)
      throw Error(Path + ": another seed has the same file name");
  Json Documents = Json::object();
  int Exit = ExitOk;
  for (const std::string &Path : Given.SeedPaths) {
    try {
      CountedProgram Program = needProgram(needSeed(Path), Given.Shared);
      std::string Code =
          countingCode(Program, Given.Shared.model(), Given.CountsPath);
      if (Several)
        writeFile(fs::path(Given.Output) / fs::path(Path).filename(), Code);
      else if (!Given.Output.empty())
        writeFile(Given.Output, Code);
      else if (!Given.AsJson)
        std::cout << Code;
      for (const std::string &Note : Program.Uncounted)
        std::cerr << Path << ":" << Note << ": not counted\n";
      if (Given.AsJson)
        Documents[Path] = describe(Program);
    } catch (const Error &E) {
      if (!Several)
        throw;
      std::cerr << "mcfuzz: " << E.what() << "\n";
      Exit = ExitUsage;
    }
  }
  if (Given.AsJson)
    std::cout << dumpJson(Several ? Documents : Documents.front());
  return Exit;
}

} // namespace

void addInstrumentCommand(CLI::App &App, int &Exit) {
  auto Given = std::make_shared<Options>();
  CLI::App *Command = App.add_subcommand(
      "instrument", "Insert branch counters into a C program");
  Command->add_option("SEED", Given->SeedPaths, "C files")->required();
  Command->add_option("-o,--output", Given->Output,
                      "Where to write the counted program (default: stdout); a "
                      "folder if there are several seeds");
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
