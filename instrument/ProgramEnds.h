//===- ProgramEnds.h - every normal end passes through one function -------===//
#ifndef MCFUZZ_INSTRUMENT_PROGRAMENDS_H
#define MCFUZZ_INSTRUMENT_PROGRAMENDS_H

#include "core/Types.h"
#include "instrument/EditPlan.h"
#include "instrument/Positions.h"

namespace mcfuzz {

/// Adds the edits that rename `main` and `exit`, and fills in the epilogue and
/// what the program refers to. Returns a problem, or "".
std::string redirectEnds(clang::ASTContext &Context, const Positions &Where,
                         EditPlan &Plan, CountedProgram &Into);

} // namespace mcfuzz

#endif
