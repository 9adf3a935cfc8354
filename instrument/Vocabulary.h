//===- Vocabulary.h - the words of C that a program uses ------------------===//
#ifndef MCFUZZ_INSTRUMENT_VOCABULARY_H
#define MCFUZZ_INSTRUMENT_VOCABULARY_H

#include <string>
#include <vector>

namespace clang {
class ASTContext;
}

namespace mcfuzz {

class Positions;

/// Names for the kinds of statements, operators, conversions, types and
/// declarations of the program, each once, sorted: "ForStmt", "binary <<",
/// "cast IntegralToBoolean", "bit-field of _Bool". Programs that use a word
/// for the first time are the interesting ones.
std::vector<std::string> vocabularyOf(clang::ASTContext &Context,
                                      const Positions &Where);

/// See CountedProgram. Variable arguments count, too: va_arg names a type.
bool convertsPointers(const std::vector<std::string> &Vocabulary);

} // namespace mcfuzz

#endif
