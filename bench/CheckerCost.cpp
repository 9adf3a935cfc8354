//===- CheckerCost.cpp - what we add to a checker's own time --------------===//
//
// A program that prints CBMC's answer is started directly, and then through
// runChecker() and judge(): sandbox, limits, files, reading. The difference of
// the CPU time of this process and of everything it started is our own cost.
//
//   bench/checker-cost
//
//===----------------------------------------------------------------------===//

#include "core/Error.h"
#include "core/Files.h"
#include "core/Progress.h"
#include "core/Sandbox.h"
#include "validate/Judge.h"

#include <fmt/format.h>

#include <iostream>
#include <sys/resource.h>

using namespace mcfuzz;

namespace {

double cpu(int Who) {
  struct rusage Usage{};
  ::getrusage(Who, &Usage);
  auto seconds = [](const timeval &T) {
    return static_cast<double>(T.tv_sec) +
           static_cast<double>(T.tv_usec) * 1e-6;
  };
  return seconds(Usage.ru_utime) + seconds(Usage.ru_stime);
}

double allCpu() { return cpu(RUSAGE_SELF) + cpu(RUSAGE_CHILDREN); }

/// Milliseconds of CPU for one call, own process and children, over N calls.
template <typename F> double perCall(unsigned N, F Call) {
  Call();
  double Before = allCpu();
  for (unsigned I = 0; I < N; ++I)
    Call();
  return (allCpu() - Before) * 1000 / N;
}

void compile(const fs::path &Source, const fs::path &Program) {
  Command Gcc;
  Gcc.Argv = {"gcc", "-O1", "-static", Source.string(), "-o", Program.string()};
  if (Run Built = run(Gcc); !Built.ok())
    throw Error("gcc: " + Built.Err);
}

Task taskOf(const fs::path &File) {
  Task T;
  T.Name = "task";
  T.Verdict = Expected::Safe;
  T.Model = DataModel::LP64;
  T.Code = readFile(File);
  return T;
}

} // namespace

int main(int Argc, char **Argv) {
  if (Argc != 2) {
    std::cerr << "usage: bench-checker-cost TASK.i (a safe one)\n";
    return 2;
  }
  try {
    if (std::string Problem = sandboxProblem(); !Problem.empty())
      throw Error(Problem);
    Progress Show(/*Quiet=*/true);
    Task T = taskOf(Argv[1]);
    Checker Real = needChecker("cbmc@6.6.0", Show);
    CheckerRun Answer = runChecker(Real, T, {});

    // The same answer without the work.
    TempDir Dir;
    writeFile(Dir.path() / "answer", Answer.Output);
    writeFile(Dir.path() / "fake.s",
              ".section .rodata\n.global answer, answer_end\nanswer: .incbin \"" +
                  (Dir.path() / "answer").string() +
                  "\"\nanswer_end:\n.section .note.GNU-stack\n");
    writeFile(Dir.path() / "fake.c",
              "#include <unistd.h>\nextern const char answer[], answer_end[];\n"
              "__asm__(\".include \\\"" +
                  (Dir.path() / "fake.s").string() +
                  "\\\"\\n.text\");\n"
                  "int main(void) {\n"
                  "  for (const char *p = answer; p < answer_end;) {\n"
                  "    long n = write(1, p, answer_end - p);\n"
                  "    if (n <= 0) return 1;\n    p += n;\n  }\n"
                  "  return 0;\n}\n");
    compile(Dir.path() / "fake.c", Dir.path() / "cbmc");
    Checker Fake = Real;
    Fake.Program = Dir.path() / "cbmc";

    constexpr unsigned N = 200;
    Command Direct;
    Direct.Argv = {Fake.Program.string()};
    Validation Last;
    double Alone = perCall(N, [&] { run(Direct); });
    double Judged = perCall(N, [&] { Last = validate(Fake, T, {}, {}, {}); });
    double RealAlone = perCall(20, [&] {
      Command What;
      TempDir Scratch;
      writeFile(Scratch.path() / "task.i", T.Code);
      What.Argv =
          Real.argv({(Scratch.path() / "task.i").string(), T.Model, {}, {}});
      run(What);
    });
    double RealJudged = perCall(20, [&] { validate(Real, T, {}, {}, {}); });
    std::cout << fmt::format(
        "output of the checker        {} bytes, verdict {}\n"
        "pretended checker, alone     {:.2f} ms of CPU a run\n"
        "started and judged by us     {:.2f} ms\n"
        "our own cost                 {:.2f} ms (wanted: below 8)\n"
        "real cbmc@6.6.0, alone       {:.2f} ms\n"
        "started and judged by us     {:.2f} ms\n",
        Answer.Output.size(), toString(Last.Ran.Said), Alone, Judged,
        Judged - Alone, RealAlone, RealJudged);
    return Judged - Alone < 8 ? 0 : 1;
  } catch (const Error &E) {
    std::cerr << "bench-checker-cost: " << E.what() << "\n";
    return 2;
  }
}
