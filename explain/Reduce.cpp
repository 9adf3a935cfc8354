//===- Reduce.cpp - the smallest program that shows the finding -----------===//
//
// Our own pass first (Shrink.h), in this process and by the syntax tree; then
// C-Vise, whose passes change what ours does not touch: it inlines functions,
// merges variables, takes parameters away. Then ours once more.
//
//===----------------------------------------------------------------------===//

#include "explain/Reduce.h"

#include "core/Error.h"
#include "core/Sandbox.h"
#include "core/Subprocess.h"
#include "core/Text.h"
#include "explain/Shrink.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <mutex>
#include <thread>
#include <unistd.h>

namespace mcfuzz {
namespace {

using Clock = std::chrono::steady_clock;

constexpr const char *ProgramFile = "program.c", *GoalFile = "goal.json",
                     *TestFile = "test.sh";

class Reducer {
public:
  Reducer(const Goal &For, const ReduceSettings &How)
      : For(For), How(How), Start(Clock::now()) {}

  Reduction run(const std::vector<std::string> &Starts) {
    writeTest();
    Reduction Result;
    Result.LinesBefore = countLines(Starts.at(0));
    begin(Starts);
    // What is over after a look at everything is over for good.
    bool Ours = shrinkOnce(), Theirs = false;
    if (How.WithCvise && cviseProgram()) {
      Theirs = !over() && runCvise();
      Ours = !over() && shrinkOnce();
    }
    bool Sound = makeFinal();
    Result.Complete = Ours && Theirs && Sound;
    Result.Code = taskOf(Best, For).Code;
    Result.Lines = countLines(Result.Code);
    Result.Tests = Tests;
    Result.Seconds = elapsed();
    return Result;
  }

private:
  const Goal &For;
  const ReduceSettings &How;
  const Clock::time_point Start;
  std::mutex Mutex;
  std::string Best;
  std::string Sure; ///< A start that was tested twice.
  std::atomic<size_t> Tests = 0;

  double elapsed() const {
    return std::chrono::duration<double>(Clock::now() - Start).count();
  }
  bool over() const { return runsCancelled() || elapsed() > How.BudgetSeconds; }

  fs::path file(const char *Name) const { return How.Folder / Name; }

  void writeTest() {
    fs::create_directories(How.Folder);
    writeFile(file(GoalFile), dumpJson(goalToJson(For, How.CheckerName)));
    writeFile(file(TestFile),
              "#!/bin/sh\n# C-Vise calls this in a folder with a candidate. "
              "Exit status 0: it still\n# shows the finding.\nMCFUZZ_HOME=" +
                  shellQuoted({dataDir().string()}) + " exec " +
                  shellQuoted({How.Mcfuzz.string(), "check-candidate",
                               file(GoalFile).string(), ProgramFile}) +
                  (sandboxEnabled() ? "\n" : " --no-sandbox\n"));
    fs::permissions(file(TestFile), fs::perms::owner_exec,
                    fs::perm_options::add);
  }

  void keep(const std::string &Text) {
    std::lock_guard<std::mutex> Lock(Mutex);
    Best = Text;
    writeFile(file(ProgramFile), Best);
    say();
  }

  void say() const {
    if (How.Say)
      How.Say(fmt::format("{} bytes, {} tests, {:.0f} s of {:.0f} s",
                          Best.size(), Tests.load(), elapsed(),
                          How.BudgetSeconds));
  }

  bool isGood(const std::string &Candidate) {
    ++Tests;
    return whyNot(Candidate, For).empty();
  }

  /// A wrong answer that does not come again is none.
  bool isGoodTwice(const std::string &Candidate) {
    return isGood(Candidate) && whyNotAgain(Candidate, For).empty();
  }

