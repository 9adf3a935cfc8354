//===- Checkers.h - checkers that are ready to run ------------------------===//
#ifndef MCFUZZ_VALIDATE_CHECKERS_H
#define MCFUZZ_VALIDATE_CHECKERS_H

#include "validate/CheckerDescription.h"

namespace mcfuzz {

class Progress;

/// NAME[@VERSION][:VARIANT][+OPTION...], as the user types it. NAME may also be
/// the path of a description, which ends in ".json".
struct CheckerName {
  std::string Name, Version, Variant;
  std::vector<std::string> Neutral;
};
CheckerName parseCheckerName(const std::string &Text);

/// The description that is meant. Throws Error for an unknown name, variant or
/// option, listing what there is.
CheckerDescription describe(const CheckerName &Wanted);

struct CheckerLimits {
  double WallSeconds = 10;
  double CpuSeconds = 0; ///< Of all its processes; 0: no limit.
  uint64_t MemoryBytes = uint64_t(4) << 30; ///< Likewise.
  uint64_t OutputBytes = 32 << 20;
};

/// How far a checker has to unroll.
struct Unwinding {
  uint64_t Most = 1; ///< Enough for every loop.
  std::string Set;   ///< "loop:number,..." in the checker's own names.
};

/// Everything that a command line depends on beside the checker.
struct Invocation {
  std::string TaskFile;
  DataModel Model;
  CheckerLimits Limit;
  Unwinding Unwind;
};

/// A description bound to a program on this machine.
struct Checker {
  CheckerDescription About;
  std::filesystem::path Program;
  std::string Version;
  std::string Variant;
  std::vector<std::string> Neutral; ///< Names of neutral options.

  /// NAME@VERSION[:VARIANT][+OPTION...]
  std::string label() const;
  std::vector<std::string> argv(const Invocation &Of) const;
  /// The command that lists the loops of a task.
  std::vector<std::string> loopArgv(const Invocation &Of) const;
  bool models(const std::string &Function) const;
  /// Some option of it has to know how far loops go.
  bool wantsBounds() const;
  bool wantsLoopNames() const;
  /// It starts other programs by their names.
  bool needsHelpers() const;
  /// Its `safe` only means that nothing was found up to a bound.
  bool isBounded() const;

  /// The variant and the neutral options.
  std::vector<const OptionSet *> chosen() const;

private:
  bool mentions(std::string_view Word) const;
  std::vector<std::string> fill(const std::vector<std::string> &Words,
                                const Invocation &Of) const;
};

/// Finds the program: the environment variable, private installations, PATH,
/// the places that the description names. Returns none if the wanted version
/// is not there. Throws Error for an unknown name, version, variant or option,
/// listing what there is, and for helpers that are missing.
std::optional<Checker> findChecker(const CheckerName &Wanted);

/// findChecker(), or else installs the version (or the default one).
Checker needChecker(const std::string &Text, Progress &Show);

/// The first helper of the options that the checker would not find; "" if
/// there is none.
std::string missingHelper(const std::filesystem::path &Program,
                          const OptionSet &Set);

/// Gets one version from the Debian archive into the user's cache. Nothing is
/// left behind if it fails or is interrupted. The name may also be that of the
/// program. Returns what was installed.
CheckerName installChecker(const CheckerName &Wanted, Progress &Show);

/// Where a version is, or would be, installed.
std::filesystem::path installFolder(const std::string &Name,
                                    const std::string &Version);

/// Runs the version command; "" if that does not work.
std::string askVersion(const CheckerDescription &About,
                       const std::filesystem::path &Program);

} // namespace mcfuzz

#endif
