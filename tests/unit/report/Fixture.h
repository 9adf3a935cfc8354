//===- Fixture.h - a small campaign with hostile texts --------------------===//
#ifndef MCFUZZ_TESTS_UNIT_REPORT_FIXTURE_H
#define MCFUZZ_TESTS_UNIT_REPORT_FIXTURE_H

#include "tests/unit/campaign/Fixture.h"

#include "core/Text.h"
#include "report/Formats.h"

#include <sstream>

namespace mcfuzz::test {

/// Its name, a comment and a string try to get out of whatever they stand in.
inline constexpr const char *HostileName = "<img onerror>.c";
inline constexpr const char *HostileSeed =
    "/* </script><!-- ]]> */\n"
    "const char *text = \"RUN: `echo` ```` <img src=x onerror=alert(1)>\";\n"
    "int main() { for (int i = 0; i < 3; i++) if (i > 1) text++; return 0; }\n";

struct ReportFixture : CampaignFixture {
  ReportFixture() {
    Settings.Strategies = parseStrategies("fcr,fcr-reach");
    add(HostileName, HostileSeed);
    add("plain.c", GoodSeed);
    add("rejected.c", "int main() { return 1; }\n");
  }
  /// One that prints a line after its verdict that must stay a text.
  Checker &hostileChecker(const std::string &Name, const std::string &Body) {
    addChecker(Name, Body + "; printf '</script><img onerror=x>,\"\\001\\n'");
    Checker &By = Settings.Check.Checkers.back();
    By.About.Verdicts = {{Verdict::Crash, {.Signalled = true}},
                         {Verdict::Safe, {.Line = "^SAFE"}},
                         {Verdict::Unsafe, {.Line = "^UNSAFE"}}};
    return By;
  }
  /// cbmc@1 says SAFE to everything, so it has two wrong proofs; shaky@1 is
  /// wrong about them, too, but admits that it is not sure; honest@1 is right.
  void runAll() {
    hostileChecker("cbmc", "echo 'SAFE <b>, \"quoted\"'");
    hostileChecker("shaky", "echo SAFE; echo HMM").About.Markers = {
        {{.Line = "^HMM$"}, "it says <hmm>"}};
    hostileChecker("honest", HonestScript);
    REQUIRE(run(store()) == CampaignEnd::Finished);
    Totals Sum = store().totals();
    REQUIRE(Sum.Tasks == 4);
    REQUIRE(Sum.Confirmed == 2);
    REQUIRE(Sum.Doubtful == 2);
  }

  ExportContext context() const {
    return {"1.2.3", {"MIT", "somebody", "made up."}};
  }
  std::string text(const std::string &Name) {
    std::ostringstream Out;
    formatNamed(Name).ToStream(store(), context(), Out);
    return Out.str();
  }
  fs::path exported(const std::string &Name) {
    fs::path To = Dir.path() / ("export-" + Name);
    exportCampaign(store(), formatNamed(Name), context(), To);
    return To;
  }
};

/// What a Python program prints about a text that it reads from a file named
/// by its first argument; it must end well.
inline std::string python(const std::string &Program, const std::string &Text,
                          const std::vector<std::string> &More = {}) {
  TempDir Dir;
  fs::path File = Dir.path() / "text";
  writeFile(File, Text);
  Command What;
  What.Argv = {"python3", "-c", Program, File.string()};
  What.Argv.insert(What.Argv.end(), More.begin(), More.end());
  What.Limit.WallSeconds = 100;
  What.Limit.OutputBytes = 100 << 20;
  Run Ran = mcfuzz::run(What);
  INFO(Ran.Err);
  CHECK(Ran.ok());
  return Ran.Out;
}

} // namespace mcfuzz::test

#endif
