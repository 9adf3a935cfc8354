//===- main.cpp - the command line ----------------------------------------===//

#include "cli/Commands.h"
#include "core/Error.h"
#include "core/Text.h"

#include <csignal>
#include <iostream>

#include <poll.h>
#include <unistd.h>

using namespace mcfuzz;

namespace {

constexpr const char *About =
    "mcfuzz finds wrong answers of software model checkers for C.\n\n"
    "It runs C programs (seeds) to learn how often each branch is reached,\n"
    "writes verification tasks whose verdict is therefore known, gives them "
    "to\n"
    "a checker and flags every wrong verdict. Start with:\n\n"
    "  mcfuzz run --checker cbmc            bundled seeds, newest CBMC\n"
    "  mcfuzz run my.c --checker cbmc@5.12  your program, an old CBMC\n";

constexpr const char *Footer = "Exit status: 0 no confirmed finding, 1 "
                               "findings, 2 usage or set-up error,\n"
                               "3 internal error.";

/// One line on stderr.
int complain(const std::string &What, int Code) {
  std::cerr << "mcfuzz: " << oneLine(What, 2000) << "\n";
  return Code;
}

/// The words up to the subcommand, to point to the right help.
std::string commandPath(const CLI::App &App) {
  std::string Path = "mcfuzz";
  const CLI::App *At = &App;
  while (!At->get_subcommands().empty()) {
    At = At->get_subcommands().front();
    Path += " " + At->get_name();
  }
  return Path;
}

/// Standard output is a pipe whose reader has gone, as `head` does.
bool readerIsGone() {
  pollfd Out{STDOUT_FILENO, 0, 0};
  return ::poll(&Out, 1, 0) > 0 && (Out.revents & POLLERR);
}

int runCommand(int Argc, char **Argv) {
  CLI::App App(About, "mcfuzz");
  App.footer(Footer);
  App.set_version_flag("--version", "mcfuzz " MCFUZZ_VERSION);
  App.require_subcommand(1);
  App.failure_message(CLI::FailureMessage::simple);
  int Exit = ExitOk;
  addRunCommand(App, Exit);
  addRegressCommand(App, Exit);
  addStatusCommand(App, Exit);
  addFindingsCommand(App, Exit);
  addExplainCommand(App, Exit);
  addReduceCommand(App, Exit);
  addCandidateCommand(App, Exit);
  addInstrumentCommand(App, Exit);
  addProfileCommand(App, Exit);
  addMutateCommand(App, Exit);
  addValidateCommand(App, Exit);
  addCheckersCommand(App, Exit);
  addSeedsCommand(App, Exit);
  addReportCommand(App, Exit);
  addExportCommand(App, Exit);
  addCacheCommand(App, Exit);
  addHelpCommand(App, Exit);
  try {
    App.parse(Argc, Argv);
    return Exit;
  } catch (const CLI::Success &Shown) { // --help and --version
    return App.exit(Shown);
  } catch (const CLI::ParseError &E) {
    return complain(std::string(E.what()) + " (see " + commandPath(App) +
                        " --help)",
                    ExitUsage);
  } catch (const Error &E) {
    return complain(E.what(), ExitUsage);
  } catch (const std::filesystem::filesystem_error &E) {
    return complain(E.what(), ExitUsage);
  } catch (const std::exception &E) {
    return complain(std::string("internal error: ") + E.what(), ExitInternal);
  }
}

} // namespace

int main(int Argc, char **Argv) {
  std::signal(SIGPIPE, SIG_IGN);
  int Exit = runCommand(Argc, Argv);
  // Nobody must take a part of a document for the whole.
  std::cout.flush();
  if (std::cout || readerIsGone())
    return Exit;
  return complain("cannot write to standard output", ExitUsage);
}
