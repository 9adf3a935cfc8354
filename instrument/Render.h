//===- Render.h - from a counted program to C text ------------------------===//
#ifndef MCFUZZ_INSTRUMENT_RENDER_H
#define MCFUZZ_INSTRUMENT_RENDER_H

#include "core/Types.h"

#include <string>
#include <vector>

namespace mcfuzz {

/// The name of a branch's counter.
std::string counterName(const CountedProgram &Program, unsigned BranchId);

/// The declaration of all counters, or of one, to stand before the program.
std::string declareCounters(const CountedProgram &Program);
std::string declareCounter(const CountedProgram &Program, unsigned BranchId);

/// The line in the seed of a line of the text that render() makes with this
/// Head; 0 if it has none.
unsigned seedLine(const CountedProgram &Program, const std::string &Head,
                  unsigned Line);

/// Bumps every counter.
BumpText countAll(const CountedProgram &Program);

/// Head, the program with its bumps, its new `main` and `exit`, Tail. Tail has
/// to define `void PREFIXend(void)`, which runs at every normal end.
std::string render(const CountedProgram &Program, const std::string &Head,
                   const BumpText &Bump, const std::string &Tail);

} // namespace mcfuzz

#endif
