//===- TaskOracle.cpp - may a task from elsewhere be trusted? -------------===//

#include "cli/TaskOracle.h"

#include "instrument/Concretize.h"
#include "instrument/Instrument.h"
#include "profile/ProfileSeed.h"

namespace mcfuzz {

std::string oracleProblem(const Task &T) {
  Concretized Closed = concretize(T.Code, T.Model, /*RandomSeed=*/1);
  if (!Closed.Code)
    return Closed.Problem;
  Instrumented Counted = instrumentText(*Closed.Code, T.Model, {});
  if (!Counted.Program)
    return Counted.Problem;
  return profileProgram(*Counted.Program, T.Model, {}).Reason;
}

} // namespace mcfuzz
