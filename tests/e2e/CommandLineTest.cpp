// The whole program with real CBMC, both versions, as a user runs it.
// ./test installs the checkers before.

#include "tests/TestHelp.h"

#include "core/Json.h"
#include "core/Text.h"

#include <csignal>

using namespace mcfuzz;
using namespace mcfuzz::test;

namespace {

/// A seed that every CBMC decides rightly.
constexpr const char *Good =
    "int main() { int n = 0; for (int i = 0; i < 4; i++) "
    "if (i & 1) n++; return n != 2; }\n";

/// The initialiser of a flexible array member: CBMC 5.12 stops with an
/// invariant violation.
constexpr const char *Flexible = "struct S { int n; char d[]; };\n"
                                 "static struct S s = {3, {1, 2, 3}};\n"
                                 "int main() {\n"
                                 "  int sum = 0;\n"
                                 "  for (int i = 0; i < s.n; i++)\n"
                                 "    sum += s.d[i];\n"
                                 "  if (sum != 6)\n"
                                 "    return 1;\n"
                                 "  return 0;\n"
                                 "}\n";

struct Files {
  TempDir Dir;
  std::string add(const std::string &Name, const std::string &Text) {
    writeFile(Dir.path() / Name, Text);
    return (Dir.path() / Name).string();
  }
  std::string path(const std::string &Name) const {
    return (Dir.path() / Name).string();
  }
};

Json jsonOf(const Run &Ran) {
  INFO(Ran.Out << Ran.Err);
  return parseJson(Ran.Out, "stdout");
}

} // namespace

TEST_CASE_METHOD(Files, "run exits 0 when both versions are right") {
  Run Ran = mcfuzz::test::mcfuzz({"run", add("good.c", Good), "--checker",
                                  "cbmc@6.6.0", "--checker", "cbmc@5.12",
                                  "--out", path("out")});
  INFO(Ran.Out << Ran.Err);
  CHECK(Ran.Code == 0);
  CHECK_THAT(Ran.Out, Catch::Contains("0 confirmed"));
  Json Results = parseJson(readFile(Dir.path() / "out/results.json"), "r");
  CHECK(Results[0]["accepted"] == true);
  REQUIRE(Results[0]["tasks"].size() == 2);
  CHECK(Results[0]["tasks"][0]["runs"][0]["verdict"] == "safe");
  CHECK(Results[0]["tasks"][1]["runs"][0]["verdict"] == "unsafe");
  CHECK(Results[0]["tasks"][1]["runs"][1]["checker"] == "cbmc@5.12");
}

TEST_CASE_METHOD(Files, "run exits 1 with a real bug of CBMC 5.12, which one "
                        "command reproduces") {
  Run Ran =
      mcfuzz::test::mcfuzz({"run", add("flexible.c", Flexible), "--checker",
                            "cbmc@5.12", "--out", path("out")});
  INFO(Ran.Out << Ran.Err);
  CHECK(Ran.Code == 1);
  CHECK_THAT(Ran.Out, Catch::Contains("confirmed"));
  CHECK_THAT(Ran.Out, Catch::Contains("flexible.c"));
  // Type what the report says.
  std::string Command;
  for (const std::string &Line : split(Ran.Out, '\n'))
    if (contains(Line, "reproduce") && Command.empty())
      Command = Line.substr(Line.find('/'));
  Run Again = run({.Argv = {"sh", "-c", Command}});
  CHECK_THAT(Again.Out + Again.Err, Catch::Contains("invariant violation"));
}

TEST_CASE_METHOD(Files,
                 "run exits 2 on usage and set-up errors, with one line") {
  auto complaint = [](const std::vector<std::string> &Words) {
    Run Ran = mcfuzz::test::mcfuzz(Words);
    CHECK(Ran.Code == 2);
    CHECK(Ran.Out.empty());
    CHECK(std::count(Ran.Err.begin(), Ran.Err.end(), '\n') == 1);
    return Ran.Err;
  };
  std::string Seed = add("good.c", Good);
  CHECK_THAT(complaint({"run", "--chekcer", "cbmc"}),
             Catch::Contains("--chekcer"));
  CHECK_THAT(complaint({"run", Seed, "--checker", "cmbc"}),
             Catch::Contains("unknown checker 'cmbc' (known: 2ls, cbmc, "));
  CHECK_THAT(complaint({"run", Seed, "--checker", "cbmc@1.0"}),
             Catch::Contains("known: 5.12, 6.6.0"));
  CHECK_THAT(complaint({"run", Seed, "--strategy", "fcr,foo"}),
             Catch::Contains("'foo'"));
  CHECK_THAT(complaint({"run", Seed, "--time-limit", "-1"}),
             Catch::Contains("--time-limit"));
  CHECK_THAT(complaint({"run", Seed, "--out", Dir.path().string()}),
             Catch::Contains("not empty"));
  CHECK_THAT(complaint({"validate", Seed}), Catch::Contains("--expect"));
  CHECK_THAT(complaint({"profile", path("none.c")}),
             Catch::Contains("no such file"));
  CHECK_THAT(complaint({}), Catch::Contains("subcommand"));
}

