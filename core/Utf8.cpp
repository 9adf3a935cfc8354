//===- Utf8.cpp - characters of texts from outside ------------------------===//

#include "core/Utf8.h"

#include "llvm/Support/ConvertUTF.h"

namespace mcfuzz {

size_t characterLength(std::string_view Text) {
  if (Text.empty())
    return 0;
  const auto *Bytes = reinterpret_cast<const llvm::UTF8 *>(Text.data());
  unsigned Length = llvm::getNumBytesForUTF8(*Bytes);
  if (Length > Text.size() ||
      !llvm::isLegalUTF8Sequence(Bytes, Bytes + Length))
    return 0;
  return Length;
}

std::string validUtf8(std::string_view Text) {
  std::string Result;
  Result.reserve(Text.size());
  while (!Text.empty()) {
    auto Byte = static_cast<unsigned char>(Text.front());
    bool Control = (Byte < 0x20 && Byte != '\n' && Byte != '\t') || Byte == 0x7f;
    size_t Length = characterLength(Text);
    if (Control || Length == 0) {
      Result += "\xEF\xBF\xBD";
      Length = 1;
    } else
      Result += Text.substr(0, Length);
    Text.remove_prefix(Length);
  }
  return Result;
}

std::string cutText(std::string_view Text, size_t MostBytes) {
  if (Text.size() <= MostBytes)
    return std::string(Text);
  // Not in the middle of a character.
  size_t End = MostBytes;
  while (End > 0 && (static_cast<unsigned char>(Text[End]) & 0xC0) == 0x80)
    --End;
  return std::string(Text.substr(0, End)) + "\n[... " +
         std::to_string(Text.size() - End) + " more bytes]\n";
}

} // namespace mcfuzz
