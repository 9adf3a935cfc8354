//===- BranchSites.h - finds branches and plans the edits -----------------===//
//
// AST => branches and pending edits => sorted edits. Offsets are those of the
// text that Clang parsed.
//
//===----------------------------------------------------------------------===//
#ifndef MCFUZZ_INSTRUMENT_BRANCHSITES_H
#define MCFUZZ_INSTRUMENT_BRANCHSITES_H

#include "core/Types.h"
#include "instrument/Instrument.h"

namespace clang {
class ASTContext;
}

namespace mcfuzz {

/// Fills in everything of Into except Base. Returns a problem, or "".
std::string planEdits(clang::ASTContext &Context, const Points &What,
                      CountedProgram &Into);

} // namespace mcfuzz

#endif
