//===- CountingCode.cpp - a program that writes its counters --------------===//
//
// The counters leave by a file that the program opens at its very end with
// system calls of its own: whatever the seed prints, closes or defines (many
// tests define their own `write`) cannot disturb them.
//
//===----------------------------------------------------------------------===//

#include "profile/CountingCode.h"

#include "instrument/Render.h"

namespace mcfuzz {
namespace {

struct SystemCalls {
  const char *Instruction; ///< Assembly and operands after the result.
  const char *Open, *Write;
};

SystemCalls systemCalls(DataModel Model) {
  if (Model == DataModel::LP64)
    return {R"("syscall" : "=a"(r) : "a"(n), "D"(a), "S"(b), "d"(c))"
            R"( : "rcx", "r11", "memory")",
            "2", "1"};
  return {R"("int $0x80" : "=a"(r) : "a"(n), "b"(a), "c"(b), "d"(c))"
          R"( : "memory")",
          "5", "4"};
}

} // namespace

std::string countingCode(const CountedProgram &Program, DataModel Model,
                         const std::string &CountsPath) {
  SystemCalls Calls = systemCalls(Model);
  std::string Syscall = Program.Prefix + "syscall";
  std::string Tail = "static long " + Syscall +
                     "(long n, long a, long b, long c) {\n  long r;\n"
                     "  __asm__ volatile(" +
                     Calls.Instruction + ");\n  return r;\n}\n";
  Tail += "void " + Program.Prefix + "end(void) {\n  unsigned counts[] = {";
  for (const Branch &B : Program.Branches)
    Tail += counterName(Program, B.Id) + ", ";
  Tail += "0u};\n  long file = " + Syscall + "(" + Calls.Open + ", (long)\"" +
          CountsPath +
          "\", 01 | 0100 | 01000, 0600); /* write, create, truncate */\n  " +
          Syscall + "(" + Calls.Write +
          ", file, (long)counts, (long)sizeof counts);\n}\n";
  return render(Program, declareCounters(Program), countAll(Program), Tail);
}

} // namespace mcfuzz
