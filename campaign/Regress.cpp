//===- Regress.cpp - what changed from one checker to another -------------===//

#include "campaign/Regress.h"

#include "core/Error.h"
#include "core/Text.h"
#include "core/Xml.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace mcfuzz {
namespace {

struct ChangeName {
  Change What;
  std::string_view Name, Meaning;
  bool Worse;
};
// Worst first, as reports show them.
constexpr std::array<ChangeName, 10> Changes{{
    {Change::NewlyWrong, "newly wrong", "a wrong answer that was not there before, or not surely", true},
    {Change::NewlyCrashing, "newly crashing", "crashes, and did not before", true},
    {Change::NewlyUndecided, "newly undecided", "was right, and gives no answer now", true},
    {Change::Slower, "slower", "right, but takes more than twice as long and 1 s more", true},
    {Change::StillWrong, "still wrong", "wrong or crashing, before and now", false},
    {Change::Doubtful, "doubtful", "changed, but no answer of it is surely wrong", false},
    {Change::Fixed, "fixed", "was wrong or crashed, and is right now", false},
    {Change::NoLongerWrong, "no longer wrong", "was wrong or crashed, and gives no answer now", false},
    {Change::NewlyDecided, "newly decided", "gave no answer, and is right now", false},
    {Change::Same, "same", "right, or without an answer, before and now", false},
}};

const ChangeName &row(Change What) {
  return *std::find_if(Changes.begin(), Changes.end(),
                       [&](const ChangeName &C) { return C.What == What; });
}

/// What an answer is worth.
enum class Worth { Right, Nothing, Wrong, Crash, InDoubt };

Worth worth(Expected Right, const Reply &R) {
  if (R.Said == Verdict::Crash)
    return R.Doubtful ? Worth::InDoubt : Worth::Crash;
  if (R.Said != Verdict::Safe && R.Said != Verdict::Unsafe)
    return Worth::Nothing;
  if (toString(R.Said) == toString(Right))
    return Worth::Right;
  return R.Confirmed ? Worth::Wrong : Worth::InDoubt;
}

std::string replyText(const Reply &R) {
  return fmt::format("{}{} ({:.2f} s)", toString(R.Said),
                     R.Doubtful ? "?" : "", R.WallSeconds);
}

} // namespace

std::string_view toString(Change What) { return row(What).Name; }
std::string_view meaning(Change What) { return row(What).Meaning; }
bool isWorse(Change What) { return row(What).Worse; }

Change compare(Expected Right, const Reply &Baseline, const Reply &Candidate) {
  Worth Before = worth(Right, Baseline), Now = worth(Right, Candidate);
  bool WasBad = Before == Worth::Wrong || Before == Worth::Crash;
  switch (Now) {
  case Worth::InDoubt:
    return Before == Worth::InDoubt ? Change::Same : Change::Doubtful;
  case Worth::Wrong:
    // From a crash to a wrong answer is worse, too: nobody notices it. Nor is
    // it an excuse that the old one was wrong, perhaps.
    return Before == Worth::Wrong ? Change::StillWrong : Change::NewlyWrong;
  case Worth::Crash:
    return WasBad ? Change::StillWrong : Change::NewlyCrashing;
  case Worth::Nothing:
    if (WasBad)
      return Change::NoLongerWrong;
    return Before == Worth::Right     ? Change::NewlyUndecided
           : Before == Worth::InDoubt ? Change::Doubtful
                                      : Change::Same;
  case Worth::Right:
    break;
  }
  if (WasBad)
    return Change::Fixed;
  if (Before == Worth::Nothing)
    return Change::NewlyDecided;
  if (Before == Worth::InDoubt)
    return Change::Doubtful;
  bool Slower = Candidate.WallSeconds > 2 * Baseline.WallSeconds &&
                Candidate.WallSeconds > Baseline.WallSeconds + 1;
  return Slower ? Change::Slower : Change::Same;
}

