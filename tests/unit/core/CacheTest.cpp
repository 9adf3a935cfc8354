#include "core/Cache.h"

#include "tests/Catch.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <csignal>
#include <fcntl.h>
#include <new>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

using namespace mcfuzz;

namespace {

struct Fixture {
  TempDir Dir;
  fs::path Folder = Dir.path() / "deep" / "cache";
  Cache Store{Folder};
  std::string Key = cacheKey({"seed", "options"});

  fs::path file(const std::string &Of) const {
    return Folder / Of.substr(0, 2) / Of.substr(2);
  }
  size_t files() const {
    size_t Count = 0;
    for (const auto &Entry : fs::recursive_directory_iterator(Folder))
      Count += Entry.is_regular_file() && Entry.path().filename() != "lock";
    return Count;
  }
};

void makeOld(const fs::path &Path, int Minutes) {
  fs::last_write_time(Path, fs::file_time_type::clock::now() -
                                std::chrono::minutes(Minutes));
}

constexpr int Day = 24 * 60;

/// A value that tells which key it belongs to, of a length of its own.
std::string valueOf(const std::string &Key) {
  std::string Value;
  for (size_t N = 1 + std::stoul(Key.substr(0, 3), nullptr, 16); N > 0; --N)
    Value += Key;
  return Value;
}

} // namespace

// The first test here, while the counter in the names is still small.
TEST_CASE_METHOD(Fixture, "a temporary name that is taken is no obstacle") {
  fs::path Part = file(Key).parent_path();
  fs::create_directories(Part);
  std::string Start = "tmp-" + std::to_string(::getpid()) + "-";
  for (int N = 0; N < 200; ++N)
    fs::create_symlink("x", Part / (Start + std::to_string(N)));
  CHECK(Store.store(Key, "value"));
  CHECK(Store.find(Key) == "value");
}

TEST_CASE("keys tell lists of parts apart") {
  CHECK(cacheKey({"a", "b"}) == cacheKey({"a", "b"}));
  std::vector<std::string> Keys = {
      cacheKey({}),         cacheKey({""}),         cacheKey({"", ""}),
      cacheKey({"ab"}),     cacheKey({"a", "b"}),   cacheKey({"b", "a"}),
      cacheKey({"", "ab"}), cacheKey({"ab", ""}),   cacheKey({"a1:b"}),
      cacheKey({"1:a"}),    cacheKey({"a", "1:b"}), cacheKey({"a\n", "b"})};
  for (const std::string &Key : Keys) {
    CHECK(Key.size() == 64);
    CHECK(std::count(Keys.begin(), Keys.end(), Key) == 1);
  }
}

TEST_CASE_METHOD(Fixture, "what was stored is found, in a new process too") {
  CHECK_FALSE(Store.find(Key));
  CHECK_FALSE(fs::exists(Folder)); // Looking makes nothing.
  for (const std::string &Value :
       {std::string("text"), std::string(), std::string("\0\n\xff", 3),
        std::string(3000000, 'x')}) {
    REQUIRE(Store.store(Key, Value));
    CHECK(Store.find(Key) == Value);
    CHECK(Cache(Folder).find(Key) == Value);
  }
  CHECK_FALSE(Store.find(cacheKey({"other"})));
  CHECK(files() == 1); // No temporary file is left.
}

TEST_CASE_METHOD(Fixture, "only keys of the cache are taken") {
  // Damaged entries are removed, so a bad key could destroy any file. The ones
  // here stay below our own folder, even in a program without the check.
  fs::path Victim = Dir.path() / "victim";
  writeFile(Victim, "precious");
  fs::create_directories(Folder / "ab");
  std::string Upper = Key;
  Upper[5] = 'G';
  for (const std::string &Bad :
       {std::string("ab"), std::string("ab../../../victim"),
        "ab" + Victim.string(), Key + "0", Key.substr(1), Upper}) {
    INFO(Bad);
    CHECK_THROWS_AS(Store.find(Bad), std::logic_error);
    CHECK_THROWS_AS(Store.store(Bad, "x"), std::logic_error);
    REQUIRE(fs::exists(Victim));
    CHECK(readFile(Victim) == "precious");
  }
}

