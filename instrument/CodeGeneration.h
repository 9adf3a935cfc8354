//===- CodeGeneration.h - Clang without starting a compiler ---------------===//
//
// Starting clang costs more than compiling a small program. Its driver says
// once which options a build needs; code is then generated in this process,
// on a thread of its own from whose crashes we recover.
//
//===----------------------------------------------------------------------===//
#ifndef MCFUZZ_INSTRUMENT_CODEGENERATION_H
#define MCFUZZ_INSTRUMENT_CODEGENERATION_H

#include <string>
#include <vector>

namespace mcfuzz {

/// Sets what is global in LLVM, once. Comes before all use of Clang, which
/// other threads may make at the same time.
void initializeClang();

/// What is done to Clang's AST before it generates code.
enum class Rewrite {
  None,
  ReverseOrder, ///< See EvaluationOrder.h.
  FillUnions,   ///< See UnionStores.h.
};

struct ObjectFile {
  std::string Bytes;
  std::string Problem; ///< The first error; empty: it worked.
};

/// Compiles preprocessed C text. Driver is a clang command without inputs and
/// outputs; its first word is the full path of the program.
ObjectFile generateObject(const std::vector<std::string> &Driver, Rewrite What,
                          const std::string &Code);

/// The command by which this driver would link such an object.
std::vector<std::string> linkCommand(const std::vector<std::string> &Driver,
                                     const std::string &Object,
                                     const std::string &Output);

} // namespace mcfuzz

#endif
