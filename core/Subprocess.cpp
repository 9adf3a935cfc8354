//===- Subprocess.cpp - the one way to run another program ----------------===//
//
// Boost.Process starts the child, by vfork because we are big, and reports a
// failing exec. Waiting is our
// own: Boost's wait has no deadline, no output limit and drops the rusage.
//
//===----------------------------------------------------------------------===//

#include "core/Subprocess.h"

#include "core/ProcessTree.h"

#define BOOST_PROCESS_V2_HEADER_ONLY 1
#define BOOST_PROCESS_USE_STD_FS 1
#include <boost/asio/io_context.hpp>
#include <boost/optional.hpp>
#include <boost/process/v2/posix/vfork_launcher.hpp>
#include <boost/process/v2/process.hpp>
#include <boost/process/v2/start_dir.hpp>
#include <boost/process/v2/stdio.hpp>

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <mutex>
#include <poll.h>
#include <sys/mman.h>
#include <sys/personality.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace bp = boost::process::v2;

namespace mcfuzz {
namespace {

using Clock = std::chrono::steady_clock;

/// A descriptor that closes itself.
class Descriptor {
public:
  explicit Descriptor(int Fd = -1) : Fd(Fd) {}
  ~Descriptor() { reset(); }
  Descriptor(const Descriptor &) = delete;
  Descriptor &operator=(const Descriptor &) = delete;
  int get() const { return Fd; }
  void reset(int New = -1) {
    if (Fd >= 0)
      ::close(Fd);
    Fd = New;
  }

private:
  int Fd;
};

bool openPipe(Descriptor &Read, Descriptor &Write) {
  int Ends[2];
  if (::pipe2(Ends, O_CLOEXEC) != 0)
    return false;
  Read.reset(Ends[0]);
  Write.reset(Ends[1]);
  return true;
}

/// An anonymous file with the given text, read from its beginning.
int openInput(const std::string &Text) {
  if (Text.empty())
    return ::open("/dev/null", O_RDONLY | O_CLOEXEC);
  int Fd = ::memfd_create("mcfuzz-stdin", MFD_CLOEXEC);
  for (size_t Done = 0; Fd >= 0 && Done < Text.size();) {
    ssize_t N = ::write(Fd, Text.data() + Done, Text.size() - Done);
    if (N <= 0) {
      ::close(Fd);
      return -1;
    }
    Done += static_cast<size_t>(N);
  }
  if (Fd >= 0)
    ::lseek(Fd, 0, SEEK_SET);
  return Fd;
}

/// Runs in the child between fork and exec: only async-signal-safe calls.
struct ChildSetup {
  Limits Limit;
  bool FixedAddresses;

  template <typename Launcher>
  boost::system::error_code on_exec_setup(Launcher &,
                                          const std::filesystem::path &,
                                          const char *const *) {
    ::setpgid(0, 0);
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (FixedAddresses)
      ::personality(ADDR_NO_RANDOMIZE);
    set(RLIMIT_CORE, 0, /*ZeroToo=*/true);
    set(RLIMIT_CPU, Limit.CpuSeconds);
    set(RLIMIT_AS, Limit.MemoryBytes);
    set(RLIMIT_FSIZE, Limit.FileBytes);
    set(RLIMIT_NPROC, Limit.Processes);
    set(RLIMIT_NOFILE, Limit.OpenFiles);
    // We may ignore or block signals; the child starts with none of that.
    sigset_t None;
    sigemptyset(&None);
    ::sigprocmask(SIG_SETMASK, &None, nullptr);
    ::signal(SIGPIPE, SIG_DFL);
    ::signal(SIGINT, SIG_DFL);
    ::signal(SIGTERM, SIG_DFL);
    return {};
  }

  /// Boost would call exit() next, which runs our destructors in memory that
  /// the child shares with us. (It asks for this function with one argument
  /// more than it passes.)
  template <typename... Any> [[noreturn]] void on_exec_error(Any &&...) {
    ::_exit(127);
  }