TEST_CASE_METHOD(Fixture, "damage of every kind is a miss and is repaired") {
  const std::string Value = "a value of some length, " + Key;
  REQUIRE(Store.store(Key, Value));
  const std::string Whole = readFile(file(Key));

  // Each is noticed by info(), which leaves it there, and by find(), which
  // removes it, and is then replaced.
  auto IsRepaired = [&](const std::string &How) {
    INFO(How);
    CHECK(Store.info().Damaged == 1);
    CHECK(fs::exists(fs::symlink_status(file(Key))));
    CHECK_FALSE(Store.find(Key));
    CHECK_FALSE(fs::exists(file(Key)));
    CHECK(Store.store(Key, Value));
    CHECK(Store.find(Key) == Value);
    CHECK(Store.info().Damaged == 0);
  };
  auto Write = [&](const std::string &Text) { writeFile(file(Key), Text); };

  for (size_t At = 0; At < Whole.size(); ++At) {
    std::string Flipped = Whole;
    Flipped[At] = static_cast<char>(Flipped[At] ^ (1 << At % 8));
    Write(Flipped);
    IsRepaired("a bit of " + std::to_string(At));
  }
  for (size_t Length = 0; Length < Whole.size(); Length += 11) {
    Write(Whole.substr(0, Length));
    IsRepaired("cut to " + std::to_string(Length));
  }
  Write(Whole.substr(0, Whole.size() - 1));
  IsRepaired("last byte gone");
  Write(Whole + "x");
  IsRepaired("one byte too many");
  Write(std::string(Whole.size(), '\0'));
  IsRepaired("zeros, as after a power failure");
  Write(Whole + Whole);
  IsRepaired("twice");

  std::string Other = cacheKey({"other"});
  REQUIRE(Cache(Dir.path() / "2").store(Other, "value of another key"));
  fs::copy_file(Dir.path() / "2" / Other.substr(0, 2) / Other.substr(2),
                file(Key), fs::copy_options::overwrite_existing);
  IsRepaired("entry of another key");

  fs::remove(file(Key));
  fs::create_directories(file(Key));
  IsRepaired("an empty directory");
  fs::remove(file(Key));
  fs::create_directories(file(Key));
  writeFile(file(Key) / "x", "x");
  IsRepaired("a directory with a file");
  fs::remove(file(Key));
  REQUIRE(::mkfifo(file(Key).c_str(), 0600) == 0);
  IsRepaired("a pipe");
}

TEST_CASE_METHOD(Fixture, "swapped entries are both missing") {
  std::string Other = cacheKey({"other"});
  REQUIRE(Store.store(Key, "one"));
  REQUIRE(Store.store(Other, "two"));
  fs::rename(file(Key), Dir.path() / "swap");
  fs::rename(file(Other), file(Key));
  fs::rename(Dir.path() / "swap", file(Other));
  CHECK(Store.info().Damaged == 2);
  CHECK_FALSE(Store.find(Key));
  CHECK_FALSE(Store.find(Other));
}

TEST_CASE_METHOD(Fixture, "store replaces what is in its place") {
  fs::create_directories(file(Key) / "folder");
  CHECK(Store.store(Key, "value"));
  CHECK(Store.find(Key) == "value");

  // A link is replaced, and what it points to is neither read nor written.
  writeFile(Dir.path() / "target", readFile(file(Key)));
  fs::remove(file(Key));
  fs::create_symlink(Dir.path() / "target", file(Key));
  CHECK_FALSE(Store.find(Key));
  CHECK(Store.store(Key, "new"));
  CHECK(Store.find(Key) == "new");
  CHECK_FALSE(fs::is_symlink(file(Key)));
  CHECK_THAT(readFile(Dir.path() / "target"), Catch::Contains("value"));
}

TEST_CASE_METHOD(Fixture, "a folder that cannot be used is no error") {
  writeFile(Dir.path() / "file", "x");
  for (const fs::path &Path : {Dir.path() / "file", Dir.path() / "file" / "c",
                               fs::path("/proc/nothing/here")}) {
    Cache Useless(Path);
    CHECK_FALSE(Useless.store(Key, "value"));
    CHECK_FALSE(Useless.find(Key));
    CHECK(Useless.info().Entries == 0);
    CHECK(Useless.clear() == 0);
  }
  CHECK(readFile(Dir.path() / "file") == "x");
}

TEST_CASE_METHOD(Fixture, "a full disk is no error and leaves nothing") {
  // A limit on the size of files fails as a full disk does, in a child
  // because it cannot be lifted again.
  pid_t Child = ::fork();
  if (Child == 0) {
    ::signal(SIGXFSZ, SIG_IGN);
    struct rlimit Limit{5000, 5000};
    ::setrlimit(RLIMIT_FSIZE, &Limit);
    bool Right = !Store.store(Key, std::string(100000, 'x')) &&
                 files() == 0 && !Store.find(Key) &&
                 Store.store(Key, std::string(100, 'x'));
    ::_exit(Right ? 0 : 1);
  }
  int Status = -1;
  REQUIRE(::waitpid(Child, &Status, 0) == Child);
  CHECK(Status == 0);
  CHECK(Store.find(Key) == std::string(100, 'x'));
}

