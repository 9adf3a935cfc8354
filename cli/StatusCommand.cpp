//===- StatusCommand.cpp - mcfuzz status ----------------------------------===//

#include "campaign/Store.h"
#include "campaign/Watch.h"
#include "cli/Commands.h"

#include <iostream>

namespace mcfuzz {
namespace {

struct Options {
  std::string Folder;
  bool AsJson = false;
};

int execute(const Options &Given) {
  fs::path Folder =
      Given.Folder.empty() ? newestCampaign() : fs::path(Given.Folder);
  Store From(Folder, Store::Access::Read);
  // What only the working process knows it leaves in the store.
  Status Now = statusFromJson(From.live());
  Now.Sum = From.totals();
  Now.Checkers = From.tallies();
  int64_t Pid = Store::owner(Folder);
  if (Pid == 0)
    Now.Running.clear(), Now.SecondsLeft.reset(), Now.RunsPerSecond = 0;
  std::string End = From.lastEnd();
  std::string State = Pid != 0 ? "running as process " + std::to_string(Pid)
                      : End.empty() ? "ended without saying so (killed?)"
                                    : End;
  if (Given.AsJson) {
    Json Document = {{"folder", From.folder().string()},
                     {"state", State},
                     {"pid", Pid ? Json(Pid) : Json()}};
    Document.update(statusJson(Now));
    Document["problems"] = From.problems();
    std::cout << dumpJson(Document);
    return ExitOk;
  }
  std::cout << From.folder().string() << ": " << State << "\n";
  for (const std::string &Line : statusLines(Now))
    std::cout << Line << "\n";
  for (const std::string &What : From.problems())
    std::cout << "problem: " << What << "\n";
  return ExitOk;
}

} // namespace

void addStatusCommand(CLI::App &App, int &Exit) {
  auto Given = std::make_shared<Options>();
  CLI::App *Command = App.add_subcommand(
      "status", "Where a campaign is; also while it is running");
  Command->add_option("DIR", Given->Folder,
                      "Folder of the campaign (default: the newest in "
                      "./mcfuzz-out)");
  Command->add_flag("--json", Given->AsJson, "Print it as JSON");
  Command->callback([Given, &Exit] { Exit = execute(*Given); });
}

} // namespace mcfuzz
