//===- Checkers.cpp - checkers that are ready to run ----------------------===//

#include "validate/Checkers.h"

#include "core/Error.h"
#include "core/Files.h"
#include "core/Subprocess.h"
#include "core/Text.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Regex.h"

#include <algorithm>
#include <cstdlib>

namespace mcfuzz {
namespace {

std::vector<std::string>
namesOf(const std::map<std::string, CheckerDescription> &All) {
  std::vector<std::string> Names;
  for (const auto &[Name, About] : All)
    Names.push_back(Name);
  return Names;
}

CheckerDescription describe(const CheckerName &Wanted) {
  std::map<std::string, CheckerDescription> All = allDescriptions();
  auto Found = All.find(Wanted.Name);
  if (Found == All.end())
    throw Error("unknown checker '" + Wanted.Name +
                "' (known: " + join(namesOf(All), ", ") + ")");
  if (!Wanted.Variant.empty() &&
      !Found->second.Variants.count(Wanted.Variant)) {
    std::vector<std::string> Names;
    for (const auto &[Name, Arguments] : Found->second.Variants)
      Names.push_back(Name);
    throw Error(Wanted.Name + " has no variant '" + Wanted.Variant +
                "' (known: " + join(Names, ", ") + ")");
  }
  return Found->second;
}

const Installation *findInstallation(const CheckerDescription &About,
                                     const std::string &Version) {
  for (const Installation &I : About.Installs)
    if (I.Version == Version)
      return &I;
  return nullptr;
}

[[noreturn]] void unknownVersion(const CheckerDescription &About,
                                 const std::string &Version) {
  std::vector<std::string> Known;
  for (const Installation &I : About.Installs)
    Known.push_back(I.Version);
  throw Error(About.Name + " has no version '" + Version +
              "' to install (known: " +
              (Known.empty() ? "none" : join(Known, ", ")) + ")");
}

/// Places where the program may be, in order of preference.
std::vector<fs::path> candidates(const CheckerDescription &About) {
  std::vector<fs::path> Result;
  if (const char *Named = About.Variable.empty()
                              ? nullptr
                              : std::getenv(About.Variable.c_str());
      Named && *Named) {
    if (!findProgram(Named))
      throw Error(About.Variable + "=" + Named + ": no such program");
    Result.push_back(*findProgram(Named));
  }
  std::vector<Installation> Newest(About.Installs.rbegin(),
                                   About.Installs.rend());
  std::stable_sort(Newest.begin(), Newest.end(),
                   [&](const auto &A, const auto &) {
                     return A.Version == About.DefaultVersion;
                   });
  for (const Installation &I : Newest) {
    fs::path Wrapper = installFolder(About.Name, I.Version) / About.Program;
    if (fs::exists(Wrapper))
      Result.push_back(Wrapper);
  }
  if (auto InPath = findProgram(About.Program))
    Result.push_back(*InPath);
  return Result;
}

} // namespace

CheckerName parseCheckerName(const std::string &Text) {
  CheckerName Result;
  std::string Rest = Text;
  if (size_t Colon = Rest.find(':'); Colon != std::string::npos) {
    Result.Variant = Rest.substr(Colon + 1);
    Rest.resize(Colon);
  }
  if (size_t At = Rest.find('@'); At != std::string::npos) {
    Result.Version = Rest.substr(At + 1);
    Rest.resize(At);
  }
  Result.Name = Rest;
  if (Rest.empty())
    throw Error("'" + Text + "' is no checker; write NAME[@VERSION][:VARIANT]");
  return Result;
}

bool CheckerDescription::wantsProperty() const {
  return std::any_of(Arguments.begin(), Arguments.end(),
                     [](const std::string &Word) {
                       return Word.find(PropertyWord) != std::string::npos;
                     });
}

std::string Checker::label() const {
  return About.Name + "@" + Version + (Variant.empty() ? "" : ":" + Variant);
}

std::vector<std::string> Checker::argv(const std::string &TaskFile,
                                       DataModel Model) const {
  std::vector<std::string> Words = {Program.string()};
  auto append = [&](const std::vector<std::string> &More) {
    Words.insert(Words.end(), More.begin(), More.end());
  };
  for (const std::string &Word : About.Arguments) {
    if (Word == "{task}") {
      Words.push_back(TaskFile);
    } else if (Word == "{dataModel}") {
      append(About.DataModels.at(Model));
    } else if (Word == "{options}") {
      for (const SinceVersion &Option : About.Options)
        if (versionAtLeast(Version, Option.Since))
          append(Option.Items);
      if (!Variant.empty())
        append(About.Variants.at(Variant));
    } else if (size_t At = Word.find(PropertyWord); At != std::string::npos) {
      std::string File = fs::path(TaskFile).replace_filename(PropertyFile);
      Words.push_back(std::string(Word).replace(At, PropertyWord.size(), File));
    } else {
      Words.push_back(Word);
    }
  }
  return Words;
}

bool Checker::models(const std::string &Function) const {
  return std::any_of(About.Models.begin(), About.Models.end(),
                     [&](const SinceVersion &M) {
                       return versionAtLeast(Version, M.Since) &&
                              std::find(M.Items.begin(), M.Items.end(),
                                        Function) != M.Items.end();
                     });
}

fs::path installFolder(const std::string &Name, const std::string &Version) {
  return cacheDir() / "checkers" / (Name + "-" + Version);
}

std::string askVersion(const CheckerDescription &About,
                       const fs::path &Program) {
  Command What;
  What.Argv = {Program.string()};
  What.Argv.insert(What.Argv.end(), About.VersionArguments.begin(),
                   About.VersionArguments.end());
  What.Limit.WallSeconds = 30;
  Run Result = run(What);
  llvm::SmallVector<llvm::StringRef, 2> Groups;
  if (!Result.ok() ||
      !llvm::Regex(About.VersionPattern, llvm::Regex::Newline)
           .match(Result.Out, &Groups) ||
      Groups.size() < 2)
    return {};
  return Groups[1].str();
}

std::optional<Checker> findChecker(const CheckerName &Wanted) {
  CheckerDescription About = describe(Wanted);
  for (const fs::path &Program : candidates(About)) {
    std::string Version = askVersion(About, Program);
    if (Version.empty() ||
        (!Wanted.Version.empty() && Version != Wanted.Version))
      continue;
    return Checker{About, Program, Version,
                   Wanted.Variant.empty() ? About.DefaultVariant
                                          : Wanted.Variant};
  }
  if (!Wanted.Version.empty() && !findInstallation(About, Wanted.Version))
    unknownVersion(About, Wanted.Version);
  return std::nullopt;
}

Checker needChecker(const std::string &Text, Progress &Show) {
  CheckerName Wanted = parseCheckerName(Text);
  if (std::optional<Checker> Found = findChecker(Wanted))
    return *Found;
  if (Wanted.Version.empty())
    Wanted.Version = describe(Wanted).DefaultVersion;
  if (Wanted.Version.empty())
    throw Error(Wanted.Name + ": program not found, and mcfuzz cannot install "
                              "it; put it into PATH");
  installChecker(Wanted, Show);
  std::optional<Checker> Installed = findChecker(Wanted);
  if (!Installed)
    throw Error(Text + ": installed, but it does not run");
  return *Installed;
}

} // namespace mcfuzz
