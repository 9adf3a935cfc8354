// mcfuzz regress: two checkers, one table, an exit status for a CI system.

#include "tests/FakeChecker.h"
#include "tests/TestHelp.h"

#include "campaign/Store.h"
#include "core/Json.h"

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
            Reach.insert(At + 10, "int u; if (u == 12345) n = u; "));
  Run Left = regress({"--baseline", Honest, "--candidate", Liar, path("tasks"),
                      "--out", path("left")});
  INFO(Left.Out << Left.Err);
  CHECK(Left.Code == 0);
  CHECK_THAT(Left.Err, Catch::Contains("1 of 2 tasks do not show"));
  CHECK_THAT(Left.Out, Catch::Contains("1  doubtful"));
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
             Catch::Contains("are the same checker"));
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
  CHECK_THAT(mcfuzz::test::mcfuzz({"help", "campaign"}).Err,
             Catch::Contains("did you mean 'campaigns'"));
  Run Bash = mcfuzz::test::mcfuzz({"completion", "bash"});
  CHECK(Bash.Code == 0);
  auto complete = [&](const std::string &Line) {
    Command What;
    What.Argv = {"bash", "-c",
                 Bash.Out + "COMP_WORDS=(" + Line +
                     " '')\nset -- " + Line +
                     "\nCOMP_CWORD=$#\n_mcfuzz\necho \"${COMPREPLY[*]}\""};
    return run(What).Out;
  };
  CHECK_THAT(complete("mcfuzz"), Catch::Contains("regress"));
  CHECK_THAT(complete("mcfuzz run"), Catch::Contains("--checker"));
  CHECK_THAT(complete("mcfuzz findings"), Catch::Contains("replay"));
  CHECK_THAT(complete("mcfuzz findings show"), Catch::Contains("--in"));
}
