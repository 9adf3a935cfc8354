//===- Compress.cpp - text that takes less room ---------------------------===//

#include "core/Compress.h"

#include "core/Error.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Compression.h"
#include "llvm/Support/Error.h"

namespace mcfuzz {

std::string compressed(std::string_view Text) {
  llvm::SmallVector<uint8_t, 0> Bytes;
  llvm::compression::zlib::compress(
      llvm::arrayRefFromStringRef(llvm::StringRef(Text.data(), Text.size())),
      Bytes, llvm::compression::zlib::BestSpeedCompression);
  return {reinterpret_cast<const char *>(Bytes.data()), Bytes.size()};
}

std::string uncompressed(std::string_view Bytes, size_t Size) {
  llvm::SmallVector<uint8_t, 0> Text;
  if (llvm::Error Failed = llvm::compression::zlib::decompress(
          llvm::arrayRefFromStringRef(
              llvm::StringRef(Bytes.data(), Bytes.size())),
          Text, Size))
    throw Error("damaged compressed data: " +
                llvm::toString(std::move(Failed)));
  if (Text.size() != Size)
    throw Error("damaged compressed data: another size than recorded");
  return {reinterpret_cast<const char *>(Text.data()), Text.size()};
}

} // namespace mcfuzz
