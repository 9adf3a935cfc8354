//===- Oracle.cpp - what the rules accept, and what they cost -------------===//
//
// For every seed: the CPU of `gcc -O0` compiling, linking and running it; the
// CPU of each stage of deriving its profile, with nothing cached; and the CPU
// of getting the same from the cache. One line per seed, tab separated, on
// stdout:
//
//   name  accepted|rejected  reason  gcc  cold  warm  stage=ms ...
//
// One thread, so that the CPU of the process and its children is the seed's.
// Run it several times with --part I/N to use more cores.
//
//===----------------------------------------------------------------------===//

#include "core/Cache.h"
#include "core/Error.h"
#include "core/Progress.h"
#include "core/Sandbox.h"
#include "core/Text.h"
#include "gcc-seeds/SeedSources.h"
#include "profile/DeriveSeed.h"
#include "profile/Rules.h"
#include "profile/rules/Checks.h"

#include <fmt/format.h>

#include <iostream>
#include <sys/resource.h>

using namespace mcfuzz;

namespace {

/// Milliseconds of CPU that this process and its dead children used.
double cpuNow() {
  double Total = 0;
  for (auto Who : {RUSAGE_SELF, RUSAGE_CHILDREN}) {
    struct rusage Usage{};
    getrusage(Who, &Usage);
    for (const timeval &T : {Usage.ru_utime, Usage.ru_stime})
      Total += static_cast<double>(T.tv_sec) * 1e3 +
               static_cast<double>(T.tv_usec) * 1e-3;
  }
  return Total;
}

struct Stage {
  std::string Name;
  double Cpu;
};

/// The stages of deriveSeed(), one by one.
std::vector<Stage> coldStages(const Seed &From, DataModel Model,
                              Profile &Result) {
  std::vector<Stage> Stages;
  double Start = cpuNow();
  auto done = [&](const std::string &Name) {
    double Now = cpuNow();
    Stages.push_back({Name, Now - Start});
    Start = Now;
  };
  Preprocessed Text = preprocess(From, Model);
  done("preprocess");
  if (!Text.Text) {
    Result = rejectedProfile(Text.Problem);
    return Stages;
  }
  Instrumented Counted = instrumentText(*Text.Text, Model, {});
  done("instrument");
  if (!Counted.Program) {
    Result = rejectedProfile(Counted.Problem);
    return Stages;
  }
  Trial T(*Counted.Program, Model, {});
  for (const Rule &R : rules()) {
    Evidence Found = R.Check(T);
    done(R.Name);
    if (Found.Result == RuleResult::Failed) {
      Result.Reason = std::string(R.Name) + ": " + Found.Detail;
      if (R.IsSymptom)
        if (std::optional<Evidence> Cause = sanitizerReport(T))
          Result.Reason = Cause->Rule + ": " + Cause->Detail;
      return Stages;
    }
  }
  Result.Accepted = true;
  return Stages;
}

/// `gcc -O0` on the seed as it is, linked as usual, and one run of it. Without
/// the sandbox, whose cost is ours; so only for seeds that ran well inside.
double plainGcc(const Seed &From, DataModel Model) {
  TempDir Scratch;
  double Start = cpuNow();
  Command Compile;
  Compile.Argv = {"gcc", Model == DataModel::LP64 ? "-m64" : "-m32",
                  "-w",  "-O0",
                  "-o",  Scratch.path() / "program",
                  From.Path, "-lm"};
  Compile.Limit.WallSeconds = 60;
  Command Execute;
  Execute.Argv = {Scratch.path() / "program"};
  Execute.Limit.WallSeconds = 10;
  if (run(Compile).ok())
    run(Execute);
  return cpuNow() - Start;
}

int measure(int Argc, char **Argv) {
  DataModel Model = DataModel::LP64;
  size_t Part = 0, Parts = 1;
  std::vector<Seed> Seeds;
  for (int I = 1; I < Argc; ++I) {
    std::string Word = Argv[I];
    if (Word == "--32")
      Model = DataModel::ILP32;
    else if (Word == "--part" && I + 1 < Argc) {
      std::vector<std::string> Both = split(Argv[++I], '/');
      Part = std::stoul(Both.at(0));
      Parts = std::stoul(Both.at(1));
    } else
      for (Seed &S : seedsFrom(Word))
        if (!contains(S.Name, "/")) // Directly in the folder.
          Seeds.push_back(std::move(S));
  }
  if (std::string Problem = sandboxProblem(); !Problem.empty())
    throw Error(Problem);
  TempDir CacheFolder;
  Cache Store(CacheFolder.path());
  DeriveSettings Kept;
  Kept.Model = Model;
  Kept.Store = &Store;
  Progress Show;
  for (size_t I = Part; I < Seeds.size(); I += Parts) {
    const Seed &S = Seeds[I];
    Show.update(fmt::format("{}/{} {}", I, Seeds.size(), S.Name));
    Profile P;
    std::vector<Stage> Stages = coldStages(S, Model, P);
    double Cold = 0, Plain = 0, Warm = 0;
    for (const Stage &At : Stages)
      Cold += At.Cpu;
    if (P.Accepted) {
      Plain = plainGcc(S, Model);
      deriveSeed(S, Kept);
      constexpr int Times = 20; // getrusage() does not see microseconds.
      double Start = cpuNow();
      for (int Time = 0; Time < Times; ++Time)
        if (!deriveSeed(S, Kept).Behaviour.Accepted)
          throw Error(S.Name + ": the cache disagrees");
      Warm = (cpuNow() - Start) / Times;
    }
    std::cout << fmt::format("{}\t{}\t{}\t{:.3f}\t{:.3f}\t{:.3f}", S.Name,
                             P.Accepted ? "accepted" : "rejected",
                             P.Accepted ? "-" : oneLine(P.Reason), Plain, Cold,
                             Warm);
    for (const Stage &At : Stages)
      std::cout << fmt::format("\t{}={:.3f}", At.Name, At.Cpu);
    std::cout << std::endl;
  }
  return 0;
}

} // namespace

int main(int Argc, char **Argv) {
  try {
    return measure(Argc, Argv);
  } catch (const std::exception &E) {
    std::cerr << "bench-oracle: " << E.what() << "\n";
    return 2;
  }
}
