//===- MakeTask.cpp - the form that all tasks share -----------------------===//

#include "instrument/Render.h"
#include "mutate/Strategy.h"

#include <cctype>

namespace mcfuzz {

std::string fileStem(const std::string &SeedName) {
  std::string Stem = SeedName;
  if (Stem.size() > 2 && Stem.ends_with(".c"))
    Stem.resize(Stem.size() - 2);
  for (char &C : Stem)
    if (!std::isalnum(static_cast<unsigned char>(C)) && C != '-' && C != '_' &&
        C != '.')
      C = '-';
  return Stem;
}

std::string errorFunction(const std::string &TaskName) {
  return "extern void __assert_fail(const char *, const char *, unsigned int, "
         "const char *) __attribute__((__nothrow__, __leaf__)) "
         "__attribute__((__noreturn__));\n"
         "void reach_error(void) { __assert_fail(\"0\", \"" +
         TaskName + ".c\", 2, \"reach_error\"); }\n";
}

Task makeTask(const Origin &Of, const std::string &StrategyName,
              std::optional<unsigned> BranchId, Expected Verdict,
              const BumpText &Bump, const std::string &Declarations,
              const std::string &EndBody) {
  Task Result;
  Result.SeedName = Of.From.Name;
  Result.Strategy = StrategyName;
  Result.BranchId = BranchId;
  Result.Verdict = Verdict;
  Result.Model = Of.Model;
  Result.Name = fileStem(Of.From.Name) + "." + StrategyName;
  if (BranchId)
    Result.Name += ".br" + std::to_string(*BranchId);
  std::string Head = errorFunction(Result.Name) + Declarations;
  Result.Code =
      render(Of.Program, Head, Bump,
             "void " + Of.Program.Prefix + "end(void) {\n" + EndBody + "}\n");
  return Result;
}

std::string compareCounter(const Origin &Of, unsigned BranchId,
                           const char *Operator) {
  return counterName(Of.Program, BranchId) + " " + Operator + " " +
         std::to_string(Of.Behaviour.Counts[BranchId - 1]) + "u";
}

} // namespace mcfuzz
