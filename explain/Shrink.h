//===- Shrink.h - makes a program smaller, step by step -------------------===//
#ifndef MCFUZZ_EXPLAIN_SHRINK_H
#define MCFUZZ_EXPLAIN_SHRINK_H

#include "core/Types.h"

#include <functional>

namespace mcfuzz {

struct ShrinkSettings {
  DataModel Model = DataModel::LP64;
  unsigned Jobs = 1; ///< Candidates that are tested at a time.
  /// Called from several threads: is the candidate still of interest?
  std::function<bool(const std::string &)> IsInteresting;
  /// Called with each smaller program that is.
  std::function<void(const std::string &)> Keep;
  std::function<bool()> ShallStop;
};

struct Shrunk {
  std::string Text;
  size_t Tests = 0;
  bool Finished = false; ///< Nothing that we know of makes it smaller.
};

/// Tries every simplification (instrument/Simplify.h), the biggest first, until
/// none helps. The result is never larger than the text.
Shrunk shrink(std::string Text, const ShrinkSettings &How);

} // namespace mcfuzz

#endif
