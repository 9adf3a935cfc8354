//===- Prober.cpp - puts questions about one program to one checker -------===//

#include "explain/Prober.h"

#include "instrument/Render.h"
#include "profile/LoopBounds.h"
#include "validate/ReadTrace.h"

#include <algorithm>

namespace mcfuzz {
namespace {

constexpr const char *StrategyName = "probe";

std::string ifCounters(const Origin &Of, const Branches &Ids,
                       const char *Operator, const char *Join) {
  std::string Condition;
  for (unsigned Id : Ids)
    Condition += (Condition.empty() ? "" : std::string(" ") + Join + " ") +
                 compareCounter(Of, Id, Operator);
  return "  if (" + (Condition.empty() ? "1" : Condition) +
         ")\n    reach_error();\n";
}

bool isIn(const Branches &Some, unsigned Id) {
  return std::find(Some.begin(), Some.end(), Id) != Some.end();
}

Task atTheEnd(const Origin &Of, Expected Verdict, const std::string &EndBody) {
  return makeTask(Of, StrategyName, std::nullopt, Verdict,
                  countAll(Of.Program), declareCounters(Of.Program), EndBody);
}

Task withTheseOnly(const Origin &Of, const Branches &Some, Expected Verdict,
                   const std::string &EndBody) {
  BumpText All = countAll(Of.Program);
  std::string Declarations;
  if (Of.Program.ArrayCounters)
    Declarations = declareCounters(Of.Program);
  else
    for (unsigned Id : Some)
      Declarations += declareCounter(Of.Program, Id);
  return makeTask(
      Of, StrategyName, std::nullopt, Verdict,
      [&](unsigned Id) -> std::optional<std::string> {
        return isIn(Some, Id) ? All(Id) : std::nullopt;
      },
      Declarations, EndBody);
}

} // namespace

Task Prober::differs(const Branches &Some) const {
  return atTheEnd(Of, Expected::Safe, ifCounters(Of, Some, "!=", "||"));
}

Task Prober::agrees(const Branches &All) const {
  return atTheEnd(Of, Expected::Unsafe, ifCounters(Of, All, "==", "&&"));
}

Task Prober::differsAlone(const Branches &Some) const {
  return withTheseOnly(Of, Some, Expected::Safe,
                       ifCounters(Of, Some, "!=", "||"));
}

Task Prober::agreesAlone(const Branches &All) const {
  return withTheseOnly(Of, All, Expected::Unsafe,
                       ifCounters(Of, All, "==", "&&"));
}

Task Prober::inside(const Branches &Any) const {
  bool Reached = std::any_of(Any.begin(), Any.end(), [&](unsigned Id) {
    return Of.Behaviour.Counts[Id - 1] > 0;
  });
  return makeTask(
      Of, StrategyName, std::nullopt,
      Reached ? Expected::Unsafe : Expected::Safe,
      [&](unsigned Id) -> std::optional<std::string> {
        if (!isIn(Any, Id))
          return std::nullopt;
        return "reach_error()";
      },
      "", "");
}

Task Prober::plain() const {
  return makeTask(
      Of, StrategyName, std::nullopt, Expected::Safe,
      [](unsigned) -> std::optional<std::string> { return std::nullopt; }, "",
      "");
}

CheckerRun Prober::run(const Checker &With, Task About) {
  if (With.wantsBounds())
    About.Bounds = boundsIfKnown(About);
  ++Runs;
  return runChecker(With, About, Limit);
}

bool Prober::isOver() const {
  std::chrono::duration<double> Took = std::chrono::steady_clock::now() - Start;
  return Runs >= AtMost.Runs || Took.count() > AtMost.Seconds;
}

const CheckerRun &Prober::ask(const Task &About) {
  static const CheckerRun NotAsked;
  if (auto At = Known.find(About.Code); At != Known.end())
    return At->second;
  if (isOver())
    return NotAsked;
  return Known[About.Code] = run(By, About);
}

Prober::Reply Prober::reply(const Task &About) {
  unsigned Before = Runs;
  Verdict Said = ask(About).Said;
  if (Said != Verdict::Unsafe && Said != Verdict::Safe)
    Unanswered += Runs - Before; // Once for each question.
  switch (Said) {
  case Verdict::Unsafe:
    return Reply::Reached;
  case Verdict::Safe:
    return Reply::NotReached;
  default:
    return Reply::NoAnswer;
  }
}

std::optional<std::string> Prober::believedCount(unsigned BranchId) {
  if (reply(differs({BranchId})) != Reply::Reached)
    return std::nullopt;
  if (!By.About.TraceArguments.empty()) {
    Checker Telling = By;
    Telling.About.Options.push_back({"0", By.About.TraceArguments});
    CheckerRun Ran = run(Telling, differs({BranchId}));
    if (Ran.Said == Verdict::Unsafe)
      if (auto Value = valueInTrace(By.About, Ran.Output,
                                    counterName(Of.Program, BranchId)))
        return *Value;
  }
  uint32_t Right = Of.Behaviour.Counts[BranchId - 1];
  std::vector<uint32_t> Tried;
  for (uint32_t Value : {0u, 1u, Right - 1, Right + 1, 2 * Right, 2u, 3u}) {
    if (Value == Right ||
        std::find(Tried.begin(), Tried.end(), Value) != Tried.end())
      continue;
    Tried.push_back(Value);
    Task Guess = atTheEnd(Of, Expected::Safe,
                          "  if (" + counterName(Of.Program, BranchId) +
                              " == " + std::to_string(Value) +
                              "u)\n    reach_error();\n");
    if (reply(Guess) == Reply::Reached)
      return std::to_string(Value);
  }
  return "another number";
}

} // namespace mcfuzz
