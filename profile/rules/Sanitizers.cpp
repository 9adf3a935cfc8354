//===- Sanitizers.cpp - no sanitizer may complain -------------------------===//
//
// At -O0: optimised code has lost much of what a sanitizer could see.
//
//===----------------------------------------------------------------------===//

#include "core/Text.h"
#include "profile/rules/Checks.h"

namespace mcfuzz {
namespace {

/// Without random addresses, because a sanitizer that does not like the place
/// that it gets starts the program again.
Surroundings sanitized(const std::string &Variable, const std::string &Options) {
  return {.FixedAddresses = true,
          .Environment = {Variable + "=hard_rss_limit_mb=1024:" + Options}};
}

/// A run under sanitizers: the first report is the evidence.
Evidence noReport(Trial &T, const std::vector<std::string> &Flags,
                  const Surroundings &Around) {
  CountedRun Ran = T.Runs.of({"clang", Flags}, Around);
  if (Ran.Counts && *Ran.Counts == T.Counts)
    return passed();
  for (const std::string &Line : split(Ran.Ran.Err, '\n'))
    if (contains(Line, "runtime error:") || contains(Line, "ERROR: Addr") ||
        contains(Line, "WARNING: Mem"))
      return failed(oneLine(Line.substr(Line.find_first_not_of(" ="))));
  std::string Problem = Ran.problem();
  return failed(Problem.empty() ? "other counts than with gcc -O0" : Problem);
}

} // namespace

Evidence checkAddressUndefined(Trial &T) {
  return noReport(
      T,
      {"-O0", "-g1", "-fsanitize=address,undefined",
       "-fno-sanitize-recover=all", "-fstrict-flex-arrays=3",
       "-fsanitize-address-use-after-scope", "-shared-libasan"},
      // A leak is no undefined behaviour, and looking for leaks needs a tracer
      // that cannot attach in the sandbox.
      sanitized("ASAN_OPTIONS", "detect_leaks=0:detect_invalid_pointer_pairs=2"
                                ":detect_stack_use_after_return=1"));
}

Evidence checkMemory(Trial &T) {
  if (T.Model != DataModel::LP64)
    return notApplicable("MemorySanitizer is 64-bit only");
  return noReport(T, {"-O0", "-g1", "-fsanitize=memory"},
                  sanitized("MSAN_OPTIONS", ""));
}

} // namespace mcfuzz
