//===- Progress.cpp - tells people what takes so long ---------------------===//

#include "core/Progress.h"

#include <cstdio>
#include <sys/ioctl.h>
#include <unistd.h>

namespace mcfuzz {

using namespace std::chrono_literals;

Progress::Progress(bool Quiet) : Quiet(Quiet), Terminal(::isatty(2) == 1) {}

void Progress::update(const std::string &Line) {
  std::lock_guard<std::mutex> Lock(Mutex);
  auto Now = std::chrono::steady_clock::now();
  if (Quiet || Now - Last < (Terminal ? 100ms : 2000ms))
    return;
  Last = Now;
  if (!Terminal) {
    std::fprintf(stderr, "%s\n", Line.c_str());
    return;
  }
  winsize Size{};
  size_t Width = ::ioctl(2, TIOCGWINSZ, &Size) == 0 && Size.ws_col > 1
                     ? Size.ws_col - 1
                     : 79;
  std::fprintf(stderr, "\r\033[K%s", Line.substr(0, Width).c_str());
  Shown = true;
}

void Progress::note(const std::string &Line) {
  std::lock_guard<std::mutex> Lock(Mutex);
  clearLocked();
  if (!Quiet)
    std::fprintf(stderr, "%s\n", Line.c_str());
}

void Progress::clear() {
  std::lock_guard<std::mutex> Lock(Mutex);
  clearLocked();
}

void Progress::clearLocked() {
  if (Shown)
    std::fputs("\r\033[K", stderr);
  Shown = false;
}

} // namespace mcfuzz
