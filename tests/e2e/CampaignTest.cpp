// Campaigns that are interrupted in all ways, and what can be seen of them.

#include "tests/FakeChecker.h"
#include "tests/Processes.h"
#include "tests/TestHelp.h"

#include "campaign/Sqlite.h"
#include "campaign/Store.h"
#include "core/Json.h"
#include "core/Rng.h"
#include "core/Text.h"

#include <chrono>
#include <csignal>
#include <fcntl.h>
#include <pty.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

using namespace mcfuzz;
using namespace mcfuzz::test;

namespace {

/// A mcfuzz that goes on while the test does something.
class Background {
public:
  Background(const std::vector<std::string> &Words,
             const std::vector<std::string> &More, const fs::path &Output) {
    std::vector<std::string> Argv = {MCFUZZ_BINARY};
    Argv.insert(Argv.end(), Words.begin(), Words.end());
    std::vector<char *> Pointers, Environment;
    for (std::string &Word : Argv)
      Pointers.push_back(Word.data());
    Pointers.push_back(nullptr);
    Pid = ::fork();
    if (Pid == 0) {
      for (const std::string &Entry : More)
        ::putenv(const_cast<char *>(Entry.c_str()));
      int Out = ::open(Output.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0644);
      ::dup2(Out, 1);
      ::dup2(Out, 2);
      ::execv(Pointers[0], Pointers.data());
      ::_exit(127);
    }
  }
  ~Background() {
    if (Pid > 0)
      end(SIGKILL);
  }
  void send(int Signal) const { ::kill(Pid, Signal); }
  bool ended() const {
    siginfo_t Info{};
    return ::waitid(P_PID, static_cast<id_t>(Pid), &Info,
                    WEXITED | WNOHANG | WNOWAIT) != 0 ||
           Info.si_pid != 0;
  }
  /// The exit status, or minus the signal that ended it.
  int wait() {
    int Status = 0;
    while (::waitpid(Pid, &Status, 0) < 0 && errno == EINTR)
      ;
    Pid = -1;
    return WIFEXITED(Status) ? WEXITSTATUS(Status) : -WTERMSIG(Status);
  }
  int end(int Signal) {
    send(Signal);
    return wait();
  }

private:
  pid_t Pid;
};

void sleepFor(double Seconds) {
  std::this_thread::sleep_for(std::chrono::duration<double>(Seconds));
}

/// False if that does not come in time.
bool waitUntil(const std::function<bool()> &Holds, double AtMost = 60) {
  auto Start = std::chrono::steady_clock::now();
  while (!Holds()) {
    sleepFor(0.05);
    std::chrono::duration<double> Took =
        std::chrono::steady_clock::now() - Start;
    if (Took.count() > AtMost)
      return false;
  }
  return true;
}

/// Recorded ones; 0 if there is no store.
size_t runsIn(const fs::path &Folder) {
  // The lock is there before the store is.
  return fs::exists(Store::file(Folder))
             ? Store(Folder, Store::Access::Read).totals().Runs
             : 0;
}

/// What mcfuzz writes to a terminal of 80 columns as standard error.
Run onTerminal(std::vector<std::string> Words) {
  Words.insert(Words.begin(), MCFUZZ_BINARY);
  std::vector<char *> Pointers;
  for (std::string &Word : Words)
    Pointers.push_back(Word.data());
  Pointers.push_back(nullptr);
  winsize Size{};
  Size.ws_row = 24;
  Size.ws_col = 80;
  int Terminal = -1;
  pid_t Pid = ::forkpty(&Terminal, nullptr, nullptr, &Size);
  if (Pid == 0) {
    ::dup2(::open("/dev/null", O_WRONLY), 1);
    ::execv(Pointers[0], Pointers.data());
    ::_exit(127);
  }
  Run Result;
  char Bytes[4096];
  for (ssize_t N; (N = ::read(Terminal, Bytes, sizeof Bytes)) > 0;)
    Result.Err.append(Bytes, static_cast<size_t>(N));
  int Status = 0;
  ::waitpid(Pid, &Status, 0);
  ::close(Terminal);
  Result.End = WIFEXITED(Status) ? RunEnd::Exited : RunEnd::Signalled;
  Result.Code = WIFEXITED(Status) ? WEXITSTATUS(Status) : WTERMSIG(Status);
  return Result;
}

/// Without what moves the cursor and clears.
std::string printable(const std::string &Line) {
  std::string Text;
  for (size_t I = 0; I < Line.size(); ++I)
    if (Line[I] == '\033')
      I = Line.find_first_of("ABCDHJKm", I);
    else if (Line[I] != '\r')
      Text += Line[I];
  return Text;
}

struct Files {
  TempDir Dir;
  std::string path(const std::string &Name) const {
    return (Dir.path() / Name).string();
  }
  std::string add(const std::string &Name, const std::string &Text) {
    fs::create_directories((Dir.path() / Name).parent_path());
    writeFile(Dir.path() / Name, Text);
    return path(Name);
  }
  /// Seeds with different branch counts.
  std::string addSeeds(int Number) {
    for (int I = 0; I < Number; ++I)
      add("seeds/s" + std::to_string(I) + ".c",
          "int main() { int n = 0; for (int i = 0; i < " +
              std::to_string(I + 3) + "; i++) if (i & 1) n++; return n == " +
              std::to_string(1000 + I) + "; }\n");
    return path("seeds");
  }
  std::string addChecker(const std::string &Name, const std::string &Body) {
    return addFakeChecker(Dir.path(), Name, Body);
  }
  /// Whether that one has a task now.
  bool isChecking(const std::string &Name) const {
    return running(path(Name) + " -64", 1) > 0;
  }
};

/// Everything that must be the same in two campaigns with the same settings.
std::vector<std::string> contentOf(const fs::path &Folder) {
  Store From(Folder, Store::Access::Read);
  std::vector<std::string> Lines;
  From.eachSeed([&](const Store::SeedRow &S) {
    Lines.push_back(S.From.Name + " " + (S.Accepted ? "accepted" : S.Reason));
    From.eachTask(S.Id, [&](const Store::TaskRow &T) {
      Lines.push_back(T.What.Name + " " + T.Hash + " " + T.Problem);
      From.eachAnswer(T.Id, [&](const Store::AnswerRow &A) {
        Lines.push_back(A.Ran.Checker + " " +
                        std::string(toString(A.Ran.Said)) + " " + A.FindingId +
                        (A.Found && A.Found->Confirmed ? " confirmed" : "") +
                      (A.Found ? join(A.Found->Reasons, "; ") : ""));
      });
    });
  });
  Totals Sum = From.totals();
  Lines.push_back(std::to_string(Sum.Runs) + " runs, " +
                  std::to_string(Sum.Pending) + " pending");
  return Lines;
}

} // namespace

