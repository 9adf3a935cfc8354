//===- Source.cpp - what the source of a seed says by itself --------------===//

#include "core/Text.h"
#include "profile/LibraryFunctions.h"
#include "profile/rules/Checks.h"

namespace mcfuzz {
namespace {

Evidence failIfUsed(const Trial &T,
                    std::initializer_list<std::string_view> Names) {
  for (std::string_view Name : Names)
    if (T.calls(Name))
      return failed("calls " + std::string(Name));
  return passed();
}

Evidence failIfFound(const Trial &T, FeatureKind Kind,
                     const std::string &What = {}) {
  if (const Feature *F = T.find(Kind))
    return failed("line " + std::to_string(F->Line) + ": " +
                  (F->Detail.empty() ? What : F->Detail));
  return passed();
}

} // namespace

/// Files, clock, environment, randomness: the verdict would be of one day.
Evidence checkClosed(Trial &T) {
  for (const std::string &Name : T.Program.ExternalFunctions)
    if (!isDetermined(Name))
      return failed("calls " + Name);
  return failIfFound(T, FeatureKind::ExternalVariable);
}

/// Tasks define reach_error; the seed must leave us the name.
Evidence checkFreeNames(Trial &T) {
  if (T.Program.TakenNames.empty())
    return passed();
  return failed("declares " + join(T.Program.TakenNames, ", ") +
                "; `mcfuzz seeds concretize` makes seeds from SV-COMP tasks");
}

/// Control flow that counters at the ends of the program do not describe.
Evidence checkStructured(Trial &T) {
  if (const Feature *F = T.find(FeatureKind::Destructor))
    return failed("line " + std::to_string(F->Line) + ": " + F->Detail +
                  " runs after the end of the program");
  return failIfUsed(
      T, {"setjmp",       "_setjmp",       "sigsetjmp",         "__sigsetjmp",
          "longjmp",      "_longjmp",      "siglongjmp",        "signal",
          "sigaction",    "raise",         "kill",              "alarm",
          "setitimer",    "fork",          "vfork",             "wait",
          "waitpid",      "execve",        "execl",             "execvp",
          "clone",        "posix_spawn",   "__builtin_setjmp",  "thrd_create",
          "makecontext",  "swapcontext",   "__builtin_longjmp", "atexit",
          "on_exit",      "at_quick_exit", "pthread_create",    "__cxa_atexit",
          "sigprocmask",  "bsd_signal",    "quick_exit",        "_exit",
          "_Exit",        "pthread_exit"});
}

Evidence checkAssembly(Trial &T) {
  return failIfFound(T, FeatureKind::Assembly, "has inline assembly");
}

/// To a checker, a volatile object may change at any time.
Evidence checkVolatile(Trial &T) {
  return failIfFound(T, FeatureKind::VolatileRead, "reads a volatile object");
}

Evidence checkAddresses(Trial &T) {
  return failIfFound(T, FeatureKind::Address);
}

/// What a compiler or the types of a call show to be undefined, whether or not
/// a run gets there.
Evidence checkUndefinedSource(Trial &T) {
  return failIfFound(T, FeatureKind::Undefined);
}

} // namespace mcfuzz
