//===- Session.h - working on a campaign, as run and regress do -----------===//
#ifndef MCFUZZ_CLI_SESSION_H
#define MCFUZZ_CLI_SESSION_H

#include "campaign/Campaign.h"
#include "cli/Commands.h"

namespace mcfuzz {

/// What defines a campaign. It is kept in the store, so that the campaign can
/// be resumed.
struct CampaignOptions {
  std::string StrategyList = "fcr,fcr-reach";
  CheckerOptions Checkers;
  OracleOptions Oracle;
  SeedOptions Shared;
  uint64_t RngSeed = 1;
  /// Of the checkers, as far as they are known: by settings() or fromJson().
  std::vector<std::string> Labels;

  Json toJson() const;
  void fromJson(const Json &Document, const std::string &Where);
  /// Finds the checkers and makes their exact versions part of the options.
  CampaignSettings settings(Progress &Show);
  /// The same for a campaign that goes on: checkers that cannot be had now are
  /// absent from it.
  CampaignSettings settingsAgain(Progress &Show) const;
};

/// What may differ from one session to the next.
struct SessionOptions {
  std::string Output, Resume, Budget;
  bool Quiet = false, AsJson = false;

  void addTo(CLI::App &Command);
  /// The folder of a new campaign; throws Error if something is in it.
  fs::path newFolder() const;
  /// With --resume, throws Error for options that would change the campaign.
  void mustNotChange(const CLI::App &Command) const;
  double budgetSeconds() const;
};

/// Works on the campaign to its end, with signals and a display. All that was
/// done is in the store when it returns or throws.
CampaignEnd runSession(Store &Into, CampaignSettings Settings,
                       const SessionOptions &Given);

/// The display that the options and the terminal ask for.
std::unique_ptr<Watcher> makeWatcher(const SessionOptions &Given,
                                     const fs::path &Folder);

/// How to go on, on stderr, if the campaign is not finished.
void explainEnd(CampaignEnd How, const fs::path &Folder,
                const std::string &Command);

} // namespace mcfuzz

#endif
