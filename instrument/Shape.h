//===- Shape.h - what programs that look alike have in common -------------===//
#ifndef MCFUZZ_INSTRUMENT_SHAPE_H
#define MCFUZZ_INSTRUMENT_SHAPE_H

#include "core/Types.h"

namespace mcfuzz {

/// The tokens of a preprocessed program with its own names numbered in the
/// order in which they come, and with all numbers and strings alike. Names that
/// mean something by themselves (main, library functions, builtins) stay.
std::string shapeOf(const std::string &Text);

} // namespace mcfuzz

#endif
