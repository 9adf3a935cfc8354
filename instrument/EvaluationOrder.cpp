//===- EvaluationOrder.cpp - the other order of evaluation ----------------===//
//
// An expression whose operands may interfere is wrapped in a PseudoObjectExpr,
// which evaluates a list of expressions in the order that we want: first the
// operands that Clang would take last, each bound to an OpaqueValueExpr, then
// the expression itself with the bound values in place of these operands.
//
// What Clang does by itself: operands and arguments left to right, base before
// index, the right side of a scalar assignment before the left, and for a
// compound assignment the value of the left side after the right.
//
//===----------------------------------------------------------------------===//

#include "instrument/EvaluationOrder.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/Expr.h"
#include "clang/AST/Stmt.h"
#include "clang/Basic/Builtins.h"

#include <algorithm>
#include <set>

using namespace clang;

namespace mcfuzz {
namespace {

class Reverser {
public:
  Reverser(ASTContext &Context, bool Apply) : Context(Context), Apply(Apply) {}

  unsigned Changed = 0;

  void walk(Stmt *S) {
    if (isUnevaluated(S))
      return;
    const Expr *Only = onlyEvaluated(S);
    for (Stmt *&Child : S->children()) {
      if (!Child || (Only && Child != Only))
        continue;
      walk(Child);
      // The parts of an initialiser belong to its outermost list.
      if (isa<InitListExpr>(Child) && isa<InitListExpr>(S))
        continue;
      if (auto *E = dyn_cast<Expr>(Child))
        Child = reversed(E);
    }
  }

private:
  ASTContext &Context;
  const bool Apply;

  /// Counts a place; true if it is to be changed.
  bool found() {
    ++Changed;
    return Apply;
  }

  static bool isUnevaluated(const Stmt *S) {
    return isa<UnaryExprOrTypeTraitExpr, OffsetOfExpr, ConstantExpr, AtomicExpr,
               PseudoObjectExpr, OpaqueValueExpr>(S);
  }

  /// The one part that is evaluated, or that we know how to change. (What
  /// stands before `?:` is shared by two parts of the tree.)
  static const Expr *onlyEvaluated(const Stmt *S) {
    if (const auto *Generic = dyn_cast<GenericSelectionExpr>(S))
      return Generic->getResultExpr();
    if (const auto *Choose = dyn_cast<ChooseExpr>(S))
      return Choose->getChosenSubExpr();
    if (const auto *Elvis = dyn_cast<BinaryConditionalOperator>(S))
      return Elvis->getFalseExpr();
    return nullptr;
  }

  /// Values that code generation can hold aside.
  static bool isPlain(const Expr *E) {
    QualType T = E->getType();
    return (T->isScalarType() || T->isRecordType() || T->isVectorType()) &&
           !T->isAtomicType() &&
           E->getObjectKind() != OK_VectorComponent;
  }

  bool hasEffects(const Expr *E) const { return E->HasSideEffects(Context); }

  /// The value cannot change while other operands are evaluated.
  bool isFixed(const Expr *E) const {
    if (hasEffects(E))
      return false;
    if (!E->isGLValue())
      return E->isEvaluatable(Context);
    E = E->IgnoreParens();
    if (const auto *Member = dyn_cast<MemberExpr>(E))
      return !Member->isArrow() && isFixed(Member->getBase());
    return isa<DeclRefExpr, StringLiteral>(E);
  }

  /// Some operand has effects that another may notice.
  bool matters(llvm::ArrayRef<const Expr *> Operands) const {
    return std::any_of(Operands.begin(), Operands.end(),
                       [&](const Expr *E) { return hasEffects(E); }) &&
           std::count_if(Operands.begin(), Operands.end(), [&](const Expr *E) {
             return !isFixed(E);
           }) > 1;
  }

  OpaqueValueExpr *hold(Expr *E) {
    return new (Context) OpaqueValueExpr(
        E->getBeginLoc(), E->getType(), E->getValueKind(), E->getObjectKind(),
        E);
  }

