//===- Triage.h - what kind of bug it probably is -------------------------===//
//
// The seven kinds are those of the MCFuzz paper. A machine's guess: it says why,
// and may say that it does not know.
//
//===----------------------------------------------------------------------===//
#ifndef MCFUZZ_EXPLAIN_TRIAGE_H
#define MCFUZZ_EXPLAIN_TRIAGE_H

#include "core/Json.h"
#include "validate/RunChecker.h"

namespace mcfuzz {

enum class Category {
  Configuration,
  ThirdParty,
  CLibrary,
  LanguageFeature,
  MemoryModel,
  PointerAlias,
  FrontEnd,
  Unclear,
};
std::string_view toString(Category Of);
std::optional<Category> parseCategory(std::string_view Text);

/// What the same checker says in another way.
struct OtherWay {
  std::string Name; ///< ":VARIANT", "+OPTION" or "plain".
  bool Solver = false, Experimental = false;
  Verdict Said = Verdict::Unknown;
};

/// What a judgement rests on.
struct Symptoms {
  FindingKind Kind = FindingKind::Crash;
  Expected Right = Expected::Safe;
  std::string Detail;                ///< The line of output that decided.
  /// Vocabulary of the reduced program; a larger one says too much.
  std::vector<std::string> Words;
  std::vector<std::string> External; ///< Functions without a body.
  std::vector<OtherWay> Ways;
  bool OwnSolver = false; ///< The finding's own variant or option is a solver.
  std::vector<CrashPlace> CrashPlaces;
};

struct Triage {
  Category Kind = Category::Unclear;
  std::string Reason;
  std::vector<std::string> Features; ///< Of the program, that stand out.
  std::vector<OtherWay> Ways;
  std::string Shape; ///< Hash of the program's shape.
};

/// Runs the checker in its other ways on the task. Stops at cancelRuns() and
/// when the time is over.
std::vector<OtherWay> askOtherWays(const Checker &By, const Task &On,
                                   const CheckerLimits &Limit, double Seconds);

/// Pure.
Triage triage(const Symptoms &Of);

/// The words that stand out in a small program, in words for people.
std::vector<std::string> features(const std::vector<std::string> &Words);

Json triageToJson(const Triage &T);
Triage triageFromJson(const Json &Document);

} // namespace mcfuzz

#endif
