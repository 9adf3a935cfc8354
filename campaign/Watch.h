//===- Watch.h - a campaign as seen from outside --------------------------===//
#ifndef MCFUZZ_CAMPAIGN_WATCH_H
#define MCFUZZ_CAMPAIGN_WATCH_H

#include "campaign/Records.h"

namespace mcfuzz {

/// Something that is going on now.
struct RunningItem {
  std::string What;
  double Seconds = 0;
};

/// Where a campaign is.
struct Status {
  Totals Sum;
  std::vector<CheckerTally> Checkers;
  std::vector<RunningItem> Running; ///< The longest first.
  double RunsPerSecond = 0;         ///< Of checkers, in the last minute.
  std::optional<double> SecondsLeft;
  bool Stopping = false;
};

Json statusJson(const Status &Of);
/// Fields that are missing keep their defaults.
Status statusFromJson(const Json &Document);

/// The screen of `mcfuzz run` and what `mcfuzz status` prints.
std::vector<std::string> statusLines(const Status &Of);
/// The same in one line, for logs.
std::string statusLine(const Status &Of);

/// "1 h 02 min", "3 min 20 s", "12 s".
std::string durationText(double Seconds);
/// Seconds of "90", "90s", "5m", "8h", "2d" or "1.5h"; none if it is no such
/// thing.
std::optional<double> parseDuration(const std::string &Text);

/// Hears what happens. Calls come from several threads, one at a time.
class Watcher {
public:
  virtual ~Watcher() = default;
  virtual void seedDone(const Seed &, const SeedRecord &) {}
  virtual void runDone(const Task &, const CheckerRun &,
                       double /*LimitSeconds*/, bool /*Repeat*/) {}
  virtual void found(const FindingRecord &) {}
  /// Something that a person has to look at.
  virtual void problem(const std::string &) {}
  /// Some times in a second.
  virtual void tick(const Status &) {}
};

} // namespace mcfuzz

#endif
