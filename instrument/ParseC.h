//===- ParseC.h - one preprocessed C file through Clang -------------------===//
#ifndef MCFUZZ_INSTRUMENT_PARSEC_H
#define MCFUZZ_INSTRUMENT_PARSEC_H

#include "core/Types.h"

#include <functional>
#include <optional>
#include <set>
#include <string>

namespace clang {
class ASTContext;
}

namespace mcfuzz {

/// Parses the text and calls Use with its AST, whose locations are offsets of
/// the text. Returns "", Clang's first error, or what Use complains about.
/// Warnings, if given, gets Clang's warnings that are features of a seed.
std::string withAst(const std::string &Text, DataModel Model,
                    const std::function<std::string(clang::ASTContext &)> &Use,
                    std::vector<Feature> *Warnings = nullptr);

/// The names of the warnings that Clang gives with -Wall, but for those about
/// things that are not used; none if it gives an error. What old C may do,
/// and newer C may not, is a warning here.
std::optional<std::set<std::string>> warningsOf(const std::string &Text,
                                                DataModel Model);

} // namespace mcfuzz

#endif
