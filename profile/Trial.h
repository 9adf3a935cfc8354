//===- Trial.h - one program before the rules -----------------------------===//
#ifndef MCFUZZ_PROFILE_TRIAL_H
#define MCFUZZ_PROFILE_TRIAL_H

#include "core/Types.h"
#include "profile/NativeRun.h"

namespace mcfuzz {

/// What a rule may look at.
struct Trial {
  Trial(const CountedProgram &Program, DataModel Model,
        const NativeLimits &Limit, std::string Interpreter = {})
      : Program(Program), Model(Model), Interpreter(std::move(Interpreter)),
        Runs(Program, Model, Limit), Limit(Limit) {}

  const CountedProgram &Program;
  DataModel Model;
  std::string Interpreter; ///< "frama-c", or none.
  CountedRuns Runs;
  /// The same text as LP64, for tools that know nothing else.
  CountedRuns &wide();
  /// Set by the first native run; later ones must agree.
  std::vector<uint32_t> Counts;
  std::string SequenceWarning; ///< gcc's, of that first build.

  const Feature *find(FeatureKind Kind) const;
  bool calls(std::string_view Function) const;

private:
  const NativeLimits Limit;
  std::optional<CountedRuns> Wide;
};

Evidence passed(std::string Detail = {});
Evidence failed(std::string Detail);
Evidence notApplicable(std::string Detail);

/// Fails if this build counts otherwise than the first, and says where.
Evidence sameCounts(Trial &T, const Build &How,
                    const Surroundings &Around = {});

} // namespace mcfuzz

#endif
