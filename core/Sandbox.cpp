//===- Sandbox.cpp - commands that may touch nothing ----------------------===//

#include "core/Sandbox.h"

#include "core/Files.h"

#include <atomic>
#include <unistd.h>

namespace mcfuzz {
namespace {

constexpr const char *ScratchInside = "/tmp/scratch";

std::atomic<bool> Enabled = true;

bool isBelow(const fs::path &Path, const std::string &Folder) {
  return Path.string().rfind(Folder + "/", 0) == 0;
}

std::vector<std::string> words(std::initializer_list<const char *> List) {
  return {List.begin(), List.end()};
}

/// What bwrap has to isolate, and how: by a user namespace where the kernel
/// lets us make one. Root can do without, as in a chroot or in some containers,
/// and gives up all capabilities instead.
const std::vector<std::string> &isolation() {
  static const std::vector<std::string> Chosen = [] {
    std::vector<std::string> Best = words({"--unshare-all"});
    Command Probe;
    Probe.Argv =
        words({"bwrap", "--ro-bind", "/", "/", "--unshare-all", "true"});
    Probe.Limit.WallSeconds = 10;
    if (::geteuid() != 0 || run(Probe).ok())
      return Best;
    return words({"--unshare-ipc", "--unshare-pid", "--unshare-net",
                  "--unshare-uts", "--unshare-cgroup-try", "--cap-drop",
                  "ALL"});
  }();
  return Chosen;
}

} // namespace

void setSandboxEnabled(bool On) { Enabled = On; }

std::string sandboxPath(const std::filesystem::path &Scratch) {
  return Enabled ? ScratchInside : Scratch.string();
}

Run runSandboxed(Command What, const std::filesystem::path &Scratch) {
  if (!What.Environment)
    What.Environment = {"PATH=/usr/bin:/bin", "LC_ALL=C"};
  What.Dir = Scratch;
  if (!Enabled)
    return run(What);

  // A program that is missing must not look like one that failed.
  bool Ours = !What.Argv.empty() && isBelow(What.Argv[0], ScratchInside);
  if (!Ours && (What.Argv.empty() || !findProgram(What.Argv[0])))
    return run(What);

  Command Boxed = What;
  Boxed.Argv = {"bwrap",
                "--ro-bind",
                "/",
                "/",
                "--dev",
                "/dev",
                "--proc",
                "/proc",
                "--tmpfs",
                "/tmp",
                "--tmpfs",
                "/run",
                "--bind",
                Scratch.string(),
                ScratchInside,
                "--chdir",
                ScratchInside,
                "--new-session",
                "--die-with-parent"};
  Boxed.Argv.insert(Boxed.Argv.end(), isolation().begin(), isolation().end());
  // /tmp is hidden, so the folder of a program that lives there is shown.
  if (auto Program = findProgram(What.Argv[0]);
      !Ours && Program && isBelow(*Program, "/tmp")) {
    std::string Home = Program->parent_path().string();
    Boxed.Argv.insert(Boxed.Argv.end(), {"--ro-bind", Home, Home});
  }
  Boxed.Argv.insert(Boxed.Argv.end(), What.Argv.begin(), What.Argv.end());
  Run Result = run(Boxed);
  // bwrap reports a death by signal N as exit status 128 + N.
  if (Result.End == RunEnd::Exited && Result.Code > 128 && Result.Code < 193) {
    Result.End = RunEnd::Signalled;
    Result.Code -= 128;
  }
  return Result;
}

std::string sandboxProblem() {
  if (!Enabled)
    return {};
  if (!findProgram("bwrap"))
    return "bubblewrap (program bwrap) is not installed; install it or give "
           "--no-sandbox to run seeds unprotected";
  TempDir Scratch;
  Command Probe;
  Probe.Argv = {"true"};
  Probe.Limit.WallSeconds = 10;
  Run Result = runSandboxed(Probe, Scratch.path());
  if (Result.ok())
    return {};
  return "bubblewrap does not work here (" +
         (Result.Err.empty() ? describeEnd(Result)
                             : Result.Err.substr(0, Result.Err.find('\n'))) +
         "); give --no-sandbox to run seeds unprotected";
}

} // namespace mcfuzz
