// Campaigns that are interrupted in all ways, and what can be seen of them.

#include "tests/FakeChecker.h"
#include "tests/Processes.h"
#include "tests/TestHelp.h"

#include "campaign/Store.h"
#include "core/Json.h"
#include "core/Rng.h"
#include "core/Text.h"

#include <chrono>
#include <csignal>
#include <fcntl.h>
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
                        (A.Found && A.Found->Confirmed ? " confirmed" : ""));
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
  std::string Seeds = addSeeds(14);
  // Wrong now and then, so that there is something to repeat.
  std::string Script = addChecker(
      "fake-checker", "sleep 0.3\ncase $2 in *s[37]*reach*) echo SAFE;; *reach*) echo "
                "UNSAFE;; *s5.*) echo UNSAFE;; *) echo SAFE;; esac");
  auto words = [&](const std::string &Out) {
    return std::vector<std::string>{"run",     "--seeds",    Seeds,
                                    "--checker", Script,     "--checker",
                                    "cbmc@6.6.0", "--no-cache", "--out",
                                    path(Out)};
  };
  Run Whole = mcfuzz::test::mcfuzz(words("whole"));
  INFO(Whole.Out << Whole.Err);
  REQUIRE(Whole.Code == 1);
  std::vector<std::string> Wanted = contentOf(path("whole"));
  REQUIRE(Wanted.size() > 14 * 3);

  fs::create_directory(path("tmp"));
  std::vector<std::string> Environment = {"TMPDIR=" + path("tmp")};
  Rng Numbers(20260418);
  int Kills = 0;
  std::string Log;
  while (true) {
    bool Begun = fs::exists(Store::file(path("killed")));
    Background Ran(Begun ? std::vector<std::string>{"run", "--resume",
                                                    path("killed")}
                         : words("killed"),
                   Environment, path("log"));
    if (Kills == 20) {
      int Code = Ran.wait();
      INFO(readFile(path("log")));
      REQUIRE(Code == 1);
      break;
    }
    sleepFor(0.1 + static_cast<double>(Numbers.below(500)) / 1000);
    // The last kills must not find it finished.
    if (Ran.end(SIGKILL) != -SIGKILL)
      Log += "finished before kill " + std::to_string(Kills) + "\n";
    ++Kills;
    CHECK(running(path("killed")) == 0);
  }
  CHECK(Log.empty());
  CHECK(contentOf(path("killed")) == Wanted);
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
                    "fcr", "--time-limit", "3.9", "--out", Out},
                   {}, path("log"));
    // Until something is running for the checker.
    for (int I = 0; I < 200 && running("scratch/s", 1) == 0; ++I)
      sleepFor(0.1);
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
    CHECK(running("scratch/s") == 0);
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
  std::string Slow = addChecker("slow", "sleep 5; echo SAFE");
  Background Ran({"run", "--seeds", Seeds, "--checker", Slow, "--out",
                  path("busy")},
                 {}, path("log"));
  for (int I = 0; I < 100 && Store::owner(path("busy")) == 0; ++I)
    sleepFor(0.1);
  CHECK_THAT(complaint({"run", "--resume", path("busy")}),
             Catch::Contains("is working on this campaign") &&
                 Catch::Contains("process " +
                                 std::to_string(Store::owner(path("busy")))));
  sleepFor(1.5);
  Run Status = mcfuzz::test::mcfuzz({"status", path("busy")});
  CHECK(Status.Code == 0);
  CHECK_THAT(Status.Out, Catch::Contains("running as process") &&
                             Catch::Contains("1 of 1 looked at"));
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
  for (int I = 0; I < 300; ++I) {
    sleepFor(0.1);
    // The lock is there before the store is.
    if (fs::exists(Store::file(path("out"))) &&
        Store(path("out"), Store::Access::Read).totals().Runs > 0)
      break;
  }
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
