//===- Hash.h - content hashes for names and keys -------------------------===//
#ifndef MCFUZZ_CORE_HASH_H
#define MCFUZZ_CORE_HASH_H

#include <string>
#include <string_view>

namespace mcfuzz {

/// SHA-256 in lower-case hexadecimal.
std::string sha256(std::string_view Text);

/// The first characters of the hash, enough to tell tasks apart.
inline std::string shortHash(std::string_view Text) {
  return sha256(Text).substr(0, 12);
}

} // namespace mcfuzz

#endif
