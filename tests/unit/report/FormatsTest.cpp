// Each form, read by a program that is not ours where there is one.

#include "tests/unit/report/Fixture.h"

#include "core/Json.h"
#include "core/Utf8.h"
#include "mutate/Strategy.h"
#include "report/FindingContext.h"

#include <set>

using namespace mcfuzz;
using namespace mcfuzz::test;

using Fixture = ReportFixture;

namespace {

std::vector<fs::path> filesBelow(const fs::path &Folder,
                                 const std::string &Extension) {
  std::vector<fs::path> Files;
  for (const auto &Entry : fs::recursive_directory_iterator(Folder))
    if (Entry.path().extension() == Extension)
      Files.push_back(Entry.path());
  return Files;
}

/// Whether executing the program reaches the error.
bool reachesError(const fs::path &File) {
  TempDir Dir;
  fs::path Program = Dir.path() / "program";
  Run Built = run({.Argv = {"gcc", "-w", "-o", Program.string(),
                            File.string()}});
  INFO(Built.Err);
  REQUIRE(Built.ok());
  Run Ran = run({.Argv = {Program.string()}});
  REQUIRE((Ran.ok() || contains(Ran.Err, "reach_error")));
  return !Ran.ok();
}

} // namespace

TEST_CASE("the table of formats") {
  std::set<std::string_view> Names;
  for (const Format &F : formats()) {
    CAPTURE(F.Name);
    CHECK(Names.insert(F.Name).second);
    CHECK((F.ToStream == nullptr) != (F.ToFolder == nullptr));
    CHECK_FALSE(F.Meaning.empty());
  }
  CHECK(Names.size() == 9);
  CHECK_THROWS_WITH(formatNamed("sarfi"), Catch::Contains("mean sarif?"));
}

TEST_CASE_METHOD(Fixture, "CSV is what Python's reader takes for CSV") {
  runAll();
  std::string Text = text("csv");
  CHECK(std::count(Text.begin(), Text.end(), '\n') == 13);
  CHECK(Text.find("\r\n") < Text.find('\n'));
  Json Rows = parseJson(
      python("import csv, json, sys\n"
             "print(json.dumps(list(csv.DictReader(open(sys.argv[1], "
             "newline='', encoding='utf-8'), strict=True))))",
             Text),
      "csv");
  REQUIRE(Rows.size() == 12);
  size_t Findings = 0, Confirmed = 0, Hostile = 0;
  for (const Json &Row : Rows) {
    CHECK(Row.size() == 22);
    Findings += Row["finding"] != "";
    Confirmed += Row["confirmed"] == "true";
    Hostile += Row["seed"] == HostileName;
    CHECK(Row["right"] == (Row["verdict"] == Row["expected"] ? "true" : "false"));
    if (Row["checker"] == "cbmc@1")
      CHECK(Row["detail"] == "SAFE <b>, \"quoted\"");
    if (Row["confirmed"] == "false")
      CHECK(Row["reasons"] == "it says <hmm>: HMM");
  }
  CHECK(Findings == 4);
  CHECK(Confirmed == 2);
  CHECK(Hostile == 6);
}

TEST_CASE_METHOD(Fixture, "JUnit: confirmed findings fail, doubtful ones are "
                          "skipped") {
  runAll();
  std::string Text = text("junit");
  CHECK_FALSE(contains(Text, "<img"));
  Json Suites = parseJson(
      python("import json, sys, xml.etree.ElementTree as E\n"
             "print(json.dumps({s.get('name'): [int(s.get(k)) for k in "
             "('tests', 'failures', 'skipped', 'errors')] + [len(s.findall("
             "'testcase')), len(s.findall('testcase/failure')), "
             "len(s.findall('testcase/skipped'))] for s in "
             "E.parse(sys.argv[1]).getroot().findall('testsuite')}))",
             Text),
      "junit");
  CHECK(Suites["cbmc@1"] == Json({4, 2, 0, 0, 4, 2, 0}));
  CHECK(Suites["shaky@1"] == Json({4, 0, 2, 0, 4, 0, 2}));
  CHECK(Suites["honest@1"] == Json({4, 0, 0, 0, 4, 0, 0}));
}

