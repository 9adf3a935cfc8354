//===- Progress.h - tells people what takes so long -----------------------===//
#ifndef MCFUZZ_CORE_PROGRESS_H
#define MCFUZZ_CORE_PROGRESS_H

#include <chrono>
#include <mutex>
#include <string>

namespace mcfuzz {

/// Status lines on stderr: overwritten in place on a terminal, otherwise one
/// line every few seconds. Safe to use from several threads.
class Progress {
public:
  explicit Progress(bool Quiet = false);
  ~Progress() { clear(); }
  /// Shows the line if enough time has passed since the last one.
  void update(const std::string &Line);
  /// A line that stays.
  void note(const std::string &Line);
  void clear();

private:
  void clearLocked();
  std::mutex Mutex;
  bool Quiet, Terminal, Shown = false;
  std::chrono::steady_clock::time_point Last{};
};

} // namespace mcfuzz

#endif
