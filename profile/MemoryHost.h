//===- MemoryHost.h - MemorySanitizer linked once -------------------------===//
//
// MemorySanitizer's runtime only comes as a static library, and to link it takes
// ten times as long as to link a small program. So it is linked once, into a
// host that loads a program as a shared object and calls its main.
//
//===----------------------------------------------------------------------===//
#ifndef MCFUZZ_PROFILE_MEMORYHOST_H
#define MCFUZZ_PROFILE_MEMORYHOST_H

#include "core/Files.h"
#include "core/Subprocess.h"

#include <optional>

namespace mcfuzz {

/// The host, made at the first call; none if that does not work here.
const std::optional<fs::path> &memoryHost();

/// Links an object of position-independent code for the host. Returns "" or
/// the first error.
std::string linkForHost(const fs::path &Object, const fs::path &Output);

/// The program could not be loaded: it has to be linked as usual.
bool hostFailed(const Run &Ran);

} // namespace mcfuzz

#endif
