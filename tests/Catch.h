// Catch2 v2 (Debian 12) and v3 (later) differ in their header and in one name.
#ifndef MCFUZZ_TESTS_CATCH_H
#define MCFUZZ_TESTS_CATCH_H
#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
namespace Catch {
inline auto Contains(const std::string &Part) {
  return Matchers::ContainsSubstring(Part);
}
} // namespace Catch
#else
#include <catch2/catch.hpp>
#endif
#endif
