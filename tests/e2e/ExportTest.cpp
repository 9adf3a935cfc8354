// Exported tasks and concretized seeds, checked by programs that are not ours.

#include "tests/TestHelp.h"

#include "core/Text.h"

#include <map>

using namespace mcfuzz;
using namespace mcfuzz::test;

namespace {

Run checkSvComp(const fs::path &Folder) {
  Command What;
  What.Argv = {(sourceDir() / "tests/e2e/check-svcomp.py").string(),
               Folder.string()};
  What.Limit.WallSeconds = 300;
  return run(What);
}

std::vector<std::string> bundled(std::initializer_list<const char *> Names) {
  std::vector<std::string> Paths;
  for (const char *Name : Names)
    Paths.push_back(
        (sourceDir() / "gcc-seeds/bundled" / (std::string(Name) + ".c"))
            .string());
  return Paths;
}

/// All files of a folder with their contents.
std::map<std::string, std::string> contentsOf(const fs::path &Folder) {
  std::map<std::string, std::string> Files;
  for (const auto &Entry : fs::recursive_directory_iterator(Folder))
    if (Entry.is_regular_file())
      Files[fs::relative(Entry.path(), Folder).string()] =
          readFile(Entry.path());
  return Files;
}

constexpr const char *OpenTask =
    "extern void abort(void);\n"
    "extern void __assert_fail(const char *, const char *, unsigned int, const "
    "char *);\n"
    "void reach_error() { __assert_fail(\"0\", \"x.c\", 3, \"reach_error\"); "
    "}\n"
    "extern int __VERIFIER_nondet_int(void);\n"
    "extern unsigned char __VERIFIER_nondet_uchar();\n"
    "extern _Bool __VERIFIER_nondet_bool(void);\n"
    "extern double __VERIFIER_nondet_double(void);\n"
    "extern void *__VERIFIER_nondet_pointer(void);\n"
    "extern void __VERIFIER_assume(int);\n"
    "int main() {\n"
    "  int n = 0, x = __VERIFIER_nondet_int();\n"
    "  __VERIFIER_assume(x != 12345);\n"
    "  while (__VERIFIER_nondet_bool() && n < 50) n++;\n"
    "  if (__VERIFIER_nondet_uchar() > 7) n += 2;\n"
    "  if (__VERIFIER_nondet_double() > 0.5) n += 3;\n"
    "  if (__VERIFIER_nondet_pointer()) n = 0;\n"
    "  if (n > x) { ERROR: reach_error(); }\n"
    "  return 0;\n"
    "}\n";

} // namespace

TEST_CASE("exported tasks pass the strict check in both data models") {
  for (const char *Model : {"LP64", "ILP32"}) {
    CAPTURE(Model);
    TempDir Dir;
    std::vector<std::string> Words = {
        "export",     "--sv-comp", (Dir.path() / "out").string(),
        "--strategy", "all",       "--data-model",
        Model};
    for (const std::string &Path :
         bundled({"switch-fall-through", "string-functions", "bit-field-bool",
                  "recursion-mutual"}))
      Words.push_back(Path);
    Run Exported = mcfuzz::test::mcfuzz(Words);
    INFO(Exported.Out << Exported.Err);
    REQUIRE(Exported.Code == 0);
    Run Checked = checkSvComp(Dir.path() / "out");
    INFO(Checked.Out << Checked.Err);
    CHECK(Checked.ok());
  }
}

TEST_CASE("names and contents are the same in every run") {
  TempDir Dir;
  for (const char *Name : {"a", "b"}) {
    Run Ran = mcfuzz::test::mcfuzz({"export", "--sv-comp",
                                    (Dir.path() / Name).string(),
                                    bundled({"switch-duff-device"})[0],
                                    bundled({"goto-computed-dispatch"})[0]});
    REQUIRE(Ran.Code == 0);
  }
  CHECK(contentsOf(Dir.path() / "a") == contentsOf(Dir.path() / "b"));
  CHECK(contentsOf(Dir.path() / "a")
            .count("mcfuzz_switch-duff-device_fcr_64.yml"));
}

