// Checkers that misbehave, played by small shell scripts.

#include "tests/Processes.h"
#include "tests/TestHelp.h"

#include "core/Error.h"
#include "core/Progress.h"
#include "validate/Doctor.h"
#include "validate/Judge.h"

using namespace mcfuzz;
using namespace mcfuzz::test;

namespace {

constexpr const char *SaysSafe =
    "echo '[{\"result\":[{\"property\":\"reach_error.assertion.1\","
    "\"status\":\"SUCCESS\"}]}]'; exit 0\n";

Task anyTask() {
  Task T;
  T.Name = "t";
  T.Model = DataModel::LP64;
  T.Verdict = Expected::Unsafe;
  T.Code = "int main() { return 0; }";
  return T;
}

/// A program that pretends to be CBMC 6.6.0, or 2LS for one that prints text.
struct Fake {
  TempDir Dir;
  Checker By;
  explicit Fake(const std::string &Script, const std::string &Name = "cbmc") {
    fs::path Program = Dir.path() / Name;
    writeFile(Program, "#!/bin/sh\n" + Script);
    fs::permissions(Program, fs::perms::owner_all);
    By = {readDescription(sourceDir() / ("configs/checkers/" + Name + ".json")),
          Program, "6.6.0", "", {}};
  }
  CheckerRun run(CheckerLimits Limit = {.WallSeconds = 20}) {
    return runChecker(By, anyTask(), Limit);
  }
};

/// A program in Python, for what a shell cannot do.
std::string python(const std::string &Code) {
  return "exec python3 -c '" + Code + "'\n";
}

} // namespace

TEST_CASE("a checker that never ends is timed out, to a tenth of a second") {
  Fake F("trap '' TERM INT HUP; while :; do :; done");
  double Late = 1e9; // The best of three: other tests want the cores, too.
  for (int Try = 0; Try < 3 && Late >= 0.1; ++Try) {
    CheckerRun Ran = F.run({.WallSeconds = 0.5});
    CHECK(Ran.Said == Verdict::Timeout);
    CHECK(Ran.WallSeconds >= 0.5);
    CHECK(Ran.CpuSeconds > 0.1); // Of a run that was killed.
    Late = std::min(Late, Ran.WallSeconds - 0.5);
  }
  CHECK(Late < 0.1);
}

TEST_CASE("CPU time and memory are limited for all processes together") {
  CheckerRun Ran =
      Fake("yes >/dev/null & yes >/dev/null & wait")
          .run({.WallSeconds = 60, .CpuSeconds = 0.5});
  CHECK(Ran.Said == Verdict::Timeout);
  CHECK(Ran.Detail == "over the limit of CPU time");
  CHECK(Ran.CpuSeconds < 3);

  Fake Hungry(python("import os, time\n"
                     "for i in range(4):\n"
                     "  if os.fork() == 0:\n"
                     "    x = b\"1\" * (80 << 20); time.sleep(2); os._exit(0)\n"
                     "for i in range(4): os.wait()\n"
                     "print(\"VERIFICATION SUCCESSFUL\")"),
              "2ls");
  Ran = Hungry.run({.WallSeconds = 60, .MemoryBytes = 200 << 20});
  CHECK(Ran.Said == Verdict::OutOfMemory);
  CHECK(Ran.Detail == "over the memory limit");
  Ran = Hungry.run({.WallSeconds = 60});
  CHECK(Ran.Said == Verdict::Safe);
  CHECK(Ran.PeakMemoryBytes > (320u << 20));
}

TEST_CASE("children in groups and sessions of their own end with the run") {
  for (double Seconds : {20.0, 0.5}) {
    std::string End = Seconds > 1 ? "sleep 0.2" : "sleep 100";
    Fake F("setsid sh -c 'trap \"\" HUP TERM; sleep 8765432' & "
           "setsid setsid sleep 8765432 & (sleep 8765432 &) ; " +
           End + "; " + SaysSafe);
    CHECK(F.run({.WallSeconds = Seconds}).Said ==
          (Seconds > 1 ? Verdict::Safe : Verdict::Timeout));
    CHECK(running("sleep 8765432", /*Tries=*/1) == 0); // At once.
  }
}

