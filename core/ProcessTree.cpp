//===- ProcessTree.cpp - a process and everything below it ----------------===//

#include "core/ProcessTree.h"

#include <algorithm>
#include <charconv>
#include <csignal>
#include <dirent.h>
#include <fcntl.h>
#include <set>
#include <string_view>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace mcfuzz {
namespace {

/// The text of a small file in /proc; empty if the process is gone.
std::string slurp(const std::string &Path) {
  int Fd = ::open(Path.c_str(), O_RDONLY | O_CLOEXEC);
  if (Fd < 0)
    return {};
  std::string Text;
  char Buffer[4096];
  for (ssize_t N; (N = ::read(Fd, Buffer, sizeof Buffer)) > 0;)
    Text.append(Buffer, static_cast<size_t>(N));
  ::close(Fd);
  return Text;
}

std::string folderOf(pid_t Pid) { return "/proc/" + std::to_string(Pid); }

/// Calls Use with each number in a text that blanks divide.
template <typename F> void eachNumber(std::string_view Text, F Use) {
  for (size_t At = 0; At < Text.size();) {
    uint64_t Value = 0;
    auto [End, Failed] =
        std::from_chars(Text.data() + At, Text.data() + Text.size(), Value);
    if (Failed == std::errc())
      Use(Value);
    At = std::max(static_cast<size_t>(End - Text.data()), At) + 1;
  }
}

/// Resident bytes, from /proc/PID/statm.
uint64_t residentBytes(pid_t Pid) {
  static const auto Page = static_cast<uint64_t>(::sysconf(_SC_PAGESIZE));
  std::vector<uint64_t> Fields;
  eachNumber(slurp(folderOf(Pid) + "/statm"),
             [&](uint64_t N) { Fields.push_back(N); });
  return Fields.size() > 1 ? Fields[1] * Page : 0;
}

/// The times in /proc/PID/stat: its own and those of children it waited for.
double cpuSeconds(pid_t Pid) {
  static const auto Ticks = static_cast<double>(::sysconf(_SC_CLK_TCK));
  std::string Text = slurp(folderOf(Pid) + "/stat");
  // The name in parentheses may hold anything; the state follows it.
  size_t Name = Text.rfind(')');
  if (Name == std::string::npos || Name + 4 > Text.size())
    return 0;
  std::vector<uint64_t> Fields; // From the parent on; tpgid may be negative.
  std::string Rest = Text.substr(Name + 4);
  std::replace(Rest.begin(), Rest.end(), '-', '0');
  eachNumber(Rest, [&](uint64_t N) { Fields.push_back(N); });
  if (Fields.size() < 14)
    return 0;
  return static_cast<double>(Fields[10] + Fields[11] + Fields[12] +
                             Fields[13]) /
         Ticks;
}

} // namespace

std::vector<pid_t> childrenOf(pid_t Parent) {
  std::vector<pid_t> Children;
  std::string Tasks = folderOf(Parent) + "/task";
  DIR *Folder = ::opendir(Tasks.c_str());
  if (!Folder)
    return Children;
  while (const dirent *Entry = ::readdir(Folder))
    if (Entry->d_name[0] != '.')
      eachNumber(slurp(Tasks + "/" + Entry->d_name + "/children"),
                 [&](uint64_t N) {
                   Children.push_back(static_cast<pid_t>(N));
                 });
  ::closedir(Folder);
  return Children;
}

void killSandboxesOf(const std::string &Folder) {
  DIR *All = ::opendir("/proc");
  if (!All)
    return;
  while (const dirent *Entry = ::readdir(All))
    eachNumber(Entry->d_name, [&](uint64_t N) {
      pid_t Pid = static_cast<pid_t>(N);
      if (slurp(folderOf(Pid) + "/comm") == "bwrap\n" &&
          slurp(folderOf(Pid) + "/cmdline").find(Folder + "/") !=
              std::string::npos)
        ::kill(Pid, SIGKILL);
    });
  ::closedir(All);
}

