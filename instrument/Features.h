//===- Features.h - what the source says about a seed ---------------------===//
#ifndef MCFUZZ_INSTRUMENT_FEATURES_H
#define MCFUZZ_INSTRUMENT_FEATURES_H

#include "core/Types.h"

namespace clang {
class ASTContext;
}

namespace mcfuzz {

class Positions;

/// Collects the facts that rules and labels are made of, each kind and detail
/// once, at its first place.
void collectFeatures(clang::ASTContext &Context, const Positions &Where,
                     CountedProgram &Into);

} // namespace mcfuzz

#endif
