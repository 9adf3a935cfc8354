#include "core/Subprocess.h"

#include "core/Files.h"
#include "tests/Catch.h"

#include <chrono>
#include <csignal>
#include <sys/wait.h>
#include <thread>

using namespace mcfuzz;

namespace {

Run shell(const std::string &Script, Limits Limit = {}) {
  Command What;
  What.Argv = {"sh", "-c", Script};
  What.Limit = Limit;
  return run(What);
}

bool alive(const std::string &PidFile) {
  std::string Pid = readFile(PidFile);
  Pid.pop_back();
  if (!fs::exists("/proc/" + Pid))
    return false;
  std::string Status = readFile("/proc/" + Pid + "/stat");
  return Status.find(") Z ") == std::string::npos; // A zombie is dead.
}

} // namespace

TEST_CASE("a program that cannot be executed does no harm") {
  TempDir Dir;
  fs::path File = Dir.path() / "text";
  writeFile(File, "no program, and no #! line\n");
  fs::permissions(File, fs::perms::owner_all);
  for (int Try = 0; Try < 20; ++Try) {
    Command What;
    What.Argv = {File.string()};
    Run Result = run(What);
    CHECK(Result.End == RunEnd::NotStarted);
    CHECK(Result.Err != "");
  }
  CHECK(::waitpid(-1, nullptr, WNOHANG) == -1); // No zombies.
}

TEST_CASE("a run reports exit status and both streams") {
  Run Result = shell("echo out; echo err >&2; exit 3");
  CHECK(Result.End == RunEnd::Exited);
  CHECK(Result.Code == 3);
  CHECK(Result.Out == "out\n");
  CHECK(Result.Err == "err\n");
  CHECK(describeEnd(Result) == "exit status 3");
  CHECK_FALSE(Result.ok());
}

TEST_CASE("a run reports the signal that ended it") {
  Run Result = shell("kill -SEGV $$");
  CHECK(Result.End == RunEnd::Signalled);
  CHECK(Result.Code == SIGSEGV);
  CHECK(describeEnd(Result) == "killed by SIGSEGV");
}

TEST_CASE("input of any size reaches the child") {
  Command What;
  What.Argv = {"wc", "-c"};
  What.Input = std::string(3 << 20, 'x');
  CHECK(run(What).Out == "3145728\n");
}

TEST_CASE("a missing program is not started, and says so") {
  Command What;
  What.Argv = {"no-such-program-here"};
  Run Result = run(What);
  CHECK(Result.End == RunEnd::NotStarted);
  CHECK(Result.Err == "no-such-program-here: not found");
}

TEST_CASE("a folder or a plain file is no program") {
  CHECK_FALSE(findProgram("/etc"));
  CHECK_FALSE(findProgram("/etc/passwd"));
  CHECK(findProgram("sh"));
}

TEST_CASE("the time limit is exact and takes the whole group") {
  TempDir Dir;
  std::string PidFile = (Dir.path() / "pid").string();
  Run Result =
      shell("sleep 50 & echo $! > " + PidFile + "; wait", {.WallSeconds = 0.5});
  CHECK(Result.End == RunEnd::TimedOut);
  CHECK(Result.WallSeconds >= 0.5);
  CHECK(Result.WallSeconds < 5);
  // SIGKILL was sent to the group before run() returned; the orphan is reaped
  // by init in its own time.
  for (int Try = 0; Try < 1000 && alive(PidFile); ++Try)
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  CHECK_FALSE(alive(PidFile));
}

TEST_CASE("time limits are exact to a tenth of a second") {
  for (double Limit : {0.2, 0.5, 1.1}) {
    double Late = 1e9; // The best of three: other tests want the cores, too.
    for (int Try = 0; Try < 3 && Late >= 0.1; ++Try) {
      Run Result = shell("trap '' TERM INT HUP; while :; do :; done",
                         {.WallSeconds = Limit});
      CHECK(Result.End == RunEnd::TimedOut);
      CHECK(Result.WallSeconds >= Limit);
      Late = std::min(Late, Result.WallSeconds - Limit);
    }
    CHECK(Late < 0.1);
  }
}