  /// The smallest start that shows the finding.
  void begin(const std::vector<std::string> &Starts) {
    std::vector<std::string> Candidates;
    std::string Earlier;
    if (fs::exists(file(ProgramFile)))
      Earlier = readFile(file(ProgramFile));
    if (!Earlier.empty())
      Candidates.push_back(Earlier);
    for (const std::string &Code : Starts) {
      Task T;
      T.Code = Code;
      T.Name = taskName(Code);
      Candidates.push_back(candidateOf(T));
    }
    std::string Original = Candidates.at(Earlier.empty() ? 0 : 1);
    std::stable_sort(Candidates.begin(), Candidates.end(),
                     [](const auto &A, const auto &B) {
                       return A.size() < B.size();
                     });
    for (const std::string &Candidate : Candidates) {
      if (Candidate.size() > Original.size())
        continue;
      // What was found before is not given up because of one slow answer.
      bool IsOurs = Candidate == Earlier;
      // Guesses may take half of the time.
      if (!IsOurs && Candidate != Original &&
          elapsed() > How.BudgetSeconds / 2)
        continue;
      for (int Times = 0; Times < (IsOurs ? 3 : 1); ++Times)
        if (!runsCancelled() && isGoodTwice(Candidate)) {
          keep(Candidate);
          Sure = Candidate;
          return;
        }
    }
    if (runsCancelled())
      throw Error("interrupted");
    std::string Why = whyNot(Original, For);
    throw Error("it does not show the finding now: " +
                (Why.empty() ? "another run gave another answer" : Why));
  }

  /// The name in the error function: "x.c" of `__assert_fail("0", "x.c", 2, ...`.
  static std::string taskName(const std::string &Code) {
    size_t Begin = Code.find("__assert_fail(\"0\", \"");
    if (Begin == std::string::npos)
      return {};
    Begin += std::string_view("__assert_fail(\"0\", \"").size();
    size_t End = Code.find(".c\", 2, ", Begin);
    return End == std::string::npos ? "" : Code.substr(Begin, End - Begin);
  }

  bool shrinkOnce() {
    ShrinkSettings Settings;
    Settings.Model = For.Model;
    Settings.Jobs = How.Jobs;
    Settings.IsInteresting = [this](const std::string &C) { return isGood(C); };
    Settings.Keep = [this](const std::string &C) { keep(C); };
    Settings.ShallStop = [this] {
      say();
      return over();
    };
    return shrink(Best, Settings).Finished;
  }

  /// True if C-Vise came to its end.
  bool runCvise() {
    TempDir Scratch;
    fs::path Work = Scratch.path() / "work";
    fs::create_directory(Work);
    writeFile(Work / ProgramFile, Best);
    // C-Vise gives the path of the test to a shell.
    fs::path Test = Scratch.path() / TestFile;
    fs::copy_file(file(TestFile), Test);
    // Its workers go when we go, however we go.
    const std::vector<std::string> &Namespace = namespaceWords();
    Command What;
    What.Argv = Namespace;
    What.MakesNamespace = !Namespace.empty();
    What.Dir = Work;
    What.Environment = {"TMPDIR=" + Scratch.path().string()};
    for (char **Entry = environ; *Entry; ++Entry)
      if (!std::string_view(*Entry).starts_with("TMPDIR="))
        What.Environment->push_back(*Entry);
    Command Try = What;
    Try.Argv.push_back(Test.string());
    if (Run Tried = mcfuzz::run(Try); !Tried.ok()) {
      if (How.Note && !runsCancelled())
        How.Note("C-Vise is left out: its test fails: " +
                 firstError(Tried.Err, describeEnd(Tried)));
      return false;
    }
    std::vector<std::string> Own = {
        cviseProgram()->string(), "--n", std::to_string(How.Jobs), "--tidy",
        "--no-timing", "--timeout",
        std::to_string(60 + static_cast<int>(2 * For.Limit.WallSeconds)),
        "--skip-interestingness-test-check", "--pass-group-file",
        (dataDir() / "configs/cvise-passes.json").string(), Test.string(),
        ProgramFile};
    What.Argv.insert(What.Argv.end(), Own.begin(), Own.end());
    What.SweepOrphans = true;
    What.Limit.WallSeconds = std::max(1.0, How.BudgetSeconds - elapsed());
    What.Limit.OutputBytes = 64 << 20;

    std::jthread Look([&](std::stop_token Stop) {
      while (!Stop.stop_requested()) {
        for (int I = 0; I < 10 && !Stop.stop_requested(); ++I)
          std::this_thread::sleep_for(std::chrono::milliseconds(200));
        try {
          take(Work / ProgramFile);
        } catch (const std::exception &) {
          // Once more when C-Vise has ended, and then it counts.
        }
        say();
      }
    });
    Run Ran = mcfuzz::run(What);
    Look.request_stop();
    Look.join();
    take(Work / ProgramFile);
    return Ran.ok();
  }

