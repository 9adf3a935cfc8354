//===- Commands.h - the subcommands ---------------------------------------===//
#ifndef MCFUZZ_CLI_COMMANDS_H
#define MCFUZZ_CLI_COMMANDS_H

#include "core/Types.h"
#include "instrument/Instrument.h"
#include "profile/DeriveSeed.h"
#include "validate/Judge.h"

#include <CLI/CLI.hpp>

namespace mcfuzz {

/// What scripts rely on.
enum ExitCode {
  ExitOk = 0,       ///< No confirmed finding.
  ExitFindings = 1, ///< Some.
  ExitUsage = 2,    ///< Usage or set-up error.
  ExitInternal = 3, ///< A bug of mcfuzz.
};

/// Each adds one subcommand; its callback sets Exit and throws Error for
/// usage and set-up mistakes.
void addRunCommand(CLI::App &App, int &Exit);
void addRegressCommand(CLI::App &App, int &Exit);
void addStatusCommand(CLI::App &App, int &Exit);
void addFindingsCommand(CLI::App &App, int &Exit);
/// Adds `groups`, too.
void addExplainCommand(CLI::App &App, int &Exit);
void addReduceCommand(CLI::App &App, int &Exit);
void addCandidateCommand(CLI::App &App, int &Exit);
void addInstrumentCommand(CLI::App &App, int &Exit);
void addProfileCommand(CLI::App &App, int &Exit);
void addMutateCommand(CLI::App &App, int &Exit);
void addValidateCommand(CLI::App &App, int &Exit);
void addCheckersCommand(CLI::App &App, int &Exit);
void addSeedsCommand(CLI::App &App, int &Exit);
void addConcretizeCommand(CLI::App &Seeds, int &Exit);
void addReportCommand(CLI::App &App, int &Exit);
void addExportCommand(CLI::App &App, int &Exit);
void addCacheCommand(CLI::App &App, int &Exit);
/// Comes last: it knows the others.
void addHelpCommand(CLI::App &App, int &Exit);

/// Options that several commands share.
struct SeedOptions {
  std::string Model = "LP64";
  std::string Count = "branches";
  std::string Counters = "separate";
  bool NoSandbox = false;

  void addTo(CLI::App &Command);
  DataModel model() const;
  Points points() const;
  /// Throws Error if seeds cannot be run safely here.
  void prepareSandbox() const;
};

/// How seeds are judged, and whether results are kept.
struct OracleOptions {
  std::vector<std::string> Allow;
  std::string Interpreter;
  double SeedTimeLimit = NativeLimits().WallSeconds;
  bool NoCache = false;

  void addTo(CLI::App &Command);
  /// Throws Error for rules that do not exist.
  DeriveSettings settings(const SeedOptions &Shared) const;
};

/// Which seeds to work on, and how many at a time.
struct SeedSelection {
  std::vector<std::string> Files, Sources;
  unsigned Jobs;

  SeedSelection();
  void addTo(CLI::App &Command);
  /// All seeds; a name that comes twice gets a number.
  std::vector<Seed> collect() const;
  /// The source, if there is just one; else "".
  std::string only() const;
};

/// Which checkers judge tasks, and within which limits.
struct CheckerOptions {
  std::vector<std::string> Names = {"cbmc"};
  std::string Variant, Neutral;
  uint64_t RngSeed = 1;
  CheckerLimits Limit;
  uint64_t MemoryMiB = CheckerLimits().MemoryBytes >> 20;

  void addTo(CLI::App &Command);
  /// Without the choice of checkers.
  void addLimitsTo(CLI::App &Command);
  /// Finds the checkers, and installs what is missing. Throws Error for what
  /// does not exist.
  Examiners examiners(Progress &Show) const;
};

/// The counted program of a seed file; throws Error with the reason if there
/// is none.
CountedProgram needProgram(const Seed &From, const SeedOptions &Options);

/// A seed named by its path on the command line; throws Error if missing.
Seed needSeed(const std::string &Path);

} // namespace mcfuzz

#endif