TEST_CASE("memory and CPU time are those of the whole tree") {
  // Four children, 60 MiB and a good part of a second of CPU each.
  auto python = [&](Limits Limit) {
    Command What;
    What.Argv = {"python3", "-c",
                 "import subprocess, sys\n"
                 "code = 'x = b\"1\" * (60 << 20)\\nfor i in range(10000000): "
                 "pass'\n"
                 "all = [subprocess.Popen([sys.executable, '-c', code]) for i "
                 "in range(4)]\n"
                 "for p in all: p.wait()"};
    What.Limit = Limit;
    return run(What);
  };
  Run Free = python({.WallSeconds = 60});
  INFO(Free.Err);
  REQUIRE(Free.ok());
  CHECK(Free.PeakMemoryBytes > (240u << 20));
  CHECK(Free.PeakMemoryBytes < (600u << 20));
  CHECK(Free.CpuSeconds > 0.2);
  Run Tight = python({.WallSeconds = 60, .TreeMemoryBytes = 150 << 20});
  CHECK(Tight.End == RunEnd::OutOfMemory);
  CHECK(describeEnd(Tight) == "over the memory limit");
  Run Slow = shell("yes > /dev/null & yes > /dev/null & wait",
                   {.WallSeconds = 60, .TreeCpuSeconds = 0.6});
  CHECK(Slow.End == RunEnd::OutOfCpu);
  CHECK(Slow.CpuSeconds >= 0.6);
  CHECK(Slow.CpuSeconds < 2);
}

TEST_CASE("what is shared counts once before a run is ended for memory") {
  Command What;
  What.Argv = {"python3", "-c",
               "import os, time\n"
               "x = b'1' * (100 << 20)\n"
               "for i in range(4):\n"
               "  if os.fork() == 0: time.sleep(0.5); os._exit(0)\n"
               "for i in range(4): os.wait()"};
  What.Limit = {.WallSeconds = 60, .TreeMemoryBytes = 250 << 20};
  Run Result = run(What);
  INFO(Result.Err);
  CHECK(Result.ok());
  CHECK(Result.PeakMemoryBytes > (400u << 20));
}

TEST_CASE("a child that leaves group, session and parent is found") {
  TempDir Dir;
  std::string PidFile = (Dir.path() / "pid").string();
  for (bool Clean : {false, true}) {
    Command What;
    // Two forks and a session: its parent is gone, its group another one. It
    // may even have thrown away its environment.
    What.Argv = {"sh", "-c",
                 "setsid sh -c '" + std::string(Clean ? "exec env -i " : "") +
                     "sh -c \"sleep 7654322 & echo \\$! > " + PidFile +
                     "\"' & wait; sleep 0.2"};
    What.Limit.WallSeconds = 20;
    What.SweepOrphans = true;
    Run Result = run(What);
    CHECK(Result.ok());
    CHECK(Result.WallSeconds < 10);
    CHECK_FALSE(alive(PidFile));
  }
  CHECK(::waitpid(-1, nullptr, WNOHANG) == -1); // No zombies.
}

TEST_CASE("a child that closes its output is still limited") {
  Run Result = shell("exec >&- 2>&-; sleep 50", {.WallSeconds = 0.3});
  CHECK(Result.End == RunEnd::TimedOut);
}

TEST_CASE("a child that ignores SIGTERM and prints without end is stopped") {
  Run Result =
      shell("trap '' TERM; yes", {.WallSeconds = 30, .OutputBytes = 1 << 20});
  CHECK(Result.End == RunEnd::TooLoud);
  CHECK(Result.Out.size() < (2 << 20));
}

TEST_CASE("the CPU limit and the memory limit are in force") {
  CHECK(
      shell("while :; do :; done", {.WallSeconds = 30, .CpuSeconds = 1}).End ==
      RunEnd::Signalled);
  CHECK_FALSE(shell("exec dd if=/dev/zero of=/dev/null bs=1G count=1",
                    {.WallSeconds = 30, .MemoryBytes = 256 << 20})
                  .ok());
}

TEST_CASE("CPU time of the child is measured") {
  Run Result = shell("i=0; while [ $i -lt 200000 ]; do i=$((i+1)); done");
  CHECK(Result.CpuSeconds > 0.01);
}

TEST_CASE("words are quoted for a shell") {
  CHECK(shellQuoted({"a", "b c", "it's", ""}) == "a 'b c' 'it'\\''s' ''");
}
