//===- Sandbox.cpp - commands that may touch nothing ----------------------===//

#include "core/Sandbox.h"

#include "core/Files.h"

#include <atomic>
#include <cstdlib>
#include <unistd.h>

namespace mcfuzz {
namespace {

constexpr const char *Inside = "/tmp/scratch";

std::atomic<bool> Enabled = true;

bool isBelow(const fs::path &Path, const std::string &Folder) {
  return Path.string().rfind(Folder + "/", 0) == 0;
}

using Words = std::vector<std::string>;

void append(Words &To, const Words &More) {
  To.insert(To.end(), More.begin(), More.end());
}

/// Everything but a user namespace.
const Words RootsIsolation = {"--unshare-ipc", "--unshare-pid",
                              "--unshare-net", "--unshare-uts",
                              "--unshare-cgroup-try", "--cap-drop", "ALL"};

bool works(const Words &Isolation, const Words &Prefix) {
  Command Probe;
  Probe.Argv = {"bwrap", "--ro-bind", "/", "/"};
  append(Probe.Argv, Isolation);
  append(Probe.Argv, Prefix);
  Probe.Argv.push_back("true");
  Probe.Limit.WallSeconds = 10;
  return run(Probe).ok();
}

/// What bwrap has to isolate, and how: by a user namespace where the kernel
/// lets us make one. Root can do without, as in a chroot or in some containers,
/// and gives up all capabilities instead.
const Words &isolation() {
  static const Words Chosen =
      ::geteuid() != 0 || works({"--unshare-all"}, {}) ? Words{"--unshare-all"}
                                                       : RootsIsolation;
  return Chosen;
}

/// How root becomes somebody else inside the sandbox.
struct Disguise {
  Words Isolation, Prefix;
};

/// Users of the range that systemd keeps for services that come and go. Runs
/// side by side are different users, so that their processes count apart.
Disguise disguise() {
  static std::atomic<unsigned> Runs = 0;
  unsigned Id = 61184 + (static_cast<unsigned>(::getpid()) * 31 + Runs++) % 4336;
  Words Isolation = RootsIsolation;
  append(Isolation, {"--cap-add", "CAP_SETUID", "--cap-add", "CAP_SETGID"});
  return {Isolation,
          {"setpriv", "--reuid", std::to_string(Id), "--regid",
           std::to_string(Id), "--clear-groups", "--inh-caps=-all"}};
}

bool canGiveUpRoot() {
  static const bool Can = [] {
    Disguise As = disguise();
    return ::geteuid() == 0 && works(As.Isolation, As.Prefix);
  }();
  return Can;
}

/// The umask may have kept others from reading what we made.
void open(const fs::path &File, fs::perms Extra) {
  std::error_code Ignored; // Then the command fails and says so.
  fs::permissions(File, Extra, fs::perm_options::add, Ignored);
}

/// Folders with people's files and other runs' scratch, each replaced by an
/// empty one.
std::vector<std::string> hiddenFolders() {
  std::vector<std::string> Folders = {"/run", "/home", "/root", "/var/tmp"};
  for (const char *Name : {"HOME", "TMPDIR"})
    if (const char *Folder = std::getenv(Name); Folder && *Folder == '/')
      Folders.push_back(Folder);
  std::erase_if(Folders, [](const std::string &Folder) {
    return Folder == "/" || Folder == "/tmp" || isBelow(Folder, "/tmp") ||
           !fs::is_directory(Folder);
  });
  return Folders;
}

/// The program's own folder, if it is hidden with the rest.
std::optional<fs::path> hiddenHome(const fs::path &Program,
                                   const std::vector<std::string> &Hidden) {
  bool IsHidden = isBelow(Program, "/tmp");
  for (const std::string &Folder : Hidden)
    IsHidden |= isBelow(Program, Folder);
  if (!IsHidden)
    return std::nullopt;
  return Program.parent_path();
}

std::vector<std::string> bwrapCommand(const Command &What,
                                      const SandboxFiles &Files) {
  std::vector<std::string> Hidden = hiddenFolders();
  std::vector<std::string> Argv = {"bwrap", "--ro-bind", "/",
                                   "/",     "--dev",     "/dev"};
  // Every place that can be written to has a limit.
  append(Argv, {"--size", "1048576", "--tmpfs", "/dev/shm", "--remount-ro",
                "/dev", "--proc", "/proc"});
  append(Argv, {"--size", "1048576", "--tmpfs", "/tmp"});
  for (const std::string &Folder : Hidden)
    append(Argv, {"--size", "1048576", "--tmpfs", Folder});
  append(Argv, {"--perms", "1777", "--size", std::to_string(Files.ScratchBytes),
                "--tmpfs", Inside});
  if (auto Program = findProgram(What.Argv[0]))
    if (auto Home = hiddenHome(*Program, Hidden))
      append(Argv, {"--ro-bind", Home->string(), Home->string()});
  for (const fs::path &File : Files.ReadOnly)
    append(Argv, {"--ro-bind", File.string(), sandboxPath(File)});
  for (const fs::path &File : Files.Writable)
    append(Argv, {"--bind", File.string(), sandboxPath(File)});
  append(Argv, {"--chdir", Inside, "--new-session", "--die-with-parent"});
  if (Files.GiveUpRoot && canGiveUpRoot()) {
    for (const fs::path &File : Files.ReadOnly)
      open(File, fs::perms::others_read | fs::perms::others_exec);
    for (const fs::path &File : Files.Writable)
      open(File, fs::perms::others_read | fs::perms::others_write);
    Disguise As = disguise();
    append(Argv, As.Isolation);
    append(Argv, As.Prefix);
  } else {
    append(Argv, isolation());
  }
  append(Argv, What.Argv);
  return Argv;
}

} // namespace

void setSandboxEnabled(bool On) { Enabled = On; }
bool sandboxEnabled() { return Enabled; }

std::string sandboxPath(const fs::path &File) {
  return Enabled ? std::string(Inside) + "/" + File.filename().string()
                 : File.string();
}

Run runSandboxed(Command What, const SandboxFiles &Files) {
  if (!What.Environment)
    What.Environment = {"PATH=/usr/bin:/bin", "LC_ALL=C"};
  // A program that is missing must not look like one that failed.
  bool Ours = !What.Argv.empty() && isBelow(What.Argv[0], Inside);
  if (What.Argv.empty() || (!Ours && !findProgram(What.Argv[0])))
    return run(What);
  if (!Enabled) {
    TempDir Scratch;
    What.Dir = Scratch.path();
    What.SweepOrphans = true;
    return run(What);
  }
  Command Boxed = What;
  Boxed.Argv = bwrapCommand(What, Files);
  Boxed.MakesNamespace = true;
  // Before bwrap has made its namespace, all processes of this user count.
  if (Boxed.Limit.Processes > 0 && ::geteuid() != 0)
    Boxed.Limit.Processes = std::max(Boxed.Limit.Processes, 4096u);
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
  Command Probe;
  Probe.Argv = {"true"};
  Probe.Limit.WallSeconds = 10;
  Run Result = runSandboxed(Probe, {});
  if (Result.ok())
    return {};
  return "bubblewrap does not work here (" +
         (Result.Err.empty() ? describeEnd(Result)
                             : Result.Err.substr(0, Result.Err.find('\n'))) +
         "); give --no-sandbox to run seeds unprotected";
}

} // namespace mcfuzz
