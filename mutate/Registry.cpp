//===- Registry.cpp - the table of strategies -----------------------------===//

#include "core/Error.h"
#include "core/Text.h"
#include "mutate/Strategy.h"

#include <algorithm>
#include <array>

namespace mcfuzz {

std::vector<Task> makeEr(const Origin &);
std::vector<Task> makeEcr(const Origin &);
std::vector<Task> makeFcr(const Origin &);
std::vector<Task> makeFcrReach(const Origin &);

namespace {

constexpr std::array Table = {
    Strategy{"er", "error inside a branch; one task per branch", makeEr},
    Strategy{"ecr",
             "error at the end if one count is wrong; one task per branch",
             makeEcr},
    Strategy{"fcr", "error at the end if any count is wrong; one safe task",
             makeFcr},
    Strategy{"fcr-reach",
             "error at the end if all counts are right; one unsafe "
             "task",
             makeFcrReach},
};

} // namespace

std::span<const Strategy> strategies() { return Table; }

std::vector<const Strategy *> parseStrategies(const std::string &List) {
  std::vector<const Strategy *> Result;
  for (const std::string &Word : split(List, ',')) {
    size_t Before = Result.size();
    for (const Strategy &S : Table)
      if ((Word == S.Name || Word == "all") &&
          std::find(Result.begin(), Result.end(), &S) == Result.end())
        Result.push_back(&S);
    bool Known = Word == "all" ||
                 std::any_of(Table.begin(), Table.end(),
                             [&](const Strategy &S) { return Word == S.Name; });
    if (Result.size() == Before && !Known) {
      std::vector<std::string> Names = {"all"};
      for (const Strategy &S : Table)
        Names.push_back(S.Name);
      throw Error("--strategy: unknown strategy '" + Word +
                  "' (known: " + join(Names, ", ") + ")");
    }
  }
  return Result;
}

} // namespace mcfuzz
