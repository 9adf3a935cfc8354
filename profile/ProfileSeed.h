//===- ProfileSeed.h - from a counted program to its profile --------------===//
#ifndef MCFUZZ_PROFILE_PROFILESEED_H
#define MCFUZZ_PROFILE_PROFILESEED_H

#include "core/Json.h"
#include "core/Types.h"
#include "profile/NativeRun.h"

#include <set>

namespace mcfuzz {

/// Runs the program under the rules, up to the first that fails. A rule that
/// is allowed to fail leaves a doubtful label instead.
Profile profileProgram(const CountedProgram &Program, DataModel Model,
                       const NativeLimits &Limit,
                       const std::set<std::string> &Allowed = {},
                       const std::string &Interpreter = {});

/// What a reader of a finding must know about the program.
std::vector<Label> labelsOf(const CountedProgram &Program);

/// The profile of a seed that could not be instrumented.
Profile rejectedProfile(const std::string &Problem);

/// The document that `mcfuzz profile --json` prints, and back. Reading throws
/// Error if the profile is of another program (other branches).
Json profileToJson(const Profile &P, const CountedProgram *Program);
Profile profileFromJson(const Json &Document, const std::string &Where,
                        const CountedProgram &Program);

} // namespace mcfuzz

#endif
