//===- Vocabulary.cpp - the words of C that a program uses ----------------===//

#include "instrument/Vocabulary.h"

#include "instrument/Positions.h"

#include "clang/AST/ASTTypeTraits.h"
#include "clang/AST/RecursiveASTVisitor.h"

#include <algorithm>
#include <set>

using namespace clang;

namespace mcfuzz {
namespace {

class VocabularyVisitor : public RecursiveASTVisitor<VocabularyVisitor> {
public:
  VocabularyVisitor(ASTContext &Context, const Positions &Where)
      : Context(Context), Where(Where) {}

  std::set<std::string> Words;

  /// What headers declare and define is not the seed's.
  bool TraverseDecl(Decl *D) {
    if (D && !isa<TranslationUnitDecl>(D) && !D->isImplicit() &&
        Where.inSystemHeader(D->getLocation()))
      return true;
    return RecursiveASTVisitor::TraverseDecl(D);
  }

  bool VisitStmt(Stmt *S) {
    // S->getStmtClassName() fills a table without a lock.
    return add(ASTNodeKind::getFromNode(*S).asStringRef().str());
  }
  bool VisitBinaryOperator(BinaryOperator *E) {
    return add("binary " + E->getOpcodeStr().str());
  }
  bool VisitUnaryOperator(UnaryOperator *E) {
    return add("unary " + UnaryOperator::getOpcodeStr(E->getOpcode()).str());
  }
  bool VisitCastExpr(CastExpr *E) {
    return add(std::string("cast ") + E->getCastKindName());
  }
  bool VisitCallExpr(CallExpr *E) {
    const FunctionDecl *Callee = E->getDirectCallee();
    return !Callee || Callee->getBuiltinID() == 0 ||
           add("calls " + Callee->getNameAsString());
  }
  bool VisitDecl(Decl *D) {
    for (const Attr *A : D->attrs())
      add(std::string("attribute ") + A->getSpelling());
    return add(D->getDeclKindName() + std::string("Decl"));
  }
  bool VisitRecordDecl(RecordDecl *D) {
    if (D->hasFlexibleArrayMember())
      add("flexible array member");
    return !D->isUnion() || add("union");
  }
  bool VisitFieldDecl(FieldDecl *D) {
    return !D->isBitField() || add("bit-field of " + typeName(D->getType()));
  }
  bool VisitVarDecl(VarDecl *D) { return add("object " + typeName(D->getType())); }

private:
  ASTContext &Context;
  const Positions &Where;

  bool add(std::string Word) {
    Words.insert(std::move(Word));
    return true;
  }

  /// Names of built-in types, classes of others: no program's own names.
  std::string typeName(QualType T) const {
    T = T.getCanonicalType();
    std::string Qualified = T.isVolatileQualified() ? "volatile " : "";
    if (const auto *B = dyn_cast<BuiltinType>(T.getTypePtr()))
      return Qualified + B->getName(Context.getPrintingPolicy()).str();
    if (T->isUnionType())
      return Qualified + "union";
    return Qualified + T->getTypeClassName();
  }
};

} // namespace

std::vector<std::string> vocabularyOf(ASTContext &Context,
                                      const Positions &Where) {
  VocabularyVisitor Visitor(Context, Where);
  Visitor.TraverseDecl(Context.getTranslationUnitDecl());
  return {Visitor.Words.begin(), Visitor.Words.end()};
}

bool convertsPointers(const std::vector<std::string> &Vocabulary) {
  static const std::set<std::string> Signs = {
      "cast BitCast",  "cast LValueBitCast",  "cast IntegralToPointer",
      "union",         "VAArgExpr",           "attribute may_alias",
      "calls memcpy",  "calls memmove",       "calls __builtin_memcpy",
      "AddrLabelExpr", "calls __builtin_memmove", "cast ToUnion"};
  return std::any_of(Vocabulary.begin(), Vocabulary.end(),
                     [](const auto &Word) { return Signs.contains(Word); });
}

} // namespace mcfuzz