  static void set(__rlimit_resource_t What, uint64_t Value,
                  bool ZeroToo = false) {
    if (Value == 0 && !ZeroToo)
      return;
    struct rlimit Both{Value, Value};
    ::setrlimit(What, &Both);
  }
};

/// Reads what is there; false at the end of the stream.
bool drain(const Descriptor &From, std::string &Into) {
  char Buffer[65536];
  ssize_t N = ::read(From.get(), Buffer, sizeof Buffer);
  if (N < 0)
    return errno == EINTR || errno == EAGAIN;
  Into.append(Buffer, static_cast<size_t>(N));
  return N > 0;
}

double seconds(const timeval &T) {
  return static_cast<double>(T.tv_sec) + static_cast<double>(T.tv_usec) * 1e-6;
}

double since(Clock::time_point Start) {
  return std::chrono::duration<double>(Clock::now() - Start).count();
}

int openPidFd(pid_t Pid) {
  return static_cast<int>(::syscall(SYS_pidfd_open, Pid, 0));
}

/// Waits until the process has ended, or for so long.
bool waitForEnd(const Descriptor &PidFd, int Milliseconds) {
  pollfd Fd = {PidFd.get(), POLLIN, 0};
  if (PidFd.get() < 0)
    return true;
  int Ready;
  while ((Ready = ::poll(&Fd, 1, Milliseconds)) < 0 && errno == EINTR)
    ;
  return Ready > 0;
}

/// Reaps a child that has ended. The system call tells what it used, which the
/// library's function does not.
bool reapByFd(const Descriptor &PidFd, struct rusage &Usage) {
  siginfo_t Info{};
  return ::syscall(SYS_waitid, P_PIDFD, PidFd.get(), &Info, WEXITED | WNOHANG,
                   &Usage) == 0 &&
         Info.si_pid != 0;
}

/// Our children, and how many of the running commands want a sweep. A child
/// that is not on the list was adopted.
struct Registry {
  std::mutex Mutex;
  std::vector<pid_t> Children;
  unsigned Sweeping = 0;
  uint64_t Tags = 0;
  bool Missed = false; ///< Some namespace's first process is not on the list.
};
Registry &registry() {
  static Registry Only;
  return Only;
}

/// Watches one child from its start to its end.
class Supervisor {
public:
  Supervisor(pid_t Pid, const Command &What, Clock::time_point Start,
             Descriptor &Out, Descriptor &Err, Run &Result)
      : Pid(Pid), What(What), Start(Start), Out(Out), Err(Err), Result(Result),
        PidFd(openPidFd(Pid)) {}

  void watch() {
    RunEnd How = waitForEvents();
    // To take down what is left may take long; that is not the program's time.
    Result.WallSeconds = since(Start);
    if (How != RunEnd::Exited)
      stop();
    // Before it is reaped: then its number, and its group's, may be another's.
    waitForEnd(PidFd, -1);
    if (!What.MakesNamespace)
      ::kill(-Pid, SIGKILL); // What it left in its group.
    int Status = 0;
    struct rusage Usage{};
    while (::wait4(Pid, &Status, 0, &Usage) < 0 && errno == EINTR)
      ;
    double Cpu = seconds(Usage.ru_utime) + seconds(Usage.ru_stime);
    // The first process of a namespace ends when all others have. bubblewrap
    // does not wait for it; it is our child then, as we adopt orphans.
    if (InitFd.get() >= 0 && waitForEnd(InitFd, 5000) &&
        reapByFd(InitFd, Usage)) {
      Cpu += seconds(Usage.ru_utime) + seconds(Usage.ru_stime);
      Result.PeakMemoryBytes =
          std::max(Result.PeakMemoryBytes,
                   static_cast<uint64_t>(Usage.ru_maxrss) << 10);
    }
    readTheRest();
    if (How == RunEnd::Exited && isTooLoud())
      How = RunEnd::TooLoud;
    Result.CpuSeconds = std::max(Cpu, SeenCpu);
    Result.End = How;
    if (How == RunEnd::Exited) {
      Result.End = WIFSIGNALED(Status) ? RunEnd::Signalled : RunEnd::Exited;
      Result.Code =
          WIFSIGNALED(Status) ? WTERMSIG(Status) : WEXITSTATUS(Status);
    }
  }

  /// The child, and the first process of its namespace.
  std::vector<pid_t> pids() const { return {Pid, Init}; }

private:
  const pid_t Pid;
  const Command &What;
  const Clock::time_point Start;
  Descriptor &Out, &Err;
  Run &Result;
  Descriptor PidFd;
  Descriptor InitFd; ///< The first process of the namespace.
  pid_t Init = 0;
  double SeenCpu = 0;

