//===- Instrument.h - from a seed to a counted program --------------------===//
#ifndef MCFUZZ_INSTRUMENT_INSTRUMENT_H
#define MCFUZZ_INSTRUMENT_INSTRUMENT_H

#include "core/Types.h"

#include <string>
#include <string_view>

namespace mcfuzz {

/// Which kinds of branches are counted.
struct Points {
  bool If = true;
  bool Loop = true;
  bool Switch = true;
  bool Conditional = true;
  bool Logical = false;
  bool Label = false;
  bool Function = false;
  /// Count in one array instead of one global per branch: checkers treat
  /// arrays differently.
  bool InArray = false;
};

/// Reads "if,loop,switch,cond,logical,label,function", "branches" (the
/// default: the first four) or "all". Throws Error naming a bad word.
Points parsePoints(std::string_view List);

/// Either a counted program or the reason why there is none.
struct Instrumented {
  std::optional<CountedProgram> Program;
  std::string Problem; ///< One line, with the place in the seed if known.
};

/// Runs `gcc -E` for the data model. On failure Problem holds gcc's first
/// error.
struct Preprocessed {
  std::optional<std::string> Text;
  std::string Problem;
};
Preprocessed preprocess(const Seed &From, DataModel Model);

/// Finds the branches of a preprocessed C file and plans the edits.
Instrumented instrumentText(const std::string &Text, DataModel Model,
                            const Points &What);

/// preprocess(), then instrumentText().
Instrumented instrument(const Seed &From, DataModel Model, const Points &What);

} // namespace mcfuzz

#endif