TEST_CASE_METHOD(Fixture, "SARIF: one result for each finding") {
  Settings.Strategies = parseStrategies("er");
  hostileChecker("cbmc", "echo SAFE");
  REQUIRE(run(store()) == CampaignEnd::Finished);
  Json Document = parseJson(text("sarif"), "sarif");
  CHECK(Document["version"] == "2.1.0");
  const Json &Driver = Document["runs"][0]["tool"]["driver"];
  CHECK(Driver["version"] == "1.2.3");
  const Json &Results = Document["runs"][0]["results"];
  REQUIRE(Results.size() == 4); // All branches are taken.
  std::set<std::string> Ids, Uris;
  std::set<int> Lines;
  store().eachFinding([&](const FindingRecord &F) { Ids.insert(F.Id); });
  for (const Json &R : Results) {
    CHECK(R["ruleId"] == "missed");
    CHECK(Driver["rules"][R["ruleIndex"].get<size_t>()]["id"] == "missed");
    CHECK(R["level"] == "error");
    CHECK(Ids.erase(R["fingerprints"]["mcfuzz/finding/v1"]) == 1);
    const Json &Place = R["locations"][0]["physicalLocation"];
    Uris.insert(Place["artifactLocation"]["uri"]);
    Lines.insert(Place["region"]["startLine"].get<int>());
  }
  CHECK(Ids.empty());
  CHECK(Lines == std::set<int>{1, 3});
  CHECK_THAT(*Uris.begin(), Catch::Contains("/%3Cimg%20onerror%3E.c"));
  CHECK(Uris.begin()->starts_with("file:///"));
}

TEST_CASE_METHOD(Fixture, "SARIF: a doubtful finding is a warning") {
  runAll();
  std::map<std::string, int> Levels;
  Json Document = parseJson(text("sarif"), "sarif");
  for (const Json &R : Document["runs"][0]["results"])
    ++Levels[R["level"].get<std::string>()];
  CHECK(Levels == std::map<std::string, int>{{"error", 2}, {"warning", 2}});
}

TEST_CASE_METHOD(Fixture, "JSON keeps to its schema") {
  runAll();
  auto complaints = [&](const std::string &Text) {
    return python("import json, sys, jsonschema\n"
                  "schema = json.load(open(sys.argv[2]))\n"
                  "jsonschema.Draft7Validator.check_schema(schema)\n"
                  "for e in jsonschema.Draft7Validator(schema).iter_errors("
                  "json.load(open(sys.argv[1]))): print(e.message)",
                  Text,
                  {(sourceDir() / "configs/campaign.schema.json").string()});
  };
  std::string Text = text("json");
  CHECK(complaints(Text) == "");
  Json Document = parseJson(Text, "json");
  CHECK(Document["seeds"].size() == 3);
  CHECK(Document["seeds"][0]["name"] == HostileName);
  CHECK(Document["findings"].size() == 4);
  CHECK(Document["seeds"][0]["tasks"][0]["answers"].size() == 3);
  // The schema is not one that takes everything.
  Document["seeds"][0]["tasks"][0]["answers"][0]["verdict"] = "maybe";
  CHECK_THAT(complaints(dumpJson(Document)), Catch::Contains("'maybe'"));
  Document = parseJson(Text, "json");
  Document["more"] = 1;
  CHECK_THAT(complaints(dumpJson(Document)), Catch::Contains("'more'"));
}

