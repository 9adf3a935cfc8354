//===- ProfileSeed.cpp - from a counted program to its profile ------------===//

#include "profile/ProfileSeed.h"

#include "profile/Rules.h"

namespace mcfuzz {

std::vector<Label> labelsOf(const CountedProgram &Program) {
  std::vector<Label> Labels;
  for (const std::string &Name : Program.ExternalFunctions)
    if (Name != "exit" && Name != "abort" && Name != "__assert_fail")
      Labels.push_back({"library-function", false, Name});
  if (Program.UsesVolatile)
    Labels.push_back({"volatile", true,
                      "a checker may take a volatile object for an input"});
  return Labels;
}

Profile profileProgram(const CountedProgram &Program, DataModel Model,
                       const NativeLimits &Limit) {
  Profile Result;
  Result.Labels = labelsOf(Program);
  Trial T{Program, Model, Limit, {}};
  for (const Rule &R : rules()) {
    Evidence Found = R.Check(T);
    Found.Rule = R.Name;
    bool Failed = Found.Result == RuleResult::Failed;
    if (Failed)
      Result.Reason = Found.Rule + ": " + Found.Detail;
    Result.Rules.push_back(std::move(Found));
    if (Failed)
      return Result;
  }
  Result.Accepted = true;
  Result.Counts = T.Counts;
  return Result;
}

Profile rejectedProfile(const std::string &Problem) {
  Profile Result;
  Result.Reason = "parse: " + Problem;
  Result.Rules.push_back({"parse", RuleResult::Failed, Problem});
  return Result;
}

} // namespace mcfuzz
