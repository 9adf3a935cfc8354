//===- ProfileSeed.cpp - from a counted program to its profile ------------===//

#include "profile/ProfileSeed.h"

#include "profile/Rules.h"
#include "profile/rules/Checks.h"

namespace mcfuzz {

namespace {

struct FeatureLabel {
  FeatureKind Kind;
  const char *Name;
  bool Doubtful;
  const char *Meaning; ///< Used where the feature has no detail.
};

/// What fails a rule has its label, too: the rule may be allowed to fail.
constexpr FeatureLabel FeatureLabels[] = {
    {FeatureKind::Assembly, "assembly", true, "inline assembly"},
    {FeatureKind::Destructor, "destructor", true, ""},
    {FeatureKind::Address, "address", true, ""},
    {FeatureKind::VolatileRead, "volatile", true,
     "a checker may take a volatile object for an input"},
    {FeatureKind::Unsequenced, "unsequenced", true, ""},
    {FeatureKind::Undefined, "undefined", true, ""},
    {FeatureKind::PaddingBytes, "padding-bytes", true, ""},
    {FeatureKind::ReservedName, "reserved-name", true, ""},
    {FeatureKind::SourceCharset, "source-charset", true,
     "how the bytes of a source file become characters is a setting"},
    {FeatureKind::FloatingPoint, "floating-point", false, ""},
    {FeatureKind::Allocation, "allocation-succeeds", false, ""},
    {FeatureKind::ImplicitDeclaration, "implicit-declaration", false, ""},
    {FeatureKind::GnuExtension, "gnu-extension", false, ""},
};

bool isJump(const std::string &Function) {
  return Function.find("setjmp") != std::string::npos ||
         Function.find("longjmp") != std::string::npos;
}

} // namespace

std::vector<Label> labelsOf(const CountedProgram &Program) {
  std::vector<Label> Labels;
  for (const std::string &Name : Program.ExternalFunctions) {
    if (isJump(Name))
      Labels.push_back({"non-local-jump", true, Name});
    else if (Name != "exit" && Name != "abort" && Name != "__assert_fail")
      Labels.push_back({"library-function", false, Name});
  }
  for (const FeatureLabel &L : FeatureLabels)
    for (const Feature &F : Program.Features)
      if (F.Kind == L.Kind)
        Labels.push_back(
            {L.Name, L.Doubtful, F.Detail.empty() ? L.Meaning : F.Detail});
  return Labels;
}

Profile profileProgram(const CountedProgram &Program, DataModel Model,
                       const NativeLimits &Limit,
                       const std::set<std::string> &Allowed,
                       const std::string &Interpreter) {
  Profile Result;
  Result.Labels = labelsOf(Program);
  Trial T(Program, Model, Limit, Interpreter);
  for (const Rule &R : rules()) {
    Evidence Found = R.Check(T);
    Found.Rule = R.Name;
    if (Found.Result == RuleResult::Failed && Allowed.count(R.Name)) {
      // The user may know better, but a finding must say so.
      Result.Labels.push_back({"allowed", true, Found.Rule + ": " + Found.Detail});
    } else if (Found.Result == RuleResult::Failed) {
      Result.Reason = Found.Rule + ": " + Found.Detail;
      Result.Rules.push_back(std::move(Found));
      if (R.IsSymptom)
        if (std::optional<Evidence> Cause = sanitizerReport(T)) {
          Result.Reason = Cause->Rule + ": " + Cause->Detail;
          Result.Rules.push_back(std::move(*Cause));
        }
      return Result;
    }
    Result.Rules.push_back(std::move(Found));
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
