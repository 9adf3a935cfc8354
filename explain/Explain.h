//===- Explain.h - where a checker and reality part -----------------------===//
#ifndef MCFUZZ_EXPLAIN_EXPLAIN_H
#define MCFUZZ_EXPLAIN_EXPLAIN_H

#include "core/Json.h"
#include "explain/Prober.h"

namespace mcfuzz {

/// A branch of whose count the checker believes something wrong.
struct Disagreement {
  Branch Where;
  uint32_t Really = 0;
  std::string Believed; ///< "5", "at least 1", "another number"
  /// False: it is one of several that it may be wrong about.
  bool Sure = true;
};

struct Explanation {
  std::string Summary; ///< A sentence or two.
  std::vector<Disagreement> Branches;
  /// The smallest check that still gets the wrong answer, in C; it may be "".
  std::string Check;
  unsigned Runs = 0; ///< Of the checker.
  double Seconds = 0;
};

/// Asks the checker until it is clear which branches it is wrong about. The
/// program is the seed of the finding, or a reduced one.
///
/// False alarm: the smallest set of counters whose check alone still gives the
/// wrong answer, found by halving, and all others that are wrong as well.
/// Missed error: the smallest prefix of conditions with which it still says
/// safe; if it does so with none, it believes that the end is not reached, and
/// the branches are asked for where it believes to go wrong.
/// Crash: what of the task is needed for it.
Explanation explain(FindingKind Kind, Prober &With);

Json explanationToJson(const Explanation &E);
/// Throws Json::exception if the document is something else.
Explanation explanationFromJson(const Json &Document);

/// The disagreements at the lines of the program, and the summary, for people.
std::string explanationText(const Explanation &E, const std::string &Program);

} // namespace mcfuzz

#endif
