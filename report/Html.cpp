//===- Html.cpp - a campaign as one page ----------------------------------===//
//
// Tiles, tables and drawings are plain HTML; the findings are data that a
// script of the page shows. A Content-Security-Policy names this one script by
// its hash and forbids everything else, so that nothing that a seed or a
// checker printed could run or fetch anything even if an escape were missing.
//
//===----------------------------------------------------------------------===//

#include "report/Html.h"

#include "core/Hash.h"
#include "core/Text.h"
#include "core/Xml.h"
#include "report/Plots.h"

#include "llvm/Support/Base64.h"

#include <fmt/format.h>

namespace mcfuzz {
namespace {

/// "sha256-..." as browsers want it.
std::string scriptHash(std::string_view Script) {
  std::string Hex = sha256(Script), Bytes;
  for (size_t I = 0; I < Hex.size(); I += 2)
    Bytes += static_cast<char>(std::stoi(Hex.substr(I, 2), nullptr, 16));
  return "sha256-" + llvm::encodeBase64(Bytes);
}

std::string duration(double Seconds) {
  auto Whole = static_cast<uint64_t>(Seconds + 0.5);
  if (Whole < 120)
    return fmt::format("{:.1f} s", Seconds);
  if (Whole < 7200)
    return fmt::format("{} min", Whole / 60);
  return fmt::format("{:.1f} h", Seconds / 3600);
}

void writeHead(const fs::path &Folder, std::ostream &Out) {
  Out << "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta "
         "charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\" "
         "content=\"default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src '"
      << scriptHash(HtmlScript)
      << "'\">\n<meta name=\"viewport\" content=\"width=device-width, "
         "initial-scale=1\">\n<link rel=\"icon\" href=\"data:,\">\n<title>mcfuzz: "
      << xmlEscaped(Folder.filename().string()) << "</title>\n<style>"
      << HtmlStyle << "</style>\n</head>\n<body>\n";
}

void writeTile(std::ostream &Out, const char *Class, const std::string &Number,
               const std::string &What) {
  Out << "<div class=\"tile " << Class << "\"><b>" << Number << "</b><span>"
      << What << "</span></div>\n";
}

void writeSummary(Store &From, const Totals &Sum, size_t Bugs,
                  std::ostream &Out) {
  std::string Begun = From.begunUtc(), End = From.lastEnd();
  Out << "<header>\n<h1>mcfuzz report</h1>\n<p class=\"dim path\">"
      << xmlEscaped(From.folder().string());
  if (!Begun.empty())
    Out << ", begun " << xmlEscaped(Begun);
  if (Sum.Pending > 0 || Sum.Derived < Sum.Seeds)
    Out << ", <b>not finished</b>: " << Sum.Pending << " runs and "
        << Sum.Seeds - Sum.Derived << " seeds to go";
  else if (!End.empty())
    Out << ", " << xmlEscaped(End);
  Out << "</p>\n</header>\n<main>\n<div class=\"tiles\">\n";
  double CheckerSeconds = 0;
  for (const CheckerTally &T : From.tallies())
    CheckerSeconds += T.WallSeconds;
  writeTile(Out, Sum.Confirmed ? "bad" : "", std::to_string(Sum.Confirmed),
            Sum.Confirmed == 1 ? "confirmed finding" : "confirmed findings");
  if (Bugs > 0)
    writeTile(Out, "bad", std::to_string(Bugs),
              Bugs == 1 ? "bug, probably" : "different bugs, probably");
  writeTile(Out, Sum.Doubtful ? "warn" : "", std::to_string(Sum.Doubtful),
            Sum.Doubtful == 1 ? "doubtful finding" : "doubtful findings");
  writeTile(Out, "", std::to_string(Sum.Tasks), "tasks");
  writeTile(Out, "", fmt::format("{}", Sum.Runs), "runs of checkers");
  writeTile(Out, "", std::to_string(Sum.Accepted),
            fmt::format("of {} seeds accepted as oracles", Sum.Derived));
  writeTile(Out, "", duration(Sum.ElapsedSeconds),
            "elapsed; checkers ran " + duration(CheckerSeconds));
  Out << "</div>\n";
}

void writeProblems(Store &From, std::ostream &Out) {
  constexpr size_t Shown = 30;
  std::vector<std::string> Problems = From.problems();
  if (Problems.empty())
    return;
  Out << "<h2>Problems</h2>\n<div class=\"card\"><ul class=\"doubts\">\n";
  for (size_t I = 0; I < Problems.size() && I < Shown; ++I)
    Out << "<li>" << xmlEscaped(oneLine(Problems[I], 400)) << "</li>\n";
  if (Problems.size() > Shown)
    Out << "<li>... and " << Problems.size() - Shown << " more</li>\n";
  Out << "</ul></div>\n";
}

void writeCheckers(Store &From, std::ostream &Out) {
  std::vector<CheckerTally> Tallies = From.tallies();
  Out << "<h2 id=\"checkers\">Checkers</h2>\n<div class=\"card\">\n";
  if (Tallies.empty()) {
    Out << "<p class=\"dim\">No checker has answered yet.</p>\n</div>\n";
    return;
  }
  Out << "<table>\n<tr><th>checker</th>";
  for (const char *Name :
       {"tasks", "right", "confirmed", "doubtful", "unknown", "timeout",
        "memory", "crash", "rejected", "time"})
    Out << "<th class=\"n\">" << Name << "</th>";
  Out << "</tr>\n";
  for (const CheckerTally &T : Tallies) {
    Out << "<tr><td class=\"name\">" << xmlEscaped(T.Label) << "</td>";
    for (size_t Number :
         {T.Tasks, T.Right, T.Confirmed, T.Doubtful, T.said(Verdict::Unknown),
          T.said(Verdict::Timeout), T.said(Verdict::OutOfMemory),
          T.said(Verdict::Crash), T.said(Verdict::Rejected)})
      Out << "<td class=\"n" << (Number ? "" : " dim") << "\">" << Number
          << "</td>";
    Out << "<td class=\"n\">" << duration(T.WallSeconds) << "</td></tr>\n";
  }
  Out << "</table>\n</div>\n";
}

void writeFindingsTable(const Totals &Sum, std::ostream &Out) {
  Out << "<h2 id=\"findings\">Findings</h2>\n<div class=\"card\">\n";
  if (Sum.Confirmed + Sum.Doubtful == 0) {
    Out << "<p class=\"dim\">"
        << (Sum.Runs > 0
                ? "No answer contradicts what executing the programs shows."
            : Sum.Seeds > 0 && Sum.Derived == Sum.Seeds && Sum.Accepted == 0
                ? "No seed was accepted as an oracle, so no checker was asked."
                : "Nothing has been given to a checker yet.")
        << "</p>\n</div>\n";
    return;
  }
  Out << "<noscript><p>The list needs the script of this page; without one, "
         "<code>mcfuzz findings</code> prints it.</p></noscript>\n"
         "<div class=\"filters\">\n<input id=\"f-q\" type=\"search\" "
         "placeholder=\"words in seed, checker, output, id\" "
         "aria-label=\"words to look for\">\n";
  for (const char *Name : {"kind", "checker"})
    Out << "<select id=\"f-" << Name << "\" aria-label=\"" << Name
        << "\"><option value=\"\">any " << Name << "</option></select>\n";
  Out << "<select id=\"f-sure\" aria-label=\"certainty\"><option "
         "value=\"\">confirmed and doubtful</option><option "
         "value=\"confirmed\">confirmed</option><option "
         "value=\"doubtful\">doubtful</option></select>\n<span id=\"number\" "
         "class=\"dim\" role=\"status\"></span>\n</div>\n"
         "<table id=\"list\">\n<thead><tr>";
  struct Column {
    const char *Name, *Title;
  };
  for (Column C : {Column{"id", "finding"}, {"sure", "certainty"},
                   {"kind", "kind"}, {"bug", "bug"}, {"checker", "checker"}, {"seed", "seed"},
                   {"strategy", "strategy"}, {"expected", "expected"},
                   {"said", "said"}, {"seconds", "seconds"},
                   {"detail", "output"}})
    Out << "<th data-column=\"" << C.Name
        << "\" aria-sort=\"none\"><button type=\"button\">" << C.Title
        << "</button></th>";
  Out << "</tr></thead>\n<tbody id=\"findings-body\"></tbody>\n</table>\n"
         "<button id=\"more\" type=\"button\" hidden></button>\n</div>\n";
}

void writePlot(std::ostream &Out, const std::string &Title,
               const std::string &About, const std::string &Plot) {
  if (Plot.empty())
    return;
  Out << "<div class=\"card\">\n<h3>" << xmlEscaped(Title)
      << "</h3>\n<p class=\"dim\">" << xmlEscaped(About) << "</p>\n"
      << Plot << "</div>\n";
}

void writePlots(const Digest &Of, std::ostream &Out) {
  Out << "<h2 id=\"plots\">Figures</h2>\n<div class=\"plots\">\n";
  if (Of.Checkers.empty() && Of.Rejections.empty())
    Out << "<div class=\"card\"><p class=\"dim\">There is nothing to draw "
           "yet.</p></div>\n";
  writePlot(Out, "Verdicts", "Answers of each checker to the tasks of each "
                             "strategy.",
            verdictPlot(Of));
  writePlot(Out, "Tasks solved over time",
            "The n-th fastest right answer of each checker; further to the "
            "right and lower is better. Logarithmic.",
            cactusPlot(Of));
  writePlot(Out, "Two checkers, task by task",
            "Seconds on the same task; below the diagonal the second one is "
            "faster. Logarithmic.",
            scatterPlot(Of));
  writePlot(Out, "Findings over time",
            "A campaign that still climbs at its end is worth going on with.",
            findingsPlot(Of));
  writePlot(Out, "Findings by kind",
            "Confirmed findings of each kind, by checker.", kindPlot(Of));
  writePlot(Out, "Findings by category",
            std::string("Confirmed findings of each category of the MCFuzz "
                        "paper, by checker.") +
                (Of.ByCategory.contains("")
                     ? " mcfuzz explain --all finds out those that are missing."
                     : ""),
            categoryPlot(Of));
  writePlot(Out, "Overlap of strategies",
            "Seeds with a confirmed finding of er, ecr and fcr.",
            overlapPlot(Of));
  writePlot(Out, "Rejected seeds",
            "By the rule that rejected them; these gave no tasks.",
            rejectionPlot(Of));
  Out << "</div>\n";
}

} // namespace

void writeHtml(Store &From, const std::string &Version, std::ostream &Out) {
  Totals Sum = From.totals();
  Overview Known = overviewOf(From);
  writeHead(From.folder(), Out);
  writeSummary(From, Sum, Known.Groups.size(), Out);
  writeProblems(From, Out);
  writeCheckers(From, Out);
  writeFindingsTable(Sum, Out);
  Digest All = digest(From, Known);
  writePlots(All, Out);
  Out << "<footer>Written by mcfuzz " << xmlEscaped(Version)
      << ". An answer counts as right or wrong by what executing the task "
         "shows.</footer>\n</main>\n";
  writeFindingData(From, All.Answers, Known, Out);
  Out << "<script>" << HtmlScript << "</script>\n</body>\n</html>\n";
}

} // namespace mcfuzz