TEST_CASE_METHOD(Files, "a campaign that is killed twenty times comes to the "
                        "same result") {
  std::string Seeds = addSeeds(24);
  // Wrong now and then, so that there is something to repeat.
  std::string Script = addChecker(
      "fake-checker", "sleep 0.3\ncase $2 in *s[37]*reach*) echo SAFE;; *reach*) echo "
                "UNSAFE;; *s5.*) echo UNSAFE;; *) echo SAFE;; esac");
  auto words = [&](const std::string &Out) {
    // One step of the time limit: what takes longer on a busy machine would be
    // a run more.
    return std::vector<std::string>{
        "run",        "--seeds",  Seeds,  "--checker",    Script,
        "--checker",  "cbmc@6.6.0", "--no-cache", "--time-limit", "3.9",
        "--jobs",     "2",        "--out", path(Out)};
  };
  Run Whole = mcfuzz::test::mcfuzz(words("whole"));
  INFO(Whole.Out << Whole.Err);
  REQUIRE(Whole.Code == 1);
  std::vector<std::string> Wanted = contentOf(path("whole"));
  REQUIRE(Wanted.size() > 24 * 3);

  fs::create_directory(path("tmp"));
  std::vector<std::string> Environment = {"TMPDIR=" + path("tmp")};
  Rng Numbers(20260418);
  std::set<size_t> Moments; // How many runs were recorded.
  for (int Kills = 0;; ++Kills) {
    bool Begun = fs::exists(Store::file(path("killed")));
    Background Ran(Begun ? std::vector<std::string>{"run", "--resume",
                                                    path("killed"), "--jobs",
                                                    "2"}
                         : words("killed"),
                   Environment, path("log"));
    if (Kills == 20) {
      int Code = Ran.wait();
      INFO(readFile(path("log")));
      REQUIRE(Code == 1);
      break;
    }
    // Some while it starts, most while it works.
    if (Kills % 4 != 0)
      CHECK(waitUntil(
          [&] { return isChecking("fake-checker") || Ran.ended(); }));
    sleepFor(static_cast<double>(Numbers.below(600)) / 1000);
    REQUIRE(Ran.end(SIGKILL) == -SIGKILL); // There is work for twenty.
    Moments.insert(runsIn(path("killed")));
    CHECK(running(path("killed")) == 0);
  }
  CHECK(Moments.size() >= 5);
  CHECK(contentOf(path("killed")) == Wanted);
  CHECK(running(path("tmp")) == 0);
  for (const auto &Entry : fs::directory_iterator(path("tmp")))
    FAIL_CHECK("left behind: " << Entry.path());
  // Only what belongs there.
  for (const auto &Entry : fs::recursive_directory_iterator(path("killed")))
    if (Entry.is_regular_file()) {
      std::string Name = Entry.path().filename().string();
      CAPTURE(Name);
      CHECK((Name == "campaign.sqlite" || Name == "campaign.lock" ||
             Name == "results.json" || Name == "README.txt" ||
             Name == "output.txt" || Name.ends_with(".i")));
    }
}

