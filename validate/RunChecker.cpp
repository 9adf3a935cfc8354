//===- RunChecker.cpp - one checker on one task ---------------------------===//

#include "validate/RunChecker.h"

#include "core/Files.h"
#include "core/Sandbox.h"
#include "validate/ReadVerdict.h"

#include <algorithm>

namespace mcfuzz {

std::string taskText(const CheckerDescription &By, const Task &On) {
  static const std::string Definition = "\nvoid reach_error(void) {";
  size_t Start = On.Code.find(Definition);
  if (By.ErrorFunction.empty() || Start == std::string::npos)
    return On.Code;
  size_t End = On.Code.find('\n', Start + 1);
  return On.Code.substr(0, Start + 1) + By.ErrorFunction + On.Code.substr(End);
}

CheckerRun runChecker(const Checker &By, const Task &On,
                      const CheckerLimits &Limit) {
  TempDir Scratch;
  // Preprocessed already: with the extension .i no checker starts a compiler.
  std::string File = On.Name + ".i";
  fs::path Path = Scratch.path() / File;
  writeFile(Path, taskText(By.About, On));

  Command What;
  What.Argv = By.argv(sandboxPath(Path), On.Model);
  What.Limit.WallSeconds = Limit.WallSeconds;
  What.Limit.MemoryBytes = Limit.MemoryBytes;
  What.Limit.OutputBytes = Limit.OutputBytes;
  What.Limit.FileBytes = uint64_t(1) << 30;
  What.Limit.Processes = 4096;
  SandboxFiles Files;
  Files.ReadOnly = {Path};
  if (By.About.wantsProperty()) {
    Files.ReadOnly.push_back(Scratch.path() / PropertyFile);
    writeFile(Files.ReadOnly.back(), PropertyText);
  }
  Files.ScratchBytes = uint64_t(1) << 30;
  Run Ran = runSandboxed(What, Files);
  Reading Read = readVerdict(By.About, Ran);
  const std::vector<std::string> &Bounded = By.About.Bounded;
  if (Read.Says == Verdict::Safe &&
      std::find(Bounded.begin(), Bounded.end(), By.Variant) != Bounded.end())
    Read = {Verdict::Unknown, "safe up to a bound: " + Read.Detail, {}};

  CheckerRun Result;
  Result.Checker = By.label();
  Result.Version = By.Version;
  Result.Said = Read.Says;
  Result.Detail = Read.Detail;
  Result.Markers = Read.Markers;
  Result.Argv = By.argv(On.Name + ".i", On.Model);
  Result.WallSeconds = Ran.WallSeconds;
  Result.CpuSeconds = Ran.CpuSeconds;
  Result.Output = Ran.Out + Ran.Err;
  return Result;
}

} // namespace mcfuzz
