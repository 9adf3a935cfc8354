//===- NativeRun.cpp - running counted programs and tasks natively --------===//

#include "profile/NativeRun.h"

#include "core/Hash.h"
#include "core/Sandbox.h"
#include "core/Text.h"
#include "profile/CountingCode.h"
#include "profile/MemoryHost.h"

#include <csignal>
#include <cstring>

namespace mcfuzz {

Run runProgram(const fs::path &Program, const std::optional<fs::path> &Counts,
               const NativeLimits &Limit, bool Sanitized,
               const Surroundings &Around,
               const std::optional<fs::path> &Host) {
  Command What;
  if (Host)
    What.Argv.push_back(sandboxPath(*Host));
  What.Argv.push_back(sandboxPath(Program));
  What.FixedAddresses = Around.FixedAddresses;
  What.Environment = {"PATH=/usr/bin:/bin", "LC_ALL=C"};
  What.Environment->insert(What.Environment->end(), Around.Environment.begin(),
                           Around.Environment.end());
  What.Limit.WallSeconds = Limit.WallSeconds;
  What.Limit.CpuSeconds = static_cast<unsigned>(Limit.WallSeconds) + 1;
  // Sanitizers reserve terabytes of address space.
  What.Limit.MemoryBytes = Sanitized ? 0 : Limit.MemoryBytes;
  What.Limit.OutputBytes = Limit.OutputBytes;
  What.Limit.FileBytes = uint64_t(16) << 20;
  What.Limit.Processes = 64;
  What.Limit.OpenFiles = 256;
  SandboxFiles Files;
  Files.GiveUpRoot = true;
  Files.ReadOnly = {Program};
  if (Host)
    Files.ReadOnly.push_back(*Host);
  if (Counts)
    Files.Writable = {*Counts};
  return runSandboxed(What, Files);
}

namespace {

std::optional<std::vector<uint32_t>> readCounts(const fs::path &File,
                                                size_t Number) {
  std::error_code Missing;
  if (fs::file_size(File, Missing) != (Number + 1) * sizeof(uint32_t) ||
      Missing)
    return std::nullopt;
  std::string Bytes = readFile(File);
  std::vector<uint32_t> Counts(Number);
  std::memcpy(Counts.data(), Bytes.data(), Number * sizeof(uint32_t));
  return Counts;
}

} // namespace

std::string CountedRun::problem() const {
  if (!CompileError.empty())
    return "does not compile: " + CompileError;
  if (!Ran.ok())
    return describeEnd(Ran);
  if (!Counts)
    return "ended without returning from main or calling exit";
  return {};
}

CountedRuns::CountedRuns(const CountedProgram &Program, DataModel Model,
                         const NativeLimits &Limit)
    : Branches(Program.Branches.size()), Model(Model), Limit(Limit),
      CountsFile(Scratch.path() / "mcfuzz-counts"),
      Code(countingCode(Program, Model, sandboxPath(CountsFile))) {}

CountedRun CountedRuns::of(const Build &How, const Surroundings &Around) {
  auto [Place, IsFirst] = Translations.try_emplace(How.describe());
  MachineCode &Built = Place->second;
  if (IsFirst)
    Built = translate(How, Model, Code);
  if (!Built.Problem.empty())
    return {.CompileError = Built.Problem};
  if (Built.Hash.empty())
    Built.Hash = sha256(Built.Bytes);
  auto [At, IsNew] = Executables.try_emplace(Built.Hash);
  Executable &Program = At->second;
  if (IsNew) {
    Program.File =
        Scratch.path() / ("program-" + std::to_string(Executables.size()));
    if (How.isForHost() && memoryHost()) {
      fs::path Object = Program.File.string() + ".o";
      writeFile(Object, Built.Bytes);
      Program.Hosted = linkForHost(Object, Program.File).empty();
    }
    if (!Program.Hosted)
      Program.LinkError = link(How, Model, Built, Program.File);
  }
  if (!Program.Hosted)
    std::string().swap(Built.Bytes); // They can be many.
  if (!Program.LinkError.empty())
    return {.CompileError = Program.LinkError};
  auto [Known, NotRun] = Program.Done.try_emplace(Around);
  CountedRun &Result = Known->second;
  if (NotRun) {
    auto runIt = [&] {
      writeFile(CountsFile, "");
      Result.Ran = runProgram(
          Program.File, CountsFile, Limit, How.isSanitized(), Around,
          Program.Hosted ? memoryHost() : std::optional<fs::path>());
    };
    runIt();
    if (Program.Hosted && hostFailed(Result.Ran)) {
      Program.Hosted = false;
      Program.LinkError = link(How, Model, Built, Program.File);
      if (!Program.LinkError.empty())
        return {.CompileError = Program.LinkError};
      runIt();
    }
    if (Result.Ran.ok())
      Result.Counts = readCounts(CountsFile, Branches);
  }
  Result.SequenceWarning = Built.SequenceWarning;
  Result.AliasingWarning = Built.AliasingWarning;
  return Result;
}

CountedRun runCounted(const CountedProgram &Program, DataModel Model,
                      const Build &How, const NativeLimits &Limit) {
  return CountedRuns(Program, Model, Limit).of(How);
}

ObservedVerdict executeTask(const Task &What, const NativeLimits &Limit) {
  TempDir Scratch;
  // By Clang in this process: the rules have shown that gcc agrees, and it takes
  // half the time.
  std::string Problem = compile({"clang", {"-O0"}}, What.Model, What.Code,
                                Scratch.path() / "program");
  if (!Problem.empty())
    return {std::nullopt, "does not compile: " + Problem};
  Run Ran = runProgram(Scratch.path() / "program", std::nullopt, Limit,
                       /*Sanitized=*/false, {});
  if (Ran.ok())
    return {Expected::Safe, {}};
  // The C library's words for the failed assertion inside reach_error: no
  // other abort of the seed looks like this.
  if (Ran.End == RunEnd::Signalled && Ran.Code == SIGABRT &&
      contains(Ran.Err, ": reach_error: Assertion `0' failed."))
    return {Expected::Unsafe, {}};
  return {std::nullopt, describeEnd(Ran)};
}

} // namespace mcfuzz
