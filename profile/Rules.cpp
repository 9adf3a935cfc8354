//===- Rules.cpp - when a seed is an oracle -------------------------------===//

#include "profile/Rules.h"

#include "core/Error.h"
#include "core/Text.h"
#include "profile/rules/Checks.h"

#include <algorithm>
#include <array>

namespace mcfuzz {
namespace {

constexpr std::array Table = {
    Rule{"free-names", "leaves the names that every task defines",
         checkFreeNames},
    Rule{"structured", "uses no setjmp, signal, thread or process",
         checkStructured},
    Rule{"no-assembly", "has no inline assembly", checkAssembly},
    Rule{"closed", "calls only functions whose results are determined",
         checkClosed},
    Rule{"volatile", "reads no volatile object", checkVolatile},
    Rule{"addresses", "does not depend on the numbers of addresses",
         checkAddresses},
    Rule{"source", "shows no undefined behaviour to a compiler",
         checkUndefinedSource},
    Rule{"ends-normally",
         "compiles with gcc and ends with status 0 within the limits",
         checkEndsNormally},
    Rule{"sequence", "no warning about unsequenced side effects",
         checkSequence},
    Rule{"layout", "counts the same wherever its objects lie", checkLayout, /*IsSymptom=*/true},
    Rule{"clang-O0", "counts the same with clang -O0", checkClangO0, /*IsSymptom=*/true},
    Rule{"fill", "counts the same whatever fresh objects are filled with",
         checkFill, /*IsSymptom=*/true},
    Rule{"union",
         "counts the same whatever is behind a stored member of a union",
         checkUnions, /*IsSymptom=*/true},
    Rule{"order", "counts the same with the opposite order of evaluation",
         checkOrder, /*IsSymptom=*/true},
    Rule{"floating", "counts the same with other registers for floating point",
         checkFloating, /*IsSymptom=*/true},
    Rule{"aliasing", "counts the same with and without strict aliasing",
         checkAliasing, /*IsSymptom=*/true},
    Rule{"clang-O2", "counts the same with clang -O2", checkClangO2, /*IsSymptom=*/true},
    Rule{"gcc-O2", "counts the same with gcc -O2", checkGccO2, /*IsSymptom=*/true},
    Rule{"address-undefined",
         "no report of AddressSanitizer or UndefinedBehaviorSanitizer",
         checkAddressUndefined},
    Rule{"memory", "no report of MemorySanitizer", checkMemory},
    Rule{"interpreter", "no alarm of Frama-C's Eva (--interpreter frama-c)",
         checkInterpreter},
};

/// Without the first counts there is nothing to compare, and a task that uses
/// our names does not compile.
constexpr std::string_view Indispensable[] = {"free-names", "ends-normally"};

} // namespace

std::span<const Rule> rules() { return Table; }

std::set<std::string> parseAllowed(const std::vector<std::string> &Names) {
  std::set<std::string> Allowed;
  for (const std::string &List : Names)
    for (const std::string &Name : split(List, ',')) {
      if (std::none_of(Table.begin(), Table.end(),
                       [&](const Rule &R) { return R.Name == Name; }))
        throw Error("--allow: there is no rule '" + Name +
                    "' (see mcfuzz profile --list-rules)");
      if (std::find(std::begin(Indispensable), std::end(Indispensable), Name) !=
          std::end(Indispensable))
        throw Error("--allow: nothing can be done with a seed that fails '" +
                    Name + "'");
      Allowed.insert(Name);
    }
  return Allowed;
}

} // namespace mcfuzz