TEST_CASE("the strict check notices a wrong verdict and a bad definition") {
  TempDir Dir;
  fs::path Out = Dir.path() / "out";
  REQUIRE(mcfuzz::test::mcfuzz({"export", "--sv-comp", Out.string(),
                                bundled({"switch-duff-device"})[0]})
              .Code == 0);
  fs::path Definition = Out / "mcfuzz_switch-duff-device_fcr_64.yml";
  std::string Text = readFile(Definition);
  auto with = [&](const std::string &From, const std::string &To) {
    std::string Bad = Text;
    REQUIRE(Bad.find(From) != std::string::npos);
    writeFile(Definition, Bad.replace(Bad.find(From), From.size(), To));
    return checkSvComp(Out).Out;
  };
  CHECK_THAT(with("expected_verdict: true", "expected_verdict: false"),
             Catch::Contains("execution shows True"));
  CHECK_THAT(with("'2.0'", "2.0"), Catch::Contains("is not of type 'string'"));
  CHECK_THAT(with("LP64", "LP65"), Catch::Contains("LP65"));
}

TEST_CASE("tasks from GCC's tests say that they inherit the GPL") {
  TempDir Dir;
  // A cache that holds one made-up "GCC test".
  fs::path Tests = Dir.path() / "cache/mcfuzz/seeds/gcc/gcc.c-torture/execute";
  fs::create_directories(Tests);
  writeFile(Tests / "x.c", "int main() { if (1) return 0; }\n");
  Run Ran = mcfuzz::test::mcfuzz(
      {"export", "--sv-comp", (Dir.path() / "out").string(), "--seeds", "gcc"},
      std::vector<std::string>{
          "XDG_CACHE_HOME=" + (Dir.path() / "cache").string(),
          std::string("PATH=") + std::getenv("PATH"), "HOME=/nonexistent",
          std::string("MCFUZZ_HOME=") + MCFUZZ_SOURCE_DIR});
  INFO(Ran.Out << Ran.Err);
  REQUIRE(Ran.Code == 0);
  CHECK_THAT(readFile(Dir.path() / "out/mcfuzz_x_fcr_64.i"),
             Catch::Contains("SPDX-License-Identifier: GPL-3.0-or-later"));
  CHECK_THAT(readFile(Dir.path() / "out/README.md"),
             Catch::Contains("GPL-3.0"));
}

TEST_CASE(
    "SV-COMP programs become closed seeds, the same for the same number") {
  TempDir Dir;
  std::string File = (Dir.path() / "open.c").string();
  writeFile(File, OpenTask);
  auto make = [&](const std::string &Name, const std::string &Number) {
    Run Ran = mcfuzz::test::mcfuzz({"seeds", "concretize", File, "--groups",
                                    "5", "--seed", Number, "-o",
                                    (Dir.path() / Name).string()});
    INFO(Ran.Out << Ran.Err);
    REQUIRE(Ran.Code == 0);
    return contentsOf(Dir.path() / Name);
  };
  auto First = make("first", "7");
  CHECK(First.size() == 5);
  CHECK(First == make("second", "7"));
  CHECK(First != make("third", "8"));
  CHECK(First["open.g1.c"] != First["open.g2.c"]);
  CHECK_FALSE(contains(First["open.g1.c"], "reach_error"));

  Run Ran = mcfuzz::test::mcfuzz({"export", "--sv-comp",
                                  (Dir.path() / "tasks").string(), "--seeds",
                                  (Dir.path() / "first").string()});
  INFO(Ran.Out << Ran.Err);
  CHECK(Ran.Code == 0);
  CHECK_THAT(Ran.Out, Catch::Contains("from 5 of 5 seeds"));
  Run Checked = checkSvComp(Dir.path() / "tasks");
  INFO(Checked.Out);
  CHECK(Checked.ok());
}

TEST_CASE("an SV-COMP program as it is is no seed, with advice") {
  TempDir Dir;
  writeFile(Dir.path() / "open.c",
            "void reach_error(void) {} int main() { if (0) reach_error(); }\n");
  Run Ran = mcfuzz::test::mcfuzz(
      {"profile", (Dir.path() / "open.c").string(), "--json"});
  CHECK_THAT(Ran.Out, Catch::Contains("mcfuzz seeds concretize"));
}

TEST_CASE("several seeds are instrumented into a folder; one failure is told") {
  TempDir Dir;
  writeFile(Dir.path() / "bad.c", "int main( {\n");
  std::vector<std::string> Words = {"instrument",
                                    bundled({"switch-duff-device"})[0],
                                    (Dir.path() / "bad.c").string(),
                                    bundled({"recursion-mutual"})[0],
                                    "-o",
                                    (Dir.path() / "out").string()};
  Run Ran = mcfuzz::test::mcfuzz(Words);
  CHECK(Ran.Code == 2);
  CHECK_THAT(Ran.Err, Catch::Contains("bad.c: clang: 1:11"));
  CHECK(contentsOf(Dir.path() / "out").size() == 2);
}
