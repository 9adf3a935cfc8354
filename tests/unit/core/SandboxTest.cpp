// Hostile programs. After each: mcfuzz goes on, nothing is left running,
// nothing outside has changed.

#include "core/Sandbox.h"

#include "core/Error.h"
#include "core/Files.h"
#include "core/Text.h"
#include "tests/Catch.h"
#include "tests/Processes.h"

#include <csignal>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

using namespace mcfuzz;
using mcfuzz::test::running;

namespace {

Run shell(const std::string &Script, Limits Limit = {.WallSeconds = 20},
          const SandboxFiles &Files = {}) {
  Command What;
  What.Argv = {"sh", "-c", Script};
  What.Limit = Limit;
  SandboxFiles Given = Files;
  Given.GiveUpRoot = true;
  return runSandboxed(What, Given);
}

/// Compiles C and runs it in the sandbox.
Run program(const std::string &Code, Limits Limit,
            const std::string &Name = "program") {
  TempDir Dir;
  Command Gcc;
  Gcc.Argv = {
      "gcc", "-w", "-x", "c", "-", "-o", (Dir.path() / Name).string()};
  Gcc.Input = Code;
  Run Built = run(Gcc);
  INFO(Built.Err);
  REQUIRE(Built.ok());
  Command What;
  What.Argv = {sandboxPath(Dir.path() / Name)};
  What.Limit = Limit;
  return runSandboxed(What,
                      {.ReadOnly = {Dir.path() / Name},
                       .GiveUpRoot = true});
}

} // namespace

TEST_CASE("the sandbox works here") { REQUIRE(sandboxProblem() == ""); }

TEST_CASE("it sees its own files, and only as they were given") {
  TempDir Dir;
  writeFile(Dir.path() / "in", "read me");
  writeFile(Dir.path() / "out", "");
  Run Result =
      shell("cat in; echo answer > out; echo x > in; rm -f out in; ls",
            {.WallSeconds = 20}, {{Dir.path() / "in"}, {Dir.path() / "out"}});
  CHECK(Result.Out == "read mein\nout\n");
  CHECK(readFile(Dir.path() / "in") == "read me");
  CHECK(readFile(Dir.path() / "out") == "answer\n");
}

TEST_CASE("a file of ours cannot be replaced by a symlink") {
  TempDir Dir;
  writeFile(Dir.path() / "out", "");
  shell("rm -f out; ln -sf /etc/passwd out; mv out other", {.WallSeconds = 20},
        {{}, {Dir.path() / "out"}});
  CHECK(fs::is_regular_file(fs::symlink_status(Dir.path() / "out")));
}

TEST_CASE("writing to the system, to a home or to another's scratch fails") {
  TempDir Other;
  writeFile(Other.path() / "secret", "secret");
  std::string Home = std::getenv("HOME");
  Run Result =
      shell("echo x > /etc/mcfuzz-x; echo x > /usr/mcfuzz-x; echo x > " + Home +
            "/mcfuzz-x; cat " + (Other.path() / "secret").string() +
            "; ls -A " + Home + "; ls -A /tmp");
  CHECK_FALSE(fs::exists("/etc/mcfuzz-x"));
  CHECK_FALSE(fs::exists("/usr/mcfuzz-x"));
  CHECK_FALSE(fs::exists(Home + "/mcfuzz-x"));
  // An empty home, which belongs to it unless it was root's.
  CHECK(Result.Out == (::geteuid() == 0 ? "scratch\n" : "mcfuzz-x\nscratch\n"));
}

TEST_CASE("deaths by signal are seen through the sandbox") {
  Run Result = shell("kill -ABRT $$");
  CHECK(Result.End == RunEnd::Signalled);
  CHECK(Result.Code == SIGABRT);
}

TEST_CASE("a loop that ignores all signals is stopped") {
  Run Result =
      program("#include <signal.h>\nint main() { for (int i = 1; i < 65;"
              " i++) signal(i, SIG_IGN); for (;;) ; }",
              {.WallSeconds = 0.5});
  CHECK(Result.End == RunEnd::TimedOut);
  CHECK(Result.WallSeconds < 5);
}

TEST_CASE("CPU time inside the sandbox is seen from outside") {
  const std::string Work = "int main() { for (volatile long i = 0; i < "
                           "200000000; i++) ; return 0; }";
  Run Whole = program(Work, {.WallSeconds = 60});
  CHECK(Whole.ok());
  CHECK(Whole.CpuSeconds > 0.05);
  CHECK(Whole.CpuSeconds < Whole.WallSeconds + 0.1);
  Run Cut = program("int main() { for (;;) ; }", {.WallSeconds = 0.5});
  CHECK(Cut.End == RunEnd::TimedOut);
  CHECK(Cut.CpuSeconds > 0.1);
}

