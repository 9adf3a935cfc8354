//===- Subprocess.cpp - the one way to run another program ----------------===//
//
// Boost.Process starts the child, by vfork because we are big, and reports a
// failing exec. Waiting is our
// own: Boost's wait has no deadline, no output limit and drops the rusage.
//
//===----------------------------------------------------------------------===//

#include "core/Subprocess.h"

#include "core/ProcessTree.h"
#include "core/Supervisor.h"

#define BOOST_PROCESS_V2_HEADER_ONLY 1
#define BOOST_PROCESS_USE_STD_FS 1
#include <boost/asio/io_context.hpp>
#include <boost/optional.hpp>
#include <boost/process/v2/posix/vfork_launcher.hpp>
#include <boost/process/v2/process.hpp>
#include <boost/process/v2/start_dir.hpp>
#include <boost/process/v2/stdio.hpp>

#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/personality.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace bp = boost::process::v2;

namespace mcfuzz {
namespace {

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
  if (runsCancelled()) {
    fail("cancelled");
    Result.End = RunEnd::Cancelled;
    return Result;
  }
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
  // Under the lock: a child that is not on the list yet looks like an orphan.
  registry().Children.push_back(Pid);
  registry().Sweeping += What.SweepOrphans;
  Lock.unlock();
  In.reset();
  OutWrite.reset();
  ErrWrite.reset();

  supervise(Pid, What, Tag, Start, OutRead, ErrRead, Result);
  return Result;
}

namespace {
std::atomic<bool> Cancel = false;
static_assert(std::atomic<bool>::is_always_lock_free);
} // namespace

void cancelRuns() { Cancel = true; }
bool runsCancelled() { return Cancel; }

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
  case RunEnd::Cancelled:
    return "cancelled by mcfuzz";
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
