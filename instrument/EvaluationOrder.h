//===- EvaluationOrder.h - the other order of evaluation ------------------===//
//
// C leaves open in which order operands, arguments and initialisers are
// evaluated. Compilers choose one, so a program that depends on it looks
// deterministic. Here the AST of a program is changed so that Clang generates
// code for the opposite of its own choice.
//
//===----------------------------------------------------------------------===//
#ifndef MCFUZZ_INSTRUMENT_EVALUATIONORDER_H
#define MCFUZZ_INSTRUMENT_EVALUATIONORDER_H

namespace clang {
class ASTContext;
class Decl;
} // namespace clang

namespace mcfuzz {

/// Rewrites the function bodies inside D, or only counts if Apply is false.
/// Returns how many expressions can be reordered.
unsigned reverseEvaluationOrder(clang::ASTContext &Context, clang::Decl *D,
                                bool Apply);

} // namespace mcfuzz

#endif