TEST_CASE_METHOD(Files, "Ctrl-C finishes what runs, a second one and SIGTERM "
                        "end it; all can be resumed") {
  std::string Seeds = addSeeds(4);
  std::string Script = addChecker("sleeper", "sleep 3; echo SAFE");
  int N = 0;
  for (std::vector<int> Signals :
       {std::vector<int>{SIGINT}, {SIGINT, SIGINT}, {SIGTERM}}) {
    std::string Out = path("out" + std::to_string(++N));
    Background Ran({"run", "--seeds", Seeds, "--checker", Script, "--strategy",
                    "fcr", "--time-limit", "3.9", "--jobs", "2", "--out", Out},
                   {}, path("log"));
    REQUIRE(waitUntil([&] { return isChecking("sleeper"); }));
    auto Start = std::chrono::steady_clock::now();
    for (int Signal : Signals) {
      Ran.send(Signal);
      sleepFor(0.1);
    }
    CHECK(Ran.wait() == 0);
    std::chrono::duration<double> Took =
        std::chrono::steady_clock::now() - Start;
    std::string Text = readFile(path("log"));
    INFO(Text);
    CHECK_THAT(Text, Catch::Contains("interrupted; go on with: mcfuzz run "
                                     "--resume " + Out));
    bool Finishes = Signals.size() == 1 && Signals[0] == SIGINT;
    CHECK(Took.count() < (Finishes ? 20 : 2.5));
    Totals Sum = Store(Out, Store::Access::Read).totals();
    CHECK(Sum.Runs < 4);
    if (Finishes)
      CHECK(Sum.Runs > 0);
    CHECK(running(path("sleeper") + " -64") == 0);
    if (!Finishes)
      continue;
    Run Resumed = mcfuzz::test::mcfuzz({"run", "--resume", Out, "--jobs", "4"});
    INFO(Resumed.Err);
    CHECK(Resumed.Code == 0);
    CHECK(Store(Out, Store::Access::Read).totals().Runs == 4);
  }
}

