//===- Digest.cpp - a campaign's answers, counted for the report ----------===//

#include "report/Digest.h"

#include "validate/Judge.h"

#include <algorithm>

namespace mcfuzz {
namespace {

bool hasOptions(const std::string &Label) {
  return Label.find('+') != std::string::npos;
}

/// The first two that are run without extra options, else the first two.
void choosePair(Digest &Into) {
  std::vector<std::string> Plain, All;
  for (const auto &C : Into.Checkers) {
    All.push_back(C.Label);
    if (!hasOptions(C.Label))
      Plain.push_back(C.Label);
  }
  const std::vector<std::string> &Chosen = Plain.size() >= 2 ? Plain : All;
  if (Chosen.size() < 2)
    return;
  Into.FirstLabel = Chosen[0];
  Into.SecondLabel = Chosen[1];
}

/// The rule of "rule: what it saw".
std::string ruleOf(const std::string &Reason) {
  return Reason.substr(0, Reason.find(':'));
}

} // namespace

std::string_view toString(Outcome Of) {
  switch (Of) {
  case Outcome::Right:
    return "right";
  case Outcome::Wrong:
    return "wrong";
  case Outcome::Crash:
    return "crash";
  case Outcome::Doubtful:
    return "doubtful";
  case Outcome::Unjudged:
    return "wrong, not judged";
  case Outcome::Unknown:
    return "unknown";
  case Outcome::Timeout:
    return "timeout";
  case Outcome::OutOfMemory:
    return "out of memory";
  case Outcome::Rejected:
    return "rejected";
  }
  return "?";
}

Outcome outcomeOf(Expected Right, Verdict Said, const Finding *Found) {
  if (Found)
    return !Found->Confirmed                  ? Outcome::Doubtful
           : Found->Kind == FindingKind::Crash ? Outcome::Crash
                                               : Outcome::Wrong;
  switch (Said) {
  case Verdict::Unknown:
    return Outcome::Unknown;
  case Verdict::Timeout:
    return Outcome::Timeout;
  case Verdict::OutOfMemory:
    return Outcome::OutOfMemory;
  case Verdict::Rejected:
    return Outcome::Rejected;
  default:
    return judge(Right, Said) ? Outcome::Unjudged : Outcome::Right;
  }
}

Digest digest(Store &From, const Overview &Known) {
  Digest Result;
  std::map<std::string, size_t> Index;
  for (const CheckerTally &T : From.tallies()) {
    Index[T.Label] = Result.Checkers.size();
    Result.Checkers.push_back({T.Label, {}, {}});
  }
  Result.ElapsedSeconds = From.now();
  choosePair(Result);
  From.eachSeed([&](const Store::SeedRow &S) {
    if (S.Derived && !S.Accepted)
      ++Result.Rejections[ruleOf(S.Reason)];
    From.eachTask(S.Id, [&](const Store::TaskRow &T) {
      Result.Strategies.insert(T.What.Strategy);
      std::optional<std::pair<float, Outcome>> First, Second;
      std::vector<OtherAnswer> Answers;
      bool Found = false;
      From.eachAnswer(T.Id, [&](const Store::AnswerRow &A) {
        Outcome Is = outcomeOf(T.What.Verdict, A.Ran.Said,
                               A.Found ? &*A.Found : nullptr);
        auto Seconds = static_cast<float>(A.Ran.WallSeconds);
        auto &Own = Result.Checkers[Index.at(A.Ran.Checker)];
        ++Own.ByStrategy[T.What.Strategy][static_cast<size_t>(Is)];
        if (Is == Outcome::Right)
          Own.RightSeconds.push_back(Seconds);
        if (A.Ran.Checker == Result.FirstLabel)
          First = {Seconds, Is};
        if (A.Ran.Checker == Result.SecondLabel)
          Second = {Seconds, Is};
        Answers.push_back({A.Ran.Checker, A.Ran.Version, A.Ran.Said});
        Found |= A.Found.has_value();
        if (A.Found && A.Found->Confirmed) {
          ++Result.ByKind[std::string(direction(A.Found->Kind))]
                         [A.Ran.Checker];
          Result.SeedsByStrategy[T.What.Strategy].insert(S.From.Name);
        }
      });
      if (Found)
        Result.Answers[T.What.Name] = std::move(Answers);
      if (First && Second)
        Result.Pairs.push_back(
            {First->first, Second->first, First->second, Second->second});
    });
  });
  From.eachFinding([&](const FindingRecord &F) {
    Result.Findings.push_back({F.AtSeconds, F.What.Confirmed});
  });
  std::sort(Result.Findings.begin(), Result.Findings.end(),
            [](const auto &A, const auto &B) {
              return A.AtSeconds < B.AtSeconds;
            });
  for (const Case &C : Known.Cases)
    ++Result.ByCategory[C.Category][C.Label];
  for (auto &C : Result.Checkers)
    std::sort(C.RightSeconds.begin(), C.RightSeconds.end());
  return Result;
}

} // namespace mcfuzz
