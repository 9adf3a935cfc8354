//===- MarginCounts.cpp - a program with its branch counts ----------------===//

#include "campaign/MarginCounts.h"

#include "core/Text.h"

#include <fmt/format.h>

namespace mcfuzz {

std::map<unsigned, std::string> countsByLine(const Json &Profile) {
  std::map<unsigned, std::string> Counts;
  if (Profile.is_object() && Profile.contains("branches"))
    for (const Json &B : Profile["branches"]) {
      std::string &Text = Counts[B.value("line", 0u)];
      Text += (Text.empty() ? "" : ", ") + B.value("kind", "") + " " +
              std::to_string(B.value("count", 0u));
    }
  return Counts;
}

std::string withCountsInMargin(const std::string &Program,
                               const Json &Profile) {
  std::map<unsigned, std::string> Counts = countsByLine(Profile);
  size_t Width = 6;
  for (const auto &[Line, Text] : Counts)
    Width = std::max(Width, std::min<size_t>(Text.size(), 40));
  std::string Result;
  std::vector<std::string> Lines = split(Program, '\n');
  if (!Lines.empty() && Lines.back().empty())
    Lines.pop_back();
  for (unsigned N = 1; N <= Lines.size(); ++N) {
    auto Found = Counts.find(N);
    Result += fmt::format("{:>{}} |{:>4} | {}\n",
                          Found == Counts.end() ? "" : Found->second, Width, N,
                          Lines[N - 1]);
  }
  return Result;
}

} // namespace mcfuzz
