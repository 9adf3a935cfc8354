//===- Concretize.h - open verification tasks become closed seeds ---------===//
#ifndef MCFUZZ_INSTRUMENT_CONCRETIZE_H
#define MCFUZZ_INSTRUMENT_CONCRETIZE_H

#include "core/Types.h"

namespace mcfuzz {

struct Concretized {
  std::optional<std::string> Code;
  std::string Problem;
};

/// Takes a preprocessed SV-COMP program. Calls of reach_error and
/// __VERIFIER_error go; every __VERIFIER_nondet_* function gets a body that
/// returns random values of its type, one after the other, which depend on
/// RandomSeed alone; an assumption that does not hold ends the program.
Concretized concretize(const std::string &Text, DataModel Model,
                       uint64_t RandomSeed);

} // namespace mcfuzz

#endif
