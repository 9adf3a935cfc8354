// From a wrong verdict of the real CBMC to a small program that says why.

#include "tests/Processes.h"
#include "tests/TestHelp.h"

#include "campaign/Store.h"
#include "core/Json.h"
#include "core/Text.h"
#include "explain/Investigate.h"

#include <chrono>
#include <csignal>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

using namespace mcfuzz;
using namespace mcfuzz::test;

namespace {

// Octal escapes have three digits at most; CBMC reads four (docs/findings.md).
constexpr const char *Octal =
    "extern void abort(void);\n"
    "static int square(int x) { return x * x; }\n"
    "static const char text[] = \"\\1011\";\n"
    "static int table[4] = {1, 2, 3, 4};\n"
    "int main(void) {\n"
    "  int sum = 0;\n"
    "  for (int i = 0; i < 4; i++)\n"
    "    sum += square(table[i]);\n"
    "  if (sum != 30)\n"
    "    abort();\n"
    "  if (sizeof text == 3)\n"
    "    sum++;\n"
    "  else\n"
    "    sum--;\n"
    "  return 0;\n"
    "}\n";

struct Campaign {
  TempDir Dir;
  std::string Out = (Dir.path() / "out").string();

  Campaign() {
    writeFile(Dir.path() / "octal.c", Octal);
    Run Ran = mcfuzz::test::mcfuzz({"run", (Dir.path() / "octal.c").string(),
                                    "--checker", "cbmc@6.6.0", "--allow",
                                    "volatile", "--out", Out});
    INFO(Ran.Out << Ran.Err);
    REQUIRE(Ran.Code == 1);
    CHECK_THAT(Ran.Out, Catch::Contains("2 confirmed findings, probably"));
  }
  std::string idOf(FindingKind Kind) const {
    std::string Id;
    Store From(Out, Store::Access::Read);
    From.eachFinding([&](const FindingRecord &F) {
      if (F.What.Kind == Kind)
        Id = F.Id;
    });
    REQUIRE(!Id.empty());
    return Id;
  }
  /// Runs the generated test on a text, in a folder of its own as C-Vise does.
  int testStatus(const std::string &Id, const std::string &Text) const {
    TempDir Work;
    writeFile(Work.path() / "program.c", Text);
    Command What;
    What.Argv = {Out + "/findings/" + Id + "/reduction/test.sh"};
    What.Dir = Work.path();
    What.Limit.WallSeconds = 60;
    return run(What).Code;
  }
};

} // namespace

TEST_CASE_METHOD(Campaign, "a finding is explained, reduced, and grouped") {
  std::string Alarm = idOf(FindingKind::FalseAlarm);
  Run Why = mcfuzz::test::mcfuzz({"explain", Alarm, "--in", Out});
  INFO(Why.Out << Why.Err);
  CHECK(Why.Code == 0);
  // The value comes from CBMC's own counterexample.
  CHECK_THAT(Why.Out, Catch::Contains("if (sizeof text == 3)") &&
                          Catch::Contains("is taken 0 times; really it is 1") &&
                          Catch::Contains(":z3 unsafe"));

  Run All = mcfuzz::test::mcfuzz(
      {"reduce", "--all", "--budget", "10m", "--in", Out});
  INFO(All.Out << All.Err);
  CHECK(All.Code == 0);
  for (FindingKind Kind : {FindingKind::FalseAlarm, FindingKind::Missed}) {
    std::string Id = idOf(Kind);
    Insight Known = insightOf(*std::make_unique<Store>(Out, Store::Access::Read), Id);
    REQUIRE(Known.Small);
    INFO(Known.Small->Code);
    CHECK(Known.Small->Lines <= 6);
    CHECK(Known.Small->LinesBefore > 25);
    CHECK(!contains(Known.Small->Code, "square"));
    CHECK_THAT(Known.Small->Code, Catch::Contains("\\1"));
    REQUIRE(Known.What);
    CHECK(Known.What->Kind == Category::FrontEnd);
    // A seed that passed without being allowed anything stays such a one.
    CHECK(parseJson(readFile(Out + "/findings/" + Id + "/reduction/goal.json"),
                    "goal.json")["allow"]
              .empty());
    // The test that C-Vise used, on the result and on something else.
    std::string Best = readFile(Out + "/findings/" + Id + "/reduction/program.c");
    CHECK(testStatus(Id, Best) == 0);
    CHECK(testStatus(Id, "void reach_error(void);\nint main(void) { return 0; }\n") ==
          1);
  }
  Run Groups = mcfuzz::test::mcfuzz({"groups", Out});
  CHECK_THAT(Groups.Out, Catch::Contains("bug 1: 2 cases, front end") &&
                             Catch::Contains("together because") &&
                             Catch::Contains("probably 1 different bug"));
  Run AsJson = mcfuzz::test::mcfuzz({"groups", Out, "--json"});
  CHECK(parseJson(AsJson.Out, "groups").size() == 1);
  Run Shown = mcfuzz::test::mcfuzz({"findings", "show", Alarm, "--in", Out});
  CHECK_THAT(Shown.Out, Catch::Contains("reduced from"));
  // Reports carry it.
  std::string Page = (Dir.path() / "page.html").string();
  CHECK(mcfuzz::test::mcfuzz({"report", Out, "-o", Page}).Code == 0);
  CHECK_THAT(readFile(Page), Catch::Contains("\"reduced\"") &&
                                 Catch::Contains("bug, probably"));
  std::string Reports = (Dir.path() / "reports").string();
  CHECK(mcfuzz::test::mcfuzz(
            {"export", Out, "--format", "markdown", "-o", Reports})
            .Code == 0);
  size_t Texts = 0;
  for (const auto &Entry : fs::directory_iterator(Reports))
    if (Entry.path().extension() == ".md") {
      ++Texts;
      CHECK_THAT(readFile(Entry.path()), Catch::Contains("Reduced from") &&
                                             Catch::Contains("What goes wrong"));
    }
  CHECK(Texts == 2);
  // Done is done.
  Run Again = mcfuzz::test::mcfuzz({"reduce", Alarm, "--in", Out});
  CHECK(Again.Code == 0);
  CHECK_THAT(Again.Err, Catch::Contains("done before"));
}

