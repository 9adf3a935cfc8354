//===- Compile.h - native builds of C text --------------------------------===//
#ifndef MCFUZZ_PROFILE_COMPILE_H
#define MCFUZZ_PROFILE_COMPILE_H

#include "core/Types.h"

#include <filesystem>
#include <string>
#include <vector>

namespace mcfuzz {

/// One way to build a program, e.g. {"gcc", {"-O2"}}.
struct Build {
  std::string Compiler; ///< "gcc" or "clang".
  std::vector<std::string> Flags;
  /// "gcc -O2", for people.
  std::string describe() const;
  bool isSanitized() const;
};

/// The clang that matches our libraries, or any other; throws Error if there
/// is none.
const std::string &clangProgram();

/// Flags that make clang accept what gcc 12 only warns about; seeds are often
/// old C.
inline constexpr const char *ClangTolerance[] = {
    "-Wno-implicit-function-declaration", "-Wno-implicit-int",
    "-Wno-int-conversion", "-Wno-incompatible-function-pointer-types",
    "-Wno-return-type"};

/// Asks a compiler for one kind of warning, e.g. "sequence-point". Returns its
/// first complaint, or "".
std::string warningIn(const std::string &Compiler, const std::string &Kind,
                      DataModel Model, const std::string &Code);

/// Compiles preprocessed C text into an executable. Returns "" or the first
/// error.
std::string compile(const Build &How, DataModel Model, const std::string &Code,
                    const std::filesystem::path &Output);

} // namespace mcfuzz

#endif