  /// C-Vise may be writing it just now, so it is tested.
  void take(const fs::path &File) {
    if (runsCancelled() || !fs::exists(File))
      return;
    std::string Text = readFile(File);
    if (Text.size() < Best.size() && isGood(Text))
      keep(Text);
  }

  /// Formats it, if it then still shows the finding. False if the last word is
  /// that it does not: then the start, which was tested twice, is the result.
  bool makeFinal() {
    // Without blank lines, the lines of an explanation are those of the text.
    std::string Nice;
    for (const std::string &Line : split(formatted(Best), '\n'))
      if (Line.find_first_not_of(" \t") != std::string::npos)
        Nice += Line + "\n";
    if (Nice != Best && contains(Nice, ErrorDeclaration) && !runsCancelled() &&
        isGood(Nice))
      keep(Nice);
    // One slow answer on a busy machine shall not throw everything away.
    for (int Times = 0; Times < 3 && !runsCancelled(); ++Times)
      if (whyNotAgain(Best, For).empty())
        return true;
    if (!runsCancelled())
      keep(Sure);
    return false;
  }
};

} // namespace

Reduction reduce(const std::vector<std::string> &Starts, const Goal &For,
                 const ReduceSettings &How) {
  return Reducer(For, How).run(Starts);
}

std::optional<fs::path> cviseProgram() { return findProgram("cvise"); }

std::string formatted(const std::string &Code) {
  for (const char *Name : {"clang-format", "clang-format-19", "clang-format-18",
                           "clang-format-17", "clang-format-16",
                           "clang-format-15", "clang-format-14"}) {
    if (!findProgram(Name))
      continue;
    Command What;
    What.Argv = {Name, "--style={BasedOnStyle: LLVM, SortIncludes: false, "
                       "AllowShortFunctionsOnASingleLine: None, "
                       "AllowShortEnumsOnASingleLine: true}",
                 "--assume-filename=program.c"};
    What.Input = Code;
    What.Limit.WallSeconds = 20;
    Run Ran = run(What);
    if (Ran.ok() && !Ran.Out.empty())
      return Ran.Out;
  }
  return Code;
}

size_t countLines(const std::string &Code) {
  std::string Body = Code;
  if (size_t At = Body.find("void reach_error(void) {");
      At != std::string::npos && Body.starts_with("extern void __assert_fail("))
    Body.erase(0, Body.find('\n', At) + 1);
  size_t Lines = 0;
  for (const std::string &Line : split(formatted(Body), '\n'))
    Lines += Line.find_first_not_of(" \t") != std::string::npos &&
             Line != ErrorDeclaration;
  return Lines;
}

Json reductionToJson(const Reduction &R) {
  return {{"code", R.Code},           {"linesBefore", R.LinesBefore},
          {"lines", R.Lines},         {"tests", R.Tests},
          {"seconds", R.Seconds},     {"complete", R.Complete}};
}

Reduction reductionFromJson(const Json &Document) {
  Reduction R;
  Document.at("code").get_to(R.Code);
  Document.at("linesBefore").get_to(R.LinesBefore);
  Document.at("lines").get_to(R.Lines);
  Document.at("tests").get_to(R.Tests);
  Document.at("seconds").get_to(R.Seconds);
  Document.at("complete").get_to(R.Complete);
  return R;
}

} // namespace mcfuzz
