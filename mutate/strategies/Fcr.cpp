//===- Fcr.cpp - fused counting reachability ------------------------------===//
//
//   int main(void) {              int main(void) {
//     if (x) f();                   if (x) { ++br1; f(); } else { ++br2; }
//   }                               if (br1 != 1 || br2 != 0) reach_error();
//                                 }
//
// Safe: the seed is closed and deterministic, so every execution ends with the
// counts that were observed. Does not apply to a seed without branches.
//
//===----------------------------------------------------------------------===//

#include "instrument/Render.h"
#include "mutate/strategies/Fused.h"

namespace mcfuzz {

std::vector<Task> makeFcr(const Origin &Of) {
  if (Of.Program.Branches.empty())
    return {};
  return {makeTask(Of, "fcr", std::nullopt, Expected::Safe,
                   countAll(Of.Program), declareCounters(Of.Program),
                   "  if (" + fusedCondition(Of, "!=", "||") +
                       ")\n    reach_error();\n")};
}

} // namespace mcfuzz
