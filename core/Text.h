//===- Text.h - small helpers for lines and words -------------------------===//
#ifndef MCFUZZ_CORE_TEXT_H
#define MCFUZZ_CORE_TEXT_H

#include <string>
#include <string_view>
#include <vector>

namespace mcfuzz {

std::vector<std::string> split(std::string_view Text, char Separator);
std::string join(const std::vector<std::string> &Words,
                 std::string_view Separator);
bool contains(std::string_view Text, std::string_view Part);

/// The first line with "error" in it, else the first line that is not blank,
/// else Otherwise. The result is one line of printable text, cut to 200
/// characters.
std::string firstError(std::string_view CompilerOutput,
                       const std::string &Otherwise);

/// One line of printable text: control characters become '?' or blanks. What is
/// longer than MaxLength bytes is cut to that, with "..." as its end.
std::string oneLine(std::string_view Text, size_t MaxLength = 200);

/// The candidate nearest to a misspelt word, or "" if none is near.
std::string nearest(std::string_view Word,
                    const std::vector<std::string> &Candidates);

} // namespace mcfuzz

#endif
