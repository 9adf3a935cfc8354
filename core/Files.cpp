//===- Files.cpp - whole files, temporary folders, user folders -----------===//

#include "core/Files.h"

#include "core/Error.h"

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <sstream>
#include <unistd.h>

namespace mcfuzz {
namespace {

constexpr std::string_view TempPrefix = "mcfuzz-";

fs::path tempParent() {
  const char *Dir = std::getenv("TMPDIR");
  return Dir && *Dir ? Dir : "/tmp";
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

TempDir::TempDir(const fs::path &Parent) {
  // The pid in the name tells sweepTempDirs() whether the owner still lives.
  std::string Template =
      ((Parent.empty() ? tempParent() : Parent) /
       (std::string(TempPrefix) + std::to_string(getpid()) + "-XXXXXX"))
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
    std::string Name = Entry.path().filename().string();
    if (Name.rfind(TempPrefix, 0) != 0)
      continue;
    int Pid = std::atoi(Name.c_str() + TempPrefix.size());
    if (Pid <= 0 || ::kill(Pid, 0) == 0 || errno != ESRCH)
      continue;
    std::error_code Ignored;
    fs::remove_all(Entry.path(), Ignored);
  }
}

fs::path cacheDir() {
  if (const char *Dir = std::getenv("XDG_CACHE_HOME"); Dir && *Dir)
    return fs::path(Dir) / "mcfuzz";
  if (const char *Home = std::getenv("HOME"); Home && *Home)
    return fs::path(Home) / ".cache" / "mcfuzz";
  throw Error("neither HOME nor XDG_CACHE_HOME is set: no place for the cache");
}

fs::path dataDir() {
  if (const char *Dir = std::getenv("MCFUZZ_HOME"); Dir && *Dir)
    return Dir;
  return fs::read_symlink("/proc/self/exe").parent_path().parent_path();
}

} // namespace mcfuzz
