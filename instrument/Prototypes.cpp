//===- Prototypes.cpp - declarations that a seed left out -----------------===//

#include "instrument/Prototypes.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/Decl.h"
#include "clang/Basic/Builtins.h"

#include <algorithm>

using namespace clang;

namespace mcfuzz {
namespace {

/// Clang has made up the declaration, and no other one follows.
bool isLeftOut(const ASTContext &Context, const FunctionDecl &D) {
  return D.isImplicit() && D.isReferenced() && D.getIdentifier() &&
         D.getBuiltinID() != 0 && D.getType()->isFunctionProtoType() &&
         Context.BuiltinInfo.isPredefinedLibFunction(D.getBuiltinID()) &&
         std::all_of(D.redecls_begin(), D.redecls_end(),
                     [](const FunctionDecl *Other) {
                       return Other->isImplicit();
                     });
}

std::string prototypeOf(const FunctionDecl &D, const PrintingPolicy &Policy) {
  auto text = [&](QualType Type, std::string Inside) {
    Type.getCanonicalType().getAsStringInternal(Inside, Policy);
    return Inside;
  };
  const auto *Type = D.getType()->castAs<FunctionProtoType>();
  std::string Parameters;
  for (QualType Parameter : Type->getParamTypes())
    Parameters += (Parameters.empty() ? "" : ", ") + text(Parameter, "");
  if (Type->isVariadic())
    Parameters += ", ...";
  if (Parameters.empty())
    Parameters = "void";
  return "extern " +
         text(Type->getReturnType(),
              D.getNameAsString() + "(" + Parameters + ")") +
         (D.isNoReturn() ? " __attribute__((noreturn));\n" : ";\n");
}

} // namespace

void declareLibraryFunctions(ASTContext &Context, EditPlan &Plan) {
  PrintingPolicy Policy(Context.getLangOpts());
  for (const Decl *D : Context.getTranslationUnitDecl()->decls()) {
    const auto *Function = dyn_cast<FunctionDecl>(D);
    // How `exit` is declared is for ProgramEnds.cpp.
    if (!Function || !isLeftOut(Context, *Function) ||
        Function->getName() == "exit")
      continue;
    Plan.open({.Offset = 0, .Before = prototypeOf(*Function, Policy)});
  }
}

} // namespace mcfuzz
