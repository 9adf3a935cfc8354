#include "tests/unit/campaign/Fixture.h"

#include "campaign/FindingFiles.h"
#include "campaign/Results.h"
#include "campaign/Schedule.h"
#include "core/Json.h"
#include "gcc-seeds/SeedSources.h"

using namespace mcfuzz;
using namespace mcfuzz::test;

using Fixture = CampaignFixture;

TEST_CASE_METHOD(Fixture,
                 "every bad seed has a one-line reason; the run goes on") {
  Seeds.push_back({"missing.c", (Dir.path() / "missing.c").string()});
  add("empty.c", "");
  add("binary.c", std::string("\x7f"
                              "ELF\0\0\1\2",
                              8));
  add("not-c.c", "class A { public: int x; };\n");
  add("does-not-compile.c", "int main() { return undefined_name; }\n");
  add("no-main.c", "int f(void) { return 1; }\n");
  add("loops.c", "int main() { for (;;) ; }\n");
  add("crashes.c", "int main() { int *p = 0; return *p; }\n");
  add("loud.c", "int puts(const char *);\nint main() { for (long i = 0; i < "
                "100000000; i++) puts(\"0123456789abcdef\"); }\n");
  add("no-include.c", "#include \"not-there.h\"\nint main() {}\n");
  add("no-branches.c", "int main() { return 0; }\n");
  add("good.c", GoodSeed);
  CHECK(run(store()) == CampaignEnd::Finished);
  std::vector<Store::SeedRow> Rows;
  store().eachSeed([&](const Store::SeedRow &S) { Rows.push_back(S); });
  REQUIRE(Rows.size() == 12);
  auto reason = [&](size_t I) { return Rows[I].Reason; };
  CHECK(reason(0) == "no such file");
  CHECK(reason(1) == "the file is empty");
  CHECK_THAT(reason(2), Catch::Contains("parse: "));
  CHECK_THAT(reason(3), Catch::Contains("parse: clang: 1:1: "));
  CHECK(reason(4) ==
        "parse: clang: 1:21: use of undeclared identifier 'undefined_name'");
  CHECK(reason(5) == "parse: no definition of main");
  CHECK(reason(6) == "ends-normally: gcc -O0: over the time limit");
  CHECK(reason(7) == "ends-normally: gcc -O0: killed by SIGSEGV");
  CHECK(reason(8) == "ends-normally: gcc -O0: over the output limit");
  CHECK_THAT(reason(9), Catch::Contains("not-there.h"));
  CHECK(reason(10) == "no branches");
  CHECK(Rows.back().Accepted);
  for (const Store::SeedRow &R : Rows)
    CHECK(R.Reason.find('\n') == std::string::npos);

  writeResults(store());
  Json Document = parseJson(readFile(folder() / "results.json"), "r");
  CHECK(Document.size() == Rows.size());
  CHECK(Document[11]["tasks"].size() == 1);
  Totals Sum = store().totals();
  CHECK(Sum.Seeds == 12);
  CHECK(Sum.Accepted == 1);
  CHECK(Sum.Unreadable == 1);
  CHECK(Sum.Pending == 0);
  CHECK_THAT(resultsText(store()),
             Catch::Contains("empty.c: the file is empty"));
}

TEST_CASE_METHOD(Fixture, "a seed may speak of a full disk") {
  add("quotes.c", "#error No space left on device\nint main() {}\n");
  CHECK(run(store()) == CampaignEnd::Finished);
  store().eachSeed([](const Store::SeedRow &S) {
    CHECK_THAT(S.Reason, Catch::Contains("#error No space left on device"));
  });
}

TEST_CASE_METHOD(Fixture, "a task that comes too late is executed once more") {
  add("good.c", GoodSeed);
  addChecker("honest", HonestScript);
  static const Strategy Slow{"slow", "takes 2 s", [](const Origin &Of) {
                               auto Tasks = parseStrategies("fcr")[0]->Make(Of);
                               Tasks[0].Code =
                                   "unsigned sleep(unsigned);\n"
                                   "int main() { sleep(2); return 0; }\n";
                               return Tasks;
                             }};
  Settings.Strategies = {&Slow};
  Settings.Derive.Native.WallSeconds = 1;
  CHECK(run(store()) == CampaignEnd::Finished);
  CHECK(store().problems().empty());
  CHECK(store().totals().Runs == 1);
}

TEST_CASE_METHOD(Fixture, "a checker that could not be started has said "
                          "nothing") {
  add("good.c", GoodSeed);
  addChecker("starved", "echo bwrap: Creating new namespace failed: No space "
                        "left on device; exit 1");
  CHECK_THROWS_WITH(
      run(store()),
      Catch::Contains("starved@1 cannot be started: bwrap: Creating"));
  CHECK(store().totals().Runs == 0);
  CHECK(store().totals().Pending == 1);
}