SavedVerdicts verdictsOf(Store &From, const std::string &Checker) {
  SavedVerdicts Result;
  Result.Checker = Checker;
  From.eachSeed([&](const Store::SeedRow &S) {
    From.eachTask(S.Id, [&](const Store::TaskRow &T) {
      From.eachAnswer(T.Id, [&](const Store::AnswerRow &A) {
        if (A.Ran.Checker != Checker)
          return;
        Result.LimitSeconds = std::max(Result.LimitSeconds, A.LimitSeconds);
        Result.Replies[T.Hash] = {A.Ran.Said, A.Ran.Detail, A.Ran.WallSeconds,
                                  A.Found && A.Found->Confirmed,
                                  A.Found && !A.Found->Confirmed};
      });
    });
  });
  return Result;
}

Json verdictsToJson(const SavedVerdicts &Of) {
  Json Verdicts = Json::array();
  for (const auto &[Hash, R] : Of.Replies)
    Verdicts.push_back({{"task", Hash},
                        {"verdict", toString(R.Said)},
                        {"detail", R.Detail},
                        {"wallSeconds", R.WallSeconds},
                        {"finding", R.Confirmed  ? "confirmed"
                                    : R.Doubtful ? "doubtful"
                                                 : ""}});
  return {{"mcfuzz", "verdicts"},
          {"format", 1},
          {"checker", Of.Checker},
          {"timeLimitSeconds", Of.LimitSeconds},
          {"verdicts", Verdicts}};
}

SavedVerdicts verdictsFromJson(const Json &Document, const std::string &Where) {
  if (!Document.is_object())
    throw Error(Where + ": is no file of verdicts");
  JsonObject Top(Document, Where);
  if (Top.text("mcfuzz") != "verdicts" || Top.need("format") != 1)
    Top.fail("/format", "is no file of verdicts that this mcfuzz can read");
  SavedVerdicts Result;
  Result.Checker = Top.text("checker");
  Result.LimitSeconds = Top.need("timeLimitSeconds").get<double>();
  const Json &List = Top.need("verdicts");
  for (size_t I = 0; I < List.size(); ++I) {
    JsonObject Entry(List[I], Where, "/verdicts/" + std::to_string(I));
    Reply R;
    std::optional<Verdict> Said = parseVerdict(Entry.text("verdict"));
    if (!Said)
      Entry.fail(Entry.pointerTo("verdict"), "is no verdict");
    R.Said = *Said;
    R.Detail = Entry.text("detail");
    R.WallSeconds = Entry.need("wallSeconds").get<double>();
    std::string Found = Entry.text("finding");
    R.Confirmed = Found == "confirmed";
    R.Doubtful = Found == "doubtful";
    Result.Replies[Entry.text("task")] = std::move(R);
  }
  return Result;
}

Comparison compareVerdicts(Store &From, const SavedVerdicts &Baseline,
                           const SavedVerdicts &Candidate) {
  Comparison Result;
  Result.Baseline = Baseline.Checker;
  Result.Candidate = Candidate.Checker;
  From.eachSeed([&](const Store::SeedRow &S) {
    From.eachTask(S.Id, [&](const Store::TaskRow &T) {
      auto Now = Candidate.Replies.find(T.Hash);
      if (Now == Candidate.Replies.end())
        return;
      auto Before = Baseline.Replies.find(T.Hash);
      if (Before == Baseline.Replies.end()) {
        ++Result.Unmatched;
        return;
      }
      Result.Rows.push_back(
          {T.What.Name, S.From.Name, T.Hash, T.What.Verdict,
           compare(T.What.Verdict, Before->second, Now->second),
           Before->second, Now->second});
    });
  });
  std::stable_sort(Result.Rows.begin(), Result.Rows.end(),
                   [](const auto &A, const auto &B) {
                     return std::tie(A.What, A.Task) < std::tie(B.What, B.Task);
                   });
  return Result;
}

size_t Comparison::count(Change What) const {
  return static_cast<size_t>(
      std::count_if(Rows.begin(), Rows.end(),
                    [&](const Row &R) { return R.What == What; }));
}

size_t Comparison::worse() const {
  return static_cast<size_t>(
      std::count_if(Rows.begin(), Rows.end(),
                    [](const Row &R) { return isWorse(R.What); }));
}

