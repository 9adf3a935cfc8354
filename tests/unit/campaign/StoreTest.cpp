#include "tests/unit/campaign/Fixture.h"

#include "campaign/Schema.h"
#include "campaign/Sqlite.h"

#include <csignal>
#include <fcntl.h>
#include <fstream>
#include <malloc.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

using namespace mcfuzz;
using namespace mcfuzz::test;

namespace {

struct Fixture {
  TempDir Dir;
  fs::path folder() const { return Dir.path() / "c"; }
  void create(size_t Seeds = 1) {
    std::vector<Seed> List;
    for (size_t I = 0; I < Seeds; ++I)
      List.push_back({"s" + std::to_string(I) + ".c", "/nowhere"});
    Store::create(folder(), {{"command", "test"}}, List);
  }
};

Task taskOf(const std::string &Name, const std::string &Code) {
  Task T;
  T.Name = Name;
  T.Strategy = "fcr";
  T.Verdict = Expected::Safe;
  T.Model = DataModel::LP64;
  T.Code = Code;
  return T;
}

SeedRecord recordWith(const std::vector<Task> &Tasks) {
  SeedRecord R;
  R.Accepted = true;
  R.Text = "text\xff\n";
  R.Labels = {{"label", true, "why"}};
  R.External = {"puts"};
  R.Vocabulary = {"ForStmt"};
  R.Tasks = Tasks;
  return R;
}

CheckerRun answer(Verdict Said) {
  CheckerRun Ran;
  Ran.Checker = "c@1";
  Ran.Version = "1";
  Ran.Said = Said;
  Ran.Detail = "said \xfe so"; // Any bytes.
  Ran.Argv = {"c", "x.i"};
  Ran.WallSeconds = 0.25;
  Ran.Output = "output";
  return Ran;
}

/// The complaint of a function that throws Error.
template <typename F> std::string complaint(F Do) {
  try {
    Do();
  } catch (const std::exception &E) {
    return E.what();
  }
  return "no complaint";
}

} // namespace

TEST_CASE_METHOD(Fixture, "what goes into the store comes out again") {
  create();
  {
    Store S(folder(), Store::Access::Write);
    S.beginSession("1.0");
    S.recordSeed(1, recordWith({taskOf("a", "code a"), taskOf("b", "code b")}));
    CHECK_FALSE(S.nextSeed(0));
    CHECK_FALSE(S.nextWork({}, {}, false)); // Not queued yet.
    CHECK(S.vocabularies(1, 1)[0].second ==
          std::vector<std::string>{"ForStmt"});
    S.queueSeeds({1}, 1);
    RowId C = S.checkerId("c@1", "1");
    CHECK(S.checkerId("c@1", "1") == C);

    std::optional<Work> First = S.nextWork({}, {}, true);
    REQUIRE(First);
    CHECK(First->CheckerId == NativeExecution);
    CHECK(S.nextWork({*First}, {}, true)->TaskId == 2);
    CHECK(S.task(1).What.Code == "code a");
    CHECK(S.task(1).Labels[0].Detail == "why");
    CHECK(S.task(1).External == std::vector<std::string>{"puts"});
    CHECK_FALSE(S.task(1).What.Bounds);
    S.recordBounds(1, {{"main", 3, 7}});
    CHECK(S.task(1).What.Bounds->at(0).Most == 7);
    S.recordExecution(*First, "", {C});
    S.recordExecution({2, NativeExecution}, "is wrong", {C});

    Work W = *S.nextWork({}, {}, true);
    CHECK(W == Work{1, C, 0, false});
    CHECK_FALSE(S.nextWork({}, {C}, false));
    // Undecided, then wrong, then wrong again.
    S.recordRun(W, {answer(Verdict::Timeout), 2, false,
                    RunRecord::Next::Longer});
    CHECK_FALSE(S.nextWork({}, {}, true)); // Longer limits come later.
    W = *S.nextWork({}, {}, false);
    CHECK(W.Step == 1);
    S.recordRun(W, {answer(Verdict::Unsafe), 10, true,
                    RunRecord::Next::Repeat});
    W = *S.nextWork({}, {}, false);
    CHECK(W.Repeat);
    CHECK(S.lastAnswer(1, C)->Output == "output");
    RunRecord Last{answer(Verdict::Unsafe), 10};
    Last.Found = NewFinding{{FindingKind::FalseAlarm, true, {}, {"note"}},
                            "code for c"};
    std::string Id = S.recordRun(W, Last);
    CHECK(Id == findingId("code a", "c@1", FindingKind::FalseAlarm));
    CHECK_FALSE(S.nextWork({}, {}, false));
    S.endSession("finished");
  }
  // Nobody is writing now, and one plain file is left.
  CHECK(Store::owner(folder()) == 0);
  CHECK_FALSE(fs::exists(folder() / "campaign.sqlite-wal"));
  Store S(folder(), Store::Access::Read);
  CHECK(S.lastEnd() == "finished");
  CHECK(S.settings()["command"] == "test");
  Totals Sum = S.totals();
  CHECK(Sum.Tasks == 2);
  CHECK(Sum.InternalErrors == 1);
  CHECK(Sum.Runs == 3);
  CHECK(Sum.Pending == 0);
  CheckerTally T = S.tallies().at(0);
  CHECK(T.Tasks == 1);
  CHECK(T.said(Verdict::Unsafe) == 1);
  CHECK(T.said(Verdict::Timeout) == 0);
  CHECK(T.WallSeconds == Approx(0.75));
  FindingRecord F;
  S.eachFinding([&](const FindingRecord &Each) { F = Each; });
  CHECK(F.Code == "code for c");
  CHECK(F.Ran.Output == "output");
  CHECK(F.LimitSeconds == 10);
  CHECK(S.seedText("s0.c") == "text\xff\n");
}

