//===- Supervisor.cpp - watches one child from its start to its end -------===//

#include "core/Supervisor.h"

#include "core/ProcessTree.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <poll.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>

namespace mcfuzz {

Registry &registry() {
  static Registry Only;
  return Only;
}

namespace {

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
      if (runsCancelled())
        return RunEnd::Cancelled;
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
    if (InitFd.get() >= 0 && PidFd.get() >= 0) {
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

void supervise(pid_t Pid, const Command &What, const std::string &Tag,
               Clock::time_point Start, Descriptor &Out, Descriptor &Err,
               Run &Result) {
  Supervisor Watcher(Pid, What, Start, Out, Err, Result);
  Watcher.watch();
  if (What.MakesNamespace && Watcher.pids().back() == 0) {
    std::lock_guard<std::mutex> Lock(registry().Mutex);
    registry().Missed = true;
  }
  endRun(Watcher.pids(), Tag,
         Result.End != RunEnd::Exited && Result.End != RunEnd::Signalled);
}

} // namespace mcfuzz
