//===- Features.cpp - what the source says about a seed -------------------===//

#include "instrument/Features.h"

#include "instrument/Positions.h"

#include "clang/AST/Attr.h"
#include "clang/AST/RecursiveASTVisitor.h"

#include <map>
#include <set>

using namespace clang;

namespace mcfuzz {
namespace {

class FeatureVisitor : public RecursiveASTVisitor<FeatureVisitor> {
public:
  FeatureVisitor(ASTContext &Context, const Positions &Where)
      : Context(Context), Where(Where) {}

  std::map<std::pair<FeatureKind, std::string>, Feature> Found;

  bool shouldVisitImplicitCode() const { return false; }

  /// What headers declare and define is not the seed's.
  bool TraverseDecl(Decl *D) {
    if (D && !isa<TranslationUnitDecl>(D) && !D->isImplicit() &&
        Where.inSystemHeader(D->getLocation()))
      return true;
    return RecursiveASTVisitor::TraverseDecl(D);
  }

  bool VisitAsmStmt(AsmStmt *S) {
    return add(FeatureKind::Assembly, S->getAsmLoc());
  }
  bool VisitFileScopeAsmDecl(FileScopeAsmDecl *D) {
    return add(FeatureKind::Assembly, D->getLocation());
  }

  bool VisitFunctionDecl(FunctionDecl *D) {
    if (D->hasAttr<DestructorAttr>())
      add(FeatureKind::Destructor, D->getLocation(), D->getNameAsString());
    return true;
  }

  bool VisitDecl(Decl *D) {
    if (D->isImplicit())
      return true;
    for (const Attr *A : D->attrs())
      if (!A->isImplicit() && !A->isInherited() && A->isGNUAttribute())
        gnu(A->getLocation(), "attribute " + A->getNormalizedFullName());
    return true;
  }

  bool VisitValueDecl(ValueDecl *D) {
    QualType T = D->getType();
    if (isa<VarDecl, FieldDecl>(D)) {
      if (isFloating(T))
        add(FeatureKind::FloatingPoint, D->getLocation());
      if (T->isVectorType())
        gnu(D->getLocation(), "vector type");
      if (T->isAnyComplexType())
        gnu(D->getLocation(), "complex type");
      if (T->isSpecificBuiltinType(BuiltinType::Int128) ||
          T->isSpecificBuiltinType(BuiltinType::UInt128))
        gnu(D->getLocation(), "__int128");
      if (const auto *Array = Context.getAsConstantArrayType(T))
        if (Array->getSize() == 0)
          gnu(D->getLocation(), "array of length zero");
      if (isa<FieldDecl>(D) && T->isVariablyModifiedType())
        gnu(D->getLocation(), "variable array in a structure");
    }
    return true;
  }

  bool VisitRecordDecl(RecordDecl *D) {
    if (D->isThisDeclarationADefinition() && D->field_empty())
      gnu(D->getLocation(), "empty structure");
    return true;
  }

  bool VisitFloatingLiteral(FloatingLiteral *E) {
    return add(FeatureKind::FloatingPoint, E->getLocation());
  }

  bool VisitStmtExpr(StmtExpr *E) {
    return gnu(E->getBeginLoc(), "statement expression");
  }
  bool VisitAddrLabelExpr(AddrLabelExpr *E) {
    return gnu(E->getBeginLoc(), "label as a value");
  }
  bool VisitBinaryConditionalOperator(BinaryConditionalOperator *E) {
    return gnu(E->getQuestionLoc(), "?: without a middle");
  }
  bool VisitCaseStmt(CaseStmt *S) {
    return S->getRHS() ? gnu(S->getCaseLoc(), "case range") : true;
  }
  bool VisitTypeOfExprTypeLoc(TypeOfExprTypeLoc T) {
    return gnu(T.getBeginLoc(), "typeof");
  }
  bool VisitTypeOfTypeLoc(TypeOfTypeLoc T) {
    return gnu(T.getBeginLoc(), "typeof");
  }

