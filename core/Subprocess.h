//===- Subprocess.h - the one way to run another program ------------------===//
//
// No shell, no inherited descriptors, limits on everything, and nothing left
// behind: the child and all its descendants are killed at the end of the run
// whatever happened, and the child dies with us.
//
//===----------------------------------------------------------------------===//
#ifndef MCFUZZ_CORE_SUBPROCESS_H
#define MCFUZZ_CORE_SUBPROCESS_H

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace mcfuzz {

/// Zero means no limit, except for OutputBytes.
struct Limits {
  double WallSeconds = 0;
  unsigned CpuSeconds = 0;  ///< Of each process.
  uint64_t MemoryBytes = 0; ///< Address space of each process.
  /// Of the process with all its descendants together. Looked at from time to
  /// time (at first every millisecond, later every 50), so that it is exceeded
  /// a little before the run is ended.
  double TreeCpuSeconds = 0;
  uint64_t TreeMemoryBytes = 0;
  uint64_t FileBytes = 0;   ///< Size of any file it writes.
  /// Of its user, at a time. The kernel does not apply it to root; see
  /// SandboxFiles::GiveUpRoot.
  unsigned Processes = 0;
  unsigned OpenFiles = 0;
  uint64_t OutputBytes = 4 << 20; ///< Standard output plus standard error.
};

struct Command {
  std::vector<std::string> Argv; ///< Argv[0] is looked up in PATH.
  std::filesystem::path Dir;     ///< Working folder; empty: ours.
  /// "NAME=value" entries; none: our environment.
  std::optional<std::vector<std::string>> Environment;
  std::string Input; ///< Standard input.
  /// The kernel places nothing at random.
  bool FixedAddresses = false;
  /// The program makes a process namespace for its one child and waits for it,
  /// as bubblewrap does. Ending that child ends everything.
  bool MakesNamespace = false;
  /// Descendants that leave their parents are found and killed, too. Costs a
  /// mark in the environment, and every orphan of ours becomes our child.
  bool SweepOrphans = false;
  Limits Limit;
};

enum class RunEnd {
  Exited,     ///< Code is the exit status.
  Signalled,  ///< Code is the signal.
  TimedOut,   ///< Killed by us at WallSeconds.
  OutOfCpu,   ///< Killed by us at TreeCpuSeconds.
  OutOfMemory, ///< Killed by us at TreeMemoryBytes.
  TooLoud,    ///< Killed by us at OutputBytes.
  Cancelled,  ///< Killed or not started because of cancelRuns().
  NotStarted, ///< Err says why.
};

struct Run {
  RunEnd End = RunEnd::NotStarted;
  int Code = 0;
  double WallSeconds = 0;
  double CpuSeconds = 0; ///< With all descendants.
  /// The largest sum over the process and its descendants that was seen.
  uint64_t PeakMemoryBytes = 0;
  std::string Out, Err;

  bool ok() const { return End == RunEnd::Exited && Code == 0; }
};

/// Runs a program to its end. Never throws for what the program does.
Run run(const Command &What);

/// Ends all runs, those to come too, as soon as possible. May be called by a
/// signal handler. Whatever was derived from a run that ended so says nothing.
void cancelRuns();
bool runsCancelled();

/// "exit status 3", "killed by SIGSEGV", "over the time limit", ...
std::string describeEnd(const Run &Result);

/// The command as a user would type it in a shell.
std::string shellQuoted(const std::vector<std::string> &Argv);

/// The full path of a program in PATH, if there is one.
std::optional<std::filesystem::path> findProgram(const std::string &Name);

} // namespace mcfuzz

#endif