TEST_CASE_METHOD(Files, "a broken config is one line with the place") {
  fs::create_directories(Dir.path() / "home/.config/mcfuzz/checkers");
  writeFile(Dir.path() / "home/.config/mcfuzz/checkers/mine.json",
            "{\"name\": \"mine\",\n \"program\": 3}\n");
  std::vector<std::string> Environment = {
      "HOME=" + path("home"), std::string("PATH=") + std::getenv("PATH"),
      std::string("MCFUZZ_HOME=") + MCFUZZ_SOURCE_DIR};
  Run Ran = mcfuzz::test::mcfuzz({"checkers", "list"}, Environment);
  CHECK(Ran.Code == 2);
  CHECK_THAT(Ran.Err, Catch::Contains("mine.json: /program: must be a string"));
  writeFile(Dir.path() / "home/.config/mcfuzz/checkers/mine.json",
            "{\"name\": \"mine\",\n \"program\": }\n");
  Ran = mcfuzz::test::mcfuzz({"checkers", "list"}, Environment);
  CHECK_THAT(Ran.Err, Catch::Contains("mine.json:2:13: "));
}

TEST_CASE_METHOD(Files, "the steps can be chained by hand") {
  std::string Seed = add("good.c", Good);
  Run Instrumented = mcfuzz::test::mcfuzz(
      {"instrument", Seed, "-o", path("counted.c"), "--json"});
  CHECK(jsonOf(Instrumented)["branches"].size() == 3);
  CHECK(fs::exists(path("counted.c")));

  Run Profiled = mcfuzz::test::mcfuzz({"profile", Seed, "--json"});
  Json Profile = jsonOf(Profiled);
  CHECK(Profile["accepted"] == true);
  CHECK(Profile["branches"][0]["count"] == 4);
  CHECK(Profile["branches"][1]["kind"] == "then");
  add("profile.json", Profiled.Out);

  Run Mutated =
      mcfuzz::test::mcfuzz({"mutate", Seed, "--strategy", "all", "--profile",
                            path("profile.json"), "-o", path("tasks")});
  INFO(Mutated.Err);
  CHECK(Mutated.Code == 0);
  Json Tasks = parseJson(readFile(path("tasks/tasks.json")), "t");
  CHECK(Tasks.size() == 3 + 3 + 1 + 1);

  Run Validated =
      mcfuzz::test::mcfuzz({"validate", path("tasks/tasks.json"), "--checker",
                            "cbmc@6.6.0", "--checker", "cbmc@5.12", "--json"});
  Json Verdicts = jsonOf(Validated);
  CHECK(Validated.Code == 0);
  REQUIRE(Verdicts.size() == 2 * Tasks.size());
  for (size_t I = 0; I < Verdicts.size(); ++I) {
    CHECK(Verdicts[I]["verdict"] == Tasks[I / 2]["expected"]);
    CHECK(Verdicts[I]["finding"].is_null());
    CHECK(Verdicts[I]["cpuSeconds"].get<double>() > 0);
  }
}

TEST_CASE_METHOD(Files,
                 "validate refuses a task whose execution contradicts it") {
  std::string Task =
      add("t.c",
          "extern void __assert_fail(const char *, const char *, unsigned, "
          "const char *);\nvoid reach_error(void) { __assert_fail(\"0\", \"t\","
          " 1, \"reach_error\"); }\nint main() { reach_error(); }\n");
  Run Wrong = mcfuzz::test::mcfuzz({"validate", Task, "--expect", "safe"});
  CHECK(Wrong.Code == 2);
  CHECK_THAT(Wrong.Err, Catch::Contains("executing it shows unsafe"));
  Run Right = mcfuzz::test::mcfuzz(
      {"validate", Task, "--expect", "unsafe", "--checker", "cbmc@6.6.0"});
  INFO(Right.Out << Right.Err);
  CHECK(Right.Code == 0);
}

