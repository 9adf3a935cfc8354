//===- LoopBounds.cpp - how far the loops of a task go --------------------===//

#include "profile/LoopBounds.h"

#include "core/Sandbox.h"
#include "instrument/LoopCounting.h"

#include <cstring>

namespace mcfuzz {

std::optional<std::vector<LoopBound>> measureBounds(const Task &What,
                                                    const NativeLimits &Limit) {
  TempDir Scratch;
  fs::path File = Scratch.path() / "mcfuzz-most";
  fs::path Program = Scratch.path() / "program";
  LoopCounter Counter = countLoops(What.Code, What.Model, sandboxPath(File));
  if (!Counter.Problem.empty() ||
      !compile({"gcc", {"-O0"}}, What.Model, Counter.Code, Program).empty())
    return std::nullopt;
  std::vector<uint32_t> Most(Counter.Sites.size());
  writeFile(File, std::string(Most.size() * sizeof(uint32_t), '\0'));
  Run Ran = runProgram(Program, File, Limit, /*Sanitized=*/false, {});
  // An unsafe task ends by the signal of its failed assertion.
  if (Ran.End != RunEnd::Exited && Ran.End != RunEnd::Signalled)
    return std::nullopt;
  std::string Bytes = readFile(File);
  if (Bytes.size() != Most.size() * sizeof(uint32_t))
    return std::nullopt;
  std::memcpy(Most.data(), Bytes.data(), Bytes.size());

  std::vector<LoopBound> Bounds;
  for (size_t I = 0; I < Most.size(); ++I) {
    LoopBound B = Counter.Sites[I];
    B.Most = Most[I];
    if (B.Line != 0 || B.Most > 1)
      Bounds.push_back(std::move(B));
  }
  return Bounds;
}

std::vector<LoopBound> boundsIfKnown(const Task &What) {
  return measureBounds(What, {}).value_or(std::vector<LoopBound>());
}

} // namespace mcfuzz
