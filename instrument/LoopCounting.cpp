//===- LoopCounting.cpp - a program that tells how far its loops go -------===//
//
//   for (...) S       { l3 = 0; for (...) { tick(3, ++l3); S } }
//   goto L;           { tick(4, ++l4); goto L; }       if L stands before it
//   f() { ... }       f() { depth of f, one less when it is left;
//                           unsigned l3 = 0, l4 = 0; ... }
//
// A loop into which something may jump begins at 1, because the round that the
// jump begins has no tick.
//
// The counters are locals of their function, so that a function that calls
// itself cannot disturb those of its caller.
//
// CBMC does not begin anew where one loop is followed directly by another: it
// goes from the end of the first to the head of the second, which it takes for
// one more round. There `l3 = 0` is left out, so that all entries count
// together.
//
//===----------------------------------------------------------------------===//

#include "instrument/LoopCounting.h"

#include "instrument/EditPlan.h"
#include "instrument/ParseC.h"
#include "instrument/Positions.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/RecursiveASTVisitor.h"

#include <algorithm>
#include <map>
#include <set>

using namespace clang;

namespace mcfuzz {
namespace {

const std::string Prefix = "mcfuzzloop_";

class LoopVisitor : public RecursiveASTVisitor<LoopVisitor> {
  using Base = RecursiveASTVisitor<LoopVisitor>;

public:
  LoopVisitor(ASTContext &Context, EditPlan &Plan,
              std::vector<LoopBound> &Sites)
      : Where(Context), Plan(Plan), Sites(Sites) {}

  bool TraverseTypeLoc(TypeLoc) { return true; }
  bool TraverseUnaryExprOrTypeTraitExpr(UnaryExprOrTypeTraitExpr *) {
    return true;
  }
  bool TraverseGenericSelectionExpr(GenericSelectionExpr *E) {
    return TraverseStmt(E->getResultExpr());
  }

  bool TraverseFunctionDecl(FunctionDecl *D) {
    if (!D->doesThisDeclarationHaveABody() ||
        Where.inSystemHeader(D->getLocation()))
      return true;
    Function = D->getNameAsString();
    Locals.clear();
    size_t Depth = addSite(SourceLocation());
    Plan.beginSite();
    size_t Start = Where.startOfBlock(cast<CompoundStmt>(D->getBody()));
    TraverseStmt(D->getBody());
    std::string Text = " __attribute__((cleanup(" + Prefix +
                       "leave))) unsigned *" + Prefix + "depth = " + Prefix +
                       "enter(" + std::to_string(Depth) + ");";
    for (const auto &[Site, First] : Locals)
      Text += " unsigned " + local(Site) + " = " + First + ";";
    Plan.close({.Offset = Start, .Before = Text});
    return true;
  }

  bool VisitWhileStmt(WhileStmt *S) {
    return loop(S, S->getBody(), S->getWhileLoc());
  }
  bool VisitForStmt(ForStmt *S) {
    return loop(S, S->getBody(), S->getForLoc());
  }
  bool VisitDoStmt(DoStmt *S) { return loop(S, S->getBody(), S->getDoLoc()); }

  bool VisitCompoundStmt(CompoundStmt *Block) {
    const Stmt *Before = nullptr;
    for (const Stmt *S : Block->body()) {
      const Stmt *Loop = S;
      while (const auto *Label = dyn_cast<LabelStmt>(Loop))
        Loop = Label->getSubStmt();
      const auto *For = dyn_cast<ForStmt>(Loop);
      bool HasInit = For && For->getInit();
      if (isLoop(Loop) && !HasInit && Before && hasLoop(Before))
        Continued.insert(Loop);
      Before = S;
    }
    return true;
  }

  bool VisitIfStmt(IfStmt *S) {
    // `if (c) goto L;` is one jump for a checker, on the line of the if.
    for (const Stmt *Part : {S->getThen(), S->getElse()}) {
      if (const auto *Block = dyn_cast_or_null<CompoundStmt>(Part);
          Block && Block->size() == 1)
        Part = *Block->body_begin();
      if (const auto *Jump = dyn_cast_or_null<GotoStmt>(Part))
        backwardJump(Jump, S->getIfLoc());
    }
    return true;
  }
  bool VisitGotoStmt(GotoStmt *S) {
    backwardJump(S, S->getGotoLoc());
    return true;
  }

private:
  Positions Where;
  EditPlan &Plan;
  std::vector<LoopBound> &Sites;
  std::string Function;
  std::map<size_t, std::string> Locals; ///< With their first value.
  /// Loops that are entered from the end of another one.
  std::set<const Stmt *> Continued;

  static bool isLoop(const Stmt *S) {
    return isa<WhileStmt, ForStmt, DoStmt>(S);
  }
  static bool hasLoop(const Stmt *S) {
    if (!S)
      return false;
    if (isLoop(S) || isa<GotoStmt>(S))
      return true;
    return std::any_of(S->child_begin(), S->child_end(), hasLoop);
  }

  /// A label, or a case of a switch around it.
  static bool hasTarget(const Stmt *S) {
    if (!S || isa<SwitchStmt>(S))
      return S && hasLabel(S);
    return isa<LabelStmt, SwitchCase>(S) ||
           std::any_of(S->child_begin(), S->child_end(), hasTarget);
  }
  static bool hasLabel(const Stmt *S) {
    return S && (isa<LabelStmt>(S) ||
                 std::any_of(S->child_begin(), S->child_end(), hasLabel));
  }

  static std::string local(size_t Site) {
    return Prefix + "l" + std::to_string(Site);
  }
  static std::string tick(size_t Site) {
    return Prefix + "tick(" + std::to_string(Site) + ", ++" + local(Site) +
           "); ";
  }

