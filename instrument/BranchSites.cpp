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
// Every normal end of the program passes through PREFIXend: `main` becomes
// PREFIXmain, called by a new `main`, and `exit` becomes PREFIXexit.
//
//===----------------------------------------------------------------------===//

#include "instrument/BranchSites.h"

#include "instrument/EditPlan.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "clang/Basic/Builtins.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Lex/Lexer.h"

#include <algorithm>
#include <set>

using namespace clang;

namespace mcfuzz {
namespace {

/// Text positions of AST nodes. The input is preprocessed, so there are no
/// macros and each node is one range of one file.
class Positions {
public:
  explicit Positions(ASTContext &Context)
      : SM(Context.getSourceManager()), LO(Context.getLangOpts()) {}

  size_t offset(SourceLocation Loc) const { return SM.getFileOffset(Loc); }
  size_t begin(const Stmt *S) const { return offset(S->getBeginLoc()); }

  /// Just after the last token of an expression.
  size_t endOfExpression(const Expr *E) const {
    return afterToken(E->getEndLoc());
  }

  size_t afterToken(SourceLocation Loc) const {
    return offset(Lexer::getLocForEndOfToken(Loc, 0, SM, LO));
  }

  /// Just after a statement, its semicolon included; none if that is not where
  /// it should be.
  std::optional<size_t> endOfStatement(const Stmt *S) const {
    if (const auto *If = dyn_cast<IfStmt>(S))
      return endOfStatement(If->getElse() ? If->getElse() : If->getThen());
    if (const auto *While = dyn_cast<WhileStmt>(S))
      return endOfStatement(While->getBody());
    if (const auto *For = dyn_cast<ForStmt>(S))
      return endOfStatement(For->getBody());
    if (const auto *Switch = dyn_cast<SwitchStmt>(S))
      return endOfStatement(Switch->getBody());
    if (const auto *Case = dyn_cast<SwitchCase>(S))
      return endOfStatement(Case->getSubStmt());
    if (const auto *Label = dyn_cast<LabelStmt>(S))
      return endOfStatement(Label->getSubStmt());
    if (const auto *Attributed = dyn_cast<AttributedStmt>(S))
      return endOfStatement(Attributed->getSubStmt());
    if (isa<CompoundStmt, NullStmt, DeclStmt>(S))
      return afterToken(S->getEndLoc());
    auto Next =
        Lexer::findNextToken(S->getEndLoc(), SM, LO);
    if (!Next || !Next->is(tok::semi))
      return std::nullopt;
    return afterToken(Next->getLocation());
  }

  /// The token after the one at Loc is spelt like this.
  bool isFollowedBy(SourceLocation Loc, StringRef Spelling) const {
    auto Next = Lexer::findNextToken(Loc, SM, LO);
    return Next && Lexer::getSpelling(*Next, SM, LO) == Spelling;
  }

  std::optional<SourceLocation> colonAfter(SourceLocation Loc) const {
    auto Next = Lexer::findNextToken(Loc, SM, LO);
    if (!Next || !Next->is(tok::colon))
      return std::nullopt;
    return Next->getLocation();
  }

  /// The source text of an expression on one line, without line markers.
  std::string textOf(const Expr *E) const {
    StringRef Buffer = SM.getBufferData(SM.getMainFileID());
    StringRef Raw = Buffer.slice(begin(E), endOfExpression(E));
    std::string Text;
    while (!Raw.empty()) {
      auto [Line, Rest] = Raw.split('\n');
      if (Line.substr(0, 2) != "# ")
        Text += (Text.empty() ? "" : " ") + Line.str();
      Raw = Rest;
    }
    return Text;
  }

  PresumedLoc presumed(SourceLocation Loc) const {
    return SM.getPresumedLoc(Loc);
  }
  bool inSystemHeader(SourceLocation Loc) const {
    return SM.isInSystemHeader(Loc);
  }

private:
  const SourceManager &SM;
  const LangOptions &LO;
};

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
    return D->hasGlobalStorage() || !D->getInit() ||
           TraverseStmt(D->getInit());
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
    return TraverseStmt(S->getSubStmt());
  }