TEST_CASE_METHOD(Fixture,
                 "a task whose execution contradicts it reaches no checker") {
  add("good.c", GoodSeed);
  addChecker("honest", HonestScript);
  static const Strategy Liar{"liar", "claims the wrong verdict",
                             [](const Origin &Of) {
                               auto Tasks = parseStrategies("fcr")[0]->Make(Of);
                               Tasks[0].Verdict = Expected::Unsafe;
                               return Tasks;
                             }};
  Settings.Strategies = {&Liar};
  CHECK(run(store()) == CampaignEnd::Finished);
  std::string Problem;
  store().eachTask(
      1, [&](const Store::TaskRow &T) { Problem = T.Problem; });
  CHECK(Problem == "executing the task shows safe, expected unsafe");
  CHECK(store().totals().Runs == 0);
  CHECK(store().totals().InternalErrors == 1);
  CHECK_THAT(resultsText(store()), Catch::Contains("internal error: good.fcr"));
}

TEST_CASE_METHOD(Fixture, "a stop request ends the run; the rest is done "
                          "later, once") {
  Settings.Strategies = parseStrategies("fcr,fcr-reach");
  addChecker("honest", HonestScript);
  add("a.c", GoodSeed);
  add("b.c", GoodSeed);
  Stop = true;
  CHECK(run(store()) == CampaignEnd::Interrupted);
  CHECK(store().totals().Derived == 0);
  Stop = false;
  Settings.BudgetSeconds = 1e-9;
  CHECK(run(store()) == CampaignEnd::OutOfBudget);
  CHECK(store().totals().Derived == 0);
  Settings.BudgetSeconds = 0;
  CHECK(run(store()) == CampaignEnd::Finished);
  CHECK(store().totals().Runs == 4);
  CHECK(store().totals().Confirmed == 0);
  std::vector<std::string> Content = contentOf(store());
  CHECK(run(store()) == CampaignEnd::Finished); // There is nothing to do.
  CHECK(store().totals().Runs == 4);
  CHECK(contentOf(store()) == Content);
}

TEST_CASE_METHOD(Fixture, "tasks that are not in the queue yet wait, too") {
  addChecker("honest", HonestScript);
  add("a.c", GoodSeed);
  add("b.c", GoodSeed);
  store().beginSession("killed");
  store().recordSeed(1, lookAt(Seeds[0], Settings));
  CHECK_FALSE(store().nextWork({}, {}, false)); // b.c is of the same block.
  close();
  CHECK(store().totals().Pending == 1);
  struct : Watcher {
    Status Last;
    size_t Most = 0;
    void tick(const Status &Now) override {
      Last = Now;
      Most = std::max(Most, Now.Sum.Pending);
    }
  } Show;
  CHECK(run(store(), Show) == CampaignEnd::Finished);
  CHECK(Show.Most <= 2);
  CHECK(Show.Last.Sum.Pending == 0);
  CHECK(store().totals().Pending == 0);
  CHECK_THAT(statusLines(Show.Last)[0], Catch::Contains("] 100 %"));
}

TEST_CASE_METHOD(Fixture, "a wrong answer is asked for again and kept with "
                          "everything around it") {
  addChecker("liar", "echo UNSAFE; echo because of $1 >&2");
  addChecker("honest", HonestScript);
  add("good.c", GoodSeed);
  CHECK(run(store()) == CampaignEnd::Finished);
  CHECK(store().totals().Runs == 3);
  std::vector<FindingRecord> Found;
  store().eachFinding([&](const FindingRecord &F) { Found.push_back(F); });
  REQUIRE(Found.size() == 1);
  const FindingRecord &F = Found[0];
  CHECK(F.What.Kind == FindingKind::FalseAlarm);
  CHECK(F.What.Confirmed);
  CHECK(F.Ran.Checker == "liar@1");
  CHECK_THAT(F.Ran.Output, Catch::StartsWith("UNSAFE\nbecause of ") &&
                               Catch::EndsWith("/good.fcr.i\n"));
  CHECK(F.On.Name == "good.fcr");
  CHECK_THAT(F.Code, Catch::Contains("mcfuzz_br1 != 3u"));
  CHECK(store().finding(F.Id.substr(0, 4)).Id == F.Id);
  CHECK_THROWS_WITH(store().finding("zz"), Catch::Contains("no finding zz"));
  CHECK(store().seedText("good.c") == GoodSeed);
  CHECK(store().seedProfile("good.c")["branches"][0]["count"] == 3);
  writeResults(store());
  CHECK(readFile(folder() / "findings" / F.Id / "output.txt") == F.Ran.Output);
  std::vector<CheckerTally> Tallies = store().tallies();
  REQUIRE(Tallies.size() == 2);
  CHECK(Tallies[0].Confirmed == 1);
  CHECK(Tallies[0].Right == 0);
  CHECK(Tallies[1].Right == 1);
}

