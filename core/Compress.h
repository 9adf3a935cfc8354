//===- Compress.h - text that takes less room -----------------------------===//
#ifndef MCFUZZ_CORE_COMPRESS_H
#define MCFUZZ_CORE_COMPRESS_H

#include <cstddef>
#include <string>
#include <string_view>

namespace mcfuzz {

/// A zlib stream, as Python's zlib.decompress() and SQLite's
/// sqlar_uncompress() read it.
std::string compressed(std::string_view Text);

/// Size is that of the text. Throws Error if the bytes are not what
/// compressed() gave.
std::string uncompressed(std::string_view Bytes, size_t Size);

} // namespace mcfuzz

#endif
