//===- NeutralOptions.h - one task, several ways of the same checker ------===//
//
// A neutral option changes how a checker finds its verdict and never, so its
// documentation says, the verdict. So each one is a further test of the same
// oracle.
//
//===----------------------------------------------------------------------===//
#ifndef MCFUZZ_VALIDATE_NEUTRALOPTIONS_H
#define MCFUZZ_VALIDATE_NEUTRALOPTIONS_H

#include "validate/Checkers.h"

namespace mcfuzz {

/// Which options are tried beside the plain run.
struct NeutralChoice {
  bool All = false;
  bool Random = false; ///< One for each task, by the task's name and RngSeed.
  std::vector<std::string> Names;
  uint64_t RngSeed = 1;
};

/// Reads "", "all", "random" or "NAME,...".
NeutralChoice parseNeutralChoice(const std::string &Text, uint64_t RngSeed);

/// Throws Error if a name is an option of none of these checkers, or if none
/// of them has any option.
void mustApply(const NeutralChoice &Choice, const std::vector<Checker> &To);

/// The checker with each of the chosen options that its version, its variant
/// and this machine allow; the checker itself is not among them.
std::vector<Checker> withOptions(const Checker &By, const NeutralChoice &Choice,
                                 const std::string &TaskName);

} // namespace mcfuzz

#endif
