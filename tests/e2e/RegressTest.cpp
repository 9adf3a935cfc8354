// mcfuzz regress: two checkers, one table, an exit status for a CI system.

#include "tests/FakeChecker.h"
#include "tests/TestHelp.h"

#include "campaign/Sqlite.h"
#include "campaign/Store.h"
#include "core/Json.h"

#include <chrono>
#include <thread>

using namespace mcfuzz;
using namespace mcfuzz::test;

namespace {

struct Fixture {
  TempDir Dir;
  std::string Honest, Liar;

  Fixture() {
    fs::create_directory(Dir.path() / "seeds");
    for (int N = 3; N < 6; ++N)
      writeFile(Dir.path() / "seeds" / ("s" + std::to_string(N) + ".c"),
                "int main() { int n = 0; for (int i = 0; i < " +
                    std::to_string(N) + "; i++) n++; return n == 7; }\n");
    Honest = addFakeChecker(Dir.path(), "fake-honest",
                            "case $2 in *reach*) echo UNSAFE;; *) echo SAFE;; "
                            "esac");
    // Wrong about one task, silent about another.
    Liar = addFakeChecker(Dir.path(), "fake-liar",
                          "case $2 in *s3*reach*) echo SAFE;; *s4*reach*) ;; "
                          "*reach*) echo UNSAFE;; *) echo SAFE;; esac");
  }
  std::string path(const std::string &Name) const {
    return (Dir.path() / Name).string();
  }
  Run regress(std::vector<std::string> Words) {
    Words.insert(Words.begin(), "regress");
    return mcfuzz::test::mcfuzz(Words);
  }
};

} // namespace

TEST_CASE_METHOD(Fixture, "regress says what got worse, and what better") {
  Run Worse = regress({"--baseline", Honest, "--candidate", Liar, "--seeds",
                       path("seeds"), "--out", path("worse"), "--junit",
                       path("junit.xml"), "--save-baseline", path("old.json")});
  INFO(Worse.Out << Worse.Err);
  CHECK(Worse.Code == 1);
  CHECK_THAT(Worse.Out, Catch::Contains("6 tasks") &&
                            Catch::Contains("1  newly wrong") &&
                            Catch::Contains("1  newly undecided") &&
                            Catch::Contains("4  same") &&
                            Catch::Contains("2 tasks got worse"));
  CHECK_THAT(readFile(Dir.path() / "worse/comparison.txt"),
             Catch::Contains("s3.fcr-reach"));
  // Somebody else's reader of XML.
  Run Read = run({.Argv = {"python3", "-c",
                           "import sys, xml.etree.ElementTree as e\n"
                           "s = e.parse(sys.argv[1]).getroot()[0]\n"
                           "print(s.get('tests'), s.get('failures'), "
                           "len(s.findall('testcase/failure')))",
                           path("junit.xml")}});
  CHECK(Read.Out == "6 2 2\n");

  Run Better = regress({"--baseline", Liar, "--candidate", Honest, "--seeds",
                        path("seeds"), "--out", path("better"), "--json"});
  CHECK(Better.Code == 0);
  Json Document = parseJson(Better.Out, "stdout");
  CHECK(Document["counts"]["fixed"] == 1);
  CHECK(Document["counts"]["newly decided"] == 1);
  CHECK(Document["worse"] == 0);

  // Without the old program.
  fs::remove(path("fake-honest"));
  Run Saved = regress({"--baseline", path("old.json"), "--candidate", Liar,
                       "--seeds", path("seeds"), "--out", path("saved")});
  INFO(Saved.Out << Saved.Err);
  CHECK(Saved.Code == 1);
  CHECK_THAT(Saved.Out, Catch::Contains("fake-honest@1.0 -> fake-liar@1.0") &&
                            Catch::Contains("2 tasks got worse"));
  CHECK(Store(path("saved"), Store::Access::Read).totals().Runs == 7);
}

