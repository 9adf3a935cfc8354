//===- Preprocess.cpp - macros away, one self-contained file --------------===//

#include "core/Subprocess.h"
#include "core/Text.h"
#include "instrument/Instrument.h"

#include <algorithm>
#include <cctype>

namespace mcfuzz {
namespace {

bool lineHasQuote(const std::string &Text, size_t At) {
  size_t Start = Text.rfind('\n', At) + 1;
  size_t End = std::min(Text.find('\n', At), Text.size());
  return std::string_view(&Text[Start], End - Start).find('"') !=
         std::string_view::npos;
}

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
    if (lineHasQuote(Text, At)) { // A string of the seed.
      Result.append(Text, Done, Close - Done);
      Done = Close;
      continue;
    }
    Result.append(Text, Done, At - Done);
    Done = Close + End.size();
  }
  return Result.append(Text, Done);
}

bool isIdentifierCharacter(char C) {
  return std::isalnum(static_cast<unsigned char>(C)) || C == '_';
}

/// Writes `_Float128`, which glibc's headers hold for gcc, as `__float128`:
/// the same type to gcc, and the only name that Clang knows. Lines with string
/// literals are left alone.
std::string renameFloat128(const std::string &Text) {
  static constexpr std::string_view Old = "_Float128", New = "__float128";
  std::string Result;
  size_t Done = 0;
  for (size_t At = 0; (At = Text.find(Old, At)) != std::string::npos;
       At += Old.size()) {
    size_t End = At + Old.size();
    if (lineHasQuote(Text, At) ||
        (At > 0 && isIdentifierCharacter(Text[At - 1])) ||
        (End < Text.size() && isIdentifierCharacter(Text[End])))
      continue;
    Result.append(Text, Done, At - Done).append(New);
    Done = End;
  }
  return Result.append(Text, Done);
}

} // namespace

Preprocessed preprocess(const Seed &From, DataModel Model) {
  Command Gcc;
  Gcc.Argv = {"gcc",    "-E", Model == DataModel::LP64 ? "-m64" : "-m32",
              "-w",     "-x", "c",
              From.Path};
  Gcc.Limit = {.WallSeconds = 20,
               .CpuSeconds = 20,
               .MemoryBytes = uint64_t(2) << 30,
               .OutputBytes = 64 << 20};
  Run Result = run(Gcc);
  if (Result.ok())
    return {renameFloat128(dropDeallocators(Result.Out)), {}};
  return {std::nullopt,
          "gcc -E: " + firstError(Result.Err, describeEnd(Result))};
}

} // namespace mcfuzz
