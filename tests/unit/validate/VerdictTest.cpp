// Verdict rules on outputs that were composed by hand. What the real programs
// print is tested in tests/e2e.

#include "tests/TestHelp.h"

#include "core/Error.h"
#include "core/Text.h"
#include "validate/Judge.h"
#include "validate/LoopNames.h"
#include "validate/ReadVerdict.h"

#include <csignal>
#include <set>

using namespace mcfuzz;
using namespace mcfuzz::test;

namespace {

CheckerDescription cbmc() {
  return readDescription(sourceDir() / "configs/checkers/cbmc.json");
}

std::string property(const std::string &Name, const std::string &Status) {
  return R"({"property":")" + Name + R"(","status":")" + Status +
         R"(","description":"d"})";
}

Run said(const std::string &Properties, int Code, const std::string &Err = "") {
  Run Ran;
  Ran.End = RunEnd::Exited;
  Ran.Code = Code;
  Ran.Out = R"([{"program":"CBMC"},{"result":[)" + Properties + "]}]";
  Ran.Err = Err;
  return Ran;
}

const std::string Safe = property("reach_error.assertion.1", "SUCCESS");
const std::string Unsafe = property("reach_error.assertion.1", "FAILURE");

Reading read(const Run &Ran) { return readVerdict(cbmc(), Ran); }

} // namespace

TEST_CASE("a checker gets the error function that it knows") {
  const std::string Ours =
      "void reach_error(void) { __assert_fail(\"0\", \"t.c\", 2, \"f\"); }";
  Task T;
  T.Code = "extern int x;\n" + Ours + "\nint main() {}\n";
  CheckerDescription About;
  CHECK(taskText(About, T) == T.Code);
  About.ErrorFunction = "void reach_error(void) { stop(); }";
  CHECK(taskText(About, T) ==
        "extern int x;\nvoid reach_error(void) { stop(); }\nint main() {}\n");
  // To replace any other definition might change the program.
  for (const std::string &Other :
       {Ours + " int w = 5;",
        std::string("void reach_error(void) { if (armed) __assert_fail(0); }"),
        std::string("void reach_error() { __assert_fail(0); }"),
        std::string("void reach_error(void)\n{ __assert_fail(0); }"),
        std::string("static void reach_error(void) { __assert_fail(0); }")}) {
    T.Code = "int w;\n" + Other + "\nint main() {}\n";
    CHECK_FALSE(taskText(About, T));
    Checker By{About, "/x/none", "1", "", {}};
    CHECK(runChecker(By, T, {}).Said == Verdict::Rejected);
  }
}

TEST_CASE("our own property decides") {
  CHECK(read(said(Safe, 0)).Says == Verdict::Safe);
  CHECK(read(said(Unsafe, 10)).Says == Verdict::Unsafe);
  CHECK(
      read(said(Safe + "," + property("main.overflow.1", "SUCCESS"), 0)).Says ==
      Verdict::Safe);
}

TEST_CASE("a property of CBMC's own is no verdict on ours") {
  Reading R =
      read(said(Safe + "," + property("longjmp.assertion.1", "FAILURE"), 10));
  CHECK(R.Says == Verdict::Unknown);
  CHECK(R.Detail == "longjmp.assertion.1: FAILURE (d)");
}

TEST_CASE("a failed unwinding assertion is no violation") {
  CHECK(
      read(said(Safe + "," + property("main.unwind.0", "FAILURE"), 10)).Says ==
      Verdict::Unknown);
  CHECK(read(said(Safe + "," + property("f.recursion", "FAILURE"), 10)).Says ==
        Verdict::Unknown);
}

TEST_CASE("a function without a body is no violation") {
  CHECK(
      read(said(Safe + "," + property("main.no-body.f", "FAILURE"), 10)).Says ==
      Verdict::Unknown);
}

TEST_CASE("an alarm beside another failed property is marked") {
  Reading R =
      read(said(Unsafe + "," + property("main.no-body.f", "FAILURE"), 10));
  CHECK(R.Says == Verdict::Unsafe);
  REQUIRE(R.Markers.size() == 1);
  CHECK_THAT(R.Markers[0], Catch::Contains("another property"));
}

TEST_CASE("a property that is not listed or not decided is unknown") {
  CHECK(read(said("", 0)).Says == Verdict::Unknown);
  CHECK(read(said(property("reach_error.assertion.1", "UNKNOWN"), 0)).Says ==
        Verdict::Unknown);
  // Text and exit status that contradict each other are not believed.
  CHECK(read(said(Safe, 10)).Says == Verdict::Unknown);
}

