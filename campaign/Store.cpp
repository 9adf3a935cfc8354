//===- Store.cpp - everything a campaign knows, on disk -------------------===//

#include "campaign/Store.h"

#include "campaign/Schema.h"
#include "campaign/Sqlite.h"
#include "core/Compress.h"
#include "core/Error.h"
#include "core/Hash.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <cerrno>
#include <chrono>
#include <cstring>
#include <fcntl.h>
#include <mutex>
#include <sys/file.h>
#include <thread>
#include <unistd.h>

namespace mcfuzz {
namespace {

using Clock = std::chrono::steady_clock;

constexpr const char *Answer = "answer", *Shorter = "shorter",
                     *Repeated = "repeat";

int64_t milliseconds(double Seconds) {
  return static_cast<int64_t>(Seconds * 1000 + 0.5);
}

/// Texts from outside may hold any bytes; JSON wants UTF-8.
std::string dumped(const Json &Value) {
  return Value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string dumped(const std::vector<std::string> &Texts) {
  return dumped(Json(Texts));
}

std::vector<std::string> texts(const Statement &Row, int Column) {
  if (Row.isNull(Column))
    return {};
  return Json::parse(Row.text(Column)).get<std::vector<std::string>>();
}

std::string labelsText(const std::vector<Label> &Labels) {
  Json List = Json::array();
  for (const Label &L : Labels)
    List.push_back({L.Name, L.Doubtful, L.Detail});
  return dumped(List);
}

std::vector<Label> labels(const std::string &Text) {
  std::vector<Label> Result;
  if (!Text.empty())
    for (const Json &L : Json::parse(Text))
      Result.push_back({L.at(0), L.at(1), L.at(2)});
  return Result;
}

std::string boundsText(const std::vector<LoopBound> &Bounds) {
  Json List = Json::array();
  for (const LoopBound &B : Bounds)
    List.push_back({B.Function, B.Line, B.Most});
  return dumped(List);
}

std::vector<LoopBound> bounds(const std::string &Text) {
  std::vector<LoopBound> Result;
  for (const Json &B : Json::parse(Text))
    Result.push_back({B.at(0), B.at(1), B.at(2)});
  return Result;
}

/// Two parameters: the compressed text and its size.
void bindCompressed(Statement &Into, const std::string &Text) {
  Into.blob(compressed(Text)) << static_cast<int64_t>(Text.size());
}

std::string fromCompressed(const Statement &Row, int Column) {
  if (Row.isNull(Column))
    return {};
  return uncompressed(Row.text(Column),
                      static_cast<size_t>(Row.number(Column + 1)));
}

std::string hashOf(const Task &What) {
  return sha256(std::string(toString(What.Model)) + "\n" + What.Code);
}

// The columns of a run, in the order in which readRun() takes them.
constexpr const char *RunColumns =
    "checker.label, checker.version, run.verdict, run.detail, run.markers, "
    "run.argv, run.wall_ms, run.cpu_ms, run.memory_bytes";
constexpr int RunColumnCount = 9;

CheckerRun readRun(const Statement &Row, int From) {
  CheckerRun Ran;
  Ran.Checker = Row.text(From);
  Ran.Version = Row.text(From + 1);
  Ran.Said = parseVerdict(Row.text(From + 2)).value_or(Verdict::Unknown);
  Ran.Detail = Row.text(From + 3);
  Ran.Markers = texts(Row, From + 4);
  Ran.Argv = texts(Row, From + 5);
  Ran.WallSeconds = Row.real(From + 6) / 1000;
  Ran.CpuSeconds = Row.real(From + 7) / 1000;
  Ran.PeakMemoryBytes = static_cast<uint64_t>(Row.number(From + 8));
  return Ran;
}

// Likewise for a finding.
constexpr const char *FindingColumns =
    "finding.kind, finding.confirmed, finding.reasons, finding.notes";
constexpr int FindingColumnCount = 4;

Finding readFinding(const Statement &Row, int From) {
  return {parseFindingKind(Row.text(From)).value_or(FindingKind::Crash),
          Row.number(From + 1) != 0, texts(Row, From + 2),
          texts(Row, From + 3)};
}

// Likewise for a task without its code.
constexpr const char *TaskColumns =
    "task.name, seed.name, task.strategy, task.branch, task.expected, "
    "task.data_model";
constexpr int TaskColumnCount = 6;

Task readTask(const Statement &Row, int From) {
  Task T;
  T.Name = Row.text(From);
  T.SeedName = Row.text(From + 1);
  T.Strategy = Row.text(From + 2);
  if (!Row.isNull(From + 3))
    T.BranchId = static_cast<unsigned>(Row.number(From + 3));
  T.Verdict = parseExpected(Row.text(From + 4)).value_or(Expected::Safe);
  T.Model = parseDataModel(Row.text(From + 5)).value_or(DataModel::LP64);
  return T;
}

fs::path lockFile(const fs::path &Folder) { return Folder / "campaign.lock"; }

/// The store while it is made.
fs::path unfinishedFile(const fs::path &Folder) {
  return Folder / "campaign.sqlite.new";
}

/// The pid in the lock file, if somebody holds the lock.
int64_t lockOwner(int Fd) {
  char Text[32] = {};
  if (::pread(Fd, Text, sizeof Text - 1, 0) <= 0)
    return 0;
  return std::atoll(Text);
}

/// Held until it is destroyed, or until the process ends in whatever way.
class FolderLock {
public:
  explicit FolderLock(const fs::path &Folder) {
    Fd = ::open(lockFile(Folder).c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644);
    if (Fd < 0)
      throw Error(lockFile(Folder).string() + ": " + std::strerror(errno));
    // Who asks for the owner holds the lock for a moment, too.
    bool Held = ::flock(Fd, LOCK_EX | LOCK_NB) == 0;
    for (int Tries = 0; !Held && Tries < 10; ++Tries) {
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
      Held = ::flock(Fd, LOCK_EX | LOCK_NB) == 0;
    }
    if (!Held) {
      int64_t Pid = lockOwner(Fd);
      ::close(Fd);
      throw Error(Folder.string() + ": process " + std::to_string(Pid) +
                  " is working on this campaign");
    }
    std::string Text = std::to_string(::getpid()) + "\n";
    if (::ftruncate(Fd, 0) != 0 ||
        ::pwrite(Fd, Text.data(), Text.size(), 0) < 0) {
      int Why = errno;
      ::close(Fd);
      throw Error(lockFile(Folder).string() + ": " + std::strerror(Why));
    }
  }
  ~FolderLock() { ::close(Fd); }
  FolderLock(const FolderLock &) = delete;

private:
  int Fd;
};

void checkVersion(const Database &Data, const fs::path &File) {
  auto number = [&](const char *Pragma) {
    Statement Asked = Data.prepare(Pragma);
    Asked.step();
    return Asked.number(0);
  };
  if (number("PRAGMA application_id") != StoreApplicationId)
    throw Error(File.string() + ": is not a store of mcfuzz");
  int64_t Found = number("PRAGMA user_version");
  if (Found != SchemaVersion)
    throw Error(fmt::format(
        "{}: has schema {}, and this mcfuzz works with schema {}; use the {} "
        "mcfuzz that made it",
        File.string(), Found, SchemaVersion,
        Found > SchemaVersion ? "newer" : "older"));
}

/// Absolute, without a slash at its end.
fs::path plainPath(const fs::path &Folder) {
  fs::path Result = fs::weakly_canonical(fs::absolute(Folder));
  return Result.has_filename() ? Result : Result.parent_path();
}

} // namespace

std::string findingId(const std::string &TaskCode, const std::string &Checker,
                      FindingKind Kind) {
  return sha256(sha256(TaskCode) + Checker + std::string(toString(Kind)))
      .substr(0, 10);
}

struct Store::Parts {
  fs::path Folder;
  std::optional<FolderLock> Lock;
  std::optional<Database> Data;
  std::recursive_mutex Mutex; ///< One transaction at a time.
  RowId SessionId = 0;
  double EarlierSeconds = 0;
  Clock::time_point Start = Clock::now();

