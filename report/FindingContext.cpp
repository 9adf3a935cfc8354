//===- FindingContext.cpp - a finding and the other answers to its task ---===//

#include "report/FindingContext.h"

#include "explain/Investigate.h"
#include "mutate/Strategy.h"
#include "validate/CheckerDescription.h"

#include <algorithm>
#include <array>

namespace mcfuzz {
namespace {

/// "cbmc:z3" of "cbmc@6.6.0:z3".
std::string withoutVersion(const std::string &Label,
                           const std::string &Version) {
  std::string Part = "@" + Version;
  size_t At = Label.find(Part);
  return At == std::string::npos
             ? Label
             : Label.substr(0, At) + Label.substr(At + Part.size());
}

constexpr std::array<VerdictLines, 8> Lines{{
    {"cbmc", "^VERIFICATION SUCCESSFUL$", "^VERIFICATION FAILED$", true},
    {"esbmc", "^VERIFICATION SUCCESSFUL$", "^VERIFICATION FAILED$", true},
    {"2ls", "^VERIFICATION SUCCESSFUL$", "^VERIFICATION FAILED$", true},
    {"seahorn", "^unsat$", "^sat$"},
    {"cpachecker", "^Verification result: TRUE", "^Verification result: FALSE"},
    {"symbiotic", "^RESULT: true", "^RESULT: false"},
    {"goblint", "^SV-COMP result: true", "^SV-COMP result: false"},
    {"ultimate-automizer", "^TRUE$", "^FALSE$"},
}};

} // namespace

AnswersByTask answersToFindings(Store &From) {
  AnswersByTask Result;
  From.eachSeed([&](const Store::SeedRow &S) {
    From.eachTask(S.Id, [&](const Store::TaskRow &T) {
      std::vector<OtherAnswer> Answers;
      bool Found = false;
      From.eachAnswer(T.Id, [&](const Store::AnswerRow &A) {
        Answers.push_back({A.Ran.Checker, A.Ran.Version, A.Ran.Said});
        Found |= A.Found.has_value();
      });
      if (Found)
        Result[T.What.Name] = std::move(Answers);
    });
  });
  return Result;
}

bool isStillWrong(const FindingRecord &Of,
                  const std::vector<OtherAnswer> &Answers) {
  std::string Own = withoutVersion(Of.Ran.Checker, Of.Ran.Version);
  return std::none_of(Answers.begin(), Answers.end(), [&](const auto &A) {
    return A.Version != Of.Ran.Version &&
           versionAtLeast(A.Version, Of.Ran.Version) &&
           withoutVersion(A.Checker, A.Version) == Own &&
           toString(A.Said) == toString(Of.On.Verdict);
  });
}

std::string checkerName(const std::string &Label) {
  return Label.substr(0, Label.find('@'));
}

std::vector<std::string> argumentsOf(const std::vector<std::string> &Argv) {
  auto At = Argv.begin();
  if (At != Argv.end() && *At == "env") {
    // A path may hold an equals sign, too; the name of a variable has no slash.
    auto isVariable = [](const std::string &Word) {
      size_t Sign = Word.find_first_of("=/");
      return Sign != std::string::npos && Word[Sign] == '=';
    };
    At = std::find_if_not(At + 1, Argv.end(), isVariable);
  }
  return At == Argv.end() ? std::vector<std::string>()
                          : std::vector<std::string>(At + 1, Argv.end());
}

std::vector<std::string> checkerArguments(const FindingRecord &Of,
                                          const std::string &Task) {
  std::vector<std::string> Words;
  for (const std::string &Word : argumentsOf(Of.Ran.Argv)) {
    if (Word.ends_with(Of.On.Name + ".i")) {
      if (!Task.empty())
        Words.push_back(Task);
    } else if (Word != "--json-ui")
      Words.push_back(Word);
  }
  return Words;
}

const VerdictLines *verdictLines(const std::string &CheckerName) {
  auto Found =
      std::find_if(Lines.begin(), Lines.end(), [&](const VerdictLines &L) {
        return L.Checker == CheckerName;
      });
  return Found == Lines.end() ? nullptr : &*Found;
}

std::string programToShow(Store &From, const FindingRecord &Of) {
  // A checker with an error function of its own was given another text, and
  // unwinding limits are those of the task's loops.
  std::optional<Reduction> Small = insightOf(From, Of.Id).Small;
  bool HasLimits = std::any_of(
      Of.Ran.Argv.begin(), Of.Ran.Argv.end(), [](const std::string &Word) {
        return Word.starts_with("--unwindset") || Word == "--unwind";
      });
  return Small && Of.Code == Of.On.Code && !HasLimits ? Small->Code : Of.Code;
}

std::string fileNameOf(const FindingRecord &Of) {
  std::string Stem = fileStem(Of.On.Name).substr(0, 100);
  if (Stem.starts_with('.') || Stem.starts_with('-'))
    Stem[0] = '_'; // Neither hidden nor an option.
  return Stem + "-" + Of.Id;
}

} // namespace mcfuzz