TEST_CASE("a warning about a missing body is a marker") {
  Run Ran = said(Unsafe, 10, "**** WARNING: no body for function f\n");
  CHECK(read(Ran).Markers.size() == 1);
}

TEST_CASE("crashes, memory, parse errors and junk are told apart") {
  Run Ran;
  Ran.End = RunEnd::Signalled;
  Ran.Code = SIGABRT;
  Ran.Out = "[{\"program\":\"CBMC\"},";
  Ran.Err =
      "--- begin invariant violation report ---\n"
      "Invariant check failed\nFile: x.cpp:12 function: f\nCondition: c\n";
  CHECK(read(Ran).Says == Verdict::Crash);
  CHECK(read(Ran).Detail == "File: x.cpp:12 function: f");
  Ran.Err = "terminate called after throwing an instance of 'std::bad_alloc'\n";
  CHECK(read(Ran).Says == Verdict::OutOfMemory);
  Ran.Err = "";
  CHECK(read(Ran).Says == Verdict::Crash);
  // The kernel's and our own signals are no bugs of the checker.
  Ran.Code = SIGKILL;
  CHECK(read(Ran).Says == Verdict::OutOfMemory);
  Ran.Code = SIGXCPU;
  CHECK(read(Ran).Says == Verdict::Timeout);
  for (int Signal : {SIGXFSZ, SIGPIPE, SIGHUP, SIGALRM, SIGTERM}) {
    Ran.Code = Signal; // A solver that went away, or somebody from outside.
    CHECK(read(Ran).Says == Verdict::Unknown);
  }
  CHECK(read(said("", 6)).Says == Verdict::Rejected);
  Ran.End = RunEnd::Exited;
  Ran.Code = 6;
  Ran.Out = R"([{"messageText":"syntax error","messageType":"ERROR"}])";
  CHECK(read(Ran).Says == Verdict::Rejected);
  CHECK(read(Ran).Detail == "error: syntax error");
  Ran.End = RunEnd::Exited;
  Ran.Code = 0;
  Ran.Out = "\x01\x02 not JSON SUCCESS reach_error";
  CHECK(read(Ran).Says == Verdict::Unknown);
  Ran.Out = "";
  CHECK(read(Ran).Says == Verdict::Unknown);
  Ran.End = RunEnd::TimedOut;
  CHECK(read(Ran).Says == Verdict::Timeout);
  Ran.End = RunEnd::TooLoud;
  CHECK(read(Ran).Says == Verdict::Unknown);
}

TEST_CASE("the judge") {
  CHECK(judge(Expected::Safe, Verdict::Unsafe) == FindingKind::FalseAlarm);
  CHECK(judge(Expected::Unsafe, Verdict::Safe) == FindingKind::Missed);
  CHECK(judge(Expected::Safe, Verdict::Crash) == FindingKind::Crash);
  CHECK_FALSE(judge(Expected::Safe, Verdict::Safe));
  for (Verdict V : {Verdict::Unknown, Verdict::Timeout, Verdict::OutOfMemory,
                    Verdict::Rejected}) {
    CHECK_FALSE(judge(Expected::Safe, V));
    CHECK_FALSE(judge(Expected::Unsafe, V));
  }
}

TEST_CASE("doubts") {
  Checker By{cbmc(), "cbmc", "5.12", "", {}};
  CheckerRun Ran;
  CHECK(
      doubts(FindingKind::FalseAlarm, By, Ran, {}, {"strlen", "exit"}).empty());
  CHECK(doubts(FindingKind::FalseAlarm, By, Ran, {}, {"qsort", "getopt"}) ==
        std::vector<std::string>{"cbmc is not known to model qsort, getopt"});
  CHECK(doubts(FindingKind::Missed, By, Ran, {{"volatile", true, "d"}}, {})
            .size() == 1);
  CHECK(doubts(FindingKind::Missed, By, Ran, {{"library-function", false, "d"}},
               {})
            .empty());
  // Some labels matter to some checkers.
  By.About.DoubtfulLabels = {{"allocation-succeeds", "", "malloc may fail"},
                             {"gnu-extension", "cleanup$", "no cleanup"}};
  auto extension = [&](const std::string &Detail) {
    return doubts(FindingKind::Missed, By, Ran,
                  {{"gnu-extension", false, Detail}}, {})
        .size();
  };
  CHECK(extension("line 3: attribute packed") == 0);
  CHECK(extension("line 3: attribute cleanup") == 1);
  CHECK(doubts(FindingKind::Missed, By, Ran,
               {{"allocation-succeeds", false, "d"}},
               {}) == std::vector<std::string>{"malloc may fail"});
  // Nothing excuses a crash.
  CHECK(
      doubts(FindingKind::Crash, By, Ran, {{"volatile", true, "d"}}, {"qsort"})
          .empty());
  // CBMC has no body for it, and goes on behind the call.
  CHECK_FALSE(By.models("__builtin_abort"));
  // A newer version knows more functions.
  CHECK_FALSE(By.models("__builtin_ctz"));
  By.Version = "6.6.0";
  CHECK(By.models("__builtin_ctz"));
}

