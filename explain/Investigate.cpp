//===- Investigate.cpp - from a finding to what is known about it ---------===//

#include "explain/Investigate.h"

#include "core/Error.h"
#include "core/Hash.h"
#include "core/Text.h"
#include "instrument/Concretize.h"
#include "instrument/ParseC.h"
#include "instrument/Shape.h"
#include "profile/TaskOracle.h"
#include "validate/Judge.h"

#include <fmt/format.h>

#include <algorithm>

namespace mcfuzz {
namespace {

constexpr const char *ExplanationTopic = "explanation",
                     *ReductionTopic = "reduction",
                     *ReducedTopic = "reduced-explanation",
                     *TriageTopic = "triage";

/// Asking goes on for many runs, so none may take as long as a campaign allows.
CheckerLimits limitsOfProbes(const CheckerLimits &Of, double Needed) {
  CheckerLimits Result = Of;
  Result.WallSeconds = std::min(Of.WallSeconds, std::max(2.0, 4 * Needed));
  Result.MemoryBytes = limitsOfRepetition(Of).MemoryBytes;
  return Result;
}

/// A program with its counts, whoever it comes from.
struct Subject {
  Seed From;
  CountedProgram Program;
  Profile Behaviour;
  DataModel Model;
  Origin origin() const { return {From, Program, Behaviour, Model}; }
};

Subject subjectOfTask(const Task &T, const Points &What) {
  Subject S{{T.Name + ".c", ""}, programOf(T, What), {}, T.Model};
  S.Behaviour = profileProgram(S.Program, T.Model, {});
  if (!S.Behaviour.Accepted)
    throw Error(T.Name + ": is no oracle: " + S.Behaviour.Reason);
  return S;
}

Subject subjectOf(Store &From, const FindingRecord &F,
                  const DeriveSettings &How) {
  std::string Text = From.seedText(F.On.SeedName);
  if (Text.empty()) // It came as a task.
    return subjectOfTask(F.On, How.Count);
  TempDir Scratch;
  Seed Source{F.On.SeedName, F.SeedPath};
  std::error_code Missing;
  if (!fs::is_regular_file(Source.Path, Missing) ||
      readFile(Source.Path) != Text) {
    Source.Path = (Scratch.path() / "seed.c").string();
    writeFile(Source.Path, Text);
  }
  Derived Known = deriveSeed(Source, How);
  if (!Known.Program || !Known.Behaviour.Accepted)
    throw Error(F.On.SeedName +
                ": is not accepted as an oracle now: " + Known.Behaviour.Reason);
  return {Source, std::move(*Known.Program), std::move(Known.Behaviour),
          How.Model};
}

Triage triageOf(const FindingRecord &F, const Means &With, const Task &On,
                const CheckerLimits &Limit, const Patience &AtMost,
                bool IsReduced) {
  Instrumented Counted = instrumentText(On.Code, On.Model, {});
  Symptoms Of;
  Of.Kind = F.What.Kind;
  Of.Right = On.Verdict;
  Of.Detail = F.Ran.Detail;
  Of.CrashPlaces = With.By.About.CrashPlaces;
  if (Counted.Program && IsReduced) {
    // Without those of our own error function.
    Of.External = Counted.Program->ExternalFunctions;
    if (Concretized Own = concretize(On.Code, On.Model, /*RandomSeed=*/1);
        Own.Code)
      if (Instrumented Rest = instrumentText(*Own.Code, On.Model, {});
          Rest.Program)
        Of.Words = Rest.Program->Vocabulary;
  }
  for (const OptionSet *Set : With.By.chosen())
    Of.OwnSolver |= Set->Solver;
  Of.Ways = askOtherWays(With.By, On, Limit, AtMost.Seconds);
  Triage Result = triage(Of);
  Result.Shape = shortHash(shapeOf(On.Code));
  return Result;
}

/// The same program with the other verdict: the error comes first, or never. Of
/// use for a crash, which may happen whatever is executed.
std::string withVerdict(std::string Code, Expected Wanted) {
  constexpr std::string_view Call = "reach_error();", Main = "int main(";
  if (Wanted == Expected::Safe) {
    for (size_t At; (At = Code.find(Call)) != std::string::npos;)
      Code.replace(At, Call.size(), ";");
    return Code;
  }
  size_t At = Code.rfind(Main);
  if (At != std::string::npos)
    At = Code.find('{', At);
  return At == std::string::npos
             ? Code
             : Code.insert(At + 1, "\n  " + std::string(Call));
}

/// Programs with less in them that perhaps show the finding as well. Whether
/// they do is tested, so these are guesses.
std::vector<std::string> startsFrom(const FindingRecord &F, const Prober &With,
                                    const std::optional<Explanation> &Known) {
  std::vector<std::string> Starts = {F.On.Code};
  bool IsCrash = F.What.Kind == FindingKind::Crash;
  auto add = [&](const Task &T) {
    if (T.Verdict == F.On.Verdict)
      Starts.push_back(T.Code);
    else if (IsCrash)
      Starts.push_back(withVerdict(T.Code, F.On.Verdict));
  };
  add(With.plain());
  add(With.agreesAlone({}));
  if (Known)
    for (const Disagreement &D : Known->Branches) {
      // Where one branch is taken wrongly, its neighbour is not.
      for (unsigned Id = D.Where.Id - 1; Id <= D.Where.Id + 1; ++Id)
        if (Id >= 1 && Id <= With.origin().Program.Branches.size())
          add(With.inside({Id}));
      add(With.differsAlone({D.Where.Id}));
      add(With.agreesAlone({D.Where.Id}));
    }
  return Starts;
}

/// What other findings of the same kind in the same seed were reduced to: of
/// another version, or in another task.
std::vector<std::string> startsOfSiblings(Store &From, const FindingRecord &F) {
  std::vector<std::pair<std::string, Expected>> Siblings;
  From.eachFinding([&](const FindingRecord &Other) {
    if (Other.Id != F.Id && Other.On.SeedName == F.On.SeedName &&
        Other.What.Kind == F.What.Kind)
      Siblings.emplace_back(Other.Id, Other.On.Verdict);
  });
  std::vector<std::string> Starts;
  for (const auto &[Id, Verdict] : Siblings)
    if (std::optional<Reduction> Small = insightOf(From, Id).Small) {
      if (Verdict == F.On.Verdict)
        Starts.push_back(Small->Code);
      else if (F.What.Kind == FindingKind::Crash)
        Starts.push_back(withVerdict(Small->Code, F.On.Verdict));
    }
  return Starts;
}

} // namespace

Insight insightOf(Store &From, const std::string &FindingId) {
  Insight Result;
  auto read = [&](const char *Topic, auto &Into, auto FromJson) {
    if (Json Value = From.insight(FindingId, Topic); !Value.is_null())
      Into = FromJson(Value);
  };
  read(ExplanationTopic, Result.Why, explanationFromJson);
  read(ReductionTopic, Result.Small, reductionFromJson);
  read(ReducedTopic, Result.WhySmall, explanationFromJson);
  read(TriageTopic, Result.What, triageFromJson);
  return Result;
}

void explainFinding(Store &Into, const FindingRecord &F, const Means &With) {
  Subject Of = subjectOf(Into, F, With.Derive);
  Origin Program = Of.origin();
  CheckerLimits Limit = limitsOfProbes(With.Limit, F.Ran.WallSeconds);
  Prober Asking(Program, With.By, Limit);
  Json Why = explanationToJson(explain(F.What.Kind, Asking));
  Json What = triageToJson(triageOf(F, With, F.On, Limit, {}, /*IsReduced=*/false));
  if (runsCancelled())
    return;
  Into.recordInsight(F.Id, ExplanationTopic, Why);
  if (!insightOf(Into, F.Id).Small)
    Into.recordInsight(F.Id, TriageTopic, What);
}

void reduceFinding(Store &Into, const FindingRecord &F, const Means &With,
                   ReduceSettings How) {
  CheckerLimits Limit = limitsOfProbes(With.Limit, F.Ran.WallSeconds);
  // Three rounds of questions, each with a quarter of the time beside it.
  Patience AtMost;
  AtMost.Seconds = std::max(10.0, How.BudgetSeconds / 4);
  Goal For{.By = With.By,
           .Limit = Limit,
           .Model = F.On.Model,
           .Verdict = F.On.Verdict,
           .Kind = F.What.Kind,
           .Crash = F.What.Kind == FindingKind::Crash ? F.Ran.Detail : "",
           .WithoutDoubt = F.What.Confirmed,
           .CheckerSeconds = F.Ran.WallSeconds,
           .Derive = With.Derive};
  // What was allowed made other findings doubtful; this one passed without. A
  // crash is a crash, whatever was allowed.
  if (F.What.Confirmed && F.What.Kind != FindingKind::Crash)
    For.Derive.Allowed.clear();
  For.Warnings = warningsOf(F.On.Code, F.On.Model)
                     .value_or(std::set<std::string>());
  How.CheckerName = With.CheckerName;

  std::vector<std::string> Starts = {F.On.Code};
  Insight Known = insightOf(Into, F.Id);
  try {
    Subject Of = subjectOf(Into, F, With.Derive);
    Origin Program = Of.origin();
    Prober Asking(Program, With.By, Limit, AtMost);
    if (!Known.Why) {
      Known.Why = explain(F.What.Kind, Asking);
      if (runsCancelled())
        return;
      Into.recordInsight(F.Id, ExplanationTopic, explanationToJson(*Known.Why));
    }
    Starts = startsFrom(F, Asking, Known.Why);
  } catch (const Error &E) {
    if (How.Note) // The task itself will do.
      How.Note(std::string("not explained: ") + E.what());
  }
  if (Known.Small)
    Starts.push_back(Known.Small->Code);
  for (std::string &Start : startsOfSiblings(Into, F))
    Starts.push_back(std::move(Start));
  Reduction Small = reduce(Starts, For, How);
  // Interrupted, it is not formatted yet. The best program is in the folder.
  if (runsCancelled() || (Known.Small && Small.Lines > Known.Small->Lines))
    return;
  // Nothing is lost if what follows is interrupted; "complete" comes last.
  Reduction Preliminary = Small;
  Preliminary.Complete = false;
  Into.recordInsight(F.Id, ReductionTopic, reductionToJson(Preliminary));

  Task T = taskOf("", For);
  T.Code = Small.Code;
  Json Why;
  try {
    Subject Of = subjectOfTask(T, parsePoints("all"));
    Origin Program = Of.origin();
    Prober Asking(Program, With.By, Limit, AtMost);
    Why = explanationToJson(explain(F.What.Kind, Asking));
  } catch (const Error &) {
    // It has no branches, perhaps.
  }
  Json What =
      triageToJson(triageOf(F, With, T, Limit, AtMost, /*IsReduced=*/true));
  if (runsCancelled())
    return; // Answers of cancelled runs are none.
  Into.recordInsight(F.Id, ReducedTopic, Why);
  Into.recordInsight(F.Id, TriageTopic, What);
  Into.recordInsight(F.Id, ReductionTopic, reductionToJson(Small));
}

Overview overviewOf(Store &From) {
  Overview Result;
  From.eachFinding([&](const FindingRecord &F) {
    if (!F.What.Confirmed)
      return;
    Case C{.Id = F.Id,
           .Checker = F.Ran.Checker.substr(0, F.Ran.Checker.find('@')),
           .Label = F.Ran.Checker,
           .Kind = F.What.Kind,
           .Seed = F.On.SeedName,
           .Task = F.On.Name};
    if (C.Kind == FindingKind::Crash)
      C.Crash = crashSignature(F.Ran.Detail);
    Insight Known = insightOf(From, F.Id);
    C.IsExplained = Known.Why.has_value();
    if (Known.Why && !Known.Why->Branches.empty() &&
        Known.Why->Branches[0].Sure) {
      const Branch &B = Known.Why->Branches[0].Where;
      C.Culprit = fmt::format("{} at {}:{}", toString(B.Kind), B.Line, B.Column);
    }
    if (Known.What) {
      C.Category = toString(Known.What->Kind);
      if (Known.Small) {
        C.Shape = Known.What->Shape;
        C.Features = Known.What->Features;
        for (const OtherWay &W : Known.What->Ways)
          C.OtherWays += W.Name + " " + std::string(toString(W.Said)) + "\n";
      }
    }
    Result.Cases.push_back(std::move(C));
  });
  Result.Groups = group(Result.Cases);
  return Result;
}

std::string overviewLine(const Overview &Of) {
  if (Of.Cases.empty())
    return {};
  return fmt::format("{} confirmed finding{}, probably {} different bug{} "
                     "(mcfuzz groups shows them)",
                     Of.Cases.size(), Of.Cases.size() == 1 ? "" : "s",
                     Of.Groups.size(), Of.Groups.size() == 1 ? "" : "s");
}

std::string insightText(Store &From, const FindingRecord &F) {
  Insight Known = insightOf(From, F.Id);
  std::string Text;
  if (Known.Why)
    Text += "explanation: " +
            explanationText(*Known.Why, From.seedText(F.On.SeedName)) +
            fmt::format("({} runs of the checker, {:.1f} s)\n",
                        Known.Why->Runs, Known.Why->Seconds);
  if (Known.What)
    Text += fmt::format("\ncategory: {} ({})\n", toString(Known.What->Kind),
                        Known.What->Reason);
  if (Known.What && !Known.What->Ways.empty()) {
    Text += "in other ways it says:";
    for (const OtherWay &W : Known.What->Ways)
      Text += fmt::format(" {} {};", W.Name, toString(W.Said));
    Text.back() = '\n';
  }
  if (Known.Small) {
    Text += fmt::format("\nreduced from {} to {} lines{}:\n\n{}",
                        Known.Small->LinesBefore, Known.Small->Lines,
                        Known.Small->Complete ? "" : " (there may be more)",
                        Known.Small->Code);
    if (Known.WhySmall)
      Text += "\nexplanation of the reduced program: " +
              explanationText(*Known.WhySmall, Known.Small->Code);
  }
  return Text;
}

} // namespace mcfuzz
