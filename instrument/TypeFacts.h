//===- TypeFacts.h - questions about types that Clang does not answer -----===//
#ifndef MCFUZZ_INSTRUMENT_TYPEFACTS_H
#define MCFUZZ_INSTRUMENT_TYPEFACTS_H

#include <string>

namespace clang {
class ASTContext;
class CallExpr;
class QualType;
} // namespace clang

namespace mcfuzz {

/// What makes this call of a function without a prototype undefined (C17
/// 6.5.2.2p6), or nothing. Clang only warns that such calls are old.
std::string mismatchedArguments(clang::ASTContext &Context,
                                const clang::CallExpr &Call);

/// Some bytes or bits of the type belong to no member.
bool hasPadding(clang::ASTContext &Context, clang::QualType Type);

} // namespace mcfuzz

#endif
