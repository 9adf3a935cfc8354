//===- ConcretizeCommand.cpp - mcfuzz seeds concretize --------------------===//

#include "cli/Commands.h"
#include "core/Error.h"
#include "core/Files.h"
#include "core/Hash.h"
#include "instrument/Concretize.h"

#include <iostream>

namespace mcfuzz {
namespace {

struct Options {
  std::vector<std::string> Files;
  unsigned Groups = 1;
  uint64_t RandomSeed = 1;
  std::string Folder = "concrete-seeds";
  std::string Model = "LP64";
};

/// Each file and group has numbers of its own, whatever else is on the list.
uint64_t seedFor(const std::string &Text, uint64_t RandomSeed, unsigned Group) {
  std::string Key =
      Text + "\n" + std::to_string(RandomSeed) + "\n" + std::to_string(Group);
  return std::stoull(sha256(Key).substr(0, 16), nullptr, 16);
}

int execute(const Options &Given) {
  fs::create_directories(Given.Folder);
  DataModel Model = *parseDataModel(Given.Model);
  size_t Written = 0, Failed = 0;
  for (const std::string &File : Given.Files) {
    Preprocessed Text = preprocess(needSeed(File), Model);
    std::string Problem = Text.Problem;
    std::string Key = readFile(File);
    for (unsigned Group = 1; Problem.empty() && Group <= Given.Groups;
         ++Group) {
      Concretized Result =
          concretize(*Text.Text, Model, seedFor(Key, Given.RandomSeed, Group));
      Problem = Result.Problem;
      if (!Result.Code)
        break;
      std::string Name =
          fs::path(File).stem().string() + ".g" + std::to_string(Group) + ".c";
      writeFile(fs::path(Given.Folder) / Name, *Result.Code);
      ++Written;
    }
    if (Problem.empty())
      continue;
    ++Failed;
    std::cerr << "mcfuzz: " << File << ": " << Problem << "\n";
  }
  std::cout << Written << " seeds in " << Given.Folder << "\n";
  return Failed > 0 ? ExitUsage : ExitOk;
}

} // namespace

void addConcretizeCommand(CLI::App &Seeds, int &Exit) {
  auto Given = std::make_shared<Options>();
  CLI::App *Command = Seeds.add_subcommand(
      "concretize", "Make closed seeds from SV-COMP programs: no error calls, "
                    "random values for __VERIFIER_nondet_*");
  Command->add_option("FILE", Given->Files, "C files")->required();
  Command->add_option("--groups", Given->Groups, "Seeds to make from each file")
      ->capture_default_str()
      ->check(CLI::Range(1, 100000));
  Command
      ->add_option("--seed", Given->RandomSeed,
                   "The same number gives the same values")
      ->capture_default_str();
  Command->add_option("-o,--output", Given->Folder, "Folder for the seeds")
      ->capture_default_str();
  Command->add_option("--data-model", Given->Model, "ILP32 or LP64")
      ->capture_default_str()
      ->check(CLI::IsMember({"ILP32", "LP64"}));
  Command->callback([Given, &Exit] { Exit = execute(*Given); });
}

} // namespace mcfuzz
