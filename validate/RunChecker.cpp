//===- RunChecker.cpp - one checker on one task ---------------------------===//

#include "validate/RunChecker.h"

#include "core/Files.h"
#include "core/Sandbox.h"
#include "validate/LoopNames.h"
#include "validate/ReadVerdict.h"

namespace mcfuzz {

std::string taskText(const CheckerDescription &By, const Task &On) {
  static const std::string Definition = "\nvoid reach_error(void) {";
  size_t Start = On.Code.find(Definition);
  if (By.ErrorFunction.empty() || Start == std::string::npos)
    return On.Code;
  size_t End = On.Code.find('\n', Start + 1);
  return On.Code.substr(0, Start + 1) + By.ErrorFunction + On.Code.substr(End);
}

namespace {

/// The address space of a process may be larger than what it uses: Java
/// reserves gigabytes. This only stops who outruns our looks at the tree.
constexpr uint64_t AddressSpaceFactor = 4;

Run runLimited(const std::vector<std::string> &Argv, const CheckerLimits &Limit,
               const SandboxFiles &Files) {
  Command What;
  What.Argv = Argv;
  What.Limit.WallSeconds = Limit.WallSeconds;
  What.Limit.TreeCpuSeconds = Limit.CpuSeconds;
  What.Limit.TreeMemoryBytes = Limit.MemoryBytes;
  What.Limit.MemoryBytes = Limit.MemoryBytes * AddressSpaceFactor;
  What.Limit.OutputBytes = Limit.OutputBytes;
  What.Limit.FileBytes = uint64_t(1) << 30;
  What.Limit.Processes = 4096;
  return runSandboxed(What, Files);
}

/// The command for people: helpers beside the program are found, too.
std::vector<std::string> shownArgv(const Checker &By, const Invocation &Of) {
  std::vector<std::string> Argv = By.argv(Of);
  if (By.needsHelpers())
    Argv.insert(Argv.begin(), {"env", "PATH=" +
                                          By.Program.parent_path().string() +
                                          ":/usr/bin:/bin"});
  return Argv;
}

} // namespace

CheckerRun runChecker(const Checker &By, const Task &On,
                      const CheckerLimits &Limit) {
  TempDir Scratch;
  // Preprocessed already: with the extension .i no checker starts a compiler.
  std::string File = On.Name + ".i";
  fs::path Path = Scratch.path() / File;
  writeFile(Path, taskText(By.About, On));
  SandboxFiles Files;
  Files.ReadOnly = {Path};
  if (By.About.wantsProperty()) {
    Files.ReadOnly.push_back(Scratch.path() / PropertyFile);
    writeFile(Files.ReadOnly.back(), PropertyText);
  }
  Files.ScratchBytes = uint64_t(1) << 30;

  Invocation Of{sandboxPath(Path), On.Model, Limit, {}};
  if (By.wantsBounds() && On.Bounds) {
    std::string LoopList;
    if (By.wantsLoopNames())
      LoopList = runLimited(By.loopArgv(Of), Limit, Files).Out;
    Of.Unwind = unwindingFor(*On.Bounds, LoopList);
  }
  Run Ran = runLimited(By.argv(Of), Limit, Files);
  Reading Read = readVerdict(By.About, Ran);
  if (Read.Says == Verdict::Safe && By.isBounded())
    Read = {Verdict::Unknown, "safe up to a bound: " + Read.Detail, {}};

  CheckerRun Result;
  Result.Checker = By.label();
  Result.Version = By.Version;
  Result.Said = Read.Says;
  Result.Detail = Read.Detail;
  Result.Markers = Read.Markers;
  Of.TaskFile = File;
  Result.Argv = shownArgv(By, Of);
  Result.WallSeconds = Ran.WallSeconds;
  Result.CpuSeconds = Ran.CpuSeconds;
  Result.PeakMemoryBytes = Ran.PeakMemoryBytes;
  Result.Output = Ran.Out + Ran.Err;
  return Result;
}

} // namespace mcfuzz
