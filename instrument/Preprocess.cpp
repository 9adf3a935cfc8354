//===- Preprocess.cpp - macros away, one self-contained file --------------===//

#include "core/Subprocess.h"
#include "core/Text.h"
#include "instrument/Instrument.h"

namespace mcfuzz {
namespace {

/// Removes `__attribute__ ((__malloc__ (free, 1)))`, which glibc's headers hold
/// for gcc 11 and newer and which Clang takes for an error. It only matters to
/// gcc's warnings.
std::string dropDeallocators(const std::string &Text) {
  static constexpr std::string_view Start = "__attribute__ ((__malloc__ (";
  static constexpr std::string_view End = ")))";
  std::string Result;
  size_t Done = 0;
  for (size_t At; (At = Text.find(Start, Done)) != std::string::npos;) {
    size_t Close = Text.find(End, At);
    if (Close == std::string::npos)
      break;
    Result.append(Text, Done, At - Done);
    Done = Close + End.size();
  }
  return Result.append(Text, Done);
}

} // namespace

Preprocessed preprocess(const Seed &From, DataModel Model) {
  Command Gcc;
  Gcc.Argv = {"gcc", "-E", Model == DataModel::LP64 ? "-m64" : "-m32", "-w",
              "-x",  "c",  From.Path};
  Gcc.Limit = {.WallSeconds = 20,
               .CpuSeconds = 20,
               .MemoryBytes = uint64_t(2) << 30,
               .OutputBytes = 64 << 20};
  Run Result = run(Gcc);
  if (Result.ok())
    return {dropDeallocators(Result.Out), {}};
  return {std::nullopt,
          "gcc -E: " + firstError(Result.Err, describeEnd(Result))};
}

} // namespace mcfuzz