TEST_CASE_METHOD(Files, "--resume and --out refuse what would lose something") {
  std::string Seeds = addSeeds(1);
  std::string Script = addChecker("fake-checker", "echo SAFE");
  std::string Out = path("out");
  Run First = mcfuzz::test::mcfuzz({"run", "--seeds", Seeds, "--checker",
                                    Script, "--strategy", "fcr", "--out", Out});
  INFO(First.Err);
  CHECK(First.Code == 0);
  auto complaint = [](const std::vector<std::string> &Words) {
    Run Ran = mcfuzz::test::mcfuzz(Words);
    CHECK(Ran.Code == 2);
    CHECK(std::count(Ran.Err.begin(), Ran.Err.end(), '\n') == 1);
    return Ran.Err;
  };
  CHECK_THAT(complaint({"run", "--out", Out}), Catch::Contains("--resume"));
  CHECK_THAT(complaint({"run", "--resume", Out, "--strategy", "er"}),
             Catch::Contains("are fixed; leave out --strategy"));
  CHECK_THAT(complaint({"run", "--resume", path("none")}),
             Catch::Contains("holds no campaign"));
  CHECK_THAT(complaint({"run", "--budget", "8 hours"}),
             Catch::Contains("no duration like"));
  CHECK_THAT(complaint({"status", path("none")}),
             Catch::Contains("holds no campaign"));
  CHECK_THAT(complaint({"findings", path("none")}),
             Catch::Contains("holds no campaign"));
  // A second process.
  std::string Slow = addChecker("slow", "sleep 9; echo SAFE");
  Background Ran({"run", "--seeds", Seeds, "--checker", Slow, "--out",
                  path("busy")},
                 {}, path("log"));
  REQUIRE(waitUntil([&] {
    return fs::exists(Store::file(path("busy"))) &&
           !Store(path("busy"), Store::Access::Read).begunUtc().empty();
  }));
  CHECK_THAT(complaint({"run", "--resume", path("busy")}),
             Catch::Contains("is working on this campaign") &&
                 Catch::Contains("process " +
                                 std::to_string(Store::owner(path("busy")))));
  Run Status;
  CHECK(waitUntil([&] {
    Status = mcfuzz::test::mcfuzz({"status", path("busy")});
    return contains(Status.Out, "1 of 1 looked at");
  }));
  CHECK(Status.Code == 0);
  CHECK_THAT(Status.Out, Catch::Contains("running as process"));
  Run AsJson = mcfuzz::test::mcfuzz({"status", path("busy"), "--json"});
  CHECK(parseJson(AsJson.Out, "status")["seeds"] == 1);
}

TEST_CASE_METHOD(Files, "a checker that is removed in mid-campaign loses "
                        "nothing") {
  std::string Seeds = addSeeds(6);
  std::string Script = addChecker("mayfly", "sleep 0.5; echo SAFE");
  Background Ran({"run", "--seeds", Seeds, "--checker", Script, "--strategy",
                  "fcr", "--out", path("out")},
                 {}, path("log"));
  REQUIRE(waitUntil([&] { return runsIn(path("out")) > 0; }));
  fs::rename(path("mayfly"), path("mayfly.away"));
  int Code = Ran.wait();
  std::string Text = readFile(path("log"));
  INFO(Text);
  CHECK(Code == 2);
  CHECK_THAT(Text, Catch::Contains("mayfly is not there any more") &&
                       Catch::Contains("waiting for a checker"));
  size_t Done = Store(path("out"), Store::Access::Read).totals().Runs;
  CHECK(Done < 6);
  fs::rename(path("mayfly.away"), path("mayfly"));
  CHECK(mcfuzz::test::mcfuzz({"run", "--resume", path("out")}).Code == 0);
  Store From(path("out"), Store::Access::Read);
  CHECK(From.totals().Runs == 6);
  CHECK(From.tallies()[0].said(Verdict::Safe) == 6);
}

