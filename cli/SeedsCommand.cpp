//===- SeedsCommand.cpp - mcfuzz seeds ------------------------------------===//

#include "cli/Commands.h"
#include "core/Progress.h"
#include "gcc-seeds/SeedSources.h"

#include <cassert>
#include <iostream>

namespace mcfuzz {

void addSeedsCommand(CLI::App &App, int &Exit) {
  CLI::App *Command = App.add_subcommand("seeds", "Get and list seeds");
  Command->require_subcommand(1);

  CLI::App *Fetch = Command->add_subcommand(
      "fetch", "Get a collection of seeds into your cache");
  auto Collection = std::make_shared<std::string>();
  Fetch->add_option("COLLECTION", *Collection, "gcc: the GCC torture tests")
      ->required()
      ->check(CLI::IsMember({"gcc"}));
  Fetch->callback([Collection, &Exit] {
    Progress Show;
    assert(*Collection == "gcc");
    fetchGcc(Show);
    std::cout << seedsFrom("gcc").size() << " seeds in "
              << (gccFolder() / "execute").string() << "\n";
    Exit = ExitOk;
  });

  addConcretizeCommand(*Command, Exit);

  CLI::App *List =
      Command->add_subcommand("list", "List the seeds of a source");
  auto Source = std::make_shared<std::string>("bundled");
  List->add_option("SOURCE", *Source, "bundled, gcc or a folder")
      ->capture_default_str();
  List->callback([Source, &Exit] {
    for (const Seed &S : seedsFrom(*Source))
      std::cout << S.Name << "\n";
    Exit = ExitOk;
  });
}

} // namespace mcfuzz
