//===- ProgramJson.h - counted programs as documents ----------------------===//
#ifndef MCFUZZ_INSTRUMENT_PROGRAMJSON_H
#define MCFUZZ_INSTRUMENT_PROGRAMJSON_H

#include "core/Json.h"
#include "core/Types.h"

namespace mcfuzz {

/// A whole program, for the cache. Reading throws Json::exception if the
/// document is something else.
Json programToJson(const CountedProgram &Program);
CountedProgram programFromJson(const Json &Document);

} // namespace mcfuzz

#endif
