//===- Error.h - mistakes of the user or the environment ------------------===//
//
// Thrown where something outside the program is wrong (a missing file, a bad
// option, a broken config) and printed once, by cli/main.cpp, which exits 2.
// What seeds and checkers do is never an error: it is data (Run, Profile,
// CheckerRun). Our own bugs are assertions or std::logic_error, exit 3.
//
//===----------------------------------------------------------------------===//
#ifndef MCFUZZ_CORE_ERROR_H
#define MCFUZZ_CORE_ERROR_H

#include <stdexcept>

namespace mcfuzz {

struct Error : std::runtime_error {
  using std::runtime_error::runtime_error;
};

} // namespace mcfuzz

#endif
