//===- Rules.cpp - when a seed is an oracle -------------------------------===//

#include "profile/Rules.h"

#include "core/Text.h"
#include "profile/CountingCode.h"

#include <algorithm>
#include <array>

namespace mcfuzz {
namespace {

Evidence passed(std::string Detail = {}) {
  return {"", RuleResult::Passed, std::move(Detail)};
}
Evidence failed(std::string Detail) {
  return {"", RuleResult::Failed, std::move(Detail)};
}

bool isOneOf(const std::string &Name,
             std::initializer_list<std::string_view> Names) {
  return std::find(Names.begin(), Names.end(), Name) != Names.end();
}

Evidence failIfUsed(const Trial &T,
                    std::initializer_list<std::string_view> Names) {
  for (const std::string &Name : T.Program.ExternalFunctions)
    if (isOneOf(Name, Names))
      return failed("calls " + Name);
  return passed();
}

/// Files, clock, environment, randomness: the verdict would be of one day.
Evidence checkClosed(Trial &T) {
  return failIfUsed(T, {"getchar",       "getc",    "fgetc",     "gets",
                        "fgets",         "scanf",   "fscanf",    "fread",
                        "read",          "fopen",   "open",      "getenv",
                        "secure_getenv", "time",    "clock",     "gettimeofday",
                        "clock_gettime", "rand",    "random",    "srand",
                        "srandom",       "drand48", "getpid",    "system",
                        "popen",         "socket",  "getrandom", "getentropy",
                        "localtime",     "gmtime",  "nanosleep", "sleep",
                        "usleep",        "mmap",    "close",     "dup2",
                        "fclose",        "freopen", "sysconf",   "getcwd",
                        "stat"});
}

/// Tasks define reach_error; the seed must leave us the name.
Evidence checkNames(Trial &T) {
  if (T.Program.TakenNames.empty())
    return passed();
  return failed("declares " + join(T.Program.TakenNames, ", ") +
                "; `mcfuzz seeds concretize` makes seeds from SV-COMP tasks");
}

/// Control flow that counters at the ends of the program do not describe.
Evidence checkStructured(Trial &T) {
  if (T.Program.HasDestructors)
    return failed("has functions that run after the end of the program");
  return failIfUsed(T, {"setjmp",
                        "_setjmp",
                        "sigsetjmp",
                        "__sigsetjmp",
                        "longjmp",
                        "_longjmp",
                        "siglongjmp",
                        "__builtin_setjmp",
                        "__builtin_longjmp",
                        "signal",
                        "sigaction",
                        "raise",
                        "kill",
                        "alarm",
                        "fork",
                        "vfork",
                        "pthread_create",
                        "thrd_create",
                        "makecontext",
                        "swapcontext",
                        "atexit",
                        "on_exit",
                        "at_quick_exit",
                        "__cxa_atexit"});
}

Evidence checkAssembly(Trial &T) {
  return T.Program.UsesAssembly ? failed("has inline assembly") : passed();
}

Evidence checkEnds(Trial &T) {
  CountedRun Ran = runCounted(T.Program, T.Model, {"gcc", {"-O0"}}, T.Limit);
  if (std::string Problem = Ran.problem(); !Problem.empty())
    return failed("gcc -O0: " + Problem);
  T.Counts = *Ran.Counts;
  return passed();
}

Evidence sameCounts(Trial &T, const Build &How) {
  CountedRun Ran = runCounted(T.Program, T.Model, How, T.Limit);
  if (std::string Problem = Ran.problem(); !Problem.empty())
    return failed(How.describe() + ": " + Problem);
  for (size_t I = 0; I < T.Counts.size(); ++I) {
    if (T.Counts[I] == (*Ran.Counts)[I])
      continue;
    const Branch &B = T.Program.Branches[I];
    return failed(How.describe() + " reaches the " +
                  std::string(toString(B.Kind)) + " at line " +
                  std::to_string(B.Line) + " " +
                  std::to_string((*Ran.Counts)[I]) + " times, gcc -O0 " +
                  std::to_string(T.Counts[I]) + " times");
  }
  return passed();
}

/// What the standard leaves unsequenced may come out either way.
Evidence checkSequence(Trial &T) {
  std::string Code = countingCode(T.Program, T.Model, "counts");
  for (auto [Compiler, Kind] :
       {std::pair("gcc", "sequence-point"), std::pair("clang", "unsequenced")})
    if (std::string Warning = warningIn(Compiler, Kind, T.Model, Code);
        !Warning.empty())
      return failed(Warning);
  return passed();
}

/// An automatic object that is read before it is written shows by its fill.
Evidence checkFill(Trial &T) {
  Evidence Zero =
      sameCounts(T, {"gcc", {"-O0", "-ftrivial-auto-var-init=zero"}});
  if (Zero.Result != RuleResult::Passed)
    return Zero;
  return sameCounts(T, {"gcc", {"-O0", "-ftrivial-auto-var-init=pattern"}});
}

Evidence checkAliasing(Trial &T) {
  return sameCounts(T, {"gcc", {"-O2", "-fno-strict-aliasing"}});
}

Evidence checkGccO2(Trial &T) { return sameCounts(T, {"gcc", {"-O2"}}); }
Evidence checkClangO0(Trial &T) { return sameCounts(T, {"clang", {"-O0"}}); }
Evidence checkClangO2(Trial &T) { return sameCounts(T, {"clang", {"-O2"}}); }

/// A run under sanitizers: the first report is the evidence.
Evidence sanitized(Trial &T, const std::vector<std::string> &Flags) {
  CountedRun Ran = runCounted(T.Program, T.Model, {"clang", Flags}, T.Limit);
  if (Ran.Counts && *Ran.Counts == T.Counts)
    return passed();
  for (const std::string &Line : split(Ran.Ran.Err, '\n'))
    if (contains(Line, "runtime error:") || contains(Line, "ERROR: Addr") ||
        contains(Line, "WARNING: Mem"))
      return failed(oneLine(Line.substr(Line.find_first_not_of(" ="))));
  std::string Problem = Ran.problem();
  return failed(Problem.empty() ? "other counts than with gcc -O0" : Problem);
}

Evidence checkAddressUndefined(Trial &T) {
  return sanitized(T, {"-O0", "-g1", "-fsanitize=address,undefined",
                       "-fno-sanitize-recover=all", "-fstrict-flex-arrays=3",
                       "-fsanitize-address-use-after-scope", "-mllvm",
                       "-asan-detect-invalid-pointer-pair"});
}

Evidence checkMemory(Trial &T) {
  if (T.Model != DataModel::LP64)
    return {"", RuleResult::NotApplicable, "MemorySanitizer is 64-bit only"};
  return sanitized(T, {"-O0", "-g1", "-fsanitize=memory"});
}

constexpr std::array Table = {
    Rule{"closed", "reads no file, clock, environment or random number",
         checkClosed},
    Rule{"free-names", "leaves the names that every task defines", checkNames},
    Rule{"structured", "uses no setjmp, signal, thread or process",
         checkStructured},
    Rule{"no-assembly", "has no inline assembly", checkAssembly},
    Rule{"ends-normally",
         "compiles with gcc and ends with status 0 within the limits",
         checkEnds},
    Rule{"sequence", "no warning about unsequenced side effects",
         checkSequence},
    Rule{"fill", "counts the same whatever automatic objects are filled with",
         checkFill},
    Rule{"gcc-O2", "counts the same with gcc -O2", checkGccO2},
    Rule{"aliasing", "counts the same with gcc -O2 -fno-strict-aliasing",
         checkAliasing},
    Rule{"clang-O0", "counts the same with clang -O0", checkClangO0},
    Rule{"clang-O2", "counts the same with clang -O2", checkClangO2},
    Rule{"address-undefined",
         "no report of AddressSanitizer or UndefinedBehaviorSanitizer",
         checkAddressUndefined},
    Rule{"memory", "no report of MemorySanitizer", checkMemory},
};

} // namespace

std::span<const Rule> rules() { return Table; }

} // namespace mcfuzz