TEST_CASE_METHOD(Campaign, "a killed reduction leaves the best program so far") {
  std::string Id = idOf(FindingKind::Missed);
  fs::path Program = fs::path(Out) / "findings" / Id / "reduction/program.c";
  fs::path Temporary = Dir.path() / "tmp";
  fs::create_directory(Temporary);
  size_t First = 0;
  for (double Seconds : {1.0, 4.0, 9.0}) {
    pid_t Pid = ::fork();
    if (Pid == 0) {
      ::setenv("TMPDIR", Temporary.c_str(), 1);
      ::freopen("/dev/null", "w", stderr);
      ::execl(MCFUZZ_BINARY, "mcfuzz", "reduce", Id.c_str(), "--in",
              Out.c_str(), nullptr);
      ::_exit(127);
    }
    // From the moment that there is something.
    for (int I = 0; I < 300 && !fs::exists(Program); ++I)
      std::this_thread::sleep_for(std::chrono::milliseconds(100));
    std::this_thread::sleep_for(std::chrono::duration<double>(Seconds));
    ::kill(Pid, SIGKILL);
    int Status = 0;
    ::waitpid(Pid, &Status, 0);
    REQUIRE(fs::exists(Program));
    std::string Best = readFile(Program);
    INFO(Best);
    CHECK(testStatus(Id, Best) == 0);
    CHECK((First == 0 || Best.size() <= First));
    First = Best.size();
    // What it had started is gone, soon.
    for (int I = 0; I < 50 && running(Temporary.string()) > 0; ++I)
      std::this_thread::sleep_for(std::chrono::milliseconds(100));
    CHECK(running(Temporary.string()) == 0);
  }
  Run Rest = mcfuzz::test::mcfuzz({"reduce", Id, "--in", Out, "--budget", "60s"},
                                  std::vector<std::string>{
                                      "TMPDIR=" + Temporary.string(),
                                      "PATH=/usr/bin:/bin",
                                      "HOME=" + std::string(std::getenv("HOME")),
                                      "MCFUZZ_HOME=" MCFUZZ_SOURCE_DIR});
  INFO(Rest.Err);
  CHECK(Rest.Code == 0);
  CHECK_THAT(Rest.Out, Catch::Contains("reduced from"));
  for (const auto &Entry : fs::directory_iterator(Temporary))
    FAIL_CHECK("left behind: " << Entry.path());
}

TEST_CASE_METHOD(Campaign, "explain and reduce say what they need") {
  auto complaint = [](const std::vector<std::string> &Words) {
    Run Ran = mcfuzz::test::mcfuzz(Words);
    CHECK(Ran.Code == 2);
    return Ran.Err;
  };
  CHECK_THAT(complaint({"explain", "--in", Out}),
             Catch::Contains("name a finding"));
  CHECK_THAT(complaint({"reduce", "ffff", "--in", Out}),
             Catch::Contains("no finding ffff"));
  CHECK_THAT(complaint({"reduce", "--all", "--budget", "soon", "--in", Out}),
             Catch::Contains("no duration like"));
  CHECK_THAT(complaint({"explain", "--all", "--in", Out + "x"}),
             Catch::Contains("holds no campaign"));
}
