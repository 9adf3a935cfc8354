//===- Bars.cpp - stacked bars --------------------------------------------===//

#include "report/Plots.h"
#include "report/Svg.h"

#include "core/Text.h"
#include "core/Utf8.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

namespace mcfuzz {
namespace {

constexpr double Width = 560, RowHeight = 22, BarHeight = 15, LegendHeight = 20,
                 TotalWidth = 50, LetterWidth = 7.2;
constexpr size_t LabelLength = 30;

size_t sum(const BarRow &Row) {
  return std::accumulate(Row.Numbers.begin(), Row.Numbers.end(), size_t(0));
}

/// Where the names of the legend go; they wrap like words.
struct LegendEntry {
  size_t Part;
  double X, Line;
};
std::vector<LegendEntry> legend(const std::vector<BarRow> &Rows,
                                const std::vector<BarPart> &Parts) {
  std::vector<LegendEntry> Result;
  double X = 0, Line = 0;
  for (size_t P = 0; P < Parts.size(); ++P) {
    if (std::none_of(Rows.begin(), Rows.end(),
                     [&](const BarRow &R) { return R.Numbers[P] > 0; }))
      continue;
    double Needs = 30 + LetterWidth * static_cast<double>(Parts[P].Name.size());
    if (X > 0 && X + Needs > Width) {
      X = 0;
      ++Line;
    }
    Result.push_back({P, X, Line});
    X += Needs;
  }
  return Result;
}

} // namespace

std::string seriesClass(size_t N) { return "s" + std::to_string(N % 8); }

std::string barPlot(const std::vector<BarRow> &Rows,
                    const std::vector<BarPart> &Parts,
                    const std::string &About) {
  size_t Most = 0;
  for (const BarRow &Row : Rows)
    Most = std::max(Most, sum(Row));
  if (Most == 0)
    return {};
  std::vector<LegendEntry> Entries =
      Parts.size() > 1 ? legend(Rows, Parts) : std::vector<LegendEntry>();
  double Top = Entries.empty() ? 4 : (Entries.back().Line + 1) * LegendHeight + 8;
  Svg Out(Width, Top + static_cast<double>(Rows.size()) * RowHeight + 4, About);
  for (const LegendEntry &E : Entries) {
    Out.rect(E.X, E.Line * LegendHeight + 3, 12, 12, Parts[E.Part].Class);
    Out.text(E.X + 17, E.Line * LegendHeight + 13, Parts[E.Part].Name,
             Svg::Anchor::Start);
  }
  size_t Longest = 0;
  for (const BarRow &Row : Rows)
    Longest = std::max(Longest, std::min(Row.Label.size(), LabelLength + 3));
  double LabelWidth = 14 + LetterWidth * static_cast<double>(Longest);
  Axis Scale(0, static_cast<double>(Most), 0, Width - LabelWidth - TotalWidth,
             false);
  double Y = Top;
  for (const BarRow &Row : Rows) {
    std::string Label = validUtf8(Row.Label);
    Out.text(LabelWidth - 8, Y + 12,
             Label.size() > LabelLength ? oneLine(Label, LabelLength) : Label,
             Svg::Anchor::End);
    double X = LabelWidth;
    for (size_t P = 0; P < Parts.size(); ++P) {
      if (Row.Numbers[P] == 0)
        continue;
      // Nothing that is there is invisible.
      double Wide =
          std::max(1.0, Scale.at(static_cast<double>(Row.Numbers[P])));
      Out.rect(X, Y, Wide, BarHeight, Parts[P].Class,
               fmt::format("{}: {} {}", Label, Row.Numbers[P], Parts[P].Name));
      X += Wide;
    }
    Out.text(X + 6, Y + 12, std::to_string(sum(Row)), Svg::Anchor::Start,
             "dim");
    Y += RowHeight;
  }
  return Out.get();
}

} // namespace mcfuzz
