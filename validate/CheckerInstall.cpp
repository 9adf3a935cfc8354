//===- CheckerInstall.cpp - checkers from the Debian archive --------------===//
//
// The packages of one release are unpacked into a folder of their own, with a
// wrapper that starts the program by that release's own loader and libraries.
// The folder gets its final name only when the program has shown its version,
// so an interrupted installation leaves nothing but a temporary folder, which
// the next one sweeps away.
//
//===----------------------------------------------------------------------===//

#include "core/AptRoot.h"
#include "core/Error.h"
#include "core/Files.h"
#include "core/Progress.h"
#include "core/Text.h"
#include "validate/Checkers.h"

#include <csignal>

namespace mcfuzz {
namespace {

constexpr const char *LibraryFolders[] = {
    "lib/x86_64-linux-gnu", "usr/lib/x86_64-linux-gnu", "lib", "usr/lib"};

std::string wrapperText(const fs::path &Unpacked, const fs::path &Final,
                        const std::string &Program) {
  std::string Libraries, Loader;
  for (const char *Folder : LibraryFolders) {
    if (!fs::exists(Unpacked / Folder))
      continue;
    Libraries += (Libraries.empty() ? "" : ":") + (Final / Folder).string();
    if (Loader.empty() &&
        fs::exists(Unpacked / Folder / "ld-linux-x86-64.so.2"))
      Loader = (Final / Folder / "ld-linux-x86-64.so.2").string();
  }
  if (Loader.empty())
    throw Error("the packages hold no loader ld-linux-x86-64.so.2");
  return "#!/bin/sh\nexec '" + Loader + "' --library-path '" + Libraries +
         "' '" + (Final / Program).string() + "' \"$@\"\n";
}

void makeExecutable(const fs::path &File) {
  fs::permissions(File, fs::perms::owner_all | fs::perms::group_read |
                            fs::perms::group_exec | fs::perms::others_read |
                            fs::perms::others_exec);
}

} // namespace

void installChecker(const CheckerName &Wanted, Progress &Show) {
  std::map<std::string, CheckerDescription> All = allDescriptions();
  auto Found = All.find(Wanted.Name);
  std::vector<std::string> Known;
  for (const auto &[Name, About] : All)
    for (const Installation &I : About.Installs)
      Known.push_back(Name + "@" + I.Version);
  const Installation *How = nullptr;
  if (Found != All.end())
    for (const Installation &I : Found->second.Installs)
      if (I.Version == (Wanted.Version.empty() ? Found->second.DefaultVersion
                                               : Wanted.Version))
        How = &I;
  if (!How)
    throw Error("cannot install '" + Wanted.Name +
                (Wanted.Version.empty() ? "" : "@" + Wanted.Version) +
                "' (known: " + join(Known, ", ") + ")");

  const CheckerDescription &About = Found->second;
  fs::path Final = installFolder(About.Name, How->Version);
  if (fs::exists(Final / About.Program) &&
      askVersion(About, Final / About.Program) == How->Version) {
    Show.note(About.Name + "@" + How->Version + " is already installed in " +
              Final.string());
    return;
  }
  Show.note("installing " + About.Name + "@" + How->Version +
            " from Debian's release " + How->Suite + " into " + Final.string());
  fs::create_directories(Final.parent_path());
  sweepTempDirs(Final.parent_path());
  TempDir Work(Final.parent_path());
  // Unpacked where it will stay relative to the wrapper, tried, then renamed.
  fs::path Staged = Work.path() / "staged";
  unpackPackages(debianSource(How->Suite), How->Packages, Work.path() / "apt",
                 Staged / "root", Show);
  fs::path Trial = Staged / About.Program;
  writeFile(Trial, wrapperText(Staged / "root", Staged / "root", How->Program));
  makeExecutable(Trial);
  std::string Version = askVersion(About, Trial);
  if (Version != How->Version)
    throw Error(About.Name + ": expected version " + How->Version + ", got " +
                (Version.empty() ? "none" : Version));
  writeFile(Trial, wrapperText(Staged / "root", Final / "root", How->Program));
  makeExecutable(Trial);
  fs::remove_all(Final);
  fs::rename(Staged, Final);
}

} // namespace mcfuzz
