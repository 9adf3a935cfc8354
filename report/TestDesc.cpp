//===- TestDesc.cpp - findings as tests of CBMC and ESBMC -----------------===//
//
// A folder with main.c and test.desc for each confirmed finding. What the test
// demands is the right answer; so it is a KNOWNBUG until the checker is fixed,
// and CORE if a newer version in the same campaign is right.
//
// CBMC's form has three parts, divided by `--`: lines that must match, lines
// that must not, and a comment. ESBMC's has the first one only.
//
//===----------------------------------------------------------------------===//

#include "core/Text.h"
#include "core/Subprocess.h"
#include "core/Utf8.h"
#include "report/FindingContext.h"
#include "report/Formats.h"
#include "validate/Judge.h"

#include <fmt/format.h>

namespace mcfuzz {
namespace {

bool hasTestDesc(const std::string &Name) {
  return Name == "cbmc" || Name == "esbmc";
}

std::string testDesc(const FindingRecord &F, bool StillWrong) {
  std::string Name = checkerName(F.Ran.Checker);
  const VerdictLines *Lines = verdictLines(Name);
  bool Safe = F.On.Verdict == Expected::Safe;
  std::string Text = fmt::format(
      "{}\nmain.c\n{}\n", StillWrong ? "KNOWNBUG" : "CORE",
      shellQuoted(checkerArguments(F, "")));
  if (Name == "cbmc")
    Text += fmt::format("^EXIT={}$\n^SIGNAL=0$\n", Safe ? 0 : 10);
  Text += std::string(Safe ? Lines->Safe : Lines->Unsafe) + "\n";
  if (Name == "cbmc")
    Text += fmt::format(
        "--\n^warning: ignoring\n--\nFound by mcfuzz ({}), {} of {}: expected "
        "{}, said {}.\nmain.c was compiled and executed, and showed the "
        "expected verdict.\n",
        F.Id, direction(F.What.Kind), oneLine(F.Ran.Checker),
        toString(F.On.Verdict), toString(F.Ran.Said));
  return Text;
}

} // namespace

size_t writeTestDesc(Store &From, const ExportContext &,
                     const fs::path &Folder) {
  AnswersByTask Answers = answersToFindings(From);
  size_t Number = 0;
  From.eachFinding([&](const FindingRecord &F) {
    if (!F.What.Confirmed || !hasTestDesc(checkerName(F.Ran.Checker)))
      return;
    fs::path Own = Folder / fileNameOf(F);
    fs::create_directories(Own);
    writeFile(Own / "main.c", programToShow(From, F));
    writeFile(Own / "test.desc",
              testDesc(F, isStillWrong(F, Answers[F.On.Name])));
    ++Number;
  });
  return Number;
}

} // namespace mcfuzz
