#include "tests/TestHelp.h"

#include "campaign/Campaign.h"
#include "campaign/Results.h"
#include "core/Json.h"
#include "core/Progress.h"
#include "gcc-seeds/SeedSources.h"

using namespace mcfuzz;
using namespace mcfuzz::test;

namespace {

struct Fixture {
  TempDir Dir;
  CampaignSettings Settings;
  std::atomic<bool> Stop = false;
  Fixture() {
    Settings.Strategies = parseStrategies("fcr");
    Settings.Derive.Native.WallSeconds = 3;
    Settings.Jobs = 2;
  }
  void add(const std::string &Name, const std::string &Code) {
    writeFile(Dir.path() / Name, Code);
    Settings.Seeds.push_back({Name, (Dir.path() / Name).string()});
  }
  std::vector<SeedResult> run() {
    Progress Show(/*Quiet=*/true);
    Settings.Stop = &Stop;
    return runCampaign(Settings, Show);
  }
};

} // namespace

TEST_CASE_METHOD(Fixture,
                 "every bad seed has a one-line reason; the run goes on") {
  Settings.Seeds.push_back({"missing.c", (Dir.path() / "missing.c").string()});
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
  add("good.c", "int main() { for (int i = 0; i < 3; i++) ; return 0; }\n");
  std::vector<SeedResult> Results = run();
  auto reason = [&](size_t I) { return Results[I].Reason; };
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
  CHECK(Results.back().Accepted);
  CHECK(Results.back().Tasks.size() == 1);
  for (const SeedResult &R : Results)
    CHECK(R.Reason.find('\n') == std::string::npos);

  writeResults(Results, Dir.path() / "out");
  Json Document = parseJson(readFile(Dir.path() / "out/results.json"), "r");
  CHECK(Document.size() == Results.size());
  CHECK(fs::exists(Dir.path() / "out/tasks/good.fcr.i"));
  Totals Sum = totalsOf(Results);
  CHECK(Sum.Seeds == 12);
  CHECK(Sum.Accepted == 1);
  CHECK_THAT(resultsText(Results, Dir.path() / "out"),
             Catch::Contains("empty.c: the file is empty"));
}

TEST_CASE_METHOD(Fixture,
                 "a task whose execution contradicts it reaches no checker") {
  add("good.c", "int main() { for (int i = 0; i < 3; i++) ; return 0; }\n");
  static const Strategy Liar{"liar", "claims the wrong verdict",
                             [](const Origin &Of) {
                               auto Tasks = parseStrategies("fcr")[0]->Make(Of);
                               Tasks[0].Verdict = Expected::Unsafe;
                               return Tasks;
                             }};
  Settings.Strategies = {&Liar};
  std::vector<SeedResult> Results = run();
  REQUIRE(Results[0].Tasks.size() == 1);
  CHECK(Results[0].Tasks[0].InternalError ==
        "executing the task shows safe, expected unsafe");
  CHECK(Results[0].Tasks[0].Checked.empty());
  CHECK(totalsOf(Results).InternalErrors == 1);
  CHECK_THAT(resultsText(Results, "out"), Catch::Contains("INTERNAL ERROR"));
}

TEST_CASE_METHOD(Fixture,
                 "a stop request ends the run; what was not begun says so") {
  add("a.c", "int main() { if (1) ; }\n");
  add("b.c", "int main() { if (1) ; }\n");
  Stop = true;
  for (const SeedResult &R : run())
    CHECK(R.Reason == "interrupted");
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
