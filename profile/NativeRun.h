//===- NativeRun.h - running counted programs and tasks natively ----------===//
#ifndef MCFUZZ_PROFILE_NATIVERUN_H
#define MCFUZZ_PROFILE_NATIVERUN_H

#include "core/Files.h"
#include "core/Subprocess.h"
#include "core/Types.h"
#include "profile/Compile.h"

#include <map>

namespace mcfuzz {

struct NativeLimits {
  double WallSeconds = 5;
  uint64_t MemoryBytes = uint64_t(1) << 30;
  uint64_t OutputBytes = 1 << 20;
};

/// Where a program runs, beside the sandbox.
struct Surroundings {
  bool FixedAddresses = false;
  std::vector<std::string> Environment; ///< "NAME=value".
  auto operator<=>(const Surroundings &) const = default;
};

/// Runs an executable in the sandbox; Counts, if there is one, is a file that it
/// may write. With a host (MemoryHost.h), Program is a shared object for it.
Run runProgram(const fs::path &Program, const std::optional<fs::path> &Counts,
               const NativeLimits &Limit, bool Sanitized,
               const Surroundings &Around,
               const std::optional<fs::path> &Host = {});

/// What one build of a counted program did.
struct CountedRun {
  std::string CompileError; ///< Not empty: there was no run.
  std::string SequenceWarning, AliasingWarning; ///< See MachineCode.
  Run Ran;
  /// There only if the program reached a normal end.
  std::optional<std::vector<uint32_t>> Counts;

  /// Empty if the program ended normally with status 0 and gave its counts.
  std::string problem() const;
};

/// Builds one program in many ways and runs it in the sandbox. Code that was
/// run in the same surroundings before is not run again.
class CountedRuns {
public:
  CountedRuns(const CountedProgram &Program, DataModel Model,
              const NativeLimits &Limit);
  CountedRun of(const Build &How, const Surroundings &Around = {});

private:
  struct Executable {
    fs::path File;
    std::string LinkError;
    bool Hosted = false; ///< A shared object for memoryHost().
    std::map<Surroundings, CountedRun> Done;
  };
  const size_t Branches;
  const DataModel Model;
  const NativeLimits Limit;
  TempDir Scratch;
  const fs::path CountsFile;
  const std::string Code;
  std::map<std::string, MachineCode> Translations; ///< By the build's name.
  std::map<std::string, Executable> Executables; ///< By hash of the code.
};

/// One build and one run.
CountedRun runCounted(const CountedProgram &Program, DataModel Model,
                      const Build &How, const NativeLimits &Limit);

/// The verdict that executing a task shows, or why it shows none.
struct ObservedVerdict {
  std::optional<Expected> Verdict;
  std::string Problem;
};
ObservedVerdict executeTask(const Task &What, const NativeLimits &Limit);

} // namespace mcfuzz

#endif
