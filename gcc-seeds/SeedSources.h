//===- SeedSources.h - where seeds come from ------------------------------===//
#ifndef MCFUZZ_GCC_SEEDS_SEEDSOURCES_H
#define MCFUZZ_GCC_SEEDS_SEEDSOURCES_H

#include "core/Types.h"

#include <filesystem>
#include <string>
#include <vector>

namespace mcfuzz {

class Progress;

/// The seeds of a source: "bundled", "gcc" (fetched before), a folder (all C
/// files below it) or a file. A file that is missing is still a seed: the run
/// reports it and goes on. Throws Error for a folder without C files.
std::vector<Seed> seedsFrom(const std::string &Source);

/// Gets the GCC torture tests from Debian's source package into the user's
/// cache. Does nothing if they are there.
void fetchGcc(Progress &Show);

/// Where fetchGcc() puts gcc.c-torture.
std::filesystem::path gccFolder();

} // namespace mcfuzz

#endif