TEST_CASE_METHOD(Files, "validate confirms nothing on undefined behaviour") {
  std::string Prelude =
      "extern void __assert_fail(const char *, const char *, unsigned, const "
      "char *);\nvoid reach_error(void) { __assert_fail(\"0\", \"t\", 1, "
      "\"reach_error\"); }\n";
  std::string Task =
      add("ub.c", Prelude + "int main() { int a[2], *p = a; if (p[1] == "
                            "123456) reach_error(); return 0; }\n");
  Run Ran = mcfuzz::test::mcfuzz({"validate", Task, "--expect", "safe",
                                  "--checker", "cbmc@6.6.0", "--json"});
  Json Entry = jsonOf(Ran)[0];
  CHECK(Ran.Code == 0);
  CHECK(Entry["finding"] == "false-alarm");
  CHECK(Entry["confirmed"] == false);
  CHECK_THAT(Entry["reasons"].dump(),
             Catch::Contains("the program is no oracle: memory: "));
  // The same without undefined behaviour is confirmed.
  Task = add("octal.c", Prelude + "int main() { if (sizeof \"\\1011\" != 3) "
                                  "reach_error(); return 0; }\n");
  Ran = mcfuzz::test::mcfuzz({"validate", Task, "--expect", "safe", "--checker",
                              "cbmc@6.6.0", "--json"});
  CHECK(Ran.Code == 1);
  CHECK(jsonOf(Ran)[0]["confirmed"] == true);
}

TEST_CASE_METHOD(Files, "seeds that are not there") {
  Run One = mcfuzz::test::mcfuzz(
      {"run", path("none.c"), "--checker", "cbmc@6.6.0", "--out", path("o1")});
  CHECK(One.Code == 2);
  CHECK_THAT(One.Out, Catch::Contains("none.c: no such file"));
  Run Two =
      mcfuzz::test::mcfuzz({"run", path("none.c"), add("good.c", Good),
                            "--checker", "cbmc@6.6.0", "--out", path("o2")});
  CHECK(Two.Code == 0); // The rest was done.
  Run Folder = mcfuzz::test::mcfuzz({"run", "--seeds", path("none")});
  CHECK(Folder.Code == 2);
}

TEST_CASE_METHOD(Files, "seeds with similar names keep their own tasks") {
  fs::create_directories(Dir.path() / "s/a");
  add("s/a/b.c", Good);
  add("s/a-b.c", Good);
  Run Ran = mcfuzz::test::mcfuzz({"run", "--seeds", path("s"), "--checker",
                                  "cbmc@6.6.0", "--strategy", "fcr", "--out",
                                  path("out")});
  CHECK(Ran.Code == 0);
  Json Results = parseJson(readFile(Dir.path() / "out/results.json"), "r");
  REQUIRE(Results.size() == 2);
  CHECK(Results[0]["tasks"][0]["name"] != Results[1]["tasks"][0]["name"]);
}

TEST_CASE_METHOD(Files, "a checker that lacks memory has no bug") {
  Run Ran = mcfuzz::test::mcfuzz({"run", add("good.c", Good), "--checker",
                                  "cbmc@6.6.0", "--memory-limit", "20", "--out",
                                  path("out")});
  INFO(Ran.Out);
  CHECK(Ran.Code == 0);
  CHECK_THAT(Ran.Out, Catch::Contains("0 confirmed"));
}

TEST_CASE_METHOD(Files, "library functions that CBMC does not model give no "
                        "confirmed finding") {
  // Both versions let ffs return anything.
  Run Ran = mcfuzz::test::mcfuzz(
      {"run",
       add("ffs.c", "int ffs(int); int main() { if (ffs(8) == 4) return 0;"
                    " return 1; }\n"),
       "--checker", "cbmc@6.6.0", "--checker", "cbmc@5.12", "--strategy", "fcr",
       "--out", path("out")});
  INFO(Ran.Out << Ran.Err);
  CHECK(Ran.Code == 0);
  CHECK_THAT(Ran.Out, Catch::Contains("0 confirmed, 2 doubtful"));
  CHECK_THAT(Ran.Out, Catch::Contains("not known to model ffs"));
}

