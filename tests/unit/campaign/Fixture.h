//===- Fixture.h - a small campaign ---------------------------------------===//
#ifndef MCFUZZ_TESTS_UNIT_CAMPAIGN_FIXTURE_H
#define MCFUZZ_TESTS_UNIT_CAMPAIGN_FIXTURE_H

#include "tests/TestHelp.h"

#include "campaign/Campaign.h"

namespace mcfuzz::test {

inline constexpr const char *GoodSeed =
    "int main() { for (int i = 0; i < 3; i++) ; return 0; }\n";

/// A checker that is a shell script in the sandbox: `answer` is its body.
inline Checker scriptChecker(const fs::path &Folder, const std::string &Name,
                             const std::string &Body) {
  fs::path Program = Folder / Name;
  writeFile(Program, "#!/bin/sh\n" + Body + "\n");
  fs::permissions(Program, fs::perms::owner_all);
  Checker By;
  By.About.Name = Name;
  By.About.Arguments = {"{task}"};
  By.About.Verdicts = {{Verdict::Safe, {.Line = "^SAFE$"}},
                       {Verdict::Unsafe, {.Line = "^UNSAFE$"}}};
  By.Program = Program;
  By.Version = "1";
  return By;
}

/// What it does: the verdict that is right, as the task's name tells it.
inline constexpr const char *HonestScript =
    "case $1 in *fcr-reach*) echo UNSAFE;; *) echo SAFE;; esac";

struct CampaignFixture {
  TempDir Dir;
  CampaignSettings Settings;
  std::vector<Seed> Seeds;
  std::atomic<bool> Stop = false;

  CampaignFixture() {
    Settings.Strategies = parseStrategies("fcr");
    Settings.Derive.Native.WallSeconds = 3;
    Settings.Jobs = 2;
    Settings.Stop = &Stop;
  }
  void add(const std::string &Name, const std::string &Code) {
    writeFile(Dir.path() / Name, Code);
    Seeds.push_back({Name, (Dir.path() / Name).string()});
  }
  void addChecker(const std::string &Name, const std::string &Body) {
    Settings.Check.Checkers.push_back(scriptChecker(Dir.path(), Name, Body));
  }
  fs::path folder() const { return Dir.path() / "campaign"; }

  /// Runs it, from the beginning if there is none.
  CampaignEnd run(Store &Into) {
    Watcher Nobody;
    return run(Into, Nobody);
  }
  CampaignEnd run(Store &Into, Watcher &Show) {
    Into.beginSession("test");
    CampaignEnd How = runCampaign(Into, Settings, Show);
    Into.endSession(std::string(toString(How)));
    return How;
  }
  Store &store() {
    if (!Open) {
      if (!fs::exists(Store::file(folder())))
        Store::create(folder(), {{"command", "test"}}, Seeds);
      Open.emplace(folder(), Store::Access::Write);
    }
    return *Open;
  }
  void close() { Open.reset(); }

private:
  std::optional<Store> Open;
};

/// What decides whether two campaigns came to the same result.
inline std::vector<std::string> contentOf(Store &From) {
  std::vector<std::string> Lines;
  From.eachSeed([&](const Store::SeedRow &S) {
    Lines.push_back(S.From.Name + " " + (S.Accepted ? "accepted" : S.Reason));
    From.eachTask(S.Id, [&](const Store::TaskRow &T) {
      Lines.push_back(T.What.Name + " " + T.Hash + " " + T.Problem);
      From.eachAnswer(T.Id, [&](const Store::AnswerRow &A) {
        Lines.push_back(A.Ran.Checker + " " +
                        std::string(toString(A.Ran.Said)) + " " + A.FindingId);
      });
    });
  });
  return Lines;
}

} // namespace mcfuzz::test

#endif
