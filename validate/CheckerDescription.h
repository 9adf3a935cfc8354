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
  /// Where the lines below are looked for: "stdout", "stderr" or, empty, both.
  std::string Stream;
  std::string Line;          ///< Some line of the output matches.
  std::string NoLine;        ///< No line matches.
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

/// A named set of options: a variant of the checker, or one of its neutral
/// options.
struct OptionSet {
  std::string About;            ///< One line for people.
  std::vector<std::string> Add; ///< With {unwind} or {unwindset} perhaps.
  std::string Since = "0";      ///< The first version that has them.
  /// `safe` then means: up to a bound. It is read as unknown.
  bool Bounded = false;
  std::string Doubt; ///< Why no finding with them is sure; mostly empty.
  std::vector<std::string> Needs; ///< Other programs, by name.
  std::string Variant; ///< Of a neutral option: only together with this one.
  bool Solver = false; ///< Another solver does the work.
  bool Experimental = false; ///< That it is right proves nothing.
};

/// A label that makes this checker's findings doubtful.
struct DoubtfulLabel {
  std::string Label;
  std::string Detail; ///< Pattern for the label's detail; empty: any.
  std::string Reason;
};

/// Where in the checker a crash with such words lies.
struct CrashPlace {
  std::string Pattern, Category;
};

/// How to get one version from the Debian archive.
struct Installation {
  std::string Version;
  std::string Suite;
  std::vector<std::string> Packages;
  std::string Program; ///< Path inside the unpacked packages.
  /// Helpers that the checker starts by name, likewise.
  std::vector<std::string> Helpers;
  /// "NAME=value", with {root} for the folder of the unpacked packages.
  std::vector<std::string> Environment;
};

struct CheckerDescription {
  std::string Name;
  std::string About;
  std::string Program;  ///< Looked up in PATH.
  std::string Variable; ///< Environment variable that may name the program.
  /// Where it may be beside PATH; "~/" is the user's home.
  std::vector<std::string> Places;
  std::vector<std::string> VersionArguments;
  std::string VersionPattern; ///< Its first group is the version.
  /// With {task}, {dataModel}, {options} and perhaps {limits} and {property}.
  std::vector<std::string> Arguments;
  std::map<DataModel, std::vector<std::string>> DataModels;
  /// Options that tell the checker its own limits, with {seconds} or
  /// {megabytes}. Ours are in force whatever it does.
  std::vector<std::string> TimeLimit, MemoryLimit;
  std::vector<SinceVersion> Options;
  std::map<std::string, OptionSet> Variants;
  std::string DefaultVariant; ///< Used if none is named; may be empty.
  /// Options that by its own documentation change the way to a verdict, never
  /// the verdict.
  std::map<std::string, OptionSet> Neutral;
  /// The arguments that make it list its loops, for {unwindset}.
  std::vector<std::string> LoopArguments;
  /// More arguments, with which it shows its counterexample.
  std::vector<std::string> TraceArguments;
  std::vector<CrashPlace> CrashPlaces; ///< The first that matches.
  /// Replaces the definition of reach_error, for checkers that know another
  /// error function. One line.
  std::string ErrorFunction;
  bool CbmcJson = false;     ///< Output is CBMC's JSON.
  std::string ErrorProperty; ///< Pattern for the name of our property.
  std::vector<VerdictRule> Verdicts;
  std::vector<Marker> Markers;
  std::vector<DoubtfulLabel> DoubtfulLabels;
  std::vector<SinceVersion> Models; ///< Library functions it has a body for.
  std::vector<Installation> Installs; ///< Oldest first.
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
/// $XDG_CONFIG_HOME/mcfuzz/checkers (~/.config) replace ours.
std::map<std::string, CheckerDescription> allDescriptions();

/// Compares 5.12 and 6.6.0 number by number.
bool versionAtLeast(const std::string &Version, const std::string &Since);

} // namespace mcfuzz

#endif
