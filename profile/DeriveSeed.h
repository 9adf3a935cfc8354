//===- DeriveSeed.h - everything that is derived from a seed --------------===//
#ifndef MCFUZZ_PROFILE_DERIVESEED_H
#define MCFUZZ_PROFILE_DERIVESEED_H

#include "instrument/Instrument.h"
#include "profile/ProfileSeed.h"

namespace mcfuzz {

class Cache;

struct DeriveSettings {
  DataModel Model = DataModel::LP64;
  Points Count;
  NativeLimits Native;
  std::set<std::string> Allowed; ///< Rules that may fail.
  std::string Interpreter;       ///< "frama-c" for a second opinion.
  Cache *Store = nullptr;        ///< Where results are kept, if anywhere.
};

struct Derived {
  std::optional<CountedProgram> Program; ///< None: it could not be parsed.
  Profile Behaviour;
};

/// The counted program of a seed and its profile: from the cache, if seed,
/// headers, compilers, options and mcfuzz itself are what they were.
Derived deriveSeed(const Seed &From, const DeriveSettings &How);

/// executeTask(), or what it showed the last time.
ObservedVerdict observeTask(const Task &What, const DeriveSettings &How);

} // namespace mcfuzz

#endif
