//===- ReadTrace.cpp - what a checker believes of a variable --------------===//

#include "validate/ReadTrace.h"

#include "core/Json.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Regex.h"

namespace mcfuzz {
namespace {

std::string textAt(const Json &Object, const char *Key) {
  auto At = Object.find(Key);
  return At != Object.end() && At->is_string() ? At->get<std::string>() : "";
}

/// "4u" and "4ul" are 4.
std::string withoutSuffix(std::string Number) {
  while (!Number.empty() && (Number.back() == 'u' || Number.back() == 'l'))
    Number.pop_back();
  return Number;
}

} // namespace

std::optional<std::string> valueInTrace(const CheckerDescription &About,
                                        const std::string &Output,
                                        const std::string &Variable) {
  if (!About.CbmcJson)
    return std::nullopt;
  // Standard error follows the array.
  size_t End = Output.rfind("\n]");
  Json Document = Json::parse(Output.substr(0, End == std::string::npos
                                                   ? Output.size()
                                                   : End + 2),
                              nullptr, /*allow_exceptions=*/false);
  if (!Document.is_array())
    return std::nullopt;
  llvm::Regex Ours(About.ErrorProperty);
  std::optional<std::string> Value;
  for (const Json &Element : Document) {
    if (!Element.is_object() || !Element.contains("result") ||
        !Element["result"].is_array())
      continue;
    for (const Json &Property : Element["result"]) {
      if (!Property.is_object() || !Property.contains("trace") ||
          !Ours.match(textAt(Property, "property")))
        continue;
      for (const Json &Step : Property["trace"])
        if (Step.is_object() && textAt(Step, "lhs") == Variable &&
            Step.contains("value") && Step["value"].is_object())
          Value = withoutSuffix(textAt(Step["value"], "data"));
    }
  }
  return Value;
}

} // namespace mcfuzz
