//===- ExportCommand.cpp - mcfuzz export ----------------------------------===//

#include "campaign/Results.h"
#include "cli/Commands.h"
#include "core/Error.h"
#include "core/Files.h"
#include "core/Progress.h"
#include "gcc-seeds/SeedSources.h"
#include "report/SvComp.h"

#include <iostream>

namespace mcfuzz {
namespace {

struct Options {
  std::string Folder, StrategyList = "fcr,fcr-reach";
  Licence Under;
  SeedSelection Seeds;
  OracleOptions Oracle;
  SeedOptions Shared;
};

/// What is known about the seeds' licence, unless the user says otherwise.
Licence licenceOf(const Options &Given) {
  Licence Under = Given.Under;
  std::string Source = Given.Seeds.only();
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

int execute(const Options &Given) {
  CampaignSettings Settings;
  Settings.Strategies = parseStrategies(Given.StrategyList);
  Settings.Derive = Given.Oracle.settings(Given.Shared);
  Settings.Seeds = Given.Seeds.collect();
  Settings.Jobs = Given.Seeds.Jobs;
  if (fs::exists(Given.Folder) && !fs::is_empty(Given.Folder))
    throw Error("--sv-comp: " + Given.Folder + ": exists and is not empty");
  Given.Shared.prepareSandbox();
  Progress Show;
  std::vector<SeedResult> Results = runCampaign(Settings, Show);
  size_t Number = writeSvComp(Results, Settings.Derive.Model, licenceOf(Given),
                              fs::absolute(Given.Folder));
  Totals Sum = totalsOf(Results);
  std::cout << Number << " tasks from " << Sum.Accepted << " of " << Sum.Seeds
            << " seeds in " << Given.Folder << "\n";
  if (Sum.InternalErrors == 0)
    return ExitOk;
  std::cerr << "mcfuzz: internal error: " << Sum.InternalErrors
            << " tasks did not show their verdict and were left out\n";
  return ExitInternal;
}

} // namespace

void addExportCommand(CLI::App &App, int &Exit) {
  auto Given = std::make_shared<Options>();
  CLI::App *Command = App.add_subcommand(
      "export", "Write verification tasks with known verdicts");
  Command
      ->add_option("--sv-comp", Given->Folder,
                   "Folder for the tasks in SV-COMP's form")
      ->required();
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
  Command->callback([Given, &Exit] { Exit = execute(*Given); });
}

} // namespace mcfuzz
