//===- Lit.cpp - findings as tests of LLVM's lit --------------------------===//
//
// A C file for each confirmed finding, with the command and the right answer in
// its first lines, as SeaHorn's tests have them:
//
//   // RUN: %sea pf -m64 "%s" 2>&1 | OutputCheck %s
//   // CHECK: ^unsat$
//   // XFAIL: *
//   // END.
//
// lit fails a pipe of which any part fails, so a checker whose exit status says
// "unsafe" is run by lit's `not` where that is right.
//
// XFAIL goes when the bug is fixed. END. ends what lit looks at: the program
// below comes from outside and may hold anything, also the letters RUN and a
// colon.
//
//===----------------------------------------------------------------------===//

#include "core/Subprocess.h"
#include "core/Text.h"
#include "report/FindingContext.h"
#include "report/Formats.h"
#include "validate/CheckerDescription.h"

#include <fmt/format.h>

namespace mcfuzz {
namespace {

/// lit replaces %s and such, so a percent sign of ours is doubled.
std::string commandOf(const FindingRecord &F, const VerdictLines &Lines) {
  std::string Name = checkerName(F.Ran.Checker);
  bool Fails = F.On.Verdict == Expected::Unsafe && Lines.UnsafeFails;
  std::string Text = Fails ? "not %" : "%";
  Text += Name == "seahorn" ? "sea" : Name;
  for (const std::string &Word : checkerArguments(F, "%s")) {
    if (Word == "%s") {
      Text += " \"%s\"";
      continue;
    }
    std::string Quoted;
    for (char C : oneLine(shellQuoted({Word}), 4000))
      Quoted += C == '%' ? "%%" : std::string(1, C);
    // The property lies beside the test.
    if (Quoted.ends_with(PropertyFile))
      Quoted.insert(Quoted.size() - std::string_view(PropertyFile).size(),
                    "%S/");
    Text += " " + Quoted;
  }
  return Text;
}

} // namespace

size_t writeLit(Store &From, const ExportContext &, const fs::path &Folder) {
  AnswersByTask Answers = answersToFindings(From);
  size_t Number = 0;
  From.eachFinding([&](const FindingRecord &F) {
    const VerdictLines *Lines = verdictLines(checkerName(F.Ran.Checker));
    if (!F.What.Confirmed || !Lines)
      return;
    std::string_view Right =
        F.On.Verdict == Expected::Safe ? Lines->Safe : Lines->Unsafe;
    bool StillWrong = isStillWrong(F, Answers[F.On.Name]);
    writeFile(Folder / (fileNameOf(F) + ".c"),
              fmt::format("// RUN: {} 2>&1 | OutputCheck %s\n// CHECK: {}\n"
                          "{}// END.\n{}",
                          commandOf(F, *Lines), Right, StillWrong ? "// XFAIL: *\n" : "",
                          programToShow(From, F)));
    if (contains(shellQuoted(F.Ran.Argv), PropertyFile))
      writeFile(Folder / PropertyFile, PropertyText);
    ++Number;
  });
  return Number;
}

} // namespace mcfuzz
