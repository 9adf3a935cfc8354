//===- CampaignJson.cpp - a whole campaign as one JSON document -----------===//
//
// configs/campaign.schema.json describes it. Programs and outputs are not in
// it: they are in the folders that `findings` names, and in the store.
//
//===----------------------------------------------------------------------===//

#include "campaign/FindingFiles.h"
#include "report/Formats.h"
#include "validate/Judge.h"

namespace mcfuzz {
namespace {

/// One line: a campaign may have many.
std::string line(const Json &Value) {
  return Value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Json totalsJson(const Totals &Sum) {
  return {{"seeds", Sum.Seeds},
          {"lookedAt", Sum.Derived},
          {"accepted", Sum.Accepted},
          {"tasks", Sum.Tasks},
          {"executed", Sum.Executed},
          {"internalErrors", Sum.InternalErrors},
          {"runs", Sum.Runs},
          {"pending", Sum.Pending},
          {"confirmed", Sum.Confirmed},
          {"doubtful", Sum.Doubtful},
          {"elapsedSeconds", Sum.ElapsedSeconds}};
}

Json tallyJson(const CheckerTally &T) {
  Json Said = Json::object();
  for (size_t V = 0; V < VerdictCount; ++V)
    Said[std::string(toString(static_cast<Verdict>(V)))] = T.Said[V];
  return {{"checker", T.Label},       {"tasks", T.Tasks},
          {"right", T.Right},         {"confirmed", T.Confirmed},
          {"doubtful", T.Doubtful},   {"verdicts", Said},
          {"wallSeconds", T.WallSeconds}, {"cpuSeconds", T.CpuSeconds}};
}

Json taskJson(Store &From, const Store::TaskRow &Row, size_t &Number) {
  Json Answers = Json::array();
  From.eachAnswer(Row.Id, [&](const Store::AnswerRow &A) {
    Json Answer = validationJson({A.Ran, {}, A.Found});
    Answer["id"] = A.FindingId.empty() ? Json() : Json(A.FindingId);
    Answer["timeLimitSeconds"] = A.LimitSeconds;
    Answers.push_back(std::move(Answer));
    ++Number;
  });
  const Task &T = Row.What;
  return {{"name", T.Name},
          {"strategy", T.Strategy},
          {"branch", T.BranchId ? Json(*T.BranchId) : Json()},
          {"expected", toString(T.Verdict)},
          {"dataModel", toString(T.Model)},
          {"sha256", Row.Hash},
          {"executed", Row.Executed},
          {"internalError", Row.Problem.empty() ? Json() : Json(Row.Problem)},
          {"answers", Answers}};
}

/// Writes the elements of an array, one on each line.
class Lines {
public:
  explicit Lines(std::ostream &Out) : Out(Out) { Out << "["; }
  void add(const Json &Value) {
    Out << (First ? "\n" : ",\n") << line(Value);
    First = false;
  }
  void end() { Out << "\n]"; }

private:
  std::ostream &Out;
  bool First = true;
};

} // namespace

size_t writeCampaignJson(Store &From, const ExportContext &With,
                         std::ostream &Out) {
  Json Checkers = Json::array();
  for (const CheckerTally &T : From.tallies())
    Checkers.push_back(tallyJson(T));
  std::string Begun = From.begunUtc();
  Out << "{\"mcfuzz\": \"campaign\",\n\"format\": 1,\n\"writtenBy\": "
      << line(With.Version)
      << ",\n\"folder\": " << line(From.folder().string())
      << ",\n\"begun\": " << line(Begun.empty() ? Json() : Json(Begun))
      << ",\n\"settings\": " << line(From.settings())
      << ",\n\"totals\": " << line(totalsJson(From.totals()))
      << ",\n\"problems\": " << line(From.problems())
      << ",\n\"checkers\": " << line(Checkers) << ",\n\"seeds\": ";
  size_t Number = 0;
  Lines Seeds(Out);
  From.eachSeed([&](const Store::SeedRow &S) {
    Json Tasks = Json::array();
    From.eachTask(S.Id, [&](const Store::TaskRow &T) {
      Tasks.push_back(taskJson(From, T, Number));
    });
    Seeds.add({{"name", S.From.Name},
               {"path", S.From.Path},
               {"state", !S.Derived   ? "waiting"
                         : S.Accepted ? "accepted"
                                      : "rejected"},
               {"reason", S.Reason.empty() ? Json() : Json(S.Reason)},
               {"tasks", Tasks}});
  });
  Seeds.end();
  Out << ",\n\"findings\": ";
  Lines Findings(Out);
  From.eachFinding([&](const FindingRecord &F) {
    Findings.add(findingJson(F, From.folder()));
  });
  Findings.end();
  Out << "\n}\n";
  return Number;
}

} // namespace mcfuzz
