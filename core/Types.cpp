//===- Types.cpp - names of the pipeline's enumerators --------------------===//

#include "core/Types.h"

#include <array>
#include <utility>

namespace mcfuzz {
namespace {

template <typename E, size_t N>
using Names = std::array<std::pair<E, std::string_view>, N>;

template <typename E, size_t N>
std::string_view nameOf(const Names<E, N> &Table, E Value) {
  for (const auto &[Key, Name] : Table)
    if (Key == Value)
      return Name;
  return "?";
}

template <typename E, size_t N>
std::optional<E> valueOf(const Names<E, N> &Table, std::string_view Text) {
  for (const auto &[Key, Name] : Table)
    if (Name == Text)
      return Key;
  return std::nullopt;
}

constexpr Names<DataModel, 2> DataModels{
    {{DataModel::ILP32, "ILP32"}, {DataModel::LP64, "LP64"}}};

constexpr Names<BranchKind, 13> BranchKinds{{
    {BranchKind::Then, "then"},
    {BranchKind::Else, "else"},
    {BranchKind::While, "while"},
    {BranchKind::For, "for"},
    {BranchKind::Do, "do"},
    {BranchKind::Case, "case"},
    {BranchKind::Default, "default"},
    {BranchKind::Conditional, "conditional"},
    {BranchKind::Alternative, "alternative"},
    {BranchKind::AndRight, "and-right"},
    {BranchKind::OrRight, "or-right"},
    {BranchKind::Label, "label"},
    {BranchKind::Function, "function"},
}};

constexpr Names<RuleResult, 3> RuleResults{{
    {RuleResult::Passed, "passed"},
    {RuleResult::Failed, "failed"},
    {RuleResult::NotApplicable, "not applicable"},
}};

constexpr Names<Expected, 2> ExpectedVerdicts{
    {{Expected::Safe, "safe"}, {Expected::Unsafe, "unsafe"}}};

constexpr Names<Verdict, VerdictCount> Verdicts{{
    {Verdict::Safe, "safe"},
    {Verdict::Unsafe, "unsafe"},
    {Verdict::Unknown, "unknown"},
    {Verdict::Timeout, "timeout"},
    {Verdict::OutOfMemory, "out-of-memory"},
    {Verdict::Crash, "crash"},
    {Verdict::Rejected, "rejected"},
}};

constexpr Names<FindingKind, 3> FindingKinds{{
    {FindingKind::FalseAlarm, "false-alarm"},
    {FindingKind::Missed, "missed"},
    {FindingKind::Crash, "crash"},
}};

} // namespace

std::string_view toString(DataModel Model) { return nameOf(DataModels, Model); }
std::string_view toString(BranchKind Kind) { return nameOf(BranchKinds, Kind); }
std::string_view toString(RuleResult Result) {
  return nameOf(RuleResults, Result);
}
std::string_view toString(Expected Verdict) {
  return nameOf(ExpectedVerdicts, Verdict);
}
std::string_view toString(Verdict Said) { return nameOf(Verdicts, Said); }
std::string_view toString(FindingKind Kind) {
  return nameOf(FindingKinds, Kind);
}

std::optional<DataModel> parseDataModel(std::string_view Text) {
  return valueOf(DataModels, Text);
}
std::optional<Expected> parseExpected(std::string_view Text) {
  return valueOf(ExpectedVerdicts, Text);
}
std::optional<Verdict> parseVerdict(std::string_view Text) {
  return valueOf(Verdicts, Text);
}

std::optional<FindingKind> parseFindingKind(std::string_view Text) {
  return valueOf(FindingKinds, Text);
}

} // namespace mcfuzz
