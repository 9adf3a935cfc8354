//===- HtmlFindings.cpp - the findings' data inside the page --------------===//
//
// The page holds its findings as JSON and makes elements only of what is shown.
// Three script elements: the rows of the table, which are read at once, and
// what a finding shows when it is opened, which is read then.
//
//===----------------------------------------------------------------------===//

#include "campaign/FindingFiles.h"
#include "campaign/MarginCounts.h"
#include "core/Subprocess.h"
#include "core/Text.h"
#include "core/Utf8.h"
#include "report/Html.h"
#include "validate/Judge.h"

#include <map>

namespace mcfuzz {
namespace {

constexpr size_t ShownOutput = 8 << 10, ShownCode = 64 << 10,
                 ShownProgram = 256 << 10;
/// Tasks and outputs of all findings together, and likewise their programs; a
/// page of hundreds of megabytes helps nobody. What comes later is named and
/// left out.
constexpr size_t Budget = 20 << 20, ProgramBudget = 12 << 20;

/// Writes `{"key": value, ...}` piece by piece.
class ObjectWriter {
public:
  ObjectWriter(std::ostream &Out, const char *Id) : Out(Out) {
    Out << "<script type=\"application/json\" id=\"" << Id << "\">{";
  }
  void add(const std::string &Key, const Json &Value) {
    Out << (First ? "\n" : ",\n") << jsonForHtml(Key) << ":"
        << jsonForHtml(Value);
    First = false;
  }
  void end() { Out << "\n}</script>\n"; }

private:
  std::ostream &Out;
  bool First = true;
};

/// "3: memory model" for each confirmed finding; the number is that of its
/// group.
std::map<std::string, std::string> bugsOf(const Overview &All) {
  std::map<std::string, std::string> Result;
  for (size_t G = 0; G < All.Groups.size(); ++G)
    for (size_t I : All.Groups[G].Members) {
      const Case &C = All.Cases[I];
      Result[C.Id] = std::to_string(G + 1) +
                     (C.Category.empty() ? "" : ": " + C.Category);
    }
  return Result;
}

/// What explain and reduce have found out; null if nothing.
Json insightJson(Store &From, const FindingRecord &F, const Overview &All,
                 size_t &Written) {
  Insight Known = insightOf(From, F.Id);
  Json Together = Json::array();
  for (const Group &G : All.Groups)
    for (size_t I : G.Members)
      if (All.Cases[I].Id == F.Id && G.Members.size() > 1)
        for (const std::string &Evidence : G.Evidence)
          Together.push_back(oneLine(Evidence, 300));
  if (!Known.Why && !Known.What && !Known.Small && Together.empty())
    return nullptr;
  Json Result = {{"together", Together}};
  if (Known.Why) {
    Json Lines = Json::object();
    for (const Disagreement &D : Known.Why->Branches) {
      std::string Belief = std::string(toString(D.Where.Kind)) + " " + D.Believed;
      Json &Line = Lines[std::to_string(D.Where.Line)];
      Line = Line.is_null() ? Belief : Line.get<std::string>() + ", " + Belief;
    }
    Result["summary"] = Known.Why->Summary;
    Result["check"] = cutText(Known.Why->Check, ShownOutput);
    Result["lines"] = Lines;
  }
  if (Known.What)
    Result["category"] =
        std::string(toString(Known.What->Kind)) + " (" + Known.What->Reason + ")";
  if (Known.Small) {
    Result["reduced"] = cutText(Known.Small->Code, ShownCode);
    Written += std::min(Known.Small->Code.size(), ShownCode);
    Result["reducedLines"] = Known.Small->Lines;
    Result["linesBefore"] = Known.Small->LinesBefore;
  }
  return Result;
}

Json rowJson(const FindingRecord &F, const std::string &Bug) {
  return {{"id", F.Id},
          {"sure", F.What.Confirmed ? "confirmed" : "doubtful"},
          {"kind", direction(F.What.Kind)},
          {"bug", Bug},
          {"checker", F.Ran.Checker},
          {"seed", F.On.SeedName},
          {"strategy", F.On.Strategy},
          {"expected", toString(F.On.Verdict)},
          {"said", toString(F.Ran.Said)},
          {"detail", oneLine(F.Ran.Detail, 160)},
          {"seconds", F.Ran.WallSeconds}};
}

/// The line of the branch that the task is about.
Json branchLine(Store &From, const FindingRecord &F) {
  if (!F.On.BranchId)
    return nullptr;
  Json Profile = From.seedProfile(F.On.SeedName);
  if (Profile.is_object())
    for (const Json &B : Profile.value("branches", Json::array()))
      if (B.value("id", 0u) == *F.On.BranchId)
        return B.value("line", 0u);
  return nullptr;
}

Json detailJson(Store &From, const FindingRecord &F,
                const std::vector<OtherAnswer> &Answers, const Overview &All,
                size_t &Written) {
  Json Others = Json::array();
  for (const OtherAnswer &A : Answers)
    if (A.Checker != F.Ran.Checker)
      Others.push_back({A.Checker, toString(A.Said)});
  std::string Folder = From.folder().string();
  Json Commands = Json::array();
  Commands.push_back({"the checker alone", reproduceCommand(F, Folder)});
  Commands.push_back({"again, judged by mcfuzz",
                      "mcfuzz findings replay " + F.Id + " --in " +
                          shellQuoted({Folder})});
  Commands.push_back({"everything about it, and its files",
                      "mcfuzz findings show " + F.Id + " --in " +
                          shellQuoted({Folder})});
  Json Result = {{"task", F.On.Name},
                 {"path", F.SeedPath},
                 {"dataModel", toString(F.On.Model)},
                 {"line", branchLine(From, F)},
                 {"version", F.Ran.Version},
                 {"detail", F.Ran.Detail},
                 {"reasons", F.What.Reasons},
                 {"notes", F.What.Notes},
                 {"cpuSeconds", F.Ran.CpuSeconds},
                 {"limitSeconds", F.LimitSeconds},
                 {"memoryMiB", F.Ran.PeakMemoryBytes >> 20},
                 {"atSeconds", F.AtSeconds},
                 {"others", Others},
                 {"commands", Commands},
                 {"insight", insightJson(From, F, All, Written)}};
  if (!Result["insight"].contains("summary"))
    Result["explain"] = {"not explained yet; this finds it out",
                         "mcfuzz explain " +
                             (F.What.Confirmed ? "--all" : F.Id) + " --in " +
                             shellQuoted({Folder})};
  if (Written >= Budget) {
    Result["code"] = Result["output"] = nullptr;
    return Result;
  }
  Result["code"] = cutText(F.Code, ShownCode);
  Result["output"] = cutText(F.Ran.Output, ShownOutput);
  Written += std::min(F.Code.size(), ShownCode) +
             std::min(F.Ran.Output.size(), ShownOutput);
  return Result;
}

/// Otherwise is the text if the seed is known only by its task.
Json programJson(Store &From, const std::string &SeedName,
                 const std::string &Otherwise, size_t &Written) {
  Json Profile = From.seedProfile(SeedName);
  std::string Text = From.seedText(SeedName);
  if (Text.empty())
    Text = Otherwise;
  bool IsOmitted = Written >= ProgramBudget;
  if (IsOmitted)
    Text.clear();
  Written += std::min(Text.size(), ShownProgram);
  Json Counts = Json::object(), Rules = Json::array(), Labels = Json::array();
  for (const auto &[Line, Text] : countsByLine(Profile))
    Counts[std::to_string(Line)] = Text;
  if (Profile.is_object()) {
    for (const Json &R : Profile.value("rules", Json::array()))
      Rules.push_back({R.value("name", ""), R.value("result", ""),
                       R.value("detail", "")});
    for (const Json &L : Profile.value("labels", Json::array()))
      Labels.push_back({L.value("name", ""), L.value("doubtful", false),
                        L.value("detail", "")});
  }
  return {{"text", cutText(Text, ShownProgram)},
          {"omitted", IsOmitted},
          {"counts", Counts},
          {"rules", Rules},
          {"labels", Labels}};
}

} // namespace

std::string jsonForHtml(const Json &Value) {
  // A '<' in JSON is always inside a string. Without it nothing can end the
  // element or begin a comment in it.
  std::string Text =
      Value.dump(-1, ' ', false, Json::error_handler_t::replace);
  std::string Result;
  Result.reserve(Text.size());
  for (char C : Text)
    if (C == '<')
      Result += "\\u003c";
    else
      Result += C;
  return Result;
}

void writeFindingData(Store &From, AnswersByTask &Answers,
                      const Overview &Known, std::ostream &Out) {
  std::map<std::string, std::string> Seeds; // With the text of the task.
  std::map<std::string, std::string> Bugs = bugsOf(Known);
  Out << "<script type=\"application/json\" id=\"rows\">[";
  const char *Separator = "\n";
  From.eachFinding([&](const FindingRecord &F) {
    Out << Separator << jsonForHtml(rowJson(F, Bugs[F.Id]));
    Separator = ",\n";
    if (Seeds.try_emplace(F.On.SeedName).second &&
        From.seedText(F.On.SeedName).empty())
      Seeds[F.On.SeedName] = F.On.Code;
  });
  Out << "\n]</script>\n";

  size_t Written = 0;
  ObjectWriter Details(Out, "details");
  From.eachFinding([&](const FindingRecord &F) {
    Details.add(F.Id, detailJson(From, F, Answers[F.On.Name], Known, Written));
  });
  Details.end();

  Written = 0;
  ObjectWriter Programs(Out, "programs");
  for (const auto &[Name, Code] : Seeds)
    Programs.add(Name, programJson(From, Name, Code, Written));
  Programs.end();
}

} // namespace mcfuzz
