#include "tests/Catch.h"

#include "campaign/MarginCounts.h"
#include "campaign/Watch.h"

using namespace mcfuzz;

TEST_CASE("durations are read and written") {
  CHECK(parseDuration("90") == 90);
  CHECK(parseDuration("90s") == 90);
  CHECK(parseDuration("1.5h") == 5400);
  CHECK(parseDuration("2d") == 172800);
  for (const char *Wrong : {"", "h", "8x", "-1s", "0", "8 h", "1h30m", "nan"})
    CHECK_FALSE(parseDuration(Wrong));
  CHECK(durationText(12.3) == "12 s");
  CHECK(durationText(200) == "3 min 20 s");
  CHECK(durationText(3720) == "1 h 02 min");
}

TEST_CASE("a status says where a campaign is") {
  Status Now;
  Now.Sum.Seeds = 100;
  Now.Sum.Derived = 50;
  Now.Sum.Runs = 80;
  Now.Sum.Pending = 20;
  Now.SecondsLeft = 65;
  Now.Checkers.push_back({.Label = "c@1", .Right = 3, .Tasks = 5});
  Now.Checkers[0].Said = {3, 1, 0, 1, 0, 0, 0};
  Now.Running = {{"short", 1}, {"long", 9}};
  std::vector<std::string> Lines = statusLines(Now);
  CHECK_THAT(Lines[0], Catch::Contains("40 %") &&
                           Catch::Contains("about 1 min 05 s left"));
  CHECK_THAT(Lines[4], Catch::Contains("3 right, 1 wrong, 0 unknown, 1 tim"));
  CHECK_THAT(Lines[5], Catch::Contains("9.0 s  long"));
  CHECK_THAT(statusLine(Now), Catch::Contains("50/100 seeds"));
  Status Again = statusFromJson(statusJson(Now));
  CHECK(Again.SecondsLeft == 65);
  CHECK(Again.Running.size() == 2);
  CHECK_FALSE(statusFromJson(nullptr).SecondsLeft);
  CHECK_NOTHROW(statusLines({}));
  Now.Sum.Pending = SIZE_MAX; // However wrong it is.
  CHECK_THAT(statusLines(Now)[0], Catch::Contains("] 0 %"));
}

TEST_CASE("counts stand in the margin") {
  Json Profile = {{"branches",
                   {{{"line", 2}, {"kind", "then"}, {"count", 3}},
                    {{"line", 2}, {"kind", "else"}, {"count", 0}}}}};
  CHECK(withCountsInMargin("a\nb\n", Profile) ==
        "               |   1 | a\n"
        "then 3, else 0 |   2 | b\n");
  CHECK(withCountsInMargin("a", nullptr) == "       |   1 | a\n");
}
