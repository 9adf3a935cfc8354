#include "core/Text.h"

#include "core/Error.h"
#include "core/Hash.h"
#include "core/Json.h"
#include "core/Types.h"
#include "tests/Catch.h"

using namespace mcfuzz;

TEST_CASE("splitting and joining are inverse") {
  CHECK(split("a,,b", ',') == std::vector<std::string>{"a", "", "b"});
  CHECK(join({"", "b"}, ",") == "b");
  CHECK(join({"x", "y"}, ", ") == "x, y");
}

TEST_CASE("the first error of a compiler is found") {
  CHECK(firstError("note: x\nf.c:1: error: bad\nf.c:2: error: worse\n", "") ==
        "f.c:1: error: bad");
  CHECK(firstError("\n  \nsomething\n", "") == "something");
  CHECK(firstError("", "exit status 1") == "exit status 1");
}

TEST_CASE("hostile text becomes one printable line") {
  CHECK(oneLine("a\nb\x1b[31m\tc") == "a b?[31m c");
  CHECK(oneLine(std::string(300, 'x')) == std::string(197, 'x') + "...");
  CHECK(oneLine("12345", 5) == "12345");
  CHECK(oneLine("123456", 5) == "12...");
  CHECK(oneLine("123456", 2) == "..");
  CHECK(oneLine("123456", 0).empty());
  CHECK(oneLine("a\u00e4bcd", 5) == "a..."); // Not half of a character.
}

TEST_CASE("a misspelt word finds its neighbour") {
  CHECK(nearest("verdcit", {"verdicts", "verdict", "markers"}) == "verdict");
  CHECK(nearest("zzzzzz", {"verdict"}).empty());
}

TEST_CASE("SHA-256 of a known text") {
  CHECK(sha256("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410f"
                         "f61f20015ad");
}

TEST_CASE("bad JSON is located by line and column") {
  CHECK_THROWS_WITH(parseJson("{\n  \"a\": ]\n}", "f.json"),
                    Catch::Contains("f.json:2:8: "));
}

TEST_CASE("an object complains with file, pointer and suggestion") {
  Json Document = parseJson(R"({"nmae": 1, "list": ["a", 2]})", "f.json");
  JsonObject Object(Document, "f.json");
  CHECK_THROWS_WITH(Object.text("name"),
                    Catch::Contains("lacks the key 'name'"));
  CHECK_THROWS_WITH(Object.texts("list"), "f.json: /list/1: must be a string");
  CHECK_THROWS_WITH(Object.finish(),
                    "f.json: /nmae: unknown key; did you mean 'name'?");
}

TEST_CASE("names of enumerators round-trip") {
  for (Verdict V :
       {Verdict::Safe, Verdict::Unsafe, Verdict::Unknown, Verdict::Timeout,
        Verdict::OutOfMemory, Verdict::Crash, Verdict::Rejected})
    CHECK(parseVerdict(toString(V)) == V);
  CHECK(parseDataModel("ILP32") == DataModel::ILP32);
  CHECK_FALSE(parseExpected("perhaps"));
}