  /// Until the child ends by itself (Exited) or breaks a limit.
  RunEnd waitForEvents() {
    const Limits &Limit = What.Limit;
    double Nap = 0.001, NextLook = Nap;
    while (true) {
      double Now = since(Start);
      if (Limit.WallSeconds > 0 && Now >= Limit.WallSeconds) {
        look();
        return RunEnd::TimedOut;
      }
      if (Now >= NextLook) {
        if (RunEnd How = look(); How != RunEnd::Exited)
          return How;
        // Until the namespace is there it must not be missed.
        if (!What.MakesNamespace || Init != 0)
          Nap = std::min(Nap * 2, 0.05);
        NextLook = since(Start) + Nap;
      }
      double Until = NextLook;
      if (Limit.WallSeconds > 0)
        Until = std::min(Until, Limit.WallSeconds);
      timespec Wait{};
      double Left = std::max(0.0, Until - since(Start));
      Wait.tv_nsec = static_cast<long>(Left * 1e9); // Below a second.
      pollfd Fds[3] = {{Out.get(), POLLIN, 0},
                       {Err.get(), POLLIN, 0},
                       {PidFd.get(), POLLIN, 0}};
      bool News = ::ppoll(Fds, 3, &Wait, nullptr) > 0;
      if (PidFd.get() < 0 && hasEnded()) // Some containers forbid pidfd_open.
        return RunEnd::Exited;
      if (!News)
        continue;
      if (Fds[0].revents && !drain(Out, Result.Out))
        Out.reset();
      if (Fds[1].revents && !drain(Err, Result.Err))
        Err.reset();
      if (isTooLoud())
        return RunEnd::TooLoud;
      if (Fds[2].revents)
        return RunEnd::Exited;
    }
  }

  bool hasEnded() const {
    siginfo_t Info{};
    return ::waitid(P_PID, static_cast<id_t>(Pid), &Info,
                    WEXITED | WNOHANG | WNOWAIT) == 0 &&
           Info.si_pid == Pid;
  }

  bool isTooLoud() const {
    return Result.Out.size() + Result.Err.size() > What.Limit.OutputBytes;
  }

  /// Notes what the tree uses; Exited means that it is within its limits.
  RunEnd look() {
    if (What.MakesNamespace && Init == 0)
      for (pid_t Child : childrenOf(Pid)) {
        Init = Child;
        InitFd.reset(openPidFd(Child));
        std::lock_guard<std::mutex> Lock(registry().Mutex);
        registry().Children.push_back(Child); // Nobody else may reap it.
      }
    TreeUsage Usage = measureTree(Pid);
    SeenCpu = std::max(SeenCpu, Usage.CpuSeconds);
    Result.PeakMemoryBytes =
        std::max(Result.PeakMemoryBytes, Usage.MemoryBytes);
    const Limits &Limit = What.Limit;
    if (Limit.TreeCpuSeconds > 0 && Usage.CpuSeconds >= Limit.TreeCpuSeconds)
      return RunEnd::OutOfCpu;
    if (Limit.TreeMemoryBytes > 0 &&
        Usage.MemoryBytes > Limit.TreeMemoryBytes &&
        exactMemory(Pid) > Limit.TreeMemoryBytes)
      return RunEnd::OutOfMemory;
    return RunEnd::Exited;
  }

  /// Ends the child and everything below it.
  void stop() {
    if (Init != 0) {
      // Its parent then reaps it and ends, so no time that it took is lost.
      ::syscall(SYS_pidfd_send_signal, InitFd.get(), SIGKILL, nullptr, 0);
      if (waitForEnd(PidFd, 5000))
        return;
    }
    killTree(Pid);
    ::kill(-Pid, SIGKILL);
  }

