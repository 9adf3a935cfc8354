//===- LoopBounds.h - how far the loops of a task go ----------------------===//
#ifndef MCFUZZ_PROFILE_LOOPBOUNDS_H
#define MCFUZZ_PROFILE_LOOPBOUNDS_H

#include "profile/NativeRun.h"

namespace mcfuzz {

/// Executes the task and notes how far each loop and each recursion went. Only
/// functions that called themselves are listed. None if the task cannot be
/// rewritten or compiled, or breaks a limit.
std::optional<std::vector<LoopBound>> measureBounds(const Task &What,
                                                    const NativeLimits &Limit);

/// The same within the usual limits; empty, that is without any bound, if that
/// gives none.
std::vector<LoopBound> boundsIfKnown(const Task &What);

} // namespace mcfuzz

#endif
