// The minimal programs of docs/findings.md: executing them shows the expected
// verdict, and each version of CBMC still gives the recorded, mostly wrong,
// one. And what a campaign on the bundled seeds confirms is on that page.

#include "tests/TestHelp.h"

#include "core/Json.h"
#include "core/Progress.h"
#include "core/Text.h"
#include "profile/NativeRun.h"
#include "profile/TaskOracle.h"
#include "validate/RunChecker.h"

#include <map>
#include <set>

using namespace mcfuzz;
using namespace mcfuzz::test;

TEST_CASE("the findings of docs/findings.md are what they say") {
  fs::path Folder = sourceDir() / "tests/replay";
  Json List = parseJson(readFile(Folder / "findings.json"), "findings.json");
  REQUIRE(List.size() >= 20);
  Progress Show(/*Quiet=*/true);
  std::map<std::string, Checker> Checkers;
  size_t Wrong = 0;
  for (const Json &Entry : List) {
    Task T;
    T.Name = Entry["file"].get<std::string>();
    T.Model = DataModel::LP64;
    T.Verdict = *parseExpected(Entry["expected"].get<std::string>());
    T.Code = readFile(Folder / T.Name);
    CAPTURE(T.Name);
    CHECK(executeTask(T, {}).Verdict == T.Verdict);
    CHECK(oracleProblem(T) == "");
    for (const auto &[Name, Says] : Entry.items()) {
      if (!contains(Name, "@"))
        continue; // What it is, not what a checker says.
      if (!Checkers.count(Name))
        Checkers[Name] = needChecker(Name, Show);
      CheckerRun Ran = runChecker(Checkers.at(Name), T, {});
      INFO(Name << ": " << Ran.Detail);
      CHECK(toString(Ran.Said) == Says.get<std::string>());
      Wrong += toString(Ran.Said) != Entry["expected"].get<std::string>();
    }
  }
  CHECK(Checkers.size() >= 4);
  CHECK(Wrong >= 30);
}

TEST_CASE("every confirmed finding of the bundled seeds is explained") {
  TempDir Dir;
  fs::path Out = Dir.path() / "out";
  Run Ran = mcfuzz::test::mcfuzz({"run", "--checker", "cbmc@6.6.0", "--checker",
                                  "cbmc@5.12", "--time-limit", "2", "--quiet",
                                  "--out", Out.string()});
  INFO(Ran.Err);
  CHECK(Ran.Code == 1);
  // Seed => "checker kind".
  std::map<std::string, std::set<std::string>> Found, Listed;
  Json Results = parseJson(readFile(Out / "results.json"), "results.json");
  for (const Json &Seed : Results)
    for (const Json &Task : Seed["tasks"])
      for (const Json &R : Task["runs"])
        if (R["confirmed"] == true)
          Found[fs::path(Seed["seed"].get<std::string>()).stem()].insert(
              R["checker"].get<std::string>() + " " +
              R["finding"].get<std::string>());
  fs::path List = sourceDir() / "tests/replay/bundled.json";
  std::string Page = readFile(sourceDir() / "docs/findings.md");
  Json Known = parseJson(readFile(List), "bundled.json");
  for (const auto &[Seed, What] : Known.items()) {
    for (const Json &Item : What)
      Listed[Seed].insert(Item.get<std::string>());
    INFO(Seed);
    CHECK_THAT(Page, Catch::Contains(Seed));
  }
  CHECK(Results.size() >= 70);
  CHECK(Found == Listed);
}
