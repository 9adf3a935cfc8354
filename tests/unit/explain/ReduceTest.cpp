// Programs get smaller and stay what they are.

#include "tests/unit/explain/Planted.h"

#include "explain/Reduce.h"
#include "explain/Shrink.h"

#include "core/Error.h"
#include "core/Sandbox.h"
#include "core/Text.h"
#include "instrument/ParseC.h"

using namespace mcfuzz;
using namespace mcfuzz::test;

namespace {

const std::string Body =
    "void reach_error(void);\n"
    "void abort(void);\n"
    "struct pair { int a, b; };\n"
    "int planted(int x) { return x; }\n"
    "int unused(int x) { return x + 1; }\n"
    "int table[] = {1, 2, 3};\n"
    "int main(void) {\n"
    "  struct pair p = {1, 2};\n"
    "  int n = 0;\n"
    "  for (int i = 0; i < 3; i++) n += table[i];\n"
    "  if (n != 6) abort();\n"
    "  if (planted (3) != 3) { p.a = 2; abort(); }\n"
    "  if (p.a == 1) reach_error();\n"
    "  return 0;\n"
    "}\n";

struct Fixture {
  TempDir Dir;
  Goal For;
  ReduceSettings How;

  explicit Fixture(const char *Script = PlantedScript) {
    For.By = plantedChecker(Dir.path(), Script);
    For.Verdict = Expected::Unsafe;
    For.Kind = FindingKind::Missed;
    How.Folder = Dir.path() / "reduction";
    How.CheckerName = "planted";
    How.Mcfuzz = MCFUZZ_BINARY;
    How.Jobs = 2;
    How.WithCvise = false;
  }
  std::string start() const { return taskOf(Body, For).Code; }
  std::string best() const { return readFile(How.Folder / "program.c"); }
};

} // namespace

TEST_CASE("a goal accepts what shows the finding, and says why not") {
  Fixture F;
  auto why = [&](const std::string &From, const std::string &To) {
    std::string Text = Body;
    size_t At = Text.find(From);
    REQUIRE(At != std::string::npos);
    return whyNot(Text.replace(At, From.size(), To), F.For);
  };
  CHECK(whyNot(Body, F.For) == "");
  CHECK_THAT(why("void reach_error(void);", "int reach_error();"),
             Catch::Contains("lost the declaration"));
  CHECK_THAT(why("return 0;", "return 0"), Catch::Contains("not compile"));
  CHECK_THAT(why("int planted(int x)", "planted(int x)"),
             Catch::Contains("new warning: implicit-int"));
  CHECK_THAT(why("p.a == 1", "p.a == 2"),
             Catch::Contains("executing it shows safe"));
  CHECK_THAT(why("planted (3)", "planted (2)"),
             Catch::Contains("executing it shows"));
  CHECK_THAT(why("planted (3) != 3", "planted (1) != 1"),
             Catch::Contains("checker says unsafe"));
  CHECK_THAT(why("int n = 0;", "int n = 0, u; n = u * 0;"),
             Catch::Contains("warning") || Catch::Contains("oracle"));
  CHECK_THAT(why("int n = 0;", "int n = 0, k = 2147483647; k += planted(1);"),
             Catch::Contains("no oracle: address-undefined"));
  CHECK_THAT(why("int n = 0;",
                 "int puts(const char *); int n = 0; puts(\"x\");"),
             Catch::Contains("a doubt: planted is not known to model puts"));
}

TEST_CASE("a goal for a crash wants the same crash") {
  Fixture F(FragileScript);
  F.For.Kind = FindingKind::Crash;
  F.For.Crash = "killed by SIGABRT";
  CHECK(whyNot(Body, F.For) == "");
  F.For.Crash = "killed by SIGSEGV";
  CHECK_THAT(whyNot(Body, F.For), Catch::Contains("another crash"));
}

TEST_CASE("a slow checker is asked last") {
  Fixture F("echo SAFE");
  std::string Undefined = Body;
  Undefined.replace(Undefined.find("int n = 0;"), 10,
                    "int n = 0, k = 2147483647; k += planted(1);");
  F.For.By.About.Verdicts.clear(); // It never says what is wanted.
  F.For.CheckerSeconds = 0.01;
  CHECK_THAT(whyNot(Undefined, F.For), Catch::Contains("checker says unknown"));
  F.For.CheckerSeconds = 3;
  CHECK_THAT(whyNot(Undefined, F.For), Catch::Contains("no oracle"));
}

TEST_CASE("our own pass leaves what the finding needs") {
  Fixture F;
  Reduction R = reduce({F.start()}, F.For, F.How);
  INFO(R.Code);
  CHECK(R.LinesBefore == countLines(F.start()));
  CHECK(R.Lines <= 9);
  CHECK(R.Lines < R.LinesBefore);
  CHECK(!R.Complete); // C-Vise was not asked.
  CHECK_THAT(R.Code, Catch::Contains("planted(3)") ||
                         Catch::Contains("planted (3)"));
  CHECK(!contains(R.Code, "unused"));
  CHECK(!contains(R.Code, "table"));
  CHECK(R.Code.starts_with("extern void __assert_fail("));
  CHECK(whyNot(F.best(), F.For) == "");
  Json Document = reductionToJson(R);
  CHECK(reductionToJson(reductionFromJson(Document)) == Document);
}

