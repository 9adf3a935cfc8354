//===- PlotTimes.cpp - how long checkers take -----------------------------===//

#include "report/Plots.h"
#include "report/Svg.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace mcfuzz {
namespace {

constexpr double Left = 56, Top = 14, Right = 16, Bottom = 44;
/// Shorter times are noise of starting a process.
constexpr double LeastSeconds = 0.01;

/// The next number of the form 1, 2 or 5 times a power of ten.
double roundedUp(double Seconds) {
  double Ten = std::pow(10, std::floor(std::log10(Seconds)));
  for (double Factor : {1.0, 2.0, 5.0})
    if (Factor * Ten >= Seconds * 0.9999)
      return Factor * Ten;
  return 10 * Ten;
}

double roundedDown(double Seconds) {
  double Ten = std::pow(10, std::floor(std::log10(Seconds)));
  for (double Factor : {5.0, 2.0})
    if (Factor * Ten <= Seconds * 1.0001)
      return Factor * Ten;
  return Ten;
}

/// The times that are drawn; at least one decade.
struct Span {
  double Least = 1e9, Most = LeastSeconds;
  void add(double Seconds) {
    Least = std::min(Least, Seconds);
    Most = std::max(Most, Seconds);
  }
  Axis axis(double From, double To) const {
    double Low = roundedDown(std::clamp(Least, LeastSeconds, Most));
    return Axis(Low, std::max(roundedUp(Most), 10 * Low), From, To, true);
  }
};

void drawYAxis(Svg &Out, const Axis &Y, double From, double To, size_t About) {
  for (double Mark : Y.marks(About)) {
    Out.line(From, Y.at(Mark), To, Y.at(Mark), "grid");
    Out.text(From - 6, Y.at(Mark) + 4, shortNumber(Mark), Svg::Anchor::End);
  }
}

void drawXAxis(Svg &Out, const Axis &X, double From, double To, size_t About) {
  for (double Mark : X.marks(About)) {
    Out.line(X.at(Mark), From, X.at(Mark), To, "grid");
    Out.text(X.at(Mark), From + 16, shortNumber(Mark), Svg::Anchor::Middle);
  }
}

/// Steps, without those that are too small to be seen.
std::string stepPath(const std::vector<float> &Sorted, const Axis &X,
                     const Axis &Y) {
  std::string Data =
      fmt::format("M{:.1f} {:.1f}", X.at(0), Y.at(Sorted.front()));
  double LastX = X.at(0), LastY = Y.at(Sorted.front());
  for (size_t I = 0; I < Sorted.size(); ++I) {
    double Px = X.at(static_cast<double>(I + 1)), Py = Y.at(Sorted[I]);
    if (I + 1 < Sorted.size() && Px - LastX < 0.7 && LastY - Py < 0.7)
      continue;
    Data += fmt::format("V{:.1f}H{:.1f}", Py, Px);
    LastX = Px;
    LastY = Py;
  }
  return Data;
}

} // namespace

std::string cactusPlot(const Digest &Of) {
  size_t MostTasks = 0;
  Span Times;
  for (const auto &C : Of.Checkers)
    if (!C.RightSeconds.empty()) {
      MostTasks = std::max(MostTasks, C.RightSeconds.size());
      Times.add(C.RightSeconds.front());
      Times.add(C.RightSeconds.back());
    }
  if (MostTasks == 0)
    return {};
  constexpr double Width = 560, Height = 330;
  double LegendHeight = 18 * static_cast<double>(Of.Checkers.size());
  Svg Out(Width, Height + LegendHeight,
          "How many tasks each checker solves within which time");
  Axis X(0, static_cast<double>(MostTasks), Left, Width - Right, false);
  Axis Y = Times.axis(Height - Bottom, Top);
  drawYAxis(Out, Y, Left, Width - Right, 5);
  drawXAxis(Out, X, Height - Bottom, Top, 6);
  Out.text((Left + Width) / 2, Height - 8, "tasks solved (right verdict)",
           Svg::Anchor::Middle);
  Out.verticalText(14, (Height - Bottom) / 2, "seconds for each");
  double LineY = Height + 6;
  for (size_t I = 0; I < Of.Checkers.size(); ++I) {
    const auto &C = Of.Checkers[I];
    // There are eight colours.
    std::string Class = "curve " + seriesClass(I) +
                        (I >= 16 ? " dotted" : I >= 8 ? " dashed" : "");
    if (!C.RightSeconds.empty())
      Out.path(stepPath(C.RightSeconds, X, Y), Class, C.Label);
    Out.line(Left, LineY, Left + 26, LineY, Class);
    Out.text(Left + 34, LineY + 4,
             fmt::format("{}: {} solved", C.Label, C.RightSeconds.size()),
             Svg::Anchor::Start);
    LineY += 18;
  }
  return Out.get();
}

