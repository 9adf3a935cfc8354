// The minimal programs of docs/findings.md: executing them shows the expected
// verdict, and each version of CBMC still gives the recorded, mostly wrong,
// one.

#include "tests/TestHelp.h"

#include "core/Json.h"
#include "core/Progress.h"
#include "profile/NativeRun.h"
#include "validate/RunChecker.h"

using namespace mcfuzz;
using namespace mcfuzz::test;

TEST_CASE("the findings of docs/findings.md are what they say") {
  fs::path Folder = sourceDir() / "tests/replay";
  Json List = parseJson(readFile(Folder / "findings.json"), "findings.json");
  REQUIRE(List.size() >= 20);
  Progress Show(/*Quiet=*/true);
  std::vector<Checker> Checkers = {needChecker("cbmc@6.6.0", Show),
                                   needChecker("cbmc@5.12", Show)};
  size_t Wrong = 0;
  for (const Json &Entry : List) {
    Task T;
    T.Name = Entry["file"].get<std::string>();
    T.Model = DataModel::LP64;
    T.Verdict = *parseExpected(Entry["expected"].get<std::string>());
    T.Code = readFile(Folder / T.Name);
    CAPTURE(T.Name);
    CHECK(executeTask(T, {}).Verdict == T.Verdict);
    for (const Checker &By : Checkers) {
      CheckerRun Ran = runChecker(By, T, {});
      INFO(By.label() << ": " << Ran.Detail);
      CHECK(toString(Ran.Said) == Entry[By.label()].get<std::string>());
      Wrong += toString(Ran.Said) != Entry["expected"].get<std::string>();
    }
  }
  CHECK(Wrong >= 30);
}
