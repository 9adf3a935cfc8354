//===- BranchSites.cpp - finds branches and plans the edits ---------------===//
//
// How each kind of branch is counted, and why it cannot change the program:
//
//   if (c) S                 if (c) { ++n1; S } else { ++n2; }
//   while (c) S              while (c) { ++n; S }          (for, do likewise)
//     Every statement under an if, a loop or a switch gets braces of its own.
//     In C99 it is a block already, so no lifetime or scope changes; a
//     dangling else stays with its if.
//   case 1: S                case 1: ++n; S
//     No braces: S may be a declaration. The label is always directly in a
//     block, because of the braces above.
//   c ? a : b                ((c) ? (++n1, 1) : (++n2, 0)) ? a : b
//     The arms stay as they are: `(++n, a)` would turn a null pointer constant
//     or a bit-field into something else.
//   x ?: y                   ((x) ? (++n1, 1) : (++n2, 0), x ?: y)
//     Only if x has no side effects; otherwise x is evaluated into a temporary.
//   a && b                   a && (++n, (b))               (|| likewise)
//
// Never touched: operands that are not evaluated (sizeof, typeof, _Generic,
// __builtin_constant_p), constant expressions (static initialisers, case
// values, array sizes, enumerators), and ?: with a constant condition, where
// compilers drop the other arm and what it refers to.
//
//===----------------------------------------------------------------------===//

#include "instrument/BranchSites.h"

#include "instrument/EditPlan.h"
#include "instrument/EvaluationOrder.h"
#include "instrument/Features.h"
#include "instrument/Positions.h"
#include "instrument/Vocabulary.h"
#include "instrument/ProgramEnds.h"
#include "instrument/Prototypes.h"
#include "instrument/UnionStores.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "clang/Basic/Builtins.h"

#include <algorithm>
#include <set>

using namespace clang;

namespace mcfuzz {
namespace {

/// Labels that some goto names or whose address is taken.
class JumpTargets : public RecursiveASTVisitor<JumpTargets> {
public:
  std::set<const LabelDecl *> Labels;
  bool VisitGotoStmt(GotoStmt *S) {
    Labels.insert(S->getLabel());
    return true;
  }
  bool VisitAddrLabelExpr(AddrLabelExpr *E) {
    Labels.insert(E->getLabel());
    return true;
  }
};

class SiteVisitor : public RecursiveASTVisitor<SiteVisitor> {
  using Base = RecursiveASTVisitor<SiteVisitor>;

public:
  SiteVisitor(ASTContext &Context, const Points &What, EditPlan &Plan,
              CountedProgram &Into)
      : Context(Context), Where(Context), What(What), Plan(Plan), Into(Into) {
    Jumps.TraverseDecl(Context.getTranslationUnitDecl());
  }

  // --- What is not evaluated, or must stay constant, is not entered. ---

  bool TraverseTypeLoc(TypeLoc) { return true; }
  bool TraverseType(QualType) { return true; }
  bool TraverseAttr(Attr *) { return true; }
  bool TraverseEnumDecl(EnumDecl *) { return true; }
  bool TraverseRecordDecl(RecordDecl *) { return true; }
  bool TraverseTypedefDecl(TypedefDecl *) { return true; }
  bool TraverseStaticAssertDecl(StaticAssertDecl *) { return true; }
  bool TraverseOffsetOfExpr(OffsetOfExpr *) { return true; }
  bool TraverseUnaryExprOrTypeTraitExpr(UnaryExprOrTypeTraitExpr *) {
    return true;
  }
  bool TraverseGenericSelectionExpr(GenericSelectionExpr *E) {
    return TraverseStmt(E->getResultExpr());
  }
  bool TraverseChooseExpr(ChooseExpr *E) {
    return TraverseStmt(E->getChosenSubExpr());
  }
  bool TraverseDesignatedInitExpr(DesignatedInitExpr *E) {
    return TraverseStmt(E->getInit());
  }
  bool TraverseInitListExpr(InitListExpr *E) {
    // The written form; the other one repeats its parts.
    InitListExpr *Written = E->getSyntacticForm() ? E->getSyntacticForm() : E;
    for (Stmt *Child : Written->children())
      if (Child)
        TraverseStmt(Child);
    return true;
  }
  bool TraverseCallExpr(CallExpr *E) {
    if (unsigned Builtin = E->getBuiltinCallee())
      if (Context.BuiltinInfo.isUnevaluated(Builtin) ||
          Builtin == Builtin::BI__builtin_constant_p ||
          Builtin == Builtin::BI__builtin_object_size ||
          Builtin == Builtin::BI__builtin_dynamic_object_size ||
          Builtin == Builtin::BI__builtin_classify_type)
        return true;
    return Base::TraverseCallExpr(E);
  }
  bool TraverseVarDecl(VarDecl *D) {
    return D->hasGlobalStorage() || !D->getInit() || TraverseStmt(D->getInit());
  }
  bool TraverseFunctionDecl(FunctionDecl *D) {
    if (!D->doesThisDeclarationHaveABody() ||
        Where.inSystemHeader(D->getLocation()))
      return true;
    Function = D->getNameAsString();
    if (What.Function) {
      Plan.beginSite();
      insertInBlock(cast<CompoundStmt>(D->getBody()),
                    addBranch(BranchKind::Function, D->getLocation()));
    }
    return TraverseStmt(D->getBody());
  }
  bool TraverseCaseStmt(CaseStmt *S) {
    VisitSwitchCase(S);
    // A row of labels is nested in the AST, and may be thousands long.
    Stmt *Sub = S->getSubStmt();
    for (; auto *Next = dyn_cast_or_null<CaseStmt>(Sub);
         Sub = Next->getSubStmt())
      VisitSwitchCase(Next);
    return TraverseStmt(Sub);
  }

