#include "tests/TestHelp.h"

#include "core/Error.h"
#include "mutate/Strategy.h"
#include "mutate/TaskFiles.h"
#include "profile/NativeRun.h"

using namespace mcfuzz;
using namespace mcfuzz::test;

namespace {

constexpr const char *Code = "int main() {\n"
                             "  int n = 0;\n"
                             "  for (int i = 0; i < 3; i++)\n"
                             "    n += i ? 2 : 1;\n"
                             "  if (n == 6)\n"
                             "    return 1;\n"
                             "  return 0;\n"
                             "}\n";

struct Fixture {
  Seed From{"dir/small.c", "/nowhere/dir/small.c"};
  CountedProgram Program = counted(Code);
  Profile Behaviour;
  Origin Of{From, Program, Behaviour, DataModel::LP64};
  Fixture() {
    Behaviour.Accepted = true;
    CountedRun Ran = runCounted(Program, DataModel::LP64, {"gcc", {"-O0"}}, {});
    REQUIRE(Ran.Counts);
    Behaviour.Counts = *Ran.Counts;
  }
};

} // namespace

TEST_CASE_METHOD(Fixture, "every strategy has golden files and true verdicts") {
  REQUIRE(strategies().size() >= 4);
  for (const Strategy &S : strategies()) {
    fs::path Folder = sourceDir() / "tests/golden/mutate" / S.Name;
    std::vector<Task> Tasks = S.Make(Of);
    REQUIRE_FALSE(Tasks.empty());
    for (const Task &T : Tasks) {
      CAPTURE(T.Name);
      checkGolden(Folder / (T.Name + ".c"), T.Code);
      ObservedVerdict Seen = executeTask(T, {});
      INFO(Seen.Problem);
      CHECK(Seen.Verdict == T.Verdict);
    }
  }
}

TEST_CASE_METHOD(Fixture, "tasks have the verdicts that the paper gives them") {
  auto only = [&](const char *Name) {
    return parseStrategies(Name)[0]->Make(Of);
  };
  CHECK(only("fcr").size() == 1);
  CHECK(only("fcr")[0].Verdict == Expected::Safe);
  CHECK(only("fcr-reach")[0].Verdict == Expected::Unsafe);
  std::vector<Task> Er = only("er");
  REQUIRE(Er.size() == Program.Branches.size());
  for (const Task &T : Er)
    CHECK((T.Verdict == Expected::Unsafe) ==
          (Behaviour.Counts[*T.BranchId - 1] > 0));
  CHECK(only("ecr").size() == Program.Branches.size());
  CHECK(only("fcr")[0].Name == "dir-small.fcr");
}

TEST_CASE_METHOD(Fixture, "a wrong count is seen by executing the task") {
  Behaviour.Counts[0] += 1;
  CHECK(executeTask(parseStrategies("fcr")[0]->Make(Of)[0], {}).Verdict ==
        Expected::Unsafe);
  CHECK(executeTask(parseStrategies("fcr-reach")[0]->Make(Of)[0], {}).Verdict ==
        Expected::Safe);
}

TEST_CASE("a task that aborts by itself shows no verdict") {
  Task T;
  T.Model = DataModel::LP64;
  T.Code = "void abort(void); int main() { abort(); }";
  ObservedVerdict Seen = executeTask(T, {});
  CHECK_FALSE(Seen.Verdict);
  CHECK(Seen.Problem == "killed by SIGABRT");
  T.Code = "int main( {";
  CHECK_THAT(executeTask(T, {}).Problem, Catch::Contains("does not compile"));
}

TEST_CASE("lists of strategies") {
  CHECK(parseStrategies("fcr,fcr").size() == 1);
  CHECK(parseStrategies("all").size() == strategies().size());
  CHECK_THROWS_WITH(parseStrategies("fcr,none"),
                    Catch::Contains("unknown strategy 'none'"));
}

TEST_CASE_METHOD(Fixture, "tasks survive being written and read") {
  TempDir Dir;
  std::vector<Task> Tasks = parseStrategies("er")[0]->Make(Of);
  writeTasks(Tasks, Dir.path() / "out");
  std::vector<Task> Back =
      readTasks(Dir.path() / "out/tasks.json", std::nullopt, DataModel::LP64);
  REQUIRE(Back.size() == Tasks.size());
  for (size_t I = 0; I < Tasks.size(); ++I) {
    CHECK(Back[I].Name == Tasks[I].Name);
    CHECK(Back[I].Code == Tasks[I].Code);
    CHECK(Back[I].Verdict == Tasks[I].Verdict);
    CHECK(Back[I].BranchId == Tasks[I].BranchId);
  }
  writeFile(Dir.path() / "bad.json", R"([{"file": "x.c", "strategy": "er",
    "expected": "maybe", "branch": null}])");
  CHECK_THROWS_WITH(
      readTasks(Dir.path() / "bad.json", std::nullopt, DataModel::LP64),
      Catch::Contains("/0/expected: must be safe or unsafe"));
}
