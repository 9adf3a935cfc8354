//===- Compile.h - native builds of C text --------------------------------===//
#ifndef MCFUZZ_PROFILE_COMPILE_H
#define MCFUZZ_PROFILE_COMPILE_H

#include "core/Subprocess.h"
#include "core/Types.h"
#include "instrument/CodeGeneration.h"

#include <filesystem>
#include <string>
#include <vector>

namespace mcfuzz {

/// One way to build a program, e.g. {"gcc", {"-O2"}}.
struct Build {
  std::string Compiler; ///< "gcc" or "clang".
  std::vector<std::string> Flags;
  Rewrite Change = Rewrite::None; ///< With clang only.
  /// "gcc -O2", for people.
  std::string describe() const;
  bool isSanitized() const;
  /// With MemorySanitizer, which need not be linked each time (MemoryHost.h).
  bool isForHost() const;
};

/// The clang that matches our libraries, or any other; throws Error if there
/// is none.
const std::string &clangProgram();

/// The option that chooses the fastest linker here; "" for the usual one.
const std::string &linkerFlag();

/// Runs a compiler or a linker within limits. Its temporary files go where they
/// are removed even if we are killed.
Run runCompiler(std::vector<std::string> Argv, const std::string &Code = {});

/// Flags that make clang accept what gcc 12 only warns about; seeds are often
/// old C.
inline constexpr const char *ClangTolerance[] = {
    "-Wno-implicit-function-declaration", "-Wno-implicit-int",
    "-Wno-int-conversion", "-Wno-incompatible-function-pointer-types",
    "-Wno-return-type"};

/// A translated program that is not linked yet. Two builds that give the same
/// bytes need not both be run.
struct MachineCode {
  std::string Bytes;   ///< Assembly text of gcc, or clang's object file.
  std::string Problem; ///< The first error; empty: it worked.
  // gcc's first warnings:
  std::string SequenceWarning; ///< About unsequenced effects.
  std::string AliasingWarning; ///< When it optimises.
  std::string Hash;            ///< Of Bytes; empty until somebody needs it.
};

/// Translates preprocessed C text.
MachineCode translate(const Build &How, DataModel Model,
                      const std::string &Code);

/// Links what translate() made. Returns "" or the first error.
std::string link(const Build &How, DataModel Model, const MachineCode &Code,
                 const std::filesystem::path &Output);

/// Both at once.
std::string compile(const Build &How, DataModel Model, const std::string &Code,
                    const std::filesystem::path &Output);

} // namespace mcfuzz

#endif