  // --- Branches ---

  bool VisitIfStmt(IfStmt *S) {
    Plan.beginSite();
    if (!What.If)
      return brace(S->getThen()) && (!S->getElse() || brace(S->getElse()));
    body(S->getThen(), BranchKind::Then, S->getThen()->getBeginLoc());
    if (S->getElse()) {
      // A site of its own: `else if` must open after the then part closed.
      Plan.beginSite();
      body(S->getElse(), BranchKind::Else, S->getElse()->getBeginLoc());
    } else {
      unsigned Id = addBranch(BranchKind::Else, S->getIfLoc());
      if (std::optional<size_t> End = Where.endOfStatement(S->getThen()))
        Plan.close({.Offset = *End,
                    .Before = " else { ",
                    .After = "; }",
                    .Bump = Id,
                    .NeededBy = {Id}});
    }
    return true;
  }

  bool VisitWhileStmt(WhileStmt *S) {
    return loop(S->getBody(), BranchKind::While, S->getWhileLoc());
  }
  bool VisitForStmt(ForStmt *S) {
    return loop(S->getBody(), BranchKind::For, S->getForLoc());
  }
  bool VisitDoStmt(DoStmt *S) {
    return loop(S->getBody(), BranchKind::Do, S->getDoLoc());
  }

  bool VisitSwitchStmt(SwitchStmt *S) {
    Plan.beginSite();
    return brace(S->getBody());
  }

  bool VisitSwitchCase(SwitchCase *S) {
    if (!What.Switch)
      return true;
    Plan.beginSite();
    insertAfter(
        S->getColonLoc(),
        addBranch(isa<DefaultStmt>(S) ? BranchKind::Default : BranchKind::Case,
                  S->getKeywordLoc()));
    return true;
  }

  bool VisitLabelStmt(LabelStmt *S) {
    if (!What.Label || !Jumps.Labels.count(S->getDecl()))
      return true;
    std::optional<size_t> Colon = Where.afterColon(S->getIdentLoc());
    if (!Colon || Where.isFollowedBy(*Colon, "__attribute__") ||
        Where.isFollowedBy(*Colon, "__attribute"))
      return uncounted(S->getIdentLoc(), "label with attributes");
    Plan.beginSite();
    insertStatement(*Colon, addBranch(BranchKind::Label, S->getIdentLoc()));
    return true;
  }

  bool VisitConditionalOperator(ConditionalOperator *E) {
    if (!What.Conditional)
      return true;
    if (isConstant(E->getCond()))
      return uncounted(E->getQuestionLoc(), "?: with a constant condition");
    Plan.beginSite();
    size_t End = Where.endOfExpression(E->getCond());
    unsigned Yes =
        addBranch(BranchKind::Conditional, E->getLHS()->getBeginLoc());
    unsigned No =
        addBranch(BranchKind::Alternative, E->getRHS()->getBeginLoc());
    std::vector<unsigned> Both = {Yes, No};
    Plan.open({.Offset = Where.begin(E->getCond()),
               .Before = "((",
               .NeededBy = Both});
    closeDecision(End, ")", Yes, No, ")");
    return true;
  }

