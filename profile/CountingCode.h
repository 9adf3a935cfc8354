//===- CountingCode.h - a program that writes its counters ----------------===//
#ifndef MCFUZZ_PROFILE_COUNTINGCODE_H
#define MCFUZZ_PROFILE_COUNTINGCODE_H

#include "core/Types.h"

#include <string>

namespace mcfuzz {

/// The counted program as one C file that, at its normal end, writes the
/// counters, one unsigned after the other and a zero, to the file CountsPath.
std::string countingCode(const CountedProgram &Program, DataModel Model,
                         const std::string &CountsPath);

} // namespace mcfuzz

#endif
