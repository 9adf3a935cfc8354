//===- LineMarkers.cpp - lines of preprocessed text that nobody needs -----===//

#include "instrument/LineMarkers.h"

#include <cctype>
#include <cstdlib>
#include <string_view>

namespace mcfuzz {
namespace {

struct Line {
  size_t Start, End;
  bool Marker, Blank;
};

template <typename Function>
void forEachLine(const std::string &Text, Function Use) {
  for (size_t Start = 0; Start < Text.size();) {
    size_t End = Text.find('\n', Start);
    End = End == std::string::npos ? Text.size() : End + 1;
    bool Marker = End - Start > 2 && Text[Start] == '#' &&
                  Text[Start + 1] == ' ' && std::isdigit(Text[Start + 2]);
    bool Blank = Text.find_first_not_of(" \t\r\f\v\n", Start) >= End;
    Use(Line{Start, End, Marker, Blank});
    Start = End;
  }
}

/// The quoted name in a line marker.
std::string_view fileOf(const std::string &Text, const Line &Marker) {
  size_t Open = Text.find('"', Marker.Start), Close = Text.rfind('"', Marker.End);
  return Open < Close && Close < Marker.End
             ? std::string_view(Text).substr(Open, Close - Open)
             : std::string_view();
}

} // namespace

std::vector<std::pair<size_t, size_t>>
superfluousLines(const std::string &Text) {
  std::vector<std::pair<size_t, size_t>> Ranges;
  forEachLine(Text, [&](const Line &L) {
    if (L.Marker || L.Blank)
      Ranges.emplace_back(L.Start, L.End);
  });
  return Ranges;
}

std::vector<unsigned> seedLines(const std::string &Text) {
  std::vector<unsigned> Lines;
  std::string_view SeedFile;
  unsigned Next = 1;
  bool InSeed = true;
  forEachLine(Text, [&](const Line &L) {
    if (L.Marker) {
      if (SeedFile.empty()) // gcc -E begins with the name of its input.
        SeedFile = fileOf(Text, L);
      InSeed = fileOf(Text, L) == SeedFile;
      Next = static_cast<unsigned>(std::atol(&Text[L.Start + 2]));
      return;
    }
    if (!L.Blank)
      Lines.push_back(InSeed ? Next : 0);
    ++Next;
  });
  return Lines;
}

} // namespace mcfuzz
