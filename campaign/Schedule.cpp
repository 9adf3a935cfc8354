//===- Schedule.cpp - what comes first ------------------------------------===//

#include "campaign/Schedule.h"

#include "core/Rng.h"

#include <algorithm>

namespace mcfuzz {

void shuffleSeeds(std::vector<Seed> &Seeds, uint64_t RngSeed) {
  Rng Numbers(RngSeed);
  for (size_t I = Seeds.size(); I > 1; --I)
    std::swap(Seeds[I - 1], Seeds[Numbers.below(I)]);
}

RowId endOfBlock(RowId Queued, RowId Count) {
  return std::min(Count, Queued + std::clamp<RowId>(Queued, 4, 64));
}

std::vector<std::string> wordsOf(const CountedProgram &Program) {
  std::set<std::string> Words(Program.Vocabulary.begin(),
                              Program.Vocabulary.end());
  for (const Branch &B : Program.Branches)
    Words.insert("branch " + std::string(toString(B.Kind)));
  for (const Feature &F : Program.Features)
    if (F.Kind == FeatureKind::GnuExtension)
      Words.insert("extension " + F.Detail);
  return {Words.begin(), Words.end()};
}

std::vector<RowId>
rankByNews(const std::vector<std::pair<RowId, std::vector<std::string>>> &Seeds,
           std::set<std::string> &Seen) {
  std::vector<RowId> Ranked;
  std::vector<bool> Taken(Seeds.size());
  while (Ranked.size() < Seeds.size()) {
    size_t Best = Seeds.size();
    long Most = -1;
    for (size_t I = 0; I < Seeds.size(); ++I) {
      if (Taken[I])
        continue;
      const std::vector<std::string> &Words = Seeds[I].second;
      long News = std::count_if(Words.begin(), Words.end(),
                                [&](const auto &W) { return !Seen.contains(W); });
      if (News > Most) {
        Most = News;
        Best = I;
      }
    }
    Taken[Best] = true;
    Ranked.push_back(Seeds[Best].first);
    Seen.insert(Seeds[Best].second.begin(), Seeds[Best].second.end());
  }
  return Ranked;
}

std::vector<double> timeLimitSteps(double Final) {
  std::vector<double> Steps;
  double Next = 2;
  for (double Factor = 5; Next * 2 <= Final; Factor = 6) {
    Steps.push_back(Next);
    Next *= Factor;
  }
  Steps.push_back(Final);
  return Steps;
}

} // namespace mcfuzz
