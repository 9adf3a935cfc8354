//===- LibraryFunctions.h - what is known about the C library -------------===//
#ifndef MCFUZZ_PROFILE_LIBRARYFUNCTIONS_H
#define MCFUZZ_PROFILE_LIBRARYFUNCTIONS_H

#include <string_view>

namespace mcfuzz {

/// What this function of the C library or the compiler does depends only on
/// its arguments and on what the program did before. Output counts: nothing
/// that a program prints comes back to it.
bool isDetermined(std::string_view Function);

} // namespace mcfuzz

#endif
