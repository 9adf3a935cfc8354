//===- ValidateCommand.cpp - mcfuzz validate ------------------------------===//

#include "cli/Commands.h"
#include "core/Error.h"
#include "core/Json.h"
#include "core/Progress.h"
#include "instrument/Concretize.h"
#include "mutate/TaskFiles.h"
#include "profile/NativeRun.h"
#include "profile/ProfileSeed.h"
#include "validate/Judge.h"

#include <fmt/format.h>

#include <iostream>

namespace mcfuzz {
namespace {

struct Options {
  std::string TaskPath, Expect;
  std::vector<std::string> CheckerNames = {"cbmc"};
  bool AsJson = false;
  double TimeLimit = CheckerLimits().WallSeconds;
  SeedOptions Shared;
};

/// A task from a file has no profile, so its labels are found anew.
CountedProgram inspect(const Task &T) {
  Instrumented Counted = instrumentText(T.Code, T.Model, {});
  if (!Counted.Program)
    throw Error(T.Name + ": " + Counted.Problem);
  return *Counted.Program;
}

/// Why the program of the task is no oracle; "" if it is one. The error calls
/// are taken out, so that it runs on to its end.
std::string oracleProblem(const Task &T) {
  Concretized Closed = concretize(T.Code, T.Model, /*RandomSeed=*/1);
  if (!Closed.Code)
    return Closed.Problem;
  Instrumented Counted = instrumentText(*Closed.Code, T.Model, {});
  if (!Counted.Program)
    return Counted.Problem;
  return profileProgram(*Counted.Program, T.Model, {}).Reason;
}

void mustShow(const Task &T) {
  ObservedVerdict Seen = executeTask(T, {});
  if (Seen.Verdict == T.Verdict)
    return;
  throw Error(T.Name + ": expected " + std::string(toString(T.Verdict)) +
              ", but executing it shows " +
              (Seen.Verdict ? std::string(toString(*Seen.Verdict))
                            : "no verdict: " + Seen.Problem));
}

int execute(const Options &Given) {
  std::optional<Expected> Expect;
  if (!Given.Expect.empty())
    Expect = parseExpected(Given.Expect);
  std::vector<Task> Tasks =
      readTasks(Given.TaskPath, Expect, Given.Shared.model());
  Given.Shared.prepareSandbox();
  Progress Show;
  std::vector<Checker> Checkers;
  for (const std::string &Name : Given.CheckerNames)
    Checkers.push_back(needChecker(Name, Show));

  CheckerLimits Limit;
  Limit.WallSeconds = Given.TimeLimit;
  bool Wrong = false;
  Json Document = Json::array();
  if (!Given.AsJson)
    std::cout << fmt::format("{:<32} {:<9} {:<18} {:<13} {:>8}  {}\n", "task",
                             "expected", "checker", "verdict", "seconds",
                             "finding");
  for (const Task &T : Tasks) {
    mustShow(T);
    CountedProgram Program = inspect(T);
    std::vector<Label> Labels = labelsOf(Program);
    for (const Checker &By : Checkers) {
      Show.update(T.Name + ": " + By.label());
      Validation V = validate(By, T, Labels, Program.ExternalFunctions, Limit);
      if (V.Found && V.Found->Confirmed &&
          V.Found->Kind != FindingKind::Crash) {
        std::string Problem = oracleProblem(T);
        V.Found->Confirmed = Problem.empty();
        if (!Problem.empty())
          V.Found->Reasons.push_back("the program is no oracle: " + Problem);
      }
      Wrong |= V.Found && V.Found->Confirmed;
      Show.clear();
      if (Given.AsJson) {
        Json Entry = validationJson(V);
        Entry["task"] = T.Name;
        Document.push_back(Entry);
        continue;
      }
      std::string Finding;
      if (V.Found)
        Finding = std::string(toString(V.Found->Kind)) +
                  (V.Found->Confirmed ? ", confirmed" : ", doubtful");
      std::cout << fmt::format("{:<32} {:<9} {:<18} {:<13} {:>8.2f}  {}\n",
                               T.Name, toString(T.Verdict), V.Ran.Checker,
                               toString(V.Ran.Said), V.Ran.WallSeconds,
                               Finding);
      std::cout << "    " << V.Ran.Detail << "\n";
      if (V.Found)
        for (const std::string &Reason : V.Found->Reasons)
          std::cout << "    doubt: " << Reason << "\n";
    }
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
  Command->add_option("--expect", Given->Expect, "safe or unsafe")
      ->check(CLI::IsMember({"safe", "unsafe"}));
  Command
      ->add_option("--checker", Given->CheckerNames,
                   "NAME[@VERSION][:VARIANT]; may be given several times")
      ->allow_extra_args(false)
      ->capture_default_str();
  Command
      ->add_option("--time-limit", Given->TimeLimit,
                   "Seconds that a checker may take for one task")
      ->capture_default_str()
      ->check(CLI::Range(0.01, 1e6));
  Command->add_flag("--json", Given->AsJson, "Print the results as JSON");
  Given->Shared.addTo(*Command);
  Command->callback([Given, &Exit] { Exit = execute(*Given); });
}

} // namespace mcfuzz
