//===- Prober.h - puts questions about one program to one checker ---------===//
//
// "Can the end be reached with another count of branch 3?" is a task. The
// answers tell what the checker believes, whether or not it has
// counterexamples.
//
//===----------------------------------------------------------------------===//
#ifndef MCFUZZ_EXPLAIN_PROBER_H
#define MCFUZZ_EXPLAIN_PROBER_H

#include "mutate/Strategy.h"
#include "validate/RunChecker.h"

#include <map>

namespace mcfuzz {

/// Branches by their numbers.
using Branches = std::vector<unsigned>;

class Prober {
public:
  /// The origin has to live as long as this.
  Prober(const Origin &Of, Checker By, const CheckerLimits &Limit)
      : Of(Of), By(std::move(By)), Limit(Limit) {}

  enum class Reply { Reached, NotReached, NoAnswer };

  /// The error is at the end, if some of these counts is wrong.
  Task differs(const Branches &Some) const;
  /// The error is at the end, if all of these counts are right.
  Task agrees(const Branches &All) const;
  /// The error is inside these branches.
  Task inside(const Branches &Any) const;
  /// The program as it is, with no error call and no counters.
  Task plain() const;
  /// Like differs() and agrees(), with no other counters in the program.
  Task differsAlone(const Branches &Some) const;
  Task agreesAlone(const Branches &All) const;

  /// What it says. The same task is asked about once.
  const CheckerRun &ask(const Task &About);
  Reply reply(const Task &About);

  /// How often it believes the branch to be taken, if the end can be reached
  /// with a wrong count: from its counterexample, or else by trying numbers.
  std::string believedCount(unsigned BranchId);

  const Origin &origin() const { return Of; }
  unsigned runs() const { return Runs; }
  /// Questions that reply() had no answer to.
  unsigned unanswered() const { return Unanswered; }

private:
  const Origin &Of;
  const Checker By;
  const CheckerLimits Limit;
  std::map<std::string, CheckerRun> Known; ///< By the code of the task.
  unsigned Runs = 0, Unanswered = 0;

  CheckerRun run(const Checker &With, Task About);
};

} // namespace mcfuzz

#endif
