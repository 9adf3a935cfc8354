//===- ExportCommand.cpp - mcfuzz export ----------------------------------===//

#include "campaign/Campaign.h"
#include "cli/Commands.h"
#include "core/Error.h"
#include "core/Files.h"
#include "core/Progress.h"
#include "gcc-seeds/SeedSources.h"
#include "report/Formats.h"

#include <algorithm>
#include <iostream>

namespace mcfuzz {
namespace {

struct Options {
  std::string Folder, StrategyList = "fcr,fcr-reach";
  std::string FormatName, Output;
  Licence Under;
  SeedSelection Seeds;
  OracleOptions Oracle;
  SeedOptions Shared;
};

/// What is known about the seeds' licence, unless the user says otherwise.
Licence licenceOf(const Options &Given, const std::string &Source) {
  Licence Under = Given.Under;
  Licence Known = {"LicenseRef-of-the-seeds", "the authors of the seeds",
                   "given by the user."};
  if (Source == "bundled")
    Known = {"Apache-2.0", "the mcfuzz authors", "written for mcfuzz."};
  if (Source == "gcc")
    Known = {"GPL-3.0-or-later", "Free Software Foundation, Inc.",
             "the GCC torture tests (gcc.c-torture/execute), from Debian's "
             "package gcc-12-source."};
  if (Under.Spdx.empty())
    Under.Spdx = Known.Spdx;
  if (Under.Holder.empty())
    Under.Holder = Known.Holder;
  Under.Origin = Known.Origin;
  return Under;
}

/// What takes long is said.
class Lines : public Watcher {
public:
  void tick(const Status &Now) override { Show.update(statusLine(Now)); }
  void problem(const std::string &What) override { Show.note(What); }

private:
  Progress Show;
};

/// Tasks from seeds, without a campaign.
int exportTasks(const Options &Given) {
  CampaignSettings Settings;
  Settings.Strategies = parseStrategies(Given.StrategyList);
  Settings.Derive = Given.Oracle.settings(Given.Shared);
  Settings.Jobs = Given.Seeds.Jobs;
  if (fs::exists(Given.Folder) && !fs::is_empty(Given.Folder))
    throw Error("--sv-comp: " + Given.Folder + ": exists and is not empty");
  std::vector<Seed> Seeds = Given.Seeds.collect();
  Given.Shared.prepareSandbox();
  // A campaign without checkers.
  TempDir Scratch;
  Store::create(Scratch.path(), nullptr, Seeds);
  Store Tasks(Scratch.path(), Store::Access::Write);
  {
    Lines Show;
    runCampaign(Tasks, Settings, Show);
  }
  size_t Number = writeSvComp(Tasks, Settings.Derive.Model, licenceOf(Given, Given.Seeds.only()),
                              fs::absolute(Given.Folder));
  Totals Sum = Tasks.totals();
  std::cout << Number << " tasks from " << Sum.Accepted << " of " << Sum.Seeds
            << " seeds in " << Given.Folder << "\n";
  if (Sum.InternalErrors == 0)
    return ExitOk;
  std::cerr << "mcfuzz: internal error: " << Sum.InternalErrors
            << " tasks did not show their verdict and were left out\n";
  return ExitInternal;
}

/// "bundled" or "gcc" if all seeds are from there, else "".
std::string sourceOf(Store &Campaign) {
  struct Source {
    const char *Name;
    std::string Folder;
  };
  Source Known[] = {{"bundled", (dataDir() / "gcc-seeds/bundled").string()},
                    {"gcc", (cacheDir() / "seeds/gcc").string()}};
  for (Source &S : Known) {
    bool All = true, Any = false;
    Campaign.eachSeed([&](const Store::SeedRow &Row) {
      Any = true;
      All &= fs::path(Row.From.Path).lexically_normal().string().starts_with(
          fs::path(S.Folder).lexically_normal().string() + "/");
    });
    if (Any && All)
      return S.Name;
  }
  return {};
}

/// Options that choose or judge seeds mean nothing to a campaign that was run.
void refuseOthers(const CLI::App &Command) {
  for (const CLI::Option *O : Command.get_options()) {
    static const std::vector<std::string> Allowed = {
        "format", "out", "licence", "holder", "help"};
    std::string Name = O->get_lnames().empty() ? "" : O->get_lnames()[0];
    if (O->count() > 0 && !Name.empty() &&
        std::find(Allowed.begin(), Allowed.end(), Name) == Allowed.end())
      throw Error("--format: a campaign is exported as it is; leave out --" +
                  Name);
  }
}

int exportFormat(const Options &Given, const CLI::App &Command) {
  const Format &As = formatNamed(Given.FormatName);
  refuseOthers(Command);
  if (Given.Seeds.Files.size() > 1)
    throw Error("--format: one campaign at a time");
  if (Given.Output.empty() && As.ToFolder)
    throw Error("--format " + Given.FormatName + ": writes a folder; name it "
                                                 "with -o");
  Store From(Given.Seeds.Files.empty() ? newestCampaign()
                                       : fs::path(Given.Seeds.Files[0]),
             Store::Access::Read);
  From.freeze();
  ExportContext With{MCFUZZ_VERSION, licenceOf(Given, sourceOf(From))};
  if (Given.Output.empty()) {
    As.ToStream(From, With, std::cout);
    return ExitOk;
  }
  size_t Number = exportCampaign(From, As, With, Given.Output);
  std::cout << Number << " " << As.Things << " in " << Given.Output << "\n";
  return ExitOk;
}

int execute(const Options &Given, const CLI::App &Command) {
  if (Given.FormatName.empty() == Given.Folder.empty())
    throw Error("export: say what to write: --format NAME of a campaign, or "
                "--sv-comp FOLDER of seeds");
  if (Given.FormatName.empty())
    return exportTasks(Given);
  return exportFormat(Given, Command);
}

std::string formatList() {
  std::string Text = "Formats:\n";
  for (const Format &F : formats()) {
    std::string Name(F.Name);
    Name.resize(11, ' ');
    Text += "  " + Name + std::string(F.Meaning) + "\n";
  }
  return Text + "\nOf seeds, without a campaign, tasks are made with "
                "--sv-comp FOLDER [SEED...].";
}

} // namespace

void addExportCommand(CLI::App &App, int &Exit) {
  auto Given = std::make_shared<Options>();
  CLI::App *Command = App.add_subcommand(
      "export", "Write a campaign in a form that other tools read (--format), "
                "or verification tasks with known verdicts (--sv-comp)");
  Command->footer(formatList());
  Command->add_option("--format", Given->FormatName,
                      "How to write a campaign, whose folder is named in place "
                      "of seeds (default: the newest in ./mcfuzz-out)");
  Command->add_option("-o,--out", Given->Output,
                      "With --format: the file or folder to write (default for "
                      "files: standard output)");
  Command->add_option("--sv-comp", Given->Folder,
                      "Folder for tasks in SV-COMP's form, made from seeds");
  Given->Seeds.addTo(*Command);
  Command
      ->add_option("--strategy", Given->StrategyList,
                   "A list of er, ecr, fcr, fcr-reach, or all")
      ->capture_default_str();
  Command->add_option(
      "--licence", Given->Under.Spdx,
      "SPDX identifier of the seeds' licence (known for bundled "
      "and gcc)");
  Command->add_option("--holder", Given->Under.Holder,
                      "Who holds the copyright of the seeds");
  Given->Oracle.addTo(*Command);
  Given->Shared.addTo(*Command);
  Command->callback([Given, Command, &Exit] { Exit = execute(*Given, *Command); });
}

} // namespace mcfuzz
