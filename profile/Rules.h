//===- Rules.h - when a seed is an oracle ---------------------------------===//
//
// Each rule is one named check with its evidence. A seed is an oracle only if
// no rule fails. Rules are tried in the order of the table, cheapest first,
// and the first failure ends the trial.
//
//===----------------------------------------------------------------------===//
#ifndef MCFUZZ_PROFILE_RULES_H
#define MCFUZZ_PROFILE_RULES_H

#include "core/Types.h"
#include "profile/NativeRun.h"

#include <span>

namespace mcfuzz {

/// What a rule may look at.
struct Trial {
  const CountedProgram &Program;
  DataModel Model;
  NativeLimits Limit;
  /// Set by the first native run; later ones must agree.
  std::vector<uint32_t> Counts;
};

struct Rule {
  const char *Name;
  const char *Meaning; ///< What a seed that passes has shown.
  Evidence (*Check)(Trial &);
};

std::span<const Rule> rules();

} // namespace mcfuzz

#endif