TEST_CASE("a checker that forks and exits has said nothing") {
  Fake F("(sleep 1; echo VERIFICATION SUCCESSFUL) & exit 0", "2ls");
  CHECK(F.run().Said == Verdict::Unknown);
}

TEST_CASE("temporary files go with the run") {
  TempDir Mark; // Nobody else uses this name.
  std::string Name = Mark.path().filename();
  Fake F("echo x > $TMPDIR/" + Name + "-1; echo x > $HOME/" + Name +
         "-2; echo x > /tmp/" + Name + "-3; echo x > " + Name + "-4; " +
         SaysSafe);
  CHECK(F.run().Said == Verdict::Safe);
  for (const auto &Entry : fs::directory_iterator("/tmp"))
    CHECK_FALSE(Entry.path().filename().string().starts_with(Name + "-"));
}

TEST_CASE("a checker that prints without end, or a gigabyte, is stopped") {
  CHECK(Fake("yes").run().Said == Verdict::Unknown);
  CheckerRun Ran = Fake("head -c 1000000000 /dev/zero; " +
                        std::string(SaysSafe))
                       .run();
  CHECK(Ran.Said == Verdict::Unknown);
  CHECK(Ran.Detail == "over the output limit");
  CHECK(Ran.Output.size() < (64u << 20));
}

TEST_CASE("a checker that prints nothing has no verdict") {
  CHECK(Fake("exit 0").run().Said == Verdict::Unknown);
  CHECK(Fake("exit 0", "2ls").run().Said == Verdict::Unknown);
}

TEST_CASE("a checker that dies by a signal has crashed") {
  CHECK(Fake("kill -SEGV $$").run().Said == Verdict::Crash);
  // Whatever it printed before.
  CHECK(Fake("echo VERIFICATION SUCCESSFUL; kill -ABRT $$", "2ls").run().Said ==
        Verdict::Crash);
}

TEST_CASE("a checker that says both things is not believed") {
  for (int Status : {0, 10}) {
    std::string Exit = "; exit " + std::to_string(Status);
    CHECK(Fake("echo VERIFICATION FAILED; echo VERIFICATION SUCCESSFUL" + Exit,
               "2ls")
              .run()
              .Said == Verdict::Unknown);
    CHECK(Fake("echo '[{\"result\":[{\"property\":\"reach_error.assertion.1\","
               "\"status\":\"SUCCESS\"},{\"property\":"
               "\"reach_error.assertion.1\",\"status\":\"FAILURE\"}]}]'" +
               Exit)
              .run()
              .Said == Verdict::Unknown);
  }
}

TEST_CASE("a status that contradicts the text is not believed") {
  CHECK(Fake("echo VERIFICATION FAILED; exit 0", "2ls").run().Said ==
        Verdict::Unknown);
  CHECK(Fake("echo VERIFICATION SUCCESSFUL; exit 10", "2ls").run().Said ==
        Verdict::Unknown);
  CHECK(Fake("echo '[{\"result\":[{\"property\":\"reach_error.assertion.1\","
             "\"status\":\"FAILURE\"}]}]'; exit 0")
            .run()
            .Said == Verdict::Unknown);
}

TEST_CASE("a checker that is gone is reported, not believed") {
  Fake F(SaysSafe);
  fs::permissions(F.By.Program, fs::perms::owner_read);
  CHECK(F.run().Said == Verdict::Unknown); // Not executable.
  fs::remove(F.By.Program);
  CheckerRun Ran = F.run();
  CHECK(Ran.Said == Verdict::Unknown);
  CHECK_THAT(Ran.Detail, Catch::Contains("not found"));
  fs::create_directory(F.By.Program);
  CHECK(F.run().Said == Verdict::Unknown);
  // An executable file that is no program.
  Fake Text("");
  writeFile(Text.By.Program, "no program, and no #! line\n");
  fs::permissions(Text.By.Program, fs::perms::owner_all);
  CHECK(Text.run().Said != Verdict::Safe);
  CHECK(Text.run().Said != Verdict::Crash);
}

