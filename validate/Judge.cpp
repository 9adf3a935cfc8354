//===- Judge.cpp - is the verdict wrong, and can we be sure? --------------===//

#include "validate/Judge.h"

#include "core/Text.h"
#include "profile/LoopBounds.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Regex.h"

#include <algorithm>

namespace mcfuzz {
namespace {

/// Maintainers want to hear about their newest version.
std::string newerVersion(const Checker &By) {
  std::string Newest = By.Version;
  for (const Installation &I : By.About.Installs)
    if (!versionAtLeast(Newest, I.Version))
      Newest = I.Version;
  return Newest == By.Version ? "" : Newest;
}

} // namespace

std::optional<FindingKind> judge(Expected Wanted, Verdict Said) {
  if (Said == Verdict::Crash)
    return FindingKind::Crash;
  if (Wanted == Expected::Safe && Said == Verdict::Unsafe)
    return FindingKind::FalseAlarm;
  if (Wanted == Expected::Unsafe && Said == Verdict::Safe)
    return FindingKind::Missed;
  return std::nullopt;
}

std::string_view direction(FindingKind Kind) {
  switch (Kind) {
  case FindingKind::FalseAlarm:
    return "spurious counterexample";
  case FindingKind::Missed:
    return "wrong proof";
  case FindingKind::Crash:
    return "crash";
  }
  return "?";
}

std::vector<std::string> doubts(FindingKind Kind, const Checker &By,
                                const CheckerRun &Ran,
                                const std::vector<Label> &Labels,
                                const std::vector<std::string> &External) {
  if (Kind == FindingKind::Crash)
    return {};
  std::vector<std::string> Reasons = Ran.Markers;
  for (const Label &L : Labels)
    if (L.Doubtful)
      Reasons.push_back(L.Name + ": " + L.Detail);
  for (const DoubtfulLabel &D : By.About.DoubtfulLabels)
    if (std::any_of(Labels.begin(), Labels.end(), [&](const Label &L) {
          return L.Name == D.Label &&
                 (D.Detail.empty() || llvm::Regex(D.Detail).match(L.Detail));
        }))
      Reasons.push_back(D.Reason);
  for (const OptionSet *Set : By.chosen())
    if (!Set->Doubt.empty())
      Reasons.push_back(Set->Doubt);
  std::vector<std::string> Unmodelled;
  for (const std::string &Function : External)
    if (!By.models(Function))
      Unmodelled.push_back(Function);
  if (!Unmodelled.empty())
    Reasons.push_back(By.About.Name + " is not known to model " +
                      join(Unmodelled, ", "));
  return Reasons;
}

bool isSameAnswer(const CheckerRun &A, const CheckerRun &B) {
  return A.Said == B.Said &&
         (A.Said != Verdict::Crash || A.Detail == B.Detail);
}

CheckerLimits limitsOfRepetition(CheckerLimits Limit) {
  Limit.MemoryBytes *= 2;
  return Limit;
}

Finding conclude(FindingKind Kind, const Checker &By, const CheckerRun &First,
                 const CheckerRun &Again, const std::vector<Label> &Labels,
                 const std::vector<std::string> &External,
                 const CheckerRun *Without) {
  Finding Found{Kind, false, doubts(Kind, By, First, Labels, External)};
  if (Again.Said != First.Said)
    Found.Reasons.push_back("a second run said " +
                            std::string(toString(Again.Said)));
  Found.Confirmed = Found.Reasons.empty();
  if (std::string Newer = newerVersion(By); !Newer.empty())
    Found.Notes.push_back(By.About.Name + "@" + Newer +
                          " is newer: try it before you report this");
  if (!Without)
    return Found;
  Found.Notes.push_back("without the option it says " +
                        std::string(toString(Without->Said)));
  const OptionSet &Set = By.About.Neutral.at(By.Neutral.back());
  if (!Set.About.empty())
    Found.Notes.push_back("the option: " + Set.About);
  return Found;
}

Validation validate(const Checker &By, const Task &On,
                    const std::vector<Label> &Labels,
                    const std::vector<std::string> &External,
                    const CheckerLimits &Limit, const CheckerRun *Without) {
  Validation Result{runChecker(By, On, Limit), {}, std::nullopt};
  std::optional<FindingKind> Kind = judge(On.Verdict, Result.Ran.Said);
  if (!Kind || (Without && isSameAnswer(Result.Ran, *Without)))
    return Result;
  CheckerRun Again = runChecker(By, On, limitsOfRepetition(Limit));
  Result.Found =
      conclude(*Kind, By, Result.Ran, Again, Labels, External, Without);
  Result.Code = taskText(By.About, On).value_or(On.Code);
  return Result;
}

std::vector<Validation> examine(Task &On, const Examiners &By,
                                const std::vector<Label> &Labels,
                                const std::vector<std::string> &External) {
  std::vector<Validation> Results;
  auto check = [&](const Checker &C, const CheckerRun *Without) {
    if (C.wantsBounds() && !On.Bounds)
      On.Bounds = boundsIfKnown(On);
    return validate(C, On, Labels, External, By.Limit, Without);
  };
  for (const Checker &C : By.Checkers) {
    Results.push_back(check(C, nullptr));
    const CheckerRun Plain = Results.back().Ran;
    for (const Checker &More : withOptions(C, By.Options, On.Name))
      Results.push_back(check(More, &Plain));
  }
  return Results;
}

Json validationJson(const Validation &V) {
  return {{"checker", V.Ran.Checker},
          {"version", V.Ran.Version},
          {"verdict", toString(V.Ran.Said)},
          {"detail", V.Ran.Detail},
          {"finding", V.Found ? Json(toString(V.Found->Kind)) : Json(nullptr)},
          {"direction",
           V.Found ? Json(direction(V.Found->Kind)) : Json(nullptr)},
          {"confirmed", V.Found && V.Found->Confirmed},
          {"reasons", V.Found ? Json(V.Found->Reasons) : Json::array()},
          {"notes", V.Found ? Json(V.Found->Notes) : Json::array()},
          {"wallSeconds", V.Ran.WallSeconds},
          {"cpuSeconds", V.Ran.CpuSeconds},
          {"peakMemoryBytes", V.Ran.PeakMemoryBytes},
          {"command", V.Ran.Argv}};
}

} // namespace mcfuzz
