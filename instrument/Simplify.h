//===- Simplify.h - pieces that a program could do without ----------------===//
#ifndef MCFUZZ_INSTRUMENT_SIMPLIFY_H
#define MCFUZZ_INSTRUMENT_SIMPLIFY_H

#include "core/Types.h"

namespace mcfuzz {

/// A stretch of the text and what could stand there instead: nothing, a part of
/// it, or a number. It is always shorter.
struct Simplification {
  size_t Begin, Length;
  std::string Instead;
};

/// All that come to mind for a preprocessed program, those that save the most
/// first. What they give need not compile. Empty if the text does not parse.
std::vector<Simplification> simplificationsOf(const std::string &Text,
                                              DataModel Model);

std::string simplified(const std::string &Text, const Simplification &By);

} // namespace mcfuzz

#endif
