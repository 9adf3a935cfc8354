//===- LoopCounting.h - a program that tells how far its loops go ---------===//
#ifndef MCFUZZ_INSTRUMENT_LOOPCOUNTING_H
#define MCFUZZ_INSTRUMENT_LOOPCOUNTING_H

#include "core/Types.h"

namespace mcfuzz {

struct LoopCounter {
  std::string Problem; ///< Not empty: there is no code.
  std::string Code;
  /// One for each counter, Most still unknown.
  std::vector<LoopBound> Sites;
};

/// Rewrites a task so that it keeps, in the file MostPath, one unsigned for
/// each site: the most iterations of one entry of a loop, or the most
/// activations of a function at a time. The file must exist and be large
/// enough. It is mapped into memory, so it is right however the program ends.
///
/// What is counted is never less than what a checker that unrolls the loop
/// counts: where a loop is entered by a jump, or left by longjmp, a counter
/// goes on instead of beginning anew.
LoopCounter countLoops(const std::string &Task, DataModel Model,
                       const std::string &MostPath);

} // namespace mcfuzz

#endif
