//===- Types.h - the data that flows through the pipeline -----------------===//
//
// seed --instrument--> CountedProgram --profile--> Profile --mutate--> Task
//      --validate--> CheckerRun --judge--> Finding
//
// Plain data only. Each stage reads the types on its left and makes the one
// on its right.
//
//===----------------------------------------------------------------------===//
#ifndef MCFUZZ_CORE_TYPES_H
#define MCFUZZ_CORE_TYPES_H

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mcfuzz {

/// Sizes of int, long and pointers. Native runs and checkers must agree on it.
enum class DataModel { ILP32, LP64 };
std::string_view toString(DataModel Model);
std::optional<DataModel> parseDataModel(std::string_view Text);

/// A C program as the user gave it.
struct Seed {
  std::string Name; ///< Shown to people; unique within a run.
  std::string Path; ///< Where it was read from.
};

/// What a counter counts.
enum class BranchKind {
  Then,        ///< The statement after `if (...)`.
  Else,        ///< The statement after `else`, written or not.
  While,       ///< Body of `while`.
  For,         ///< Body of `for`.
  Do,          ///< Body of `do`.
  Case,        ///< A `case` label, reached by a jump or by falling through.
  Default,     ///< A `default` label.
  Conditional, ///< The second operand of `?:`.
  Alternative, ///< The third operand of `?:`.
  AndRight,    ///< The right operand of `&&`.
  OrRight,     ///< The right operand of `||`.
  Label,       ///< A label that some `goto` names.
  Function,    ///< A function body.
};
std::string_view toString(BranchKind Kind);

/// One place whose visits are counted. Line and column are those of the seed.
struct Branch {
  unsigned Id; ///< 1, 2, ... in source order; the counter is PREFIXbrID.
  BranchKind Kind;
  std::string Function;
  unsigned Line;
  unsigned Column;
};

/// Something in the source of a seed that a rule or a label is about.
enum class FeatureKind {
  Assembly,
  Destructor, ///< A function that runs after the end of main.
  Address,    ///< Something depends on where objects lie; Detail says what.
  VolatileRead,
  Unsequenced,   ///< Clang's warning is the detail.
  MissingReturn, ///< A function that gives no value on some way; likewise.
  Undefined,     ///< Behaviour that the source shows to be undefined.
  PaddingBytes,  ///< Looks at the bytes of a structure that has padding.
  ExternalVariable, ///< That the seed does not define.
  ReservedName,  ///< Defines a function of the C library.
  SharedStrings, ///< String literals that may or may not be one object.
  FloatingPoint,
  Allocation, ///< Memory whose allocation is taken to succeed.
  ImplicitDeclaration,
  GnuExtension, ///< Detail is its name.
  SourceCharset, ///< Characters beyond ASCII in a literal.
};
struct Feature {
  FeatureKind Kind;
  unsigned Line; ///< Its first place in the seed.
  std::string Detail;
};

/// Text to insert before the character at Offset of the base text.
struct Edit {
  size_t Offset;
  std::string Before; ///< Text before the bump, or all of it without a bump.
  std::string After;  ///< Text after the bump.
  /// The branch whose bump stands between Before and After.
  std::optional<unsigned> Bump;
  /// The edit is dropped when none of these branches is counted; empty means
  /// that it always stays.
  std::vector<unsigned> NeededBy;
  /// How many characters of the base text the edit replaces.
  size_t Erase = 0;
};

/// A seed made ready for counting: the preprocessed text and the edits that
/// insert counters and route every normal end of the program through
/// `PREFIXend`. Strategies render it with the counters they want.
struct CountedProgram {
  std::string Base;             ///< Preprocessed text without line markers.
  std::vector<Edit> Edits;      ///< Sorted by offset, in insertion order.
  std::vector<Branch> Branches; ///< Branches[i].Id == i + 1.
  std::string Prefix;           ///< Begins every name we add ("mcfuzz_").
  std::string Epilogue;         ///< New `main` and `exit` to append.
  bool ArrayCounters = false; ///< One array in place of one global per branch.
  /// The line in the seed of each line of Base, or 0. For messages of the
  /// compilers only; not kept in the cache.
  std::vector<unsigned> SeedLines;
  std::vector<Feature> Features;
  /// The words of C that it uses (instrument/Vocabulary.h).
  std::vector<std::string> Vocabulary;
  /// A pointer gets another type, or an object has several: without that, no
  /// object can be accessed as what it is not.
  bool ConvertsPointers = true;
  /// Expressions whose parts may be evaluated in another order.
  unsigned UnorderedPlaces = 0;
  /// Stores to members that are smaller than their union.
  unsigned UnionStores = 0;
  /// Functions the program refers to and does not define, sorted.
  std::vector<std::string> ExternalFunctions;
  /// Names of ours in every task that the seed takes for itself, sorted.
  std::vector<std::string> TakenNames;
  /// What could not be counted safely: "12:3: why".
  std::vector<std::string> Uncounted;
};

/// Gives the expression that replaces the bump of a branch, or nothing when
/// that branch is not counted.
using BumpText = std::function<std::optional<std::string>(unsigned BranchId)>;

enum class RuleResult { Passed, Failed, NotApplicable };
std::string_view toString(RuleResult Result);

/// One named check of a seed, with its evidence.
struct Evidence {
  std::string Rule;
  RuleResult Result;
  std::string Detail;
};

/// Something that does not make a seed unusable but that a reader of a finding
/// must know. A doubtful label keeps findings from being confirmed.
struct Label {
  std::string Name;
  bool Doubtful;
  std::string Detail;
};

/// What native execution says of a seed.
struct Profile {
  bool Accepted = false;
  std::string Reason;           ///< Why not accepted; empty if accepted.
  std::vector<uint32_t> Counts; ///< Counts[i] belongs to Branches[i].
  std::vector<Evidence> Rules;
  std::vector<Label> Labels;
};

enum class Expected { Safe, Unsafe };
std::string_view toString(Expected Verdict);
std::optional<Expected> parseExpected(std::string_view Text);

/// How far a task goes round, measured by executing it. Checkers that unroll
/// loops are told so.
struct LoopBound {
  std::string Function;
  unsigned Line;      ///< Of the loop in the task; 0: the function calls itself.
  uint32_t Most = 0;  ///< Iterations of one entry, or activations at a time.
};

/// A verification task: one self-contained C file with a known verdict.
struct Task {
  std::string Name; ///< Stable file name without extension.
  std::string SeedName;
  std::string Strategy;
  std::optional<unsigned> BranchId; ///< For strategies about one branch.
  Expected Verdict;
  DataModel Model;
  std::string Code;
  /// There only if some checker asked for them.
  std::optional<std::vector<LoopBound>> Bounds;
};

/// What a checker said, or how it failed to say something.
enum class Verdict {
  Safe,
  Unsafe,
  Unknown,
  Timeout,
  OutOfMemory,
  Crash,
  Rejected ///< The checker refused the program (parse error, unsupported).
};
inline constexpr size_t VerdictCount = 7;
std::string_view toString(Verdict Said);
std::optional<Verdict> parseVerdict(std::string_view Text);

enum class FindingKind {
  FalseAlarm, ///< Safe expected, unsafe said: a spurious counterexample.
  Missed,     ///< Unsafe expected, safe said: a wrong proof.
  Crash       ///< The checker broke down.
};
std::string_view toString(FindingKind Kind);
std::optional<FindingKind> parseFindingKind(std::string_view Text);

/// One checker on one task.
struct CheckerRun {
  std::string Checker; ///< NAME@VERSION[:VARIANT]
  std::string Version;
  Verdict Said = Verdict::Unknown;
  std::string Detail;               ///< The line of output that decided.
  std::vector<std::string> Markers; ///< Hints of unsupported features.
  std::vector<std::string> Argv;    ///< Command, with the task's path in it.
  double WallSeconds = 0;
  double CpuSeconds = 0;
  uint64_t PeakMemoryBytes = 0; ///< Of all its processes together.
  std::string Output; ///< Standard output and error, cut to a limit.
};

/// A verdict that disagrees with the task.
struct Finding {
  FindingKind Kind;
  bool Confirmed = false;
  std::vector<std::string> Reasons; ///< Why it is doubtful.
  std::vector<std::string> Notes;   ///< What a reader wants to know beside that.
};

} // namespace mcfuzz

#endif
