//===- NativeRun.cpp - running counted programs and tasks natively --------===//

#include "profile/NativeRun.h"

#include "core/Files.h"
#include "core/Sandbox.h"
#include "core/Text.h"
#include "profile/CountingCode.h"

#include <csignal>
#include <cstring>

namespace mcfuzz {
namespace {

constexpr const char *CountsFile = "mcfuzz-counts";

/// Runs the executable; Counts, if there is one, is a file that it may write.
Run runProgram(const fs::path &Program, const std::optional<fs::path> &Counts,
               const NativeLimits &Limit, bool Sanitized) {
  Command What;
  What.Argv = {sandboxPath(Program)};
  What.Environment = {"PATH=/usr/bin:/bin", "LC_ALL=C",
                      // The sanitizers' tracer cannot attach in the sandbox,
                      // and a leak is no undefined behaviour.
                      "ASAN_OPTIONS=detect_leaks=0:detect_invalid_pointer_pairs"
                      "=2:detect_stack_use_after_return=1"};
  What.Limit.WallSeconds = Limit.WallSeconds;
  What.Limit.CpuSeconds = static_cast<unsigned>(Limit.WallSeconds) + 1;
  // Sanitizers reserve terabytes of address space.
  What.Limit.MemoryBytes = Sanitized ? 0 : Limit.MemoryBytes;
  What.Limit.OutputBytes = Limit.OutputBytes;
  What.Limit.FileBytes = uint64_t(16) << 20;
  What.Limit.Processes = 256;
  What.Limit.OpenFiles = 256;
  SandboxFiles Files;
  Files.ReadOnly = {Program};
  if (Counts)
    Files.Writable = {*Counts};
  return runSandboxed(What, Files);
}

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

CountedRun runCounted(const CountedProgram &Program, DataModel Model,
                      const Build &How, const NativeLimits &Limit) {
  TempDir Scratch;
  CountedRun Result;
  fs::path Executable = Scratch.path() / "program";
  fs::path Counts = Scratch.path() / CountsFile;
  std::string Code = countingCode(Program, Model, sandboxPath(Counts));
  Result.CompileError = compile(How, Model, Code, Executable);
  if (!Result.CompileError.empty())
    return Result;
  writeFile(Counts, "");
  Result.Ran = runProgram(Executable, Counts, Limit, How.isSanitized());
  if (Result.Ran.ok())
    Result.Counts = readCounts(Counts, Program.Branches.size());
  return Result;
}

ObservedVerdict executeTask(const Task &What, const NativeLimits &Limit) {
  TempDir Scratch;
  std::string Problem = compile({"gcc", {"-O0"}}, What.Model, What.Code,
                                Scratch.path() / "program");
  if (!Problem.empty())
    return {std::nullopt, "does not compile: " + Problem};
  Run Ran = runProgram(Scratch.path() / "program", std::nullopt, Limit,
                       /*Sanitized=*/false);
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
