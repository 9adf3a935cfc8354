//===- Results.cpp - what a campaign found, as files and as text ----------===//

#include "campaign/Results.h"

#include "core/Files.h"
#include "core/Json.h"
#include "core/Subprocess.h"
#include "core/Text.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>

namespace mcfuzz {
namespace {

constexpr size_t ShownRejections = 12;

/// A finding with everything around it.
struct Case {
  const SeedResult &From;
  const TaskResult &On;
  const Validation &By;
};

std::vector<Case> findingsOf(const std::vector<SeedResult> &Results) {
  std::vector<Case> Cases;
  for (const SeedResult &S : Results)
    for (const TaskResult &T : S.Tasks)
      for (const Validation &V : T.Checked)
        if (V.Found)
          Cases.push_back({S, T, V});
  return Cases;
}

fs::path findingFolder(const fs::path &Folder, size_t Index) {
  return Folder / "findings" / fmt::format("{:03}", Index + 1);
}

/// The command that shows the wrong answer again.
std::string reproduce(const Case &C, const fs::path &Folder) {
  std::vector<std::string> Argv = C.By.Ran.Argv;
  for (std::string &Word : Argv)
    for (const std::string &File :
         {C.On.What.Name + ".i", std::string(PropertyFile)})
      if (Word.ends_with(File))
        Word.insert(Word.size() - File.size(), Folder.string() + "/");
  return shellQuoted(Argv);
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

std::string caseText(const Case &C, size_t Index, const fs::path &Folder) {
  fs::path Own = findingFolder(Folder, Index);
  std::string Text = fmt::format(
      "{:03} {} {}: {} {}\n"
      "    seed       {}\n"
      "    expected   {}, strategy {}\n"
      "    said       {} ({})\n"
      "    reproduce  {}\n",
      Index + 1, C.By.Found->Confirmed ? "confirmed" : "doubtful ",
      toString(C.By.Found->Kind), C.By.Ran.Checker, meaning(C.By.Found->Kind),
      C.From.From.Path, toString(C.On.What.Verdict), C.On.What.Strategy,
      toString(C.By.Ran.Said), C.By.Ran.Detail, reproduce(C, Own));
  for (const std::string &Reason : C.By.Found->Reasons)
    Text += "    doubt      " + Reason + "\n";
  for (const std::string &Note : C.By.Found->Notes)
    Text += "    note       " + Note + "\n";
  return Text;
}

/// One row per checker: how often each verdict was right or wrong.
std::string verdictTable(const std::vector<SeedResult> &Results) {
  struct Row {
    std::array<size_t, 7> Said{};
    size_t Right = 0, Wrong = 0;
    double Seconds = 0;
  };
  std::map<std::string, Row> Rows;
  for (const SeedResult &S : Results)
    for (const TaskResult &T : S.Tasks)
      for (const Validation &V : T.Checked) {
        Row &R = Rows[V.Ran.Checker];
        ++R.Said[static_cast<size_t>(V.Ran.Said)];
        R.Seconds += V.Ran.WallSeconds;
        bool Wanted = T.What.Verdict == Expected::Safe
                          ? V.Ran.Said == Verdict::Safe
                          : V.Ran.Said == Verdict::Unsafe;
        R.Right += Wanted;
        R.Wrong += V.Found && V.Found->Confirmed;
      }
  size_t Width = 20;
  for (const auto &[Name, R] : Rows)
    Width = std::max(Width, Name.size() + 1);
  std::string Text =
      fmt::format("{:<{}}{:>7}{:>8}{:>9}{:>9}{:>8}{:>7}{:>10}{:>9}{:>8}\n",
                  "checker", Width, "right", "wrong*", "unknown", "timeout", "memory",
                  "crash", "rejected", "tasks", "time");
  for (const auto &[Name, R] : Rows) {
    size_t All = 0;
    for (size_t N : R.Said)
      All += N;
    auto said = [&R = R](Verdict V) { return R.Said[static_cast<size_t>(V)]; };
    Text += fmt::format(
        "{:<{}}{:>7}{:>8}{:>9}{:>9}{:>8}{:>7}{:>10}{:>9}{:>6.1f} s\n", Name,
        Width, R.Right, R.Wrong, said(Verdict::Unknown), said(Verdict::Timeout),
        said(Verdict::OutOfMemory), said(Verdict::Crash),
        said(Verdict::Rejected), All, R.Seconds);
  }
  return Text + "* confirmed findings, crashes included\n";
}

std::string rejectionText(const std::vector<SeedResult> &Results) {
  std::string Text;
  size_t Number = 0;
  for (const SeedResult &S : Results) {
    if (S.Accepted)
      continue;
    if (++Number <= ShownRejections)
      Text += fmt::format("  {}: {}\n", S.From.Name, S.Reason);
  }
  if (Number == 0)
    return {};
  if (Number > ShownRejections)
    Text += fmt::format("  ... and {} more, all in results.json\n",
                        Number - ShownRejections);
  return "\nseeds that are not used, and why:\n" + Text;
}

} // namespace

Totals totalsOf(const std::vector<SeedResult> &Results) {
  Totals Sum;
  for (const SeedResult &S : Results) {
    ++Sum.Seeds;
    Sum.Accepted += S.Accepted;
    Sum.Unreadable += S.Reason == NoSuchFile;
    Sum.EnvironmentErrors += S.Reason.rfind(EnvironmentProblem, 0) == 0;
    for (const TaskResult &T : S.Tasks) {
      ++Sum.Tasks;
      Sum.InternalErrors += !T.InternalError.empty();
      for (const Validation &V : T.Checked)
        if (V.Found)
          ++(V.Found->Confirmed ? Sum.Confirmed : Sum.Doubtful);
    }
  }
  return Sum;
}

void writeResults(const std::vector<SeedResult> &Results,
                  const fs::path &Folder) {
  fs::create_directories(Folder / "tasks");
  Json Document = Json::array();
  for (const SeedResult &S : Results) {
    Json Tasks = Json::array();
    for (const TaskResult &T : S.Tasks) {
      writeFile(Folder / "tasks" / (T.What.Name + ".i"), T.What.Code);
      Json Checked = Json::array();
      for (const Validation &V : T.Checked)
        Checked.push_back(validationJson(V));
      Tasks.push_back(
          {{"file", "tasks/" + T.What.Name + ".i"},
           {"strategy", T.What.Strategy},
           {"expected", toString(T.What.Verdict)},
           {"branch", T.What.BranchId ? Json(*T.What.BranchId) : Json(nullptr)},
           {"internalError",
            T.InternalError.empty() ? Json(nullptr) : Json(T.InternalError)},
           {"runs", Checked}});
    }
    Document.push_back({{"seed", S.From.Name},
                        {"path", S.From.Path},
                        {"accepted", S.Accepted},
                        {"reason", S.Accepted ? Json(nullptr) : Json(S.Reason)},
                        {"tasks", Tasks}});
  }
  writeFile(Folder / "results.json", dumpJson(Document));

  std::vector<Case> Cases = findingsOf(Results);
  for (size_t I = 0; I < Cases.size(); ++I) {
    fs::path Own = findingFolder(Folder, I);
    fs::create_directories(Own);
    writeFile(Own / (Cases[I].On.What.Name + ".i"), Cases[I].By.Code);
    writeFile(Own / "output.txt", Cases[I].By.Ran.Output);
    std::string Command = shellQuoted(Cases[I].By.Ran.Argv);
    if (contains(Command, PropertyFile))
      writeFile(Own / PropertyFile, PropertyText);
    writeFile(Own / "README.txt", caseText(Cases[I], I, Folder));
  }
}

std::string resultsText(const std::vector<SeedResult> &Results,
                        const fs::path &Folder) {
  Totals Sum = totalsOf(Results);
  std::string Text =
      fmt::format("{} {}, {} accepted as oracles, {} tasks\n\n", Sum.Seeds,
                  Sum.Seeds == 1 ? "seed" : "seeds", Sum.Accepted, Sum.Tasks);
  if (Sum.Tasks > 0)
    Text += verdictTable(Results);
  Text += rejectionText(Results);
  for (const SeedResult &S : Results)
    for (const TaskResult &T : S.Tasks)
      if (!T.InternalError.empty())
        Text += fmt::format("\nINTERNAL ERROR: {}: {}\n", T.What.Name,
                            T.InternalError);
  std::vector<Case> Cases = findingsOf(Results);
  if (!Cases.empty())
    Text += "\nfindings:\n";
  for (size_t I = 0; I < Cases.size(); ++I)
    Text += caseText(Cases[I], I, Folder);
  Text += fmt::format("\n{} confirmed, {} doubtful findings; details in {}\n",
                      Sum.Confirmed, Sum.Doubtful, Folder.string());
  return Text;
}

} // namespace mcfuzz
