//===- Results.h - what a campaign found, as files and as text ------------===//
#ifndef MCFUZZ_CAMPAIGN_RESULTS_H
#define MCFUZZ_CAMPAIGN_RESULTS_H

#include "campaign/Campaign.h"

#include <filesystem>

namespace mcfuzz {

struct Totals {
  size_t Seeds = 0, Accepted = 0, Tasks = 0;
  size_t Confirmed = 0, Doubtful = 0, InternalErrors = 0;
  size_t Unreadable = 0, EnvironmentErrors = 0; ///< Seeds.
};
Totals totalsOf(const std::vector<SeedResult> &Results);

/// Writes results.json, tasks/NAME.i for every task, and for each finding a
/// folder findings/NNN with the task, the checker's output and what to type.
void writeResults(const std::vector<SeedResult> &Results,
                  const std::filesystem::path &Folder);

/// The table and the findings, for people. Folder is where writeResults() put
/// the details.
std::string resultsText(const std::vector<SeedResult> &Results,
                        const std::filesystem::path &Folder);

} // namespace mcfuzz

#endif
