//===- RunChecker.cpp - one checker on one task ---------------------------===//

#include "validate/RunChecker.h"

#include "core/Files.h"
#include "core/Sandbox.h"
#include "validate/ReadVerdict.h"

namespace mcfuzz {

CheckerRun runChecker(const Checker &By, const Task &On,
                      const CheckerLimits &Limit) {
  TempDir Scratch;
  // Preprocessed already: with the extension .i no checker starts a compiler.
  std::string File = On.Name + ".i";
  fs::path Path = Scratch.path() / File;
  writeFile(Path, On.Code);

  Command What;
  What.Argv = By.argv(sandboxPath(Path), On.Model);
  What.Limit.WallSeconds = Limit.WallSeconds;
  What.Limit.MemoryBytes = Limit.MemoryBytes;
  What.Limit.OutputBytes = Limit.OutputBytes;
  What.Limit.FileBytes = uint64_t(1) << 30;
  What.Limit.Processes = 4096;
  SandboxFiles Files;
  Files.ReadOnly = {Path};
  Files.ScratchBytes = uint64_t(1) << 30;
  Run Ran = runSandboxed(What, Files);
  Reading Read = readVerdict(By.About, Ran);

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
