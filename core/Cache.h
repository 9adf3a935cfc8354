//===- Cache.h - results that can be computed again -----------------------===//
//
// A folder of values under keys that name everything a value depends on. An
// entry is never wrong: one that is damaged in whatever way counts as missing,
// and the caller computes the value again. Any number of processes and threads
// may use the same folder.
//
//===----------------------------------------------------------------------===//
#ifndef MCFUZZ_CORE_CACHE_H
#define MCFUZZ_CORE_CACHE_H

#include "core/Files.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace mcfuzz {

/// Hashes the parts, each with its length, so that no two lists collide.
std::string cacheKey(const std::vector<std::string_view> &Parts);

struct CacheInfo {
  fs::path Folder;
  uint64_t Entries = 0; ///< With the damaged ones.
  uint64_t Damaged = 0;
  uint64_t Bytes = 0; ///< On disk, in blocks of 4 KiB.
  uint64_t Limit = 0; ///< Of the bytes.
};

class Cache {
public:
  /// Nothing is made on disk before the first store().
  explicit Cache(fs::path Folder, uint64_t MaxBytes = uint64_t(2) << 30);

  /// The value, or nothing if it is missing or damaged; a damaged entry is
  /// removed. Like store(), throws std::logic_error for what is not a
  /// cacheKey(), and nothing because of the state of the folder.
  std::optional<std::string> find(const std::string &Key);

  /// False if the value could not be kept (disk full, folder read-only, value
  /// larger than the whole cache): a pity, never an error.
  bool store(const std::string &Key, std::string_view Value);

  /// Reads and verifies every entry.
  CacheInfo info() const;

  /// Removes every entry and temporary file. Returns how many entries went,
  /// and their bytes if that is asked for.
  uint64_t clear(uint64_t *Bytes = nullptr);

private:
  fs::path entryPath(const std::string &Key) const;
  void trim();

  fs::path Folder;
  uint64_t MaxBytes;
};

/// The folder "derived" of cacheDir(), beside seeds and checkers.
fs::path defaultCacheFolder();

} // namespace mcfuzz

#endif