TEST_CASE("a reduction without time is no worse than its input, and can be "
          "gone on with") {
  Fixture F;
  F.How.BudgetSeconds = 0;
  Reduction Nothing = reduce({F.start()}, F.For, F.How);
  CHECK(!Nothing.Complete);
  CHECK(Nothing.Lines <= Nothing.LinesBefore);
  CHECK(whyNot(F.best(), F.For) == "");
  F.How.BudgetSeconds = 60;
  size_t Before = F.best().size();
  Reduction Done = reduce({F.start()}, F.For, F.How);
  CHECK(F.best().size() < Before);
  // Begins with what is there.
  Reduction Again = reduce({F.start()}, F.For, F.How);
  CHECK(Again.Code == Done.Code);
  CHECK(Again.Tests < Done.Tests);
  // A best program that was damaged is not gone on with.
  writeFile(F.How.Folder / "program.c", "void reach_error(void);\n");
  CHECK(reduce({F.start()}, F.For, F.How).Lines <= 9);
}

TEST_CASE("the smallest start that shows the finding is taken") {
  Fixture F;
  F.How.BudgetSeconds = 2; // After half of it guesses are not tried.
  std::string Small = "void reach_error(void);\nvoid abort(void);\n"
                      "int planted(int x) { return x; }\n"
                      "int main(void) {\n  if (planted (3) != 3)\n    abort();\n"
                      "  reach_error();\n  return 0;\n}\n",
              Useless = "void reach_error(void);\nint main(void) {\n  "
                        "reach_error();\n  return 0;\n}\n";
  Reduction R = reduce({F.start(), taskOf(Useless, F.For).Code,
                        taskOf(Small, F.For).Code},
                       F.For, F.How);
  CHECK(R.Code == taskOf(F.best(), F.For).Code);
  CHECK_THAT(R.Code, Catch::Contains("planted") &&
                         !Catch::Contains("table"));
}

TEST_CASE("a checker that falls silent at the end does not make it complete") {
  // From the time when there is a file "silent", it says nothing.
  Fixture F;
  std::string Silent = (F.Dir.path() / "silent").string();
  TempDir Scripts;
  F.For.By = plantedChecker(Scripts.path(),
                            ("test -e " + Silent + " && exit 0\n" +
                             std::string(PlantedScript))
                                .c_str());
  setSandboxEnabled(false); // The file is not to be seen inside.
  size_t Kept = 0;
  std::string Whole;
  F.How.Say = [&](const std::string &) {
    if (++Kept == 1)
      Whole = F.best();
    else
      writeFile(Silent, "");
  };
  Reduction R = reduce({F.start()}, F.For, F.How);
  setSandboxEnabled(true);
  CHECK(!R.Complete);
  CHECK(R.Code == taskOf(Whole, F.For).Code);
}

TEST_CASE("what does not show the finding is not reduced") {
  Fixture F("echo UNSAFE");
  CHECK_THROWS_WITH(reduce({F.start()}, F.For, F.How),
                    Catch::Contains("does not show the finding now: the "
                                    "checker says unsafe"));
  CHECK_THROWS_AS(reduce({"int main(void) { return 0; }\n"}, F.For, F.How),
                  Error);
}

TEST_CASE("a damaged goal is refused with its place") {
  Fixture F;
  Json Document = goalToJson(F.For, "cbmc@6.6.0");
  Goal Read = goalFromJson(Document, "goal.json");
  CHECK(Read.By.About.Name == "cbmc");
  CHECK(Read.Kind == F.For.Kind);
  CHECK(goalToJson(Read, "cbmc@6.6.0") == Document);
  Document["kind"] = "odd";
  CHECK_THROWS_WITH(goalFromJson(Document, "goal.json"),
                    Catch::Contains("goal.json"));
  Document.erase("kind");
  CHECK_THROWS_AS(goalFromJson(Document, "goal.json"), Error);
}

TEST_CASE("shrinking asks for nothing twice and keeps what is wanted") {
  std::set<std::string> Asked;
  std::mutex Mutex;
  bool Twice = false;
  ShrinkSettings How;
  How.Jobs = 2;
  How.IsInteresting = [&](const std::string &Text) {
    std::lock_guard<std::mutex> Lock(Mutex);
    Twice |= !Asked.insert(Text).second;
    return contains(Text, "planted") && contains(Text, "main") &&
           warningsOf(Text, DataModel::LP64);
  };
  std::string Last = Body;
  How.Keep = [&](const std::string &Text) {
    CHECK(Text.size() < Last.size());
    Last = Text;
  };
  How.ShallStop = [] { return false; };
  Shrunk S = shrink(Body, How);
  CHECK(S.Finished);
  CHECK(S.Text == Last);
  CHECK(S.Tests == Asked.size());
  CHECK(!Twice);
  CHECK(S.Text.size() < 80);
}
