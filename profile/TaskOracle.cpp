//===- TaskOracle.cpp - may a task from elsewhere be trusted? -------------===//

#include "profile/TaskOracle.h"

#include "core/Error.h"
#include "instrument/Concretize.h"
#include "instrument/Instrument.h"
#include "profile/ProfileSeed.h"

namespace mcfuzz {

namespace {

Instrumented counted(const Task &T, const Points &What) {
  Concretized Closed = concretize(T.Code, T.Model, /*RandomSeed=*/1);
  if (!Closed.Code)
    return {std::nullopt, Closed.Problem};
  return instrumentText(*Closed.Code, T.Model, What);
}

} // namespace

std::string oracleProblem(const Task &T, const DeriveSettings &How) {
  // The calls that are gone were perhaps all that told one way from another, so
  // everything is counted that can be.
  Instrumented Counted = counted(T, parsePoints("all"));
  if (!Counted.Program)
    return Counted.Problem;
  return profileProgram(*Counted.Program, T.Model, How.Native, How.Allowed,
                        How.Interpreter)
      .Reason;
}

CountedProgram programOf(const Task &T, const Points &What) {
  Instrumented Counted = counted(T, What);
  if (!Counted.Program)
    throw Error(T.Name + ": " + Counted.Problem);
  return std::move(*Counted.Program);
}

} // namespace mcfuzz
