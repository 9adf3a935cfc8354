//===- Cache.cpp - results that can be computed again ---------------------===//
//
// The entry of key abcd... is the file FOLDER/ab/cd...: a header of fixed
// length (format, key, length and checksum of the value), then the value. The
// reader knows what the header must be: it compares and need not parse.
// Entries are written to a temporary file and renamed. There is no fsync: what
// a power failure leaves behind fails the comparison.
//
//===----------------------------------------------------------------------===//

#include "core/Cache.h"

#include "core/Hash.h"

#include "llvm/ADT/ScopeExit.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/xxhash.h"
#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstdlib>
#include <ctime>
#include <fcntl.h>
#include <limits>
#include <stdexcept>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace mcfuzz {
namespace {

constexpr std::string_view TempPrefix = "tmp-";
constexpr time_t Hour = 3600, Day = 24 * Hour;

bool isHex(std::string_view Text, size_t Length) {
  return Text.size() == Length &&
         Text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

/// xxHash64 and not the faster XXH3, which LLVM has only since 17.
std::string header(const std::string &Key, llvm::StringRef Value) {
  return fmt::format("mcfuzz cache 1\n{}\n{:016x}\n{:016x}\n", Key,
                     Value.size(), llvm::xxHash64(Value));
}

struct Found {
  bool Something = false;
  time_t Used = 0;
  std::optional<std::string> Value; ///< Of a whole entry.
};

Found readEntry(const fs::path &Path, const std::string &Key) {
  // Neither follows links nor waits for the writer of a pipe.
  int File =
      ::open(Path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
  auto Close = llvm::make_scope_exit([&] { ::close(File); });
  struct stat Status{};
  if (File < 0 || ::fstat(File, &Status) != 0)
    return {};
  Found Result{.Something = true, .Used = Status.st_mtime, .Value = {}};
  // Fails for a directory. Volatile and terminated, which together mean: read,
  // not mapped, for a mapped file kills us if it shrinks.
  auto Text = llvm::MemoryBuffer::getOpenFile(
      File, Path.c_str(), static_cast<uint64_t>(Status.st_size),
      /*RequiresNullTerminator=*/true, /*IsVolatile=*/true);
  static const size_t HeaderSize = header(std::string(64, '0'), "").size();
  if (!Text || (*Text)->getBufferSize() < HeaderSize)
    return Result;
  llvm::StringRef Value = (*Text)->getBuffer().drop_front(HeaderSize);
  if ((*Text)->getBuffer().take_front(HeaderSize) == header(Key, Value))
    Result.Value = Value.str();
  return Result;
}

bool removeAll(const fs::path &Path) {
  std::error_code Failed;
  return fs::remove_all(Path, Failed) > 0 && !Failed;
}

struct Entry {
  fs::path Path;
  std::string Key;
  uint64_t Bytes;
  time_t Used;
};

/// All entries, whole or not. Removes temporary files last written before
/// that time: their owners are dead. (A pid would not tell: other machines
/// and containers may share the folder.) Strange files are left alone.
std::vector<Entry> scan(const fs::path &Folder, time_t SweepBefore) {
  std::vector<Entry> Entries;
  std::error_code Failed;
  fs::recursive_directory_iterator At(
      Folder, fs::directory_options::skip_permission_denied, Failed);
  for (; !Failed && At != end(At); At.increment(Failed)) {
    fs::path Path = At->path();
    std::string Start = Path.parent_path().filename(), Rest = Path.filename();
    if (At.depth() == 1 || !isHex(Rest, 2))
      At.disable_recursion_pending();
    struct stat Status{};
    if (At.depth() == 0 || ::lstat(Path.c_str(), &Status) != 0)
      continue;
    uint64_t Blocks = (static_cast<uint64_t>(Status.st_size) + 4095) / 4096;
    if (isHex(Rest, 62))
      Entries.push_back({Path, Start + Rest, Blocks * 4096, Status.st_mtime});
    else if (Rest.rfind(TempPrefix, 0) == 0 && Status.st_mtime < SweepBefore)
      ::unlink(Path.c_str());
  }
  return Entries;
}

} // namespace

std::string cacheKey(const std::vector<std::string_view> &Parts) {
  std::string All;
  for (std::string_view Part : Parts)
    All.append(std::to_string(Part.size())).append(":").append(Part);
  return sha256(All);
}

fs::path defaultCacheFolder() { return cacheDir() / "derived"; }

Cache::Cache(fs::path Folder, uint64_t MaxBytes)
    : Folder(std::move(Folder)), MaxBytes(MaxBytes) {}

fs::path Cache::entryPath(const std::string &Key) const {
  if (!isHex(Key, 64)) // It could name a file that is not ours.
    throw std::logic_error("not a key of the cache: " + Key);
  return Folder / Key.substr(0, 2) / Key.substr(2);
}

std::optional<std::string> Cache::find(const std::string &Key) {
  fs::path Path = entryPath(Key);
  Found Result = readEntry(Path, Key);
  if (Result.Something && !Result.Value)
    removeAll(Path); // Perhaps repaired just now by others: no great loss.
  else if (Result.Value && std::abs(std::time(nullptr) - Result.Used) > Day)
    ::utimensat(AT_FDCWD, Path.c_str(), nullptr, 0); // For trim().
  return std::move(Result.Value);
}

bool Cache::store(const std::string &Key, std::string_view Value) {
  static std::atomic<unsigned> Counter = 0;
  fs::path Path = entryPath(Key), Part = Path.parent_path(), Temp;
  if (Value.size() > MaxBytes)
    return false;
  std::error_code Ignored; // Then there is no file either.
  fs::create_directories(Part, Ignored);
  int File = -1;
  do { // The name can be taken: by a dead process, or in another container.
    Temp = Part / fmt::format("{}{}-{}", TempPrefix, ::getpid(), Counter++);
    File = ::open(Temp.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644);
  } while (File < 0 && errno == EEXIST);
  if (File < 0)
    return false;
  llvm::raw_fd_ostream Out(File, /*shouldClose=*/true);
  Out << header(Key, Value) << Value;
  Out.close();
  bool Done = !Out.has_error();
  Out.clear_error(); // Or else its destructor ends the program.
  auto Rename = [&] { return ::rename(Temp.c_str(), Path.c_str()) == 0; };
  Done = Done && (Rename() || (removeAll(Path) && Rename())); // A directory.
  if (!Done)
    ::unlink(Temp.c_str());
  // One store in 256, for keys are as good as random; and all large ones.
  if (Key.compare(62, 2, "00") == 0 || Value.size() > MaxBytes / 256)
    trim();
  return Done;
}

void Cache::trim() {
  int Lock =
      ::open((Folder / "lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644);
  auto Close = llvm::make_scope_exit([&] { ::close(Lock); });
  if (Lock < 0 || ::flock(Lock, LOCK_EX | LOCK_NB) != 0)
    return; // Another process is at it.
  std::vector<Entry> Entries = scan(Folder, std::time(nullptr) - Hour);
  uint64_t Total = 0;
  for (const Entry &E : Entries)
    Total += E.Bytes;
  if (Total <= MaxBytes)
    return;
  std::ranges::sort(Entries, {}, &Entry::Used);
  for (const Entry &E : Entries) {
    if (Total <= MaxBytes / 10 * 9) // Room for a while.
      break;
    removeAll(E.Path);
    Total -= E.Bytes;
  }
}

CacheInfo Cache::info() const {
  CacheInfo Info{Folder, 0, 0, 0, MaxBytes};
  for (const Entry &E : scan(Folder, 0)) {
    ++Info.Entries;
    Info.Bytes += E.Bytes;
    Info.Damaged += !readEntry(E.Path, E.Key).Value;
  }
  return Info;
}

uint64_t Cache::clear(uint64_t *Bytes) {
  uint64_t Removed = 0, Freed = 0;
  // Whoever is writing now loses an entry, no more.
  for (const Entry &E : scan(Folder, std::numeric_limits<time_t>::max()))
    if (removeAll(E.Path))
      ++Removed, Freed += E.Bytes;
  if (Bytes)
    *Bytes = Freed;
  return Removed;
}

} // namespace mcfuzz
