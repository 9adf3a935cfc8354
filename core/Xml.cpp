//===- Xml.cpp - text inside XML and HTML ---------------------------------===//

#include "core/Xml.h"

#include "core/Utf8.h"

#include <algorithm>

namespace mcfuzz {
namespace {

constexpr const char *Replacement = "\xEF\xBF\xBD";

} // namespace

std::string xmlEscaped(std::string_view Text) {
  std::string Result;
  Result.reserve(Text.size());
  while (!Text.empty()) {
    char C = Text.front();
    size_t Length = 1;
    if (C == '&')
      Result += "&amp;";
    else if (C == '<')
      Result += "&lt;";
    else if (C == '>')
      Result += "&gt;";
    else if (C == '"')
      Result += "&quot;";
    else if (C == '\'')
      Result += "&#39;";
    else if (C == '\n' || C == '\t' || (C >= ' ' && C < 0x7f))
      Result += C;
    else if (static_cast<unsigned char>(C) < 0x80)
      Result += Replacement;
    else if ((Length = characterLength(Text)) == 0 ||
             Text.substr(0, Length) == "\xEF\xBF\xBE" ||
             Text.substr(0, Length) == "\xEF\xBF\xBF") {
      Result += Replacement;
      Length = std::max<size_t>(Length, 1);
    } else
      Result += Text.substr(0, Length);
    Text.remove_prefix(Length);
  }
  return Result;
}

} // namespace mcfuzz