  /// What holds the value, and how it is read. To hold a structure means to
  /// make a copy; Clang would only remember where it is.
  std::pair<OpaqueValueExpr *, Expr *> holdValue(Expr *E) {
    if (!E->getType()->isRecordType() || E->isGLValue()) {
      OpaqueValueExpr *Held = hold(E);
      return {Held, Held};
    }
    OpaqueValueExpr *Held = hold(new (Context) CompoundLiteralExpr(
        E->getBeginLoc(), Context.getTrivialTypeSourceInfo(E->getType()),
        E->getType(), VK_LValue, E, /*fileScope=*/false));
    return {Held, castTo(Held, E->getType(), CK_LValueToRValue)};
  }

  Expr *sequence(llvm::ArrayRef<Expr *> Steps) {
    return PseudoObjectExpr::Create(Context, Steps.back(), Steps,
                                    static_cast<unsigned>(Steps.size()) - 1);
  }

  Expr *reversed(Expr *E) {
    if (auto *Paren = dyn_cast<ParenExpr>(E))
      return Paren; // Its child was done.
    if (auto *Call = dyn_cast<CallExpr>(E))
      return reversedCall(Call);
    if (auto *Compound = dyn_cast<CompoundAssignOperator>(E))
      return reversedCompound(Compound);
    if (auto *Binary = dyn_cast<BinaryOperator>(E))
      return reversedBinary(Binary);
    if (auto *Subscript = dyn_cast<ArraySubscriptExpr>(E))
      return reversedSubscript(Subscript);
    if (auto *List = dyn_cast<InitListExpr>(E))
      return reversedList(List);
    return E;
  }

  Expr *reversedCall(CallExpr *Call) {
    // The arguments of a builtin are often no values: types, formats, lists.
    unsigned Builtin = Call->getBuiltinCallee();
    if (Builtin && !Context.BuiltinInfo.isPredefinedLibFunction(Builtin))
      return Call;
    std::vector<const Expr *> Operands(Call->arg_begin(), Call->arg_end());
    Operands.push_back(Call->getCallee());
    if (!matters(Operands) || !found())
      return Call;
    // The callee, too, comes first by itself and last now.
    std::vector<Expr *> Steps;
    for (unsigned I = Call->getNumArgs(); I-- > 0;) {
      Expr *Argument = Call->getArg(I);
      if (isFixed(Argument) || !isPlain(Argument))
        continue;
      auto [Held, Value] = holdValue(Argument);
      Steps.push_back(Held);
      Call->setArg(I, Value);
    }
    // By itself Clang copies structures last; so here they come first.
    std::stable_partition(Steps.begin(), Steps.end(), [](const Expr *E) {
      return E->getType()->isRecordType();
    });
    Steps.push_back(Call);
    return sequence(Steps);
  }

  Expr *reversedBinary(BinaryOperator *E) {
    if (E->isLogicalOp() || E->isCommaOp() || E->isPtrMemOp() ||
        !isPlain(E->getLHS()) || !isPlain(E->getRHS()) ||
        !matters({E->getLHS(), E->getRHS()}) || !found())
      return E;
    bool RightFirst = !E->isAssignmentOp() || E->getType()->isRecordType();
    Expr *Later = RightFirst ? E->getRHS() : E->getLHS();
    OpaqueValueExpr *Held = hold(Later);
    if (RightFirst)
      E->setRHS(Held);
    else
      E->setLHS(Held);
    return sequence({Held, E});
  }

  Expr *reversedSubscript(ArraySubscriptExpr *E) {
    if (!matters({E->getLHS(), E->getRHS()}) || !found())
      return E;
    OpaqueValueExpr *Held = hold(E->getRHS());
    E->setRHS(Held);
    return sequence({Held, E});
  }

