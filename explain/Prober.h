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

#include <chrono>
#include <map>

namespace mcfuzz {

/// Branches by their numbers.
using Branches = std::vector<unsigned>;

/// How much may be asked about one program.
struct Patience {
  unsigned Runs = 150; ///< Enough for a thousand branches and some wrong ones.
  double Seconds = 300;
};

class Prober {
public:
  /// The origin has to live as long as this.
  Prober(const Origin &Of, Checker By, const CheckerLimits &Limit,
         const Patience &AtMost = {})
      : Of(Of), By(std::move(By)), Limit(Limit), AtMost(AtMost),
        Start(std::chrono::steady_clock::now()) {}

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

  /// What it says. The same task is asked about once. When it has been asked
  /// enough (isOver()), the answer is "unknown".
  const CheckerRun &ask(const Task &About);
  Reply reply(const Task &About);

  /// How often it believes the branch to be taken: from its counterexample, or
  /// else by trying numbers. None if it does not say that the end can be reached
  /// with a wrong count.
  std::optional<std::string> believedCount(unsigned BranchId);

  const Origin &origin() const { return Of; }
  unsigned runs() const { return Runs; }
  bool isOver() const;
  /// Questions that reply() had no answer to.
  unsigned unanswered() const { return Unanswered; }

private:
  const Origin &Of;
  const Checker By;
  const CheckerLimits Limit;
  const Patience AtMost;
  const std::chrono::steady_clock::time_point Start;
  std::map<std::string, CheckerRun> Known; ///< By the code of the task.
  unsigned Runs = 0, Unanswered = 0;

  CheckerRun run(const Checker &With, Task About);
};

} // namespace mcfuzz

#endif
