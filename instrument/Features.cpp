//===- Features.cpp - what the source says about a seed -------------------===//

#include "instrument/Features.h"

#include "instrument/Positions.h"
#include "instrument/TypeFacts.h"

#include "clang/AST/Attr.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "llvm/Support/Regex.h"

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

  /// What is not evaluated does nothing.
  bool TraverseUnaryExprOrTypeTraitExpr(UnaryExprOrTypeTraitExpr *E) {
    return E->isEvaluatable(Context) ||
           RecursiveASTVisitor::TraverseUnaryExprOrTypeTraitExpr(E);
  }
  bool TraverseGenericSelectionExpr(GenericSelectionExpr *E) {
    return E->isResultDependent() || TraverseStmt(E->getResultExpr());
  }
  bool TraverseTypeOfExprTypeLoc(TypeOfExprTypeLoc T) {
    return gnu(T.getBeginLoc(), "typeof");
  }

  bool VisitFunctionDecl(FunctionDecl *D) {
    if (D->hasAttr<DestructorAttr>())
      add(FeatureKind::Destructor, D->getLocation(), D->getNameAsString());
    if (D->doesThisDeclarationHaveABody() && D->isExternallyVisible() &&
        D->getBuiltinID() != 0)
      add(FeatureKind::ReservedName, D->getLocation(),
          "defines " + D->getNameAsString());
    return true;
  }

  bool VisitVarDecl(VarDecl *D) {
    if (D->getStorageClass() == SC_Register && D->hasAttr<AsmLabelAttr>())
      add(FeatureKind::Assembly, D->getLocation(),
          "puts a variable into a machine register");
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
  bool VisitTypeOfTypeLoc(TypeOfTypeLoc T) {
    return gnu(T.getBeginLoc(), "typeof");
  }

  bool VisitCallExpr(CallExpr *E) {
    std::string Mismatch = mismatchedArguments(Context, *E);
    if (!Mismatch.empty())
      add(FeatureKind::Undefined, E->getBeginLoc(), Mismatch);
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
    Name.consume_front("__builtin_");
    if (Name == "malloc" || Name == "calloc" || Name == "realloc" ||
        Name == "aligned_alloc" || Name == "strdup" || Name == "strndup" ||
        Name == "posix_memalign")
      add(FeatureKind::Allocation, E->getBeginLoc(), Name.str());
    if (Name == "memcmp")
      for (const Expr *Argument : E->arguments())
        looksAtBytes(Argument->IgnoreParenCasts());
    if (Name.ends_with("printf"))
      for (const Expr *Argument : E->arguments())
        if (const auto *Text =
                dyn_cast<StringLiteral>(Argument->IgnoreParenImpCasts()))
          if (Text->getCharByteWidth() == 1 &&
              llvm::Regex("%[-+ #0-9.*]*p").match(Text->getString()))
            add(FeatureKind::Address, E->getBeginLoc(),
                "prints an address (%p)");
    return true;
  }

  bool VisitCharacterLiteral(CharacterLiteral *E) { return charset(E); }
  bool VisitStringLiteral(StringLiteral *E) {
    charset(E);
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
    QualType From = E->getSubExpr()->getType()->getPointeeType(),
             To = E->getType()->getPointeeType();
    if (!From.isNull() && !To.isNull()) {
      if (From.isVolatileQualified() && !To.isVolatileQualified())
        add(FeatureKind::VolatileRead, E->getBeginLoc());
      if (isa<ExplicitCastExpr>(E) && To->isAnyCharacterType())
        looksAtBytes(E->getSubExpr());
    }
    return true;
  }

  // Conditions: only whether the number is zero.
  bool VisitIfStmt(IfStmt *S) { return markHarmless(S->getCond()); }
  bool VisitWhileStmt(WhileStmt *S) { return markHarmless(S->getCond()); }
  bool VisitDoStmt(DoStmt *S) { return markHarmless(S->getCond()); }
  bool VisitForStmt(ForStmt *S) {
    return !S->getCond() || markHarmless(S->getCond());
  }
  bool VisitConditionalOperator(ConditionalOperator *E) {
    return markHarmless(E->getCond());
  }
  bool VisitUnaryOperator(UnaryOperator *E) {
    if (E->isIncrementDecrementOp())
      readsToWrite(E->getSubExpr());
    return E->getOpcode() != UO_LNot || markHarmless(E->getSubExpr());
  }
  bool VisitCompoundAssignOperator(CompoundAssignOperator *E) {
    return readsToWrite(E->getLHS());
  }

  /// Neither ours nor the library's output: `environ` and its like.
  bool VisitDeclRefExpr(DeclRefExpr *E) {
    auto *D = dyn_cast<VarDecl>(E->getDecl());
    if (!D || !D->hasExternalStorage())
      return true;
    for (const VarDecl *Other : D->redecls())
      if (Other->isThisDeclarationADefinition() != VarDecl::DeclarationOnly)
        return true;
    StringRef Name = D->getName();
    return Name == "stdout" || Name == "stderr" ||
           add(FeatureKind::ExternalVariable, E->getLocation(),
               "uses the variable " + Name.str());
  }

  bool VisitBinaryOperator(BinaryOperator *E) {
    if (E->isEqualityOp()) {
      if (isZero(E->getRHS()))
        markHarmless(E->getLHS());
      if (isZero(E->getLHS()))
        markHarmless(E->getRHS());
      comparison(E);
    }
    if (E->isLogicalOp()) {
      markHarmless(E->getLHS());
      markHarmless(E->getRHS());
    }
    if (E->isRelationalOp() || E->getOpcode() == BO_Sub)
      distance(E);
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

  bool readsToWrite(const Expr *Place) {
    return !Place->getType().isVolatileQualified() ||
           add(FeatureKind::VolatileRead, Place->getBeginLoc());
  }

  bool gnu(SourceLocation Loc, const std::string &Name) {
    return add(FeatureKind::GnuExtension, Loc, Name);
  }

  bool charset(const Expr *Literal) {
    std::string Text = Where.textOf(Literal);
    return std::all_of(Text.begin(), Text.end(),
                       [](unsigned char C) { return C < 0x80; }) ||
           add(FeatureKind::SourceCharset, Literal->getBeginLoc());
  }

  static bool isFloating(QualType T) {
    T = T->getBaseElementTypeUnsafe()->getCanonicalTypeInternal();
    return T->isFloatingType();
  }

  /// The cast of a pointer inside E, if only conversions of the number follow;
  /// Whole: and none that cuts it.
  const CastExpr *addressAsNumber(const Expr *E, bool Whole) const {
    for (;;) {
      E = E->IgnoreParens();
      const auto *Cast = dyn_cast<CastExpr>(E);
      if (!Cast)
        return nullptr;
      if (Cast->getCastKind() == CK_PointerToIntegral)
        return Whole && Context.getTypeSize(Cast->getType()) <
                            Context.getTypeSize(Context.VoidPtrTy)
                   ? nullptr
                   : Cast;
      if (Cast->getCastKind() != CK_IntegralCast &&
          Cast->getCastKind() != CK_NoOp)
        return nullptr;
      if (Whole && Context.getTypeSize(Cast->getType()) <
                       Context.getTypeSize(Context.VoidPtrTy))
        return nullptr;
      E = Cast->getSubExpr();
    }
  }

  bool markHarmless(const Expr *E) {
    if (const CastExpr *Cast = addressAsNumber(E, /*Whole=*/true))
      Harmless.insert(Cast);
    return true;
  }

  void looksAtBytes(const Expr *Pointer) {
    QualType Pointee = Pointer->getType()->isArrayType()
                           ? Context.getBaseElementType(Pointer->getType())
                           : Pointer->getType()->getPointeeType();
    if (!Pointee.isNull() && hasPadding(Context, Pointee))
      add(FeatureKind::PaddingBytes, Pointer->getBeginLoc(),
          "looks at the bytes of " + Pointee.getUnqualifiedType().getAsString() +
              ", which has padding");
  }

  bool isZero(const Expr *E) const {
    std::optional<llvm::APSInt> Value = E->getIntegerConstantExpr(Context);
    return Value && *Value == 0;
  }

  /// `(uintptr_t)p & 3` or `% 4` is zero whatever the address, if what p points
  /// to has that alignment.
  void alignment(const BinaryOperator *E) {
    const CastExpr *Cast = addressAsNumber(E->getLHS(), /*Whole=*/false);
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
    const Expr *Object = Pointer->IgnoreParenCasts();
    if (const auto *Of = dyn_cast<UnaryOperator>(Object))
      if (Of->getOpcode() == UO_AddrOf)
        Object = Of->getSubExpr()->IgnoreParens();
    if (const auto *Ref = dyn_cast<DeclRefExpr>(Object))
      if (Object != Pointer->IgnoreParenCasts() ||
          Object->getType()->isArrayType())
        Known = std::max<uint64_t>(
            Known, Ref->getDecl()->getMaxAlignment() / Context.getCharWidth());
    if (Modulus != 0 && Known % Modulus == 0)
      Harmless.insert(Cast);
  }

  /// Both operands are known addresses in different objects.
  bool inDifferentObjects(const BinaryOperator *E, Expr::EvalResult &Left,
                          Expr::EvalResult &Right) const {
    if (!E->getLHS()->getType()->isPointerType() ||
        !E->getRHS()->getType()->isPointerType() ||
        !E->getLHS()->EvaluateAsRValue(Left, Context) ||
        !E->getRHS()->EvaluateAsRValue(Right, Context) ||
        !Left.Val.isLValue() || !Right.Val.isLValue())
      return false;
    APValue::LValueBase L = Left.Val.getLValueBase(),
                        R = Right.Val.getLValueBase();
    return L && R && L != R;
  }

  /// Order and distance are defined inside an object only. The sanitizer does
  /// not see what the compiler knows to be constant.
  void distance(const BinaryOperator *E) {
    QualType T = E->getLHS()->getType();
    Expr::EvalResult Left, Right;
    if (T->isFunctionPointerType() &&
        E->getRHS()->getType()->isFunctionPointerType())
      add(FeatureKind::Address, E->getBeginLoc(),
          "compares the addresses of functions");
    else if (inDifferentObjects(E, Left, Right) && !isLabel(Left.Val))
      add(FeatureKind::Address, E->getBeginLoc(),
          "compares or subtracts the addresses of different objects");
  }

  /// Equality that depends on where objects happen to be.
  void comparison(const BinaryOperator *E) {
    Expr::EvalResult Left, Right;
    if (!inDifferentObjects(E, Left, Right))
      return;
    APValue::LValueBase L = Left.Val.getLValueBase(),
                        R = Right.Val.getLValueBase();
    if (isString(L) && isString(R))
      add(FeatureKind::Address, E->getBeginLoc(),
          "compares the addresses of string literals");
    else if (isPastEnd(Left.Val) != isPastEnd(Right.Val))
      add(FeatureKind::Address, E->getBeginLoc(),
          "compares a pointer past the end of an object with another object");
  }

  /// GNU C lets labels of one function be subtracted.
  static bool isLabel(const APValue &Value) {
    const auto *E = Value.getLValueBase().dyn_cast<const Expr *>();
    return E && isa<AddrLabelExpr>(E);
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
  // Its line markers could hide anything from us.
  for (const Decl *D : Context.getTranslationUnitDecl()->decls())
    if (const auto *Main = dyn_cast<FunctionDecl>(D))
      if (Main->isMain() && Main->doesThisDeclarationHaveABody() &&
          Where.inSystemHeader(Main->getLocation()))
        Into.Features.push_back({FeatureKind::Undefined, 0,
                                 "main is in what a line marker calls a system "
                                 "header"});
  for (auto &[Key, Value] : Visitor.Found)
    Into.Features.push_back(Value);
}

} // namespace mcfuzz
