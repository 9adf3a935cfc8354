//===- Sarif.cpp - findings for viewers of static analysis results --------===//
//
// SARIF 2.1.0. The analysed files are the seeds: a finding points at the branch
// that its task is about, or at the first line.
//
//===----------------------------------------------------------------------===//

#include "core/Text.h"
#include "core/Utf8.h"
#include "report/FindingContext.h"
#include "report/Formats.h"
#include "validate/Judge.h"

#include <fmt/format.h>

#include <cctype>

namespace mcfuzz {
namespace {

struct Rule {
  FindingKind Kind;
  const char *Text;
};
constexpr Rule Rules[] = {
    {FindingKind::Missed, "The checker says that the error cannot be reached, "
                          "and executing the program reaches it."},
    {FindingKind::FalseAlarm, "The checker says that the error can be reached, "
                              "and the only execution of the program does not "
                              "reach it."},
    {FindingKind::Crash, "The checker breaks down on a valid program."},
};

std::string line(const Json &Value) {
  return Value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

/// A path as a URI; what is not plain becomes %XX.
std::string uri(const std::string &Path) {
  std::string Result = Path.starts_with('/') ? "file://" : "";
  for (char C : Path) {
    auto Byte = static_cast<unsigned char>(C);
    if (std::isalnum(Byte) || contains("-._~/", std::string_view(&C, 1)))
      Result += C;
    else
      Result += fmt::format("%{:02X}", Byte);
  }
  return Result;
}

/// Of the branch in the seed; 1 if the task is about all of them.
unsigned lineOf(Store &From, const FindingRecord &F) {
  if (!F.On.BranchId)
    return 1;
  Json Profile = From.seedProfile(F.On.SeedName);
  if (Profile.is_object())
    for (const Json &B : Profile.value("branches", Json::array()))
      if (B.value("id", 0u) == *F.On.BranchId)
        return std::max(1u, B.value("line", 1u));
  return 1;
}

Json driver(const std::string &Version) {
  Json List = Json::array();
  for (const Rule &R : Rules)
    List.push_back({{"id", toString(R.Kind)},
                    {"shortDescription", {{"text", direction(R.Kind)}}},
                    {"fullDescription", {{"text", R.Text}}},
                    {"defaultConfiguration", {{"level", "error"}}}});
  return {{"name", "mcfuzz"}, {"version", Version}, {"rules", List}};
}

Json result(Store &From, const FindingRecord &F) {
  size_t RuleIndex = 0;
  while (Rules[RuleIndex].Kind != F.What.Kind)
    ++RuleIndex;
  std::string Text = fmt::format(
      "{} ({}): expected {}, said {}: {}", F.Ran.Checker,
      direction(F.What.Kind), toString(F.On.Verdict), toString(F.Ran.Said),
      F.Ran.Detail);
  if (!F.What.Confirmed)
    Text += "; doubtful: " + join(F.What.Reasons, "; ");
  return {{"ruleId", toString(F.What.Kind)},
          {"ruleIndex", RuleIndex},
          {"level", F.What.Confirmed ? "error" : "warning"},
          {"message", {{"text", validUtf8(Text)}}},
          {"locations",
           {{{"physicalLocation",
              {{"artifactLocation", {{"uri", uri(F.SeedPath)}}},
               {"region", {{"startLine", lineOf(From, F)}}}}}}}},
          {"fingerprints", {{"mcfuzz/finding/v1", F.Id}}},
          {"partialFingerprints", {{"mcfuzz/finding/v1", F.Id}}},
          {"properties",
           {{"checker", F.Ran.Checker},
            {"checkerVersion", F.Ran.Version},
            {"strategy", F.On.Strategy},
            {"task", F.On.Name},
            {"confirmed", F.What.Confirmed},
            {"reasons", F.What.Reasons}}}};
}

} // namespace

size_t writeSarif(Store &From, const ExportContext &With, std::ostream &Out) {
  Out << "{\"version\": \"2.1.0\",\n\"$schema\": "
         "\"https://json.schemastore.org/sarif-2.1.0.json\",\n\"runs\": "
         "[{\"tool\": {\"driver\": "
      << line(driver(With.Version)) << "},\n\"results\": [";
  size_t Number = 0;
  From.eachFinding([&](const FindingRecord &F) {
    Out << (Number++ ? ",\n" : "\n") << line(result(From, F));
  });
  Out << "\n]}]}\n";
  return Number;
}

} // namespace mcfuzz