  size_t addSite(SourceLocation Loc) {
    Sites.push_back(
        {Function, Loc.isValid() ? Where.presumed(Loc).getLine() : 0, 0});
    return Sites.size() - 1;
  }

  /// A loop whose parts are not found stays as it is, without a bound.
  bool loop(const Stmt *Whole, const Stmt *Body, SourceLocation Keyword) {
    std::optional<size_t> End = Where.endOfStatement(Whole);
    std::optional<size_t> BodyEnd = Where.endOfStatement(Body);
    if (!End || !BodyEnd)
      return true;
    size_t Site = addSite(Keyword);
    Locals[Site] = hasTarget(Body) ? "1" : "0";
    Plan.beginSite();
    open(Where.openingOf(Whole),
         Continued.count(Whole)
             ? "{ "
             : "{ " + local(Site) + " = " + Locals[Site] + "; ");
    Plan.close({.Offset = *End, .Before = " }"});
    open(Where.openingOf(Body), "{ " + tick(Site));
    Plan.close({.Offset = *BodyEnd, .Before = " }"});
    return true;
  }

  void backwardJump(const GotoStmt *S, SourceLocation Place) {
    std::optional<size_t> End = Where.endOfStatement(S);
    if (!End || !S->getLabel()->getStmt() ||
        Where.begin(S->getLabel()->getStmt()) > Where.begin(S))
      return;
    size_t Site = addSite(Place);
    Locals[Site] = "0";
    Plan.beginSite();
    open(Where.openingOf(S), "{ " + tick(Site));
    Plan.close({.Offset = *End, .Before = " }"});
  }

  void open(size_t Offset, const std::string &Text) {
    Plan.open({.Offset = Offset, .Before = Text});
    if (Where.isDirective(Offset)) // It needs a line of its own.
      Plan.open({.Offset = Offset, .Before = "\n"});
  }
};

/// Opens and maps the file, with system calls of its own: the program may
/// define `open` or `mmap`.
std::string mapFile(DataModel Model, const std::string &MostPath) {
  const std::string Call = Prefix + "call";
  if (Model == DataModel::LP64)
    return "static long " + Call +
           "(long n, long a, long b, long c, long d, long e) {\n"
           "  long r;\n"
           "  register long r10 __asm__(\"r10\") = d, r8 __asm__(\"r8\") = e, "
           "r9 __asm__(\"r9\") = 0;\n"
           "  __asm__ volatile(\"syscall\" : \"=a\"(r) : \"a\"(n), \"D\"(a), "
           "\"S\"(b), \"d\"(c), \"r\"(r10), \"r\"(r8), \"r\"(r9) : \"rcx\", "
           "\"r11\", \"memory\");\n"
           "  return r;\n}\n"
           "static long " +
           Prefix +
           "map(unsigned size) {\n"
           "  return " +
           Call + "(9, 0, size, 3, 1, " + Call + "(2, (long)\"" + MostPath +
           "\", 2, 0, 0, 0));\n}\n";
  return "static long " + Call +
         "(long n, long a, long b) {\n"
         "  long r;\n"
         "  __asm__ volatile(\"int $0x80\" : \"=a\"(r) : \"a\"(n), \"b\"(a), "
         "\"c\"(b) : \"memory\");\n"
         "  return r;\n}\n"
         "static long " +
         Prefix +
         "map(unsigned size) {\n"
         "  long how[6] = {0, (long)size, 3, 1, " +
         Call + "(5, (long)\"" + MostPath +
         "\", 2), 0};\n"
         "  return " +
         Call + "(90, (long)how, 0);\n}\n";
}

/// What stands before the program.
std::string head(size_t Sites, DataModel Model, const std::string &MostPath) {
  std::string N = std::to_string(Sites);
  std::string Most = Prefix + "most", Now = Prefix + "now";
  return mapFile(Model, MostPath) + "static unsigned " + Prefix + "none[" + N +
         "], " + Now + "[" + N + "], *" + Most + " = " + Prefix +
         "none;\n"
         "__attribute__((constructor(101))) static void " +
         Prefix +
         "begin(void) {\n"
         "  long place = " +
         Prefix + "map(" + std::to_string(Sites * sizeof(uint32_t)) +
         ");\n"
         "  if (place > 0 || place < -4095)\n"
         "    " +
         Most +
         " = (unsigned *)place;\n}\n"
         "static void " +
         Prefix + "tick(unsigned i, unsigned n) { if (n > " + Most + "[i]) " +
         Most +
         "[i] = n; }\n"
         "static unsigned *" +
         Prefix + "enter(unsigned i) { " + Prefix + "tick(i, ++" + Now +
         "[i]); return " + Now +
         " + i; }\n"
         "static void " +
         Prefix + "leave(unsigned **now) { --**now; }\n";
}

} // namespace

LoopCounter countLoops(const std::string &Task, DataModel Model,
                       const std::string &MostPath) {
  LoopCounter Result;
  EditPlan Plan;
  Result.Problem = withAst(Task, Model, [&](ASTContext &Context) {
    LoopVisitor(Context, Plan, Result.Sites)
        .TraverseDecl(Context.getTranslationUnitDecl());
    return std::string();
  });
  if (!Result.Problem.empty())
    return Result;
  Result.Code = head(Result.Sites.size(), Model, MostPath);
  size_t Done = 0;
  for (const Edit &E : Plan.sorted()) {
    Result.Code.append(Task, Done, E.Offset - Done);
    Result.Code += E.Before;
    Done = E.Offset;
  }
  Result.Code.append(Task, Done);
  return Result;
}

} // namespace mcfuzz
