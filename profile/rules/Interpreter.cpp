//===- Interpreter.cpp - a second opinion by an abstract interpreter ------===//
//
// Frama-C's Eva, told to join nothing, interprets a closed program step by
// step and knows what C leaves undefined. Where it had to guess, at a function
// without a body, its alarms decide nothing.
//
//===----------------------------------------------------------------------===//

#include "core/Error.h"
#include "core/Text.h"
#include "instrument/Render.h"
#include "profile/rules/Checks.h"

namespace mcfuzz {
namespace {

Run runEva(const fs::path &File, DataModel Model) {
  Command What;
  What.Argv = {"frama-c",
               "-machdep",
               Model == DataModel::LP64 ? "gcc_x86_64" : "gcc_x86_32",
               "-unspecified-access",
               "-warn-special-float",
               "none",
               "-eva",
               "-eva-slevel",
               "100000000",
               "-eva-plevel",
               "1000000",
               "-eva-unroll-recursive-calls",
               "1000000",
               "-eva-no-alloc-returns-null",
               "-eva-msg-key=-initial-state,-final-states,-summary",
               File.string()};
  What.Limit = {.WallSeconds = 60,
                .CpuSeconds = 60,
                .MemoryBytes = uint64_t(4) << 30,
                .FileBytes = uint64_t(16) << 20,
                .OutputBytes = 16 << 20};
  return run(What);
}

/// Eva's message after the word, which may go on in indented lines.
std::string messageAt(const std::vector<std::string> &Lines, size_t At,
                      const std::string &Word) {
  std::string Text = Lines[At].substr(Lines[At].find(Word) + Word.size());
  for (++At; At < Lines.size() && Lines[At].rfind("  ", 0) == 0; ++At)
    Text += Lines[At].substr(1);
  return oneLine(Text.substr(std::min(Text.find_first_not_of(' '), Text.size())));
}

} // namespace

Evidence checkInterpreter(Trial &T) {
  if (T.Interpreter.empty())
    return notApplicable("not asked for (--interpreter frama-c)");
  // Only the end of the program is ours: Eva knows no body of exit.
  std::string Code =
      render(T.Program, "", [](unsigned) { return std::nullopt; },
             "void " + T.Program.Prefix +
                 "end(void) {}\nvoid exit(int status) { for (;;) ; }\n");
  TempDir Scratch;
  fs::path File = Scratch.path() / "program.i";
  writeFile(File, Code);
  Run Ran = runEva(File, T.Model);
  if (Ran.End == RunEnd::NotStarted)
    throw Error("--interpreter frama-c: " + Ran.Err +
                " (Debian package frama-c-base)");
  std::vector<std::string> Lines = split(Ran.Out + Ran.Err, '\n');
  std::string Guess, Alarm;
  for (size_t I = 0; I < Lines.size(); ++I) {
    const std::string &Line = Lines[I];
    if (contains(Line, "[eva:alarm]") && Alarm.empty())
      Alarm = messageAt(Lines, I, "Warning:");
    for (const char *Word : {"using specification for", ": User Error:"})
      if (contains(Line, Word) && Guess.empty())
        Guess = messageAt(Lines, I, Word);
  }
  if (!Alarm.empty() && Guess.empty())
    return failed("Eva: " + Alarm);
  if (!Guess.empty() || !Ran.ok())
    return notApplicable("Eva cannot follow: " +
                         (Guess.empty() ? describeEnd(Ran) : Guess));
  return passed();
}

} // namespace mcfuzz
