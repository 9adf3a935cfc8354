//===- Schedule.h - what comes first --------------------------------------===//
#ifndef MCFUZZ_CAMPAIGN_SCHEDULE_H
#define MCFUZZ_CAMPAIGN_SCHEDULE_H

#include "campaign/Records.h"

#include <set>

namespace mcfuzz {

/// The seeds in an order that the number alone decides.
void shuffleSeeds(std::vector<Seed> &Seeds, uint64_t RngSeed);

/// Seeds are ranked in blocks that are small at first, so that checkers start
/// soon. Returns the last seed of the block that follows Queued.
RowId endOfBlock(RowId Queued, RowId Count);

/// What a program uses: the words of C in it and the kinds of its branches.
std::vector<std::string> wordsOf(const CountedProgram &Program);

/// Interesting ones first: the next is always the one with the most words that
/// none before it has, of several the earliest. Adds all words to Seen.
std::vector<RowId>
rankByNews(const std::vector<std::pair<RowId, std::vector<std::string>>> &Seeds,
           std::set<std::string> &Seen);

/// The limits that a checker gets one after the other while it decides
/// nothing: 2, 10, 60, 360, ... seconds, and Final.
std::vector<double> timeLimitSteps(double Final);

} // namespace mcfuzz

#endif