  bool VisitBinaryConditionalOperator(BinaryConditionalOperator *E) {
    if (!What.Conditional)
      return true;
    const Expr *Common = E->getCommon();
    if (isConstant(Common))
      return uncounted(E->getQuestionLoc(), "?: with a constant condition");
    std::string Copy = Where.textOf(Common);
    // The copy must not define labels or count anything a second time.
    if (Common->getType()->isVariablyModifiedType())
      return uncounted(E->getQuestionLoc(), "?: of a variable array type");
    if (Copy.find('{') != std::string::npos)
      return uncounted(E->getQuestionLoc(), "?: with a block in its condition");
    Plan.beginSite();
    unsigned Yes = addBranch(BranchKind::Conditional, Common->getBeginLoc());
    unsigned No =
        addBranch(BranchKind::Alternative, E->getFalseExpr()->getBeginLoc());
    std::vector<unsigned> Both = {Yes, No};
    if (!Common->HasSideEffects(Context)) {
      Plan.open({.Offset = Where.begin(E),
                 .Before = "((" + Copy + ") ? (",
                 .NeededBy = Both});
      Plan.open({.Offset = Where.begin(E),
                 .Before = "",
                 .After = ", ",
                 .Bump = Yes,
                 .NeededBy = {Yes}});
      Plan.open(
          {.Offset = Where.begin(E), .Before = "1) : (", .NeededBy = Both});
      Plan.open({.Offset = Where.begin(E),
                 .Before = "",
                 .After = ", ",
                 .Bump = No,
                 .NeededBy = {No}});
      Plan.open({.Offset = Where.begin(E), .Before = "0), ", .NeededBy = Both});
      Plan.close({.Offset = Where.endOfExpression(E),
                  .Before = ")",
                  .NeededBy = Both});
      return true;
    }
    std::string Temp = Into.Prefix + "t" + std::to_string(Yes);
    // `(0, x)` has the type of x's value: no array, bit-field or qualifier.
    Plan.open({.Offset = Where.begin(Common),
               .Before = "__extension__ ({ __typeof__((0, " + Copy + ")) " +
                         Temp + " = (",
               .NeededBy = Both});
    closeDecision(Where.endOfExpression(Common), "); " + Temp, Yes, No,
                  "; " + Temp + "; })");
    return true;
  }

  /// Not empty: the edits would change the program.
  std::string Problem;

  bool VisitBinaryOperator(BinaryOperator *E) {
    if (!What.Logical || !E->isLogicalOp() || isConstant(E->getLHS()))
      return true;
    Plan.beginSite();
    unsigned Id = addBranch(E->getOpcode() == BO_LAnd ? BranchKind::AndRight
                                                      : BranchKind::OrRight,
                            E->getRHS()->getBeginLoc());
    Plan.open({.Offset = Where.begin(E->getRHS()),
               .Before = "(",
               .After = ", (",
               .Bump = Id,
               .NeededBy = {Id}});
    Plan.close({.Offset = Where.endOfExpression(E->getRHS()),
                .Before = "))",
                .NeededBy = {Id}});
    return true;
  }

private:
  ASTContext &Context;
  Positions Where;
  const Points &What;
  EditPlan &Plan;
  CountedProgram &Into;
  JumpTargets Jumps;
  std::string Function;

  unsigned addBranch(BranchKind Kind, SourceLocation Loc) {
    PresumedLoc Place = Where.presumed(Loc);
    auto Id = static_cast<unsigned>(Into.Branches.size()) + 1;
    Into.Branches.push_back(
        {Id, Kind, Function, Place.getLine(), Place.getColumn()});
    return Id;
  }

  bool uncounted(SourceLocation Loc, const std::string &Why) {
    PresumedLoc Place = Where.presumed(Loc);
    Into.Uncounted.push_back(std::to_string(Place.getLine()) + ":" +
                             std::to_string(Place.getColumn()) + ": " + Why);
    return true;
  }

  bool isConstant(const Expr *E) const {
    Expr::EvalResult Result;
    return !E->isValueDependent() && E->EvaluateAsRValue(Result, Context) &&
           !Result.HasSideEffects;
  }

