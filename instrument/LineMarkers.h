//===- LineMarkers.h - lines of preprocessed text that nobody needs -------===//
#ifndef MCFUZZ_INSTRUMENT_LINEMARKERS_H
#define MCFUZZ_INSTRUMENT_LINEMARKERS_H

#include <string>
#include <utility>
#include <vector>

namespace mcfuzz {

/// Ranges of the text that are line markers or blank lines.
std::vector<std::pair<size_t, size_t>>
superfluousLines(const std::string &Text);

/// For each line that is left when the superfluous ones are gone, its number in
/// the seed; 0 for lines of headers.
std::vector<unsigned> seedLines(const std::string &Text);

} // namespace mcfuzz

#endif
