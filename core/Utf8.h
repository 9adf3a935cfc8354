//===- Utf8.h - characters of texts from outside --------------------------===//
#ifndef MCFUZZ_CORE_UTF8_H
#define MCFUZZ_CORE_UTF8_H

#include <cstddef>
#include <string>
#include <string_view>

namespace mcfuzz {

/// The length of the character at the front; 0 if it is not valid UTF-8.
size_t characterLength(std::string_view Text);

/// U+FFFD in place of each byte that is not UTF-8, and of control characters
/// other than tabs and new lines.
std::string validUtf8(std::string_view Text);

/// The first characters, at most so many bytes, with a note of how much is
/// missing.
std::string cutText(std::string_view Text, size_t MostBytes);

} // namespace mcfuzz

#endif
