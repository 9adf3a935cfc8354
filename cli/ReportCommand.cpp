//===- ReportCommand.cpp - mcfuzz report ----------------------------------===//

#include "cli/Commands.h"
#include "core/Error.h"
#include "report/Html.h"

#include <fstream>
#include <iostream>

namespace mcfuzz {
namespace {

struct Options {
  std::string Folder, Output;
};

int execute(const Options &Given) {
  Store From(Given.Folder.empty() ? newestCampaign() : fs::path(Given.Folder),
             Store::Access::Read);
  fs::path To = Given.Output.empty() ? From.folder() / "report.html"
                                     : fs::path(Given.Output);
  // It appears whole or not at all.
  fs::path Part = To.string() + ".new";
  std::ofstream Out(Part, std::ios::binary);
  if (Out)
    writeHtml(From, MCFUZZ_VERSION, Out);
  Out.close();
  if (!Out) {
    std::error_code Ignored;
    fs::remove(Part, Ignored);
    throw Error(To.string() + ": cannot be written; is the folder there, and "
                              "is there room on the disk?");
  }
  fs::rename(Part, To);
  std::cout << To.string() << "\n";
  return ExitOk;
}

} // namespace

void addReportCommand(CLI::App &App, int &Exit) {
  auto Given = std::make_shared<Options>();
  CLI::App *Command = App.add_subcommand(
      "report", "One HTML page with everything about a campaign, also while it "
                "is running");
  Command->footer("The page needs no network and no other file. `mcfuzz "
                  "export` writes forms that\nother tools read.");
  Command->add_option("DIR", Given->Folder,
                      "Folder of the campaign (default: the newest in "
                      "./mcfuzz-out)");
  Command->add_option("-o,--out", Given->Output,
                      "The file to write (default: report.html in DIR)");
  Command->callback([Given, &Exit] { Exit = execute(*Given); });
}

} // namespace mcfuzz
