//===- Processes.h - what is running on this machine ----------------------===//
#ifndef MCFUZZ_TESTS_PROCESSES_H
#define MCFUZZ_TESTS_PROCESSES_H

#include "core/Subprocess.h"

#include <cstdlib>

namespace mcfuzz::test {

/// How many processes have the word in their command line. Those that were
/// killed a moment ago may need a while to vanish: looks again if there are any.
inline int running(const std::string &Word, int Tries = 200) {
  Command Count;
  Count.Argv = {"sh", "-c",
                "cat /proc/[0-9]*/cmdline 2>/dev/null | tr '\\0' ' ' | grep -c "
                "'[" +
                    Word.substr(0, 1) + "]" + Word.substr(1) + "'"};
  int Number = 0;
  while (Tries-- > 0 && (Number = std::atoi(run(Count).Out.c_str())) != 0)
    ;
  return Number;
}

} // namespace mcfuzz::test

#endif
