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

#include <algorithm>

namespace mcfuzz {
namespace {

constexpr const char *LibraryFolders[] = {
    "lib/x86_64-linux-gnu", "usr/lib/x86_64-linux-gnu", "lib", "usr/lib"};

/// Starts Program of the unpacked packages, which will be found in Final.
std::string wrapperText(const fs::path &Unpacked, const fs::path &Final,
                        const std::string &Program,
                        const std::vector<std::string> &Environment) {
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
  std::string Text = "#!/bin/sh\n";
  for (std::string Entry : Environment) {
    for (size_t At; (At = Entry.find("{root}")) != std::string::npos;)
      Entry.replace(At, 6, Final.string());
    Text += "export '" + Entry + "'\n";
  }
  return Text + "exec '" + Loader + "' --library-path '" + Libraries + "' '" +
         (Final / Program).string() + "' \"$@\"\n";
}

void makeExecutable(const fs::path &File) {
  fs::permissions(File, fs::perms::owner_all | fs::perms::group_read |
                            fs::perms::group_exec | fs::perms::others_read |
                            fs::perms::others_exec);
}

/// The checker and its helpers, each under the name by which it is called.
void writeWrappers(const CheckerDescription &About, const Installation &How,
                   const fs::path &Folder, const fs::path &Final) {
  auto write = [&](const std::string &Name, const std::string &Program) {
    writeFile(Folder / Name, wrapperText(Folder / "root", Final / "root",
                                         Program, How.Environment));
    makeExecutable(Folder / Name);
  };
  write(About.Program, How.Program);
  for (const std::string &Helper : How.Helpers)
    write(fs::path(Helper).filename(), Helper);
}

bool isComplete(const CheckerDescription &About, const Installation &How,
                const fs::path &Folder) {
  for (const std::string &Helper : How.Helpers)
    if (!fs::exists(Folder / fs::path(Helper).filename()))
      return false;
  return fs::exists(Folder / About.Program) &&
         askVersion(About, Folder / About.Program) == How.Version;
}

} // namespace

CheckerName installChecker(const CheckerName &Wanted, Progress &Show) {
  std::map<std::string, CheckerDescription> All = allDescriptions();
  auto Found = std::find_if(All.begin(), All.end(), [&](const auto &Entry) {
    return Entry.first == Wanted.Name || Entry.second.Program == Wanted.Name;
  });
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
  CheckerName Result{About.Name, How->Version, "", {}};
  fs::path Final = installFolder(About.Name, How->Version);
  if (isComplete(About, *How, Final)) {
    Show.note(About.Name + "@" + How->Version + " is already installed in " +
              Final.string());
    return Result;
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
  writeWrappers(About, *How, Staged, Staged);
  std::string Version = askVersion(About, Staged / About.Program);
  if (Version != How->Version)
    throw Error(About.Name + ": expected version " + How->Version + ", got " +
                (Version.empty() ? "none" : Version));
  writeWrappers(About, *How, Staged, Final);
  fs::remove_all(Final);
  fs::rename(Staged, Final);
  return Result;
}

} // namespace mcfuzz