TEST_CASE_METHOD(Fixture, "test.desc: KNOWNBUG, or CORE once a newer version "
                          "is right") {
  hostileChecker("cbmc", "echo SAFE").About.Arguments = {"--json-ui", "--64",
                                                         "{task}"};
  hostileChecker("honest", HonestScript);
  SECTION("no newer version") {
    REQUIRE(run(store()) == CampaignEnd::Finished);
    fs::path Folder = exported("desc");
    std::vector<fs::path> Tests = filesBelow(Folder, ".desc");
    REQUIRE(Tests.size() == 2);
    for (const fs::path &File : Tests) {
      CHECK(readFile(File).starts_with("KNOWNBUG\nmain.c\n--64\n^EXIT=10$\n"
                                       "^SIGNAL=0$\n^VERIFICATION FAILED$\n--\n"
                                       "^warning: ignoring\n--\n"));
      CHECK(reachesError(File.parent_path() / "main.c"));
    }
  }
  SECTION("a newer version is right") {
    Checker Newer = Settings.Check.Checkers[1];
    Newer.About.Name = "cbmc";
    Newer.Version = "2";
    Settings.Check.Checkers.push_back(Newer);
    REQUIRE(run(store()) == CampaignEnd::Finished);
    std::vector<fs::path> Tests = filesBelow(exported("desc"), ".desc");
    REQUIRE(Tests.size() == 2);
    for (const fs::path &File : Tests)
      CHECK(readFile(File).starts_with("CORE\n"));
  }
  SECTION("only for checkers that have such tests") {
    Settings.Check.Checkers[0].About.Name = "other";
    REQUIRE(run(store()) == CampaignEnd::Finished);
    CHECK(filesBelow(exported("desc"), ".desc").empty());
  }
}

TEST_CASE_METHOD(Fixture, "ESBMC's test.desc has patterns only") {
  hostileChecker("esbmc", "echo UNSAFE");
  REQUIRE(run(store()) == CampaignEnd::Finished);
  std::vector<fs::path> Tests = filesBelow(exported("desc"), ".desc");
  REQUIRE(Tests.size() == 2);
  CHECK(readFile(Tests[0]) ==
        "KNOWNBUG\nmain.c\n\n^VERIFICATION SUCCESSFUL$\n");
}

TEST_CASE_METHOD(Fixture, "lit: RUN and CHECK lines before END., the program "
                          "behind it") {
  hostileChecker("seahorn", "echo SAFE").About.Arguments = {"pf", "--odd=100%",
                                                            "{task}"};
  REQUIRE(run(store()) == CampaignEnd::Finished);
  std::vector<fs::path> Tests = filesBelow(exported("lit"), ".c");
  REQUIRE(Tests.size() == 2);
  bool Hostile = false;
  for (const fs::path &File : Tests) {
    std::string Text = readFile(File);
    CHECK(Text.starts_with("// RUN: %sea pf --odd=100%% \"%s\" 2>&1 | "
                           "OutputCheck %s\n// CHECK: ^sat$\n// XFAIL: *\n"
                           "// END.\n"));
    size_t Second = Text.find("RUN:", Text.find("RUN:") + 1);
    Hostile |= Second != std::string::npos && Second > Text.find("// END.");
    CHECK(reachesError(File));
  }
  CHECK(Hostile);
}

TEST_CASE_METHOD(Fixture, "lit: CBMC's exit status 10 is no failure") {
  hostileChecker("cbmc", "echo SAFE");
  REQUIRE(run(store()) == CampaignEnd::Finished);
  std::vector<fs::path> Tests = filesBelow(exported("lit"), ".c");
  REQUIRE(Tests.size() == 2);
  CHECK(readFile(Tests[0]).starts_with("// RUN: not %cbmc \"%s\" 2>&1 |"));
}

