//===- FcrReach.cpp - the end of the program, with its counts, is reachable
//===//
//
//   if (br1 == 1 && br2 == 0) reach_error();      at every normal end
//
// Unsafe: the one execution of the seed ends with exactly these counts. A
// checker that says safe has proved something false, the worst kind of bug.
// Does not apply to a seed without branches.
//
//===----------------------------------------------------------------------===//

#include "instrument/Render.h"
#include "mutate/strategies/Fused.h"

namespace mcfuzz {

std::vector<Task> makeFcrReach(const Origin &Of) {
  if (Of.Program.Branches.empty())
    return {};
  return {makeTask(Of, "fcr-reach", std::nullopt, Expected::Unsafe,
                   countAll(Of.Program), declareCounters(Of.Program),
                   "  if (" + fusedCondition(Of, "==", "&&") +
                       ")\n    reach_error();\n")};
}

} // namespace mcfuzz
