//===- Positions.h - where AST nodes stand in the text --------------------===//
#ifndef MCFUZZ_INSTRUMENT_POSITIONS_H
#define MCFUZZ_INSTRUMENT_POSITIONS_H

#include "clang/AST/ASTContext.h"
#include "clang/AST/Expr.h"
#include "clang/AST/Stmt.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Lex/Lexer.h"

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
    auto Next = clang::Lexer::findNextToken(S->getEndLoc(), SM, LO);
    if (!Next || !Next->is(clang::tok::semi))
      return std::nullopt;
    return afterToken(Next->getLocation());
  }

  /// The token after the one at Loc is spelt like this.
  bool isFollowedBy(clang::SourceLocation Loc, llvm::StringRef Spelling) const {
    auto Next = clang::Lexer::findNextToken(Loc, SM, LO);
    return Next && clang::Lexer::getSpelling(*Next, SM, LO) == Spelling;
  }

  std::optional<clang::SourceLocation>
  colonAfter(clang::SourceLocation Loc) const {
    auto Next = clang::Lexer::findNextToken(Loc, SM, LO);
    if (!Next || !Next->is(clang::tok::colon))
      return std::nullopt;
    return Next->getLocation();
  }

  /// The source text of an expression on one line, without line markers.
  std::string textOf(const clang::Expr *E) const {
    llvm::StringRef Buffer = SM.getBufferData(SM.getMainFileID());
    llvm::StringRef Raw = Buffer.slice(begin(E), endOfExpression(E));
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
  const clang::SourceManager &SM;
  const clang::LangOptions &LO;
};

} // namespace mcfuzz

#endif
