//===- Watchers.cpp - the displays of a running campaign ------------------===//

#include "cli/Session.h"
#include "core/Json.h"
#include "core/Text.h"

#include <fmt/format.h>

#include <cstdio>
#include <iostream>
#include <sys/ioctl.h>
#include <unistd.h>

namespace mcfuzz {
namespace {

std::string foundLine(const FindingRecord &F) {
  return fmt::format("{} {} {}: {} on {} ({})",
                     F.Id, F.What.Confirmed ? "confirmed" : "doubtful",
                     direction(F.What.Kind), F.Ran.Checker, F.On.Name,
                     oneLine(F.Ran.Detail, 100));
}

/// Redraws a few lines at the bottom of the terminal; what stays goes above.
class Screen : public Watcher {
public:
  ~Screen() override { erase(); }

  void found(const FindingRecord &F) override {
    if (F.What.Confirmed)
      above(foundLine(F));
  }
  void problem(const std::string &What) override { above("mcfuzz: " + What); }

  void tick(const Status &Now) override {
    std::vector<std::string> Lines = statusLines(Now);
    if (Now.Stopping)
      Lines.push_back(runsCancelled()
                          ? "ending the runs at hand"
                          : "waiting for the runs at hand; Ctrl-C ends them");
    winsize Size{};
    bool Known = ::ioctl(2, TIOCGWINSZ, &Size) == 0 && Size.ws_col > 1;
    size_t Width = Known ? Size.ws_col - 1 : 79;
    size_t Height = Known ? Size.ws_row : 24;
    if (Lines.size() + 1 > Height)
      Lines.resize(Height > 1 ? Height - 1 : 1);
    std::string Text = eraseText();
    for (const std::string &Line : Lines)
      Text += oneLine(Line, Width) + "\n";
    Shown = Lines.size();
    std::fputs(Text.c_str(), stderr);
  }

private:
  size_t Shown = 0; ///< Lines.

  std::string eraseText() const {
    return Shown == 0 ? "" : fmt::format("\r\033[{}A\033[J", Shown);
  }
  void erase() {
    std::fputs(eraseText().c_str(), stderr);
    Shown = 0;
  }
  void above(const std::string &Line) {
    erase();
    std::fputs((Line + "\n").c_str(), stderr);
  }
};

/// Plain lines: for logs.
class Lines : public Watcher {
public:
  void found(const FindingRecord &F) override { say(foundLine(F)); }
  void problem(const std::string &What) override { say("mcfuzz: " + What); }
  void tick(const Status &Now) override {
    double At = Now.Sum.ElapsedSeconds;
    if (First < 0)
      First = Last = At;
    // The first after two seconds, then less and less often.
    double Gap = std::clamp((At - First) / 4, 2.0, 60.0);
    if (At - Last < Gap)
      return;
    Last = At;
    say(statusLine(Now));
  }

private:
  double First = -1, Last = 0;
  static void say(const std::string &Line) {
    std::fputs((Line + "\n").c_str(), stderr);
  }
};

/// Problems only.
class Silent : public Watcher {
  void problem(const std::string &What) override {
    std::fputs(("mcfuzz: " + What + "\n").c_str(), stderr);
  }
};

/// For other programs.
class Events : public Watcher {
public:
  Events(fs::path Folder, std::unique_ptr<Watcher> Beside)
      : Folder(std::move(Folder)), Beside(std::move(Beside)) {
    print("begin", {{"folder", this->Folder.string()}});
  }
  void seedDone(const Seed &Of, const SeedRecord &Result) override {
    print("seed", {{"seed", Of.Name},
                   {"accepted", Result.Accepted},
                   {"reason", Result.Reason.empty() ? Json() : Json(Result.Reason)},
                   {"tasks", Result.Tasks.size()}});
  }
  void runDone(const Task &On, const CheckerRun &Ran, double LimitSeconds,
               bool Repeat) override {
    print("run", {{"task", On.Name},
                  {"expected", toString(On.Verdict)},
                  {"checker", Ran.Checker},
                  {"verdict", toString(Ran.Said)},
                  {"detail", Ran.Detail},
                  {"repeat", Repeat},
                  {"timeLimitSeconds", LimitSeconds},
                  {"wallSeconds", Ran.WallSeconds},
                  {"cpuSeconds", Ran.CpuSeconds}});
  }
  void found(const FindingRecord &F) override {
    print("finding", {{"id", F.Id},
                      {"kind", toString(F.What.Kind)},
                      {"confirmed", F.What.Confirmed},
                      {"task", F.On.Name},
                      {"checker", F.Ran.Checker},
                      {"reasons", F.What.Reasons}});
    Beside->found(F);
  }
  void problem(const std::string &What) override {
    print("problem", {{"what", What}});
    Beside->problem(What);
  }
  void tick(const Status &Now) override {
    Beside->tick(Now);
    if (Now.Sum.ElapsedSeconds - Last < 1)
      return;
    Last = Now.Sum.ElapsedSeconds;
    print("progress", statusJson(Now));
  }

private:
  const fs::path Folder;
  const std::unique_ptr<Watcher> Beside;
  double Last = 0;

  static void print(const char *Event, Json Fields) {
    Json Line = {{"event", Event}};
    Line.update(Fields);
    std::cout << Line.dump(-1, ' ', false, Json::error_handler_t::replace)
              << std::endl;
  }
};

} // namespace

std::unique_ptr<Watcher> makeWatcher(const SessionOptions &Given,
                                     const fs::path &Folder) {
  std::unique_ptr<Watcher> Show;
  if (Given.Quiet)
    Show = std::make_unique<Silent>();
  else if (::isatty(2) == 1)
    Show = std::make_unique<Screen>();
  else
    Show = std::make_unique<Lines>();
  if (Given.AsJson)
    Show = std::make_unique<Events>(Folder, std::move(Show));
  return Show;
}

} // namespace mcfuzz
