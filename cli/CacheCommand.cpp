//===- CacheCommand.cpp - mcfuzz cache ------------------------------------===//

#include "cli/Commands.h"
#include "core/Cache.h"
#include "core/Json.h"

#include <fmt/format.h>

#include <iostream>

namespace mcfuzz {
namespace {

constexpr const char *About =
    "The cache keeps results that depend only on their inputs, so that a\n"
    "second run is quick; it limits its own size, and what is damaged is made\n"
    "again. Emptying it costs nothing but time: fetched seeds and installed\n"
    "checkers are kept elsewhere.\n\n";

std::string humanSize(uint64_t Bytes) {
  if (Bytes < 1024)
    return fmt::format("{} bytes", Bytes);
  double Size = static_cast<double>(Bytes) / 1024;
  const char *const Units[] = {"KiB", "MiB", "GiB", "TiB"};
  size_t Unit = 0;
  for (; Size >= 1023.95 && Unit < 3; ++Unit) // 1024.0 when it is printed.
    Size /= 1024;
  return fmt::format("{:.1f} {}", Size, Units[Unit]);
}

void showInfo(bool AsJson) {
  CacheInfo Info = Cache(defaultCacheFolder()).info();
  if (AsJson) {
    std::cout << dumpJson({{"folder", Info.Folder.string()},
                           {"entries", Info.Entries},
                           {"bytes", Info.Bytes},
                           {"limit", Info.Limit},
                           {"damaged", Info.Damaged}});
    return;
  }
  std::cout << fmt::format("folder   {}\n"
                           "entries  {}\n"
                           "size     {} of at most {}\n"
                           "damaged  {}{}\n",
                           Info.Folder.string(), Info.Entries,
                           humanSize(Info.Bytes), humanSize(Info.Limit),
                           Info.Damaged,
                           Info.Damaged ? " (computed again when needed)" : "");
}

void clear(bool AsJson) {
  uint64_t Bytes = 0, Entries = Cache(defaultCacheFolder()).clear(&Bytes);
  if (AsJson)
    std::cout << dumpJson({{"entries", Entries}, {"bytes", Bytes}});
  else
    std::cout << fmt::format("removed {} {}, {}\n", Entries,
                             Entries == 1 ? "entry" : "entries",
                             humanSize(Bytes));
}

} // namespace

void addCacheCommand(CLI::App &App, int &Exit) {
  CLI::App *Command = App.add_subcommand(
      "cache", "Look at or empty the cache of derived data");
  Command->footer(About + App.get_footer());
  Command->require_subcommand(1);
  auto AsJson = std::make_shared<bool>(false);
  auto Add = [&](const char *Name, const char *What, void (*Do)(bool)) {
    CLI::App *Sub = Command->add_subcommand(Name, What);
    Sub->add_flag("--json", *AsJson, "Print a JSON document");
    Sub->callback([AsJson, Do, &Exit] {
      Do(*AsJson);
      Exit = ExitOk;
    });
  };
  Add("info", "Where the cache is, its size, and whether entries are damaged",
      showInfo);
  Add("clear", "Remove all entries; seeds and checkers stay", clear);
}

} // namespace mcfuzz
