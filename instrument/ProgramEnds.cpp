//===- ProgramEnds.cpp - every normal end passes through one function -----===//
//
// `main` becomes PREFIXmain, called by a new `main` that calls PREFIXend when
// it is back; `exit` becomes PREFIXexit, which calls PREFIXend and exits. So a
// `main` that calls itself ends the program only once, and the argument vector
// can be fixed.
//
//===----------------------------------------------------------------------===//

#include "instrument/ProgramEnds.h"

#include "clang/AST/RecursiveASTVisitor.h"

#include <map>
#include <set>

using namespace clang;

namespace mcfuzz {
namespace {

/// Finds every mention of `main` and `exit`, evaluated or not, and the
/// functions that are used but not defined.
class References : public RecursiveASTVisitor<References> {
public:
  explicit References(const Positions &Where) : Where(Where) {}

  std::set<SourceLocation> MainNames;
  std::map<SourceLocation, size_t> ExitNames;        ///< With their lengths.
  std::vector<const PredefinedExpr *> FunctionNames; ///< `__func__` and so on.
  std::set<std::string> External, Taken;
  const FunctionDecl *Main = nullptr;
  const FunctionDecl *Exit = nullptr;

  /// Functions that headers define do not count as the seed's. The place of a
  /// mention says nothing: a macro of a header expands in the seed's code.
  bool TraverseFunctionDecl(FunctionDecl *D) {
    bool Outer = InSystemFunction;
    InSystemFunction = D->doesThisDeclarationHaveABody() &&
                       Where.inSystemHeader(D->getLocation());
    bool Result = RecursiveASTVisitor::TraverseFunctionDecl(D);
    InSystemFunction = Outer;
    return Result;
  }

  bool VisitNamedDecl(NamedDecl *D) {
    if (D->getIdentifier() && D->getName() == "reach_error")
      Taken.insert("reach_error");
    return true;
  }

  bool VisitFunctionDecl(FunctionDecl *D) {
    if (D->getIdentifier() && D->getName() == "__assert_fail" &&
        (D->hasBody() || !isAssertFail(D)))
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
      if (!InSystemFunction)
        External.insert(Name);
      if (Name == "exit" || Name == "__builtin_exit") {
        ExitNames[E->getLocation()] = Name.size();
        Exit = D;
      }
    }
    return true;
  }

private:
  const Positions &Where;
  bool InSystemFunction = false;

  /// Declared as the C library declares it.
  static bool isAssertFail(const FunctionDecl *D) {
    if (!D->getReturnType()->isVoidType() || D->getNumParams() != 4)
      return false;
    for (unsigned I : {0u, 1u, 3u})
      if (!D->getParamDecl(I)->getType()->isPointerType() ||
          D->getParamDecl(I)
                  ->getType()
                  ->getPointeeType()
                  .getCanonicalType()
                  .getAsString() != "const char")
        return false;
    return D->getParamDecl(2)->getType()->isSpecificBuiltinType(
        BuiltinType::UInt);
  }

  static bool isMain(const FunctionDecl *D) {
    return D->getIdentifier() && D->getName() == "main" &&
           D->isExternallyVisible();
  }
};

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
    Plan.open(
        {.Offset = Where.offset(Loc), .Before = Prefix + "main", .Erase = 4});

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
    Plan.open(
        {.Offset = 0,
         .Before = "static const char " + Prefix + "func[] = \"main\";\n"});

  // Only the real main may fall off its end with status 0.
  const auto *Body = cast<CompoundStmt>(Main->getBody());
  if (!Returns->isVoidType() &&
      (Body->body_empty() || !isa<ReturnStmt>(Body->body_back())))
    Plan.open(
        {.Offset = Where.offset(Body->getRBracLoc()), .Before = "return 0; "});

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
  std::string Returns =
      Found.Exit->getReturnType()->isVoidType() ? "void" : "int";
  for (auto [Loc, Length] : Found.ExitNames)
    Plan.open({.Offset = Where.offset(Loc), .Before = Name, .Erase = Length});
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

std::string redirectEnds(ASTContext &Context, const Positions &Where,
                         EditPlan &Plan, CountedProgram &Into) {
  References Found(Where);
  Found.TraverseDecl(Context.getTranslationUnitDecl());
  Into.ExternalFunctions.assign(Found.External.begin(), Found.External.end());
  Into.TakenNames.assign(Found.Taken.begin(), Found.Taken.end());
  std::string Problem;
  Into.Epilogue = replaceMain(Found, Where, Plan, Into.Prefix, Problem);
  Into.Epilogue = replaceExit(Found, Where, Plan, Into.Prefix) + Into.Epilogue;
  return Problem;
}

} // namespace mcfuzz
