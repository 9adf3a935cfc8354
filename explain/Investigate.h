//===- Investigate.h - from a finding to what is known about it -----------===//
//
// What is found out is kept in the store beside the finding ("insight"), topic
// by topic: "explanation", "reduction", "reduced-explanation", "triage".
//
//===----------------------------------------------------------------------===//
#ifndef MCFUZZ_EXPLAIN_INVESTIGATE_H
#define MCFUZZ_EXPLAIN_INVESTIGATE_H

#include "campaign/Store.h"
#include "explain/Explain.h"
#include "explain/Group.h"
#include "explain/Reduce.h"
#include "explain/Triage.h"
#include "profile/DeriveSeed.h"

namespace mcfuzz {

struct Insight {
  std::optional<Explanation> Why;
  std::optional<Reduction> Small;
  std::optional<Explanation> WhySmall; ///< About the reduced program.
  std::optional<Triage> What;
};

Insight insightOf(Store &From, const std::string &FindingId);

/// What is needed to ask again.
struct Means {
  DeriveSettings Derive; ///< Those of the campaign.
  Checker By;            ///< That of the finding.
  std::string CheckerName; ///< How others find it.
  CheckerLimits Limit;   ///< Those of the campaign.
};

/// Explains and triages; records both. Throws Error if the seed is no oracle
/// any more, or its file was lost.
void explainFinding(Store &Into, const FindingRecord &F, const Means &With);

/// Reduces, explains the reduced program, and triages by it. How.Folder and
/// How.CheckerName are filled in. Records a result that is not worse than the
/// one before.
void reduceFinding(Store &Into, const FindingRecord &F, const Means &With,
                   ReduceSettings How);

/// The confirmed findings of a campaign with all that is known of them, and
/// their groups.
struct Overview {
  std::vector<Case> Cases;
  std::vector<Group> Groups;
};
Overview overviewOf(Store &From);

/// "13 confirmed findings, probably 9 different bugs"; "" without findings.
std::string overviewLine(const Overview &Of);

/// All that is known about one finding, for people.
std::string insightText(Store &From, const FindingRecord &F);

} // namespace mcfuzz

#endif
