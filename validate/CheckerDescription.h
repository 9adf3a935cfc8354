//===- CheckerDescription.h - what configs/checkers/*.json says -----------===//
#ifndef MCFUZZ_VALIDATE_CHECKERDESCRIPTION_H
#define MCFUZZ_VALIDATE_CHECKERDESCRIPTION_H

#include "core/Types.h"

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace mcfuzz {

/// All conditions that are given must hold.
struct OutputCondition {
  std::optional<std::vector<int>> ExitStatus;
  bool Signalled = false;
  std::string Line;          ///< Some line of the output matches.
  std::string LastOf;        ///< The last line that matches this,
  std::string LastIs;        ///< matches that.
  std::string ErrorProperty; ///< Our own property has this status.
  std::string OtherProperty; ///< Some other property has this status,
  std::string PropertyName;  ///< and a name that matches.
};

/// The first rule whose condition holds decides the verdict.
struct VerdictRule {
  Verdict Says;
  OutputCondition When;
};

/// Output that makes a verdict doubtful, and why.
struct Marker {
  OutputCondition When;
  std::string Reason;
};

/// Something that holds from one version of the checker on.
struct SinceVersion {
  std::string Since;
  std::vector<std::string> Items;
};

/// How to get one version from the Debian archive.
struct Installation {
  std::string Version;
  std::string Suite;
  std::vector<std::string> Packages;
  std::string Program; ///< Path inside the unpacked packages.
};

struct CheckerDescription {
  std::string Name;
  std::string About;
  std::string Program;  ///< Looked up in PATH.
  std::string Variable; ///< Environment variable that may name the program.
  std::vector<std::string> VersionArguments;
  std::string VersionPattern; ///< Its first group is the version.
  /// With {task}, {dataModel}, {options} and perhaps {property} in it.
  std::vector<std::string> Arguments;
  std::map<DataModel, std::vector<std::string>> DataModels;
  std::vector<SinceVersion> Options;
  std::map<std::string, std::vector<std::string>> Variants;
  std::string DefaultVariant; ///< Used if none is named; may be empty.
  /// Variants whose `safe` means: up to a bound. It is read as unknown.
  std::vector<std::string> Bounded;
  /// Replaces the definition of reach_error, for checkers that know another
  /// error function. One line.
  std::string ErrorFunction;
  bool CbmcJson = false;     ///< Output is CBMC's JSON.
  std::string ErrorProperty; ///< Pattern for the name of our property.
  std::vector<VerdictRule> Verdicts;
  std::vector<Marker> Markers;
  std::vector<SinceVersion> Models; ///< Library functions it has a body for.
  std::vector<Installation> Installs;
  std::string DefaultVersion; ///< Installed if none is there.

  /// The command names a property file.
  bool wantsProperty() const;
};

/// "{property}" in a word of the command stands for the path of a file with
/// SV-COMP's property "reach_error is not called", beside the task.
inline constexpr std::string_view PropertyWord = "{property}";
inline constexpr const char *PropertyFile = "unreach-call.prp";
// One line, blanks exactly so, no comment: several tools compare it literally.
inline constexpr const char *PropertyText =
    "CHECK( init(main()), LTL(G ! call(reach_error())) )\n";

/// Throws Error with file, JSON pointer and a suggestion.
CheckerDescription readDescription(const std::filesystem::path &File);

/// Every description there is, by name; the user's own files in
/// ~/.config/mcfuzz/checkers replace ours.
std::map<std::string, CheckerDescription> allDescriptions();

/// Compares 5.12 and 6.6.0 number by number.
bool versionAtLeast(const std::string &Version, const std::string &Since);

} // namespace mcfuzz

#endif
