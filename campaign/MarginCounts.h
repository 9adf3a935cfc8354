//===- MarginCounts.h - a program with its branch counts ------------------===//
#ifndef MCFUZZ_CAMPAIGN_MARGINCOUNTS_H
#define MCFUZZ_CAMPAIGN_MARGINCOUNTS_H

#include "core/Json.h"

#include <map>

namespace mcfuzz {

/// "then 3, else 0" for each line on which branches begin. Profile is what
/// `mcfuzz profile --json` prints.
std::map<unsigned, std::string> countsByLine(const Json &Profile);

/// Each line of the program behind its number and how often the branches that
/// begin on it were taken.
std::string withCountsInMargin(const std::string &Program, const Json &Profile);

} // namespace mcfuzz

#endif
