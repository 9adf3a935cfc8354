//===- Builds.cpp - builds that must not make a difference ----------------===//

#include "profile/rules/Checks.h"

namespace mcfuzz {

Evidence checkEndsNormally(Trial &T) {
  CountedRun Ran = T.Runs.of({"gcc", {"-O0"}});
  if (std::string Problem = Ran.problem(); !Problem.empty())
    return failed("gcc -O0: " + Problem);
  T.Counts = *Ran.Counts;
  T.SequenceWarning = Ran.SequenceWarning;
  return passed();
}

/// What the standard leaves unsequenced may come out either way.
Evidence checkSequence(Trial &T) {
  if (const Feature *F = T.find(FeatureKind::Unsequenced))
    return failed("line " + std::to_string(F->Line) + ": " + F->Detail);
  return T.SequenceWarning.empty() ? passed() : failed(T.SequenceWarning);
}

/// Where objects lie: without random addresses and with a stack that begins
/// elsewhere; with string literals that share no bytes.
Evidence checkLayout(Trial &T) {
  Evidence Fixed =
      sameCounts(T, {"gcc", {"-O0"}},
                 {.FixedAddresses = true,
                  .Environment = {"SPACE=" + std::string(5000, 'x')}});
  if (Fixed.Result != RuleResult::Passed || !T.find(FeatureKind::SharedStrings))
    return Fixed;
  return sameCounts(T, {"clang", {"-O0", "-fwritable-strings"}});
}

Evidence checkClangO0(Trial &T) { return sameCounts(T, {"clang", {"-O0"}}); }

/// An object that is read before it is written shows by its fill.
Evidence checkFill(Trial &T) {
  Evidence Zero =
      sameCounts(T, {"clang", {"-O0", "-ftrivial-auto-var-init=zero"}});
  if (Zero.Result != RuleResult::Passed)
    return Zero;
  Surroundings Around;
  if (T.find(FeatureKind::Allocation)) // Fills the heap as well.
    Around.Environment = {"MALLOC_PERTURB_=85"};
  return sameCounts(T, {"clang", {"-O0", "-ftrivial-auto-var-init=pattern"}},
                    Around);
}

Evidence checkUnions(Trial &T) {
  if (T.Program.UnionStores == 0)
    return notApplicable("no store to a member smaller than its union");
  return sameCounts(T, {"clang", {"-O0"}, Rewrite::FillUnions});
}

Evidence checkOrder(Trial &T) {
  if (T.Program.UnorderedPlaces == 0)
    return notApplicable("nothing could be evaluated in another order");
  return sameCounts(T, {"clang", {"-O0"}, Rewrite::ReverseOrder});
}

Evidence checkGccO2(Trial &T) { return sameCounts(T, {"gcc", {"-O2"}}); }

/// Strict aliasing lets a compiler believe that objects of different types do
/// not overlap. gcc warns about casts that break it, and counts show when it
/// mattered.
Evidence checkAliasing(Trial &T) {
  if (!T.Program.ConvertsPointers)
    return notApplicable("no pointer is converted, and there is no union");
  Evidence Strict = sameCounts(T, {"gcc", {"-O2"}});
  Evidence Loose = sameCounts(T, {"gcc", {"-O2", "-fno-strict-aliasing"}});
  if (Strict.Result != Loose.Result)
    return Strict.Result == RuleResult::Failed ? Strict : Loose;
  std::string Warning = T.Runs.of({"gcc", {"-O2"}}).AliasingWarning;
  if (!Warning.empty())
    return failed(Warning);
  return passed();
}

/// On 32-bit machines gcc computes with more digits than the types have.
Evidence checkFloating(Trial &T) {
  if (T.Model != DataModel::ILP32 || !T.find(FeatureKind::FloatingPoint))
    return notApplicable("no floating point in ILP32");
  return sameCounts(T, {"gcc", {"-O0", "-msse2", "-mfpmath=sse"}});
}

Evidence checkClangO2(Trial &T) { return sameCounts(T, {"clang", {"-O2"}}); }

} // namespace mcfuzz
