//===- Hash.cpp - content hashes for names and keys -----------------------===//

#include "core/Hash.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/SHA256.h"

namespace mcfuzz {

std::string sha256(std::string_view Text) {
  llvm::SHA256 Hash;
  Hash.update(llvm::StringRef(Text.data(), Text.size()));
  auto Digest = Hash.final();
  return llvm::toHex(
      llvm::StringRef(reinterpret_cast<const char *>(&Digest[0]), 32),
      /*LowerCase=*/true);
}

} // namespace mcfuzz