TEST_CASE("helpers are found beside the checker") {
  Fake F("exec helper");
  writeFile(F.Dir.path() / "helper", "#!/bin/sh\n" + std::string(SaysSafe));
  fs::permissions(F.Dir.path() / "helper", fs::perms::owner_all);
  CHECK(F.run().Said == Verdict::Safe);
}

TEST_CASE("a wrong answer that stays the same is confirmed") {
  Fake F(SaysSafe);
  Validation V = validate(F.By, anyTask(), {}, {}, {});
  REQUIRE(V.Found);
  CHECK(V.Found->Kind == FindingKind::Missed);
  CHECK(V.Found->Confirmed);
}

TEST_CASE("a checker that changes its mind is doubtful") {
  // The sandbox leaves it no memory of earlier runs, so it throws a coin.
  Fake F("exec 2>/dev/null; read n < /proc/sys/kernel/random/uuid; n=${n%%-*}; "
         "case $n in *[02468ace]) exit 6;; esac; " +
         std::string(SaysSafe));
  Task T = anyTask();
  // Each validation that finds something runs the fake twice; sooner or later
  // the two answers differ.
  bool Doubted = false;
  for (int Try = 0; Try < 100 && !Doubted; ++Try) {
    Validation V = validate(F.By, T, {}, {}, {});
    Doubted = V.Found && !V.Found->Confirmed;
    if (Doubted)
      CHECK(V.Found->Reasons[0] == "a second run said rejected");
  }
  CHECK(Doubted);
}

TEST_CASE("an option's wrong answer counts if the plain run's was another") {
  // With --paths it is wrong, without it says nothing.
  Fake F("case \"$*\" in *--paths*) " + std::string(SaysSafe) +
         ";; esac; exit 0");
  Examiners By{{F.By}, parseNeutralChoice("paths-lifo,slice-formula", 1), {}};
  Task T = anyTask();
  std::vector<Validation> Results = examine(T, By, {}, {});
  REQUIRE(Results.size() == 3);
  CHECK_FALSE(Results[0].Found);
  REQUIRE(Results[1].Found);
  CHECK(Results[1].Ran.Checker == "cbmc@6.6.0+paths-lifo");
  CHECK(Results[1].Found->Confirmed);
  CHECK(Results[1].Found->Notes ==
        std::vector<std::string>{"without the option it says unknown"});
  CHECK_FALSE(Results[2].Found);

  Fake Always(SaysSafe);
  By.Checkers = {Always.By};
  Results = examine(T, By, {}, {});
  CHECK(Results[0].Found);
  CHECK_FALSE(Results[1].Found);
}

TEST_CASE("the doctor notices a checker that always says safe") {
  Diagnosis Result = diagnose(Fake(SaysSafe).By);
  CHECK_FALSE(Result.Works);
  CHECK_THAT(Result.Detail, Catch::Contains("known-unsafe program: said safe"));
}

TEST_CASE("what cannot be installed is listed with what can") {
  Progress Show(/*Quiet=*/true);
  CHECK_THROWS_WITH(installChecker({"cbmc", "9.9", ""}, Show),
                    "cannot install 'cbmc@9.9' (known: cbmc@5.12, cbmc@6.6.0, "
                    "frama-c-eva@25.0)");
  CHECK_THROWS_WITH(installChecker({"nope", "", ""}, Show),
                    Catch::Contains("known: cbmc@5.12"));
  CHECK_THROWS_WITH(findChecker({"nope", "", ""}),
                    Catch::Contains("unknown checker 'nope' (known: 2ls, cbmc"));
  CHECK_THROWS_WITH(findChecker({"cbmc", "", "nope"}),
                    Catch::Contains("no variant 'nope'"));
}
