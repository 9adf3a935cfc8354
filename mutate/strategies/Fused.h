//===- Fused.h - one condition over all counters --------------------------===//
#ifndef MCFUZZ_MUTATE_STRATEGIES_FUSED_H
#define MCFUZZ_MUTATE_STRATEGIES_FUSED_H

#include "mutate/Strategy.h"

namespace mcfuzz {

/// `c1 OP v1 JOIN c2 OP v2 ...`, a line each.
inline std::string fusedCondition(const Origin &Of, const char *Operator,
                                  const std::string &Join) {
  std::string Condition;
  for (const Branch &B : Of.Program.Branches)
    Condition += (Condition.empty() ? "" : "\n      " + Join + " ") +
                 compareCounter(Of, B.Id, Operator);
  return Condition;
}

} // namespace mcfuzz

#endif
