//===- ReportCommand.cpp - mcfuzz report ----------------------------------===//

#include "cli/Commands.h"
#include "campaign/FindingFiles.h"
#include "core/Error.h"
#include "report/Html.h"

#include <fstream>
#include <iostream>

namespace mcfuzz {
namespace {

struct Options {
  std::string Folder, Output;
};

/// The commands in the page name them; a campaign that was killed or is still
/// running has not written them yet.
void writeFindingFiles(Store &From) {
  try {
    From.eachFinding(
        [&](const FindingRecord &F) { writeFinding(F, From.folder()); });
  } catch (const std::exception &E) {
    std::cerr << "mcfuzz: the files of findings, which commands in the report "
                 "name, are not there: "
              << E.what() << "\n";
  }
}

int execute(const Options &Given) {
  Store From(Given.Folder.empty() ? newestCampaign() : fs::path(Given.Folder),
             Store::Access::Read);
  fs::path To = Given.Output.empty() ? From.folder() / "report.html"
                                     : fs::path(Given.Output);
  if (fs::is_directory(To))
    throw Error("--out: " + To.string() + ": is a folder; the report is one file");
  writeFindingFiles(From);
  From.freeze();
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