TEST_CASE_METHOD(Fixture, "regress takes campaigns and exported tasks") {
  Run First = mcfuzz::test::mcfuzz({"run", "--seeds", path("seeds"),
                                    "--checker", Honest, "--out",
                                    path("campaign")});
  REQUIRE(First.Code == 0);
  Run FromCampaign =
      regress({"--baseline", Honest, "--candidate", Liar, path("campaign"),
               "--out", path("a")});
  INFO(FromCampaign.Out << FromCampaign.Err);
  CHECK(FromCampaign.Code == 1);
  CHECK_THAT(FromCampaign.Out, Catch::Contains("2 tasks got worse"));
  // Six answers of the baseline were there; the wrong one is asked for twice.
  Store From(path("a"), Store::Access::Read);
  CHECK(From.totals().Runs == 6 + 7);

  // Killed before a wrong answer was asked for again: that is done here then.
  REQUIRE(mcfuzz::test::mcfuzz({"run", "--seeds", path("seeds"), "--checker",
                                Liar, "--out", path("killed")})
              .Code == 1);
  Database(Store::file(path("killed")), Database::Open::Write)
      .execute("DELETE FROM finding; DELETE FROM run WHERE purpose = 'repeat'");
  Run Repeated = regress({"--baseline", Honest, "--candidate", Liar,
                          path("killed"), "--out", path("b")});
  INFO(Repeated.Out << Repeated.Err);
  CHECK(Repeated.Code == 1);
  CHECK_THAT(Repeated.Out, Catch::Contains("1  newly wrong") &&
                               Catch::Contains("2 tasks got worse"));

  for (const std::vector<std::string> &Words :
       {std::vector<std::string>{"mutate", path("seeds/s3.c"), "--strategy",
                                 "fcr,fcr-reach", "-o", path("tasks")},
        {"export", "--sv-comp", path("svcomp"), path("seeds/s3.c")}}) {
    REQUIRE(mcfuzz::test::mcfuzz(Words).Code == 0);
    std::string Folder = Words[0] == "mutate" ? path("tasks") : path("svcomp");
    Run Compared = regress({"--baseline", Honest, "--candidate", Liar, Folder,
                            "--out", Folder + "-out"});
    INFO(Compared.Out << Compared.Err);
    CHECK(Compared.Code == 1);
    CHECK_THAT(Compared.Out, Catch::Contains(": 2 tasks") &&
                                 Catch::Contains("1 task got worse"));
  }

  // A task that lies about its verdict is left out; one that is undefined
  // convicts nobody.
  std::string List = readFile(Dir.path() / "tasks/tasks.json");
  Json Tasks = parseJson(List, "tasks.json");
  Tasks[0]["expected"] = "unsafe";
  writeFile(Dir.path() / "tasks/tasks.json", Tasks.dump());
  std::string Reach = readFile(Dir.path() / "tasks/s3.fcr-reach.c");
  size_t At = Reach.find("int n = 0;");
  REQUIRE(At != std::string::npos);
  writeFile(Dir.path() / "tasks/s3.fcr-reach.c",
            Reach.insert(At + 10, "int u = 2147483647; u += n == 0; if (u == "
                                  "12345) n = u; "));
  Run Left = regress({"--baseline", Honest, "--candidate", Liar, path("tasks"),
                      "--out", path("left")});
  INFO(Left.Out << Left.Err);
  CHECK(Left.Code == 0);
  CHECK_THAT(Left.Err, Catch::Contains("1 of 2 tasks do not show"));
  CHECK_THAT(Left.Out, Catch::Contains("1  doubtful"));
  // Everywhere.
  CHECK(Store(path("left"), Store::Access::Read).totals().Confirmed == 0);
  Run Findings = mcfuzz::test::mcfuzz({"findings", path("left"), "--doubtful"});
  CHECK_THAT(Findings.Out, Catch::Contains("the program is no oracle"));
  CHECK_THAT(readFile(Dir.path() / "left/results.json"),
             Catch::Contains("the program is no oracle"));
  // Also for who gets the tasks from there.
  std::string Other = addFakeChecker(Dir.path(), "fake-other", "echo SAFE");
  Run Again = regress({"--baseline", Honest, "--candidate", Other, path("left"),
                       "--out", path("left-again")});
  INFO(Again.Out << Again.Err);
  CHECK(Again.Code == 0);
  CHECK_THAT(Again.Out, Catch::Contains("1  doubtful"));
}