std::string comparisonText(const Comparison &Of, size_t RowsPerChange) {
  std::string Text = fmt::format("{} -> {}: {} tasks\n\n", Of.Baseline,
                                 Of.Candidate, Of.Rows.size());
  for (const ChangeName &C : Changes)
    Text += fmt::format("{:>7}  {:<16} {}{}\n", Of.count(C.What), C.Name,
                        C.Worse ? "(worse) " : "", C.Meaning);
  if (Of.Unmatched > 0)
    Text += fmt::format("{:>7}  {:<16} the baseline has no verdict on them\n",
                        Of.Unmatched, "not compared");
  size_t Width = 20;
  for (const Comparison::Row &R : Of.Rows)
    if (R.What != Change::Same)
      Width = std::min<size_t>(50, std::max(Width, R.Task.size()));
  for (const ChangeName &C : Changes) {
    size_t All = Of.count(C.What), Shown = 0;
    if (C.What == Change::Same || All == 0)
      continue;
    Text += fmt::format("\n{}:\n", C.Name);
    for (const Comparison::Row &R : Of.Rows) {
      if (R.What != C.What || Shown == RowsPerChange)
        continue;
      ++Shown;
      Text += fmt::format("  {:<{}}  expected {:<6}  {:<22} -> {:<22}  {}\n",
                          R.Task, Width, toString(R.Right),
                          replyText(R.Baseline), replyText(R.Candidate),
                          oneLine(R.Candidate.Detail, 60));
    }
    if (All > Shown)
      Text += fmt::format("  ... and {} more\n", All - Shown);
  }
  size_t Worse = Of.worse();
  Text += Worse == 0 ? "\nnothing got worse\n"
                     : fmt::format("\n{} task{} got worse\n", Worse,
                                   Worse == 1 ? "" : "s");
  return Text;
}

Json comparisonJson(const Comparison &Of) {
  auto reply = [](const Reply &R) -> Json {
    return {{"verdict", toString(R.Said)},
            {"detail", R.Detail},
            {"wallSeconds", R.WallSeconds},
            {"confirmed", R.Confirmed},
            {"doubtful", R.Doubtful}};
  };
  Json Counts = Json::object(), Rows = Json::array();
  for (const ChangeName &C : Changes)
    Counts[std::string(C.Name)] = Of.count(C.What);
  for (const Comparison::Row &R : Of.Rows)
    Rows.push_back({{"task", R.Task},
                    {"seed", R.SeedName},
                    {"expected", toString(R.Right)},
                    {"change", toString(R.What)},
                    {"worse", isWorse(R.What)},
                    {"baseline", reply(R.Baseline)},
                    {"candidate", reply(R.Candidate)}});
  return {{"baseline", Of.Baseline},
          {"candidate", Of.Candidate},
          {"worse", Of.worse()},
          {"notCompared", Of.Unmatched},
          {"counts", Counts},
          {"tasks", Rows}};
}

std::string comparisonJunit(const Comparison &Of) {
  double Seconds = 0;
  for (const Comparison::Row &R : Of.Rows)
    Seconds += R.Candidate.WallSeconds;
  std::string Suite = xmlEscaped(Of.Baseline + " -> " + Of.Candidate);
  std::string Text = fmt::format(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
      "<testsuite name=\"{}\" tests=\"{}\" failures=\"{}\" errors=\"0\" "
      "skipped=\"0\" time=\"{:.3f}\">\n",
      Suite, Of.Rows.size(), Of.worse(), Seconds);
  for (const Comparison::Row &R : Of.Rows) {
    Text += fmt::format("<testcase classname=\"{}\" name=\"{}\" "
                        "time=\"{:.3f}\"",
                        xmlEscaped(R.SeedName), xmlEscaped(R.Task),
                        R.Candidate.WallSeconds);
    if (!isWorse(R.What)) {
      Text += "/>\n";
      continue;
    }
    std::string What = fmt::format(
        "{}: expected {}, {} said {}, {} says {}", toString(R.What),
        toString(R.Right), Of.Baseline, replyText(R.Baseline), Of.Candidate,
        replyText(R.Candidate));
    Text += fmt::format(
        ">\n<failure message=\"{}\" type=\"{}\">{}</failure>\n</testcase>\n",
        xmlEscaped(What), xmlEscaped(std::string(toString(R.What))),
        xmlEscaped(R.Candidate.Detail));
  }
  return Text + "</testsuite>\n</testsuites>\n";
}

} // namespace mcfuzz
