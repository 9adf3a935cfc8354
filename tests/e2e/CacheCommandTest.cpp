// The cache of derived data, as a user sees it.

#include "tests/TestHelp.h"

#include "core/Cache.h"
#include "core/Json.h"

using namespace mcfuzz;
using namespace mcfuzz::test;

TEST_CASE("cache info and clear, which touches derived data only") {
  TempDir Home;
  fs::path Root = Home.path() / "mcfuzz", Folder = Root / "derived";
  auto Say = [&](const std::vector<std::string> &Words) {
    Run Ran = mcfuzz::test::mcfuzz(
        Words, {{"XDG_CACHE_HOME=" + Home.path().string()}});
    INFO(Ran.Err);
    CHECK(Ran.Code == 0);
    return Ran.Out;
  };
  CHECK_THAT(Say({"cache", "info"}), Catch::Contains("entries  0\n"));
  CHECK(Say({"cache", "clear"}) == "removed 0 entries, 0 bytes\n");

  for (const char *Other : {"checkers", "gcc"}) {
    fs::create_directories(Root / Other);
    writeFile(Root / Other / "kept", "x");
  }
  std::string Key = cacheKey({"1"}), Other = cacheKey({"2"});
  REQUIRE(Cache(Folder).store(Key, std::string(2000000, 'x')));
  REQUIRE(Cache(Folder).store(Other, "y"));
  writeFile(Folder / Other.substr(0, 2) / Other.substr(2), "damaged");

  std::string Info = Say({"cache", "info"});
  CHECK_THAT(Info, Catch::Contains(Folder.string() + "\n"));
  CHECK_THAT(Info, Catch::Contains("entries  2\n"));
  CHECK_THAT(Info, Catch::Contains("1.9 MiB of at most 2.0 GiB\n"));
  CHECK_THAT(Info, Catch::Contains("damaged  1 ("));
  Json Document = parseJson(Say({"cache", "info", "--json"}), "stdout");
  CHECK(Document["folder"] == Folder.string());
  CHECK(Document["entries"] == 2);
  CHECK(Document["damaged"] == 1);
  CHECK(Document["bytes"] == 2002944 + 4096);
  CHECK(Document["limit"] == uint64_t(2) << 30);

  Document = parseJson(Say({"cache", "clear", "--json"}), "stdout");
  CHECK(Document["entries"] == 2);
  CHECK(Document["bytes"] == 2002944 + 4096);
  CHECK_FALSE(Cache(Folder).find(Key));
  CHECK_THAT(Say({"cache", "info"}), Catch::Contains("entries  0\n"));
  CHECK(fs::exists(Root / "checkers" / "kept"));
  CHECK(fs::exists(Root / "gcc" / "kept"));

  REQUIRE(Cache(Folder).store(Key, "y"));
  CHECK(Say({"cache", "clear"}) == "removed 1 entry, 4.0 KiB\n");
}