  double now() const {
    std::chrono::duration<double> Here = Clock::now() - Start;
    return EarlierSeconds + (SessionId ? Here.count() : 0);
  }
  int64_t nowMs() const { return milliseconds(now()); }

  /// A commit that has returned survives the loss of power.
  void writeSafely() {
    Data->execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;");
  }

  /// One plain file, which readers need no helpers for.
  void leaveOneFile() {
    try {
      Data->execute("PRAGMA journal_mode = DELETE");
    } catch (const Error &) {
      // Somebody is reading; it is as good as it is.
    }
  }

  Statement prepare(std::string_view Sql) { return Data->prepare(Sql); }

  int64_t number(std::string_view Sql) {
    Statement Asked = prepare(Sql);
    return Asked.step() ? Asked.number(0) : 0;
  }

  RowId insertTask(RowId SeedId, const Task &T, bool Executed) {
    Statement Into = prepare(
        "INSERT INTO task(seed, name, strategy, branch, expected, data_model, "
        "hash, executed, bounds, code, code_bytes) VALUES "
        "(?,?,?,?,?,?,?,?,?,?,?)");
    Into << SeedId << T.Name << T.Strategy;
    if (T.BranchId)
      Into << int64_t(*T.BranchId);
    else
      Into << nullptr;
    Into << toString(T.Verdict) << toString(T.Model) << hashOf(T)
         << int64_t(Executed)
         << (T.Bounds ? std::optional(boundsText(*T.Bounds)) : std::nullopt);
    bindCompressed(Into, T.Code);
    Into.run();
    return Data->lastRowId();
  }

