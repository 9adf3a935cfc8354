//===- NativeRun.h - running counted programs and tasks natively ----------===//
#ifndef MCFUZZ_PROFILE_NATIVERUN_H
#define MCFUZZ_PROFILE_NATIVERUN_H

#include "core/Subprocess.h"
#include "core/Types.h"
#include "profile/Compile.h"

namespace mcfuzz {

struct NativeLimits {
  double WallSeconds = 5;
  uint64_t MemoryBytes = uint64_t(1) << 30;
  uint64_t OutputBytes = 1 << 20;
};

/// What one build of a counted program did.
struct CountedRun {
  std::string CompileError; ///< Not empty: there was no run.
  Run Ran;
  /// There only if the program reached a normal end.
  std::optional<std::vector<uint32_t>> Counts;

  /// Empty if the program ended normally with status 0 and gave its counts.
  std::string problem() const;
};

/// Builds the program and runs it in the sandbox.
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
