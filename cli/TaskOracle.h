//===- TaskOracle.h - may a task from elsewhere be trusted? ---------------===//
#ifndef MCFUZZ_CLI_TASKORACLE_H
#define MCFUZZ_CLI_TASKORACLE_H

#include "core/Types.h"

namespace mcfuzz {

/// Why the program of the task is no oracle; "" if it is one. The error calls
/// are taken out, so that it runs on to its end.
std::string oracleProblem(const Task &T);

} // namespace mcfuzz

#endif
