//===- Sanitizers.cpp - no sanitizer may complain -------------------------===//
//
// At -O0: optimised code has lost much of what a sanitizer could see.
//
//===----------------------------------------------------------------------===//

#include "core/Text.h"
#include "instrument/Render.h"
#include "profile/rules/Checks.h"

#include <cstdlib>

namespace mcfuzz {
namespace {

/// Without random addresses, because a sanitizer that does not like the place
/// that it gets starts the program again.
Surroundings sanitized(const std::string &Variable, const std::string &Options) {
  return {.FixedAddresses = true,
          .Environment = {Variable + "=hard_rss_limit_mb=1024:" + Options}};
}

/// "line 7: " for a message that begins with or contains "program.i:9:3".
std::string placeIn(const Trial &T, const std::string &Message) {
  static const std::string File = "program.i:";
  size_t At = Message.find(File);
  if (At == std::string::npos)
    return {};
  unsigned Line = seedLine(
      T.Program, declareCounters(T.Program),
      static_cast<unsigned>(std::atol(Message.c_str() + At + File.size())));
  return Line ? "line " + std::to_string(Line) + ": " : "";
}

/// Without the addresses, which say nothing and differ from run to run.
std::string withoutAddresses(std::string Text) {
  for (const char *End : {" on address 0x", ": memory ranges [0x"})
    Text = Text.substr(0, Text.find(End));
  for (size_t At; (At = Text.find(" 0x")) != std::string::npos;)
    Text.erase(At, Text.find_first_not_of("0123456789abcdef", At + 3) - At);
  return Text;
}

/// The first report, with the first place in the seed that it names.
std::string firstReport(const Trial &T, const std::string &Messages) {
  std::string What, Place;
  for (const std::string &Line : split(Messages, '\n')) {
    for (std::string_view Sign :
         {"runtime error: ", "ERROR: AddressSanitizer: ",
          "WARNING: MemorySanitizer: "})
      if (size_t At = Line.find(Sign); At != std::string::npos && What.empty())
        What = withoutAddresses(Line.substr(At + Sign.size()));
    if (!What.empty() && Place.empty())
      Place = placeIn(T, Line);
  }
  return What.empty() ? What : oneLine(Place + What);
}

struct SanitizedBuild {
  const char *Rule;
  CountedRuns &Runs;
  std::vector<std::string> Flags;
  Surroundings Around;

  CountedRun run() const { return Runs.of({"clang", Flags}, Around); }
};

SanitizedBuild addressUndefined(Trial &T) {
  return {"address-undefined",
          T.Runs,
          {"-O0", "-g1", "-fsanitize=address,undefined",
           "-fno-sanitize-recover=all", "-fstrict-flex-arrays=3",
           "-fsanitize-address-use-after-scope", "-shared-libasan"},
          // A leak is no undefined behaviour, and looking for leaks needs a
          // tracer that cannot attach in the sandbox.
          sanitized("ASAN_OPTIONS",
                    "detect_leaks=0:detect_invalid_pointer_pairs=2"
                    ":detect_stack_use_after_return=1")};
}

/// There is no MemorySanitizer for 32 bits; a program that does the same with
/// 64 reads the same objects.
SanitizedBuild memory(Trial &T) {
  std::vector<std::string> Flags = {"-O0", "-g1", "-fPIC",
                                    "-fsanitize=memory"};
  // A function may end without a value that nobody uses, as is common in old
  // C, but the sanitizer looks at what is returned; so there, and only there,
  // values that cross calls are looked at when they are used.
  if (T.find(FeatureKind::MissingReturn))
    Flags.push_back("-fno-sanitize-memory-param-retval");
  return {"memory", T.wide(), Flags, sanitized("MSAN_OPTIONS", "")};
}

/// The first report is the evidence.
Evidence noReport(const Trial &T, const SanitizedBuild &How) {
  CountedRun Ran = How.run();
  if (Ran.Counts && *Ran.Counts == T.Counts)
    return passed();
  if (std::string Report = firstReport(T, Ran.Ran.Err); !Report.empty())
    return failed(Report);
  std::string Problem = Ran.problem();
  return failed(Problem.empty() ? "other counts than with gcc -O0" : Problem);
}

} // namespace

Evidence checkAddressUndefined(Trial &T) {
  return noReport(T, addressUndefined(T));
}

Evidence checkMemory(Trial &T) {
  Evidence Found = noReport(T, memory(T));
  if (Found.Result == RuleResult::Passed || T.Model == DataModel::LP64 ||
      sanitizerReport(T))
    return Found;
  return notApplicable("MemorySanitizer is 64-bit only, where the program is "
                       "another: " + Found.Detail);
}

std::optional<Evidence> sanitizerReport(Trial &T) {
  for (const SanitizedBuild &How : {addressUndefined(T), memory(T)})
    if (std::string Report = firstReport(T, How.run().Ran.Err);
        !Report.empty())
      return Evidence{How.Rule, RuleResult::Failed, Report};
  return std::nullopt;
}

} // namespace mcfuzz
