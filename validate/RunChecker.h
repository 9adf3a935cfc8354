//===- RunChecker.h - one checker on one task -----------------------------===//
#ifndef MCFUZZ_VALIDATE_RUNCHECKER_H
#define MCFUZZ_VALIDATE_RUNCHECKER_H

#include "validate/Checkers.h"

namespace mcfuzz {

/// The task as this checker wants it: with its own error function. None if
/// reach_error is not defined, alone on its line, as in our own tasks: to
/// replace anything else might change what the program does.
std::optional<std::string> taskText(const CheckerDescription &By,
                                    const Task &On);

/// Runs the checker in the sandbox on a copy of the task.
CheckerRun runChecker(const Checker &By, const Task &On,
                      const CheckerLimits &Limit);

} // namespace mcfuzz

#endif
