//===- LineMarkers.cpp - lines of preprocessed text that nobody needs -----===//

#include "instrument/LineMarkers.h"

#include <cctype>

namespace mcfuzz {

std::vector<std::pair<size_t, size_t>>
superfluousLines(const std::string &Text) {
  std::vector<std::pair<size_t, size_t>> Ranges;
  for (size_t Start = 0; Start < Text.size();) {
    size_t End = Text.find('\n', Start);
    End = End == std::string::npos ? Text.size() : End + 1;
    bool Marker = End - Start > 2 && Text[Start] == '#' &&
                  Text[Start + 1] == ' ' && std::isdigit(Text[Start + 2]);
    bool Blank = Text.find_first_not_of(" \t\r\f\v\n", Start) >= End;
    if (Marker || Blank)
      Ranges.emplace_back(Start, End);
    Start = End;
  }
  return Ranges;
}

} // namespace mcfuzz