TEST_CASE_METHOD(Fixture, "what is undecided gets longer limits, later") {
  // Decides only if it may take long, which the second seed does not need.
  addChecker("slow", "case $1 in *slow*) sleep 2.3;; esac; echo SAFE");
  Settings.Check.Limit.WallSeconds = 4;
  Settings.Jobs = 1;
  add("slow.c", GoodSeed);
  add("quick.c", "int main() { for (int i = 0; i < 2; i++) ; return 0; }\n");
  CHECK(run(store()) == CampaignEnd::Finished);
  CHECK(store().totals().Runs == 3);
  CHECK(store().tallies()[0].Right == 2);
  CHECK(store().tallies()[0].Tasks == 2);
  CHECK(store().tallies()[0].said(Verdict::Timeout) == 0);
  double Limit = 0;
  store().eachAnswer(
      1, [&](const Store::AnswerRow &A) { Limit = A.LimitSeconds; });
  CHECK(Limit == 4);
}

TEST_CASE_METHOD(Fixture, "a checker that vanishes keeps its work") {
  addChecker("mayfly", "exit 1");
  add("a.c", GoodSeed);
  fs::remove(Dir.path() / "mayfly");
  CHECK(run(store()) == CampaignEnd::Suspended);
  CHECK(store().totals().Runs == 0);
  CHECK(store().totals().Pending == 1);
  REQUIRE(store().problems().size() == 1);
  CHECK_THAT(store().problems()[0], Catch::Contains("is not there any more"));
  // It is back.
  Settings.Check.Checkers = {
      scriptChecker(Dir.path(), "mayfly", HonestScript)};
  CHECK(run(store()) == CampaignEnd::Finished);
  CHECK(store().totals().Runs == 1);
}

TEST_CASE_METHOD(Fixture, "a checker that is absent gets its tasks later") {
  addChecker("here", HonestScript);
  add("a.c", GoodSeed);
  Settings.Absent = {{"away@1", "is not installed"}};
  CHECK(run(store()) == CampaignEnd::Suspended);
  CHECK(store().totals().Runs == 1);
  CHECK(store().totals().Pending == 1);
  CHECK(run(store()) == CampaignEnd::Suspended);
  CHECK(store().problems() == std::vector<std::string>{
                                  "away@1: is not installed; its tasks wait"});
  Settings.Absent.clear();
  addChecker("away", HonestScript);
  CHECK(run(store()) == CampaignEnd::Finished);
  CHECK(store().totals().Runs == 2);
}

TEST_CASE("limits grow up to the last one") {
  CHECK(timeLimitSteps(1) == std::vector<double>{1});
  CHECK(timeLimitSteps(3) == std::vector<double>{3});
  CHECK(timeLimitSteps(10) == std::vector<double>{2, 10});
  CHECK(timeLimitSteps(60) == std::vector<double>{2, 10, 60});
  CHECK(timeLimitSteps(900) == std::vector<double>{2, 10, 60, 360, 900});
}

TEST_CASE("interesting seeds come first, in an order that can be repeated") {
  std::set<std::string> Seen = {"x"};
  CHECK(rankByNews({{1, {"x"}}, {2, {"a"}}, {3, {"a", "b"}}, {4, {"c", "x"}}},
                   Seen) == std::vector<RowId>{3, 4, 1, 2});
  CHECK(Seen.size() == 4);
  auto names = [](uint64_t Number) {
    std::vector<Seed> Seeds;
    for (int I = 0; I < 20; ++I)
      Seeds.push_back({std::to_string(I), ""});
    shuffleSeeds(Seeds, Number);
    std::string All;
    for (const Seed &S : Seeds)
      All += S.Name + " ";
    return All;
  };
  CHECK(names(1) == names(1));
  CHECK(names(1) != names(2));
  RowId Last = 0;
  std::vector<RowId> Ends;
  while (Last < 100)
    Ends.push_back(Last = endOfBlock(Last, 100));
  CHECK(Ends == std::vector<RowId>{4, 8, 16, 32, 64, 100});
}

TEST_CASE("seeds come from files, folders and the bundle") {
  CHECK(seedsFrom("bundled").size() >= 60);
  CHECK(seedsFrom("/nowhere/x.c")[0].Name == "x.c");
  TempDir Dir;
  CHECK_THROWS_WITH(seedsFrom(Dir.path().string()),
                    Catch::Contains("no C files"));
  fs::create_directories(Dir.path() / "sub");
  writeFile(Dir.path() / "sub/b.c", "");
  writeFile(Dir.path() / "a.c", "");
  writeFile(Dir.path() / "a.h", "");
  std::vector<Seed> Seeds = seedsFrom(Dir.path().string());
  REQUIRE(Seeds.size() == 2);
  CHECK(Seeds[1].Name == "sub/b.c");
}

TEST_CASE("each bundled seed says what it stresses") {
  for (const Seed &S : seedsFrom("bundled")) {
    CAPTURE(S.Name);
    std::string Text = readFile(S.Path);
    CHECK(Text.rfind("/* Stresses: ", 0) == 0);
    auto Lines = std::count(Text.begin(), Text.end(), '\n');
    CHECK(Lines >= 10);
    CHECK(Lines <= 60);
  }
}