TEST_CASE_METHOD(Fixture, "BenchExec: our module for CBMC reads its text") {
  hostileChecker("cbmc", "echo SAFE");
  REQUIRE(run(store()) == CampaignEnd::Finished);
  fs::path Folder = exported("benchexec");
  // What the module needs of BenchExec; bench/formats-check has the real one.
  fs::create_directories(Folder / "benchexec/tools");
  writeFile(Folder / "benchexec/result.py",
            "RESULT_TRUE_PROP, RESULT_FALSE_REACH = 'true', "
            "'false(unreach-call)'\n"
            "RESULT_UNKNOWN, RESULT_ERROR = 'unknown', 'ERROR'\n");
  writeFile(Folder / "benchexec/tools/template.py", "class BaseTool2: pass\n");
  Command What;
  What.Dir = Folder;
  What.Argv = {
      "python3", "-c",
      "from types import SimpleNamespace as N\n"
      "from mcfuzz_tools.cbmc import Tool\n"
      "class Lines(list):\n"
      "  def any_line_contains(self, text):\n"
      "    return any(text in line for line in self)\n"
      "def say(code, *lines):\n"
      "  print(Tool().determine_result(N(exit_code=N(value=code, signal=0),\n"
      "        output=Lines(lines))))\n"
      "say(0, 'VERIFICATION SUCCESSFUL')\n"
      "say(10, '[reach_error.assertion.1] line 2 assertion 0: FAILURE',\n"
      "    'VERIFICATION FAILED')\n"
      "say(10, '[reach_error.assertion.1] line 2 assertion 0: SUCCESS',\n"
      "    '[main.unwind.0] line 9 unwinding assertion loop 0: FAILURE',\n"
      "    'VERIFICATION FAILED')\n"
      "say(6, 'PARSING ERROR')\n"
      "say(0)\n"
      "print(Tool().cmdline('/x/cbmc', ['--z3'], N(options={'data_model':\n"
      "      'ILP32'}, single_input_file='t.i'), None))\n"};
  Run Ran = mcfuzz::run(What);
  INFO(Ran.Err);
  CHECK(Ran.Out == "true\nfalse(unreach-call)\nunknown\nERROR\nERROR\n"
                   "['/x/cbmc', '--z3', '--32', 't.i']\n");
}

TEST_CASE_METHOD(Fixture, "Markdown: a checker with an error function of its "
                          "own gets a file that only it can read") {
  hostileChecker("seahorn", "echo SAFE").About.ErrorFunction =
      "extern void __VERIFIER_error(void); void reach_error(void) { "
      "__VERIFIER_error(); }";
  REQUIRE(run(store()) == CampaignEnd::Finished);
  fs::path Folder = exported("markdown");
  std::vector<fs::path> Reports = filesBelow(Folder, ".md");
  REQUIRE(Reports.size() == 2);
  for (const fs::path &File : Reports) {
    std::string Stem = File.stem().string();
    CHECK_THAT(readFile(Folder / (Stem + ".c")),
               Catch::Contains("__VERIFIER_error"));
    CHECK(reachesError(Folder / (Stem + "-native.c")));
    CHECK_THAT(readFile(File),
               Catch::Contains(Stem + "-native.c") &&
                   Catch::Contains("differs only in the error function") &&
                   !Catch::Contains("This very file"));
  }
}

TEST_CASE_METHOD(Fixture, "Markdown: a report for each finding, doubtful ones "
                          "apart") {
  runAll();
  fs::path Folder = exported("markdown");
  CHECK(filesBelow(Folder, ".md").size() == 4);
  std::vector<fs::path> Doubtful = filesBelow(Folder / "doubtful", ".md");
  REQUIRE(Doubtful.size() == 2);
  CHECK_THAT(readFile(Doubtful[0]), Catch::Contains("**Doubtful") &&
                                        Catch::Contains("`it says <hmm>: HMM`"));
  std::string Found;
  for (const auto &Entry : fs::directory_iterator(Folder))
    if (Entry.path().extension() == ".md" &&
        contains(Entry.path().filename().string(), "img"))
      Found = readFile(Entry.path());
  CHECK_THAT(Found, Catch::StartsWith("# cbmc 1: wrong proof (unsafe expected, "
                                      "safe given)\n"));
  CHECK_THAT(Found, Catch::Contains("- `honest@1` says unsafe") &&
                        Catch::Contains("cbmc program.c") &&
                        Catch::Contains("## Why unsafe is right") &&
                        Catch::Contains("address-undefined") &&
                        Catch::Contains("`<img onerror>.c`"));
  // The program has four back quotes in a row, so its fence has five.
  CHECK_THAT(Found, Catch::Contains("\n`````c\n"));
  CHECK(Found.find('\1') == std::string::npos);
}

