//===- Doctor.cpp - does a checker work here at all? ----------------------===//

#include "validate/Doctor.h"

namespace mcfuzz {
namespace {

/// Counts to four and reaches the error if the count is the given number.
Task probe(const char *Name, Expected Verdict, const char *ErrorCount) {
  Task T;
  T.Name = Name;
  T.Verdict = Verdict;
  T.Model = DataModel::LP64;
  T.Code = std::string("extern void __assert_fail(const char *, const char *, "
                       "unsigned int, const char *);\n"
                       "void reach_error(void) { __assert_fail(\"0\", "
                       "\"probe.c\", 2, \"reach_error\"); }\n"
                       "int main(void) {\n"
                       "  unsigned n = 0;\n"
                       "  for (int i = 0; i < 4; i++)\n"
                       "    n++;\n"
                       "  if (n == ") +
           ErrorCount +
           ")\n"
           "    reach_error();\n"
           "  return 0;\n"
           "}\n";
  return T;
}

} // namespace

Diagnosis diagnose(const Checker &By) {
  for (const auto &[T, Wanted] :
       {std::pair(probe("known-safe", Expected::Safe, "5"), Verdict::Safe),
        std::pair(probe("known-unsafe", Expected::Unsafe, "4"),
                  Verdict::Unsafe)}) {
    CheckerRun Ran = runChecker(By, T, {});
    if (Ran.Said != Wanted)
      return {false, T.Name + " program: said " +
                         std::string(toString(Ran.Said)) + " (" + Ran.Detail +
                         ")"};
  }
  return {true, "right on a safe and on an unsafe program"};
}

} // namespace mcfuzz
