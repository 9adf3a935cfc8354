//===- NeutralOptions.cpp - one task, several ways of the same checker ----===//

#include "validate/NeutralOptions.h"

#include "core/Error.h"
#include "core/Hash.h"
#include "core/Rng.h"
#include "core/Text.h"

#include <algorithm>
#include <set>

namespace mcfuzz {
namespace {

/// The checker with one more option, if that is possible.
std::optional<Checker> withOption(const Checker &By, const std::string &Name) {
  auto Found = By.About.Neutral.find(Name);
  if (Found == By.About.Neutral.end())
    return std::nullopt;
  const OptionSet &Set = Found->second;
  bool Named = std::find(By.Neutral.begin(), By.Neutral.end(), Name) !=
               By.Neutral.end();
  if (Named || !versionAtLeast(By.Version, Set.Since) ||
      !missingHelper(By.Program, Set).empty())
    return std::nullopt;
  // Two solvers, or the same options twice: who knows which one answers.
  for (const OptionSet *Chosen : By.chosen())
    if ((!Chosen->Needs.empty() && !Set.Needs.empty()) ||
        Chosen->Add == Set.Add)
      return std::nullopt;
  Checker Result = By;
  Result.Neutral.push_back(Name);
  if (Set.Variant.empty() || Set.Variant == By.Variant)
    return Result;
  if (By.Variant != By.About.DefaultVariant)
    return std::nullopt; // The user wants another variant.
  Result.Variant = Set.Variant;
  return Result;
}

} // namespace

NeutralChoice parseNeutralChoice(const std::string &Text, uint64_t RngSeed) {
  NeutralChoice Choice;
  Choice.RngSeed = RngSeed;
  Choice.All = Text == "all";
  Choice.Random = Text == "random";
  if (!Text.empty() && !Choice.All && !Choice.Random)
    Choice.Names = split(Text, ',');
  return Choice;
}

void mustApply(const NeutralChoice &Choice, const std::vector<Checker> &To) {
  std::vector<std::string> Known;
  for (const Checker &By : To)
    for (const auto &[Name, Set] : By.About.Neutral)
      Known.push_back(Name);
  if ((Choice.All || Choice.Random) && Known.empty())
    throw Error("--options: none of these checkers has neutral options");
  for (const std::string &Name : Choice.Names)
    if (std::find(Known.begin(), Known.end(), Name) == Known.end()) {
      std::sort(Known.begin(), Known.end());
      Known.erase(std::unique(Known.begin(), Known.end()), Known.end());
      throw Error("--options: unknown option '" + Name + "' (known: all, "
                  "random" + (Known.empty() ? "" : ", ") + join(Known, ", ") +
                  ")");
    }
  for (const std::string &Name : Choice.Names)
    if (std::none_of(To.begin(), To.end(), [&](const Checker &By) {
          return withOption(By, Name).has_value();
        })) {
      std::vector<std::string> Labels;
      for (const Checker &By : To)
        Labels.push_back(By.label());
      throw Error("--options: '" + Name + "' cannot be used with " +
                  join(Labels, ", ") +
                  " (version, variant or a missing helper; see mcfuzz checkers "
                  "show)");
    }
}

std::vector<Checker> withOptions(const Checker &By, const NeutralChoice &Choice,
                                 const std::string &TaskName) {
  std::vector<std::string> Names = Choice.Names;
  if (Choice.All || Choice.Random)
    for (const auto &[Name, Set] : By.About.Neutral)
      Names.push_back(Name);
  std::vector<Checker> Result;
  std::set<std::string> Done;
  for (const std::string &Name : Names)
    if (!Done.insert(Name).second)
      continue;
    else if (std::optional<Checker> More = withOption(By, Name))
      Result.push_back(std::move(*More));
  if (Choice.Random && !Result.empty()) {
    std::string Key = TaskName + "\n" + By.label();
    Rng Numbers(std::stoull(sha256(Key).substr(0, 16), nullptr, 16) ^
                Choice.RngSeed);
    Checker Chosen = Result[Numbers.below(Result.size())];
    Result = {std::move(Chosen)};
  }
  return Result;
}

} // namespace mcfuzz