  /// `L op= R` as `L = (value of L before R) op R`.
  Expr *reversedCompound(CompoundAssignOperator *E) {
    Expr *Left = E->getLHS(), *Right = E->getRHS();
    if (!isArithmeticOrPointer(Left) || !isArithmeticOrPointer(Right) ||
        !hasEffects(Right) || !found())
      return E;
    QualType T = Left->getType().getUnqualifiedType();
    OpaqueValueExpr *Place = hold(Left);
    OpaqueValueExpr *Old = hold(castTo(Place, T, CK_LValueToRValue));
    Expr *Value = BinaryOperator::Create(
        Context, converted(Old, E->getComputationLHSType()), Right,
        BinaryOperator::getOpForCompoundAssignment(E->getOpcode()),
        E->getComputationResultType(), VK_PRValue, OK_Ordinary,
        E->getOperatorLoc(), E->getFPFeatures());
    Expr *Assign = BinaryOperator::Create(
        Context, Place, converted(Value, T), BO_Assign, T, VK_PRValue,
        OK_Ordinary, E->getOperatorLoc(), E->getFPFeatures());
    return sequence({Place, Old, Assign});
  }

  static bool isArithmeticOrPointer(const Expr *E) {
    QualType T = E->getType();
    return (T->isRealType() || T->isPointerType()) && isPlain(E);
  }

  Expr *castTo(Expr *E, QualType To, CastKind Kind) {
    return ImplicitCastExpr::Create(Context, To, Kind, E, nullptr, VK_PRValue,
                                    FPOptionsOverride());
  }

  Expr *converted(Expr *E, QualType To) {
    QualType From = E->getType();
    if (Context.hasSameUnqualifiedType(From, To) || To->isPointerType())
      return E;
    if (To->isBooleanType())
      return castTo(E, To,
                  From->isRealFloatingType() ? CK_FloatingToBoolean
                                             : CK_IntegralToBoolean);
    if (From->isRealFloatingType())
      return castTo(E, To,
                  To->isRealFloatingType() ? CK_FloatingCast
                                           : CK_FloatingToIntegral);
    return castTo(E, To,
                To->isRealFloatingType() ? CK_IntegralToFloating
                                         : CK_IntegralCast);
  }

  Expr *reversedList(InitListExpr *List) {
    std::vector<std::pair<InitListExpr *, unsigned>> Places;
    std::vector<const Expr *> Leaves;
    collect(List, Places, Leaves);
    // A range designator puts one expression in several places.
    std::set<const Expr *> Distinct(Leaves.begin(), Leaves.end());
    if (Distinct.size() != Leaves.size() || !matters(Leaves) || !found())
      return List;
    std::vector<Expr *> Steps;
    for (size_t I = Places.size(); I-- > 0;) {
      auto [Of, Index] = Places[I];
      Expr *Leaf = Of->getInit(Index);
      if (isFixed(Leaf) || !isPlain(Leaf))
        continue;
      OpaqueValueExpr *Held = hold(Leaf);
      Steps.push_back(Held);
      Of->setInit(Index, Held);
    }
    Steps.push_back(List);
    return sequence(Steps);
  }

  static void collect(InitListExpr *List,
                      std::vector<std::pair<InitListExpr *, unsigned>> &Places,
                      std::vector<const Expr *> &Leaves) {
    for (unsigned I = 0; I < List->getNumInits(); ++I) {
      Expr *Init = List->getInit(I);
      if (!Init || isa<ImplicitValueInitExpr, NoInitExpr>(Init))
        continue;
      if (auto *Inner = dyn_cast<InitListExpr>(Init)) {
        collect(Inner, Places, Leaves);
        continue;
      }
      Places.push_back({List, I});
      Leaves.push_back(Init);
    }
  }
};

} // namespace

unsigned reverseEvaluationOrder(ASTContext &Context, Decl *D, bool Apply) {
  auto *Function = dyn_cast<FunctionDecl>(D);
  if (!Function || !Function->doesThisDeclarationHaveABody())
    return 0;
  Reverser Change(Context, Apply);
  Change.walk(Function->getBody());
  return Change.Changed;
}

} // namespace mcfuzz