  void insertWork(RowId TaskId, RowId CheckerId, int64_t Rank) {
    (prepare("INSERT OR IGNORE INTO work(task, checker, tier, rank) VALUES "
             "(?,?,0,?)")
     << TaskId << CheckerId << Rank)
        .run();
  }

  int64_t rankOf(RowId TaskId) {
    Statement Asked = prepare("SELECT rank FROM seed JOIN task ON "
                              "task.seed = seed.id WHERE task.id = ?");
    Asked << TaskId;
    return Asked.step() ? Asked.number(0) : 0;
  }

  void removeWork(const Work &Of) {
    (prepare("DELETE FROM work WHERE task = ? AND checker = ?")
     << Of.TaskId << Of.CheckerId)
        .run();
  }

  int64_t insertRun(RowId TaskId, RowId CheckerId, const char *Purpose,
                    const CheckerRun &Ran, double LimitSeconds,
                    bool KeepOutput) {
    if (Purpose == Answer)
      (prepare("UPDATE run SET purpose = ? WHERE task = ? AND checker = ? AND "
               "purpose = ?")
       << Shorter << TaskId << CheckerId << Answer)
          .run();
    Statement Into = prepare(
        "INSERT INTO run(task, checker, purpose, limit_ms, verdict, detail, "
        "markers, argv, wall_ms, cpu_ms, memory_bytes, at_ms, output, "
        "output_bytes) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?)");
    Into << TaskId << CheckerId << Purpose << milliseconds(LimitSeconds)
         << toString(Ran.Said) << Ran.Detail << dumped(Ran.Markers)
         << dumped(Ran.Argv) << Ran.WallSeconds * 1000 << Ran.CpuSeconds * 1000
         << static_cast<int64_t>(Ran.PeakMemoryBytes) << nowMs();
    if (KeepOutput)
      bindCompressed(Into, Ran.Output);
    else
      Into << nullptr << nullptr;
    Into.run();
    return Data->lastRowId();
  }

  /// Two seeds may give the same task.
  std::string freeFindingId(const std::string &Id, RowId TaskId) {
    Statement Known = prepare("SELECT 1 FROM finding WHERE id = ?");
    Known << Id;
    return Known.step() ? Id + "-" + std::to_string(TaskId) : Id;
  }

  void insertFinding(const std::string &Id, int64_t RunId,
                     const Finding &Found, const std::string &Code) {
    Statement Into = prepare(
        "INSERT INTO finding(id, run, kind, confirmed, reasons, notes, at_ms, "
        "code, code_bytes) VALUES (?,?,?,?,?,?,?,?,?)");
    Into << Id << RunId << toString(Found.Kind) << int64_t(Found.Confirmed)
         << dumped(Found.Reasons) << dumped(Found.Notes) << nowMs();
    bindCompressed(Into, Code);
    Into.run();
  }

