//===- FindingFiles.cpp - a finding as text and as files ------------------===//

#include "campaign/FindingFiles.h"

#include "core/Subprocess.h"
#include "core/Text.h"
#include "validate/CheckerDescription.h"
#include "validate/Judge.h"

#include <fmt/format.h>

namespace mcfuzz {
namespace {

fs::path ownFolder(const FindingRecord &Of, const fs::path &Folder) {
  return Folder / "findings" / Of.Id;
}

std::string meaning(FindingKind Kind) {
  std::string Word(direction(Kind));
  switch (Kind) {
  case FindingKind::FalseAlarm:
    return "says unsafe, but the error cannot be reached (" + Word + ")";
  case FindingKind::Missed:
    return "says safe, but executing the program reaches the error (" + Word +
           ")";
  case FindingKind::Crash:
    return "crashes";
  }
  return "?";
}

} // namespace

std::string reproduceCommand(const FindingRecord &Of, const fs::path &Folder) {
  std::vector<std::string> Argv = Of.Ran.Argv;
  for (std::string &Word : Argv)
    for (const std::string &File :
         {Of.On.Name + ".i", std::string(PropertyFile)})
      if (Word.ends_with(File))
        Word.insert(Word.size() - File.size(),
                    ownFolder(Of, Folder).string() + "/");
  return shellQuoted(Argv);
}

std::string findingText(const FindingRecord &Of, const fs::path &Folder) {
  std::string Text = fmt::format(
      "{} {} {}: {} {}\n"
      "    seed       {}\n"
      "    expected   {}, strategy {}\n"
      "    said       {} ({})\n"
      "    reproduce  {}\n",
      Of.Id, Of.What.Confirmed ? "confirmed" : "doubtful ",
      toString(Of.What.Kind), Of.Ran.Checker, meaning(Of.What.Kind),
      Of.SeedPath, toString(Of.On.Verdict), Of.On.Strategy,
      toString(Of.Ran.Said), Of.Ran.Detail, reproduceCommand(Of, Folder));
  for (const std::string &Reason : Of.What.Reasons)
    Text += "    doubt      " + Reason + "\n";
  for (const std::string &Note : Of.What.Notes)
    Text += "    note       " + Note + "\n";
  return Text;
}

void writeFinding(const FindingRecord &Of, const fs::path &Folder) {
  fs::path Own = ownFolder(Of, Folder);
  if (fs::exists(Own / "README.txt"))
    return; // Written last, so the rest is there.
  fs::remove_all(Own); // What was left if somebody killed us here.
  fs::create_directories(Own);
  writeFile(Own / (Of.On.Name + ".i"), Of.Code);
  writeFile(Own / "output.txt", Of.Ran.Output);
  if (contains(shellQuoted(Of.Ran.Argv), PropertyFile))
    writeFile(Own / PropertyFile, PropertyText);
  writeFile(Own / "README.txt", findingText(Of, Folder));
}

Json findingJson(const FindingRecord &Of, const fs::path &Folder) {
  Validation V{Of.Ran, Of.Code, Of.What};
  Json Result = {{"id", Of.Id},
                 {"task", Of.On.Name},
                 {"seed", Of.On.SeedName},
                 {"seedPath", Of.SeedPath},
                 {"strategy", Of.On.Strategy},
                 {"branch", Of.On.BranchId ? Json(*Of.On.BranchId) : Json()},
                 {"expected", toString(Of.On.Verdict)},
                 {"dataModel", toString(Of.On.Model)},
                 {"atSeconds", Of.AtSeconds},
                 {"timeLimitSeconds", Of.LimitSeconds}};
  Result.update(validationJson(V));
  Result["reproduce"] = reproduceCommand(Of, Folder);
  return Result;
}

} // namespace mcfuzz
