//===- Csv.cpp - a row for each answer ------------------------------------===//
//
// As RFC 4180 has it: a header, CRLF at the end of each row, and quotes around
// fields that need them.
//
//===----------------------------------------------------------------------===//

#include "core/Text.h"
#include "core/Utf8.h"
#include "core/Subprocess.h"
#include "report/Formats.h"
#include "validate/Judge.h"

#include <fmt/format.h>

namespace mcfuzz {
namespace {

std::string field(std::string_view Text) {
  std::string Clean = validUtf8(Text);
  if (Clean.find_first_of(",\"\r\n") == std::string::npos)
    return Clean;
  std::string Quoted = "\"";
  for (char C : Clean) {
    if (C == '"')
      Quoted += '"';
    Quoted += C;
  }
  return Quoted + "\"";
}

void writeRow(std::ostream &Out, const std::vector<std::string> &Fields) {
  const char *Separator = "";
  for (const std::string &Text : Fields) {
    Out << Separator << field(Text);
    Separator = ",";
  }
  Out << "\r\n";
}

} // namespace

size_t writeCsv(Store &From, const ExportContext &, std::ostream &Out) {
  writeRow(Out, {"task", "seed", "strategy", "branch", "expected", "data_model",
                 "task_sha256", "checker", "version", "verdict", "right",
                 "finding", "kind", "direction", "confirmed", "reasons",
                 "detail", "wall_seconds", "cpu_seconds", "peak_memory_bytes",
                 "time_limit_seconds", "command"});
  size_t Number = 0;
  From.eachSeed([&](const Store::SeedRow &S) {
    From.eachTask(S.Id, [&](const Store::TaskRow &T) {
      From.eachAnswer(T.Id, [&](const Store::AnswerRow &A) {
        bool Right = toString(A.Ran.Said) == toString(T.What.Verdict);
        bool Decided = Right || A.Ran.Said == Verdict::Safe ||
                       A.Ran.Said == Verdict::Unsafe;
        auto text = [](std::string_view View) { return std::string(View); };
        writeRow(Out,
                 {T.What.Name, T.What.SeedName, T.What.Strategy,
                  T.What.BranchId ? std::to_string(*T.What.BranchId) : "",
                  text(toString(T.What.Verdict)), text(toString(T.What.Model)),
                  T.Hash, A.Ran.Checker, A.Ran.Version,
                  text(toString(A.Ran.Said)),
                  !Decided ? "" : Right ? "true" : "false",
                  A.FindingId, A.Found ? text(toString(A.Found->Kind)) : "",
                  A.Found ? text(direction(A.Found->Kind)) : "",
                  !A.Found ? "" : A.Found->Confirmed ? "true" : "false",
                  A.Found ? join(A.Found->Reasons, "; ") : "", A.Ran.Detail,
                  fmt::format("{:.3f}", A.Ran.WallSeconds),
                  fmt::format("{:.3f}", A.Ran.CpuSeconds),
                  std::to_string(A.Ran.PeakMemoryBytes),
                  fmt::format("{}", A.LimitSeconds), shellQuoted(A.Ran.Argv)});
        ++Number;
      });
    });
  });
  return Number;
}

} // namespace mcfuzz
