//===- Watch.cpp - a campaign as seen from outside ------------------------===//

#include "campaign/Watch.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace mcfuzz {
namespace {

constexpr size_t ShownRunning = 3;

double ratio(size_t Part, size_t Whole) {
  return Whole == 0 ? 0 : static_cast<double>(Part) / static_cast<double>(Whole);
}

std::string plural(size_t Number, std::string_view Word) {
  return fmt::format("{} {}{}", Number, Word, Number == 1 ? "" : "s");
}

} // namespace

std::string durationText(double Seconds) {
  auto S = static_cast<long>(Seconds + 0.5);
  if (S < 60)
    return fmt::format("{} s", S);
  if (S < 3600)
    return fmt::format("{} min {:02} s", S / 60, S % 60);
  return fmt::format("{} h {:02} min", S / 3600, S / 60 % 60);
}

std::optional<double> parseDuration(const std::string &Text) {
  static constexpr std::string_view Units = "smhd";
  static constexpr double Seconds[] = {1, 60, 3600, 86400};
  size_t Unit = Text.empty() ? std::string::npos : Units.find(Text.back());
  std::string Number = Text.substr(0, Text.size() - (Unit < Units.size()));
  double Value = 0;
  auto [End, Failed] =
      std::from_chars(Number.data(), Number.data() + Number.size(), Value);
  if (Failed != std::errc() || End != Number.data() + Number.size() ||
      !(Value > 0) || Value > 1e9)
    return std::nullopt;
  return Value * (Unit < Units.size() ? Seconds[Unit] : 1);
}

Json statusJson(const Status &Of) {
  const Totals &S = Of.Sum;
  Json Checkers = Json::array(), Running = Json::array();
  for (const CheckerTally &T : Of.Checkers) {
    Json Verdicts = Json::object();
    for (size_t I = 0; I < VerdictCount; ++I)
      Verdicts[std::string(toString(static_cast<Verdict>(I)))] = T.Said[I];
    Checkers.push_back({{"checker", T.Label},
                        {"tasks", T.Tasks},
                        {"right", T.Right},
                        {"confirmed", T.Confirmed},
                        {"doubtful", T.Doubtful},
                        {"verdicts", Verdicts},
                        {"wallSeconds", T.WallSeconds},
                        {"cpuSeconds", T.CpuSeconds}});
  }
  for (const RunningItem &Item : Of.Running)
    Running.push_back({{"what", Item.What}, {"seconds", Item.Seconds}});
  return {{"seeds", S.Seeds},
          {"derived", S.Derived},
          {"accepted", S.Accepted},
          {"tasks", S.Tasks},
          {"executed", S.Executed},
          {"runs", S.Runs},
          {"pending", S.Pending},
          {"confirmed", S.Confirmed},
          {"doubtful", S.Doubtful},
          {"internalErrors", S.InternalErrors},
          {"elapsedSeconds", S.ElapsedSeconds},
          {"runsPerSecond", Of.RunsPerSecond},
          {"secondsLeft", Of.SecondsLeft ? Json(*Of.SecondsLeft) : Json()},
          {"checkers", Checkers},
          {"running", Running}};
}

Status statusFromJson(const Json &Document) {
  Status Of;
  if (!Document.is_object())
    return Of;
  Of.RunsPerSecond = Document.value("runsPerSecond", 0.0);
  if (Document.contains("secondsLeft") && Document["secondsLeft"].is_number())
    Of.SecondsLeft = Document["secondsLeft"].get<double>();
  for (const Json &Item : Document.value("running", Json::array()))
    Of.Running.push_back({Item.value("what", ""), Item.value("seconds", 0.0)});
  return Of;
}

std::string statusLine(const Status &Of) {
  const Totals &S = Of.Sum;
  std::string Text = fmt::format(
      "{}: {}/{} seeds, {} accepted, {}, {} ({:.1f}/s), {} confirmed, {} "
      "doubtful",
      durationText(S.ElapsedSeconds), S.Derived, S.Seeds, S.Accepted,
      plural(S.Tasks, "task"), plural(S.Runs, "run"), Of.RunsPerSecond,
      S.Confirmed, S.Doubtful);
  if (Of.Stopping)
    return Text + "; stopping";
  if (Of.SecondsLeft)
    Text += "; about " + durationText(*Of.SecondsLeft) + " left";
  return Text;
}

std::vector<std::string> statusLines(const Status &Of) {
  const Totals &S = Of.Sum;
  constexpr size_t BarWidth = 30;
  double Done = std::clamp(ratio(S.Derived, S.Seeds) *
                               (1 - ratio(S.Pending, S.Runs + S.Pending)),
                           0.0, 1.0);
  auto Filled = static_cast<size_t>(Done * BarWidth);
  std::vector<std::string> Lines = {
      fmt::format("[{:#>{}}{:.>{}}] {:.0f} %  {}{}", "", Filled, "",
                  BarWidth - Filled, 100 * Done, durationText(S.ElapsedSeconds),
                  Of.Stopping ? ", stopping"
                  : Of.SecondsLeft
                      ? ", about " + durationText(*Of.SecondsLeft) + " left"
                      : ""),
      fmt::format("seeds     {} of {} looked at, {} accepted", S.Derived,
                  S.Seeds, S.Accepted),
      fmt::format("tasks     {}, {} executed; {}, {:.1f}/s; {} waiting",
                  S.Tasks, S.Executed, plural(S.Runs, "run"), Of.RunsPerSecond,
                  S.Pending),
      fmt::format("findings  {} confirmed, {} doubtful", S.Confirmed,
                  S.Doubtful)};
  size_t Width = 0;
  for (const CheckerTally &T : Of.Checkers)
    Width = std::max(Width, T.Label.size());
  for (const CheckerTally &T : Of.Checkers)
    Lines.push_back(fmt::format(
        "{:<{}}  {} right, {} wrong, {} unknown, {} timeout, {} memory, {} "
        "crash, {} rejected",
        T.Label, Width, T.Right,
        T.said(Verdict::Safe) + T.said(Verdict::Unsafe) - T.Right,
        T.said(Verdict::Unknown), T.said(Verdict::Timeout),
        T.said(Verdict::OutOfMemory), T.said(Verdict::Crash),
        T.said(Verdict::Rejected)));
  std::vector<RunningItem> Running = Of.Running;
  std::stable_sort(Running.begin(), Running.end(),
                   [](const RunningItem &A, const RunningItem &B) {
                     return A.Seconds > B.Seconds;
                   });
  for (size_t I = 0; I < Running.size() && I < ShownRunning; ++I)
    Lines.push_back(
        fmt::format("{:>6.1f} s  {}", Running[I].Seconds, Running[I].What));
  return Lines;
}

} // namespace mcfuzz