TEST_CASE_METHOD(Files, "a checker of which a part was removed loses "
                        "nothing") {
  std::string Seeds = addSeeds(6);
  add("part", "sleep 0.5; echo SAFE\n");
  std::string Script = addChecker("parted", "sh " + path("part"));
  // Its version needs the part, too.
  add("parted", "#!/bin/sh\ntest -e " + path("part") +
                    " || exit 127\ntest \"$1\" = --version && echo 1.0 && "
                    "exit\n. " + path("part"));
  fs::permissions(path("parted"), fs::perms::owner_exec, fs::perm_options::add);
  Background Ran({"run", "--seeds", Seeds, "--checker", Script, "--strategy",
                  "fcr", "--no-sandbox", "--out", path("out")},
                 {}, path("log"));
  REQUIRE(waitUntil([&] { return runsIn(path("out")) > 0; }));
  fs::rename(path("part"), path("part.away"));
  int Code = Ran.wait();
  std::string Text = readFile(path("log"));
  INFO(Text);
  CHECK(Code == 2);
  CHECK_THAT(Text, Catch::Contains("does not tell its version any more"));
  fs::rename(path("part.away"), path("part"));
  CHECK(mcfuzz::test::mcfuzz({"run", "--resume", path("out")}).Code == 0);
  Store From(path("out"), Store::Access::Read);
  CHECK(From.totals().Runs == 6);
  CHECK(From.tallies()[0].said(Verdict::Safe) == 6);
}

TEST_CASE_METHOD(Files, "a campaign goes on without a checker that is gone, "
                        "which gets its tasks when it is back") {
  std::string Seeds = addSeeds(3);
  std::string Here = addChecker("here", "echo SAFE"),
              Away = addChecker("away", "echo SAFE");
  Run First = mcfuzz::test::mcfuzz(
      {"run", "--seeds", Seeds, "--checker", Here, "--checker", Away,
       "--strategy", "fcr", "--budget", "0.001s", "--out", path("out")});
  INFO(First.Err);
  REQUIRE(First.Code == 0);
  REQUIRE(runsIn(path("out")) == 0);
  fs::rename(path("away"), path("away.gone"));
  for (bool WithoutDescription : {false, true}) {
    if (WithoutDescription)
      fs::rename(Away, path("away.json.gone"));
    Run Second = mcfuzz::test::mcfuzz({"run", "--resume", path("out")});
    INFO(Second.Err);
    CHECK(Second.Code == 2);
    CHECK_THAT(Second.Err, Catch::Contains("away@1.0: ") &&
                               Catch::Contains("; its tasks wait") &&
                               Catch::Contains("waiting for a checker"));
    CHECK(runsIn(path("out")) == 3);
  }
  CHECK_THAT(mcfuzz::test::mcfuzz({"status", path("out")}).Out,
             Catch::Contains("problem: away@1.0: ") &&
                 Catch::Contains("3 waiting"));
  fs::rename(path("away.gone"), path("away"));
  fs::rename(path("away.json.gone"), Away);
  CHECK(mcfuzz::test::mcfuzz({"run", "--resume", path("out")}).Code == 0);
  CHECK(runsIn(path("out")) == 6);
}

TEST_CASE_METHOD(Files, "a store that another program locks ends a campaign "
                        "that can go on") {
  std::string Seeds = addSeeds(6);
  std::string Script = addChecker("sleeper", "sleep 0.5; echo SAFE");
  Background Ran({"run", "--seeds", Seeds, "--checker", Script, "--strategy",
                  "fcr", "--jobs", "2", "--out", path("out")},
                 {}, path("log"));
  REQUIRE(waitUntil([&] { return runsIn(path("out")) > 0; }));
  {
    Database Other(Store::file(path("out")), Database::Open::Write);
    Other.execute("BEGIN EXCLUSIVE");
    auto Start = std::chrono::steady_clock::now();
    int Code = Ran.wait();
    std::chrono::duration<double> Took =
        std::chrono::steady_clock::now() - Start;
    std::string Text = readFile(path("log"));
    INFO(Text);
    CHECK(Code == 2);
    CHECK_THAT(Text, Catch::Contains("another program has locked it") &&
                         Catch::Contains("go on with --resume"));
    CHECK(Took.count() < 18);
  }
  CHECK(runsIn(path("out")) < 6);
  CHECK(mcfuzz::test::mcfuzz({"run", "--resume", path("out")}).Code == 0);
  CHECK(runsIn(path("out")) == 6);
}

