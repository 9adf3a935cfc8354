//===- Markdown.cpp - bug reports ready to paste --------------------------===//
//
// What the developers of checkers ask for: versions, the exact command, what
// is expected and why, what the checker says, and one self-contained program.
// Doubtful findings are written, too, but into a folder of their own: they are
// to be understood before anybody is asked.
//
//===----------------------------------------------------------------------===//

#include "core/Subprocess.h"
#include "core/Text.h"
#include "core/Utf8.h"
#include "explain/Investigate.h"
#include "report/FindingContext.h"
#include "report/Formats.h"
#include "validate/CheckerDescription.h"
#include "validate/Judge.h"

#include <fmt/format.h>

#include <algorithm>

namespace mcfuzz {
namespace {

constexpr size_t ShownOutput = 4 << 10, ShownProgram = 48 << 10;

/// More back quotes than the text has in a row.
std::string fence(std::string_view Text, size_t AtLeast) {
  size_t Longest = 0, Here = 0;
  for (char C : Text) {
    Here = C == '`' ? Here + 1 : 0;
    Longest = std::max(Longest, Here);
  }
  return std::string(std::max(AtLeast, Longest + 1), '`');
}

std::string block(std::string_view Text, const std::string &Language) {
  std::string Clean = validUtf8(Text);
  std::string Fence = fence(Clean, 3);
  if (!Clean.ends_with('\n'))
    Clean += '\n';
  return Fence + Language + "\n" + Clean + Fence + "\n";
}

/// Inside a line. Whatever it holds is shown as it is.
std::string code(std::string_view Text) {
  std::string Clean = oneLine(validUtf8(Text), 300);
  std::string Fence = fence(Clean, 1);
  return Fence + (Fence.size() > 1 ? " " : "") + Clean +
         (Fence.size() > 1 ? " " : "") + Fence;
}

std::string whyExpected(const FindingRecord &F) {
  if (F.What.Kind == FindingKind::Crash)
    return "A checker should not break down on a valid program, whatever its "
           "verdict.";
  if (F.On.Verdict == Expected::Unsafe)
    return "`reach_error` is called when the program is executed. It has no "
           "input, so this is the only execution.";
  return "The program has no input, so it has one execution, and that one does "
         "not call `reach_error`.";
}

/// The rules that the seed has passed, in a sentence.
std::string evidence(const Json &Profile) {
  std::vector<std::string> Passed;
  if (Profile.is_object())
    for (const Json &R : Profile.value("rules", Json::array()))
      if (R.value("result", "") == toString(RuleResult::Passed))
        Passed.push_back(R.value("name", ""));
  if (Passed.empty())
    return {};
  return "\nThe program that it was made from passed these checks for undefined "
         "and unspecified behaviour: " +
         join(Passed, ", ") +
         ".\n`clang-O0`, `clang-O2` and `gcc-O2` mean the same behaviour as with "
         "gcc -O0, `address-undefined` and `memory` no report of the "
         "sanitizers.\n";
}

/// A checker with an error function of its own gets a file that nothing else can
/// compile.
bool hasNativeFile(const FindingRecord &F) { return F.Code != F.On.Code; }
std::string nativeName(const FindingRecord &F) {
  return fileNameOf(F) + "-native.c";
}

std::string execution(const FindingRecord &F, const std::string &File) {
  const char *Model = F.On.Model == DataModel::ILP32 ? "-m32" : "-m64";
  return (hasNativeFile(F)
              ? "The file " + code(File) +
                    " beside this report differs only in the error function; "
                    "it was compiled and executed and showed that:\n\n"
              : "This very file was compiled and executed and showed "
                "that:\n\n") +
         block(fmt::format("gcc -std=gnu17 -w {} -o program {} -lm && ./program",
                           Model, shellQuoted({File})),
               "sh") +
         (F.On.Verdict == Expected::Unsafe
              ? "\nfails the assertion in `reach_error`.\n"
              : "\nends with status 0.\n");
}

std::string othersText(const FindingRecord &F,
                       const std::vector<OtherAnswer> &Answers) {
  std::string Text;
  for (const OtherAnswer &A : Answers)
    if (A.Checker != F.Ran.Checker)
      Text += "- " + code(A.Checker) + " says " +
              std::string(toString(A.Said)) + "\n";
  return Text.empty() ? "" : "\n## Other answers to it\n\n" + Text;
}

/// Where the checker goes wrong, and what kind of bug it probably is. The lines
/// are those of the text.
std::string insightText(const Insight &Known, bool IsReduced,
                        const std::string &Of) {
  std::string Text;
  const std::optional<Explanation> &Why =
      IsReduced ? Known.WhySmall : Known.Why;
  std::vector<std::string> Lines = split(Of, '\n');
  if (Why)
    Text += Why->Summary +
            (IsReduced ? ".\n" : ". Lines are those of the seed.\n");
  for (size_t I = 0; Why && I < Why->Branches.size(); ++I) {
    const Disagreement &D = Why->Branches[I];
    Text += fmt::format("- line {}, {}: taken {} times; the checker believes: {}",
                        D.Where.Line, toString(D.Where.Kind), D.Really,
                        code(D.Believed));
    if (D.Where.Line >= 1 && D.Where.Line <= Lines.size())
      Text += ": " + code(Lines[D.Where.Line - 1]);
    Text += "\n";
  }
  if (Known.What)
    Text += fmt::format("\nProbably: {} ({}).\n", toString(Known.What->Kind),
                        code(Known.What->Reason));
  return Text.empty() ? "" : "\n## What goes wrong\n\n" + Text;
}

std::string report(Store &From, const FindingRecord &F, const Insight &Known,
                   const std::vector<OtherAnswer> &Answers,
                   const std::string &Version) {
  std::string Name = checkerName(F.Ran.Checker), File = "program.c";
  std::string Program = programToShow(From, F);
  bool IsReduced = Program != F.Code;
  std::vector<std::string> Argv = {Name};
  for (const std::string &Word : checkerArguments(F, File))
    Argv.push_back(Word);
  std::string Text = fmt::format(
      "# {} {}: {} ({} expected, {} given)\n\n", Name, oneLine(F.Ran.Version),
      direction(F.What.Kind),
      toString(F.On.Verdict), toString(F.Ran.Said));
  if (!F.What.Confirmed) {
    Text += "**Doubtful, look into this before you report it:**\n\n";
    for (const std::string &Reason : F.What.Reasons)
      Text += "- " + code(Reason) + "\n";
    Text += "\n";
  }
  Text += fmt::format("- Version: {} {}\n- Command: see below; data model {}\n"
                      "- Expected: {}\n- Actual: {} ({})\n",
                      Name, code(F.Ran.Version), toString(F.On.Model),
                      toString(F.On.Verdict), toString(F.Ran.Said),
                      code(F.Ran.Detail));
  for (const std::string &Note : F.What.Notes)
    Text += "- Note: " + code(Note) + "\n";
  Text += "\n## Command\n\n" + block(shellQuoted(Argv), "sh");
  Text += "\n## Why " + std::string(toString(F.On.Verdict)) +
          " is right\n\n" + whyExpected(F) + " " +
          execution(F, hasNativeFile(F) ? nativeName(F) : File) +
          (IsReduced ? "\nThe reduced program passed the same checks as the one "
                         "that it was made from.\n"
                       : "") +
          evidence(From.seedProfile(F.On.SeedName));
  Text += insightText(Known, IsReduced,
                      IsReduced ? Program : From.seedText(F.On.SeedName));
  Text += othersText(F, Answers);
  Text += (IsReduced ? "\n## What it printed for the program before the reduction\n\n"
                     : "\n## What it printed\n\n") + block(cutText(F.Ran.Output, ShownOutput), "");
  Text += "\n## " + File + "\n\n";
  if (IsReduced)
    Text += fmt::format("Reduced from {} to {} lines; lines are those of this "
                        "program.\n\n",
                        Known.Small->LinesBefore, Known.Small->Lines);
  if (Program.size() > ShownProgram)
    Text += "Long, so attach it: it is " + code(fileNameOf(F) + ".c") +
            " beside this report.\n";
  else
    Text += block(Program, "c");
  return Text + fmt::format("\nFound by mcfuzz {} as {}, strategy {}, in {}.\n",
                            Version, F.Id, F.On.Strategy, code(F.On.SeedName));
}

} // namespace

size_t writeMarkdown(Store &From, const ExportContext &With,
                     const fs::path &Folder) {
  AnswersByTask Answers = answersToFindings(From);
  size_t Number = 0;
  From.eachFinding([&](const FindingRecord &F) {
    fs::path Into = F.What.Confirmed ? Folder : Folder / "doubtful";
    fs::create_directories(Into);
    std::string Name = fileNameOf(F);
    Insight Known = insightOf(From, F.Id);
    writeFile(Into / (Name + ".c"), programToShow(From, F));
    if (hasNativeFile(F))
      writeFile(Into / nativeName(F), F.On.Code);
    if (contains(shellQuoted(F.Ran.Argv), PropertyFile))
      writeFile(Into / PropertyFile, PropertyText); // The command names it.
    writeFile(Into / (Name + ".md"),
              report(From, F, Known, Answers[F.On.Name], With.Version));
    ++Number;
  });
  return Number;
}

} // namespace mcfuzz
