//===- ProfileJson.cpp - profiles as documents ----------------------------===//

#include "core/Error.h"
#include "profile/ProfileSeed.h"

namespace mcfuzz {
namespace {

RuleResult needRuleResult(const Json &Value) {
  auto Text = Value.get<std::string>();
  for (RuleResult Result : {RuleResult::Passed, RuleResult::Failed,
                            RuleResult::NotApplicable})
    if (Text == toString(Result))
      return Result;
  throw Error("'" + Text + "' is no result of a rule");
}

} // namespace

Json profileToJson(const Profile &P, const CountedProgram *Program) {
  Json Document;
  Document["accepted"] = P.Accepted;
  Document["reason"] = P.Accepted ? Json(nullptr) : Json(P.Reason);
  Document["branches"] = Json::array();
  if (Program)
    for (const Branch &B : Program->Branches)
      Document["branches"].push_back(
          {{"id", B.Id},
           {"kind", toString(B.Kind)},
           {"function", B.Function},
           {"line", B.Line},
           {"column", B.Column},
           {"count",
            P.Counts.empty() ? Json(nullptr) : Json(P.Counts[B.Id - 1])}});
  Document["rules"] = Json::array();
  for (const Evidence &E : P.Rules)
    Document["rules"].push_back({{"name", E.Rule},
                                 {"result", toString(E.Result)},
                                 {"detail", E.Detail}});
  Document["labels"] = Json::array();
  for (const Label &L : P.Labels)
    Document["labels"].push_back(
        {{"name", L.Name}, {"doubtful", L.Doubtful}, {"detail", L.Detail}});
  return Document;
}

Profile profileFromJson(const Json &Document, const std::string &Where,
                        const CountedProgram &Program) {
  Profile P;
  try {
    P.Accepted = Document.at("accepted").get<bool>();
    if (!P.Accepted)
      P.Reason = Document.at("reason").get<std::string>();
    const Json &Branches = Document.at("branches");
    if (P.Accepted && Branches.size() != Program.Branches.size())
      throw Error(Where + ": /branches: has " +
                  std::to_string(Branches.size()) + " branches, the seed " +
                  std::to_string(Program.Branches.size()));
    for (size_t I = 0; P.Accepted && I < Branches.size(); ++I) {
      const Json &B = Branches[I];
      const Branch &Own = Program.Branches[I];
      if (B.at("line") != Own.Line || B.at("kind") != toString(Own.Kind))
        throw Error(Where + ": /branches/" + std::to_string(I) +
                    ": is not a branch of this seed");
      P.Counts.push_back(B.at("count").get<uint32_t>());
    }
    for (const Json &R : Document.at("rules"))
      P.Rules.push_back({R.at("name").get<std::string>(),
                         needRuleResult(R.at("result")),
                         R.at("detail").get<std::string>()});
    for (const Json &L : Document.at("labels"))
      P.Labels.push_back({L.at("name").get<std::string>(),
                          L.at("doubtful").get<bool>(),
                          L.at("detail").get<std::string>()});
  } catch (const Json::exception &E) {
    throw Error(Where + ": not a profile: " + E.what());
  }
  return P;
}

} // namespace mcfuzz
