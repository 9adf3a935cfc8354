//===- Render.cpp - from a counted program to C text ----------------------===//

#include "instrument/Render.h"

#include <algorithm>

namespace mcfuzz {

std::string counterName(const CountedProgram &Program, unsigned BranchId) {
  std::string Number = std::to_string(BranchId);
  return Program.Prefix + "br" +
         (Program.ArrayCounters ? "[" + Number + "]" : Number);
}

std::string declareCounter(const CountedProgram &Program, unsigned BranchId) {
  if (!Program.ArrayCounters)
    return "unsigned " + counterName(Program, BranchId) + " = 0;\n";
  // Branches are numbered from 1.
  return "unsigned " + Program.Prefix + "br[" +
         std::to_string(Program.Branches.size() + 1) + "];\n";
}

std::string declareCounters(const CountedProgram &Program) {
  if (Program.ArrayCounters)
    return declareCounter(Program, 0);
  std::string Text;
  for (const Branch &B : Program.Branches)
    Text += declareCounter(Program, B.Id);
  return Text;
}

BumpText countAll(const CountedProgram &Program) {
  return [&Program](unsigned Id) { return "++" + counterName(Program, Id); };
}

unsigned seedLine(const CountedProgram &Program, const std::string &Head,
                  unsigned Line) {
  // Head and one declaration come first, then declarations that are inserted;
  // no edit but these has a line end.
  auto Before = std::count(Head.begin(), Head.end(), '\n') + 1;
  for (const Edit &E : Program.Edits)
    if (E.Offset == 0 && E.NeededBy.empty())
      Before += std::count(E.Before.begin(), E.Before.end(), '\n');
  auto Index = static_cast<long>(Line) - Before - 1;
  if (Index < 0 || Index >= static_cast<long>(Program.SeedLines.size()))
    return 0;
  return Program.SeedLines[static_cast<size_t>(Index)];
}

std::string render(const CountedProgram &Program, const std::string &Head,
                   const BumpText &Bump, const std::string &Tail) {
  auto counted = [&](unsigned Id) { return Bump(Id).has_value(); };
  std::string Text = Head;
  Text += "void " + Program.Prefix + "end(void);\n";
  size_t Done = 0;
  for (const Edit &E : Program.Edits) {
    if (!E.NeededBy.empty() &&
        std::none_of(E.NeededBy.begin(), E.NeededBy.end(), counted))
      continue;
    Text.append(Program.Base, Done, E.Offset - Done);
    Done = E.Offset + E.Erase;
    if (!E.Bump) {
      Text += E.Before + E.After;
    } else if (std::optional<std::string> Counter = Bump(*E.Bump)) {
      Text += E.Before + *Counter + E.After;
    }
  }
  Text.append(Program.Base, Done);
  if (!Text.empty() && Text.back() != '\n')
    Text += '\n';
  return Text + Program.Epilogue + Tail;
}

} // namespace mcfuzz
