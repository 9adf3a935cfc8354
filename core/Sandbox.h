//===- Sandbox.h - commands that may touch nothing ------------------------===//
//
// Seeds and checkers are hostile. bubblewrap gives them a read-only view of
// the system, a private /tmp, no network and a process namespace of their own
// that dies with the run.
//
//===----------------------------------------------------------------------===//
#ifndef MCFUZZ_CORE_SANDBOX_H
#define MCFUZZ_CORE_SANDBOX_H

#include "core/Subprocess.h"

namespace mcfuzz {

/// The path under which a sandboxed command sees its scratch folder.
std::string sandboxPath(const std::filesystem::path &Scratch);

/// Runs the command inside the sandbox, in Scratch (a folder of ours, which
/// it sees as sandboxPath(Scratch)). A program that dies by a signal is
/// reported as Signalled, as without a sandbox. Its environment is only what
/// the command gives.
Run runSandboxed(Command What, const std::filesystem::path &Scratch);

/// Empty if the sandbox works here, otherwise why not and what to do.
std::string sandboxProblem();

/// Turned off by --no-sandbox; then runSandboxed() applies the limits only.
void setSandboxEnabled(bool Enabled);

} // namespace mcfuzz

#endif
