//===- ReadVerdict.h - from a checker's output to its verdict -------------===//
#ifndef MCFUZZ_VALIDATE_READVERDICT_H
#define MCFUZZ_VALIDATE_READVERDICT_H

#include "core/Subprocess.h"
#include "validate/CheckerDescription.h"

namespace mcfuzz {

struct Reading {
  Verdict Says = Verdict::Unknown;
  std::string Detail;               ///< What decided.
  std::vector<std::string> Markers; ///< Reasons for doubt.
};

/// How the detail begins if the description says nothing about such output.
inline constexpr std::string_view NoRuleMatches = "no rule matches";

/// Pure: the same run always gives the same reading.
Reading readVerdict(const CheckerDescription &About, const Run &Ran);

} // namespace mcfuzz

#endif
