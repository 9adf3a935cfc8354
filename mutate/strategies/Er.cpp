//===- Er.cpp - enumerative reachability ----------------------------------===//
//
//   if (x) f();                   if (x) { reach_error(); f(); }
//
// Unsafe if the branch was visited, safe if not: up to the error the task does
// exactly what the seed does.
//
//===----------------------------------------------------------------------===//

#include "mutate/Strategy.h"

namespace mcfuzz {

std::vector<Task> makeEr(const Origin &Of) {
  std::vector<Task> Tasks;
  for (const Branch &B : Of.Program.Branches) {
    auto Bump = [&](unsigned Id) -> std::optional<std::string> {
      if (Id != B.Id)
        return std::nullopt;
      return "reach_error()";
    };
    bool Reached = Of.Behaviour.Counts[B.Id - 1] > 0;
    Tasks.push_back(makeTask(Of, "er", B.Id,
                             Reached ? Expected::Unsafe : Expected::Safe, Bump,
                             "", ""));
  }
  return Tasks;
}

} // namespace mcfuzz
