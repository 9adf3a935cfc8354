//===- Supervisor.h - watches one child from its start to its end ---------===//
//
// Part of Subprocess.cpp: one loop that waits for output, for the child's end
// and for the next look at the processes below it, and the list of all
// children, by which orphans are told from them.
//
//===----------------------------------------------------------------------===//
#ifndef MCFUZZ_CORE_SUPERVISOR_H
#define MCFUZZ_CORE_SUPERVISOR_H

#include "core/Subprocess.h"

#include <chrono>
#include <mutex>
#include <sys/types.h>
#include <unistd.h>

namespace mcfuzz {

using Clock = std::chrono::steady_clock;

/// A descriptor that closes itself.
class Descriptor {
public:
  explicit Descriptor(int Fd = -1) : Fd(Fd) {}
  ~Descriptor() { reset(); }
  Descriptor(const Descriptor &) = delete;
  Descriptor &operator=(const Descriptor &) = delete;
  int get() const { return Fd; }
  void reset(int New = -1) {
    if (Fd >= 0)
      ::close(Fd);
    Fd = New;
  }

private:
  int Fd;
};

/// Our children, and how many of the running commands want a sweep. A child
/// that is not on the list was adopted.
struct Registry {
  std::mutex Mutex;
  std::vector<pid_t> Children;
  unsigned Sweeping = 0;
  uint64_t Tags = 0;
  bool Missed = false; ///< Some namespace's first process is not on the list.
};
Registry &registry();

/// Waits for the end of a child that was just started, or ends it at a limit.
/// Fills in everything of Result. The child must be on the list already; it is
/// taken off.
void supervise(pid_t Pid, const Command &What, const std::string &Tag,
               Clock::time_point Start, Descriptor &Out, Descriptor &Err,
               Run &Result);

} // namespace mcfuzz

#endif