  bool VisitCallExpr(CallExpr *E) {
    const FunctionDecl *Callee = E->getDirectCallee();
    if (!Callee || !Callee->getIdentifier())
      return true;
    StringRef Name = Callee->getName();
    if (Callee->isImplicit() && !Name.starts_with("__builtin_"))
      add(FeatureKind::ImplicitDeclaration, E->getBeginLoc(), Name.str());
    if (Name.starts_with("__builtin_"))
      gnu(E->getBeginLoc(), Name.str());
    if (Callee->hasBody())
      return true;
    if (Name == "malloc" || Name == "calloc" || Name == "realloc" ||
        Name == "aligned_alloc" || Name == "strdup")
      add(FeatureKind::Allocation, E->getBeginLoc(), Name.str());
    if (Name.ends_with("printf"))
      for (const Expr *Argument : E->arguments())
        if (const auto *Text =
                dyn_cast<StringLiteral>(Argument->IgnoreParenImpCasts()))
          if (Text->getCharByteWidth() == 1 &&
              Text->getString().find("%p") != StringRef::npos)
            add(FeatureKind::Address, E->getBeginLoc(),
                "prints an address (%p)");
    return true;
  }

  bool VisitStringLiteral(StringLiteral *E) {
    // The linker may make one string the end of another.
    if (E->getCharByteWidth() != 1)
      return true;
    for (const std::string &Other : Strings)
      if (StringRef(Other).ends_with(E->getString()) ||
          E->getString().ends_with(Other))
        return add(FeatureKind::SharedStrings, E->getBeginLoc());
    Strings.push_back(E->getString().str());
    return true;
  }

  bool VisitImplicitCastExpr(ImplicitCastExpr *E) {
    if (E->getCastKind() == CK_LValueToRValue &&
        E->getSubExpr()->getType().isVolatileQualified())
      add(FeatureKind::VolatileRead, E->getBeginLoc());
    return true;
  }

  bool VisitCastExpr(CastExpr *E) {
    Expr::EvalResult Number; // `offsetof` written by hand is no address.
    if (E->getCastKind() == CK_PointerToIntegral && !Harmless.count(E) &&
        !E->EvaluateAsInt(Number, Context))
      add(FeatureKind::Address, E->getBeginLoc(),
          "uses an address as a number");
    // And straight back, or thrown away: nobody sees the number.
    if (E->getCastKind() == CK_IntegralToPointer ||
        E->getCastKind() == CK_ToVoid || E->getCastKind() == CK_IntegralToBoolean)
      markHarmless(E->getSubExpr());
    return true;
  }

  bool VisitBinaryOperator(BinaryOperator *E) {
    if (E->isEqualityOp()) {
      if (isZero(E->getRHS()))
        markHarmless(E->getLHS());
      if (isZero(E->getLHS()))
        markHarmless(E->getRHS());
      comparison(E);
    }
    if (E->getOpcode() == BO_And || E->getOpcode() == BO_Rem)
      alignment(E);
    return true;
  }

private:
  ASTContext &Context;
  const Positions &Where;
  std::set<const Expr *> Harmless;
  std::vector<std::string> Strings;

  bool add(FeatureKind Kind, SourceLocation Loc, std::string Detail = {}) {
    PresumedLoc Place = Where.presumed(Loc);
    Found.try_emplace({Kind, Detail},
                      Feature{Kind, Place.isValid() ? Place.getLine() : 0,
                              Detail});
    return true;
  }

  bool gnu(SourceLocation Loc, const std::string &Name) {
    return add(FeatureKind::GnuExtension, Loc, Name);
  }

  static bool isFloating(QualType T) {
    T = T->getBaseElementTypeUnsafe()->getCanonicalTypeInternal();
    return T->isFloatingType();
  }

  static const CastExpr *addressAsNumber(const Expr *E) {
    for (;; ) {
      E = E->IgnoreParens();
      const auto *Cast = dyn_cast<CastExpr>(E);
      if (!Cast)
        return nullptr;
      if (Cast->getCastKind() == CK_PointerToIntegral)
        return Cast;
      if (Cast->getCastKind() != CK_IntegralCast &&
          Cast->getCastKind() != CK_NoOp)
        return nullptr;
      E = Cast->getSubExpr();
    }
  }

