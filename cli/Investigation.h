//===- Investigation.h - what explain and reduce share --------------------===//
#ifndef MCFUZZ_CLI_INVESTIGATION_H
#define MCFUZZ_CLI_INVESTIGATION_H

#include "campaign/Store.h"
#include "cli/Commands.h"
#include "explain/Investigate.h"

namespace mcfuzz {

/// Which findings, and of which campaign.
struct FindingSelection {
  std::string Id, CampaignFolder;
  bool All = false;

  void addTo(CLI::App &Command);
  fs::path folder() const;
  /// One, or all confirmed ones. Throws Error if neither was asked for.
  std::vector<FindingRecord> collect(Store &From) const;
};

/// How the checker of a finding can be found again: its label, or the path of
/// its description.
std::string checkerNameOf(Store &From, const std::string &Label);

/// Those of a run of a checker in the campaign.
CheckerLimits limitsOf(Store &From);

/// The settings of the campaign, with the checker of the finding.
Means meansFor(Store &From, const FindingRecord &F, Progress &Show);

/// While it lives, SIGINT, SIGTERM and SIGHUP end all runs; a second one ends
/// us.
class CancelOnSignal {
public:
  CancelOnSignal();
  ~CancelOnSignal();
  CancelOnSignal(const CancelOnSignal &) = delete;
};

} // namespace mcfuzz

#endif
