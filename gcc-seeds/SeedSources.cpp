//===- SeedSources.cpp - where seeds come from ----------------------------===//

#include "gcc-seeds/SeedSources.h"

#include "core/Error.h"
#include "core/Files.h"

#include <algorithm>

namespace mcfuzz {
namespace {

std::vector<Seed> seedsBelow(const fs::path &Folder) {
  std::vector<Seed> Seeds;
  for (const auto &Entry : fs::recursive_directory_iterator(
           Folder, fs::directory_options::skip_permission_denied))
    if (Entry.is_regular_file() && Entry.path().extension() == ".c")
      Seeds.push_back({fs::relative(Entry.path(), Folder).string(),
                       fs::absolute(Entry.path()).string()});
  if (Seeds.empty())
    throw Error(Folder.string() + ": no C files in it");
  std::sort(Seeds.begin(), Seeds.end(),
            [](const Seed &A, const Seed &B) { return A.Name < B.Name; });
  return Seeds;
}

} // namespace

std::vector<Seed> seedsFrom(const std::string &Source) {
  if (Source == "bundled")
    return seedsBelow(dataDir() / "gcc-seeds/bundled");
  if (Source == "gcc") {
    fs::path Tests = gccFolder() / "execute";
    if (!fs::exists(Tests))
      throw Error(
          "the GCC tests are not there yet; type: mcfuzz seeds fetch gcc");
    return seedsBelow(Tests);
  }
  if (fs::is_directory(Source))
    return seedsBelow(Source);
  return {
      {fs::path(Source).filename().string(), fs::absolute(Source).string()}};
}

} // namespace mcfuzz