TEST_CASE("both versions pass the doctor side by side") {
  Run Ran = mcfuzz::test::mcfuzz({"checkers", "doctor"});
  INFO(Ran.Out << Ran.Err);
  CHECK(Ran.Code == 0);
  for (const char *Name : {"cbmc@5.12", "cbmc@6.6.0"}) {
    std::string Line;
    for (const std::string &L : split(Ran.Out, '\n'))
      if (L.rfind(Name, 0) == 0)
        Line = L;
    CHECK_THAT(Line, Catch::Contains("works"));
  }
}

TEST_CASE_METHOD(Files, "without bubblewrap seeds run only if that is wanted") {
  // All of /usr/bin but bwrap.
  fs::create_directory(Dir.path() / "bin");
  for (const auto &Entry : fs::directory_iterator("/usr/bin"))
    if (Entry.path().filename() != "bwrap")
      fs::create_symlink(Entry.path(),
                         Dir.path() / "bin" / Entry.path().filename());
  std::vector<std::string> Environment = {
      "PATH=" + path("bin"), "HOME=" + Dir.path().string(),
      std::string("MCFUZZ_HOME=") + MCFUZZ_SOURCE_DIR};
  std::string Seed = add("good.c", Good);
  for (const std::string Name : {"profile", "run"}) {
    Run Refused = mcfuzz::test::mcfuzz({Name, Seed}, Environment);
    CHECK(Refused.Code == 2);
    CHECK_THAT(Refused.Err, Catch::Contains("bubblewrap") &&
                                Catch::Contains("--no-sandbox"));
  }
  Run Wanted =
      mcfuzz::test::mcfuzz({"profile", Seed, "--no-sandbox"}, Environment);
  INFO(Wanted.Out << Wanted.Err);
  CHECK(Wanted.Code == 0);
  CHECK_THAT(Wanted.Out, Catch::Contains("accepted"));
}

TEST_CASE_METHOD(Files, "profile shows the rules, and allows some to fail") {
  std::string Seed = add("v.c", "volatile int x; int main() { return x; }\n");
  Run Plain = mcfuzz::test::mcfuzz({"profile", Seed});
  CHECK_THAT(Plain.Out,
             Catch::Contains("rejected: volatile: line 1: reads a volatile"));
  Run Allowed = mcfuzz::test::mcfuzz({"profile", Seed, "--allow", "volatile"});
  CHECK_THAT(Allowed.Out, Catch::EndsWith("accepted\n"));
  Run Unknown = mcfuzz::test::mcfuzz({"profile", Seed, "--allow", "volatil"});
  CHECK(Unknown.Code == 2);
  CHECK_THAT(Unknown.Err, Catch::Contains("--list-rules"));
}

TEST_CASE_METHOD(Files, "children that mcfuzz inherits are left alone") {
  // A shell starts something and then becomes mcfuzz.
  std::string Seed = add("good.c", Good);
  // In a session of its own, so that run() does not end it with the group.
  Run Ran = run({.Argv = {"sh", "-c",
                          "setsid sleep 100 >/dev/null 2>&1 & echo $! > " +
                              path("pid") + "; exec " MCFUZZ_BINARY
                                            " profile --no-sandbox "
                                            "--no-cache " +
                              Seed}});
  INFO(Ran.Out << Ran.Err);
  CHECK(Ran.Code == 0);
  std::string Pid = readFile(Dir.path() / "pid");
  Pid.pop_back();
  REQUIRE(fs::exists("/proc/" + Pid));
  CHECK_FALSE(contains(readFile("/proc/" + Pid + "/stat"), ") Z "));
  ::kill(std::stoi(Pid), SIGKILL);
}

