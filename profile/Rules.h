//===- Rules.h - when a seed is an oracle ---------------------------------===//
//
// Each rule is one named check with its evidence. A seed is an oracle only if
// no rule fails. Rules are tried in the order of the table, cheapest first,
// and the first failure ends the trial. docs/oracle.md explains each.
//
//===----------------------------------------------------------------------===//
#ifndef MCFUZZ_PROFILE_RULES_H
#define MCFUZZ_PROFILE_RULES_H

#include "profile/Trial.h"

#include <set>
#include <span>

namespace mcfuzz {

struct Rule {
  const char *Name;
  const char *Meaning; ///< What a seed that passes has shown.
  Evidence (*Check)(Trial &);
  /// A difference that has a cause. When it fails, the sanitizers are asked for
  /// that cause, and what they say is the reason.
  bool IsSymptom = false;
};

std::span<const Rule> rules();

/// Names of rules that may fail. Throws Error if one is unknown or cannot be
/// done without.
std::set<std::string> parseAllowed(const std::vector<std::string> &Names);

} // namespace mcfuzz

#endif