std::vector<pid_t> treeOf(pid_t Root) {
  std::vector<pid_t> Tree = {Root};
  for (size_t I = 0; I < Tree.size(); ++I) {
    std::vector<pid_t> Children = childrenOf(Tree[I]);
    Tree.insert(Tree.end(), Children.begin(), Children.end());
  }
  return Tree;
}

TreeUsage measureTree(pid_t Root) {
  TreeUsage Sum;
  for (pid_t Pid : treeOf(Root)) {
    Sum.MemoryBytes += residentBytes(Pid);
    Sum.CpuSeconds += cpuSeconds(Pid);
  }
  return Sum;
}

uint64_t exactMemory(pid_t Root) {
  uint64_t Sum = 0;
  for (pid_t Pid : treeOf(Root)) {
    std::string Text = slurp(folderOf(Pid) + "/smaps_rollup");
    size_t At = Text.find("\nPss:");
    if (At == std::string::npos) { // Not ours to look at, or gone.
      Sum += residentBytes(Pid);
      continue;
    }
    uint64_t KiB = 0;
    At = Text.find_first_not_of(' ', At + 5);
    std::from_chars(Text.data() + At, Text.data() + Text.size(), KiB);
    Sum += KiB << 10;
  }
  return Sum;
}

void killTree(pid_t Root) {
  // What is stopped cannot fork, so after a round without news all are here.
  std::set<pid_t> Stopped;
  for (int Round = 0; Round < 100; ++Round) {
    bool News = false;
    for (pid_t Pid : treeOf(Root))
      if (Stopped.insert(Pid).second) {
        News = true;
        ::kill(Pid, SIGSTOP);
      }
    if (!News)
      break;
  }
  for (pid_t Pid : Stopped)
    ::kill(Pid, SIGKILL);
}

namespace {

/// Children that we did not start and did not adopt: they were there before,
/// as when a shell starts something and then becomes us.
std::vector<pid_t> &foreignChildren() {
  static std::vector<pid_t> Pids;
  return Pids;
}

bool isOrphan(pid_t Pid, const std::vector<pid_t> &Ours) {
  const std::vector<pid_t> &Foreign = foreignChildren();
  return std::find(Ours.begin(), Ours.end(), Pid) == Ours.end() &&
         std::find(Foreign.begin(), Foreign.end(), Pid) == Foreign.end();
}

/// What was killed is dead at once, unless the kernel cannot let it go.
void reapSoon(pid_t Pid) {
  for (int Try = 0; Try < 1000 && ::waitpid(Pid, nullptr, WNOHANG) == 0; ++Try)
    ::usleep(1000);
}

} // namespace

void adoptOrphans(const std::vector<pid_t> &Ours) {
  static const bool Done = [&] {
    for (pid_t Pid : childrenOf(::getpid()))
      if (isOrphan(Pid, Ours))
        foreignChildren().push_back(Pid);
    return ::prctl(PR_SET_CHILD_SUBREAPER, 1) == 0;
  }();
  (void)Done;
}

void reapOrphans(const std::vector<pid_t> &Ours) {
  for (pid_t Pid : childrenOf(::getpid()))
    if (isOrphan(Pid, Ours))
      ::waitpid(Pid, nullptr, WNOHANG);
}

void sweepOrphans(const std::string &Tag, const std::vector<pid_t> &Ours) {
  // Those that we kill leave children of their own to us: look again.
  bool Again = true;
  for (int Round = 0; Again && Round < 100; ++Round) {
    Again = false;
    for (pid_t Pid : childrenOf(::getpid())) {
      if (!isOrphan(Pid, Ours) || ::waitpid(Pid, nullptr, WNOHANG) != 0)
        continue; // Somebody else's, or dead and reaped now.
      std::string Environment = '\0' + slurp(folderOf(Pid) + "/environ");
      if (!Tag.empty() &&
          Environment.find('\0' + Tag + '\0') == std::string::npos)
        continue;
      killTree(Pid);
      reapSoon(Pid);
      Again = true;
    }
  }
}

} // namespace mcfuzz
