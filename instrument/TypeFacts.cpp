//===- TypeFacts.cpp - questions about types that Clang does not answer ---===//

#include "instrument/TypeFacts.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/Decl.h"
#include "clang/AST/Expr.h"
#include "clang/AST/RecordLayout.h"

using namespace clang;

namespace mcfuzz {
namespace {

/// The argument as it was written: Clang converts it, where it has seen the
/// function, as if there were a prototype.
QualType typeAsWritten(const Expr *Argument) {
  while (const auto *Cast = dyn_cast<ImplicitCastExpr>(Argument)) {
    CastKind Kind = Cast->getCastKind();
    if (Kind == CK_LValueToRValue || Kind == CK_ArrayToPointerDecay ||
        Kind == CK_FunctionToPointerDecay)
      break;
    Argument = Cast->getSubExpr();
  }
  return Argument->getType();
}

QualType promoted(ASTContext &Context, QualType T) {
  T = T.getUnqualifiedType();
  if (Context.isPromotableIntegerType(T))
    return Context.getPromotedIntegerType(T);
  if (const auto *Builtin = T->getAs<BuiltinType>())
    if (Builtin->getKind() == BuiltinType::Float)
      return Context.DoubleTy;
  return T;
}

/// May an argument of type Given reach a parameter of type Wanted?
bool mayReach(ASTContext &Context, QualType Given, QualType Wanted) {
  Given = Given.getUnqualifiedType();
  Wanted = Wanted.getUnqualifiedType();
  if (Context.typesAreCompatible(Given, Wanted))
    return true;
  if (Given->isIntegerType() && Wanted->isIntegerType()) {
    auto sign = [&](QualType T) {
      if (const auto *Enum = T->getAs<EnumType>())
        T = Enum->getDecl()->getIntegerType();
      return T->isUnsignedIntegerType() && !T->isBooleanType()
                 ? Context.getCorrespondingSignedType(T)
                 : T;
    };
    return Context.hasSameUnqualifiedType(sign(Given), sign(Wanted));
  }
  if (Given->isPointerType() && Wanted->isPointerType()) {
    QualType From = Given->getPointeeType(), To = Wanted->getPointeeType();
    auto isByte = [](QualType T) {
      return T->isVoidType() || T->isCharType();
    };
    return (isByte(From) && isByte(To)) ||
           Context.typesAreCompatible(From.getUnqualifiedType(),
                                      To.getUnqualifiedType());
  }
  return false;
}

} // namespace

std::string mismatchedArguments(ASTContext &Context, const CallExpr &Call) {
  const FunctionDecl *Callee = Call.getDirectCallee();
  const FunctionDecl *Body = Callee ? Callee->getDefinition() : nullptr;
  QualType Seen = Call.getCallee()->getType();
  if (Seen->isPointerType())
    Seen = Seen->getPointeeType();
  if (!Body || !Seen->isFunctionNoProtoType())
    return {};
  std::string Name = Body->getNameAsString();
  bool OldStyle = !Body->hasWrittenPrototype();
  if (Body->isVariadic())
    return "calls " + Name + " without a prototype, which takes `...`";
  if (Call.getNumArgs() != Body->getNumParams())
    return "calls " + Name + " with " + std::to_string(Call.getNumArgs()) +
           " arguments in place of " + std::to_string(Body->getNumParams());
  for (unsigned I = 0; I < Call.getNumArgs(); ++I) {
    QualType Given = promoted(Context, typeAsWritten(Call.getArg(I)));
    QualType Wanted = Body->getParamDecl(I)->getType();
    if (OldStyle)
      Wanted = promoted(Context, Wanted);
    if (!mayReach(Context, Given, Wanted))
      return "calls " + Name + " with " + Given.getAsString() +
             " in place of " + Wanted.getAsString();
  }
  return {};
}

bool hasPadding(ASTContext &Context, QualType Type) {
  Type = Context.getBaseElementType(Type).getCanonicalType();
  if (Type->isSpecificBuiltinType(BuiltinType::LongDouble))
    return true; // Ten bytes in twelve or sixteen.
  const auto *Record = Type->getAs<RecordType>();
  if (!Record || !Record->getDecl()->isCompleteDefinition() ||
      Record->getDecl()->isInvalidDecl())
    return false;
  const ASTRecordLayout &Layout =
      Context.getASTRecordLayout(Record->getDecl());
  uint64_t Bits = static_cast<uint64_t>(Context.toBits(Layout.getSize())),
           Used = 0;
  bool IsUnion = Record->getDecl()->isUnion();
  for (const FieldDecl *Field : Record->getDecl()->fields()) {
    uint64_t Size = Field->isBitField() ? Field->getBitWidthValue(Context)
                    : Field->getType()->isIncompleteType()
                        ? 0 // A flexible array.
                        : Context.getTypeSize(Field->getType());
    if (!Field->isBitField() && !Field->getType()->isIncompleteType() &&
        hasPadding(Context, Field->getType()))
      return true;
    if (IsUnion && Size != Bits)
      return true;
    Used += Size;
  }
  return !IsUnion && Used != Bits;
}

} // namespace mcfuzz
