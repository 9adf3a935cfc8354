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

template <typename T>
std::vector<std::string> namesOf(const std::map<std::string, T> &All) {
  std::vector<std::string> Names;
  for (const auto &[Name, Value] : All)
    Names.push_back(Name);
  return Names;
}

/// "no KIND 'name'", with what there is.
void mustKnow(const CheckerDescription &About, const char *Kind,
              const std::map<std::string, OptionSet> &Known,
              const std::string &Name) {
  if (Known.count(Name))
    return;
  throw Error(About.Name + " has no " + Kind + " '" + Name + "' (known: " +
              (Known.empty() ? "none" : join(namesOf(Known), ", ")) + ")");
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
  for (std::string Place : About.Places) {
    if (const char *Home = std::getenv("HOME"); Home && Place.starts_with("~/"))
      Place = Home + Place.substr(1);
    if (auto There = findProgram(Place))
      Result.push_back(*There);
  }
  return Result;
}

} // namespace

CheckerName parseCheckerName(const std::string &Text) {
  CheckerName Result;
  // The name of a file may hold any character.
  size_t Json = Text.find(".json");
  size_t End = Text.find_first_of("@:+", Json == std::string::npos ? 0 : Json);
  Result.Name = Text.substr(0, End);
  bool Odd = Result.Name.empty();
  while (End != std::string::npos) {
    char Mark = Text[End];
    size_t Next = Text.find_first_of("@:+", End + 1);
    std::string Part = Text.substr(End + 1, Next - End - 1);
    Odd |= Part.empty();
    if (Mark == '@' && Result.Version.empty() && Result.Variant.empty() &&
        Result.Neutral.empty())
      Result.Version = Part;
    else if (Mark == ':' && Result.Variant.empty() && Result.Neutral.empty())
      Result.Variant = Part;
    else if (Mark == '+')
      Result.Neutral.push_back(Part);
    else
      Odd = true;
    End = Next;
  }
  if (Odd)
    throw Error("'" + Text + "' is no checker; write "
                "NAME[@VERSION][:VARIANT][+OPTION...]");
  return Result;
}

CheckerDescription describe(const CheckerName &Wanted) {
  CheckerDescription About;
  if (Wanted.Name.ends_with(".json")) {
    About = readDescription(Wanted.Name);
  } else {
    std::map<std::string, CheckerDescription> All = allDescriptions();
    auto Found = All.find(Wanted.Name);
    if (Found == All.end())
      throw Error("unknown checker '" + Wanted.Name +
                  "' (known: " + join(namesOf(All), ", ") + ")");
    About = Found->second;
  }
  if (!Wanted.Variant.empty())
    mustKnow(About, "variant", About.Variants, Wanted.Variant);
  for (const std::string &Name : Wanted.Neutral) {
    mustKnow(About, "option", About.Neutral, Name);
    const std::string &Only = About.Neutral.at(Name).Variant;
    if (!Only.empty() && !Wanted.Variant.empty() && Only != Wanted.Variant)
      throw Error(About.Name + ": the option '" + Name +
                  "' is only for the variant '" + Only + "'");
  }
  return About;
}

bool CheckerDescription::wantsProperty() const {
  return std::any_of(Arguments.begin(), Arguments.end(),
                     [](const std::string &Word) {
                       return Word.find(PropertyWord) != std::string::npos;
                     });
}

std::string Checker::label() const {
  std::string Text = About.Name + "@" + Version;
  if (!Variant.empty())
    Text += ":" + Variant;
  for (const std::string &Name : Neutral)
    Text += "+" + Name;
  return Text;
}

std::vector<const OptionSet *> Checker::chosen() const {
  std::vector<const OptionSet *> Sets;
  if (!Variant.empty())
    Sets.push_back(&About.Variants.at(Variant));
  for (const std::string &Name : Neutral)
    Sets.push_back(&About.Neutral.at(Name));
  return Sets;
}

bool Checker::mentions(std::string_view Word) const {
  for (const OptionSet *Set : chosen())
    for (const std::string &Option : Set->Add)
      if (contains(Option, Word))
        return true;
  return false;
}

bool Checker::wantsLoopNames() const { return mentions("{unwindset}"); }
bool Checker::wantsBounds() const {
  return wantsLoopNames() || mentions("{unwind}");
}

bool Checker::needsHelpers() const {
  std::vector<const OptionSet *> Sets = chosen();
  return std::any_of(Sets.begin(), Sets.end(),
                     [](const OptionSet *Set) { return !Set->Needs.empty(); });
}

bool Checker::isBounded() const {
  std::vector<const OptionSet *> Sets = chosen();
  return std::any_of(Sets.begin(), Sets.end(),
                     [](const OptionSet *Set) { return Set->Bounded; });
}

