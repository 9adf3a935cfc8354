//===- Campaign.h - the whole pipeline over many seeds --------------------===//
#ifndef MCFUZZ_CAMPAIGN_CAMPAIGN_H
#define MCFUZZ_CAMPAIGN_CAMPAIGN_H

#include "campaign/Store.h"
#include "campaign/Watch.h"
#include "mutate/Strategy.h"
#include "profile/DeriveSeed.h"
#include "validate/Judge.h"

#include <atomic>

namespace mcfuzz {

struct CampaignSettings {
  std::vector<const Strategy *> Strategies;
  DeriveSettings Derive;
  Examiners Check;
  /// A checker of the campaign that cannot be used now. Its tasks wait.
  struct Missing {
    std::string Label, Problem;
  };
  std::vector<Missing> Absent;
  /// Tasks were made by somebody else. A wrong answer to one counts only if its
  /// program is an oracle.
  bool ForeignTasks = false;
  unsigned Jobs = 1;
  double BudgetSeconds = 0; ///< Of the whole campaign; 0: no limit.
  /// Set to true, it ends the campaign after the runs at hand.
  const std::atomic<bool> *Stop = nullptr;
};

/// What came of a seed: its profile and the tasks that the strategies make.
/// Never throws for what the seed does.
SeedRecord lookAt(const Seed &From, const CampaignSettings &Settings);

/// What executing a task shows. Before it is something else than expected, the
/// task is executed once more, with more time. Throws Error if the machine has
/// no room for it.
ObservedVerdict observePatiently(const Task &What, const DeriveSettings &How);

enum class CampaignEnd {
  Finished,    ///< Nothing is left to do.
  Interrupted, ///< Stop, or cancelRuns().
  OutOfBudget,
  Suspended,   ///< What is left needs a checker that is gone.
};
std::string_view toString(CampaignEnd How);

/// Works on the campaign in the store until its end. Throws Error if the
/// machine gets in the way (disk full, ...); what was done up to then is in the
/// store, whatever happens.
CampaignEnd runCampaign(Store &Into, const CampaignSettings &Settings,
                        Watcher &Show);

} // namespace mcfuzz

#endif
