//===- Sandbox.cpp - commands that may touch nothing ----------------------===//

#include "core/Sandbox.h"

#include "core/Files.h"

#include <algorithm>
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
  // Where /proc is masked, a user namespace cannot have its own.
  Probe.Argv = {"bwrap", "--ro-bind", "/", "/", "--proc", "/proc"};
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

/// The folders that the program lives in, as far as they are hidden with the
/// rest. A program in DIR/bin may need all of DIR.
std::vector<fs::path> hiddenHomes(const fs::path &Program,
                                  const std::vector<std::string> &Hidden) {
  std::vector<fs::path> Homes;
  std::error_code Failed;
  for (const fs::path &Path : {Program, fs::canonical(Program, Failed)}) {
    bool IsHidden = isBelow(Path, "/tmp");
    for (const std::string &Folder : Hidden)
      IsHidden |= isBelow(Path, Folder);
    fs::path Home = Path.parent_path();
    if (Home.filename() == "bin")
      Home = Home.parent_path();
    if (IsHidden && std::find(Homes.begin(), Homes.end(), Home) == Homes.end())
      Homes.push_back(Home);
  }
  return Homes;
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
    for (const fs::path &Home : hiddenHomes(*Program, Hidden))
      append(Argv, {"--ro-bind", Home.string(), Home.string()});
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

namespace {

/// Helpers of the program are found beside it; what it leaves in its home or
/// in the place for temporary files goes with the run.
std::vector<std::string> plainEnvironment(const Command &What,
                                          const std::string &Scratch) {
  std::string Path = "/usr/bin:/bin";
  if (auto Program = findProgram(What.Argv[0]))
    Path = Program->parent_path().string() + ":" + Path;
  return {"PATH=" + Path, "LC_ALL=C", "HOME=" + Scratch, "TMPDIR=" + Scratch};
}

} // namespace

Run runSandboxed(Command What, const SandboxFiles &Files) {
  // A program that is missing must not look like one that failed.
  bool Ours = !What.Argv.empty() && isBelow(What.Argv[0], Inside);
  if (What.Argv.empty() || (!Ours && !findProgram(What.Argv[0])))
    return run(What);
  if (!Enabled) {
    TempDir Scratch;
    What.Dir = Scratch.path();
    What.SweepOrphans = true;
    if (!What.Environment)
      What.Environment = plainEnvironment(What, Scratch.path());
    return run(What);
  }
  if (!What.Environment)
    What.Environment = plainEnvironment(What, Inside);
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

const std::vector<std::string> &namespaceWords() {
  static const Words Chosen = [] {
    Words Argv = {"unshare"};
    if (::geteuid() != 0)
      append(Argv, {"--user", "--map-current-user"});
    append(Argv, {"--pid", "--fork", "--kill-child", "--mount-proc"});
    Command Probe{.Argv = Argv};
    Probe.Argv.push_back("true");
    Probe.Limit.WallSeconds = 10;
    return run(Probe).ok() ? Argv : Words();
  }();
  return Chosen;
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
