//===- UnionStores.cpp - what a store to a union leaves open --------------===//
//
// `u.small = value` becomes: evaluate the value, find u, overwrite the bytes
// of u behind `small`, then store. See EvaluationOrder.cpp for PseudoObjectExpr.
//
//===----------------------------------------------------------------------===//

#include "instrument/UnionStores.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/Expr.h"
#include "clang/AST/RecordLayout.h"
#include "clang/AST/Stmt.h"

using namespace clang;

namespace mcfuzz {
namespace {

/// Not the value that -ftrivial-auto-var-init=pattern uses, nor zero.
constexpr unsigned FillByte = 0x5b;
/// More is never compared by a program that got so far.
constexpr int64_t MostBytes = 64;

class Filler {
public:
  Filler(ASTContext &Context, bool Apply) : Context(Context), Apply(Apply) {}

  unsigned Changed = 0;

  void walk(Stmt *S) {
    if (isa<UnaryExprOrTypeTraitExpr, GenericSelectionExpr, ConstantExpr>(S))
      return;
    for (Stmt *&Child : S->children()) {
      if (!Child)
        continue;
      walk(Child);
      if (auto *Assign = dyn_cast<BinaryOperator>(Child);
          Assign && Assign->isAssignmentOp())
        Child = filled(Assign, Assign->getLHS(), Assign);
      else if (auto *Step = dyn_cast<UnaryOperator>(Child);
               Step && Step->isIncrementDecrementOp())
        Child = filled(Step, Step->getSubExpr(), nullptr);
    }
  }

private:
  ASTContext &Context;
  const bool Apply;

  OpaqueValueExpr *hold(Expr *E) {
    return new (Context) OpaqueValueExpr(
        E->getBeginLoc(), E->getType(), E->getValueKind(), E->getObjectKind(),
        E);
  }

  Expr *number(uint64_t Value, QualType T) {
    return IntegerLiteral::Create(
        Context, llvm::APInt(Context.getIntWidth(T), Value), T, {});
  }

  /// Store is an assignment to Place, which may have a value of its own to
  /// evaluate first, or an increment or decrement of it.
  Expr *filled(Expr *Store, Expr *Place, BinaryOperator *Assign) {
    if (!Store->getType()->isScalarType())
      return Store;
    auto *Member = dyn_cast<MemberExpr>(Place->IgnoreParens());
    const auto *Field =
        Member ? dyn_cast<FieldDecl>(Member->getMemberDecl()) : nullptr;
    if (!Field || !Field->getParent()->isUnion() || Field->isBitField() ||
        Member->getBase()->getType().isVolatileQualified())
      return Store;
    int64_t Stored = Context.getTypeSizeInChars(Field->getType()).getQuantity();
    int64_t Whole =
        Context.getASTRecordLayout(Field->getParent()).getSize().getQuantity();
    if (Stored >= Whole)
      return Store;

    ++Changed;
    if (!Apply)
      return Store;
    std::vector<Expr *> Steps;
    if (Assign) {
      OpaqueValueExpr *Value = hold(Assign->getRHS());
      Assign->setRHS(Value);
      Steps.push_back(Value);
    }
    OpaqueValueExpr *Base = hold(Member->getBase());
    Member->setBase(Base);
    Steps.push_back(Base);
    Expr *Address = Base;
    if (!Member->isArrow())
      Address = UnaryOperator::Create(
          Context, Base, UO_AddrOf, Context.getPointerType(Base->getType()),
          VK_PRValue, OK_Ordinary, {}, false, FPOptionsOverride());
    QualType Byte = Context.UnsignedCharTy;
    Expr *Bytes = ImplicitCastExpr::Create(
        Context, Context.getPointerType(Byte), CK_BitCast, Address, nullptr,
        VK_PRValue, FPOptionsOverride());
    for (int64_t At = Stored; At < Whole && At < Stored + MostBytes; ++At) {
      Expr *Behind = new (Context) ArraySubscriptExpr(
          Bytes, number(static_cast<uint64_t>(At), Context.IntTy), Byte,
          VK_LValue, OK_Ordinary, {});
      Steps.push_back(BinaryOperator::Create(
          Context, Behind, number(FillByte, Byte), BO_Assign, Byte, VK_PRValue,
          OK_Ordinary, {}, FPOptionsOverride()));
    }
    Steps.push_back(Store);
    return PseudoObjectExpr::Create(Context, Store, Steps,
                                    static_cast<unsigned>(Steps.size()) - 1);
  }
};

} // namespace

unsigned fillUnionStores(ASTContext &Context, Decl *D, bool Apply) {
  auto *Function = dyn_cast<FunctionDecl>(D);
  if (!Function || !Function->doesThisDeclarationHaveABody())
    return 0;
  Filler Change(Context, Apply);
  Change.walk(Function->getBody());
  return Change.Changed;
}

} // namespace mcfuzz
