//===- Goal.cpp - what a smaller program must still show ------------------===//

#include "explain/Goal.h"

#include "core/Error.h"
#include "core/Text.h"
#include "explain/Group.h"
#include "instrument/Instrument.h"
#include "instrument/ParseC.h"
#include "mutate/Strategy.h"
#include "profile/LoopBounds.h"
#include "profile/ProfileSeed.h"
#include "profile/TaskOracle.h"
#include "validate/Judge.h"

#include <algorithm>

namespace mcfuzz {
namespace {

constexpr const char *Name = "program";

/// A checker that answers as quickly is asked before the rules of the oracle,
/// which take about as long.
constexpr double QuickChecker = 0.25;

std::string whyNotClean(const Task &T, const Goal &For) {
  std::optional<std::set<std::string>> Given = warningsOf(T.Code, T.Model);
  if (!Given)
    return "does not compile";
  for (const std::string &Warning : *Given)
    if (!For.Warnings.contains(Warning))
      return "has a new warning: " + Warning;
  return {};
}

std::string whyNotExecuted(const Task &T, const Goal &For) {
  ObservedVerdict Seen = executeTask(T, For.Derive.Native);
  if (Seen.Verdict == T.Verdict)
    return {};
  return "executing it shows " + (Seen.Verdict
                                      ? std::string(toString(*Seen.Verdict))
                                      : Seen.Problem);
}

std::string whyNotWrong(Task T, const Goal &For) {
  if (For.By.wantsBounds())
    T.Bounds = boundsIfKnown(T);
  CheckerRun Ran = runChecker(For.By, T, For.Limit);
  if (judge(T.Verdict, Ran.Said) != For.Kind)
    return "the checker says " + std::string(toString(Ran.Said));
  if (For.Kind == FindingKind::Crash)
    return crashSignature(Ran.Detail) == crashSignature(For.Crash)
               ? ""
               : "another crash: " + Ran.Detail;
  if (!For.WithoutDoubt)
    return {};
  Instrumented Counted = instrumentText(T.Code, T.Model, {});
  if (!Counted.Program)
    return Counted.Problem;
  std::vector<std::string> Reasons =
      doubts(For.Kind, For.By, Ran, labelsOf(*Counted.Program),
             Counted.Program->ExternalFunctions);
  return Reasons.empty() ? "" : "a doubt: " + Reasons[0];
}

std::string whyNotOracle(const Task &T, const Goal &For) {
  std::string Problem = oracleProblem(T, For.Derive);
  return Problem.empty() ? "" : "no oracle: " + Problem;
}

} // namespace

Task taskOf(const std::string &Candidate, const Goal &For) {
  Task T;
  T.Name = Name;
  T.SeedName = std::string(Name) + ".c";
  T.Strategy = "reduced";
  T.Verdict = For.Verdict;
  T.Model = For.Model;
  std::string Body = Candidate;
  if (size_t At = Body.find(ErrorDeclaration); At != std::string::npos)
    Body.erase(At, std::string_view(ErrorDeclaration).size() +
                       (Body[At + std::string_view(ErrorDeclaration).size()] ==
                        '\n'));
  T.Code = errorFunction(T.Name) + Body;
  return T;
}

std::string candidateOf(const Task &T) {
  std::string Head = errorFunction(T.Name);
  if (!T.Code.starts_with(Head))
    throw Error(T.Name + ": does not begin with the error function of mcfuzz, "
                         "so it cannot be reduced");
  return std::string(ErrorDeclaration) + "\n" + T.Code.substr(Head.size());
}

std::string whyNot(const std::string &Candidate, const Goal &For) {
  if (!contains(Candidate, ErrorDeclaration))
    return "has lost the declaration of reach_error";
  Task T = taskOf(Candidate, For);
  std::string Problem = whyNotClean(T, For);
  if (Problem.empty())
    Problem = whyNotExecuted(T, For);
  bool IsQuick = For.CheckerSeconds < QuickChecker;
  if (Problem.empty() && IsQuick)
    Problem = whyNotWrong(T, For);
  if (Problem.empty())
    Problem = whyNotOracle(T, For);
  if (Problem.empty() && !IsQuick)
    Problem = whyNotWrong(T, For);
  return Problem;
}

std::string whyNotAgain(const std::string &Candidate, const Goal &For) {
  return whyNotWrong(taskOf(Candidate, For), For);
}

Json goalToJson(const Goal &Of, const std::string &Name) {
  return {{"checker", Name},
          {"timeLimitSeconds", Of.Limit.WallSeconds},
          {"cpuLimitSeconds", Of.Limit.CpuSeconds},
          {"memoryLimitBytes", Of.Limit.MemoryBytes},
          {"dataModel", toString(Of.Model)},
          {"expected", toString(Of.Verdict)},
          {"kind", toString(Of.Kind)},
          {"crash", Of.Crash},
          {"warnings", Of.Warnings},
          {"withoutDoubt", Of.WithoutDoubt},
          {"checkerSeconds", Of.CheckerSeconds},
          {"seedTimeLimitSeconds", Of.Derive.Native.WallSeconds},
          {"allow", Of.Derive.Allowed},
          {"interpreter", Of.Derive.Interpreter}};
}

Goal goalFromJson(const Json &Document, const std::string &Where) {
  try {
    std::string Name = Document.at("checker");
    std::optional<Checker> By = findChecker(parseCheckerName(Name));
    if (!By)
      throw Error(Where + ": " + Name + " is not installed");
    Goal Of{.By = *By};
    Document.at("timeLimitSeconds").get_to(Of.Limit.WallSeconds);
    Document.at("cpuLimitSeconds").get_to(Of.Limit.CpuSeconds);
    Document.at("memoryLimitBytes").get_to(Of.Limit.MemoryBytes);
    Of.Model = parseDataModel(Document.at("dataModel").get<std::string>()).value();
    Of.Verdict = parseExpected(Document.at("expected").get<std::string>()).value();
    Of.Kind = parseFindingKind(Document.at("kind").get<std::string>()).value();
    Document.at("crash").get_to(Of.Crash);
    Document.at("warnings").get_to(Of.Warnings);
    Document.at("withoutDoubt").get_to(Of.WithoutDoubt);
    Document.at("checkerSeconds").get_to(Of.CheckerSeconds);
    Document.at("seedTimeLimitSeconds").get_to(Of.Derive.Native.WallSeconds);
    Document.at("allow").get_to(Of.Derive.Allowed);
    Document.at("interpreter").get_to(Of.Derive.Interpreter);
    return Of;
  } catch (const Json::exception &E) {
    throw Error(Where + ": " + E.what());
  } catch (const std::bad_optional_access &) {
    throw Error(Where + ": unknown word");
  }
}

} // namespace mcfuzz
