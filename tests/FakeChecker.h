//===- FakeChecker.h - a checker that is a shell script -------------------===//
#ifndef MCFUZZ_TESTS_FAKECHECKER_H
#define MCFUZZ_TESTS_FAKECHECKER_H

#include "core/Files.h"
#include "core/Json.h"

namespace mcfuzz::test {

/// Writes NAME, which runs the body with the task as $2, and NAME.json, which
/// describes it and can be given to --checker. SAFE and UNSAFE on a line of
/// their own are its verdicts.
inline std::string addFakeChecker(const fs::path &Folder,
                                  const std::string &Name,
                                  const std::string &Body) {
  fs::path Script = Folder / Name;
  writeFile(Script, "#!/bin/sh\nif [ \"$1\" = --version ]; then echo 1.0; exit; "
                    "fi\n" +
                        Body + "\n");
  fs::permissions(Script, fs::perms::owner_all | fs::perms::group_read |
                              fs::perms::group_exec | fs::perms::others_read |
                              fs::perms::others_exec);
  Json Description = {
      {"name", Name},
      {"about", "a script"},
      {"program", Name},
      {"places", {Script.string()}},
      {"version",
       {{"arguments", {"--version"}}, {"pattern", "([0-9.]+)"}}},
      {"arguments", {"{dataModel}", "{options}", "{task}"}},
      {"dataModel", {{"ILP32", {"-32"}}, {"LP64", {"-64"}}}},
      {"options", Json::array()},
      {"output", "text"},
      {"models", {{{"since", "0"}, {"functions", {"__assert_fail"}}}}},
      {"verdicts",
       {{{"verdict", "safe"}, {"when", {{"line", "^SAFE$"}}}},
        {{"verdict", "unsafe"}, {"when", {{"line", "^UNSAFE$"}}}}}}};
  fs::path File = Folder / (Name + ".json");
  writeFile(File, Description.dump());
  return File.string();
}

} // namespace mcfuzz::test

#endif
