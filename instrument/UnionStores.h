//===- UnionStores.h - what a store to a union leaves open ----------------===//
//
// After a store to a member of a union, the bytes that belong to bigger members
// only have unspecified values; compilers leave them alone. Here the AST of a
// program is changed so that every such store overwrites them.
//
//===----------------------------------------------------------------------===//
#ifndef MCFUZZ_INSTRUMENT_UNIONSTORES_H
#define MCFUZZ_INSTRUMENT_UNIONSTORES_H

namespace clang {
class ASTContext;
class Decl;
} // namespace clang

namespace mcfuzz {

/// Rewrites the function bodies inside D, or only counts if Apply is false.
/// Returns how many stores were found.
unsigned fillUnionStores(clang::ASTContext &Context, clang::Decl *D,
                         bool Apply);

} // namespace mcfuzz

#endif