TEST_CASE_METHOD(Files, "no room for temporary files is no fact about a seed") {
  std::string Seeds = addSeeds(4);
  std::string Script = addChecker("fake-checker", "echo SAFE");
  fs::create_directory(path("small"));
  // A file system of its own, which goes with the last process in there.
  auto inSmall = [&](std::vector<std::string> Words) {
    Words.insert(Words.begin(),
                 {"unshare", "--mount", "sh", "-c",
                  "mount -t tmpfs -o size=100k tmpfs \"$0\" && TMPDIR=\"$0\" "
                  "exec \"$@\"",
                  path("small")});
    Command What;
    What.Argv = std::move(Words);
    What.Limit.WallSeconds = 300;
    return run(What);
  };
  if (!inSmall({"true"}).ok()) {
    WARN("not tested: no file system can be mounted here");
    return;
  }
  Run First = inSmall({MCFUZZ_BINARY, "run", "--seeds", Seeds, "--checker",
                       Script, "--strategy", "fcr", "--no-cache", "--out",
                       path("out")});
  INFO(First.Err);
  CHECK(First.Code == 2);
  CHECK_THAT(First.Err, Catch::Contains("No space left on device") &&
                            Catch::Contains("go on with --resume"));
  {
    Store From(path("out"), Store::Access::Read);
    From.eachSeed([](const Store::SeedRow &S) {
      CAPTURE(S.From.Name, S.Reason);
      CHECK(S.Derived == S.Accepted);
    });
    CHECK(From.totals().InternalErrors == 0);
  }
  Run Resumed = mcfuzz::test::mcfuzz({"run", "--resume", path("out")});
  INFO(Resumed.Err);
  CHECK(Resumed.Code == 0);
  CHECK(runsIn(path("out")) == 4);
}

TEST_CASE_METHOD(Files, "the live screen fits its terminal, also when a "
                        "campaign goes on") {
  std::string Seeds = addSeeds(2);
  std::string Script = addChecker(
      "a-checker-with-a-name-as-long-as-people-make-them",
      "sleep 1; echo SAFE");
  Run First = mcfuzz::test::mcfuzz(
      {"run", "--seeds", Seeds, "--checker", Script, "--strategy", "fcr",
       "--budget", "0.001s", "--out", path("out")});
  INFO(First.Err);
  REQUIRE(First.Code == 0);
  {
    // As if it was killed when one of the seeds had been looked at.
    Store Into(path("out"), Store::Access::Write);
    Into.beginSession("killed");
    SeedRecord Result;
    Result.Accepted = true;
    Task T;
    T.Name = "by-hand.fcr";
    T.Strategy = "fcr";
    T.Verdict = Expected::Safe;
    T.Model = DataModel::LP64;
    T.Code = "int main(void) { return 0; }\n";
    Result.Tasks = {T};
    Into.recordSeed(Into.nextSeed(0)->Id, Result);
  }
  Run Resumed = onTerminal({"run", "--resume", path("out"), "--jobs", "1"});
  INFO(Resumed.Err);
  CHECK(Resumed.Code == 0);
  CHECK(runsIn(path("out")) == 2);
  CHECK_THAT(Resumed.Err, Catch::Contains("2 of 2 looked at, 2 accepted") &&
                              Catch::Contains("\033[J[######"));
  size_t Longest = 0;
  for (const std::string &Line : split(Resumed.Err, '\n'))
    Longest = std::max(Longest, printable(Line).size());
  CHECK(Longest == 79); // The line of the checker is cut.
}

