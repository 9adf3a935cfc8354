//===- Checkers.h - checkers that are ready to run ------------------------===//
#ifndef MCFUZZ_VALIDATE_CHECKERS_H
#define MCFUZZ_VALIDATE_CHECKERS_H

#include "validate/CheckerDescription.h"

namespace mcfuzz {

class Progress;

/// NAME[@VERSION][:VARIANT], as the user types it.
struct CheckerName {
  std::string Name, Version, Variant;
};
CheckerName parseCheckerName(const std::string &Text);

/// A description bound to a program on this machine.
struct Checker {
  CheckerDescription About;
  std::filesystem::path Program;
  std::string Version;
  std::string Variant;

  /// NAME@VERSION[:VARIANT]
  std::string label() const;
  /// The command line for a task file.
  std::vector<std::string> argv(const std::string &TaskFile,
                                DataModel Model) const;
  bool models(const std::string &Function) const;
};

/// Finds the program: the environment variable, private installations, PATH.
/// Returns none if the wanted version is not there. Throws Error for an
/// unknown name, version or variant, listing what there is.
std::optional<Checker> findChecker(const CheckerName &Wanted);

/// findChecker(), or else installs the version (or the default one).
Checker needChecker(const std::string &Text, Progress &Show);

/// Gets one version from the Debian archive into the user's cache. Nothing is
/// left behind if it fails or is interrupted.
void installChecker(const CheckerName &Wanted, Progress &Show);

/// Where a version is, or would be, installed.
std::filesystem::path installFolder(const std::string &Name,
                                    const std::string &Version);

/// Runs the version command; "" if that does not work.
std::string askVersion(const CheckerDescription &About,
                       const std::filesystem::path &Program);

} // namespace mcfuzz

#endif
