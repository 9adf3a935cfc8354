//===- Group.h - which findings are probably one bug ----------------------===//
#ifndef MCFUZZ_EXPLAIN_GROUP_H
#define MCFUZZ_EXPLAIN_GROUP_H

#include "core/Types.h"

#include <map>

namespace mcfuzz {

/// What is known of a finding. Fields that are empty say nothing.
struct Case {
  std::string Id;
  std::string Checker; ///< Without version, variant and options.
  std::string Label;
  FindingKind Kind = FindingKind::Crash;
  std::string Seed, Task;
  std::string Crash;   ///< crashSignature() of the line that decided.
  bool IsExplained = false;
  std::string Culprit; ///< The branch it is wrong about.
  std::string Shape;   ///< Of the reduced program.
  std::vector<std::string> Features; ///< Likewise.
  std::string Category;
  std::string OtherWays; ///< Verdicts with other options, as one text.
};

struct Group {
  std::vector<size_t> Members; ///< Indices, ascending.
  /// Why they are together; each once.
  std::vector<std::string> Evidence;
};

/// Every case is in one group; groups are in the order of their first members.
/// A guess for people: two bugs may look alike, and one may have two faces.
std::vector<Group> group(const std::vector<Case> &Cases);

/// What two crashes at one place have in common: file and function, without
/// folders and line numbers, which change from version to version.
std::string crashSignature(const std::string &Detail);

} // namespace mcfuzz

#endif
