//===- Results.h - what a campaign found, as files and as text ------------===//
#ifndef MCFUZZ_CAMPAIGN_RESULTS_H
#define MCFUZZ_CAMPAIGN_RESULTS_H

#include "campaign/Store.h"

namespace mcfuzz {

/// Writes results.json and, for each finding, a folder findings/ID.
void writeResults(Store &From);

/// The table and the findings, for people.
std::string resultsText(Store &From);

/// One row per checker: how often each verdict was right or wrong.
std::string verdictTable(const std::vector<CheckerTally> &Tallies);

} // namespace mcfuzz

#endif
