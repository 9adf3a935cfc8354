//===- RunChecker.cpp - one checker on one task ---------------------------===//

#include "validate/RunChecker.h"

#include "core/Files.h"
#include "core/Sandbox.h"
#include "validate/LoopNames.h"
#include "validate/ReadVerdict.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Regex.h"

namespace mcfuzz {

std::optional<std::string> taskText(const CheckerDescription &By,
                                    const Task &On) {
  if (By.ErrorFunction.empty())
    return On.Code;
  static const llvm::Regex Definition(
      "^void reach_error\\(void\\) \\{ __assert_fail\\([^;{}]*\\); \\}$",
      llvm::Regex::Newline);
  llvm::SmallVector<llvm::StringRef, 1> Match;
  if (!Definition.match(On.Code, &Match))
    return std::nullopt;
  std::string Text = On.Code;
  return Text.replace(static_cast<size_t>(Match[0].data() - On.Code.data()),
                      Match[0].size(), By.ErrorFunction);
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
  std::optional<std::string> Text = taskText(By.About, On);
  if (!Text) {
    CheckerRun Result;
    Result.Checker = By.label();
    Result.Version = By.Version;
    Result.Said = Verdict::Rejected;
    Result.Detail = "not run: " + By.About.Name +
                    " needs its own error function, and reach_error is not "
                    "defined as in tasks of mcfuzz";
    return Result;
  }
  TempDir Scratch;
  // Preprocessed already: with the extension .i no checker starts a compiler.
  std::string File = On.Name + ".i";
  fs::path Path = Scratch.path() / File;
  writeFile(Path, *Text);
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
