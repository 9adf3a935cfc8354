//===- Files.cpp - whole files, temporary folders, user folders -----------===//

#include "core/Files.h"

#include "core/Error.h"
#include "core/ProcessTree.h"

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <sstream>
#include <sys/stat.h>
#include <unistd.h>

namespace mcfuzz {
namespace {

constexpr std::string_view TempPrefix = "mcfuzz-tmp-";

fs::path tempParent() {
  const char *Dir = std::getenv("TMPDIR");
  return Dir && *Dir ? Dir : "/tmp";
}

/// Tells process namespaces apart: a pid means something only in its own.
std::string pidNamespace() {
  struct stat Status{};
  ::stat("/proc/self/ns/pid", &Status);
  return std::to_string(Status.st_ino);
}

/// The pid in a name of the exact form that TempDir gives, in this namespace
/// and of this user; 0 for everything else.
int ownerOf(const fs::path &Folder) {
  std::string Name = Folder.filename().string();
  std::string Start = std::string(TempPrefix) + pidNamespace() + "-";
  struct stat Status{};
  if (Name.rfind(Start, 0) != 0 || ::lstat(Folder.c_str(), &Status) != 0 ||
      !S_ISDIR(Status.st_mode) || Status.st_uid != ::geteuid())
    return 0;
  size_t Digits = Name.find_first_not_of("0123456789", Start.size());
  if (Digits == std::string::npos || Digits == Start.size() ||
      Digits - Start.size() > 9 || Name[Digits] != '-' ||
      Name.size() != Digits + 7)
    return 0;
  return std::stoi(Name.substr(Start.size(), Digits - Start.size()));
}

std::string why() { return std::strerror(errno); }

} // namespace

std::string readFile(const fs::path &Path) {
  if (fs::is_directory(Path))
    throw Error(Path.string() + ": is a directory");
  std::ifstream In(Path, std::ios::binary);
  std::ostringstream Text;
  if (In && In.peek() != std::ifstream::traits_type::eof())
    Text << In.rdbuf();
  if (!In.is_open() || In.bad())
    throw Error(Path.string() + ": " + why());
  return std::move(Text).str();
}

void writeFile(const fs::path &Path, std::string_view Text) {
  fs::path Temp = Path;
  Temp += "." + std::to_string(::getpid()) + ".tmp";
  std::ofstream Out(Temp, std::ios::binary);
  Out.write(Text.data(), static_cast<std::streamsize>(Text.size()));
  Out.close();
  if (!Out) {
    std::string Why = why();
    std::error_code Ignored;
    fs::remove(Temp, Ignored);
    throw Error(Path.string() + ": cannot write: " + Why);
  }
  std::error_code Failed;
  fs::rename(Temp, Path, Failed);
  if (Failed) {
    std::error_code Ignored;
    fs::remove(Temp, Ignored);
    throw Error(Path.string() + ": cannot write: " + Failed.message());
  }
}

std::string fileStamp(const fs::path &File) {
  struct stat Status{};
  if (::stat(File.c_str(), &Status) != 0)
    return "missing";
  return std::to_string(Status.st_size) + ":" +
         std::to_string(Status.st_mtim.tv_sec) + "." +
         std::to_string(Status.st_mtim.tv_nsec);
}

TempDir::TempDir(const fs::path &Parent) {
  // The pid in the name tells sweepTempDirs() whether the owner still lives.
  std::string Template = ((Parent.empty() ? tempParent() : Parent) /
                          (std::string(TempPrefix) + pidNamespace() + "-" +
                           std::to_string(::getpid()) + "-XXXXXX"))
                             .string();
  if (!::mkdtemp(Template.data()))
    throw Error(Template + ": cannot make a temporary folder: " + why());
  Path = Template;
}

TempDir::~TempDir() {
  std::error_code Ignored;
  fs::remove_all(Path, Ignored);
}

void sweepTempDirs(const fs::path &Parent) {
  std::error_code Failed;
  for (const fs::directory_entry &Entry :
       fs::directory_iterator(Parent.empty() ? tempParent() : Parent, Failed)) {
    int Pid = ownerOf(Entry.path());
    if (Pid <= 0 || ::kill(Pid, 0) == 0 || errno != ESRCH)
      continue;
    // One that was just being made when its parent was killed waits for ever.
    killSandboxesOf(Entry.path().string());
    std::error_code Ignored;
    fs::remove_all(Entry.path(), Ignored);
  }
}

namespace {

/// A folder of the user's: named by a variable, or below the home.
fs::path userFolder(const char *Variable, const char *BelowHome) {
  if (const char *Dir = std::getenv(Variable); Dir && *Dir)
    return fs::path(Dir) / "mcfuzz";
  if (const char *Home = std::getenv("HOME"); Home && *Home)
    return fs::path(Home) / BelowHome / "mcfuzz";
  throw Error("neither HOME nor " + std::string(Variable) +
              " is set: no place for " + BelowHome);
}

} // namespace

fs::path cacheDir() { return userFolder("XDG_CACHE_HOME", ".cache"); }
fs::path configDir() { return userFolder("XDG_CONFIG_HOME", ".config"); }

fs::path dataDir() {
  if (const char *Dir = std::getenv("MCFUZZ_HOME"); Dir && *Dir)
    return Dir;
  return fs::read_symlink("/proc/self/exe").parent_path().parent_path();
}

} // namespace mcfuzz
