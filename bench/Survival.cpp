//===- Survival.cpp - does instrumentation change what programs do? -------===//
//
// For every C file below the given folders: instrument it, compile original
// and instrumented text with gcc and clang, run both where the original runs,
// compare exit status and output. Also compares the CPU that instrumenting
// takes with that of `gcc -O0` compiling, linking and running the same files.
//
//===----------------------------------------------------------------------===//

#include "core/Error.h"
#include "core/Files.h"
#include "core/Progress.h"
#include "core/Sandbox.h"
#include "core/Text.h"
#include "gcc-seeds/SeedSources.h"
#include "instrument/Instrument.h"
#include "profile/Compile.h"
#include "profile/CountingCode.h"

#include <fmt/format.h>

#include <atomic>
#include <iostream>
#include <map>
#include <mutex>
#include <sys/resource.h>
#include <thread>

using namespace mcfuzz;

namespace {

struct Options {
  std::vector<std::string> Sources;
  Points Count = parsePoints("all");
  DataModel Model = DataModel::LP64;
  bool InstrumentOnly = false; ///< For files that are not meant to run.
  std::string ListPath;        ///< Where to write what is left out, and why.
};

/// What happened to one file. Reason says where it left the race.
struct Fate {
  Seed From;
  std::optional<CountedProgram> Program;
  std::string Rejected; ///< Not instrumented, and why.
  std::string NotRun;   ///< The original does not compile or end with 0.
  std::string Different;
  double GccCpu = 0;
};

double cpuOf(int Who) {
  struct rusage Usage{};
  getrusage(Who, &Usage);
  auto seconds = [](const timeval &T) {
    return static_cast<double>(T.tv_sec) +
           static_cast<double>(T.tv_usec) * 1e-6;
  };
  return seconds(Usage.ru_utime) + seconds(Usage.ru_stime);
}

double ownCpu() { return cpuOf(RUSAGE_SELF) + cpuOf(RUSAGE_CHILDREN); }

struct Behaviour {
  std::string CompileError;
  Run Ran;
  double Cpu = 0;
  std::string describe() const {
    return CompileError.empty() ? describeEnd(Ran)
                                : "does not compile: " + CompileError;
  }
};

/// Builds and runs a text, the original by its path and with its includes.
Behaviour behaviourOf(const std::string &Compiler, const Options &Given,
                      const Seed *Original, const std::string &Code,
                      const fs::path &Scratch) {
  Behaviour Result;
  if (Original) {
    Command What;
    What.Argv = {Compiler == "clang" ? clangProgram() : Compiler,
                 Given.Model == DataModel::LP64 ? "-m64" : "-m32",
                 "-std=gnu17",
                 "-w",
                 "-O0",
                 "-o",
                 (Scratch / "program").string()};
    if (Compiler == "clang")
      for (const char *Flag : ClangTolerance)
        What.Argv.push_back(Flag);
    What.Argv.insert(What.Argv.end(), {Original->Path, "-lm"});
    What.Limit.WallSeconds = 60;
    Run Built = run(What);
    Result.Cpu += Built.CpuSeconds;
    if (!Built.ok())
      Result.CompileError = firstError(Built.Err, describeEnd(Built));
  } else {
    Result.CompileError =
        compile({Compiler, {"-O0"}}, Given.Model, Code, Scratch / "program");
  }
  if (!Result.CompileError.empty())
    return Result;
  Command Execute;
  Execute.Argv = {sandboxPath(Scratch / "program")};
  Execute.Limit = {.WallSeconds = 10,
                   .MemoryBytes = uint64_t(1) << 30,
                   .FileBytes = 16 << 20,
                   .OutputBytes = 1 << 20};
  SandboxFiles Files;
  Files.ReadOnly = {Scratch / "program"};
  Files.Writable = {Scratch / "mcfuzz-counts"};
  writeFile(Scratch / "mcfuzz-counts", "");
  Result.Ran = runSandboxed(Execute, Files);
  Result.Cpu += Result.Ran.CpuSeconds;
  return Result;
}

void compare(Fate &F, const Options &Given) {
  TempDir Scratch;
  std::string Code = countingCode(
      *F.Program, Given.Model, sandboxPath(Scratch.path() / "mcfuzz-counts"));
  for (const char *Compiler : {"gcc", "clang"}) {
    Behaviour Before =
        behaviourOf(Compiler, Given, &F.From, "", Scratch.path());
    if (std::string_view(Compiler) == "gcc")
      F.GccCpu = Before.Cpu;
    if (!Before.CompileError.empty() || !Before.Ran.ok()) {
      F.NotRun = std::string(Compiler) + ": " + Before.describe();
      return;
    }
    Behaviour After =
        behaviourOf(Compiler, Given, nullptr, Code, Scratch.path());
    if (!After.CompileError.empty() || !After.Ran.ok())
      F.Different = std::string(Compiler) + ": " + After.describe();
    else if (After.Ran.Out != Before.Ran.Out || After.Ran.Err != Before.Ran.Err)
      F.Different = std::string(Compiler) + ": other output";
    else if (fs::is_empty(Scratch.path() / "mcfuzz-counts"))
      F.NotRun = "ends without returning from main or calling exit";
    if (!F.Different.empty() || !F.NotRun.empty())
      return;
  }
}

template <typename F> void inParallel(size_t Number, F Work) {
  std::atomic<size_t> Next = 0;
  std::vector<std::jthread> Workers;
  for (unsigned I = 0; I < std::max(1u, std::thread::hardware_concurrency());
       ++I)
    Workers.emplace_back([&] {
      for (size_t J; (J = Next++) < Number;)
        Work(J);
    });
}

/// Largest memory of this process so far, in MiB.
double peakMemory() {
  struct rusage Usage{};
  getrusage(RUSAGE_SELF, &Usage);
  return static_cast<double>(Usage.ru_maxrss) / 1024;
}

int execute(const Options &Given) {
  std::vector<Fate> Fates;
  for (const std::string &Source : Given.Sources)
    for (Seed &S : seedsFrom(Source))
      Fates.push_back({std::move(S), {}, {}, {}, {}, 0});

  Progress Show;
  double Before = ownCpu();
  size_t Instrumented = 0, Branches = 0;
  double HalfMemory = 0;
  for (size_t I = 0; I < Fates.size(); ++I) {
    mcfuzz::Instrumented Result =
        instrument(Fates[I].From, Given.Model, Given.Count);
    if (Result.Program) {
      ++Instrumented;
      Branches += Result.Program->Branches.size();
    }
    Fates[I].Rejected = Result.Problem;
    if (!Given.InstrumentOnly)
      Fates[I].Program = std::move(Result.Program);
    if (I == Fates.size() / 2)
      HalfMemory = peakMemory();
    Show.update(fmt::format("instrumenting {}/{}", I, Fates.size()));
  }
  double InstrumentCpu = ownCpu() - Before;
  double EndMemory = peakMemory();
  Show.clear();
  std::cout << fmt::format(
      "files         {:6}\ninstrumented  {:6}  ({} branches)\n", Fates.size(),
      Instrumented, Branches);

  if (!Given.InstrumentOnly) {
    std::atomic<size_t> Done = 0;
    inParallel(Fates.size(), [&](size_t I) {
      if (Fates[I].Program)
        compare(Fates[I], Given);
      Show.update(fmt::format("comparing {}/{}", ++Done, Fates.size()));
    });
    Show.clear();
  }

  size_t NotRun = 0, Different = 0;
  double GccCpu = 0;
  std::string List;
  for (const Fate &F : Fates) {
    GccCpu += F.GccCpu;
    NotRun += !F.NotRun.empty();
    Different += !F.Different.empty();
    std::string Why = !F.Rejected.empty()    ? "not instrumented: " + F.Rejected
                      : !F.NotRun.empty()    ? "not run: " + F.NotRun
                      : !F.Different.empty() ? "DIFFERENT: " + F.Different
                                             : "";
    if (!Why.empty())
      List += F.From.Name + ": " + Why + "\n";
    if (!F.Different.empty())
      std::cout << "different: " << F.From.Name << ": " << F.Different << "\n";
  }
  if (!Given.ListPath.empty())
    writeFile(Given.ListPath, List);
  if (!Given.InstrumentOnly) {
    size_t Run = Instrumented - NotRun;
    std::cout << fmt::format(
        "run           {:6}  (the original compiles and ends with status 0)\n"
        "identical     {:6}  ({:.2f} %)\n"
        "different     {:6}\n",
        Run, Run - Different,
        Run ? 100.0 * static_cast<double>(Run - Different) /
                  static_cast<double>(Run)
            : 0.0,
        Different);
    std::cout << fmt::format(
        "CPU: instrumenting {:.1f} s, gcc -O0 compile, link "
        "and run {:.1f} s, ratio {:.2f}\n",
        InstrumentCpu, GccCpu, InstrumentCpu / GccCpu);
  } else {
    std::cout << fmt::format("CPU: instrumenting {:.1f} s, {:.1f} ms a file\n",
                             InstrumentCpu,
                             1000 * InstrumentCpu / double(Fates.size()));
  }
  std::cout << fmt::format("peak memory: {:.0f} MiB after half of the files, "
                           "{:.0f} MiB at the end\n",
                           HalfMemory, EndMemory);
  return Different > 0;
}

} // namespace

int main(int Argc, char **Argv) {
  Options Given;
  for (int I = 1; I < Argc; ++I) {
    std::string Word = Argv[I];
    if (Word == "--instrument-only")
      Given.InstrumentOnly = true;
    else if (Word == "--32")
      Given.Model = DataModel::ILP32;
    else if (Word == "--points" && I + 1 < Argc)
      Given.Count = parsePoints(Argv[++I]);
    else if (Word == "--list" && I + 1 < Argc)
      Given.ListPath = Argv[++I];
    else
      Given.Sources.push_back(Word);
  }
  if (Given.Sources.empty()) {
    std::cerr << "usage: bench/survival [--instrument-only] [--32] [--points "
                 "LIST] [--list FILE] DIR|gcc|bundled...\n";
    return 2;
  }
  try {
    return execute(Given);
  } catch (const Error &E) {
    std::cerr << "survival: " << E.what() << "\n";
    return 2;
  }
}
