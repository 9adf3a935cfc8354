//===- Positions.h - where AST nodes stand in the text --------------------===//
#ifndef MCFUZZ_INSTRUMENT_POSITIONS_H
#define MCFUZZ_INSTRUMENT_POSITIONS_H

#include "clang/AST/ASTContext.h"
#include "clang/AST/Expr.h"
#include "clang/AST/Stmt.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Lex/Lexer.h"

#include <algorithm>
#include <cctype>
#include <optional>
#include <string>

namespace mcfuzz {

/// Text positions of AST nodes. The input is preprocessed, so there are no
/// macros and each node is one range of one file.
class Positions {
public:
  explicit Positions(clang::ASTContext &Context)
      : SM(Context.getSourceManager()), LO(Context.getLangOpts()) {}

  size_t offset(clang::SourceLocation Loc) const {
    return SM.getFileOffset(Loc);
  }
  size_t begin(const clang::Stmt *S) const { return offset(S->getBeginLoc()); }

  /// Just after the last token of an expression.
  size_t endOfExpression(const clang::Expr *E) const {
    return afterToken(E->getEndLoc());
  }

  size_t afterToken(clang::SourceLocation Loc) const {
    return offset(clang::Lexer::getLocForEndOfToken(Loc, 0, SM, LO));
  }

  /// Just after a statement, its semicolon included; none if that is not where
  /// it should be.
  std::optional<size_t> endOfStatement(const clang::Stmt *S) const {
    if (const auto *If = llvm::dyn_cast<clang::IfStmt>(S))
      return endOfStatement(If->getElse() ? If->getElse() : If->getThen());
    if (const auto *While = llvm::dyn_cast<clang::WhileStmt>(S))
      return endOfStatement(While->getBody());
    if (const auto *For = llvm::dyn_cast<clang::ForStmt>(S))
      return endOfStatement(For->getBody());
    if (const auto *Switch = llvm::dyn_cast<clang::SwitchStmt>(S))
      return endOfStatement(Switch->getBody());
    if (const auto *Case = llvm::dyn_cast<clang::SwitchCase>(S))
      return endOfStatement(Case->getSubStmt());
    if (const auto *Label = llvm::dyn_cast<clang::LabelStmt>(S))
      return endOfStatement(Label->getSubStmt());
    if (const auto *Attributed = llvm::dyn_cast<clang::AttributedStmt>(S))
      return endOfStatement(Attributed->getSubStmt());
    if (llvm::isa<clang::CompoundStmt, clang::NullStmt, clang::DeclStmt>(S))
      return afterToken(S->getEndLoc());
    size_t Next = skipBlanks(afterToken(S->getEndLoc()));
    if (Next >= text().size() || text()[Next] != ';')
      return std::nullopt;
    return Next + 1;
  }

  /// What follows the offset, after blanks, begins with this.
  bool isFollowedBy(size_t Offset, llvm::StringRef Spelling) const {
    return text().substr(skipBlanks(Offset), Spelling.size()) == Spelling;
  }

  /// Just after the colon that follows the token at Loc, if one does.
  std::optional<size_t> afterColon(clang::SourceLocation Loc) const {
    size_t Next = skipBlanks(afterToken(Loc));
    if (Next >= text().size() || text()[Next] != ':')
      return std::nullopt;
    return Next + 1;
  }

  /// The first offset from From on that is no white space and in no line that
  /// begins with `#`: gcc puts line markers even between an expression and its
  /// semicolon, where a macro ends.
  size_t skipBlanks(size_t From) const {
    llvm::StringRef Text = text();
    for (size_t At = From; At < Text.size(); ++At) {
      bool LineStart = At > 0 && Text[At - 1] == '\n';
      if (LineStart && Text[At] == '#')
        At = std::min(Text.find('\n', At), Text.size());
      else if (!isspace(static_cast<unsigned char>(Text[At])))
        return At;
    }
    return Text.size();
  }

  /// Where to open a brace before a statement: at its first token, or at the
  /// beginning of the first of the `#pragma` lines right before it, which
  /// belong to it.
  size_t openingOf(const clang::Stmt *S) const {
    size_t Result = begin(S);
    size_t Line = startOfLine(Result);
    if (isPragma(lineAt(Line)))
      Result = Line;
    else if (!text().slice(Line, Result).trim().empty())
      return Result; // Something else stands before it on its line.
    while (Line > 0) {
      Line = startOfLine(Line - 1);
      if (isPragma(lineAt(Line)))
        Result = Line;
      else if (!lineAt(Line).empty() && lineAt(Line)[0] != '#')
        break;
    }
    return Result;
  }

  /// A line like `#pragma` begins here.
  bool isDirective(size_t Offset) const { return text()[Offset] == '#'; }

  /// Where the first statement of a block may stand: after `__label__`
  /// declarations, which must come first.
  size_t startOfBlock(const clang::CompoundStmt *Block) const {
    size_t Offset = afterToken(Block->getLBracLoc());
    for (const clang::Stmt *S : Block->body()) {
      const auto *Declaration = llvm::dyn_cast<clang::DeclStmt>(S);
      if (!Declaration || Declaration->decls().empty() ||
          !llvm::isa<clang::LabelDecl>(*Declaration->decl_begin()))
        break;
      Offset = afterToken(Declaration->getEndLoc());
    }
    return afterStandardPragmas(Offset);
  }

  /// After the `#pragma STDC` lines that must come first in a block.
  size_t afterStandardPragmas(size_t Offset) const {
    llvm::StringRef Text = text();
    for (size_t At = Offset;;) {
      At = Text.find_first_not_of(" \t\r\n\f\v", At);
      if (At == llvm::StringRef::npos || Text[At] != '#')
        return Offset;
      size_t End = std::min(Text.find('\n', At), Text.size() - 1) + 1;
      llvm::StringRef Line = Text.slice(At, End);
      if (isPragma(Line) && Line.find("STDC") != llvm::StringRef::npos)
        Offset = End;
      else if (isPragma(Line))
        return Offset;
      At = End;
    }
  }

  /// The source text of an expression on one line, without line markers.
  std::string textOf(const clang::Expr *E) const {
    llvm::StringRef Raw = text().slice(begin(E), endOfExpression(E));
    std::string Text;
    while (!Raw.empty()) {
      auto [Line, Rest] = Raw.split('\n');
      if (Line.substr(0, 2) != "# ")
        Text += (Text.empty() ? "" : " ") + Line.str();
      Raw = Rest;
    }
    return Text;
  }

  clang::PresumedLoc presumed(clang::SourceLocation Loc) const {
    return SM.getPresumedLoc(Loc);
  }
  bool inSystemHeader(clang::SourceLocation Loc) const {
    return SM.isInSystemHeader(Loc);
  }

private:
  llvm::StringRef text() const { return SM.getBufferData(SM.getMainFileID()); }

  static bool isPragma(llvm::StringRef Line) {
    if (Line.empty() || Line[0] != '#')
      return false;
    return Line.drop_front().ltrim().substr(0, 6) == "pragma";
  }

  size_t startOfLine(size_t Offset) const {
    size_t Newline = text().rfind('\n', Offset);
    return Newline == llvm::StringRef::npos ? 0 : Newline + 1;
  }
  llvm::StringRef lineAt(size_t Start) const {
    return text().substr(Start).split('\n').first.trim();
  }

  const clang::SourceManager &SM;
  const clang::LangOptions &LO;
};

} // namespace mcfuzz

#endif
