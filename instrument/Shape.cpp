//===- Shape.cpp - what programs that look alike have in common -----------===//

#include "instrument/Shape.h"

#include "clang/Basic/IdentifierTable.h"
#include "clang/Basic/LangOptions.h"
#include "clang/Lex/Lexer.h"

#include <map>

using namespace clang;

namespace mcfuzz {
namespace {

/// Functions with a meaning, and every name that begins with two underscores.
bool meansSomething(llvm::StringRef Name) {
  for (llvm::StringRef Known :
       {"main", "reach_error", "abort", "exit", "malloc", "calloc", "realloc",
        "free", "memcpy", "memmove", "memset", "memcmp", "strlen", "strcmp",
        "strcpy", "strcat", "strchr", "printf", "sprintf", "alloca"})
    if (Name == Known)
      return true;
  return Name.substr(0, 2) == "__";
}

} // namespace

std::string shapeOf(const std::string &Text) {
  LangOptions Language;
  Language.C99 = Language.C11 = Language.C17 = Language.GNUMode = true;
  Language.GNUKeywords = true;
  IdentifierTable Keywords(Language);
  Lexer Tokens(SourceLocation(), Language, Text.c_str(), Text.c_str(),
               Text.c_str() + Text.size());
  std::map<std::string, size_t> Numbers;
  std::string Shape;
  for (Token T; !Tokens.LexFromRawLexer(T) || T.isNot(tok::eof);) {
    if (T.is(tok::raw_identifier)) {
      llvm::StringRef Name = T.getRawIdentifier();
      if (Keywords.get(Name).getTokenID() != tok::identifier ||
          meansSomething(Name))
        Shape += Name.str();
      else
        Shape += "n" + std::to_string(
                           Numbers.try_emplace(Name.str(), Numbers.size() + 1)
                               .first->second);
    } else if (tok::isLiteral(T.getKind())) {
      Shape += tok::isStringLiteral(T.getKind()) ? "\"\"" : "0";
    } else if (T.isNot(tok::eof)) {
      Shape += tok::getPunctuatorSpelling(T.getKind())
                   ? tok::getPunctuatorSpelling(T.getKind())
                   : "?";
    }
    if (T.is(tok::eof))
      break;
    Shape += ' ';
  }
  return Shape;
}

} // namespace mcfuzz