TEST_CASE("versions are compared by number") {
  CHECK(versionAtLeast("6.6.0", "6"));
  CHECK(versionAtLeast("5.12", "5.9"));
  CHECK_FALSE(versionAtLeast("5.12", "6"));
  CHECK(versionAtLeast("6", "6.0"));
}

TEST_CASE("checker names") {
  CheckerName Name = parseCheckerName("cbmc@5.12:bounds+no-propagation+z3");
  CHECK(Name.Name == "cbmc");
  CHECK(Name.Version == "5.12");
  CHECK(Name.Variant == "bounds");
  CHECK(Name.Neutral == std::vector<std::string>{"no-propagation", "z3"});
  CHECK(parseCheckerName("a+b/c:d.json:fast").Name == "a+b/c:d.json");
  CHECK(parseCheckerName("a+b/c:d.json:fast").Variant == "fast");
  for (const char *Bad : {"", "@5", ":x", "cbmc@", "cbmc:", "cbmc+", "cbmc:a:b",
                          "cbmc+x:a", "cbmc:a@5", "cbmc@5@6"})
    CHECK_THROWS_AS(parseCheckerName(Bad), Error);
}

TEST_CASE("the command line depends on version, variant and data model") {
  auto words = [](const Checker &By, DataModel Model, Unwinding Unwind = {}) {
    return shellQuoted(By.argv({"t.i", Model, {}, Unwind}));
  };
  const std::string Start =
      "/x/cbmc --json-ui --unwinding-assertions --no-self-loops-to-assumptions";
  Checker By{cbmc(), "/x/cbmc", "5.12", "", {}};
  CHECK(words(By, DataModel::ILP32) == Start + " --32 t.i");
  By.Version = "6.6.0";
  By.Variant = "refine";
  CHECK(words(By, DataModel::LP64) ==
        Start + " --64 --no-standard-checks --no-malloc-may-fail --refine t.i");
  By.Variant = "bounds";
  By.Neutral = {"no-propagation"};
  CHECK(By.label() == "cbmc@6.6.0:bounds+no-propagation");
  CHECK(By.wantsLoopNames());
  CHECK_THAT(words(By, DataModel::LP64, {9, "main.0:4,f:9"}),
             Catch::EndsWith(" --unwindset main.0:4,f:9 --no-propagation t.i"));
  // A program without loops.
  CHECK_THAT(words(By, DataModel::LP64),
             Catch::EndsWith("-may-fail --no-propagation t.i"));
}

TEST_CASE("checkers are told their limits, and ours come first") {
  Checker By{readDescription(sourceDir() / "configs/checkers/cpachecker.json"),
             "/x/cpachecker", "4.2", "bmc", {}};
  CheckerLimits Limit;
  Limit.WallSeconds = 60;
  CHECK_THAT(shellQuoted(By.argv({"t.i", DataModel::LP64, Limit, {}})),
             Catch::Contains("--timelimit 250s --heap 4096M"));
}

TEST_CASE("loops get the names of the checker") {
  std::vector<LoopBound> Bounds = {
      {"g", 6, 3}, {"g", 17, 2}, {"g", 17, 3}, {"f", 0, 6}, {"h", 9, 1}};
  const char *List =
      R"([{"program":"CBMC"},{"loops":[)"
      R"({"name":"strlen.0","sourceLocation":{"file":"<builtin-library-strlen>","function":"strlen","line":"6"}},)"
      R"({"name":"g.0","sourceLocation":{"file":"a.i","function":"g","line":"6"}},)"
      R"({"name":"g.1","sourceLocation":{"file":"a.i","function":"g","line":"17"}},)"
      R"({"name":"g.2","sourceLocation":{"file":"a.i","function":"g","line":"99"}},)"
      R"({"name":"g.3"}, 7]}])";
  Unwinding U = unwindingFor(Bounds, List);
  CHECK(U.Set == "g.0:4,g.1:4,f:7");
  CHECK(U.Most == 7);
  CHECK(unwindingFor(Bounds, "no JSON").Set == "");
}