namespace {

void replaceWord(std::string &In, std::string_view What,
                 const std::string &By) {
  if (size_t At = In.find(What); At != std::string::npos)
    In.replace(At, What.size(), By);
}

/// So much that our own limits come first: many checkers count CPU time, and
/// they may use several cores.
std::string ownSeconds(const CheckerLimits &Limit) {
  return std::to_string(static_cast<uint64_t>(Limit.WallSeconds * 4) + 10);
}

} // namespace

std::vector<std::string> Checker::fill(const std::vector<std::string> &Words,
                                       const Invocation &Of) const {
  std::vector<std::string> Result;
  auto append = [&](const std::vector<std::string> &More) {
    std::vector<std::string> Filled = fill(More, Of);
    Result.insert(Result.end(), Filled.begin(), Filled.end());
  };
  for (std::string Word : Words) {
    if (Word == "{dataModel}") {
      append(About.DataModels.at(Of.Model));
    } else if (Word == "{limits}") {
      append(About.TimeLimit);
      append(About.MemoryLimit);
    } else if (Word == "{options}") {
      for (const SinceVersion &Option : About.Options)
        if (versionAtLeast(Version, Option.Since))
          append(Option.Items);
      for (const OptionSet *Set : chosen())
        append(Set->Add);
    } else if (Word == "{unwindset}" && Of.Unwind.Set.empty()) {
      if (!Result.empty())
        Result.pop_back(); // The option that it belongs to.
    } else {
      replaceWord(Word, "{task}", Of.TaskFile);
      replaceWord(Word, PropertyWord,
                  fs::path(Of.TaskFile).replace_filename(PropertyFile));
      replaceWord(Word, "{unwindset}", Of.Unwind.Set);
      replaceWord(Word, "{unwind}", std::to_string(Of.Unwind.Most));
      replaceWord(Word, "{seconds}", ownSeconds(Of.Limit));
      replaceWord(Word, "{megabytes}",
                  std::to_string(Of.Limit.MemoryBytes >> 20));
      Result.push_back(std::move(Word));
    }
  }
  return Result;
}

std::vector<std::string> Checker::argv(const Invocation &Of) const {
  std::vector<std::string> Words = fill(About.Arguments, Of);
  Words.insert(Words.begin(), Program.string());
  return Words;
}

std::vector<std::string> Checker::loopArgv(const Invocation &Of) const {
  std::vector<std::string> Words = fill(About.LoopArguments, Of);
  Words.insert(Words.begin(), Program.string());
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
  // In a label these characters separate.
  std::string Version = Groups[1].str();
  for (char &C : Version)
    if (std::string_view("@:+, \t").find(C) != std::string_view::npos)
      C = '-';
  return Version;
}

std::string missingHelper(const fs::path &Program, const OptionSet &Set) {
  for (const std::string &Helper : Set.Needs)
    if (!fs::exists(Program.parent_path() / Helper) &&
        !fs::exists("/usr/bin/" + Helper) && !fs::exists("/bin/" + Helper))
      return Helper;
  return {};
}

std::optional<Checker> findChecker(const CheckerName &Wanted) {
  CheckerDescription About = describe(Wanted);
  for (const fs::path &Program : candidates(About)) {
    std::string Version = askVersion(About, Program);
    if (Version.empty() ||
        (!Wanted.Version.empty() && Version != Wanted.Version))
      continue;
    Checker Found{About, Program, Version, Wanted.Variant, Wanted.Neutral};
    for (const std::string &Name : Wanted.Neutral)
      if (Found.Variant.empty())
        Found.Variant = About.Neutral.at(Name).Variant;
    if (Found.Variant.empty())
      Found.Variant = About.DefaultVariant;
    auto check = [&](const std::string &Kind, const std::string &Name,
                     const OptionSet &Set) {
      if (!versionAtLeast(Version, Set.Since))
        throw Error(About.Name + "@" + Version + " has no " + Kind.substr(1) +
                    " '" + Name + "', which came with " + Set.Since);
      if (std::string Helper = missingHelper(Program, Set); !Helper.empty())
        throw Error(About.Name + Kind[0] + Name + " needs the program " +
                    Helper + ", which is neither beside " + Program.string() +
                    " nor in /usr/bin" +
                    (About.Installs.empty() ? ""
                                            : "; `mcfuzz checkers install " +
                                                  About.Name + "` brings it"));
    };
    if (!Found.Variant.empty())
      check(":variant", Found.Variant, About.Variants.at(Found.Variant));
    for (const std::string &Name : Found.Neutral)
      check("+option", Name, About.Neutral.at(Name));
    return Found;
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
