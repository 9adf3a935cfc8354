//===- Text.cpp - small helpers for lines and words -----------------------===//

#include "core/Text.h"

#include "llvm/ADT/StringRef.h"

#include <algorithm>

namespace mcfuzz {

std::vector<std::string> split(std::string_view Text, char Separator) {
  std::vector<std::string> Words;
  for (size_t Start = 0;;) {
    size_t End = Text.find(Separator, Start);
    Words.emplace_back(Text.substr(Start, End - Start));
    if (End == std::string_view::npos)
      return Words;
    Start = End + 1;
  }
}

std::string join(const std::vector<std::string> &Words,
                 std::string_view Separator) {
  std::string Text;
  for (const std::string &Word : Words) {
    if (!Text.empty())
      Text += Separator;
    Text += Word;
  }
  return Text;
}

bool contains(std::string_view Text, std::string_view Part) {
  return Text.find(Part) != std::string_view::npos;
}

std::string firstError(std::string_view CompilerOutput,
                       const std::string &Otherwise) {
  std::string First;
  for (const std::string &Line : split(CompilerOutput, '\n')) {
    if (contains(Line, "error"))
      return oneLine(Line);
    if (First.empty() && Line.find_first_not_of(" \t\r") != std::string::npos)
      First = Line;
  }
  return First.empty() ? Otherwise : oneLine(First);
}

std::string oneLine(std::string_view Text, size_t MaxLength) {
  constexpr std::string_view Dots = "...";
  bool Cut = Text.size() > MaxLength;
  size_t Kept =
      Cut ? MaxLength - std::min(MaxLength, Dots.size()) : Text.size();
  while (Cut && Kept > 0 && (Text[Kept] & 0xc0) == 0x80)
    --Kept; // Not within a character of UTF-8.
  std::string Line(Text.substr(0, Kept));
  for (char &C : Line) {
    auto Byte = static_cast<unsigned char>(C);
    if (C == '\n' || C == '\t' || C == '\r')
      C = ' ';
    else if (Byte < 0x20 || Byte == 0x7f)
      C = '?';
  }
  if (Cut)
    Line += Dots.substr(0, MaxLength);
  return Line;
}

std::string nearest(std::string_view Word,
                    const std::vector<std::string> &Candidates) {
  std::string Best;
  unsigned BestDistance = static_cast<unsigned>(Word.size()) / 3 + 2;
  for (const std::string &Candidate : Candidates) {
    unsigned Distance = llvm::StringRef(Word.data(), Word.size())
                            .edit_distance(Candidate, true, BestDistance);
    if (Distance < BestDistance) {
      BestDistance = Distance;
      Best = Candidate;
    }
  }
  return Best;
}

} // namespace mcfuzz
