//===- Campaign.h - the whole pipeline over many seeds --------------------===//
#ifndef MCFUZZ_CAMPAIGN_CAMPAIGN_H
#define MCFUZZ_CAMPAIGN_CAMPAIGN_H

#include "core/Types.h"
#include "instrument/Instrument.h"
#include "mutate/Strategy.h"
#include "profile/NativeRun.h"
#include "profile/DeriveSeed.h"
#include "validate/Judge.h"

#include <atomic>

namespace mcfuzz {

class Progress;

struct CampaignSettings {
  std::vector<Seed> Seeds;
  std::vector<const Strategy *> Strategies;
  DeriveSettings Derive;
  Examiners Check;
  unsigned Jobs = 1;
  /// Set to true, it ends the campaign after the task at hand.
  const std::atomic<bool> *Stop = nullptr;
};

/// One task and what each checker said of it.
struct TaskResult {
  Task What;
  /// Not empty: executing the task did not show the expected verdict, so no
  /// checker saw it. That is a bug of mcfuzz.
  std::string InternalError;
  std::vector<Validation> Checked;
};

struct SeedResult {
  Seed From;
  bool Accepted = false;
  std::string Reason; ///< One line: why the seed gave no tasks.
  std::vector<TaskResult> Tasks;
};

/// Reasons that other code looks for.
inline constexpr const char *NoSuchFile = "no such file";
inline constexpr const char *EnvironmentProblem = "environment: ";

/// The pipeline for one seed. Never throws for what the seed does.
SeedResult processSeed(const Seed &From, const CampaignSettings &Settings);

/// All seeds, Jobs at a time; results in the order of the seeds. Seeds that
/// were not begun when Stop became true have the reason "interrupted".
std::vector<SeedResult> runCampaign(const CampaignSettings &Settings,
                                    Progress &Show);

} // namespace mcfuzz

#endif
