//===- Text.cpp - small helpers for lines and words -----------------------===//

#include "core/Text.h"

#include "llvm/ADT/StringRef.h"

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
  std::string Line;
  for (char C : Text) {
    if (Line.size() >= MaxLength)
      return Line + "...";
    auto Byte = static_cast<unsigned char>(C);
    if (C == '\n' || C == '\t' || C == '\r')
      Line += ' ';
    else
      Line += Byte < 0x20 || Byte == 0x7f ? '?' : C;
  }
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
