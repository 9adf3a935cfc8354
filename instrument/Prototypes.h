//===- Prototypes.h - declarations that a seed left out -------------------===//
#ifndef MCFUZZ_INSTRUMENT_PROTOTYPES_H
#define MCFUZZ_INSTRUMENT_PROTOTYPES_H

#include "instrument/EditPlan.h"

namespace clang {
class ASTContext;
} // namespace clang

namespace mcfuzz {

/// Declares the functions of the C library that the program calls and nowhere
/// declares, as gcc and Clang understand them. Old C did without, and C17 does
/// not: a finding in such a program could be excused by it.
void declareLibraryFunctions(clang::ASTContext &Context, EditPlan &Plan);

} // namespace mcfuzz

#endif
