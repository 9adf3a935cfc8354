//===- Instrument.cpp - parse a seed, plan edits, drop line markers -------===//

#include "instrument/Instrument.h"

#include "core/Error.h"
#include "core/Text.h"
#include "instrument/BranchSites.h"
#include "instrument/LineMarkers.h"
#include "instrument/ParseC.h"

namespace mcfuzz {
namespace {

/// Removes the ranges from the text and moves the edits accordingly.
void dropLines(const std::string &Text, CountedProgram &Program) {
  size_t Removed = 0, Done = 0;
  auto Next = Program.Edits.begin();
  auto moveUpTo = [&](size_t Limit) {
    for (; Next != Program.Edits.end() && Next->Offset < Limit; ++Next)
      Next->Offset -= Removed;
  };
  for (auto [Start, End] : superfluousLines(Text)) {
    moveUpTo(Start);
    // An edit inside a dropped line can only stand at its very beginning.
    for (; Next != Program.Edits.end() && Next->Offset < End; ++Next)
      Next->Offset = Start - Removed;
    Program.Base.append(Text, Done, Start - Done);
    Removed += End - Start;
    Done = End;
  }
  moveUpTo(std::string::npos);
  Program.Base.append(Text, Done);
}

} // namespace

Points parsePoints(std::string_view List) {
  Points What{false, false, false, false, false, false, false, false};
  struct Name {
    std::string_view Word;
    bool Points::*Flag;
  };
  static constexpr Name Names[] = {{"if", &Points::If},
                                   {"loop", &Points::Loop},
                                   {"switch", &Points::Switch},
                                   {"cond", &Points::Conditional},
                                   {"logical", &Points::Logical},
                                   {"label", &Points::Label},
                                   {"function", &Points::Function}};
  for (const std::string &Word : split(List, ',')) {
    bool Known = false;
    for (const Name &N : Names) {
      bool Basic = &N < &Names[4];
      if (Word == N.Word || Word == "all" || (Word == "branches" && Basic)) {
        What.*N.Flag = true;
        Known = true;
      }
    }
    if (!Known)
      throw Error("--points: unknown point '" + Word +
                  "' (known: if, loop, switch, cond, logical, label, function, "
                  "branches, all)");
  }
  return What;
}

Instrumented instrumentText(const std::string &Text, DataModel Model,
                            const Points &What) {
  CountedProgram Program;
  Program.ArrayCounters = What.InArray;
  std::vector<Feature> Warnings;
  std::string Problem = withAst(
      Text, Model,
      [&](clang::ASTContext &Context) {
        return planEdits(Context, What, Program);
      },
      &Warnings);
  Program.Features.insert(Program.Features.end(), Warnings.begin(),
                          Warnings.end());
  if (!Problem.empty())
    return {std::nullopt, Problem};
  dropLines(Text, Program);
  Program.SeedLines = seedLines(Text);
  return {std::move(Program), {}};
}

Instrumented instrument(const Seed &From, DataModel Model, const Points &What) {
  Preprocessed Text = preprocess(From, Model);
  if (!Text.Text)
    return {std::nullopt, Text.Problem};
  return instrumentText(*Text.Text, Model, What);
}

} // namespace mcfuzz
