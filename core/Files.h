//===- Files.h - whole files, temporary folders, user folders -------------===//
#ifndef MCFUZZ_CORE_FILES_H
#define MCFUZZ_CORE_FILES_H

#include <filesystem>
#include <string>
#include <string_view>

namespace mcfuzz {

namespace fs = std::filesystem;

/// Throws Error with the path if the file cannot be read or written. A written
/// file appears whole or not at all.
std::string readFile(const fs::path &Path);
void writeFile(const fs::path &Path, std::string_view Text);

/// Size and time of a file, which change with its content.
std::string fileStamp(const fs::path &File);

/// A folder that is removed with everything in it when the object dies.
class TempDir {
public:
  /// Made below $TMPDIR (or /tmp), or below Parent if that is given.
  explicit TempDir(const fs::path &Parent = {});
  ~TempDir();
  TempDir(const TempDir &) = delete;
  TempDir &operator=(const TempDir &) = delete;
  const fs::path &path() const { return Path; }

private:
  fs::path Path;
};

/// Removes what runs that were killed have left in the place of temporary
/// folders: those whose owner is no longer alive, and sandboxes that were given
/// files in them.
void sweepTempDirs(const fs::path &Parent = {});

/// $XDG_CACHE_HOME/mcfuzz, or ~/.cache/mcfuzz.
fs::path cacheDir();
/// $XDG_CONFIG_HOME/mcfuzz, or ~/.config/mcfuzz.
fs::path configDir();
/// The folder that holds configs/ and gcc-seeds/: $MCFUZZ_HOME, or the folder
/// above the one the running program is in.
fs::path dataDir();

} // namespace mcfuzz

#endif
