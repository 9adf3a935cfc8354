//===- AptRoot.cpp - packages of another Debian release -------------------===//

#include "core/AptRoot.h"

#include "core/Error.h"
#include "core/Files.h"
#include "core/Progress.h"
#include "core/Subprocess.h"
#include "core/Text.h"

#include <algorithm>
#include <future>
#include <map>
#include <sstream>
#include <unistd.h>

namespace mcfuzz {
namespace {

struct SourceEntry {
  std::string Uri, SignedBy;
  std::vector<std::string> Suites;
};

std::vector<std::string> words(const std::string &Line) {
  std::istringstream In(Line);
  std::vector<std::string> Result;
  for (std::string Word; In >> Word;)
    Result.push_back(Word);
  return Result;
}

/// `deb [signed-by=KEY] URI SUITE COMPONENT...`
void readOneLineStyle(const std::string &Text, std::vector<SourceEntry> &Into) {
  for (const std::string &Line : split(Text, '\n')) {
    std::vector<std::string> Fields = words(Line.substr(0, Line.find('#')));
    if (Fields.empty() || Fields[0] != "deb")
      continue;
    SourceEntry Entry;
    size_t Next = 1;
    if (Next < Fields.size() && Fields[Next][0] == '[') {
      for (bool Last = false; !Last && Next < Fields.size(); ++Next) {
        std::string Option = Fields[Next];
        Last = Option.back() == ']';
        Option.erase(
            std::remove_if(Option.begin(), Option.end(),
                           [](char C) { return C == '[' || C == ']'; }),
            Option.end());
        if (Option.rfind("signed-by=", 0) == 0)
          Entry.SignedBy = Option.substr(10);
      }
    }
    if (Next + 1 >= Fields.size())
      continue;
    Entry.Uri = Fields[Next];
    Entry.Suites = {Fields[Next + 1]};
    Into.push_back(Entry);
  }
}

/// Stanzas of `Key: value` lines, one or more blank lines between them.
void readStanzas(const std::string &Text, std::vector<SourceEntry> &Into) {
  std::map<std::string, std::string> Stanza;
  auto flush = [&] {
    if (contains(Stanza["Types"], "deb") && Stanza["Enabled"] != "no")
      for (const std::string &Uri : words(Stanza["URIs"]))
        Into.push_back({Uri, Stanza["Signed-By"], words(Stanza["Suites"])});
    Stanza.clear();
  };
  for (const std::string &Line : split(Text, '\n')) {
    if (words(Line).empty())
      flush();
    size_t Colon = Line.find(':');
    if (Line.empty() || Line[0] == '#' || Colon == std::string::npos)
      continue;
    std::vector<std::string> Value = words(Line.substr(Colon + 1));
    Stanza[Line.substr(0, Colon)] = join(Value, " ");
  }
  flush();
}

std::string ownCodename() {
  for (const std::string &Line : split(readFile("/etc/os-release"), '\n'))
    if (Line.rfind("VERSION_CODENAME=", 0) == 0)
      return Line.substr(17);
  return {};
}

/// Runs a step in the background so that the user sees that time passes.
Run runShown(const Command &What, const std::string &Doing, Progress &Show) {
  auto Result = std::async(std::launch::async, [&] { return run(What); });
  auto Start = std::chrono::steady_clock::now();
  while (Result.wait_for(std::chrono::milliseconds(200)) !=
         std::future_status::ready) {
    auto Seconds = std::chrono::duration_cast<std::chrono::seconds>(
        std::chrono::steady_clock::now() - Start);
    Show.update(Doing + " ... " + std::to_string(Seconds.count()) + " s");
  }
  return Result.get();
}

void mustWork(const Run &Result, const std::string &Doing) {
  if (Result.ok())
    return;
  std::string Why;
  for (const std::string &Line : split(Result.Err, '\n'))
    if (Why.empty() && Line.rfind("E: ", 0) == 0)
      Why = Line.substr(3);
  throw Error(Doing + " failed: " +
              (Why.empty() ? firstError(Result.Err, describeEnd(Result))
                           : oneLine(Why)));
}

} // namespace

std::string debianSource(const std::string &Suite, const fs::path &EtcApt) {
  std::vector<SourceEntry> Entries;
  auto readAll = [&](const fs::path &File) {
    if (File.extension() == ".sources")
      readStanzas(readFile(File), Entries);
    else if (File.extension() == ".list")
      readOneLineStyle(readFile(File), Entries);
  };
  if (fs::exists(EtcApt / "sources.list"))
    readAll(EtcApt / "sources.list");
  if (fs::exists(EtcApt / "sources.list.d")) {
    std::vector<fs::path> Files;
    for (const auto &File : fs::directory_iterator(EtcApt / "sources.list.d"))
      Files.push_back(File.path());
    std::sort(Files.begin(), Files.end());
    for (const fs::path &File : Files)
      readAll(File);
  }
  std::string Own = ownCodename();
  for (const SourceEntry &Entry : Entries)
    if (std::find(Entry.Suites.begin(), Entry.Suites.end(), Own) !=
        Entry.Suites.end())
      return "deb " +
             (Entry.SignedBy.empty() ? ""
                                     : "[signed-by=" + Entry.SignedBy + "] ") +
             Entry.Uri + " " + Suite + " main";
  throw Error(
      EtcApt.string() + ": no source entry for this machine's release (" +
      (Own.empty() ? "unknown" : Own) +
      "); mcfuzz takes packages from the Debian archive that apt knows");
}

void unpackPackages(const std::string &Source,
                    const std::vector<std::string> &Packages,
                    const fs::path &Work, const fs::path &Root,
                    Progress &Show) {
  for (const char *Dir :
       {"state/lists/partial", "cache/archives/partial", "etc/empty", "debs"})
    fs::create_directories(Work / Dir);
  writeFile(Work / "etc/sources.list", Source + "\n");
  writeFile(Work / "state/status", "");

  auto option = [](const std::string &Key, const fs::path &Value) {
    return Key + "=" + Value.string();
  };
  std::vector<std::string> Apt = {
      "apt-get", "-q",
      "-o",      option("Dir::State", Work / "state"),
      "-o",      option("Dir::State::status", Work / "state/status"),
      "-o",      option("Dir::Cache", Work / "cache"),
      "-o",      option("Dir::Etc::sourcelist", Work / "etc/sources.list"),
      "-o",      option("Dir::Etc::sourceparts", Work / "etc/empty"),
      "-o",      option("Dir::Etc::preferences", "/dev/null"),
      "-o",      option("Dir::Etc::preferencesparts", Work / "etc/empty"),
      "-o",      "Acquire::Languages=none",
      "-o",      "Acquire::IndexTargets::deb::DEP-11::DefaultEnabled=false",
      "-o",      "Acquire::Check-Valid-Until=false",
      "-o",      "APT::Update::Error-Mode=any"};
  if (::geteuid() == 0) // The download user may not enter the work folder.
    Apt.insert(Apt.end(), {"-o", "APT::Sandbox::User=root"});

  auto apt = [&](const std::vector<std::string> &Words) {
    Command What;
    What.Argv = Apt;
    What.Argv.insert(What.Argv.end(), Words.begin(), Words.end());
    What.Dir = Work / "debs";
    What.Limit.WallSeconds = 1800;
    What.Limit.OutputBytes = 16 << 20;
    return What;
  };
  mustWork(runShown(apt({"update"}), "reading the package lists", Show),
           "reading the package lists");
  std::vector<std::string> Download = {"download"};
  Download.insert(Download.end(), Packages.begin(), Packages.end());
  mustWork(runShown(apt(Download), "downloading " + Packages[0], Show),
           "downloading " + Packages[0]);

  fs::create_directories(Root);
  size_t Unpacked = 0;
  for (const auto &Deb : fs::directory_iterator(Work / "debs")) {
    Command What;
    What.Argv = {"dpkg-deb", "-x", Deb.path().string(), Root.string()};
    What.Limit.WallSeconds = 600;
    std::string Doing = "unpacking " + Deb.path().filename().string();
    mustWork(runShown(What, Doing, Show), Doing);
    ++Unpacked;
  }
  if (Unpacked != Packages.size())
    throw Error("downloading " + Packages[0] + " failed: got " +
                std::to_string(Unpacked) + " of " +
                std::to_string(Packages.size()) + " packages");
}

} // namespace mcfuzz
