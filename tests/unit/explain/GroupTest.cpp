// Which findings go together, and what kind of bug they are.

#include "tests/TestHelp.h"

#include "explain/Group.h"
#include "explain/Triage.h"

using namespace mcfuzz;

namespace {

Case wrong(const std::string &Id, const std::string &Seed) {
  return {.Id = Id, .Checker = "cbmc", .Label = "cbmc@6.6.0",
          .Kind = FindingKind::Missed, .Seed = Seed, .Task = Seed + ".fcr"};
}
Case crash(const std::string &Id, const std::string &Seed,
           const std::string &Detail) {
  Case C = wrong(Id, Seed);
  C.Kind = FindingKind::Crash;
  C.Crash = crashSignature(Detail);
  return C;
}

Symptoms symptoms(std::vector<std::string> Words) {
  Symptoms Of;
  Of.Kind = FindingKind::Missed;
  Of.Right = Expected::Unsafe;
  Of.Words = std::move(Words);
  return Of;
}

} // namespace

TEST_CASE("a crash is known by its place, whatever the version") {
  CHECK(crashSignature("File: goto-conversion/goto_convert_side_effect.cpp:297 "
                       "function: remove_post") ==
        crashSignature("File: goto_convert_side_effect.cpp:301 function: "
                       "remove_post"));
  CHECK(crashSignature("File: a.cpp:1 function: f") !=
        crashSignature("File: a.cpp:1 function: g"));
  CHECK(crashSignature("error at 0x7ffe12 in f") ==
        crashSignature("error at 0x7ffe99 in f"));
  CHECK(crashSignature("killed by SIGSEGV") == "killed by SIGSEGV");
}

TEST_CASE("findings without anything in common stay apart") {
  std::vector<Group> Groups = group({wrong("1", "a.c"), wrong("2", "b.c"),
                                     crash("3", "c.c", "File: x.cpp:1")});
  REQUIRE(Groups.size() == 3);
  for (const Group &G : Groups) {
    CHECK(G.Members.size() == 1);
    CHECK(G.Evidence.empty());
  }
  CHECK(group({}).empty());
}

TEST_CASE("each likeness puts findings together, and is named") {
  SECTION("the same crash in two versions") {
    std::vector<Case> Cases = {crash("1", "a.c", "File: u/x.cpp:1 function: f"),
                               crash("2", "b.c", "File: v/x.cpp:9 function: f")};
    Cases[1].Label = "cbmc@5.12";
    std::vector<Group> Groups = group(Cases);
    REQUIRE(Groups.size() == 1);
    CHECK_THAT(Groups[0].Evidence.at(0), Catch::Contains("x.cpp function: f"));
  }
  SECTION("but not of two checkers") {
    std::vector<Case> Cases = {crash("1", "a.c", "File: x.cpp:1"),
                               crash("2", "b.c", "File: x.cpp:1")};
    Cases[1].Checker = "esbmc";
    CHECK(group(Cases).size() == 2);
  }
  SECTION("but not by a signal alone") {
    CHECK(group({crash("1", "a.c", "killed by SIGSEGV"),
                 crash("2", "b.c", "killed by SIGSEGV")})
              .size() == 2);
  }
  SECTION("the same task in two versions, but not with another option") {
    std::vector<Case> Cases = {crash("1", "a.c", "File: x.cpp:1"),
                               crash("2", "a.c", "File: y.cpp:1"),
                               crash("3", "a.c", "File: z.cpp:1")};
    Cases[1].Label = "cbmc@5.12";
    Cases[2].Label = "cbmc@6.6.0:bounds+no-simplify";
    std::vector<Group> Groups = group(Cases);
    REQUIRE(Groups.size() == 2);
    CHECK(Groups[0].Members == std::vector<size_t>{0, 1});
  }
  SECTION("crashes without a place, by the shape of the program") {
    std::vector<Case> Cases = {crash("1", "a.c", "killed by SIGSEGV"),
                               crash("2", "b.c", "killed by SIGSEGV"),
                               wrong("3", "c.c")};
    for (Case &C : Cases)
      C.Shape = "same";
    CHECK(group(Cases).size() == 2);
  }
  SECTION("the same shape") {
    std::vector<Case> Cases = {wrong("1", "a.c"), wrong("2", "b.c")};
    Cases[0].Shape = Cases[1].Shape = "same";
    CHECK(group(Cases).size() == 1);
  }
  SECTION("the same branch of a seed; another branch is another bug") {
    std::vector<Case> Cases = {wrong("1", "a.c"), wrong("2", "a.c"),
                               wrong("3", "a.c")};
    for (size_t I = 0; I < 3; ++I)
      Cases[I].Task += std::to_string(I);
    Cases[0].Culprit = Cases[1].Culprit = "then at 3:1";
    Cases[2].Culprit = "then at 9:1";
    std::vector<Group> Groups = group(Cases);
    REQUIRE(Groups.size() == 2);
    CHECK(Groups[0].Members == std::vector<size_t>{0, 1});
    CHECK_THAT(Groups[0].Evidence.at(0), Catch::Contains("branch of a.c"));
  }
  SECTION("the same features need the same answers in other ways") {
    std::vector<Case> Cases = {wrong("1", "a.c"), wrong("2", "b.c"),
                               wrong("3", "c.c")};
    for (Case &C : Cases) {
      C.Features = {"bit-field"};
      C.OtherWays = "+z3 safe\n";
    }
    Cases[2].OtherWays = "+z3 unsafe\n";
    CHECK(group(Cases).size() == 2);
  }
}