std::string scatterPlot(const Digest &Of) {
  if (Of.Pairs.empty())
    return {};
  Span Times;
  for (const Digest::Pair &P : Of.Pairs) {
    Times.add(P.FirstSeconds);
    Times.add(P.SecondSeconds);
  }
  constexpr double Size = 440, LegendHeight = 60;
  Svg Out(Size, Size + LegendHeight,
          "Times of " + Of.FirstLabel + " and " + Of.SecondLabel +
              " on the same tasks");
  Axis X = Times.axis(Left, Size - Right), Y = Times.axis(Size - Bottom, Top);
  drawYAxis(Out, Y, Left, Size - Right, 5);
  drawXAxis(Out, X, Size - Bottom, Top, 5);
  Out.line(Left, Size - Bottom, Size - Right, Top, "diagonal");
  Out.text((Left + Size) / 2, Size - 8, Of.FirstLabel + ", seconds",
           Svg::Anchor::Middle);
  Out.verticalText(14, (Size - Bottom) / 2, Of.SecondLabel + ", seconds");

  // In three groups; what is most interesting is drawn last, on top.
  struct Group {
    std::string Data, Class, Name;
    size_t Number = 0;
  } Groups[] = {{"", "dots both-right", "both right"},
                {"", "dots undecided", "one of them decides nothing"},
                {"", "dots some-wrong", "one of them is wrong or crashes"}};
  auto isBad = [](Outcome O) {
    return O == Outcome::Wrong || O == Outcome::Crash ||
           O == Outcome::Doubtful || O == Outcome::Unjudged;
  };
  for (const Digest::Pair &P : Of.Pairs) {
    Group &G = isBad(P.First) || isBad(P.Second) ? Groups[2]
               : P.First == Outcome::Right && P.Second == Outcome::Right
                   ? Groups[0]
                   : Groups[1];
    // A line of no length with round ends is a dot.
    G.Data += fmt::format("M{:.1f} {:.1f}h0", X.at(P.FirstSeconds),
                          Y.at(P.SecondSeconds));
    ++G.Number;
  }
  double LineY = Size + 8;
  for (const Group &G : Groups) {
    if (G.Number > 0)
      Out.path(G.Data, G.Class);
    Out.path(fmt::format("M{:.1f} {:.1f}h0", Left + 6, LineY), G.Class);
    Out.text(Left + 18, LineY + 4, fmt::format("{}: {}", G.Name, G.Number),
             Svg::Anchor::Start);
    LineY += 18;
  }
  return Out.get();
}

std::string findingsPlot(const Digest &Of) {
  if (Of.Findings.empty())
    return {};
  constexpr double Width = 560, Height = 240;
  Svg Out(Width, Height, "Findings over the time of the campaign");
  double End = std::max({1.0, Of.Findings.back().AtSeconds, Of.ElapsedSeconds});
  // A unit that gives small numbers.
  double Unit = End > 2 * 3600 ? 3600 : End > 180 ? 60 : 1;
  const char *UnitName = Unit == 3600 ? "hours" : Unit == 60 ? "minutes"
                                                             : "seconds";
  Axis X(0, End / Unit, Left, Width - Right - 90, false);
  Axis Y(0, static_cast<double>(Of.Findings.size()), Height - Bottom, Top,
         false);
  drawYAxis(Out, Y, Left, Width - Right - 90, 4);
  drawXAxis(Out, X, Height - Bottom, Top, 6);
  Out.text((Left + Width - 90) / 2, Height - 8,
           std::string(UnitName) + " since the start", Svg::Anchor::Middle);
  double LabelAt = -100; // Of the curve before.
  for (bool Confirmed : {false, true}) {
    size_t Number = 0;
    std::string Data = fmt::format("M{:.1f} {:.1f}", X.at(0), Y.at(0));
    for (const Digest::Event &E : Of.Findings)
      if (E.Confirmed == Confirmed)
        Data += fmt::format("H{:.1f}V{:.1f}", X.at(E.AtSeconds / Unit),
                            Y.at(static_cast<double>(++Number)));
    if (Number == 0)
      continue;
    Data += fmt::format("H{:.1f}", X.at(End / Unit));
    std::string Name = Confirmed ? "confirmed" : "doubtful";
    Out.path(Data, "curve " + Name, Name);
    double At = Y.at(static_cast<double>(Number)) + 4;
    if (std::abs(At - LabelAt) < 14)
      At = At > LabelAt ? LabelAt + 14 : LabelAt - 14;
    LabelAt = At;
    Out.text(Width - Right - 84, At,
             fmt::format("{} {}", Number, Name), Svg::Anchor::Start);
  }
  return Out.get();
}

} // namespace mcfuzz
