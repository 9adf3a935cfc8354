//===- Junit.cpp - a test case for each task and checker ------------------===//
//
// A case asks: does the checker avoid a wrong answer? So a confirmed finding is
// a failure, a doubtful one is skipped, and an answer that decides nothing (a
// time-out, say) passes, with a note in its output.
//
//===----------------------------------------------------------------------===//

#include "core/Text.h"
#include "core/Xml.h"
#include "report/Formats.h"
#include "validate/Judge.h"

#include <fmt/format.h>

#include <map>

namespace mcfuzz {
namespace {

void writeCase(const Task &On, const Store::AnswerRow &A, std::ostream &Out) {
  Out << fmt::format("    <testcase classname=\"{}\" name=\"{}\" "
                     "time=\"{:.3f}\"",
                     xmlEscaped(A.Ran.Checker), xmlEscaped(On.Name),
                     A.Ran.WallSeconds);
  std::string What =
      fmt::format("expected {}, said {}", toString(On.Verdict),
                  toString(A.Ran.Said));
  if (A.Found && A.Found->Confirmed)
    Out << fmt::format(
        ">\n      <failure message=\"{}: {}\" type=\"{}\">finding {}, seed "
        "{}: {}</failure>\n    </testcase>\n",
        xmlEscaped(direction(A.Found->Kind)), xmlEscaped(What),
        toString(A.Found->Kind), xmlEscaped(A.FindingId),
        xmlEscaped(On.SeedName), xmlEscaped(A.Ran.Detail));
  else if (A.Found)
    Out << fmt::format(
        ">\n      <skipped message=\"doubtful: {}, but {}\"/>\n    "
        "</testcase>\n",
        xmlEscaped(What), xmlEscaped(join(A.Found->Reasons, "; ")));
  else if (toString(A.Ran.Said) != toString(On.Verdict))
    Out << fmt::format(
        ">\n      <system-out>{}: {}</system-out>\n    </testcase>\n",
        xmlEscaped(What), xmlEscaped(A.Ran.Detail));
  else
    Out << "/>\n";
}

/// The head of a suite holds numbers that are known only after a walk over all
/// answers.
struct Suite {
  size_t Tests = 0, Failures = 0, Skipped = 0;
  double Seconds = 0;
};

void eachAnswer(Store &From,
                const std::function<void(const Task &, const Store::AnswerRow &)>
                    &Use) {
  From.eachSeed([&](const Store::SeedRow &S) {
    From.eachTask(S.Id, [&](const Store::TaskRow &T) {
      From.eachAnswer(
          T.Id, [&](const Store::AnswerRow &A) { Use(T.What, A); });
    });
  });
}

std::map<std::string, Suite> countSuites(Store &From) {
  std::map<std::string, Suite> Suites;
  eachAnswer(From, [&](const Task &, const Store::AnswerRow &A) {
    Suite &Sum = Suites[A.Ran.Checker];
    ++Sum.Tests;
    Sum.Failures += A.Found && A.Found->Confirmed;
    Sum.Skipped += A.Found && !A.Found->Confirmed;
    Sum.Seconds += A.Ran.WallSeconds;
  });
  return Suites;
}

} // namespace

size_t writeJunit(Store &From, const ExportContext &, std::ostream &Out) {
  // Without the zone: the format has no place for it.
  std::string Begun = From.begunUtc();
  if (Begun.ends_with('Z'))
    Begun.pop_back();
  Out << "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites "
         "name=\"mcfuzz\">\n";
  size_t Number = 0;
  std::map<std::string, Suite> Suites = countSuites(From);
  for (const CheckerTally &Tally : From.tallies()) {
    const Suite &Sum = Suites[Tally.Label];
    Out << fmt::format("  <testsuite name=\"{}\" tests=\"{}\" failures=\"{}\" "
                       "errors=\"0\" skipped=\"{}\" time=\"{:.3f}\"{}>\n",
                       xmlEscaped(Tally.Label), Sum.Tests, Sum.Failures,
                       Sum.Skipped, Sum.Seconds,
                       Begun.empty()
                           ? ""
                           : " timestamp=\"" + xmlEscaped(Begun) + "\"");
    eachAnswer(From, [&](const Task &On, const Store::AnswerRow &A) {
      if (A.Ran.Checker == Tally.Label)
        writeCase(On, A, Out);
    });
    Out << "  </testsuite>\n";
    Number += Sum.Tests;
  }
  Out << "</testsuites>\n";
  return Number;
}

} // namespace mcfuzz