TEST_CASE_METHOD(Fixture, "SV-COMP tasks of a campaign pass the strict check") {
  runAll();
  fs::path Folder = exported("sv-comp");
  CHECK(filesBelow(Folder, ".yml").size() == 4);
  Run Checked = mcfuzz::run(
      {.Argv = {(sourceDir() / "tests/e2e/check-svcomp.py").string(),
                Folder.string()}});
  INFO(Checked.Out << Checked.Err);
  CHECK(Checked.ok());
}

TEST_CASE_METHOD(Fixture, "BenchExec: definitions, tasks and a result for each "
                          "checker") {
  runAll();
  fs::path Folder = exported("benchexec");
  size_t Results = 0, Wrong = 0;
  for (const auto &Entry : fs::directory_iterator(Folder)) {
    if (Entry.path().extension() != ".xml")
      continue;
    Json Seen = parseJson(
        python("import json, sys, xml.etree.ElementTree as E\n"
               "r = E.parse(sys.argv[1]).getroot()\n"
               "print(json.dumps({'root': r.tag, 'runs': [dict(x.attrib, **{"
               "c.get('title'): c.get('value') for c in x.findall('column')}) "
               "for x in r.findall('run')], 'include': [i.text for i in "
               "r.findall('tasks/include')], 'tool': r.get('tool')}))",
               readFile(Entry.path())),
        "xml");
    if (Seen["root"] == "benchmark") {
      CHECK(Seen["include"] == Json({"tasks/*.yml"}));
      continue;
    }
    REQUIRE(Seen["root"] == "result");
    ++Results;
    CHECK(Seen["runs"].size() == 4);
    for (const Json &R : Seen["runs"]) {
      CHECK(fs::exists(Folder / R["name"].get<std::string>()));
      CHECK(fs::exists(Folder / R["propertyFile"].get<std::string>()));
      bool Right = R["status"] == (R["expectedVerdict"] == "true"
                                       ? "true"
                                       : "false(unreach-call)");
      CHECK(R["category"] == (Right ? "correct" : "wrong"));
      Wrong += !Right;
      CHECK_THAT(R["walltime"].get<std::string>(), Catch::EndsWith("s"));
    }
  }
  CHECK(Results == 3);
  CHECK(Wrong == 4);
}

TEST_CASE_METHOD(Fixture, "a command that names the property finds it beside "
                          "the test, and BenchExec gives it itself") {
  hostileChecker("goblint", "shift 3; " + std::string(HonestScript) +
                                " | sed 's/UNSAFE/SAFE/'")
      .About.Arguments = {"--set", "ana.specification", "{property}", "{task}",
                          "--more"};
  hostileChecker("symbiotic", "echo SAFE").About.Arguments = {
      "--prp={property}", "{task}", "--more"};
  REQUIRE(run(store()) == CampaignEnd::Finished);
  REQUIRE(store().totals().Confirmed == 4);
  fs::path Tests = exported("lit"), Reports = exported("markdown");
  CHECK(fs::exists(Tests / "unreach-call.prp"));
  CHECK(fs::exists(Reports / "unreach-call.prp"));
  std::string All;
  for (const fs::path &File : filesBelow(Tests, ".c"))
    All += readFile(File);
  CHECK_THAT(All, Catch::Contains("%goblint --set ana.specification "
                                  "%S/unreach-call.prp \"%s\" --more") &&
                      Catch::Contains("--prp=%S/unreach-call.prp \"%s\""));
  fs::path Definitions = exported("benchexec");
  for (const char *Name : {"goblint-1.xml", "symbiotic-1.xml"}) {
    std::string Text = readFile(Definitions / Name);
    CHECK_THAT(Text, Catch::Contains("<option name=\"--more\"/>"));
    CHECK(Text.find("<option") == Text.rfind("<option"));
  }
}

