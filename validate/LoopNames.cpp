//===- LoopNames.cpp - our bounds in a checker's own names ----------------===//

#include "validate/LoopNames.h"

#include "core/Json.h"

#include <algorithm>
#include <charconv>

namespace mcfuzz {
namespace {

std::string memberText(const Json &Object, const char *Key) {
  if (!Object.is_object())
    return {};
  auto It = Object.find(Key);
  return It != Object.end() && It->is_string() ? It->get<std::string>() : "";
}

/// The largest bound of a loop at this place, if one was measured.
std::optional<uint64_t> boundAt(const std::vector<LoopBound> &Bounds,
                                const std::string &Function, unsigned Line) {
  std::optional<uint64_t> Most;
  for (const LoopBound &B : Bounds)
    if (B.Function == Function && B.Line == Line)
      Most = std::max<uint64_t>(Most.value_or(0), B.Most);
  return Most;
}

void add(std::string &Set, const std::string &Name, uint64_t Limit) {
  Set += (Set.empty() ? "" : ",") + Name + ":" + std::to_string(Limit);
}

} // namespace

Unwinding unwindingFor(const std::vector<LoopBound> &Bounds,
                       const std::string &LoopList) {
  // N iterations are N + 1 looks at the condition.
  Unwinding Result;
  for (const LoopBound &B : Bounds)
    Result.Most = std::max<uint64_t>(Result.Most, uint64_t(B.Most) + 1);
  Json Document = Json::parse(LoopList, nullptr, /*allow_exceptions=*/false);
  if (!Document.is_array())
    return Result;
  for (const Json &Element : Document) {
    if (!Element.is_object() || !Element.contains("loops") ||
        !Element["loops"].is_array())
      continue;
    for (const Json &Loop : Element["loops"]) {
      std::string Name = memberText(Loop, "name");
      if (Name.empty() || !Loop.contains("sourceLocation"))
        continue;
      const Json &Place = Loop["sourceLocation"];
      std::string File = memberText(Place, "file");
      std::string LineText = memberText(Place, "line");
      unsigned Line = 0;
      std::from_chars(LineText.data(), LineText.data() + LineText.size(), Line);
      if (File.starts_with("<") || Line == 0)
        continue; // The checker's own library.
      if (auto Most = boundAt(Bounds, memberText(Place, "function"), Line))
        add(Result.Set, Name, *Most + 1);
    }
  }
  for (const LoopBound &B : Bounds)
    if (B.Line == 0)
      add(Result.Set, B.Function, uint64_t(B.Most) + 1);
  return Result;
}

} // namespace mcfuzz
