// Verdict rules on outputs that were composed by hand. What the real programs
// print is tested in tests/e2e.

#include "tests/TestHelp.h"

#include "core/Error.h"
#include "validate/Judge.h"
#include "validate/ReadVerdict.h"

#include <csignal>

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
  Task T;
  T.Code = "extern int x;\nvoid reach_error(void) { abort(); }\nint main() {}\n";
  CheckerDescription About;
  CHECK(taskText(About, T) == T.Code);
  About.ErrorFunction = "void reach_error(void) { stop(); }";
  CHECK(taskText(About, T) ==
        "extern int x;\nvoid reach_error(void) { stop(); }\nint main() {}\n");
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
  Ran.Code = SIGXFSZ;
  CHECK(read(Ran).Says == Verdict::Unknown);
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
  Checker By{cbmc(), "cbmc", "5.12", ""};
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
  // Nothing excuses a crash.
  CHECK(
      doubts(FindingKind::Crash, By, Ran, {{"volatile", true, "d"}}, {"qsort"})
          .empty());
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
  CheckerName Name = parseCheckerName("cbmc@5.12:refine");
  CHECK(Name.Name == "cbmc");
  CHECK(Name.Version == "5.12");
  CHECK(Name.Variant == "refine");
  CHECK_THROWS_AS(parseCheckerName("@5"), Error);
}

TEST_CASE("the command line depends on version, variant and data model") {
  Checker By{cbmc(), "/x/cbmc", "5.12", ""};
  CHECK(By.argv("t.i", DataModel::ILP32) ==
        std::vector<std::string>{"/x/cbmc", "--json-ui",
                                 "--unwinding-assertions", "--32", "t.i"});
  By.Version = "6.6.0";
  By.Variant = "refine";
  CHECK(By.argv("t.i", DataModel::LP64) ==
        std::vector<std::string>{
            "/x/cbmc", "--json-ui", "--unwinding-assertions", "--64",
            "--no-standard-checks", "--no-malloc-may-fail", "--refine", "t.i"});
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
  CHECK_THAT(with("\"program\": \"cbmc\"", "\"program\": 3"),
             Catch::Contains("/program: must be a string"));
}
