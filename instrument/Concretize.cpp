//===- Concretize.cpp - open verification tasks become closed seeds -------===//
//
//   extern int __VERIFIER_nondet_int(void);      the same
//   while (__VERIFIER_nondet_int()) ...          the same
//   if (x < 0) { reach_error(); abort(); }       if (x < 0) { ((void)0);
//   abort(); }
//                                                int __VERIFIER_nondet_int() {
//                                                  static const int values[16]
//                                                  = {...};
//
// The functions stay functions, each with a list of values that it goes through
// again and again: a constant in place of each call would make `while
// (nondet())` endless or dead.
//
//===----------------------------------------------------------------------===//

#include "instrument/Concretize.h"

#include "core/Rng.h"
#include "instrument/LineMarkers.h"
#include "instrument/ParseC.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Lex/Lexer.h"

#include <map>
#include <set>

using namespace clang;

namespace mcfuzz {
namespace {

constexpr unsigned ValuesPerFunction = 16;

/// A stretch of the text and what stands there instead.
using Replacements = std::map<size_t, std::pair<size_t, std::string>>;

bool isErrorName(StringRef Name) {
  return Name == "reach_error" || Name == "__VERIFIER_error";
}

class Finder : public RecursiveASTVisitor<Finder> {
public:
  Finder(ASTContext &Context)
      : SM(Context.getSourceManager()), LO(Context.getLangOpts()) {}

  Replacements Changes;
  std::map<std::string, const FunctionDecl *> Nondet;
  bool UsesAssume = false;

  bool VisitFunctionDecl(FunctionDecl *D) {
    if (D->getIdentifier() && isErrorName(D->getName()) && !D->isImplicit())
      remove(D->getBeginLoc(), D->getEndLoc(), "",
             /*Semicolon=*/!D->doesThisDeclarationHaveABody());
    return true;
  }

  bool VisitCallExpr(CallExpr *E) {
    const FunctionDecl *D = E->getDirectCallee();
    if (D && D->getIdentifier() && isErrorName(D->getName()))
      remove(E->getBeginLoc(), E->getEndLoc(), "((void)0)", false);
    return true;
  }

  bool VisitDeclRefExpr(DeclRefExpr *E) {
    const auto *D = dyn_cast<FunctionDecl>(E->getDecl());
    if (!D || D->hasBody())
      return true;
    std::string Name = D->getNameAsString();
    if (Name.rfind("__VERIFIER_nondet", 0) == 0)
      Nondet[Name] = D;
    UsesAssume |= Name == "__VERIFIER_assume";
    return true;
  }

private:
  const SourceManager &SM;
  const LangOptions &LO;

  void remove(SourceLocation From, SourceLocation To, std::string Instead,
              bool Semicolon) {
    SourceLocation End = Lexer::getLocForEndOfToken(To, 0, SM, LO);
    if (Semicolon)
      if (auto Next = Lexer::findNextToken(To, SM, LO);
          Next && Next->is(tok::semi))
        End = Lexer::getLocForEndOfToken(Next->getLocation(), 0, SM, LO);
    size_t Start = SM.getFileOffset(From);
    Changes[Start] = {SM.getFileOffset(End) - Start, std::move(Instead)};
  }
};

/// One value of a type, as C text; empty if the type has none we can write.
/// Half of the integers are small: programs compare with small numbers.
std::string randomValue(QualType Type, ASTContext &Context, Rng &Random) {
  if (Type->isBooleanType())
    return std::to_string(Random.below(2));
  if (Type->isPointerType())
    return "0";
  if (Type->isRealFloatingType()) {
    // Exact in binary, so that every compiler reads the same value.
    auto Eighths = static_cast<int64_t>(Random.below(4001)) - 2000;
    return std::to_string(Eighths) + ".0 / 8";
  }
  if (!Type->isIntegerType())
    return {};
  uint64_t Bits = Context.getTypeSize(Type);
  bool Signed = Type->isSignedIntegerType();
  if (Random.below(2) == 0) {
    auto Small = static_cast<int>(Random.below(21)) - (Signed ? 10 : 0);
    return std::to_string(Small);
  }
  uint64_t Value = Random.next();
  if (Bits < 64)
    Value &= (uint64_t(1) << Bits) - 1;
  if (!Signed)
    return std::to_string(Value) + "ull";
  // Without the sign bit, then with a sign: never the smallest number, which
  // has no literal.
  Value &= (uint64_t(1) << (std::min<uint64_t>(Bits, 64) - 1)) - 1;
  return (Random.below(2) ? "-" : "") + std::to_string(Value) + "ll";
}

std::string nondetBody(const std::string &Name, const FunctionDecl *D,
                       ASTContext &Context, Rng &Random, std::string &Problem) {
  QualType Type = D->getReturnType().getUnqualifiedType();
  std::string Spelling = Type.getAsString(Context.getPrintingPolicy());
  std::string Values;
  for (unsigned I = 0; I < ValuesPerFunction; ++I) {
    std::string Value = randomValue(Type, Context, Random);
    if (Value.empty()) {
      Problem = Name + " returns " + Spelling + ", which has no random values";
      return {};
    }
    Values += (I ? ", (" : "(") + Spelling + ")(" + Value + ")";
  }
  return Spelling + " " + Name +
         "() {\n  static unsigned next;\n  static const " + "__typeof__(" +
         Spelling + ") values[" + std::to_string(ValuesPerFunction) + "] = {" +
         Values + "};\n  return values[next++ % " +
         std::to_string(ValuesPerFunction) + "];\n}\n";
}

std::string apply(const std::string &Text, Replacements Changes) {
  for (auto [Start, End] : superfluousLines(Text))
    Changes.try_emplace(Start, End - Start, "");
  std::string Result;
  size_t Done = 0;
  for (const auto &[Start, Change] : Changes) {
    if (Start < Done) // Inside something that went as a whole.
      continue;
    Result.append(Text, Done, Start - Done);
    Result += Change.second;
    Done = Start + Change.first;
  }
  return Result.append(Text, Done);
}

} // namespace

Concretized concretize(const std::string &Text, DataModel Model,
                       uint64_t RandomSeed) {
  std::string Code;
  std::string Problem = withAst(Text, Model, [&](ASTContext &Context) {
    Finder Found(Context);
    Found.TraverseDecl(Context.getTranslationUnitDecl());
    Code = apply(Text, Found.Changes);
    if (!Code.empty() && Code.back() != '\n')
      Code += '\n';
    Rng Random(RandomSeed);
    std::string Complaint;
    for (const auto &[Name, D] : Found.Nondet) {
      Code += nondetBody(Name, D, Context, Random, Complaint);
      if (!Complaint.empty())
        return Complaint;
    }
    if (Found.UsesAssume)
      Code += "extern void exit(int);\n"
              "void __VERIFIER_assume(int condition) {\n"
              "  if (!condition)\n    exit(0);\n}\n";
    return Complaint;
  });
  if (!Problem.empty())
    return {std::nullopt, Problem};
  return {Code, {}};
}

} // namespace mcfuzz
