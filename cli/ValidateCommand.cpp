//===- ValidateCommand.cpp - mcfuzz validate ------------------------------===//

#include "campaign/FindingFiles.h"
#include "cli/Commands.h"
#include "profile/TaskOracle.h"
#include "core/Error.h"
#include "core/Files.h"
#include "core/Json.h"
#include "core/Progress.h"
#include "core/Text.h"
#include "mutate/TaskFiles.h"
#include "profile/NativeRun.h"
#include "validate/Judge.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iostream>

namespace mcfuzz {
namespace {

struct Options {
  std::string TaskPath, Expect, Output;
  CheckerOptions Checkers;
  bool AsJson = false;
  SeedOptions Shared;
};

/// A task from a file has no profile, so its labels are found anew.
CountedProgram inspect(const Task &T) {
  Instrumented Counted = instrumentText(T.Code, T.Model, {});
  if (!Counted.Program)
    throw Error(T.Name + ": " + Counted.Problem);
  return *Counted.Program;
}

std::string seen(const ObservedVerdict &Of) {
  return Of.Verdict ? std::string(toString(*Of.Verdict))
                    : "no verdict: " + Of.Problem;
}

void mustShow(const Task &T) {
  ObservedVerdict Seen = executeTask(T, {});
  if (Seen.Verdict != T.Verdict)
    throw Error(T.Name + ": expected " + std::string(toString(T.Verdict)) +
                ", but executing it shows " + seen(Seen));
}

/// A C file without --expect: what executing it shows is expected.
void expectObserved(Task &T, Progress &Show) {
  if (!contains(T.Code, "reach_error"))
    throw Error(T.SeedName + ": does not call reach_error, so there is no "
                             "verdict to expect; give --expect");
  ObservedVerdict Seen = executeTask(T, {});
  if (!Seen.Verdict)
    throw Error(T.SeedName + ": executing it shows " + seen(Seen) +
                "; give --expect safe or --expect unsafe");
  T.Verdict = *Seen.Verdict;
  Show.note(T.Name + ": executing it shows " + seen(Seen) +
            ", which is expected of checkers");
}

/// A wrong answer of a program that is no oracle is nothing.
void mustBeOracle(const Task &T, std::vector<Validation> &Results) {
  std::optional<std::string> Problem;
  for (Validation &V : Results) {
    if (!V.Found || !V.Found->Confirmed || V.Found->Kind == FindingKind::Crash)
      continue;
    if (!Problem)
      Problem = oracleProblem(T);
    V.Found->Confirmed = Problem->empty();
    if (!Problem->empty())
      V.Found->Reasons.push_back("the program is no oracle: " + *Problem);
  }
}

std::string findingText(const Validation &V) {
  if (!V.Found)
    return "-";
  return std::string(V.Found->Confirmed ? "confirmed " : "doubtful ") +
         std::string(direction(V.Found->Kind));
}

/// One row for each checker; then what is to be said of the findings.
void showTable(const Task &T, const std::vector<Validation> &Results) {
  std::vector<std::array<std::string, 6>> Rows = {
      {"checker", "verdict", "finding", "seconds", "CPU", "MiB"}};
  for (const Validation &V : Results)
    Rows.push_back({V.Ran.Checker, std::string(toString(V.Ran.Said)),
                    findingText(V), fmt::format("{:.2f}", V.Ran.WallSeconds),
                    fmt::format("{:.2f}", V.Ran.CpuSeconds),
                    std::to_string(V.Ran.PeakMemoryBytes >> 20)});
  std::array<size_t, 6> Width{};
  for (const auto &Row : Rows)
    for (size_t I = 0; I < Row.size(); ++I)
      Width[I] = std::max(Width[I], Row[I].size());
  std::cout << fmt::format("{}: expected {}, {}\n", T.Name, toString(T.Verdict),
                           toString(T.Model));
  for (size_t R = 0; R < Rows.size(); ++R) {
    const auto &Row = Rows[R];
    std::cout << fmt::format(
        "  {:<{}}  {:<{}}  {:<{}}  {:>{}}  {:>{}}  {:>{}}  {}\n", Row[0],
        Width[0], Row[1], Width[1], Row[2], Width[2], Row[3], Width[3], Row[4],
        Width[4], Row[5], Width[5],
        R == 0 ? "because" : Results[R - 1].Ran.Detail);
  }
  for (const Validation &V : Results) {
    if (!V.Found)
      continue;
    for (const std::string &Reason : V.Found->Reasons)
      std::cout << "  doubt: " << V.Ran.Checker << ": " << Reason << "\n";
    for (const std::string &Note : V.Found->Notes)
      std::cout << "  note: " << V.Ran.Checker << ": " << Note << "\n";
  }
}

void keepFindings(const Task &T, const std::vector<Validation> &Results,
                  const Options &Given) {
  fs::create_directories(Given.Output);
  for (const Validation &V : Results)
    if (V.Found)
      writeFinding({.Id = findingId(T.Code, V.Ran.Checker, V.Found->Kind),
                    .What = *V.Found,
                    .Ran = V.Ran,
                    .On = T,
                    .Code = V.Code,
                    .SeedPath = Given.TaskPath,
                    .LimitSeconds = Given.Checkers.Limit.WallSeconds},
                   fs::absolute(Given.Output));
}

int execute(const Options &Given) {
  bool IsList = fs::path(Given.TaskPath).extension() == ".json";
  bool Observe = Given.Expect.empty() && !IsList;
  std::vector<Task> Tasks = readTasks(
      Given.TaskPath,
      Observe ? Expected::Safe : parseExpected(Given.Expect),
      Given.Shared.model());
  Given.Shared.prepareSandbox();
  Progress Show;
  Examiners By = Given.Checkers.examiners(Show);

  if (!Given.Output.empty() && fs::exists(Given.Output) &&
      !fs::is_empty(Given.Output))
    throw Error("--out: " + Given.Output + ": exists and is not empty");

  bool Wrong = false;
  Json Document = Json::array();
  for (Task &T : Tasks) {
    if (Observe)
      expectObserved(T, Show);
    else
      mustShow(T);
    CountedProgram Program = inspect(T);
    Show.update(T.Name);
    std::vector<Validation> Results =
        examine(T, By, labelsOf(Program), Program.ExternalFunctions);
    mustBeOracle(T, Results);
    Show.clear();
    for (const Validation &V : Results) {
      Wrong |= V.Found && V.Found->Confirmed;
      Json Entry = validationJson(V);
      Entry["task"] = T.Name;
      Document.push_back(std::move(Entry));
    }
    if (!Given.AsJson)
      showTable(T, Results);
    if (!Given.Output.empty())
      keepFindings(T, Results, Given);
  }
  if (Given.AsJson)
    std::cout << dumpJson(Document);
  return Wrong ? ExitFindings : ExitOk;
}

} // namespace

void addValidateCommand(CLI::App &App, int &Exit) {
  auto Given = std::make_shared<Options>();
  CLI::App *Command = App.add_subcommand(
      "validate", "Give a task with a known verdict to checkers");
  Command
      ->add_option("TASK", Given->TaskPath,
                   "C file that calls reach_error, or a tasks.json")
      ->required();
  Command
      ->add_option("--expect", Given->Expect,
                   "safe or unsafe (default for a C file: what executing it "
                   "shows)")
      ->check(CLI::IsMember({"safe", "unsafe"}));
  Given->Checkers.addTo(*Command);
  Command->add_option("--out", Given->Output,
                      "Folder for the findings: what the checker was given, "
                      "its output and the command to paste");
  Command->add_flag("--json", Given->AsJson, "Print the results as JSON");
  Given->Shared.addTo(*Command);
  Command->callback([Given, &Exit] { Exit = execute(*Given); });
}

} // namespace mcfuzz
