//===- Judge.cpp - is the verdict wrong, and can we be sure? --------------===//

#include "validate/Judge.h"

#include "core/Text.h"

namespace mcfuzz {

std::optional<FindingKind> judge(Expected Wanted, Verdict Said) {
  if (Said == Verdict::Crash)
    return FindingKind::Crash;
  if (Wanted == Expected::Safe && Said == Verdict::Unsafe)
    return FindingKind::FalseAlarm;
  if (Wanted == Expected::Unsafe && Said == Verdict::Safe)
    return FindingKind::Missed;
  return std::nullopt;
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
  std::vector<std::string> Unmodelled;
  for (const std::string &Function : External)
    if (!By.models(Function))
      Unmodelled.push_back(Function);
  if (!Unmodelled.empty())
    Reasons.push_back(By.About.Name + " is not known to model " +
                      join(Unmodelled, ", "));
  return Reasons;
}

Validation validate(const Checker &By, const Task &On,
                    const std::vector<Label> &Labels,
                    const std::vector<std::string> &External,
                    const CheckerLimits &Limit) {
  Validation Result{runChecker(By, On, Limit), {}, std::nullopt};
  std::optional<FindingKind> Kind = judge(On.Verdict, Result.Ran.Said);
  if (!Kind)
    return Result;
  Finding Found{*Kind, false, doubts(*Kind, By, Result.Ran, Labels, External)};
  // With more memory: a crash for lack of it is no bug.
  CheckerLimits More = Limit;
  More.MemoryBytes *= 2;
  CheckerRun Again = runChecker(By, On, More);
  if (Again.Said != Result.Ran.Said)
    Found.Reasons.push_back("a second run said " +
                            std::string(toString(Again.Said)));
  Found.Confirmed = Found.Reasons.empty();
  Result.Code = taskText(By.About, On);
  Result.Found = std::move(Found);
  return Result;
}

Json validationJson(const Validation &V) {
  return {{"checker", V.Ran.Checker},
          {"version", V.Ran.Version},
          {"verdict", toString(V.Ran.Said)},
          {"detail", V.Ran.Detail},
          {"finding", V.Found ? Json(toString(V.Found->Kind)) : Json(nullptr)},
          {"confirmed", V.Found && V.Found->Confirmed},
          {"reasons", V.Found ? Json(V.Found->Reasons) : Json::array()},
          {"wallSeconds", V.Ran.WallSeconds},
          {"cpuSeconds", V.Ran.CpuSeconds}};
}

} // namespace mcfuzz
