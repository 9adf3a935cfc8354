#include "tests/TestHelp.h"

#include "core/Cache.h"
#include "core/Error.h"
#include "profile/DeriveSeed.h"
#include "profile/Rules.h"

using namespace mcfuzz;
using namespace mcfuzz::test;

namespace {

struct Fixture {
  TempDir Dir;
  Cache Store{Dir.path() / "cache"};
  DeriveSettings How;

  Fixture() { How.Store = &Store; }

  Seed write(const std::string &Code) {
    writeFile(Dir.path() / "seed.c", Code);
    return {"seed.c", (Dir.path() / "seed.c").string()};
  }
  std::string document(const Derived &D) {
    return dumpJson(
        profileToJson(D.Behaviour, D.Program ? &*D.Program : nullptr));
  }
  fs::path entry() {
    for (const auto &E :
         fs::recursive_directory_iterator(Dir.path() / "cache"))
      if (E.is_regular_file() && E.file_size() > 200)
        return E.path();
    return {};
  }
};

constexpr const char *Loop =
    "int main() { int n = 0; for (int i = 0; i < 3; i++) n++; return n - 3; }";

} // namespace

TEST_CASE_METHOD(Fixture, "the second time a seed comes from the cache") {
  Seed S = write(Loop);
  auto Start = std::chrono::steady_clock::now();
  Derived First = deriveSeed(S, How);
  auto Middle = std::chrono::steady_clock::now();
  CHECK(First.Behaviour.Accepted);
  CHECK(Store.info().Entries == 1);
  Derived Second = deriveSeed(S, How);
  CHECK((std::chrono::steady_clock::now() - Middle) * 4 < Middle - Start);
  CHECK(document(Second) == document(First));
  REQUIRE(Second.Program);
  CHECK(Second.Program->Base == First.Program->Base);
  CHECK(Store.info().Entries == 1);
}

TEST_CASE_METHOD(Fixture, "rejections are kept, with their evidence") {
  for (const char *Code :
       {"int main() { int x = 2147483647; return (x + 1) * 0; }",
        "int main() { this is not C }"}) {
    Seed S = write(Code);
    Derived First = deriveSeed(S, How);
    CHECK_FALSE(First.Behaviour.Accepted);
    CHECK(document(deriveSeed(S, How)) == document(First));
  }
  CHECK(Store.info().Entries == 2);
}

TEST_CASE_METHOD(Fixture, "a header that was missing may come") {
  Seed S = write("#include \"late.h\"\nint main() { return N; }");
  CHECK_FALSE(deriveSeed(S, How).Behaviour.Accepted);
  writeFile(Dir.path() / "late.h", "enum { N = 0 };\n");
  CHECK(deriveSeed(S, How).Behaviour.Accepted);
}

TEST_CASE_METHOD(Fixture, "a damaged entry is made again") {
  Seed S = write(Loop);
  std::string Right = document(deriveSeed(S, How));
  std::string Bytes = readFile(entry());
  for (const std::string &Damaged :
       {Bytes.substr(0, Bytes.size() / 2), std::string(),
        Bytes.substr(0, Bytes.size() - 1) + '?', Bytes + "more"}) {
    writeFile(entry(), Damaged);
    CHECK(document(deriveSeed(S, How)) == Right);
    CHECK(readFile(entry()) == Bytes);
  }
}

TEST_CASE_METHOD(Fixture, "whatever a result depends on is in the key") {
  Seed S = write("#include \"part.h\"\nint main() { if (N) {} return 0; }");
  writeFile(Dir.path() / "part.h", "enum { N = 0 };\n");
  CHECK(deriveSeed(S, How).Behaviour.Counts == std::vector<uint32_t>{0, 1});
  writeFile(Dir.path() / "part.h", "enum { N = 1 };  \n");
  CHECK(deriveSeed(S, How).Behaviour.Counts == std::vector<uint32_t>{1, 0});

  S = write("int main() { if (sizeof(long) == 8) {} return 0; }");
  CHECK(deriveSeed(S, How).Behaviour.Counts == std::vector<uint32_t>{1, 0});
  How.Model = DataModel::ILP32;
  CHECK(deriveSeed(S, How).Behaviour.Counts == std::vector<uint32_t>{0, 1});
  How.Count.Function = true;
  CHECK(deriveSeed(S, How).Behaviour.Counts.size() == 3);
}

TEST_CASE_METHOD(Fixture, "a rule that may fail leaves a doubtful label") {
  Seed S = write("volatile int x; int main() { if (x) {} return 0; }");
  CHECK_FALSE(deriveSeed(S, How).Behaviour.Accepted);
  How.Allowed = parseAllowed({"volatile,addresses", "order"});
  CHECK(How.Allowed == std::set<std::string>{"volatile", "addresses", "order"});
  Derived Allowed = deriveSeed(S, How);
  CHECK(Allowed.Behaviour.Accepted);
  CHECK(std::any_of(Allowed.Behaviour.Labels.begin(),
                    Allowed.Behaviour.Labels.end(), [](const Label &L) {
                      return L.Name == "allowed" && L.Doubtful &&
                             L.Detail.rfind("volatile: ", 0) == 0;
                    }));
  CHECK_THROWS_AS(parseAllowed({"no-such-rule"}), Error);
  CHECK_THROWS_AS(parseAllowed({"ends-normally"}), Error);
}

TEST_CASE_METHOD(Fixture, "labels come from the source") {
  Derived D = deriveSeed(
      write("#include <stdlib.h>\n#include <string.h>\nstruct s { char c; int "
            "i; };\nint main() { double d = 1; char *p = malloc(4); if (!p) "
            "return 0; strcpy(p, \"abc\"); struct s a = {1, 2}, b = {1, 2}; int "
            "n = ({ memcmp(&a, &b, sizeof a) > 5; }); if (d < 0) n++; free(p); "
            "return 0; }"),
      How);
  std::set<std::string> Names;
  for (const Label &L : D.Behaviour.Labels)
    Names.insert(L.Name + (L.Doubtful ? "!" : "") + " " + L.Detail);
  INFO(document(D));
  for (const char *Name :
       {"library-function malloc", "library-function strcpy",
        "library-function memcmp", "allocation-succeeds malloc",
        "floating-point ", "gnu-extension statement expression",
        "padding-bytes! looks at the bytes of struct s, which has padding"})
    CHECK(Names.count(Name) == 1);
}
