//===- ReadTrace.h - what a checker believes of a variable ----------------===//
#ifndef MCFUZZ_VALIDATE_READTRACE_H
#define MCFUZZ_VALIDATE_READTRACE_H

#include "validate/CheckerDescription.h"

namespace mcfuzz {

/// The value that a variable has at the end of the counterexample in the
/// output, as the checker writes it; none if there is no counterexample, or
/// nothing in it about the variable.
std::optional<std::string> valueInTrace(const CheckerDescription &About,
                                        const std::string &Output,
                                        const std::string &Variable);

} // namespace mcfuzz

#endif
