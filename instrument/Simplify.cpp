//===- Simplify.cpp - pieces that a program could do without --------------===//
//
//   a declaration, a statement, a field, an element   nothing
//   if (c) s; else t;                                 s; or t; or if (c) s;
//   a loop, a switch, a label                         its body
//   a + b, c ? a : b, f(a), (T)a, {a}                 a or b
//   any number                                        0 or 1
//
// A reducer tries them one by one; whether the result is still of interest is
// for its test to say, so nothing here needs to be careful.
//
//===----------------------------------------------------------------------===//

#include "instrument/Simplify.h"

#include "instrument/ParseC.h"
#include "instrument/Positions.h"

#include "clang/AST/RecursiveASTVisitor.h"

#include <set>

using namespace clang;

namespace mcfuzz {
namespace {

class Collector : public RecursiveASTVisitor<Collector> {
public:
  Collector(const std::string &Text, ASTContext &Context)
      : Text(Text), Context(Context), Where(Context) {}

  std::vector<Simplification> Found;

  bool VisitDecl(Decl *D) {
    if (isa<TranslationUnitDecl, ParmVarDecl>(D) || D->isImplicit() ||
        D->getBeginLoc().isInvalid())
      return true;
    auto *Function = dyn_cast<FunctionDecl>(D);
    size_t Begin = Where.offset(D->getBeginLoc());
    size_t End = Where.afterToken(D->getEndLoc());
    if (isa<EnumConstantDecl>(D)) {
      remove(Begin, afterComma(End));
      return true;
    }
    if (!(Function && Function->doesThisDeclarationHaveABody()))
      End = Text.find(';', End) == std::string::npos ? Text.size()
                                                     : Text.find(';', End) + 1;
    if (isa<FieldDecl>(D) || D->getDeclContext()->isFileContext())
      remove(Begin, End);
    if (auto *Variable = dyn_cast<VarDecl>(D); Variable && Variable->hasInit())
      if (size_t Sign = Text.rfind('=', begin(Variable->getInit()));
          Sign != std::string::npos && Sign > Begin)
        remove(Sign, end(Variable->getInit()));
    return true;
  }

  bool VisitCompoundStmt(CompoundStmt *S) {
    for (Stmt *Part : S->body()) {
      removeStatement(Part, "");
      if (auto *Inner = dyn_cast<CompoundStmt>(Part))
        replace(begin(Inner), Where.afterToken(Inner->getEndLoc()),
                slice(begin(Inner) + 1, Where.offset(Inner->getEndLoc())));
    }
    return true;
  }

  bool VisitIfStmt(IfStmt *S) {
    becomes(S, S->getThen());
    if (S->getElse()) {
      becomes(S, S->getElse());
      remove(Where.offset(S->getElseLoc()), endOf(S->getElse()));
    }
    return true;
  }
  bool VisitWhileStmt(WhileStmt *S) { return becomes(S, S->getBody()); }
  bool VisitForStmt(ForStmt *S) {
    for (Stmt *Part : {S->getInit(), static_cast<Stmt *>(S->getInc())})
      if (auto *E = dyn_cast_or_null<Expr>(Part))
        remove(begin(E), end(E));
    return becomes(S, S->getBody());
  }
  bool VisitDoStmt(DoStmt *S) { return becomes(S, S->getBody()); }
  bool VisitSwitchStmt(SwitchStmt *S) { return becomes(S, S->getBody()); }
  bool VisitSwitchCase(SwitchCase *S) { return becomes(S, S->getSubStmt()); }
  bool VisitLabelStmt(LabelStmt *S) { return becomes(S, S->getSubStmt()); }
  bool VisitReturnStmt(ReturnStmt *S) {
    if (S->getRetValue())
      remove(begin(S->getRetValue()), end(S->getRetValue()));
    return true;
  }

  bool VisitExpr(Expr *E) {
    if (isa<ImplicitCastExpr, InitListExpr, StringLiteral>(E))
      return true;
    for (Stmt *Part : E->children())
      if (auto *Inner = dyn_cast_or_null<Expr>(Part);
          Inner && !isa<InitListExpr>(Inner))
        replaceByPart(E, Inner);
    if (E->getType()->isArithmeticType())
      for (const char *Number : {"0", "1"})
        replace(begin(E), end(E), Number);
    return true;
  }
  bool VisitCallExpr(CallExpr *E) {
    for (Expr *Argument : E->arguments())
      remove(begin(Argument), afterComma(end(Argument)));
    return true;
  }
  bool VisitInitListExpr(InitListExpr *E) {
    if (auto *Written = E->getSyntacticForm())
      E = Written;
    for (Expr *Element : E->inits())
      if (Element->getBeginLoc().isValid())
        remove(begin(Element), afterComma(end(Element)));
    return true;
  }

private:
  const std::string &Text;
  ASTContext &Context;
  Positions Where;

  size_t begin(const Stmt *S) const { return Where.begin(S); }
  size_t end(const Expr *E) const { return Where.endOfExpression(E); }
  size_t endOf(const Stmt *S) const {
    return Where.endOfStatement(S).value_or(Where.afterToken(S->getEndLoc()));
  }
  std::string slice(size_t Begin, size_t End) const {
    return Begin < End ? Text.substr(Begin, End - Begin) : "";
  }
  size_t afterComma(size_t At) const {
    size_t Next = Text.find_first_not_of(" \t\n", At);
    return Next != std::string::npos && Text[Next] == ',' ? Next + 1 : At;
  }

  void replace(size_t Begin, size_t End, std::string Instead) {
    if (Begin < End && End <= Text.size() && Instead.size() < End - Begin)
      Found.push_back({Begin, End - Begin, std::move(Instead)});
  }
  void remove(size_t Begin, size_t End) { replace(Begin, End, ""); }
  void removeStatement(const Stmt *S, const char *Instead) {
    if (S->getBeginLoc().isValid())
      replace(begin(S), endOf(S), Instead);
  }
  /// The body goes, too.
  bool becomes(const Stmt *Whole, const Stmt *Part) {
    if (!Part)
      return true;
    replace(begin(Whole), endOf(Whole), slice(begin(Part), endOf(Part)));
    removeStatement(Part, ";");
    if (auto *Block = dyn_cast<CompoundStmt>(Part); Block && Block->size() == 1)
      replace(begin(Block), endOf(Block),
              slice(begin(Block->body_front()), endOf(Block->body_front())));
    return true;
  }
  void replaceByPart(const Expr *Whole, const Expr *Part) {
    if (Part->getBeginLoc().isValid())
      replace(begin(Whole), end(Whole), slice(begin(Part), end(Part)));
  }
};

} // namespace

std::vector<Simplification> simplificationsOf(const std::string &Text,
                                              DataModel Model) {
  std::vector<Simplification> Result;
  withAst(Text, Model, [&](ASTContext &Context) {
    Collector Visitor(Text, Context);
    Visitor.TraverseDecl(Context.getTranslationUnitDecl());
    Result = std::move(Visitor.Found);
    return std::string();
  });
  auto gain = [](const Simplification &S) { return S.Length - S.Instead.size(); };
  std::stable_sort(Result.begin(), Result.end(),
                   [&](const auto &A, const auto &B) { return gain(A) > gain(B); });
  return Result;
}

std::string simplified(const std::string &Text, const Simplification &By) {
  std::string Result = Text;
  return Result.replace(By.Begin, By.Length, By.Instead);
}

} // namespace mcfuzz