  // --- Branches ---

  bool VisitIfStmt(IfStmt *S) {
    Plan.beginSite();
    if (!What.If)
      return brace(S->getThen()) && (!S->getElse() || brace(S->getElse()));
    if (!canBrace(S->getThen()) || (S->getElse() && !canBrace(S->getElse())))
      return uncounted(S->getIfLoc(), "if: end of statement not found");
    body(S->getThen(), BranchKind::Then, S->getThen()->getBeginLoc());
    if (S->getElse()) {
      // A site of its own: `else if` must open after the then part closed.
      Plan.beginSite();
      body(S->getElse(), BranchKind::Else, S->getElse()->getBeginLoc());
    } else {
      unsigned Id = addBranch(BranchKind::Else, S->getIfLoc());
      Plan.close({.Offset = *Where.endOfStatement(S->getThen()),
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
    insertAfter(S->getColonLoc(),
                addBranch(isa<DefaultStmt>(S) ? BranchKind::Default
                                              : BranchKind::Case,
                          S->getKeywordLoc()));
    return true;
  }

  bool VisitLabelStmt(LabelStmt *S) {
    if (!What.Label || !Jumps.Labels.count(S->getDecl()))
      return true;
    std::optional<SourceLocation> Colon = Where.colonAfter(S->getIdentLoc());
    if (!Colon || Where.isFollowedBy(*Colon, "__attribute__") ||
        Where.isFollowedBy(*Colon, "__attribute"))
      return uncounted(S->getIdentLoc(), "label with attributes");
    Plan.beginSite();
    insertAfter(*Colon, addBranch(BranchKind::Label, S->getIdentLoc()));
    return true;
  }

  bool VisitConditionalOperator(ConditionalOperator *E) {
    if (!What.Conditional)
      return true;
    if (isConstant(E->getCond()))
      return uncounted(E->getQuestionLoc(), "?: with a constant condition");
    Plan.beginSite();
    size_t End = Where.endOfExpression(E->getCond());
    unsigned Yes = addBranch(BranchKind::Conditional, E->getLHS()->getBeginLoc());
    unsigned No = addBranch(BranchKind::Alternative, E->getRHS()->getBeginLoc());
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
    if (Copy.find('{') != std::string::npos)
      return uncounted(E->getQuestionLoc(), "?: with a block in its condition");
    Plan.beginSite();
    unsigned Yes = addBranch(BranchKind::Conditional, Common->getBeginLoc());
    unsigned No = addBranch(BranchKind::Alternative,
                            E->getFalseExpr()->getBeginLoc());
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
      Plan.open({.Offset = Where.begin(E), .Before = "1) : (", .NeededBy = Both});
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

  bool canBrace(const Stmt *S) const {
    return Where.endOfStatement(S).has_value();
  }

  /// Puts braces around a statement that has none.
  bool brace(const Stmt *S) {
    if (isa<CompoundStmt>(S) || !canBrace(S))
      return true;
    Plan.open({.Offset = Where.begin(S), .Before = "{ "});
    Plan.close({.Offset = *Where.endOfStatement(S), .Before = " }"});
    return true;
  }

  /// Counts the statement under an if or a loop.
  void body(const Stmt *S, BranchKind Kind, SourceLocation Loc) {
    unsigned Id = addBranch(Kind, Loc);
    if (const auto *Block = dyn_cast<CompoundStmt>(S))
      return insertInBlock(Block, Id);
    brace(S);
    Plan.open({.Offset = Where.begin(S),
               .Before = "",
               .After = "; ",
               .Bump = Id,
               .NeededBy = {Id}});
  }

  bool loop(const Stmt *Body, BranchKind Kind, SourceLocation Loc) {
    Plan.beginSite();
    if (!What.Loop)
      return brace(Body);
    if (!canBrace(Body))
      return uncounted(Loc, "loop: end of body not found");
    body(Body, Kind, Loc);
    return true;
  }

  /// At the beginning of a block, but after `__label__` declarations, which
  /// must come first.
  void insertInBlock(const CompoundStmt *Block, unsigned Id) {
    size_t Offset = Where.afterToken(Block->getLBracLoc());
    for (const Stmt *S : Block->body()) {
      const auto *Declaration = dyn_cast<DeclStmt>(S);
      if (!Declaration || Declaration->decls().empty() ||
          !isa<LabelDecl>(*Declaration->decl_begin()))
        break;
      Offset = Where.afterToken(Declaration->getEndLoc());
    }
    insertStatement(Offset, Id);
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

/// Finds every mention of `main` and `exit`, evaluated or not, and the
/// functions that are used but not defined.
class References : public RecursiveASTVisitor<References> {
public:
  explicit References(const Positions &Where) : Where(Where) {}

  std::set<SourceLocation> MainNames, ExitNames;
  std::vector<const PredefinedExpr *> FunctionNames; ///< `__func__` and so on.
  std::set<std::string> External, Taken;
  const FunctionDecl *Main = nullptr;
  const FunctionDecl *Exit = nullptr;
  bool Assembly = false, Volatile = false;

  bool VisitAsmStmt(AsmStmt *) { return Assembly = true; }
  bool VisitFileScopeAsmDecl(FileScopeAsmDecl *) { return Assembly = true; }
  bool VisitValueDecl(ValueDecl *D) {
    Volatile |= D->getType().isVolatileQualified();
    return true;
  }

  bool VisitFunctionDecl(FunctionDecl *D) {
    if (D->getIdentifier() && D->getName() == "reach_error")
      Taken.insert("reach_error");
    if (D->getIdentifier() && D->getName() == "__assert_fail" && D->hasBody())
      Taken.insert("__assert_fail");
    if (!isMain(D))
      return true;
    MainNames.insert(D->getLocation());
    if (D->doesThisDeclarationHaveABody())
      Main = D;
    return true;
  }

  bool VisitPredefinedExpr(PredefinedExpr *E) {
    FunctionNames.push_back(E);
    return true;
  }

  bool VisitDeclRefExpr(DeclRefExpr *E) {
    const auto *D = dyn_cast<FunctionDecl>(E->getDecl());
    if (!D)
      return true;
    if (isMain(D)) {
      MainNames.insert(E->getLocation());
    } else if (!D->hasBody()) {
      std::string Name = D->getNameAsString();
      if (!Where.inSystemHeader(E->getLocation()))
        External.insert(Name);
      if (Name == "exit" || Name == "__builtin_exit") {
        ExitNames.insert(E->getLocation());
        Exit = D;
      }
    }
    return true;
  }

private:
  const Positions &Where;

  static bool isMain(const FunctionDecl *D) {
    return D->getIdentifier() && D->getName() == "main" &&
           D->isExternallyVisible();
  }
};

std::string freePrefix(ASTContext &Context) {
  for (unsigned Try = 1;; ++Try) {
    std::string Prefix =
        "mcfuzz" + (Try == 1 ? "" : std::to_string(Try)) + "_";
    if (std::none_of(Context.Idents.begin(), Context.Idents.end(),
                     [&](const auto &Entry) {
                       return Entry.getKey().substr(0, Prefix.size()) ==
                              Prefix;
                     }))
      return Prefix;
  }
}

/// Redirects `main`; returns the text of the new one, or sets Problem.
std::string replaceMain(const References &Found, const Positions &Where,
                        EditPlan &Plan, const std::string &Prefix,
                        std::string &Problem) {
  const FunctionDecl *Main = Found.Main;
  if (!Main) {
    Problem = "no definition of main";
    return {};
  }
  QualType Returns = Main->getReturnType();
  if (!Returns->isVoidType() && !Returns->isIntegerType()) {
    Problem = "main returns " + Returns.getAsString();
    return {};
  }
  if (Main->getNumParams() > 3) {
    Problem = "main has more than three parameters";
    return {};
  }
  for (SourceLocation Loc : Found.MainNames)
    Plan.open({.Offset = Where.offset(Loc), .Before = Prefix + "main", .Erase = 4});

  // Inside main, `__func__` is still "main", an array of the same type.
  bool Named = false;
  for (const PredefinedExpr *E : Found.FunctionNames) {
    size_t Offset = Where.begin(E);
    if (Offset < Where.begin(Main->getBody()) ||
        Offset > Where.offset(Main->getBody()->getEndLoc()))
      continue;
    Named = true;
    Plan.open({.Offset = Offset,
               .Before = Prefix + "func",
               .Erase = Where.endOfExpression(E) - Offset});
  }
  if (Named)
    Plan.open({.Offset = 0,
               .Before = "static const char " + Prefix + "func[] = \"main\";\n"});

  // Only the real main may fall off its end with status 0.
  const auto *Body = cast<CompoundStmt>(Main->getBody());
  if (!Returns->isVoidType() &&
      (Body->body_empty() || !isa<ReturnStmt>(Body->body_back())))
    Plan.open({.Offset = Where.offset(Body->getRBracLoc()),
               .Before = "return 0; "});

  // One fixed argument vector closes the program: argc is 1, the environment
  // is empty.
  static const char *const Arguments[] = {"", "1", "1, argv",
                                          "1, argv, argv + 1"};
  std::string Call =
      Prefix + "main(" + Arguments[Main->getNumParams()] + ");\n";
  std::string Text = "int main(void) {\n";
  if (Main->getNumParams() > 1)
    Text += "  static char name[] = \"program\";\n"
            "  static char *argv[3] = {name, 0, 0};\n";
  if (Returns->isVoidType())
    return Text + "  " + Call + "  " + Prefix + "end();\n  return 0;\n}\n";
  return Text + "  int status = " + Call + "  " + Prefix +
         "end();\n  return status;\n}\n";
}

/// Redirects `exit`; returns the text of the new one.
std::string replaceExit(const References &Found, const Positions &Where,
                        EditPlan &Plan, const std::string &Prefix) {
  if (Found.ExitNames.empty())
    return {};
  std::string Name = Prefix + "exit";
  std::string Returns = Found.Exit->getReturnType()->isVoidType() ? "void" : "int";
  for (SourceLocation Loc : Found.ExitNames)
    Plan.open({.Offset = Where.offset(Loc),
               .Before = Name,
               .Erase = Found.Exit->getName().size()});
  Plan.open({.Offset = 0,
             .Before = Returns + " " + Name +
                       "(int) __attribute__((__noreturn__));\n"});
  // The seed's own declaration may be local to a block, or implicit.
  bool Declared = !Found.Exit->isImplicit() &&
                  Found.Exit->getLexicalDeclContext()->isTranslationUnit();
  return (Declared ? "" : "extern " + Returns + " exit(int);\n") + Returns +
         " " + Name + "(int status) {\n  " + Prefix +
         "end();\n  exit(status);\n}\n";
}

} // namespace

std::string planEdits(ASTContext &Context, const Points &What,
                      CountedProgram &Into) {
  Into.Prefix = freePrefix(Context);
  EditPlan Plan;
  Positions Where(Context);
  References Found(Where);
  Found.TraverseDecl(Context.getTranslationUnitDecl());
  std::string Problem;
  Into.Epilogue = replaceMain(Found, Where, Plan, Into.Prefix, Problem);
  if (!Problem.empty())
    return Problem;
  Into.Epilogue =
      replaceExit(Found, Where, Plan, Into.Prefix) + Into.Epilogue;
  Into.UsesAssembly = Found.Assembly;
  Into.UsesVolatile = Found.Volatile;
  Into.ExternalFunctions.assign(Found.External.begin(), Found.External.end());
  Into.TakenNames.assign(Found.Taken.begin(), Found.Taken.end());

  SiteVisitor Sites(Context, What, Plan, Into);
  Sites.TraverseDecl(Context.getTranslationUnitDecl());
  Into.Edits = Plan.sorted();
  return {};
}

} // namespace mcfuzz