TEST_CASE("arguments are what follows the program") {
  using Words = std::vector<std::string>;
  CHECK(argumentsOf({}).empty());
  CHECK(argumentsOf({"/bin/cbmc"}).empty());
  CHECK(argumentsOf({"/bin/cbmc", "a=b"}) == Words{"a=b"});
  CHECK(argumentsOf({"env", "PATH=/x:/bin", "B=", "/x=y/cbmc", "a=b", "t.i"}) ==
        Words{"a=b", "t.i"});
  CHECK(argumentsOf({"env", "PATH=/x:/bin"}).empty());
}

TEST_CASE_METHOD(Fixture, "the command of a checker that needs helpers is "
                          "exported without our paths") {
  CheckerDescription &Of = hostileChecker("cbmc", "echo SAFE").About;
  Of.Arguments = {"--json-ui", "{options}", "{task}"};
  Of.Variants["z3"].Add = {"--z3"};
  Of.Variants["z3"].Needs = {"sh"};
  Settings.Check.Checkers.back().Variant = "z3";
  REQUIRE(run(store()) == CampaignEnd::Finished);
  REQUIRE(store().totals().Confirmed == 2);
  store().eachFinding(
      [](const FindingRecord &F) { REQUIRE(F.Ran.Argv[0] == "env"); });
  CHECK_THAT(readFile(filesBelow(exported("markdown"), ".md")[0]),
             Catch::Contains("\ncbmc --z3 program.c\n"));
  CHECK_THAT(readFile(filesBelow(exported("desc"), ".desc")[0]),
             Catch::StartsWith("KNOWNBUG\nmain.c\n--z3\n^EXIT=10$\n"));
  CHECK_THAT(readFile(filesBelow(exported("lit"), ".c")[0]),
             Catch::StartsWith("// RUN: not %cbmc --z3 \"%s\" 2>&1 |"));
  CHECK_THAT(readFile(exported("benchexec") / "cbmc-1-z3.xml"),
             Catch::Contains("tool=\"mcfuzz_tools.cbmc\"") &&
                 Catch::Contains("name=\"mcfuzz\">\n    <option "
                                 "name=\"--z3\"/>\n  </rundefinition>"));
}

TEST_CASE_METHOD(Fixture, "BenchExec: an option goes with the value that "
                          "differs") {
  // Each checker gets both tasks; {} is the bound.
  std::map<std::string, std::vector<std::string>> Commands = {
      {"cbmc@6:bounds",
       {"env", "PATH=/x:/bin", "/x/cbmc", "--json-ui", "--64", "--unwindset",
        "main.0:{}", "--z3", "--incremental-smt2-solver", "z3 -smt2 -in",
        "{task}"}},
      {"esbmc@7:bounds", {"/x/esbmc", "--unwind", "{}", "{task}", "--more"}},
      {"ultimate-automizer@1",
       {"/x/Ultimate.py", "--spec", "unreach-call.prp", "--architecture",
        "64bit", "--file", "{task}"}}};
  std::map<std::string, std::string> Wanted = {
      {"cbmc@6:bounds",
       "<option name=\"--z3\"/><option "
       "name=\"--incremental-smt2-solver\"/><option name=\"z3 -smt2 "
       "-in\"/>"},
      {"esbmc@7:bounds", "<option name=\"--more\"/>"},
      {"ultimate-automizer@1", ""}};
  std::map<std::string, RowId> Ids;
  for (const auto &[Label, Argv] : Commands)
    Ids[Label] = store().checkerId(Label, "1");
  for (const char *Bound : {"3", "40"}) {
    StoredTask T;
    T.What.Name = std::string("t") + Bound;
    T.What.SeedName = T.What.Name + ".c";
    T.What.Code = Bound;
    RowId TaskId = store().importTask(T, {});
    for (const auto &[Label, Argv] : Commands) {
      Store::AnswerRow A;
      A.Ran.Checker = Label;
      for (const std::string &Word : Argv)
        A.Ran.Argv.push_back(Word == "{task}" ? T.What.Name + ".i"
                             : Word.ends_with("{}")
                                 ? Word.substr(0, Word.size() - 2) + Bound
                                 : Word);
      store().importAnswer(TaskId, Ids[Label], A);
    }
  }
  fs::path Folder = exported("benchexec");
  for (const auto &[Label, Options] : Wanted) {
    CAPTURE(Label);
    std::string Text = readFile(Folder / (fileStem(Label) + ".xml")), Flat;
    for (const std::string &Line : split(Text, '\n'))
      if (size_t At = Line.find("<option"); At != std::string::npos)
        Flat += Line.substr(At);
    CHECK(Flat == Options);
  }
}

