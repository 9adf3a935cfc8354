//===- Shrink.cpp - makes a program smaller, step by step -----------------===//
//
// C-Vise finds more, but needs a process for each test, and thousands of tests
// for what a look at the syntax tree gives in a hundred. So this comes first.
//
// A candidate that is of interest costs most, since it passes all questions. So
// many pieces go at once while that works: half of all declarations, a quarter,
// ...; then half of the statements in what is left, and so on inwards. Only then
// come single steps, the biggest first.
//
//===----------------------------------------------------------------------===//

#include "explain/Shrink.h"

#include "core/Hash.h"
#include "instrument/Simplify.h"

#include <algorithm>
#include <future>
#include <optional>
#include <set>

namespace mcfuzz {
namespace {

size_t gain(const Simplification &S) { return S.Length - S.Instead.size(); }

/// Removals that are inside just so many others, in the order of the text.
std::vector<Simplification> layer(std::vector<Simplification> Ways,
                                  size_t Depth) {
  std::erase_if(Ways, [](const auto &S) { return !S.Instead.empty(); });
  std::sort(Ways.begin(), Ways.end(), [](const auto &A, const auto &B) {
    return A.Begin != B.Begin ? A.Begin < B.Begin : A.Length > B.Length;
  });
  std::vector<Simplification> Result;
  std::vector<size_t> Ends; // Of those that are open.
  size_t Done = 0;
  for (const Simplification &S : Ways) {
    while (!Ends.empty() && Ends.back() <= S.Begin)
      Ends.pop_back();
    if (Ends.size() == Depth && S.Begin >= Done) {
      Result.push_back(S);
      Done = S.Begin + S.Length;
    }
    Ends.push_back(S.Begin + S.Length);
  }
  return Result;
}

class Shrinker {
public:
  Shrinker(std::string Text, const ShrinkSettings &How) : How(How) {
    Result.Text = std::move(Text);
  }

  Shrunk run() {
    for (size_t Depth = 0; Depth < 4; ++Depth)
      removeMany(Depth);
    bool Changed = true;
    while (Changed && !shallStop())
      Changed = singleSteps();
    Result.Finished = !Changed && !Stopped;
    return std::move(Result);
  }

private:
  const ShrinkSettings &How;
  Shrunk Result;
  std::set<std::string> Refuted; ///< Hashes of candidates.
  bool Stopped = false;

  bool shallStop() { return Stopped |= How.ShallStop(); }

  std::vector<Simplification> ways() const {
    return simplificationsOf(Result.Text, How.Model);
  }

  /// Tests all at the same time and takes the first that is good.
  std::optional<size_t> firstGood(const std::vector<std::string> &Candidates) {
    std::vector<std::future<bool>> Answers;
    for (const std::string &Candidate : Candidates)
      Answers.push_back(std::async(std::launch::async, How.IsInteresting,
                                   std::cref(Candidate)));
    std::vector<bool> IsGood;
    for (auto &Answer : Answers)
      IsGood.push_back(Answer.get());
    Result.Tests += Candidates.size();
    auto Good = std::find(IsGood.begin(), IsGood.end(), true);
    if (Good == IsGood.end())
      return std::nullopt;
    auto Index = static_cast<size_t>(Good - IsGood.begin());
    // Others that were good at the same time may be again.
    for (size_t I = Index + 1; I < Candidates.size(); ++I)
      if (IsGood[I])
        Refuted.erase(sha256(Candidates[I]));
    Result.Text = Candidates[Index];
    How.Keep(Result.Text);
    return Index;
  }

  void removeMany(size_t Depth) {
    std::vector<Simplification> Pieces = layer(ways(), Depth);
    for (size_t Size = (Pieces.size() + 1) / 2; Size >= 2; Size = (Size + 1) / 2) {
      for (size_t Start = 0; Start < Pieces.size() && !shallStop();) {
        std::vector<std::string> Candidates;
        size_t Next = Start;
        for (; Next < Pieces.size() && Candidates.size() < How.Jobs;
             Next += Size) {
          std::string Candidate = Result.Text;
          for (size_t I = std::min(Next + Size, Pieces.size()); I-- > Next;)
            Candidate = simplified(Candidate, Pieces[I]);
          if (Refuted.insert(sha256(Candidate)).second)
            Candidates.push_back(std::move(Candidate));
        }
        if (!Candidates.empty() && firstGood(Candidates))
          Pieces = layer(ways(), Depth); // On from here: the rest moved up.
        else
          Start = Next;
      }
      if (Size == 2)
        break;
    }
  }

  /// One look at everything. True if something became smaller.
  bool singleSteps() {
    bool Changed = false;
    std::vector<Simplification> Ways = ways();
    for (size_t At = 0; At < Ways.size() && !shallStop();) {
      // The next few that are new.
      std::vector<std::string> Candidates;
      std::vector<size_t> Places;
      size_t Next = At;
      for (; Next < Ways.size() && Candidates.size() < How.Jobs; ++Next) {
        std::string Candidate = simplified(Result.Text, Ways[Next]);
        if (!Refuted.insert(sha256(Candidate)).second)
          continue;
        Candidates.push_back(std::move(Candidate));
        Places.push_back(Next);
      }
      std::optional<size_t> Good = firstGood(Candidates);
      if (!Good) {
        At = Next;
        continue;
      }
      Changed = true;
      // On with those that save as much; bigger ones were just tried.
      size_t Gain = gain(Ways[Places[*Good]]);
      Ways = ways();
      At = 0;
      while (At < Ways.size() && gain(Ways[At]) > Gain)
        ++At;
    }
    return Changed;
  }
};

} // namespace

Shrunk shrink(std::string Text, const ShrinkSettings &How) {
  return Shrinker(std::move(Text), How).run();
}

} // namespace mcfuzz
