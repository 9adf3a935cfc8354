//===- Rng.h - random numbers that are the same everywhere ----------------===//
//
// SplitMix64. The standard library's distributions differ between
// implementations, so that a seed would not travel.
//
//===----------------------------------------------------------------------===//
#ifndef MCFUZZ_CORE_RNG_H
#define MCFUZZ_CORE_RNG_H

#include <cstdint>

namespace mcfuzz {

class Rng {
public:
  explicit Rng(uint64_t Seed) : State(Seed) {}

  uint64_t next() {
    uint64_t Z = (State += 0x9e3779b97f4a7c15);
    Z = (Z ^ (Z >> 30)) * 0xbf58476d1ce4e5b9;
    Z = (Z ^ (Z >> 27)) * 0x94d049bb133111eb;
    return Z ^ (Z >> 31);
  }

  /// A number from 0 to Bound - 1. The bias is below 2^-32 for small bounds.
  uint64_t below(uint64_t Bound) { return next() % Bound; }

private:
  uint64_t State;
};

} // namespace mcfuzz

#endif