TEST_CASE_METHOD(Files, "several checkers on one task, and what to paste") {
  std::string Task = add(
      "swap.c",
      "extern void __assert_fail(const char *, const char *, unsigned int, "
      "const char *) __attribute__((__noreturn__));\n"
      "void reach_error(void) { __assert_fail(\"0\", \"swap.c\", 2, "
      "\"reach_error\"); }\n"
      "struct P { int a, b; };\n"
      "int main(void) {\n"
      "  struct P s = {1, 2};\n"
      "  s = (struct P){s.b, s.a};\n"
      "  if (s.a == 2 && s.b == 1) reach_error();\n"
      "  return 0;\n}\n");
  // No --expect: executing it shows what is right.
  Run Ran = mcfuzz::test::mcfuzz({"validate", Task, "--checker", "cbmc@6.6.0",
                                  "--checker", "cbmc@5.12", "--checker",
                                  "cbmc:z3", "--out", path("out")});
  INFO(Ran.Out << Ran.Err);
  CHECK(Ran.Code == 1);
  CHECK_THAT(Ran.Out, Catch::Contains("swap: expected unsafe, LP64"));
  std::vector<std::string> Lines = split(Ran.Out, '\n');
  for (const char *Label : {"cbmc@6.6.0 ", "cbmc@5.12 ", "cbmc@6.6.0:z3 "})
    CHECK(std::count_if(Lines.begin(), Lines.end(), [&](const auto &Line) {
            return contains(Line, Label) &&
                   contains(Line, "confirmed wrong proof");
          }) == 1);
  CHECK_THAT(Ran.Out, Catch::Contains("cbmc@6.6.0 is newer"));
  Run Bounds = mcfuzz::test::mcfuzz({"validate", Task, "--json", "--checker",
                                     "cbmc@5.12+slice-formula", "--variant",
                                     "bounds"});
  CHECK(jsonOf(Bounds)[0]["checker"] == "cbmc@5.12:bounds+slice-formula");
  // What the folder says can be pasted, solver and all.
  std::string Command;
  for (const auto &Entry : fs::directory_iterator(path("out/findings")))
    for (const std::string &Line :
         split(readFile(Entry.path() / "README.txt"), '\n'))
      if (contains(Line, "reproduce") && contains(Line, "env PATH"))
        Command = Line.substr(Line.find("env PATH"));
  Run Again = run({.Argv = {"sh", "-c", Command}});
  CHECK_THAT(Again.Out, Catch::Contains("\"cProverStatus\": \"success\""));
}

TEST_CASE_METHOD(Files, "descriptions of checkers can be shown and checked") {
  Run Shown = mcfuzz::test::mcfuzz({"checkers", "show", "cbmc@5.12"});
  CHECK(Shown.Code == 0);
  CHECK_THAT(Shown.Out, Catch::Contains("--json-ui --unwinding-assertions ") &&
                            Catch::Contains("cbmc:refine  --refine") &&
                            Catch::Contains("cbmc+full-slice") &&
                            Catch::Contains("our property: FAILURE"));
  CHECK(mcfuzz::test::mcfuzz({"checkers", "show", "nothing"}).Code == 2);

  std::string Own = readFile(sourceDir() / "configs/checkers/cbmc.json");
  Run Good = mcfuzz::test::mcfuzz({"checkers", "check", add("own.json", Own)});
  CHECK(Good.Code == 0);
  std::string Misspelt = Own;
  Misspelt.replace(Misspelt.find("\"verdicts\""), 10, "\"verdict\"");
  Run Bad =
      mcfuzz::test::mcfuzz({"checkers", "check", add("bad.json", Misspelt)});
  CHECK(Bad.Code == 2);
  CHECK_THAT(Bad.Err, Catch::Contains("/verdict: ") &&
                          Catch::Contains("'verdicts'"));

  // The schema says the same.
  auto validate = [&](const std::string &File) {
    Command What;
    What.Argv = {(sourceDir() / "tests/e2e/check-schema.py").string(),
                 sourceDir().string(), File};
    return run(What);
  };
  Run Valid = validate(path("own.json"));
  INFO(Valid.Out << Valid.Err);
  CHECK(Valid.Code == 0);
  CHECK(validate(path("bad.json")).Code == 1);
}

TEST_CASE("help teaches every subcommand") {
  for (const char *Name : {"run", "instrument", "profile", "mutate", "validate",
                           "checkers", "seeds", "export", "cache", "status",
                           "findings"}) {
    Run Ran = mcfuzz::test::mcfuzz({Name, "--help"});
    CHECK(Ran.Code == 0);
    CHECK(Ran.Out.size() > 200);
  }
}

TEST_CASE("nothing is left in the place of temporary files") {
  TempDir Temp;
  std::vector<std::string> Environment = {
      "TMPDIR=" + Temp.path().string(),
      std::string("HOME=") + std::getenv("HOME"),
      std::string("PATH=") + std::getenv("PATH"),
      std::string("MCFUZZ_HOME=") + MCFUZZ_SOURCE_DIR};
  Files Seeds;
  Run Ran = mcfuzz::test::mcfuzz({"run", Seeds.add("good.c", Good), "--checker",
                                  "cbmc@6.6.0", "--out", Seeds.path("out")},
                                 Environment);
  INFO(Ran.Out << Ran.Err);
  CHECK(Ran.Code == 0);
  CHECK(fs::is_empty(Temp.path()));
}
