#include "core/Files.h"

#include "core/Error.h"
#include "tests/Catch.h"

#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

using namespace mcfuzz;

TEST_CASE("a file is written whole and read back") {
  TempDir Dir;
  std::string Text("a\0b\n", 4);
  writeFile(Dir.path() / "f", Text);
  CHECK(readFile(Dir.path() / "f") == Text);
  writeFile(Dir.path() / "empty", "");
  CHECK(readFile(Dir.path() / "empty").empty());
  size_t Files = 0;
  for ([[maybe_unused]] const auto &Entry : fs::directory_iterator(Dir.path()))
    ++Files;
  CHECK(Files == 2); // No temporary file is left.
}

TEST_CASE("errors name the file") {
  CHECK_THROWS_WITH(readFile("/nonexistent/f"),
                    "/nonexistent/f: No such file or directory");
  CHECK_THROWS_WITH(readFile("/etc"), "/etc: is a directory");
  CHECK_THROWS_AS(writeFile("/nonexistent/f", "x"), Error);
}

TEST_CASE("a temporary folder goes with its object") {
  fs::path Path;
  {
    TempDir Dir;
    Path = Dir.path();
    writeFile(Path / "f", "x");
    CHECK(fs::exists(Path));
  }
  CHECK_FALSE(fs::exists(Path));
}

TEST_CASE("a sandbox that a dead process left is ended") {
  TempDir Parent;
  TempDir Living(Parent.path());
  std::string Dead = Living.path().filename().string();
  std::string Pid = "-" + std::to_string(::getpid()) + "-";
  Dead.replace(Dead.find(Pid), Pid.size(), "-999999999-");
  fs::create_directories(Parent.path() / Dead);
  fs::path Script = Parent.path() / "bwrap";
  writeFile(Script, "#!/bin/sh\nwhile :; do sleep 0.1; done\n");
  fs::permissions(Script, fs::perms::owner_exec, fs::perm_options::add);
  auto start = [&](const fs::path &File) {
    pid_t Child = ::fork();
    if (Child == 0) {
      ::execl(Script.c_str(), "bwrap", File.c_str(), nullptr);
      ::_exit(127);
    }
    std::string Comm = "/proc/" + std::to_string(Child) + "/comm";
    while (readFile(Comm) != "bwrap\n")
      ::usleep(1000);
    return Child;
  };
  pid_t Left = start(Parent.path() / Dead / "x");
  pid_t Used = start(Living.path() / "x");
  sweepTempDirs(Parent.path());
  int Status = 0;
  CHECK(::waitpid(Left, &Status, 0) == Left);
  CHECK(WIFSIGNALED(Status));
  CHECK(::waitpid(Used, &Status, WNOHANG) == 0);
  ::kill(Used, SIGKILL);
  ::waitpid(Used, &Status, 0);
}

TEST_CASE("folders of dead processes are swept, nothing else is") {
  TempDir Parent;
  TempDir Living(Parent.path());
  // The form of a name, from a living example.
  std::string Name = Living.path().filename().string();
  std::string Pid = "-" + std::to_string(::getpid()) + "-";
  std::string Dead = Name;
  Dead.replace(Dead.find(Pid), Pid.size(), "-999999999-");
  std::vector<std::string> Others = {
      "other",
      "mcfuzz-20261118-results",
      "mcfuzz-999999999-abcdef",
      "mcfuzz-tmp-1-999999999-abcdef", // Of another process namespace.
      Dead + "-kept",
      Dead.substr(0, Dead.size() - 1)};
  for (const std::string &Other : Others)
    fs::create_directories(Parent.path() / Other);
  fs::create_directories(Parent.path() / Dead);
  sweepTempDirs(Parent.path());
  CHECK_FALSE(fs::exists(Parent.path() / Dead));
  CHECK(fs::exists(Living.path()));
  for (const std::string &Other : Others)
    CHECK(fs::exists(Parent.path() / Other));
}
