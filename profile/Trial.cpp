//===- Trial.cpp - one program before the rules ---------------------------===//

#include "profile/Trial.h"

#include <algorithm>

namespace mcfuzz {

const Feature *Trial::find(FeatureKind Kind) const {
  auto At = std::find_if(Program.Features.begin(), Program.Features.end(),
                         [&](const Feature &F) { return F.Kind == Kind; });
  return At == Program.Features.end() ? nullptr : &*At;
}

CountedRuns &Trial::wide() {
  if (Model == DataModel::LP64)
    return Runs;
  if (!Wide)
    Wide.emplace(Program, DataModel::LP64, Limit);
  return *Wide;
}

bool Trial::calls(std::string_view Function) const {
  return std::find(Program.ExternalFunctions.begin(),
                   Program.ExternalFunctions.end(),
                   Function) != Program.ExternalFunctions.end();
}

Evidence passed(std::string Detail) {
  return {"", RuleResult::Passed, std::move(Detail)};
}
Evidence failed(std::string Detail) {
  return {"", RuleResult::Failed, std::move(Detail)};
}
Evidence notApplicable(std::string Detail) {
  return {"", RuleResult::NotApplicable, std::move(Detail)};
}

Evidence sameCounts(Trial &T, const Build &How, const Surroundings &Around) {
  CountedRun Ran = T.Runs.of(How, Around);
  std::string Name = How.describe();
  if (Around.FixedAddresses)
    Name += " at fixed addresses";
  if (std::string Problem = Ran.problem(); !Problem.empty())
    return failed(Name + ": " + Problem);
  for (size_t I = 0; I < T.Counts.size(); ++I) {
    if (T.Counts[I] == (*Ran.Counts)[I])
      continue;
    const Branch &B = T.Program.Branches[I];
    return failed(Name + " reaches the " + std::string(toString(B.Kind)) +
                  " at line " + std::to_string(B.Line) + " " +
                  std::to_string((*Ran.Counts)[I]) + " times, gcc -O0 " +
                  std::to_string(T.Counts[I]) + " times");
  }
  return passed();
}

} // namespace mcfuzz