  /// Puts braces around a statement that has none, and its count, if it has
  /// one, after the opening brace. Labels inside rely on these braces.
  bool brace(const Stmt *S, std::optional<unsigned> Id = std::nullopt) {
    if (isa<CompoundStmt>(S))
      return true;
    std::optional<size_t> End = Where.endOfStatement(S);
    if (!End) {
      PresumedLoc Place = Where.presumed(S->getBeginLoc());
      Problem = std::to_string(Place.getLine()) + ":" +
                std::to_string(Place.getColumn()) +
                ": the end of this statement was not found";
      return true;
    }
    size_t Opening = Where.openingOf(S);
    Plan.open({.Offset = Opening, .Before = "{ "});
    if (Id)
      Plan.open({.Offset = Opening,
                 .Before = "",
                 .After = "; ",
                 .Bump = *Id,
                 .NeededBy = {*Id}});
    if (Where.isDirective(Opening)) // It needs a line of its own.
      Plan.open({.Offset = Opening, .Before = "\n"});
    Plan.close({.Offset = *End, .Before = " }"});
    return true;
  }

  /// Counts the statement under an if or a loop.
  void body(const Stmt *S, BranchKind Kind, SourceLocation Loc) {
    unsigned Id = addBranch(Kind, Loc);
    if (const auto *Block = dyn_cast<CompoundStmt>(S))
      insertInBlock(Block, Id);
    else
      brace(S, Id);
  }

  bool loop(const Stmt *Body, BranchKind Kind, SourceLocation Loc) {
    Plan.beginSite();
    if (!What.Loop)
      return brace(Body);
    body(Body, Kind, Loc);
    return true;
  }

  void insertInBlock(const CompoundStmt *Block, unsigned Id) {
    insertStatement(Where.startOfBlock(Block), Id);
  }

  void insertAfter(SourceLocation Token, unsigned Id) {
    insertStatement(Where.afterToken(Token), Id);
  }

  void insertStatement(size_t Offset, unsigned Id) {
    // Closing: it belongs to the token before it, whatever opens after it.
    Plan.close({.Offset = Offset,
                .Before = " ",
                .After = ";",
                .Bump = Id,
                .NeededBy = {Id}});
  }

  /// `HEAD ? (++yes, 1) : (++no, 0)TAIL`, at the end of a condition.
  void closeDecision(size_t Offset, const std::string &Head, unsigned Yes,
                     unsigned No, const std::string &Tail) {
    std::vector<unsigned> Both = {Yes, No};
    Plan.close({.Offset = Offset, .Before = Head + " ? (", .NeededBy = Both});
    Plan.close({.Offset = Offset,
                .Before = "",
                .After = ", ",
                .Bump = Yes,
                .NeededBy = {Yes}});
    Plan.close({.Offset = Offset, .Before = "1) : (", .NeededBy = Both});
    Plan.close({.Offset = Offset,
                .Before = "",
                .After = ", ",
                .Bump = No,
                .NeededBy = {No}});
    Plan.close({.Offset = Offset, .Before = "0)" + Tail, .NeededBy = Both});
  }
};

std::string freePrefix(ASTContext &Context) {
  for (unsigned Try = 1;; ++Try) {
    std::string Prefix = "mcfuzz" + (Try == 1 ? "" : std::to_string(Try)) + "_";
    if (std::none_of(Context.Idents.begin(), Context.Idents.end(),
                     [&](const auto &Entry) {
                       return Entry.getKey().substr(0, Prefix.size()) == Prefix;
                     }))
      return Prefix;
  }
}

} // namespace

std::string planEdits(ASTContext &Context, const Points &What,
                      CountedProgram &Into) {
  Into.Prefix = freePrefix(Context);
  EditPlan Plan;
  Positions Where(Context);
  SiteVisitor Sites(Context, What, Plan, Into);
  Sites.TraverseDecl(Context.getTranslationUnitDecl());

  declareLibraryFunctions(Context, Plan);
  std::string Problem = redirectEnds(Context, Where, Plan, Into);
  if (Problem.empty())
    Problem = Sites.Problem;
  Into.Edits = Plan.sorted();
  collectFeatures(Context, Where, Into);
  Into.Vocabulary = vocabularyOf(Context, Where);
  Into.ConvertsPointers = convertsPointers(Into.Vocabulary);
  // These two change the AST, which nobody needs after this.
  for (Decl *D : Context.getTranslationUnitDecl()->decls()) {
    Into.UnionStores += fillUnionStores(Context, D, /*Apply=*/false);
    Into.UnorderedPlaces += reverseEvaluationOrder(Context, D, /*Apply=*/false);
  }
  return Problem;
}

} // namespace mcfuzz