  void markHarmless(const Expr *E) {
    if (const CastExpr *Cast = addressAsNumber(E))
      Harmless.insert(Cast);
  }

  bool isZero(const Expr *E) const {
    std::optional<llvm::APSInt> Value = E->getIntegerConstantExpr(Context);
    return Value && *Value == 0;
  }

  /// `(uintptr_t)p & 3` or `% 4` is zero whatever the address, if what p points
  /// to has that alignment.
  void alignment(const BinaryOperator *E) {
    const CastExpr *Cast = addressAsNumber(E->getLHS());
    std::optional<llvm::APSInt> Value =
        E->getRHS()->getIntegerConstantExpr(Context);
    if (!Cast || !Value || Value->isNegative() || Value->getActiveBits() > 32)
      return;
    uint64_t Modulus =
        Value->getZExtValue() + (E->getOpcode() == BO_And ? 1 : 0);
    const Expr *Pointer = Cast->getSubExpr()->IgnoreParens();
    uint64_t Known = 1;
    QualType Pointee = Pointer->getType()->getPointeeType();
    if (!Pointee.isNull() && !Pointee->isIncompleteType() &&
        !Pointee->isFunctionType())
      Known = Context.getTypeAlignInChars(Pointee).getQuantity();
    // `(uintptr_t)&object`: its own alignment, given by an attribute perhaps.
    if (const auto *Of = dyn_cast<UnaryOperator>(Pointer->IgnoreParenCasts()))
      if (Of->getOpcode() == UO_AddrOf)
        if (const auto *Ref =
                dyn_cast<DeclRefExpr>(Of->getSubExpr()->IgnoreParens()))
          Known = std::max<uint64_t>(
              Known, Context.getDeclAlign(Ref->getDecl()).getQuantity());
    if (Modulus != 0 && Modulus <= Known)
      Harmless.insert(Cast);
  }

  /// Equality that depends on where objects happen to be.
  void comparison(const BinaryOperator *E) {
    if (!E->getLHS()->getType()->isPointerType() ||
        !E->getRHS()->getType()->isPointerType())
      return;
    Expr::EvalResult Left, Right;
    if (!E->getLHS()->EvaluateAsRValue(Left, Context) ||
        !E->getRHS()->EvaluateAsRValue(Right, Context) ||
        !Left.Val.isLValue() || !Right.Val.isLValue())
      return;
    APValue::LValueBase L = Left.Val.getLValueBase(),
                        R = Right.Val.getLValueBase();
    if (!L || !R || L == R)
      return;
    if (isString(L) && isString(R))
      add(FeatureKind::Address, E->getBeginLoc(),
          "compares the addresses of string literals");
    else if (isPastEnd(Left.Val) != isPastEnd(Right.Val))
      add(FeatureKind::Address, E->getBeginLoc(),
          "compares a pointer past the end of an object with another object");
  }

  static bool isString(APValue::LValueBase Base) {
    const auto *E = Base.dyn_cast<const Expr *>();
    return E && isa<StringLiteral>(E);
  }

  bool isPastEnd(const APValue &Value) const {
    APValue::LValueBase Base = Value.getLValueBase();
    const auto *D = Base.dyn_cast<const ValueDecl *>();
    if (!D || isa<FunctionDecl>(D) || D->getType()->isIncompleteType() ||
        D->getType()->isVariablyModifiedType())
      return false;
    return Value.getLValueOffset() == Context.getTypeSizeInChars(D->getType());
  }
};

} // namespace

void collectFeatures(ASTContext &Context, const Positions &Where,
                     CountedProgram &Into) {
  FeatureVisitor Visitor(Context, Where);
  Visitor.TraverseDecl(Context.getTranslationUnitDecl());
  for (auto &[Key, Value] : Visitor.Found)
    Into.Features.push_back(Value);
}

} // namespace mcfuzz
