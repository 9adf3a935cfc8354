//===- Plots.h - what the report shows as drawings ------------------------===//
//
// Each function gives an SVG element, or "" if there is nothing to show. Points
// of one kind are one path, however many there are: the page stays small.
//
//===----------------------------------------------------------------------===//
#ifndef MCFUZZ_REPORT_PLOTS_H
#define MCFUZZ_REPORT_PLOTS_H

#include "report/Digest.h"

namespace mcfuzz {

/// Answers of each checker to each strategy, as stacked bars.
std::string verdictPlot(const Digest &Of);
/// How many tasks a checker solves when each may take so long.
std::string cactusPlot(const Digest &Of);
/// The times of the first two checkers, task by task.
std::string scatterPlot(const Digest &Of);
/// How many there were at each time of the campaign.
std::string findingsPlot(const Digest &Of);
/// Confirmed findings of each kind, by checker.
std::string kindPlot(const Digest &Of);
/// Likewise of each category of bugs.
std::string categoryPlot(const Digest &Of);
/// Seeds with findings of er, ecr and fcr, and of several of them; only for a
/// campaign that has all three.
std::string overlapPlot(const Digest &Of);
/// Rejected seeds by reason.
std::string rejectionPlot(const Digest &Of);

/// A row of stacked bars.
struct BarRow {
  std::string Label;
  std::vector<size_t> Numbers;
};
/// A part of each bar: its name in the legend and the class that colours it.
struct BarPart {
  std::string Name, Class;
};
/// Parts that no row has are left out of the legend.
std::string barPlot(const std::vector<BarRow> &Rows,
                    const std::vector<BarPart> &Parts,
                    const std::string &About);

/// The class of the colour of the N-th checker.
std::string seriesClass(size_t N);

} // namespace mcfuzz

#endif
