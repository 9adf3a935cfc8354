//===- Shrink.cpp - makes a program smaller, step by step -----------------===//
//
// C-Vise finds more, but needs a process for each test, and thousands of tests
// for what a look at the syntax tree gives in a hundred. So this comes first.
//
//===----------------------------------------------------------------------===//

#include "explain/Shrink.h"

#include "core/Hash.h"
#include "instrument/Simplify.h"

#include <algorithm>
#include <future>
#include <set>

namespace mcfuzz {

Shrunk shrink(std::string Text, const ShrinkSettings &How) {
  Shrunk Result;
  std::set<std::string> Refuted; ///< Hashes of candidates.
  bool Changed = true, Stopped = false;
  auto shallStop = [&] { return Stopped |= How.ShallStop(); };
  while (Changed && !shallStop()) {
    Changed = false;
    std::vector<Simplification> Ways = simplificationsOf(Text, How.Model);
    for (size_t At = 0; At < Ways.size() && !shallStop();) {
      // The next few that are new, at the same time.
      std::vector<std::string> Candidates;
      std::vector<size_t> Places;
      size_t Next = At;
      for (; Next < Ways.size() && Candidates.size() < How.Jobs; ++Next) {
        std::string Candidate = simplified(Text, Ways[Next]);
        if (!Refuted.insert(sha256(Candidate)).second)
          continue;
        Candidates.push_back(std::move(Candidate));
        Places.push_back(Next);
      }
      std::vector<std::future<bool>> Answers;
      for (const std::string &Candidate : Candidates)
        Answers.push_back(std::async(std::launch::async, How.IsInteresting,
                                     std::cref(Candidate)));
      std::vector<bool> IsGood;
      for (auto &Answer : Answers)
        IsGood.push_back(Answer.get());
      Result.Tests += Candidates.size();
      auto Good = std::find(IsGood.begin(), IsGood.end(), true);
      if (Good == IsGood.end()) {
        At = Next;
        continue;
      }
      auto Index = static_cast<size_t>(Good - IsGood.begin());
      size_t Gain = Ways[Places[Index]].Length - Ways[Places[Index]].Instead.size();
      // Others that were good at the same time may be again.
      for (size_t I = Index + 1; I < Candidates.size(); ++I)
        if (IsGood[I])
          Refuted.erase(sha256(Candidates[I]));
      Text = Candidates[Index];
      How.Keep(Text);
      Changed = true;
      // On with those that save as much; bigger ones were just tried.
      Ways = simplificationsOf(Text, How.Model);
      At = 0;
      while (At < Ways.size() && Ways[At].Length - Ways[At].Instead.size() > Gain)
        ++At;
    }
  }
  Result.Finished = !Changed && !Stopped;
  Result.Text = std::move(Text);
  return Result;
}

} // namespace mcfuzz
