//===- Ecr.cpp - enumerative counting reachability ------------------------===//
//
//   if (x) f();                   if (x) { ++br1; f(); }
//                                 ...
//                                 if (br1 != 1) reach_error();   at the end
//
// Safe, for the same reason as fcr, one branch at a time: only that branch is
// counted, so the rest of the seed stays as it was written.
//
//===----------------------------------------------------------------------===//

#include "instrument/Render.h"
#include "mutate/Strategy.h"

namespace mcfuzz {

std::vector<Task> makeEcr(const Origin &Of) {
  std::vector<Task> Tasks;
  for (const Branch &B : Of.Program.Branches) {
    std::string Counter = counterName(Of.Program, B.Id);
    auto Bump = [&](unsigned Id) -> std::optional<std::string> {
      if (Id != B.Id)
        return std::nullopt;
      return "++" + Counter;
    };
    Tasks.push_back(makeTask(
        Of, "ecr", B.Id, Expected::Safe, Bump, declareCounter(Of.Program, B.Id),
        "  if (" + compareCounter(Of, B.Id, "!=") + ")\n    reach_error();\n"));
  }
  return Tasks;
}

} // namespace mcfuzz
