//===- Group.cpp - which findings are probably one bug --------------------===//

#include "explain/Group.h"

#include "core/Text.h"

#include <algorithm>
#include <cctype>
#include <numeric>
#include <set>

namespace mcfuzz {
namespace {

class Union {
public:
  explicit Union(size_t Size) : Parent(Size) {
    std::iota(Parent.begin(), Parent.end(), size_t(0));
  }
  size_t find(size_t I) {
    while (Parent[I] != I)
      I = Parent[I] = Parent[Parent[I]];
    return I;
  }
  void join(size_t A, size_t B) {
    A = find(A);
    B = find(B);
    Parent[std::max(A, B)] = std::min(A, B);
  }

private:
  std::vector<size_t> Parent;
};

/// "killed by SIGSEGV" and "exit status 134" may be anything.
bool namesAPlace(const std::string &Crash) {
  return Crash.find('.') != std::string::npos &&
         !Crash.starts_with("killed by") && !Crash.starts_with("exit status");
}

/// "cbmc@6.6.0:bounds+z3" is "cbmc:bounds+z3".
std::string withoutVersion(const std::string &Label) {
  size_t Begin = Label.find('@');
  if (Begin == std::string::npos)
    return Label;
  return Label.substr(0, Begin) +
         Label.substr(std::min(Label.find_first_of(":+", Begin), Label.size()));
}

/// A reason to put cases together: those with the same key, if it is not "".
struct Likeness {
  std::string Key, Evidence;
};

std::vector<Likeness> likenesses(const Case &C) {
  std::vector<Likeness> Result;
  auto add = [&](const char *Sort, const std::string &Key,
                 std::string Evidence) {
    if (!Key.empty())
      Result.push_back({C.Checker + "\n" + Sort + "\n" + Key,
                        std::move(Evidence)});
  };
  bool IsCrash = C.Kind == FindingKind::Crash;
  if (namesAPlace(C.Crash))
    add("crash", C.Crash, "the same crash: " + C.Crash);
  // The same wrong answer, given by several versions or with several options. A
  // crash of two versions is probably one, too, if they were called alike; with
  // another option it may be anywhere.
  std::string Kind(toString(C.Kind));
  add("task",
      C.Task + "\n" + Kind +
          (namesAPlace(C.Crash) ? "\n" + withoutVersion(C.Label) : ""),
      "the same answer to " + C.Task);
  if (!C.Shape.empty())
    add("shape", Kind + "\n" + C.Shape,
        "reduced programs that differ in names and numbers only");
  if (IsCrash)
    return Result;
  if (!C.Culprit.empty())
    add("culprit", C.Seed + "\n" + C.Culprit,
        "wrong about the same branch of " + C.Seed);
  else if (!C.IsExplained)
    add("seed", C.Seed, "both from " + C.Seed + ", not explained yet");
  if (!C.Features.empty() && !C.OtherWays.empty())
    add("features",
        join(C.Features, ", ") + "\n" + C.Category + "\n" + C.OtherWays,
        "reduced programs with the same features (" + join(C.Features, ", ") +
            ") and the same answers with other options");
  return Result;
}

} // namespace

std::vector<Group> group(const std::vector<Case> &Cases) {
  Union Sets(Cases.size());
  std::map<std::string, size_t> First;
  std::vector<std::pair<size_t, std::string>> Reasons;
  for (size_t I = 0; I < Cases.size(); ++I)
    for (const Likeness &L : likenesses(Cases[I])) {
      auto [At, IsNew] = First.try_emplace(L.Key, I);
      if (IsNew)
        continue;
      Sets.join(At->second, I);
      Reasons.emplace_back(I, L.Evidence);
    }
  std::vector<Group> Groups;
  std::map<size_t, size_t> Number;
  for (size_t I = 0; I < Cases.size(); ++I) {
    auto [At, IsNew] = Number.try_emplace(Sets.find(I), Groups.size());
    if (IsNew)
      Groups.emplace_back();
    Groups[At->second].Members.push_back(I);
  }
  for (auto &[I, Evidence] : Reasons) {
    std::vector<std::string> &List = Groups[Number[Sets.find(I)]].Evidence;
    if (std::find(List.begin(), List.end(), Evidence) == List.end())
      List.push_back(std::move(Evidence));
  }
  return Groups;
}

std::string crashSignature(const std::string &Detail) {
  std::string Result;
  for (const std::string &Word : split(Detail, ' ')) {
    if (Word.empty())
      continue;
    std::string Short = Word.substr(Word.rfind('/') + 1);
    // "x.cpp:297" is "x.cpp"; other numbers are addresses and the like.
    if (size_t Colon = Short.find(':');
        Colon != std::string::npos && Colon + 1 < Short.size() &&
        std::isdigit(static_cast<unsigned char>(Short[Colon + 1])))
      Short.resize(Colon);
    if (Short.starts_with("pc=") || Short.starts_with("pid="))
      continue; // As a Java machine says it.
    if (std::any_of(Short.begin(), Short.end(), [](unsigned char C) {
          return std::isdigit(C);
        }) && std::all_of(Short.begin(), Short.end(), [](unsigned char C) {
          return std::isxdigit(C) || C == 'x' || C == ',' || C == '-';
        }))
      continue;
    Result += (Result.empty() ? "" : " ") + Short;
  }
  return Result;
}

} // namespace mcfuzz
