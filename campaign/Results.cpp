//===- Results.cpp - what a campaign found, as files and as text ----------===//

#include "campaign/Results.h"

#include "campaign/FindingFiles.h"
#include "core/Error.h"
#include "validate/Judge.h"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>

namespace mcfuzz {
namespace {

constexpr size_t ShownRejections = 12, ShownConfirmed = 30, ShownDoubtful = 10;

Json taskJson(Store &From, const Store::TaskRow &Row) {
  Json Runs = Json::array();
  From.eachAnswer(Row.Id, [&](const Store::AnswerRow &A) {
    Json Run = validationJson({A.Ran, {}, A.Found});
    Run["id"] = A.FindingId.empty() ? Json() : Json(A.FindingId);
    Run["timeLimitSeconds"] = A.LimitSeconds;
    Runs.push_back(std::move(Run));
  });
  const Task &T = Row.What;
  return {{"name", T.Name},
          {"strategy", T.Strategy},
          {"expected", toString(T.Verdict)},
          {"branch", T.BranchId ? Json(*T.BranchId) : Json()},
          {"hash", Row.Hash},
          {"internalError", Row.Problem.empty() ? Json() : Json(Row.Problem)},
          {"runs", Runs}};
}

std::string rejectionText(Store &From) {
  std::string Text;
  size_t Number = 0;
  From.eachSeed([&](const Store::SeedRow &S) {
    if (S.Derived && !S.Accepted && ++Number <= ShownRejections)
      Text += fmt::format("  {}: {}\n", S.From.Name, S.Reason);
  });
  if (Number == 0)
    return {};
  if (Number > ShownRejections)
    Text += fmt::format("  ... and {} more, all in results.json\n",
                        Number - ShownRejections);
  return "\nseeds that are not used, and why:\n" + Text;
}

std::string findingsText(Store &From, const Totals &Sum) {
  std::string Confirmed, Doubtful;
  size_t Shown = 0, ShownToo = 0;
  From.eachFinding([&](const FindingRecord &F) {
    if (F.What.Confirmed && Shown < ShownConfirmed) {
      Confirmed += findingText(F, From.folder());
      ++Shown;
    } else if (!F.What.Confirmed && ShownToo < ShownDoubtful) {
      Doubtful += findingText(F, From.folder());
      ++ShownToo;
    }
  });
  if (Shown + ShownToo == 0)
    return {};
  std::string Text = "\nfindings:\n" + Confirmed + Doubtful;
  if (size_t Rest = Sum.Confirmed + Sum.Doubtful - Shown - ShownToo)
    Text += fmt::format("... and {} more: mcfuzz findings {}\n", Rest,
                        From.folder().string());
  return Text;
}

} // namespace

std::string verdictTable(const std::vector<CheckerTally> &Tallies) {
  size_t Width = 20;
  for (const CheckerTally &T : Tallies)
    Width = std::max(Width, T.Label.size() + 1);
  std::string Text = fmt::format(
      "{:<{}}{:>7}{:>8}{:>9}{:>9}{:>8}{:>7}{:>10}{:>9}{:>8}\n", "checker",
      Width, "right", "wrong*", "unknown", "timeout", "memory", "crash",
      "rejected", "tasks", "time");
  for (const CheckerTally &T : Tallies)
    Text += fmt::format(
        "{:<{}}{:>7}{:>8}{:>9}{:>9}{:>8}{:>7}{:>10}{:>9}{:>6.1f} s\n", T.Label,
        Width, T.Right, T.Confirmed, T.said(Verdict::Unknown),
        T.said(Verdict::Timeout), T.said(Verdict::OutOfMemory),
        T.said(Verdict::Crash), T.said(Verdict::Rejected), T.Tasks,
        T.WallSeconds);
  return Text + "* confirmed findings, crashes included\n";
}

void writeResults(Store &From) {
  // Not in memory: it may be large.
  fs::path File = From.folder() / "results.json";
  fs::path Part = File.string() + ".new";
  std::ofstream Out(Part);
  const char *Separator = "[\n";
  From.eachSeed([&](const Store::SeedRow &S) {
    Json Tasks = Json::array();
    From.eachTask(S.Id, [&](const Store::TaskRow &T) {
      Tasks.push_back(taskJson(From, T));
    });
    Json Entry = {{"seed", S.From.Name},
                  {"path", S.From.Path},
                  {"accepted", S.Accepted},
                  {"reason", S.Accepted    ? Json()
                             : S.Derived ? Json(S.Reason)
                                           : Json("not looked at yet")},
                  {"tasks", Tasks}};
    std::string Text = dumpJson(Entry);
    Text.pop_back(); // The new line.
    Out << Separator << Text;
    Separator = ",\n";
  });
  Out << (*Separator == '[' ? "[]\n" : "\n]\n");
  Out.close();
  if (!Out)
    throw Error(Part.string() + ": cannot be written; is the disk full?");
  fs::rename(Part, File);
  From.eachFinding(
      [&](const FindingRecord &F) { writeFinding(F, From.folder()); });
}

std::string resultsText(Store &From) {
  Totals Sum = From.totals();
  std::string Text =
      fmt::format("{} {}, {} accepted as oracles, {} tasks\n\n", Sum.Seeds,
                  Sum.Seeds == 1 ? "seed" : "seeds", Sum.Accepted, Sum.Tasks);
  if (Sum.Tasks > 0)
    Text += verdictTable(From.tallies());
  Text += rejectionText(From);
  if (std::vector<std::string> Problems = From.problems(); !Problems.empty()) {
    Text += "\nproblems:\n";
    for (const std::string &What : Problems)
      Text += "  " + What + "\n";
  }
  Text += findingsText(From, Sum);
  Text += fmt::format("\n{} confirmed, {} doubtful findings; details in {}\n",
                      Sum.Confirmed, Sum.Doubtful, From.folder().string());
  return Text;
}

} // namespace mcfuzz