TEST_CASE_METHOD(Fixture, "a standard output that fails is an error") {
  auto shell = [](const std::string &Script) {
    return mcfuzz::run({.Argv = {"bash", "-c", Script, MCFUZZ_BINARY}});
  };
  store();
  std::string Folder = shellQuoted({folder().string()});
  for (const std::string &Words :
       {"export " + Folder + " --format json", "status " + Folder + " --json",
        std::string("help reports"), std::string("--version")}) {
    CAPTURE(Words);
    Run Full = shell("\"$0\" " + Words + " > /dev/full");
    CHECK(Full.Code == 2);
    CHECK(Full.Err == "mcfuzz: cannot write to standard output\n");
  }
  // Who has seen enough is nobody's mistake.
  Run Short = shell("set -o pipefail; { sleep 0.3; \"$0\" help; } | true");
  CHECK(Short.Code == 0);
  CHECK(Short.Err == "");
}

TEST_CASE_METHOD(Fixture, "exporting does not overwrite a folder, and files "
                          "appear whole") {
  runAll();
  const Format &Markdown = formatNamed("markdown"), &Csv = formatNamed("csv");
  CHECK_THROWS_WITH(exportCampaign(store(), Markdown, context(), Dir.path()),
                    Catch::Contains("not an empty folder"));
  CHECK_THROWS_WITH(exportCampaign(store(), Csv, context(), Dir.path()),
                    Catch::Contains("is a folder"));
  CHECK_THROWS_WITH(
      exportCampaign(store(), Csv, context(), Dir.path() / "no/such/file"),
      Catch::Contains("cannot be written"));
  CHECK(exportCampaign(store(), Csv, context(), Dir.path() / "x.csv") == 12);
  CHECK_FALSE(fs::exists(Dir.path() / "x.csv.new"));
}

TEST_CASE_METHOD(Fixture, "a campaign of which nothing is done can be "
                          "exported") {
  for (const Format &F : formats()) {
    CAPTURE(F.Name);
    if (F.Name == "sv-comp" || F.Name == "benchexec")
      CHECK_THROWS_WITH(exported(std::string(F.Name)),
                        Catch::Contains("nothing to export"));
    else
      CHECK_NOTHROW(exported(std::string(F.Name)));
  }
  CHECK(parseJson(text("sarif"), "sarif")["runs"][0]["results"].empty());
  CHECK(parseJson(text("json"), "json")["findings"].empty());
}

TEST_CASE("a newer version counts only if it is the same checker") {
  FindingRecord F;
  F.Ran = {"cbmc@5.12:z3", "5.12", Verdict::Safe};
  F.On.Verdict = Expected::Unsafe;
  CHECK(isStillWrong(F, {}));
  CHECK(isStillWrong(F, {{"cbmc@6.6.0", "6.6.0", Verdict::Unsafe}}));
  CHECK(isStillWrong(F, {{"cbmc@6.6.0:z3", "6.6.0", Verdict::Safe}}));
  CHECK(isStillWrong(F, {{"cbmc@5.1:z3", "5.1", Verdict::Unsafe}}));
  CHECK_FALSE(isStillWrong(F, {{"cbmc@6.6.0:z3", "6.6.0", Verdict::Unsafe}}));
}

TEST_CASE("texts from outside become valid UTF-8, and are cut between "
          "characters") {
  CHECK(validUtf8("a\x01\xFF\tz") == "a\xEF\xBF\xBD\xEF\xBF\xBD\tz");
  CHECK(validUtf8("\xC3\xA4") == "\xC3\xA4");
  CHECK(cutText("abc", 3) == "abc");
  CHECK(cutText("a\xC3\xA4z", 2) == "a\n[... 3 more bytes]\n");
}
