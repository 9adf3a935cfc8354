//===- PlotFindings.cpp - what was found, and by which strategy -----------===//

#include "report/Plots.h"
#include "report/Svg.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace mcfuzz {
namespace {

// Of Outcome, in its order.
constexpr std::array<const char *, OutcomeCount> OutcomeClasses = {
    "right",   "wrong",   "crash",  "doubtful", "unjudged",
    "unknown", "timeout", "memory", "rejected"};

/// A part for each checker, in rows that are not about one.
std::vector<BarPart> partsOf(const Digest &Of) {
  std::vector<BarPart> Parts;
  for (size_t I = 0; I < Of.Checkers.size(); ++I)
    Parts.push_back({Of.Checkers[I].Label, seriesClass(I)});
  return Parts;
}

BarRow rowOf(const std::string &Label,
             const std::map<std::string, size_t> &ByChecker, const Digest &Of) {
  BarRow Row{Label, {}};
  for (const auto &C : Of.Checkers) {
    auto Found = ByChecker.find(C.Label);
    Row.Numbers.push_back(Found == ByChecker.end() ? 0 : Found->second);
  }
  return Row;
}

} // namespace

std::string verdictPlot(const Digest &Of) {
  std::vector<BarPart> Parts;
  for (size_t I = 0; I < OutcomeCount; ++I)
    Parts.push_back(
        {std::string(toString(static_cast<Outcome>(I))), OutcomeClasses[I]});
  std::vector<BarRow> Rows;
  for (const auto &C : Of.Checkers)
    for (const auto &[Strategy, Numbers] : C.ByStrategy)
      Rows.push_back({C.Label + " " + Strategy,
                      {Numbers.begin(), Numbers.end()}});
  return barPlot(Rows, Parts, "Answers of each checker to each strategy");
}

std::string kindPlot(const Digest &Of) {
  std::vector<BarRow> Rows;
  for (const auto &[Kind, ByChecker] : Of.ByKind)
    Rows.push_back(rowOf(Kind, ByChecker, Of));
  return barPlot(Rows, partsOf(Of),
                 "Confirmed findings of each kind, by checker");
}

std::string categoryPlot(const Digest &Of) {
  std::vector<BarRow> Rows;
  auto add = [&](const std::string &Name, const std::string &Label,
                 bool EvenIfNone) {
    auto Found = Of.ByCategory.find(Name);
    if (Found != Of.ByCategory.end())
      Rows.push_back(rowOf(Label, Found->second, Of));
    else if (EvenIfNone)
      Rows.push_back(rowOf(Label, {}, Of));
  };
  // The paper's categories are all there, so that figures can be compared.
  bool AnyKnown = std::any_of(Of.ByCategory.begin(), Of.ByCategory.end(),
                              [](const auto &C) { return !C.first.empty(); });
  for (int I = 0; I <= static_cast<int>(Category::Unclear); ++I) {
    auto C = static_cast<Category>(I);
    std::string Name(toString(C));
    add(Name, Name, AnyKnown && C != Category::Unclear);
  }
  add("", "not explained yet", false);
  return barPlot(Rows, partsOf(Of),
                 "Confirmed findings of each category, by checker");
}

std::string rejectionPlot(const Digest &Of) {
  std::vector<BarRow> Rows;
  for (const auto &[Reason, Number] : Of.Rejections)
    Rows.push_back({Reason, {Number}});
  std::stable_sort(Rows.begin(), Rows.end(),
                   [](const BarRow &A, const BarRow &B) {
                     return A.Numbers[0] > B.Numbers[0];
                   });
  return barPlot(Rows, {{"seeds", "rejected"}}, "Rejected seeds by reason");
}

std::string overlapPlot(const Digest &Of) {
  constexpr std::array<const char *, 3> Names = {"er", "ecr", "fcr"};
  for (const char *Name : Names)
    if (!Of.Strategies.contains(Name))
      return {};
  // How many seeds have findings of exactly these; bit I is Names[I].
  std::map<std::string, unsigned> BySeed;
  for (unsigned I = 0; I < Names.size(); ++I)
    if (auto Found = Of.SeedsByStrategy.find(Names[I]);
        Found != Of.SeedsByStrategy.end())
      for (const std::string &Seed : Found->second)
        BySeed[Seed] |= 1u << I;
  std::array<size_t, 8> Regions{};
  for (const auto &[Seed, Bits] : BySeed)
    ++Regions[Bits];

  Svg Out(440, 320, "Seeds with confirmed findings of er, ecr and fcr");
  struct Place {
    double X, Y;
  };
  constexpr std::array<Place, 3> Centres = {{{165, 120}, {275, 120}, {220, 205}}};
  constexpr std::array<Place, 3> Titles = {{{70, 40}, {370, 40}, {340, 280}}};
  // The middle of each region.
  constexpr std::array<Place, 8> Middles = {{{0, 0},
                                             {130, 105},
                                             {310, 105},
                                             {220, 92},
                                             {220, 252},
                                             {170, 178},
                                             {270, 178},
                                             {220, 148}}};
  for (size_t I = 0; I < Names.size(); ++I)
    Out.circle(Centres[I].X, Centres[I].Y, 90, "venn " + seriesClass(I));
  for (size_t I = 0; I < Names.size(); ++I)
    Out.text(Titles[I].X, Titles[I].Y, Names[I], Svg::Anchor::Middle, "strong");
  for (size_t Bits = 1; Bits < Regions.size(); ++Bits)
    Out.text(Middles[Bits].X, Middles[Bits].Y + 5,
             std::to_string(Regions[Bits]), Svg::Anchor::Middle, "strong");
  return Out.get();
}

} // namespace mcfuzz