  void eachFinding(const std::string &Where, const std::string &Value,
                   const std::function<void(const FindingRecord &)> &Use) {
    Statement Row = prepare(fmt::format(
        "SELECT {}, {}, {}, finding.id, seed.path, run.limit_ms, "
        "finding.at_ms, finding.code, finding.code_bytes, task.code, "
        "task.code_bytes, run.output, run.output_bytes FROM finding JOIN run "
        "ON finding.run = run.id JOIN checker ON checker.id = run.checker JOIN "
        "task ON task.id = run.task JOIN seed ON seed.id = task.seed {} ORDER "
        "BY seed.rank, task.id, run.checker",
        FindingColumns, RunColumns, TaskColumns, Where));
    if (!Value.empty())
      Row << Value;
    while (Row.step()) {
      FindingRecord F;
      int At = 0;
      F.What = readFinding(Row, At);
      F.Ran = readRun(Row, At += FindingColumnCount);
      F.On = readTask(Row, At += RunColumnCount);
      At += TaskColumnCount;
      F.Id = Row.text(At);
      F.SeedPath = Row.text(At + 1);
      F.LimitSeconds = static_cast<double>(Row.number(At + 2)) / 1000;
      F.AtSeconds = static_cast<double>(Row.number(At + 3)) / 1000;
      F.Code = fromCompressed(Row, At + 4);
      F.On.Code = fromCompressed(Row, At + 6);
      F.Ran.Output = fromCompressed(Row, At + 8);
      Use(F);
    }
  }
};

void Store::create(const fs::path &Folder, const Json &Settings,
                   const std::vector<Seed> &Seeds,
                   const std::function<void(Store &)> &Fill) {
  fs::create_directories(Folder);
  FolderLock Lock(Folder);
  fs::path Final = file(Folder);
  if (fs::exists(Final))
    throw Error(Folder.string() + ": holds a campaign already; go on with it "
                                  "by --resume " +
                Folder.string());
  // Appears whole or not at all.
  fs::path Made = unfinishedFile(Folder);
  for (const char *End : {"", "-wal", "-shm", "-journal"})
    fs::remove(Made.string() + End);
  {
    Database Data(Made, Database::Open::Create);
    Data.execute(fmt::format("PRAGMA application_id = {}; "
                             "PRAGMA user_version = {};",
                             StoreApplicationId, SchemaVersion)
                     .c_str());
    Transaction All(Data);
    Data.execute(SchemaSql);
    (Data.prepare("INSERT INTO campaign(only_row, settings) VALUES (1, ?)")
     << dumped(Settings))
        .run();
    for (const Seed &S : Seeds)
      (Data.prepare("INSERT INTO seed(name, path) VALUES (?,?)")
       << S.Name << S.Path)
          .run();
    All.commit();
  }
  if (Fill) {
    Store Into;
    Into.P->Folder = plainPath(Folder);
    Into.P->Data.emplace(Made, Database::Open::Write);
    Into.P->writeSafely();
    Fill(Into);
    // Not as leaveOneFile() does: what stays in the log would be lost.
    Into.P->Data->execute("PRAGMA journal_mode = DELETE");
  }
  fs::rename(Made, Final);
}

Store::Store() : P(std::make_unique<Parts>()) {}

void Store::freeze() { P->Data->execute("BEGIN"); }

Store::Store(const fs::path &Folder, Access How)
    : P(std::make_unique<Parts>()) {
  P->Folder = plainPath(Folder);
  fs::path File = file(P->Folder);
  if (!fs::exists(File))
    throw Error(Folder.string() + ": holds no campaign" +
                (fs::exists(unfinishedFile(Folder))
                     ? " yet: if nobody is making it now, give the command "
                       "that began it again"
                     : " (there is no " + File.filename().string() + ")"));
  if (How == Access::Write)
    P->Lock.emplace(P->Folder);
  P->Data.emplace(File, How == Access::Write ? Database::Open::Write
                                             : Database::Open::Read);
  checkVersion(*P->Data, File);
  if (How == Access::Write)
    P->writeSafely();
  P->EarlierSeconds =
      static_cast<double>(P->number("SELECT sum(elapsed_ms) FROM session")) /
      1000;
}

Store::~Store() {
  // As endSession() does, for who only adds something to a campaign.
  if (P && P->Lock && P->SessionId == 0)
    P->leaveOneFile();
}

int64_t Store::owner(const fs::path &Folder) {
  int Fd = ::open(lockFile(Folder).c_str(), O_RDONLY | O_CLOEXEC);
  if (Fd < 0)
    return 0;
  int64_t Pid = 0;
  if (::flock(Fd, LOCK_SH | LOCK_NB) != 0)
    Pid = lockOwner(Fd);
  ::close(Fd);
  return Pid;
}

const fs::path &Store::folder() const { return P->Folder; }

#define LOCKED std::lock_guard<std::recursive_mutex> Lock(P->Mutex)

Json Store::settings() {
  LOCKED;
  Statement Row = P->prepare("SELECT settings FROM campaign");
  if (!Row.step())
    throw Error(file(P->Folder).string() + ": is damaged: no settings");
  return parseJson(Row.text(0), file(P->Folder).string() + ": settings");
}

void Store::beginSession(const std::string &Version) {
  LOCKED;
  auto Now = std::chrono::time_point_cast<std::chrono::seconds>(
      std::chrono::system_clock::now());
  (P->prepare("INSERT INTO session(mcfuzz, pid, started_utc) VALUES (?,?,?)")
   << Version << int64_t(::getpid())
   << fmt::format("{:%Y-%m-%dT%H:%M:%SZ}",
                  fmt::gmtime(std::chrono::system_clock::to_time_t(Now))))
      .run();
  P->SessionId = P->Data->lastRowId();
  P->Start = Clock::now();
}

void Store::updateSession(const Json &Live) {
  LOCKED;
  (P->prepare("UPDATE session SET elapsed_ms = ?, live = ? WHERE id = ?")
   << milliseconds(P->now() - P->EarlierSeconds) << dumped(Live)
   << P->SessionId)
      .run();
}

void Store::endSession(const std::string &How) {
  LOCKED;
  (P->prepare("UPDATE session SET elapsed_ms = ?, live = NULL, ended = ? "
              "WHERE id = ?")
   << milliseconds(P->now() - P->EarlierSeconds) << How << P->SessionId)
      .run();
  P->leaveOneFile();
}

double Store::now() const { return P->now(); }

Json Store::live() {
  LOCKED;
  Statement Row =
      P->prepare("SELECT live FROM session ORDER BY id DESC LIMIT 1");
  if (!Row.step() || Row.isNull(0))
    return nullptr;
  return Json::parse(Row.text(0));
}

std::string Store::begunUtc() {
  LOCKED;
  Statement Row =
      P->prepare("SELECT started_utc FROM session ORDER BY id LIMIT 1");
  return Row.step() ? Row.text(0) : "";
}

std::string Store::lastEnd() {
  LOCKED;
  Statement Row =
      P->prepare("SELECT ended FROM session ORDER BY id DESC LIMIT 1");
  return Row.step() ? Row.text(0) : "";
}

void Store::recordProblem(const std::string &What) {
  LOCKED;
  (P->prepare("INSERT INTO problem(what, at_ms) SELECT ?1, ?2 WHERE NOT EXISTS "
              "(SELECT 1 FROM problem WHERE what = ?1)")
   << What << P->nowMs())
      .run();
}

std::vector<std::string> Store::problems() {
  LOCKED;
  std::vector<std::string> Result;
  Statement Row = P->prepare("SELECT what FROM problem ORDER BY id");
  while (Row.step())
    Result.push_back(Row.text(0));
  return Result;
}

RowId Store::checkerId(const std::string &Label, const std::string &Version) {
  LOCKED;
  Statement Known = P->prepare("SELECT id FROM checker WHERE label = ?");
  Known << Label;
  if (Known.step())
    return Known.number(0);
  (P->prepare("INSERT INTO checker(label, version) VALUES (?,?)")
   << Label << Version)
      .run();
  return P->Data->lastRowId();
}

std::optional<QueuedSeed> Store::nextSeed(RowId After) {
  LOCKED;
  Statement Row = P->prepare("SELECT id, name, path FROM seed WHERE derived = "
                             "0 AND id > ? ORDER BY id LIMIT 1");
  Row << After;
  if (!Row.step())
    return std::nullopt;
  return QueuedSeed{Row.number(0), {Row.text(1), Row.text(2)}};
}

void Store::recordSeed(RowId Id, const SeedRecord &Result) {
  LOCKED;
  Transaction All(*P->Data);
  Statement Into = P->prepare(
      "UPDATE seed SET derived = 1, accepted = ?, reason = ?, labels = ?, "
      "external = ?, vocabulary = ?, at_ms = ?, text = ?, text_bytes = ?, "
      "profile = ?, profile_bytes = ? WHERE id = ?");
  Into << int64_t(Result.Accepted) << Result.Reason
       << labelsText(Result.Labels) << dumped(Result.External)
       << dumped(Result.Vocabulary) << P->nowMs();
  bindCompressed(Into, Result.Text);
  bindCompressed(Into, dumped(Result.Profile));
  (Into << Id).run();
  for (const Task &T : Result.Tasks)
    P->insertTask(Id, T, /*Executed=*/false);
  All.commit();
}

RowId Store::seedCount() {
  LOCKED;
  return P->number("SELECT max(id) FROM seed");
}

bool Store::allDerived(RowId First, RowId Last) {
  LOCKED;
  Statement Row = P->prepare(
      "SELECT 1 FROM seed WHERE derived = 0 AND id BETWEEN ? AND ? LIMIT 1");
  Row << First << Last;
  return !Row.step();
}

std::vector<std::pair<RowId, std::vector<std::string>>>
Store::vocabularies(RowId First, RowId Last) {
  std::vector<std::pair<RowId, std::vector<std::string>>> Result;
  eachVocabulary(First, Last,
                 [&](RowId Id, std::vector<std::string> Words) {
                   Result.emplace_back(Id, std::move(Words));
                 });
  return Result;
}

void Store::eachVocabulary(
    RowId First, RowId Last,
    const std::function<void(RowId, std::vector<std::string>)> &Use) {
  LOCKED;
  Statement Row = P->prepare("SELECT id, vocabulary FROM seed WHERE accepted = "
                             "1 AND id BETWEEN ? AND ? ORDER BY id");
  Row << First << Last;
  while (Row.step())
    Use(Row.number(0), texts(Row, 1));
}

RowId Store::queuedSeeds() {
  LOCKED;
  return P->number("SELECT queued_seeds FROM campaign");
}

void Store::queueSeeds(const std::vector<RowId> &Ranked, RowId Last) {
  LOCKED;
  Transaction All(*P->Data);
  int64_t Rank = P->number("SELECT coalesce(max(rank), 0) FROM seed");
  for (RowId Id : Ranked) {
    (P->prepare("UPDATE seed SET rank = ? WHERE id = ?") << ++Rank << Id).run();
    (P->prepare("INSERT INTO work(task, checker, tier, rank) SELECT id, ?, 0, "
                "? FROM task WHERE seed = ?")
     << NativeExecution << Rank << Id)
        .run();
  }
  (P->prepare("UPDATE campaign SET queued_seeds = ?") << Last).run();
  All.commit();
}

std::optional<Work> Store::nextWork(const std::set<Work> &Busy,
                                    const std::set<RowId> &NotThese,
                                    bool FirstTierOnly) {
  LOCKED;
  std::string Excluded;
  for (RowId Id : NotThese)
    Excluded += (Excluded.empty() ? "" : ",") + std::to_string(Id);
  Statement Row = P->prepare(fmt::format(
      "SELECT task, checker, step, repeat FROM work WHERE tier <= ? AND "
      "checker NOT IN ({}) ORDER BY tier, rank, task, checker LIMIT ?",
      Excluded));
  Row << int64_t(FirstTierOnly ? 0 : INT32_MAX)
      << static_cast<int64_t>(Busy.size() + 1);
  while (Row.step()) {
    Work Found{Row.number(0), Row.number(1),
               static_cast<unsigned>(Row.number(2)), Row.number(3) != 0};
    if (!Busy.contains(Found))
      return Found;
  }
  return std::nullopt;
}

std::vector<std::pair<RowId, std::string>> Store::checkersWithWork() {
  LOCKED;
  std::vector<std::pair<RowId, std::string>> Result;
  Statement Row = P->prepare("SELECT id, label FROM checker WHERE id IN "
                             "(SELECT checker FROM work) ORDER BY id");
  while (Row.step())
    Result.emplace_back(Row.number(0), Row.text(1));
  return Result;
}

StoredTask Store::task(RowId Id) {
  LOCKED;
  Statement Row = P->prepare(
      fmt::format("SELECT {}, task.code, task.code_bytes, task.bounds, "
                  "seed.labels, seed.external FROM task JOIN seed ON seed.id = "
                  "task.seed WHERE task.id = ?",
                  TaskColumns));
  Row << Id;
  if (!Row.step())
    throw std::logic_error("no task " + std::to_string(Id));
  StoredTask Result;
  Result.What = readTask(Row, 0);
  Result.What.Code = fromCompressed(Row, TaskColumnCount);
  if (!Row.isNull(TaskColumnCount + 2))
    Result.What.Bounds = bounds(Row.text(TaskColumnCount + 2));
  Result.Labels = labels(Row.text(TaskColumnCount + 3));
  Result.External = texts(Row, TaskColumnCount + 4);
  return Result;
}

void Store::recordBounds(RowId TaskId, const std::vector<LoopBound> &Bounds) {
  LOCKED;
  (P->prepare("UPDATE task SET bounds = ? WHERE id = ?")
   << boundsText(Bounds) << TaskId)
      .run();
}

void Store::recordExecution(const Work &Of, const std::string &Problem,
                            const std::vector<RowId> &Checkers) {
  LOCKED;
  Transaction All(*P->Data);
  (P->prepare("UPDATE task SET executed = 1, problem = ? WHERE id = ?")
   << (Problem.empty() ? std::nullopt : std::optional(Problem)) << Of.TaskId)
      .run();
  if (Problem.empty()) {
    int64_t Rank = P->rankOf(Of.TaskId);
    for (RowId CheckerId : Checkers)
      P->insertWork(Of.TaskId, CheckerId, Rank);
  }
  P->removeWork(Of);
  All.commit();
}

std::string Store::recordRun(const Work &Of, const RunRecord &Result) {
  LOCKED;
  Transaction All(*P->Data);
  std::string Id;
  int64_t RunId =
      P->insertRun(Of.TaskId, Of.CheckerId, Of.Repeat ? Repeated : Answer,
                   Result.Ran, Result.LimitSeconds, Result.KeepOutput);
  if (Result.Found) {
    Statement First = P->prepare("SELECT id FROM run WHERE task = ? AND checker "
                                 "= ? AND purpose = ?");
    First << Of.TaskId << Of.CheckerId << Answer;
    if (First.step())
      RunId = First.number(0);
    Id = findingId(task(Of.TaskId).What.Code, Result.Ran.Checker,
                   Result.Found->What.Kind);
    Id = P->freeFindingId(Id, Of.TaskId);
    P->insertFinding(Id, RunId, Result.Found->What, Result.Found->Code);
  }
  switch (Result.Then) {
  case RunRecord::Next::Done:
    P->removeWork(Of);
    break;
  case RunRecord::Next::Longer:
    (P->prepare("UPDATE work SET step = step + 1, tier = step + 1 WHERE task = "
                "? AND checker = ?")
     << Of.TaskId << Of.CheckerId)
        .run();
    break;
  case RunRecord::Next::Repeat:
    (P->prepare("UPDATE work SET repeat = 1 WHERE task = ? AND checker = ?")
     << Of.TaskId << Of.CheckerId)
        .run();
    break;
  }
  if (!Result.More.empty()) {
    int64_t Rank = P->rankOf(Of.TaskId);
    for (RowId CheckerId : Result.More)
      P->insertWork(Of.TaskId, CheckerId, Rank);
  }
  All.commit();
  return Id;
}

std::optional<CheckerRun> Store::lastAnswer(RowId TaskId, RowId CheckerId) {
  LOCKED;
  Statement Row = P->prepare(
      fmt::format("SELECT {}, run.output, run.output_bytes FROM run JOIN "
                  "checker ON checker.id = run.checker WHERE run.task = ? AND "
                  "run.checker = ? AND run.purpose = ?",
                  RunColumns));
  Row << TaskId << CheckerId << Answer;
  if (!Row.step())
    return std::nullopt;
  CheckerRun Ran = readRun(Row, 0);
  Ran.Output = fromCompressed(Row, RunColumnCount);
  return Ran;
}

Totals Store::totals() {
  LOCKED;
  Totals Sum;
  auto count = [&](const std::string &What) {
    return static_cast<size_t>(P->number("SELECT count(*) FROM " + What));
  };
  Sum.Seeds = count("seed");
  Sum.Derived = count("seed WHERE derived = 1");
  Sum.Accepted = count("seed WHERE accepted = 1");
  Statement Missing = P->prepare("SELECT count(*) FROM seed WHERE reason = ?");
  Missing << NoSuchFile;
  Missing.step();
  Sum.Unreadable = static_cast<size_t>(Missing.number(0));
  Sum.Tasks = count("task");
  Sum.Executed = count("task WHERE executed = 1");
  Sum.InternalErrors = count("task WHERE problem IS NOT NULL");
  Sum.Runs = count("run");
  // Tasks of seeds that wait for the rest of their block are no work yet.
  Sum.Pending = count("work") + count("task WHERE seed > (SELECT queued_seeds "
                                      "FROM campaign)");
  Sum.Confirmed = count("finding WHERE confirmed = 1");
  Sum.Doubtful = count("finding WHERE confirmed = 0");
  Sum.ElapsedSeconds = P->now();
  return Sum;
}

std::vector<CheckerTally> Store::tallies() {
  LOCKED;
  std::vector<CheckerTally> Result;
  std::vector<RowId> Ids;
  Statement Row = P->prepare(
      "SELECT checker.id, label, total(wall_ms), total(cpu_ms) FROM checker "
      "LEFT JOIN run ON run.checker = checker.id GROUP BY checker.id ORDER BY "
      "checker.id");
  while (Row.step()) {
    Ids.push_back(Row.number(0));
    CheckerTally &T = Result.emplace_back();
    T.Label = Row.text(1);
    T.WallSeconds = Row.real(2) / 1000;
    T.CpuSeconds = Row.real(3) / 1000;
  }
  auto tally = [&](RowId Id) -> CheckerTally & {
    return Result[static_cast<size_t>(
        std::find(Ids.begin(), Ids.end(), Id) - Ids.begin())];
  };
  Statement Said = P->prepare(
      "SELECT checker, verdict, expected, count(*) FROM run JOIN task ON "
      "task.id = run.task WHERE purpose = ? GROUP BY 1, 2, 3");
  Said << Answer;
  while (Said.step()) {
    CheckerTally &T = tally(Said.number(0));
    auto Number = static_cast<size_t>(Said.number(3));
    Verdict V = parseVerdict(Said.text(1)).value_or(Verdict::Unknown);
    T.Said[static_cast<size_t>(V)] += Number;
    T.Tasks += Number;
    T.Right += Said.text(1) == Said.text(2) ? Number : 0;
  }
  Statement Found = P->prepare("SELECT checker, confirmed, count(*) FROM "
                               "finding JOIN run ON finding.run = run.id "
                               "GROUP BY 1, 2");
  while (Found.step()) {
    CheckerTally &T = tally(Found.number(0));
    (Found.number(1) ? T.Confirmed : T.Doubtful) +=
        static_cast<size_t>(Found.number(2));
  }
  return Result;
}

void Store::eachFinding(
    const std::function<void(const FindingRecord &)> &Use) {
  LOCKED;
  P->eachFinding("", "", Use);
}

FindingRecord Store::finding(const std::string &Id) {
  LOCKED;
  std::vector<FindingRecord> Found;
  P->eachFinding("WHERE substr(finding.id, 1, " + std::to_string(Id.size()) +
                     ") = ?",
                 Id, [&](const FindingRecord &F) { Found.push_back(F); });
  for (FindingRecord &F : Found)
    if (F.Id == Id)
      return std::move(F);
  if (Found.size() == 1)
    return std::move(Found[0]);
  throw Error(P->Folder.string() + ": " +
              (Found.empty() ? "no finding " : "several findings begin with ") +
              Id + "; `mcfuzz findings` lists them");
}

Json Store::insight(const std::string &FindingId, const std::string &Topic) {
  LOCKED;
  Statement Row =
      P->prepare("SELECT value FROM insight WHERE finding = ? AND topic = ?");
  Row << FindingId << Topic;
  return Row.step() ? Json::parse(Row.text(0)) : Json();
}

void Store::recordInsight(const std::string &FindingId,
                          const std::string &Topic, const Json &Value) {
  LOCKED;
  (P->prepare("INSERT OR REPLACE INTO insight(finding, topic, value) VALUES "
              "(?,?,?)")
   << FindingId << Topic << dumped(Value))
      .run();
}

void Store::eachSeed(const std::function<void(const SeedRow &)> &Use) {
  LOCKED;
  Statement Row = P->prepare(
      "SELECT id, name, path, derived, accepted, reason FROM seed ORDER BY id");
  while (Row.step())
    Use({Row.number(0),
         {Row.text(1), Row.text(2)},
         Row.number(3) != 0,
         Row.number(4) != 0,
         Row.text(5)});
}

std::string Store::seedText(const std::string &SeedName) {
  LOCKED;
  Statement Row =
      P->prepare("SELECT text, text_bytes FROM seed WHERE name = ?");
  Row << SeedName;
  return Row.step() ? fromCompressed(Row, 0) : "";
}

Json Store::seedProfile(const std::string &SeedName) {
  LOCKED;
  Statement Row =
      P->prepare("SELECT profile, profile_bytes FROM seed WHERE name = ?");
  Row << SeedName;
  if (!Row.step() || Row.isNull(0))
    return nullptr;
  return Json::parse(fromCompressed(Row, 0));
}

void Store::eachTask(RowId SeedId,
                     const std::function<void(const TaskRow &)> &Use) {
  LOCKED;
  Statement Row = P->prepare(
      fmt::format("SELECT {}, task.id, hash, executed, problem FROM task JOIN "
                  "seed ON seed.id = task.seed WHERE seed = ? ORDER BY task.id",
                  TaskColumns));
  Row << SeedId;
  while (Row.step())
    Use({Row.number(TaskColumnCount), readTask(Row, 0),
         Row.text(TaskColumnCount + 1), Row.number(TaskColumnCount + 2) != 0,
         Row.text(TaskColumnCount + 3)});
}

void Store::eachAnswer(RowId TaskId,
                       const std::function<void(const AnswerRow &)> &Use) {
  LOCKED;
  Statement Row = P->prepare(
      fmt::format("SELECT {}, run.limit_ms, finding.id, {} FROM run JOIN "
                  "checker ON checker.id = run.checker LEFT JOIN finding ON "
                  "finding.run = run.id WHERE run.task = ? AND run.purpose = ? "
                  "ORDER BY run.checker",
                  RunColumns, FindingColumns));
  Row << TaskId << Answer;
  while (Row.step()) {
    AnswerRow A;
    A.Ran = readRun(Row, 0);
    A.LimitSeconds = static_cast<double>(Row.number(RunColumnCount)) / 1000;
    if (!Row.isNull(RunColumnCount + 1)) {
      A.FindingId = Row.text(RunColumnCount + 1);
      A.Found = readFinding(Row, RunColumnCount + 2);
    }
    Use(A);
  }
}

RowId Store::importTask(const StoredTask &What,
                        const std::vector<RowId> &Checkers) {
  LOCKED;
  Transaction All(*P->Data);
  int64_t Rank = P->number("SELECT coalesce(max(rank), 0) FROM seed") + 1;
  (P->prepare("INSERT INTO seed(name, path, derived, accepted, rank, labels, "
              "external, vocabulary, at_ms) VALUES (?,?,1,1,?,?,?,'[]',?)")
   << What.What.Name << What.What.SeedName << Rank << labelsText(What.Labels)
   << dumped(What.External) << P->nowMs())
      .run();
  RowId SeedId = P->Data->lastRowId();
  RowId TaskId = P->insertTask(SeedId, What.What, /*Executed=*/true);
  for (RowId CheckerId : Checkers)
    P->insertWork(TaskId, CheckerId, Rank);
  (P->prepare("UPDATE campaign SET queued_seeds = max(queued_seeds, ?)")
   << SeedId)
      .run();
  All.commit();
  return TaskId;
}

void Store::importAnswer(RowId TaskId, RowId CheckerId,
                         const AnswerRow &Given) {
  LOCKED;
  Transaction All(*P->Data);
  int64_t RunId = P->insertRun(TaskId, CheckerId, Answer, Given.Ran,
                               Given.LimitSeconds, /*KeepOutput=*/false);
  if (Given.Found)
    P->insertFinding(P->freeFindingId(Given.FindingId, TaskId), RunId,
                     *Given.Found, task(TaskId).What.Code);
  P->removeWork({TaskId, CheckerId});
  All.commit();
}

fs::path newestCampaign() {
  fs::path Newest;
  fs::file_time_type Time{};
  std::error_code Ignored;
  for (const auto &Entry : fs::directory_iterator("mcfuzz-out", Ignored)) {
    fs::path File = Store::file(Entry.path());
    if (!fs::exists(File, Ignored))
      continue;
    fs::file_time_type When = fs::last_write_time(File, Ignored);
    if (Newest.empty() || When > Time) {
      Newest = Entry.path();
      Time = When;
    }
  }
  if (Newest.empty())
    throw Error("there is no campaign in ./mcfuzz-out; name its folder");
  return Newest;
}

} // namespace mcfuzz