TEST_CASE_METHOD(Fixture, "a second writer is refused with the first one's "
                          "pid; readers are not") {
  create();
  Store First(folder(), Store::Access::Write);
  First.beginSession("1.0");
  int Pipe[2];
  REQUIRE(::pipe(Pipe) == 0);
  pid_t Child = ::fork();
  if (Child == 0) {
    std::string Said =
        complaint([&] { Store Second(folder(), Store::Access::Write); });
    [[maybe_unused]] auto N = ::write(Pipe[1], Said.data(), Said.size());
    ::_exit(0);
  }
  int Status = -1;
  ::waitpid(Child, &Status, 0);
  char Text[1000] = {};
  CHECK(::read(Pipe[0], Text, sizeof Text - 1) > 0);
  ::close(Pipe[0]);
  ::close(Pipe[1]);
  CHECK_THAT(std::string(Text),
             Catch::Contains("process " + std::to_string(::getpid()) +
                             " is working on this campaign"));
  CHECK(Store::owner(folder()) == ::getpid());
  Store Reader(folder(), Store::Access::Read);
  CHECK(Reader.totals().Seeds == 1);
}

TEST_CASE_METHOD(Fixture, "who asks for the owner keeps nobody out") {
  create();
  // What Store::owner() does, held for longer.
  int Fd = ::open((folder() / "campaign.lock").c_str(), O_RDONLY | O_CLOEXEC);
  REQUIRE(::flock(Fd, LOCK_SH) == 0);
  std::jthread Asking([&] {
    ::usleep(30000);
    ::close(Fd);
  });
  CHECK_NOTHROW(Store(folder(), Store::Access::Write));
}

TEST_CASE_METHOD(Fixture, "a store is not there before everything is in it") {
  auto fill = [&](bool ToTheEnd) {
    Store::create(folder(), {{"command", "test"}}, {}, [&](Store &Into) {
      RowId C = Into.checkerId("c@1", "1");
      RowId T = Into.importTask({taskOf("a", "code a"), {}, {}}, {C});
      Into.importAnswer(T, C, {answer(Verdict::Safe), "", {}, 2});
      CHECK_FALSE(fs::exists(Store::file(folder())));
      if (!ToTheEnd)
        throw std::runtime_error("killed");
      Into.importTask({taskOf("b", "code b"), {}, {}}, {C});
    });
  };
  CHECK_THROWS_WITH(fill(false), "killed");
  CHECK_THAT(complaint([&] { Store S(folder(), Store::Access::Write); }),
             Catch::Contains("holds no campaign yet"));
  fill(true);
  std::set<std::string> Names;
  for (const auto &Entry : fs::directory_iterator(folder()))
    Names.insert(Entry.path().filename().string());
  CHECK(Names == std::set<std::string>{"campaign.lock", "campaign.sqlite"});
  Store S(folder(), Store::Access::Write);
  CHECK(S.totals().Tasks == 2);
  CHECK(S.totals().Runs == 1);
  CHECK(S.totals().Pending == 1);
}

TEST_CASE_METHOD(Fixture, "stores that cannot be used say why") {
  auto open = [&] {
    return complaint([&] { Store S(folder(), Store::Access::Write); });
  };
  CHECK_THAT(open(), Catch::Contains("holds no campaign"));
  create();
  CHECK_THAT(complaint([&] { create(); }),
             Catch::Contains("holds a campaign already"));
  {
    Database D(Store::file(folder()), Database::Open::Write);
    D.execute(("PRAGMA user_version = " + std::to_string(SchemaVersion + 1))
                  .c_str());
  }
  CHECK_THAT(open(), Catch::Contains("schema 2") &&
                         Catch::Contains("the newer mcfuzz that made it"));
  writeFile(Store::file(folder()), std::string(5000, 'x'));
  CHECK_THAT(open(), Catch::Contains("not a store of mcfuzz, or is damaged"));
}

TEST_CASE_METHOD(Fixture, "another program that locks the store is named as "
                          "such, and what follows is not lost") {
  create();
  Store S(folder(), Store::Access::Write);
  S.beginSession("1.0");
  {
    Database Other(Store::file(folder()), Database::Open::Write);
    Other.execute("BEGIN IMMEDIATE");
    CHECK_THAT(complaint([&] { S.recordProblem("one"); }),
               Catch::Contains("another program has locked it"));
  }
  S.recordProblem("two");
  CHECK(S.problems() == std::vector<std::string>{"two"});
}