TEST_CASE("likenesses join across several findings") {
  std::vector<Case> Cases = {wrong("1", "a.c"), wrong("2", "b.c"),
                             wrong("3", "c.c")};
  Cases[0].Shape = Cases[1].Shape = "one";
  Cases[1].Features = Cases[2].Features = {"union"};
  Cases[1].OtherWays = Cases[2].OtherWays = "+z3 safe\n";
  std::vector<Group> Groups = group(Cases);
  REQUIRE(Groups.size() == 1);
  CHECK(Groups[0].Evidence.size() == 2);
}

TEST_CASE("triage: another way of the same checker comes first") {
  Symptoms Of = symptoms({"bit-field of int"});
  Of.Ways = {{":z3", true, false, Verdict::Unsafe}, {":refine", false, false, Verdict::Safe}};
  CHECK(triage(Of).Kind == Category::ThirdParty);
  Of.Ways[1].Said = Verdict::Unsafe;
  CHECK(triage(Of).Kind == Category::Configuration);
  CHECK_THAT(triage(Of).Reason, Catch::Contains(":refine"));
  // What does not answer proves nothing, and neither does an experiment.
  Of.Ways = {{"+full-slice", false, true, Verdict::Unsafe}};
  CHECK(triage(Of).Kind == Category::MemoryModel);
  Of.Ways = {{":z3", true, false, Verdict::Unknown},
             {":refine", false, false, Verdict::Timeout}};
  CHECK(triage(Of).Kind == Category::MemoryModel);
  // A finding of +z3 or :z3, and the checker as it is usually called is right.
  Of.Ways = {{"plain", false, false, Verdict::Unsafe}};
  CHECK(triage(Of).Kind == Category::Configuration);
  Of.OwnSolver = true;
  CHECK(triage(Of).Kind == Category::ThirdParty);
}

TEST_CASE("triage: library, crash places, features, and not knowing") {
  Symptoms Of = symptoms({"StringLiteral"});
  Of.External = {"abort", "memcpy"};
  CHECK(triage(Of).Kind == Category::CLibrary);
  CHECK(triage(Of).Reason == "calls memcpy");
  Of.External = {"abort"};
  CHECK(triage(Of).Kind == Category::FrontEnd);
  Of.Kind = FindingKind::Crash;
  Of.Detail = "File: flattening/boolbv.cpp:61";
  Of.CrashPlaces = {{"flattening", "memory model"}};
  CHECK(triage(Of).Kind == Category::MemoryModel);
  CHECK(triage(symptoms({"unary *"})).Kind == Category::PointerAlias);
  CHECK(triage(symptoms({"VAArgExpr"})).Kind == Category::LanguageFeature);
  CHECK(triage(symptoms({"ForStmt"})).Kind == Category::Unclear);
  CHECK_THAT(triage(symptoms({})).Reason, Catch::Contains("reduce it"));
}

TEST_CASE("a triage survives the store, and its words are the paper's seven") {
  Symptoms Of = symptoms({"bit-field of int", "union"});
  Of.Ways = {{"+z3", true, false, Verdict::Safe}};
  Triage T = triage(Of);
  T.Shape = "abc";
  CHECK(triageToJson(triageFromJson(triageToJson(T))) == triageToJson(T));
  CHECK(T.Features == std::vector<std::string>{"bit-field", "union"});
  for (const char *Name :
       {"front end", "memory model", "pointer alias", "third-party component",
        "C library", "language feature", "configuration", "unclear"})
    CHECK(toString(parseCategory(Name).value()) == Name);
  CHECK(!parseCategory("other"));
}