TEST_CASE_METHOD(Fixture, "tasks are compared only when all have been brought "
                          "in") {
  REQUIRE(mcfuzz::test::mcfuzz({"mutate", path("seeds/s5.c"), "--strategy",
                                "fcr,fcr-reach,ecr", "-o", path("tasks")})
              .Code == 0);
  Json List =
      parseJson(readFile(Dir.path() / "tasks/tasks.json"), "tasks.json");
  REQUIRE(List.size() >= 3);
  for (const Json &Entry : List) {
    fs::path File = Dir.path() / "tasks" / Entry["file"].get<std::string>();
    std::string Text = readFile(File);
    size_t At = Text.find("int n = 0;");
    REQUIRE(At != std::string::npos);
    writeFile(File,
              Text.insert(At, "extern unsigned sleep(unsigned); sleep(1); "));
  }
  std::vector<std::string> Words = {
      "--baseline", Honest,      "--candidate", Liar,        path("tasks"),
      "--jobs",     "1",         "--no-cache",  "--out",     path("out")};
  Command Kill;
  Kill.Argv = {"sh", "-c",
               "\"$@\" &\n"
               "until [ -e \"$0/campaign.sqlite.new\" ]; do sleep 0.05; done\n"
               "sleep 0.5\nkill -9 $!\nwait $!",
               path("out"), MCFUZZ_BINARY, "regress"};
  Kill.Argv.insert(Kill.Argv.end(), Words.begin(), Words.end());
  Kill.Limit.WallSeconds = 100;
  Run Killed = run(Kill);
  INFO(Killed.Out << Killed.Err);
  REQUIRE(Killed.Code == 128 + 9);
  Run Resumed = regress({"--resume", path("out")});
  CHECK(Resumed.Code == 2);
  CHECK_THAT(Resumed.Err, Catch::Contains("holds no campaign yet"));
  Run Whole = regress(Words);
  INFO(Whole.Out << Whole.Err);
  CHECK(Whole.Code == 0);
  CHECK_THAT(Whole.Out, Catch::Contains(": " + std::to_string(List.size()) +
                                        " tasks") &&
                            Catch::Contains("nothing got worse"));
}

TEST_CASE_METHOD(Fixture, "what is saved knows of the second chance") {
  // Its answer about s3 comes when somebody lets it.
  std::string Late = addFakeChecker(
      Dir.path(), "fake-late",
      "case $2 in *s3*) while [ ! -e " + path("go") +
          " ]; do sleep 0.1; done;; esac\necho SAFE");
  std::jthread Letting([&](std::stop_token Stop) {
    // That is there when all have been asked once.
    while (!Stop.stop_requested() && !fs::exists(path("out/results.json")))
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
    writeFile(path("go"), "");
  });
  Run Ran = regress({"--baseline", Honest, "--candidate", Late, "--seeds",
                     path("seeds"), "--strategy", "fcr", "--time-limit", "3",
                     "--out", path("out"), "--save-candidate",
                     path("saved.json")});
  INFO(Ran.Out << Ran.Err);
  CHECK(Ran.Code == 0);
  CHECK(Store(path("out"), Store::Access::Read)
            .tallies()
            .at(1)
            .said(Verdict::Timeout) == 1);
  Json Saved = parseJson(readFile(path("saved.json")), "saved.json");
  REQUIRE(Saved["verdicts"].size() == 3);
  for (const Json &Entry : Saved["verdicts"])
    CHECK(Entry["verdict"] == "safe");
}