TEST_CASE("neutral options apply where version, variant and helpers allow") {
  TempDir Dir;
  Checker New{cbmc(), Dir.path() / "cbmc", "6.6.0", "", {}};
  Checker Old{cbmc(), Dir.path() / "cbmc", "5.12", "", {}};
  auto names = [](const Checker &By, const std::string &Choice,
                  const std::string &Task = "t") {
    std::string Text;
    for (const Checker &C :
         withOptions(By, parseNeutralChoice(Choice, 1), Task))
      Text += (Text.empty() ? "" : " ") + C.label();
    return Text;
  };
  CHECK(names(New, "") == "");
  CHECK(names(New, "full-slice,no-propagation") ==
        "cbmc@6.6.0+full-slice cbmc@6.6.0:bounds+no-propagation");
  CHECK(names(New, "cache-dereferences") == "cbmc@6.6.0+cache-dereferences");
  CHECK(names(Old, "cache-dereferences") == "");
  New.Variant = "refine"; // The user's choice stays.
  CHECK(names(New, "full-slice,no-propagation") ==
        "cbmc@6.6.0:refine+full-slice");
  New.Variant = "";
  CHECK(names(New, "cvc5") == "");
  writeFile(Dir.path() / "cvc5", "");
  CHECK(names(New, "cvc5") == "cbmc@6.6.0+cvc5");
  CHECK(names(Old, "cvc5") == "");
  CHECK(split(names(New, "all"), ' ').size() >= 11);
  // One for each task, always the same, not the same for all.
  std::set<std::string> Chosen;
  for (int I = 0; I < 40; ++I) {
    std::string One = names(New, "random", "task" + std::to_string(I));
    CHECK(split(One, ' ').size() == 1);
    CHECK(One == names(New, "random", "task" + std::to_string(I)));
    Chosen.insert(One);
  }
  CHECK(Chosen.size() > 5);
  CHECK_THROWS_WITH(mustApply(parseNeutralChoice("ful-slice", 1), {New}),
                    Catch::Contains("unknown option 'ful-slice' (known: all, "
                                    "random, arrays-uf-always"));
  CHECK_THROWS_WITH(mustApply(parseNeutralChoice("cvc5", 1), {Old}),
                    Catch::Contains("'cvc5' cannot be used with cbmc@5.12"));
  CHECK(names(New, "cvc5,cvc5") == "cbmc@6.6.0+cvc5");
  // Not two solvers, and not the same options twice.
  New.Variant = "cvc5";
  CHECK(names(New, "cvc5,incremental-smt2,z3") == "");
  New.Variant = "refine";
  CHECK(names(New, "refine") == "");
}

TEST_CASE("a bad description is located") {
  TempDir Dir;
  auto complaint = [&](const std::string &Text) -> std::string {
    writeFile(Dir.path() / "c.json", Text);
    try {
      readDescription(Dir.path() / "c.json");
    } catch (const Error &E) {
      return E.what();
    }
    return "no complaint";
  };
  std::string Good = readFile(sourceDir() / "configs/checkers/cbmc.json");
  auto with = [&](const std::string &From, const std::string &To) {
    std::string Text = Good;
    size_t At = Text.find(From);
    REQUIRE(At != std::string::npos);
    return complaint(Text.replace(At, From.size(), To));
  };
  CHECK(complaint(Good) == "no complaint");
  CHECK_THAT(complaint("{"), Catch::Contains("c.json:1:"));
  CHECK_THAT(
      with("\"verdicts\"", "\"verdcits\""),
      Catch::Contains("/verdcits: unknown key; did you mean 'verdicts'?"));
  CHECK_THAT(with("\"verdict\": \"crash\"", "\"verdict\": \"carsh\""),
             Catch::Contains("/verdicts/1/verdict: unknown verdict 'carsh'"));
  CHECK_THAT(with("\"line\": \"no body", "\"line\": \"(no body"),
             Catch::Contains("/markers/0/when/line: not a regular expression"));
  CHECK_THAT(with("\"needs\": [\"z3\"]", "\"need\": [\"z3\"]"),
             Catch::Contains("/need: unknown key; did you mean 'needs'?"));
  CHECK_THAT(with("\"variant\": \"bounds\"", "\"variant\": \"bonds\""),
             Catch::Contains("/neutral/no-propagation/variant: is not among"));
  CHECK_THAT(with("\"program\": \"cbmc\"", "\"program\": 3"),
             Catch::Contains("/program: must be a string"));
}