TEST_CASE_METHOD(Fixture, "a full disk is a clear message, and the store "
                          "stays whole") {
  create();
  // A limit on the size of files fails as a full disk does.
  pid_t Child = ::fork();
  if (Child == 0) {
    ::signal(SIGXFSZ, SIG_IGN);
    Store S(folder(), Store::Access::Write);
    S.beginSession("1.0");
    S.recordProblem("before");
    struct rlimit Limit{200000, 200000};
    ::setrlimit(RLIMIT_FSIZE, &Limit);
    std::string Noise;
    for (uint64_t X = 1; Noise.size() < 1000000;)
      Noise += static_cast<char>((X = X * 6364136223846793005u + 1) >> 56);
    SeedRecord Large = recordWith({taskOf("a", Noise)});
    std::string Said = complaint([&] { S.recordSeed(1, Large); });
    bool Right = Said.find("make room and try again") != std::string::npos &&
                 S.totals().Tasks == 0;
    if (!Right)
      std::fprintf(stderr, "%s\n", Said.c_str());
    ::_exit(Right ? 0 : 1);
  }
  int Status = -1;
  ::waitpid(Child, &Status, 0);
  CHECK(Status == 0);
  Store S(folder(), Store::Access::Write);
  CHECK(S.problems() == std::vector<std::string>{"before"});
  CHECK(S.nextSeed(0)->Id == 1);
}

TEST_CASE_METHOD(Fixture, "the clock of a campaign goes on from session to "
                          "session") {
  create();
  auto Start = std::chrono::steady_clock::now();
  for (int Session = 0; Session < 2; ++Session) {
    Store S(folder(), Store::Access::Write);
    std::chrono::duration<double> Most =
        std::chrono::steady_clock::now() - Start;
    CHECK(S.now() >= Session * 0.049);
    CHECK(S.now() <= Session * Most.count());
    S.beginSession("1.0");
    ::usleep(50000);
    S.updateSession({{"a", Session}});
    CHECK(S.live()["a"] == Session);
    if (Session == 0)
      continue; // Killed.
    S.endSession("finished");
    CHECK(S.live().is_null());
  }
}

namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr bool KeepsFreedMemory = true;
#else
constexpr bool KeepsFreedMemory = false;
#endif

/// The most memory that was in use at a time since it was made.
class PeakMemory {
public:
  PeakMemory() {
    ::malloc_trim(0);
    // Lets the peak begin here.
    std::ofstream("/proc/self/clear_refs") << "5";
    Start = kib("VmRSS:");
  }
  long grownKib() const { return kib("VmHWM:") - Start; }

private:
  long Start;
  static long kib(const std::string &Name) {
    std::ifstream In("/proc/self/status");
    long Value = -1;
    for (std::string Word; In >> Word && Value < 0;)
      if (Word == Name)
        In >> Value;
    return Value;
  }
};

} // namespace

TEST_CASE_METHOD(Fixture, "a hundred thousand tasks wait without taking "
                          "memory") {
  // Most seeds give only words, of which there are few different ones.
  constexpr RowId Seeds = 1000, WithTasks = 10;
  create(Seeds);
  {
    Store S(folder(), Store::Access::Write);
    S.beginSession("1.0");
    std::vector<RowId> Ids;
    std::vector<std::string> Words;
    for (int I = 0; I < 800; ++I)
      Words.push_back("a word of C " + std::to_string(I));
    for (RowId Seed = 1; Seed <= Seeds; ++Seed) {
      std::vector<Task> Tasks;
      for (int I = 0; Seed <= WithTasks && I < 10000; ++I)
        Tasks.push_back(taskOf(std::to_string(Seed) + "-" + std::to_string(I),
                               "int main() { return " + std::to_string(I) +
                                   "; }\n"));
      SeedRecord Record = recordWith(Tasks);
      Record.Vocabulary = Words;
      S.recordSeed(Seed, Record);
      Ids.push_back(Seed);
    }
    S.queueSeeds(Ids, Seeds);
    S.endSession("interrupted");
  }
  PeakMemory Memory;
  Store S(folder(), Store::Access::Write);
  S.beginSession("1.0");
  CampaignSettings Settings;
  std::atomic<bool> Stop = true; // Just opens the queue.
  Settings.Stop = &Stop;
  Watcher Nobody;
  CHECK(runCampaign(S, Settings, Nobody) == CampaignEnd::Interrupted);
  RowId C = S.checkerId("c@1", "1");
  for (int I = 0; I < 2000; ++I) {
    Work W = *S.nextWork({}, {}, true);
    if (W.CheckerId == NativeExecution)
      S.recordExecution(W, "", {C});
    else
      S.recordRun(W, {answer(Verdict::Safe), 2});
  }
  CHECK(S.totals().Tasks == 100000);
  CHECK(S.totals().Pending == 99000);
  if (KeepsFreedMemory)
    return;
  long Grown = Memory.grownKib();
  CHECK(Grown < 10000); // The words of all seeds alone are more than 30000.
  // That this sees what it has to.
  CHECK(S.vocabularies(1, Seeds).size() == size_t(Seeds));
  CHECK(Memory.grownKib() > 20000);
}