TEST_CASE_METHOD(Fixture, "several processes at once see only whole values") {
  std::vector<std::string> Keys;
  for (int N = 0; N < 50; ++N)
    Keys.push_back(cacheKey({std::to_string(N)}));
  struct Counts {
    std::atomic<unsigned> Hits, Misses, Stored, Wrong;
  };
  void *Shared = ::mmap(nullptr, sizeof(Counts), PROT_READ | PROT_WRITE,
                        MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  REQUIRE(Shared != MAP_FAILED);
  Counts &Seen = *new (Shared) Counts{};
  std::vector<pid_t> Children;
  for (unsigned Process = 0; Process < 4; ++Process) {
    pid_t Child = ::fork();
    if (Child == 0) {
      // The last one works with a small limit, so that entries also go, and
      // damages some, as a failing disk would.
      bool Rough = Process == 3;
      Cache Mine(Folder, Rough ? 1000000 : uint64_t(1) << 30);
      auto Start = std::chrono::steady_clock::now();
      for (unsigned N = Process * 13;
           std::chrono::steady_clock::now() - Start < std::chrono::seconds(1);
           N += 7) {
        const std::string &Key = Keys[N % Keys.size()];
        std::optional<std::string> Value = Mine.find(Key);
        ++(!Value ? Seen.Misses : Seen.Hits);
        Seen.Wrong += Value && *Value != valueOf(Key);
        if (!Value || N % 3 == 0)
          Seen.Stored += Mine.store(Key, valueOf(Key));
        if (std::error_code Gone; Rough && N % 5 == 0)
          fs::resize_file(file(Key), 100 + N % 1000, Gone);
      }
      ::_exit(0);
    }
    REQUIRE(Child > 0);
    Children.push_back(Child);
  }
  for (pid_t Child : Children) {
    int Status = -1;
    REQUIRE(::waitpid(Child, &Status, 0) == Child);
    CHECK(Status == 0);
  }
  CHECK(Seen.Wrong == 0);
  // A test in which nothing happens shows nothing.
  CHECK(Seen.Hits > 20);
  CHECK(Seen.Misses > 20);
  CHECK(Seen.Stored > 20);
  ::munmap(Shared, sizeof(Counts));
  // Whoever truncates may come last; apart from that all is in order.
  for (const std::string &K : Keys) {
    std::optional<std::string> Value = Store.find(K);
    CHECK((!Value || *Value == valueOf(K)));
  }
  CHECK(Store.info().Damaged == 0);
  CHECK(files() == Store.info().Entries); // No temporary files.
}

TEST_CASE_METHOD(Fixture, "threads share a cache") {
  std::atomic<unsigned> Wrong = 0;
  std::vector<std::thread> Threads;
  for (int T = 0; T < 4; ++T)
    Threads.emplace_back([&] {
      for (int N = 0; N < 200; ++N) {
        std::string K = cacheKey({std::to_string(N % 20)});
        Wrong += !Store.store(K, valueOf(K));
        Wrong += Store.find(K) != valueOf(K);
      }
    });
  for (std::thread &T : Threads)
    T.join();
  CHECK(Wrong == 0);
  CHECK(files() == 20);
}

TEST_CASE_METHOD(Fixture, "trimming keeps what was used recently") {
  // Ten entries of 8 KiB, older and older; the two oldest are used again.
  const std::string Value(7000, 'v');
  std::vector<std::string> Keys;
  for (int N = 0; N < 10; ++N) {
    Keys.push_back(cacheKey({std::to_string(N)}));
    REQUIRE(Store.store(Keys.back(), Value));
    makeOld(file(Keys.back()), (N + 2) * Day);
  }
  CHECK(Store.info().Bytes == 10 * 8192);
  CHECK(Store.find(Keys[8]));
  CHECK(Store.find(Keys[9]));

  // Room for eight. Three go to get below nine tenths of that, and the one
  // that the new entry takes.
  std::string New = cacheKey({"new"});
  Cache Small(Folder, 8 * 8192);
  REQUIRE(Small.store(New, Value));
  CHECK(Small.info().Bytes <= 8 * 8192 * 9 / 10);
  CHECK(Small.info().Entries == 7);
  for (size_t N = 0; N < 10; ++N) {
    INFO(N);
    CHECK(fs::exists(file(Keys[N])) == (N < 4 || N > 7));
  }
  CHECK(Small.find(New) == Value);

  // More than all there is room for: refused, and nothing goes for it.
  CHECK_FALSE(Small.store(cacheKey({"huge"}), std::string(9 * 8192, 'h')));
  CHECK(Small.info().Entries == 7);
}

TEST_CASE_METHOD(Fixture, "a hit changes the file at most once a day") {
  REQUIRE(Store.store(Key, "value"));
  makeOld(file(Key), Day / 2);
  auto Before = fs::last_write_time(file(Key));
  CHECK(Store.find(Key));
  CHECK(fs::last_write_time(file(Key)) == Before);
  makeOld(file(Key), Day * 2);
  Before = fs::last_write_time(file(Key));
  CHECK(Store.info().Entries == 1); // Looking through all is no use.
  CHECK(fs::last_write_time(file(Key)) == Before);
  CHECK(Store.find(Key));
  CHECK(fs::last_write_time(file(Key)) > Before + std::chrono::hours(47));
}

TEST_CASE_METHOD(Fixture, "about one store in 256 looks at the whole") {
  unsigned Looks = 0;
  for (int N = 0; N < 1024; ++N) {
    REQUIRE(Store.store(cacheKey({"number", std::to_string(N)}), "v"));
    Looks += fs::remove(Folder / "lock");
  }
  CHECK(Looks >= 2);
  CHECK(Looks <= 8);
}

TEST_CASE_METHOD(Fixture, "only one process trims") {
  const std::string Value(100, 'x'); // Large enough to be looked at.
  Cache Small(Folder, 8192);
  REQUIRE(Small.store(Key, Value));
  int Lock = ::open((Folder / "lock").c_str(), O_RDWR);
  REQUIRE(::flock(Lock, LOCK_EX) == 0);
  for (int N = 0; N < 5; ++N)
    REQUIRE(Small.store(cacheKey({std::to_string(N)}), Value));
  CHECK(Small.info().Entries == 6);
  ::close(Lock);
  REQUIRE(Small.store(Key, Value));
  CHECK(Small.info().Entries == 1);
}

TEST_CASE_METHOD(Fixture, "temporary files of the dead are swept") {
  Cache Small(Folder, 100000); // Each store of 1000 bytes sweeps.
  REQUIRE(Small.store(Key, "value"));
  fs::path Part = file(Key).parent_path();
  fs::path Stale = Part / "tmp-999999999-0", Fresh = Part / "tmp-999999999-1";
  for (const fs::path &Path : {Stale, Fresh, Part / "other", Folder / "tmp-1"})
    writeFile(Path, "x");
  fs::create_directories(Folder / "other");
  writeFile(Folder / "other" / "tmp-1-1", "x");
  for (const fs::path &Path :
       {Stale, Part / "other", Folder / "other" / "tmp-1-1"})
    makeOld(Path, 61);
  makeOld(Fresh, 58);
  CHECK(Small.info().Entries == 1);
  CHECK(fs::exists(Stale)); // Only looking removes nothing.
  REQUIRE(Small.store(Key, std::string(1000, 'x')));
  CHECK_FALSE(fs::exists(Stale));
  CHECK(fs::exists(Fresh));
  CHECK(fs::exists(Part / "other"));
  CHECK(fs::exists(Folder / "tmp-1"));
  CHECK(fs::exists(Folder / "other" / "tmp-1-1"));
}

TEST_CASE_METHOD(Fixture, "clear removes entries and temporary files") {
  CHECK(Store.clear() == 0);
  std::vector<std::string> Keys = {Key, cacheKey({"2"}), cacheKey({"3"})};
  for (const std::string &K : Keys)
    REQUIRE(Store.store(K, "value"));
  writeFile(file(Key), "damaged");
  writeFile(file(Key).parent_path() / "tmp-1-1", "x");
  writeFile(Dir.path() / "deep" / "seed.c", "int main() {}");
  writeFile(Folder / "note", "not ours");
  uint64_t Bytes = 0;
  CHECK(Store.clear(&Bytes) == 3);
  CHECK(Bytes == 3 * 4096);
  for (const std::string &K : Keys)
    CHECK_FALSE(Store.find(K));
  CHECK(files() == 1); // The note.
  CHECK(fs::exists(Dir.path() / "deep" / "seed.c"));
  CHECK(Store.store(Key, "again"));
  CHECK(Store.find(Key) == "again");
}

TEST_CASE_METHOD(Fixture, "info tells what there is") {
  CacheInfo Empty = Cache(Folder, 12345).info();
  CHECK(Empty.Folder == Folder);
  CHECK(Empty.Limit == 12345);
  CHECK(Empty.Entries == 0);
  REQUIRE(Store.store(Key, "value"));
  REQUIRE(Store.store(cacheKey({"2"}), std::string(5000, 'x')));
  CHECK(Store.info().Entries == 2);
  CHECK(Store.info().Bytes == 4096 + 8192);
  CHECK(Store.info().Damaged == 0);
}
