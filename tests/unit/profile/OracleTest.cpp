// Whole programs before the rules. tests/oracle/rejected: each has one kind of
// behaviour that makes it useless as an oracle, and its first line says why it
// must be rejected ("// rejected: REASON") or which label tells a reader of a
// finding about it ("// labelled: LABEL"). tests/oracle/accepted: tricky, but
// valid. tests/oracle/gaps: what no rule sees yet; docs/oracle.md lists them.

#include "tests/TestHelp.h"

#include "core/Text.h"
#include "profile/DeriveSeed.h"

#include <atomic>
#include <mutex>
#include <thread>

using namespace mcfuzz;
using namespace mcfuzz::test;

namespace {

struct Outcome {
  std::string Name, Wanted, Label;
  Profile Shown;
};

/// "// KEY: value" in one of the first lines.
std::string header(const std::string &Text, const std::string &Key) {
  std::string Start = "// " + Key + ": ";
  for (const std::string &Line : split(Text, '\n')) {
    if (Line.rfind("//", 0) != 0)
      break;
    if (Line.rfind(Start, 0) == 0)
      return Line.substr(Start.size());
  }
  return {};
}

/// Profiles all programs of a folder, two at a time.
std::vector<Outcome> profileAll(const std::string &Folder, DataModel Model) {
  std::vector<fs::path> Files;
  for (const auto &Entry :
       fs::directory_iterator(sourceDir() / "tests/oracle" / Folder))
    Files.push_back(Entry.path());
  std::vector<Outcome> Outcomes(Files.size());
  std::atomic<size_t> Next = 0;
  auto work = [&] {
    for (size_t I; (I = Next++) < Files.size();) {
      std::string Text = readFile(Files[I]);
      DeriveSettings How;
      How.Model = parseDataModel(header(Text, "data-model")).value_or(Model);
      Outcomes[I] = {Files[I].filename(), header(Text, "rejected"),
                     header(Text, "labelled"),
                     deriveSeed({Files[I].filename(), Files[I]}, How).Behaviour};
    }
  };
  std::thread Second(work);
  work();
  Second.join();
  return Outcomes;
}

} // namespace

TEST_CASE("what is not determined is rejected, for the right reason") {
  std::vector<Outcome> Outcomes = profileAll("rejected", DataModel::LP64);
  unsigned Rejected = 0;
  for (const Outcome &O : Outcomes) {
    INFO(O.Name << ": " << O.Shown.Reason);
    CHECK(O.Wanted + O.Label != "");
    if (O.Label.empty()) {
      CHECK_FALSE(O.Shown.Accepted);
      CHECK_THAT(O.Shown.Reason, Catch::Contains(O.Wanted));
      ++Rejected;
      continue;
    }
    CHECK(O.Shown.Reason == "");
    CHECK(std::any_of(O.Shown.Labels.begin(), O.Shown.Labels.end(),
                      [&](const Label &L) {
                        return (L.Name + ": " + L.Detail).rfind(O.Label, 0) == 0;
                      }));
  }
  CHECK(Rejected >= 60);
}

TEST_CASE("what is tricky but valid is accepted") {
  for (DataModel Model : {DataModel::LP64, DataModel::ILP32}) {
    std::vector<Outcome> Outcomes = profileAll("accepted", Model);
    CHECK(Outcomes.size() >= 60);
    for (const Outcome &O : Outcomes) {
      INFO(O.Name << " in " << toString(Model));
      CHECK(O.Shown.Reason == "");
    }
  }
}