TEST_CASE_METHOD(Fixture, "regress can be interrupted, and refuses nonsense") {
  Run First = regress({"--baseline", Honest, "--candidate", Liar, "--seeds",
                       path("seeds"), "--out", path("out"), "--budget",
                       "0.001s"});
  INFO(First.Err);
  CHECK(First.Code == 2);
  CHECK_THAT(First.Err, Catch::Contains("go on with: mcfuzz regress --resume"));
  Run Second = regress({"--resume", path("out")});
  INFO(Second.Out << Second.Err);
  CHECK(Second.Code == 1);
  CHECK_THAT(Second.Out, Catch::Contains("2 tasks got worse"));

  auto complaint = [&](const std::vector<std::string> &Words) {
    Run Ran = regress(Words);
    CHECK(Ran.Code == 2);
    return Ran.Err;
  };
  CHECK_THAT(complaint({"--candidate", Liar}),
             Catch::Contains("give --baseline and --candidate"));
  CHECK_THAT(complaint({"--baseline", Liar, "--candidate", Liar, "--out",
                        path("same")}),
             Catch::Contains("is named twice"));
  // Its answers would be taken for those of the other.
  fs::create_directory(Dir.path() / "mine");
  std::string Mine = addFakeChecker(Dir.path() / "mine", "fake-liar", "echo SAFE");
  CHECK_THAT(complaint({"--baseline", Liar, "--candidate", Mine, "--out",
                        path("same")}),
             Catch::Contains("two different checkers are called fake-liar@1.0"));
  CHECK_THAT(complaint({"--baseline", path("none.json"), "--candidate", Liar}),
             Catch::Contains("none.json"));
  Run Wrong = mcfuzz::test::mcfuzz({"run", "--resume", path("out")});
  CHECK(Wrong.Code == 2);
  CHECK_THAT(Wrong.Err, Catch::Contains("is a campaign of mcfuzz regress"));
}

TEST_CASE_METHOD(Fixture, "a release of CBMC is compared with an older one") {
  // 5.12 stops on it, 6.6.0 is right.
  writeFile(Dir.path() / "decrement.c", "int main(void) {\n"
                                        "  int k = 3;\n"
                                        "  int c = k--;\n"
                                        "  if (c == 3 && k == 2)\n"
                                        "    return 0;\n"
                                        "  return 1;\n"
                                        "}\n");
  Run Ran = regress({"--baseline", "cbmc@5.12", "--candidate", "cbmc@6.6.0",
                     path("decrement.c"), "--out", path("out")});
  INFO(Ran.Out << Ran.Err);
  CHECK(Ran.Code == 0);
  CHECK_THAT(Ran.Out, Catch::Contains("2  fixed") &&
                          Catch::Contains("nothing got worse"));
}

TEST_CASE("the manual can be read, and shells complete") {
  Run Topics = mcfuzz::test::mcfuzz({"help"});
  CHECK(Topics.Code == 0);
  CHECK_THAT(Topics.Out, Catch::Contains("campaigns"));
  CHECK_THAT(mcfuzz::test::mcfuzz({"help", "campaigns"}).Out,
             Catch::Contains("# Campaigns"));
  CHECK_THAT(mcfuzz::test::mcfuzz({"help", "regress"}).Out,
             Catch::Contains("--candidate"));
  CHECK_THAT(mcfuzz::test::mcfuzz({"help", "explain"}).Out,
             Catch::Contains("--in") &&
                 Catch::Contains("# From a wrong verdict to a bug report"));
  CHECK_THAT(mcfuzz::test::mcfuzz({"help", "campaign"}).Err,
             Catch::Contains("did you mean 'campaigns'"));
  Run Bash = mcfuzz::test::mcfuzz({"completion", "bash"});
  CHECK(Bash.Code == 0);
  auto complete = [&](const std::string &Line, const std::string &Word = "") {
    Command What;
    What.Argv = {"bash", "-c",
                 Bash.Out + "COMP_WORDS=(" + Line +
                     " '" + Word + "')\nset -- " + Line +
                     "\nCOMP_CWORD=$#\n_mcfuzz\necho \"${COMPREPLY[*]}\""};
    return run(What).Out;
  };
  CHECK_THAT(complete("mcfuzz"), Catch::Contains("regress"));
  CHECK(complete("mcfuzz run") == "\n"); // Files, by the shell.
  CHECK_THAT(complete("mcfuzz help"),
             Catch::Contains("campaigns") && Catch::Contains("regress"));
  CHECK_THAT(complete("mcfuzz export --format"),
             Catch::Contains("sarif") && !Catch::Contains("--"));
  CHECK_THAT(complete("mcfuzz findings"), Catch::Contains("replay"));
  CHECK_THAT(complete("mcfuzz findings show", "--"), Catch::Contains("--in"));
  CHECK_THAT(complete("mcfuzz run", "--ch"), Catch::Contains("--checker"));
  // A folder of the same name as a command does not get into the way.
  CHECK(complete("mcfuzz", "repor") == "report\n");
}
