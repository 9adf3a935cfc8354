//===- LoopNames.h - our bounds in a checker's own names ------------------===//
#ifndef MCFUZZ_VALIDATE_LOOPNAMES_H
#define MCFUZZ_VALIDATE_LOOPNAMES_H

#include "validate/Checkers.h"

namespace mcfuzz {

/// How far a checker must unroll. LoopList is what CBMC prints for
/// `--show-loops --json-ui`; a loop is known by its function and its line, and
/// where several share a line each gets the largest bound. Loops of the
/// checker's own library stay without a bound.
Unwinding unwindingFor(const std::vector<LoopBound> &Bounds,
                       const std::string &LoopList);

} // namespace mcfuzz

#endif