TEST_CASE("a child that becomes a daemon dies with the run") {
  Run Result = shell("setsid sh -c 'exec >/dev/null 2>&1; trap \"\" HUP TERM; "
                     "sleep 7654321' & exit 0");
  CHECK(Result.ok());
  CHECK(running("sleep 7654321") == 0);
}

TEST_CASE("a fork bomb stays small and dies") {
  // Each child doubles, ignores signals, and leaves its process group.
  Run Result = program("#include <signal.h>\n#include <unistd.h>\nint main() {"
                       " for (int i = 1; i < 65; i++) signal(i, SIG_IGN); for "
                       "(;;) if (fork() == 0) setsid(); }",
                       {.WallSeconds = 2, .CpuSeconds = 2, .Processes = 64},
                       "fork-bomb-7654321"); // Seeds of other tests may run.
  CHECK(Result.End == RunEnd::TimedOut);
  CHECK(Result.WallSeconds < 10);
  CHECK(running("fork-bomb-7654321") == 0);

  if (::geteuid() != 0)
    return; // All processes of this user count, so the limit is 4096.
  Run Count = program("#include <unistd.h>\nint main() { int n = 0; while (n < "
                      "200 && fork() != -1) n++; for (;;) { if (n < 200) _exit("
                      "n); } }",
                      {.WallSeconds = 5, .Processes = 16});
  CHECK(Count.End == RunEnd::Exited);
  CHECK(Count.Code < 16);
}

TEST_CASE("what only root may read stays secret") {
  Run Result = shell("cat /etc/shadow; echo x > f && cat f");
  CHECK(Result.Out == "x\n");
}

TEST_CASE("output without end is cut") {
  Run Result = shell("exec yes", {.WallSeconds = 30, .OutputBytes = 1 << 20});
  CHECK(Result.End == RunEnd::TooLoud);
}

TEST_CASE("ten gigabytes of memory are not given") {
  Run Result =
      program("#include <stdlib.h>\n#include <string.h>\nint main() { "
              "for (int i = 0; i < 10; i++) { char *p = malloc(1u << "
              "30); if (!p) return 3; memset(p, 1, 1u << 30); } return "
              "0; }",
              {.WallSeconds = 20, .MemoryBytes = 512u << 20});
  CHECK(Result.End == RunEnd::Exited);
  CHECK(Result.Code == 3);
}

TEST_CASE("the disk cannot be filled, nor memory through files") {
  Run Result =
      shell("for d in . /tmp /dev/shm /var/tmp /run; do i=0; while [ $i "
            "-lt 12 ]; do head -c 8000000 /dev/zero > $d/f$i || break; "
            "i=$((i+1)); done; done 2>/dev/null; du -cs /tmp /dev/shm "
            "/var/tmp /run 2>/dev/null | tail -1 | cut -f1");
  long KiB = std::atol(Result.Out.c_str());
  CHECK(KiB > 1000);
  CHECK(KiB < 80 * 1024); // 64 MiB of scratch and a few small places.
}

TEST_CASE("there is no network, not even loopback") {
  int Server = ::socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in Address{};
  Address.sin_family = AF_INET;
  Address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t Length = sizeof Address;
  REQUIRE(::bind(Server, reinterpret_cast<sockaddr *>(&Address), Length) == 0);
  REQUIRE(::listen(Server, 1) == 0);
  ::getsockname(Server, reinterpret_cast<sockaddr *>(&Address), &Length);
  std::string Code =
      "#include <arpa/inet.h>\n#include <sys/socket.h>\nint main() { struct "
      "sockaddr_in a = {.sin_family = AF_INET, .sin_port = " +
      std::to_string(Address.sin_port) +
      "}; a.sin_addr.s_addr = htonl(INADDR_LOOPBACK); int s = socket(AF_INET, "
      "SOCK_STREAM, 0); return connect(s, (struct sockaddr *)&a, sizeof a) == "
      "0 ?"
      " 7 : 0; }";
  Run Result = program(Code, {.WallSeconds = 20});
  ::close(Server);
  CHECK(Result.End == RunEnd::Exited);
  CHECK(Result.Code == 0);
}

TEST_CASE("killing everything in sight kills only itself") {
  Run Result = shell("kill -9 $PPID; kill -9 1; kill -9 -1; exit 0");
  CHECK(Result.End == RunEnd::Exited);
}

TEST_CASE("closing all descriptors changes nothing for us") {
  Run Result = program("#include <unistd.h>\nint main() { for (int i = 0; i < "
                       "1000; i++) close(i); for (volatile int i = 0; i < 1000;"
                       " i++) ; return 5; }",
                       {.WallSeconds = 20});
  CHECK(Result.End == RunEnd::Exited);
  CHECK(Result.Code == 5);
}
