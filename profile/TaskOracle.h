//===- TaskOracle.h - may a task from elsewhere be trusted? ---------------===//
#ifndef MCFUZZ_PROFILE_TASKORACLE_H
#define MCFUZZ_PROFILE_TASKORACLE_H

#include "profile/DeriveSeed.h"

namespace mcfuzz {

/// Why the program of the task is no oracle; "" if it is one. The error calls
/// are taken out, so that it runs on to its end.
std::string oracleProblem(const Task &T, const DeriveSettings &How = {});

/// The program of a task without its error function and the calls of it: a seed
/// that comes from a task. Throws Error if it cannot be parsed.
CountedProgram programOf(const Task &T, const Points &What);

} // namespace mcfuzz

#endif
