// `mcfuzz report` and `mcfuzz export --format` on a campaign with a real
// checker.

#include "tests/TestHelp.h"

#include "core/Json.h"
#include "core/Text.h"

using namespace mcfuzz;
using namespace mcfuzz::test;

namespace {

struct Campaign {
  TempDir Dir;
  std::string path(const std::string &Name) const {
    return (Dir.path() / Name).string();
  }
  /// CBMC reads the octal escape wrongly, so it has findings.
  Campaign() {
    writeFile(path("octal<b>.c"), "int main(void) {\n"
                                  "  if (sizeof \"\\1011\" == 3)\n"
                                  "    return 0;\n"
                                  "  return 1;\n"
                                  "}\n");
    Run Ran = mcfuzz::test::mcfuzz({"run", path("octal<b>.c"), "--checker",
                                    "cbmc@6.6.0", "--out", path("out")});
    INFO(Ran.Out << Ran.Err);
    REQUIRE(Ran.Code == 1);
  }
  Run exported(const std::vector<std::string> &More) const {
    std::vector<std::string> Words = {"export", path("out")};
    Words.insert(Words.end(), More.begin(), More.end());
    return mcfuzz::test::mcfuzz(Words);
  }
};

} // namespace

TEST_CASE_METHOD(Campaign, "a campaign is reported and exported") {
  Run Ran = mcfuzz::test::mcfuzz({"report", path("out")});
  INFO(Ran.Out << Ran.Err);
  CHECK(Ran.Code == 0);
  CHECK(Ran.Out == path("out/report.html") + "\n");
  std::string Page = readFile(path("out/report.html"));
  CHECK(Page.starts_with("<!DOCTYPE html>"));
  CHECK_THAT(Page, Catch::Contains("cbmc@6.6.0") &&
                       Catch::Contains("octal\\u003cb>.c") &&
                       !Catch::Contains("octal<b>"));
  CHECK(mcfuzz::test::mcfuzz({"report", path("out"), "-o", path("other.html")})
            .Code == 0);
  CHECK(readFile(path("other.html")) == Page);

  for (const char *Name : {"sv-comp", "benchexec", "junit", "sarif", "csv",
                           "json", "desc", "lit", "markdown"}) {
    CAPTURE(Name);
    Run One = exported({"--format", Name, "-o", path(Name)});
    INFO(One.Out << One.Err);
    CHECK(One.Code == 0);
    CHECK(One.Err == "");
    CHECK_FALSE(One.Out.starts_with("0 "));
    CHECK(fs::exists(path(Name)));
  }
  // Files may go to standard output.
  Run ToOut = exported({"--format", "sarif"});
  CHECK(ToOut.Out == readFile(path("sarif")));
  Json Sarif = parseJson(ToOut.Out, "sarif");
  CHECK_FALSE(Sarif["runs"][0]["results"].empty());
  Run Tasks = run({.Argv = {(sourceDir() / "tests/e2e/check-svcomp.py").string(),
                            path("sv-comp")}});
  INFO(Tasks.Out << Tasks.Err);
  CHECK(Tasks.ok());
}

TEST_CASE_METHOD(Campaign, "export says what it cannot do") {
  auto complaint = [&](const std::vector<std::string> &Words) {
    Run Ran = exported(Words);
    CHECK(Ran.Code == 2);
    CHECK(std::count(Ran.Err.begin(), Ran.Err.end(), '\n') == 1);
    return Ran.Err;
  };
  CHECK_THAT(complaint({"--format", "sarfi"}),
             Catch::Contains("did you mean sarif?"));
  CHECK_THAT(complaint({}), Catch::Contains("say what to write"));
  CHECK_THAT(complaint({"--format", "markdown"}),
             Catch::Contains("name it with -o"));
  CHECK_THAT(complaint({"--format", "markdown", "-o", path("out")}),
             Catch::Contains("not an empty folder"));
  CHECK_THAT(complaint({"--format", "csv", "--strategy", "er"}),
             Catch::Contains("leave out --strategy"));
  CHECK_THAT(complaint({path("out"), "--format", "csv"}),
             Catch::Contains("one campaign at a time"));
  Run None = mcfuzz::test::mcfuzz({"report", path("nothing")});
  CHECK(None.Code == 2);
  CHECK_THAT(None.Err, Catch::Contains("holds no campaign"));
}