  /// What is in the pipes still. Somebody who escaped may hold them open.
  void readTheRest() {
    for (auto [From, Into] : {std::pair{&Out, &Result.Out},
                              std::pair{&Err, &Result.Err}})
      while (From->get() >= 0 && !isTooLoud()) {
        pollfd Fd = {From->get(), POLLIN, 0};
        if (::poll(&Fd, 1, 0) <= 0 || !drain(*From, *Into))
          From->reset();
      }
  }
};

/// Call with the lock of the registry held: a child that is not on the list
/// yet would look like an orphan.
void beginRun(pid_t Pid, bool Sweep) {
  registry().Children.push_back(Pid);
  registry().Sweeping += Sweep;
}

void endRun(const std::vector<pid_t> &Pids, const std::string &Tag,
            bool Killed) {
  Registry &All = registry();
  std::lock_guard<std::mutex> Lock(All.Mutex);
  for (pid_t Pid : Pids)
    std::erase(All.Children, Pid);
  if (Killed || All.Missed)
    reapOrphans(All.Children);
  if (Tag.empty())
    return;
  sweepOrphans(Tag, All.Children);
  // An orphan without a mark may be another run's: it waits for the last one.
  if (--All.Sweeping == 0)
    sweepOrphans("", All.Children);
}

} // namespace

Run run(const Command &What) {
  Run Result;
  auto fail = [&](const std::string &Why) {
    Result.End = RunEnd::NotStarted;
    Result.Err = What.Argv.empty() ? Why : What.Argv[0] + ": " + Why;
    return Result;
  };
  if (What.Argv.empty())
    return fail("empty command");
  std::optional<std::filesystem::path> Program = findProgram(What.Argv[0]);
  if (!Program)
    return fail("not found");

  Descriptor In(openInput(What.Input)), OutRead, OutWrite, ErrRead, ErrWrite;
  if (In.get() < 0 || !openPipe(OutRead, OutWrite) ||
      !openPipe(ErrRead, ErrWrite))
    return fail(std::strerror(errno));

  std::unique_lock<std::mutex> Lock(registry().Mutex);
  std::string Tag;
  if (What.SweepOrphans || What.MakesNamespace)
    adoptOrphans(registry().Children);
  if (What.SweepOrphans) {
    Tag = "MCFUZZ_RUN=" + std::to_string(::getpid()) + "." +
          std::to_string(++registry().Tags);
  }
  auto Start = Clock::now();
  pid_t Pid = -1;
  bp::posix::vfork_launcher Launch;
  try {
    boost::asio::io_context Context;
    std::vector<std::string> Args(What.Argv.begin() + 1, What.Argv.end());
    bp::process_stdio Streams{In.get(), OutWrite.get(), ErrWrite.get()};
    bp::process_start_dir Dir{What.Dir.empty() ? std::filesystem::path(".")
                                               : What.Dir};
    ChildSetup Setup{What.Limit, What.FixedAddresses};
    std::vector<const char *> Environment;
    if (What.Environment)
      for (const std::string &Entry : *What.Environment)
        Environment.push_back(Entry.c_str());
    else
      for (char **Entry = environ; *Entry; ++Entry)
        Environment.push_back(*Entry);
    if (!Tag.empty())
      Environment.push_back(Tag.c_str());
    Environment.push_back(nullptr);
    Launch.env = Environment.data();
    auto Child = Launch(Context, *Program, Args, Streams, Dir, Setup);
    // Our own wait4 reaps the child, so Boost's handle is let go at once.
    Pid = Child.id();
    Child.detach();
  } catch (const std::exception &E) {
    if (Launch.pid > 0)
      ::waitpid(Launch.pid, nullptr, 0);
    return fail(E.what());
  }
  beginRun(Pid, What.SweepOrphans);
  Lock.unlock();
  In.reset();
  OutWrite.reset();
  ErrWrite.reset();

  Supervisor Watcher(Pid, What, Start, OutRead, ErrRead, Result);
  Watcher.watch();
  if (What.MakesNamespace && Watcher.pids().back() == 0) {
    std::lock_guard<std::mutex> Guard(registry().Mutex);
    registry().Missed = true;
  }
  endRun(Watcher.pids(), Tag,
         Result.End != RunEnd::Exited && Result.End != RunEnd::Signalled);
  return Result;
}

std::string describeEnd(const Run &Result) {
  switch (Result.End) {
  case RunEnd::Exited:
    return "exit status " + std::to_string(Result.Code);
  case RunEnd::Signalled: {
    const char *Name = ::sigabbrev_np(Result.Code);
    return "killed by " + (Name ? "SIG" + std::string(Name)
                                : "signal " + std::to_string(Result.Code));
  }
  case RunEnd::TimedOut:
    return "over the time limit";
  case RunEnd::OutOfCpu:
    return "over the limit of CPU time";
  case RunEnd::OutOfMemory:
    return "over the memory limit";
  case RunEnd::TooLoud:
    return "over the output limit";
  case RunEnd::NotStarted:
    return "not started: " + Result.Err;
  }
  return "?";
}

std::string shellQuoted(const std::vector<std::string> &Argv) {
  static constexpr std::string_view Plain =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
      "-_./=:,@%+";
  std::string Line;
  for (const std::string &Word : Argv) {
    if (!Line.empty())
      Line += ' ';
    if (!Word.empty() && Word.find_first_not_of(Plain) == std::string::npos) {
      Line += Word;
      continue;
    }
    Line += '\'';
    for (char C : Word)
      Line += C == '\'' ? std::string("'\\''") : std::string(1, C);
    Line += '\'';
  }
  return Line;
}

std::optional<std::filesystem::path> findProgram(const std::string &Name) {
  auto usable = [](const std::filesystem::path &File) {
    std::error_code Ignored;
    return std::filesystem::is_regular_file(File, Ignored) &&
           ::access(File.c_str(), X_OK) == 0;
  };
  if (Name.find('/') != std::string::npos) {
    if (usable(Name))
      return std::filesystem::absolute(Name);
    return std::nullopt;
  }
  const char *Path = std::getenv("PATH");
  std::string_view Rest = Path ? Path : "/usr/bin:/bin";
  while (!Rest.empty()) {
    size_t Colon = Rest.find(':');
    std::filesystem::path File =
        std::filesystem::path(Rest.substr(0, Colon)) / Name;
    if (usable(File))
      return File;
    if (Colon == std::string_view::npos)
      break;
    Rest.remove_prefix(Colon + 1);
  }
  return std::nullopt;
}

} // namespace mcfuzz
