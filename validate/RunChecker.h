//===- RunChecker.h - one checker on one task -----------------------------===//
#ifndef MCFUZZ_VALIDATE_RUNCHECKER_H
#define MCFUZZ_VALIDATE_RUNCHECKER_H

#include "validate/Checkers.h"

namespace mcfuzz {

/// The task as this checker wants it: with its own error function.
std::string taskText(const CheckerDescription &By, const Task &On);

struct CheckerLimits {
  double WallSeconds = 10;
  uint64_t MemoryBytes = uint64_t(4) << 30;
  uint64_t OutputBytes = 32 << 20;
};

/// Runs the checker in the sandbox on a copy of the task.
CheckerRun runChecker(const Checker &By, const Task &On,
                      const CheckerLimits &Limit);

} // namespace mcfuzz

#endif
