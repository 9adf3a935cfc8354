#include "tests/Catch.h"

#include "campaign/Regress.h"
#include "tests/unit/campaign/Fixture.h"

using namespace mcfuzz;
using namespace mcfuzz::test;

namespace {

Reply right(double Seconds = 0.1) { return {Verdict::Safe, "", Seconds}; }
Reply wrong() { return {Verdict::Unsafe, "", 0.1, true, false}; }
Reply doubtful() { return {Verdict::Unsafe, "", 0.1, false, true}; }
Reply crash() { return {Verdict::Crash, "", 0.1, true, false}; }
Reply nothing() { return {Verdict::Timeout, "", 10}; }

Change change(const Reply &Before, const Reply &Now) {
  return compare(Expected::Safe, Before, Now);
}

} // namespace

TEST_CASE("every change from one answer to another has a name") {
  const Reply All[] = {right(), wrong(), crash(), nothing(), doubtful()};
  using enum Change;
  const Change Wanted[5][5] = {
      // to: right, wrong, crash, nothing, doubtful
      {Same, NewlyWrong, NewlyCrashing, NewlyUndecided, Doubtful},
      {Fixed, StillWrong, StillWrong, NoLongerWrong, Doubtful},
      {Fixed, NewlyWrong, StillWrong, NoLongerWrong, Doubtful},
      {NewlyDecided, NewlyWrong, NewlyCrashing, Same, Doubtful},
      {Doubtful, NewlyWrong, NewlyCrashing, Doubtful, Same}};
  for (size_t Before = 0; Before < 5; ++Before)
    for (size_t Now = 0; Now < 5; ++Now) {
      CAPTURE(Before, Now);
      CHECK(change(All[Before], All[Now]) == Wanted[Before][Now]);
    }
  CHECK(change(right(1), right(2.5)) == Slower);
  CHECK(change(right(0.1), right(1.0)) == Same); // Not by a second.
  CHECK(change(right(3), right(5)) == Same);     // Not twice.
  for (Change Worse : {NewlyWrong, NewlyCrashing, NewlyUndecided, Slower})
    CHECK(isWorse(Worse));
  for (Change Fine : {Same, Fixed, StillWrong, Doubtful, NewlyDecided})
    CHECK_FALSE(isWorse(Fine));
}

TEST_CASE("verdicts can be saved and read again") {
  SavedVerdicts Of{"c@1:v", 10, {{"abc", wrong()}, {"def", doubtful()}}};
  Of.Replies["abc"].Detail = "a \"line\"\n";
  SavedVerdicts Again = verdictsFromJson(verdictsToJson(Of), "file");
  CHECK(Again.Checker == "c@1:v");
  CHECK(Again.LimitSeconds == 10);
  REQUIRE(Again.Replies.size() == 2);
  CHECK(Again.Replies["abc"].Confirmed);
  CHECK(Again.Replies["abc"].Detail == Of.Replies["abc"].Detail);
  CHECK(Again.Replies["def"].Doubtful);
  CHECK_THROWS_WITH(verdictsFromJson({{"mcfuzz", "x"}}, "file"),
                    Catch::Contains("file"));
  CHECK_THROWS_WITH(verdictsFromJson(Json::array(), "file"),
                    Catch::Contains("file: is no file of verdicts"));
  Json Bad = verdictsToJson(Of);
  Bad["verdicts"][1]["verdict"] = "saef";
  CHECK_THROWS_WITH(verdictsFromJson(Bad, "file"),
                    Catch::Contains("/verdicts/1/verdict: is no verdict"));
}

TEST_CASE_METHOD(CampaignFixture, "two checkers of a campaign are compared") {
  Settings.Strategies = parseStrategies("fcr,fcr-reach");
  addChecker("before", "echo SAFE");
  addChecker("after", HonestScript);
  add("a<b>&\".c", GoodSeed);
  add("b.c", GoodSeed);
  CHECK(run(store()) == CampaignEnd::Finished);
  SavedVerdicts Before = verdictsOf(store(), "before@1"),
                After = verdictsOf(store(), "after@1");
  Comparison Fixed = compareVerdicts(store(), Before, After);
  CHECK(Fixed.Rows.size() == 4);
  CHECK(Fixed.count(Change::Fixed) == 2);
  CHECK(Fixed.worse() == 0);
  CHECK_THAT(comparisonText(Fixed, 10), Catch::Contains("nothing got worse"));

  Comparison Broken = compareVerdicts(store(), After, Before);
  CHECK(Broken.count(Change::NewlyWrong) == 2);
  std::string Text = comparisonText(Broken, 1);
  CHECK_THAT(Text, Catch::Contains("2 tasks got worse") &&
                       Catch::Contains("... and 1 more"));
  CHECK(comparisonJson(Broken)["counts"]["newly wrong"] == 2);
  std::string Junit = comparisonJunit(Broken);
  CHECK_THAT(Junit, Catch::Contains("tests=\"4\" failures=\"2\"") &&
                        Catch::Contains("a&lt;b&gt;&amp;&quot;.c"));

  // Without the old program.
  Before.Replies.erase(Before.Replies.begin());
  CHECK(compareVerdicts(store(), Before, After).Unmatched == 1);
}