TEST_CASE_METHOD(Files, "a clock that is set back changes nothing") {
  std::string Seeds = addSeeds(3);
  std::string Script = addChecker("fake-checker", "sleep 0.2; echo SAFE");
  Run First = mcfuzz::test::mcfuzz({"run", "--seeds", Seeds, "--checker",
                                    Script, "--strategy", "fcr", "--budget",
                                    "0.01s", "--out", path("out")});
  CHECK(First.Code == 0);
  // Another year, and going backwards.
  add("clock.c",
      "#define _GNU_SOURCE\n#include <dlfcn.h>\n#include <time.h>\n"
      "#include <sys/time.h>\n"
      "static long back;\n"
      "int clock_gettime(clockid_t c, struct timespec *t) {\n"
      "  static int (*real)(clockid_t, struct timespec *);\n"
      "  if (!real) real = (int (*)(clockid_t, struct timespec *))"
      "dlsym(RTLD_NEXT, \"clock_gettime\");\n"
      "  int r = real(c, t);\n"
      "  if (c == CLOCK_REALTIME) t->tv_sec -= 400L * 86400 + back++;\n"
      "  return r;\n}\n"
      "time_t time(time_t *t) { struct timespec s; "
      "clock_gettime(CLOCK_REALTIME, &s); if (t) *t = s.tv_sec; "
      "return s.tv_sec; }\n");
  Run Built = run({.Argv = {"gcc", "-shared", "-fPIC", "-o", path("clock.so"),
                            path("clock.c"), "-ldl"}});
  INFO(Built.Err);
  REQUIRE(Built.ok());
  Background Ran({"run", "--resume", path("out")},
                 {"LD_PRELOAD=" + path("clock.so")}, path("log"));
  int Code = Ran.wait();
  INFO(readFile(path("log")));
  CHECK(Code == 0);
  Store From(path("out"), Store::Access::Read);
  CHECK(From.totals().Runs == 3);
  CHECK(From.now() > 0.2);
  CHECK(From.now() < 100);
}

TEST_CASE_METHOD(Files, "findings are listed, shown and replayed") {
  std::string Seed = add("octal.c",
                         "int main(void) {\n"
                         "  if (sizeof \"\\1011\" == 3)\n"
                         "    return 0;\n"
                         "  return 1;\n"
                         "}\n");
  Run Ran = mcfuzz::test::mcfuzz({"run", Seed, "--checker", "cbmc@6.6.0",
                                  "--json", "--out", path("out")});
  INFO(Ran.Out << Ran.Err);
  CHECK(Ran.Code == 1);
  std::set<std::string> Events;
  std::string Id;
  for (const std::string &Line : split(Ran.Out, '\n'))
    if (!Line.empty()) {
      Json Event = parseJson(Line, "event");
      Events.insert(Event["event"]);
      if (Event["event"] == "finding" && Event["kind"] == "missed")
        Id = Event["id"];
    }
  for (const char *Name : {"begin", "seed", "run", "finding", "end"})
    CHECK(Events.contains(Name));
  REQUIRE(Id.size() == 10);

  Run List = mcfuzz::test::mcfuzz({"findings", path("out")});
  CHECK(List.Code == 0);
  CHECK_THAT(List.Out, Catch::Contains(Id) && Catch::Contains("wrong proof"));
  Run AsJson = mcfuzz::test::mcfuzz({"findings", path("out"), "--json",
                                     "--kind", "missed", "--confirmed"});
  Json Document = parseJson(AsJson.Out, "findings");
  REQUIRE(Document.size() == 1);
  CHECK(Document[0]["id"] == Id);
  CHECK(Document[0]["expected"] == "unsafe");
  CHECK(Document[0]["verdict"] == "safe");
  Run None = mcfuzz::test::mcfuzz({"findings", path("out"), "--doubtful"});
  CHECK_THAT(None.Out, Catch::Contains("no findings"));

  Run Shown = mcfuzz::test::mcfuzz(
      {"findings", "show", Id.substr(0, 5), "--in", path("out")});
  INFO(Shown.Out << Shown.Err);
  CHECK(Shown.Code == 0);
  CHECK_THAT(Shown.Out,
             Catch::Contains("else 0 |   2 |   if (sizeof \"\\1011\"") &&
                 Catch::Contains("clang-O2") && Catch::Contains("reproduce") &&
                 Catch::Contains("was executed and showed: unsafe"));
  Run Again = mcfuzz::test::mcfuzz(
      {"findings", "replay", Id, "--in", path("out")});
  INFO(Again.Out << Again.Err);
  CHECK(Again.Code == 1);
  CHECK_THAT(Again.Out, Catch::Contains("executing it now shows unsafe") &&
                            Catch::Contains("wrong proof"));
  Run Other = mcfuzz::test::mcfuzz({"findings", "replay", Id, "--in",
                                    path("out"), "--checker", "cbmc@5.12"});
  CHECK(Other.Code == 1); // It has the same bug.
  CHECK_THAT(Other.Out, Catch::Contains("cbmc@5.12"));
}
