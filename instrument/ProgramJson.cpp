//===- ProgramJson.cpp - counted programs as documents --------------------===//

#include "instrument/ProgramJson.h"

namespace mcfuzz {

Json programToJson(const CountedProgram &P) {
  Json Edits = Json::array(), Branches = Json::array(),
       Features = Json::array();
  for (const Edit &E : P.Edits)
    Edits.push_back({E.Offset, E.Before, E.After, E.Bump ? *E.Bump : 0,
                     E.NeededBy, E.Erase});
  for (const Branch &B : P.Branches)
    Branches.push_back({B.Kind, B.Function, B.Line, B.Column});
  for (const Feature &F : P.Features)
    Features.push_back({F.Kind, F.Line, F.Detail});
  return {{"base", P.Base},
          {"edits", Edits},
          {"branches", Branches},
          {"prefix", P.Prefix},
          {"epilogue", P.Epilogue},
          {"arrayCounters", P.ArrayCounters},
          {"features", Features},
          {"vocabulary", P.Vocabulary},
          {"convertsPointers", P.ConvertsPointers},
          {"unorderedPlaces", P.UnorderedPlaces},
          {"unionStores", P.UnionStores},
          {"externalFunctions", P.ExternalFunctions},
          {"takenNames", P.TakenNames},
          {"uncounted", P.Uncounted}};
}

CountedProgram programFromJson(const Json &Document) {
  CountedProgram P;
  Document.at("base").get_to(P.Base);
  for (const Json &E : Document.at("edits")) {
    auto Bump = E.at(3).get<unsigned>();
    P.Edits.push_back(
        {E.at(0).get<size_t>(), E.at(1).get<std::string>(),
         E.at(2).get<std::string>(),
         Bump ? std::optional<unsigned>(Bump) : std::nullopt,
         E.at(4).get<std::vector<unsigned>>(), E.at(5).get<size_t>()});
  }
  for (const Json &B : Document.at("branches"))
    P.Branches.push_back({static_cast<unsigned>(P.Branches.size()) + 1,
                          B.at(0).get<BranchKind>(), B.at(1).get<std::string>(),
                          B.at(2).get<unsigned>(), B.at(3).get<unsigned>()});
  Document.at("prefix").get_to(P.Prefix);
  Document.at("epilogue").get_to(P.Epilogue);
  Document.at("arrayCounters").get_to(P.ArrayCounters);
  for (const Json &F : Document.at("features"))
    P.Features.push_back({F.at(0).get<FeatureKind>(), F.at(1).get<unsigned>(),
                          F.at(2).get<std::string>()});
  Document.at("vocabulary").get_to(P.Vocabulary);
  Document.at("convertsPointers").get_to(P.ConvertsPointers);
  Document.at("unorderedPlaces").get_to(P.UnorderedPlaces);
  Document.at("unionStores").get_to(P.UnionStores);
  Document.at("externalFunctions").get_to(P.ExternalFunctions);
  Document.at("takenNames").get_to(P.TakenNames);
  Document.at("uncounted").get_to(P.Uncounted);
  return P;
}

} // namespace mcfuzz
