//===- Sandbox.h - commands that may touch nothing ------------------------===//
//
// Seeds and checkers are hostile. bubblewrap gives them a read-only view of
// the system without anybody's files, an empty folder of limited size to work
// in, no network, and a process namespace of their own that dies with the run.
//
//===----------------------------------------------------------------------===//
#ifndef MCFUZZ_CORE_SANDBOX_H
#define MCFUZZ_CORE_SANDBOX_H

#include "core/Subprocess.h"

namespace mcfuzz {

/// What a sandboxed command sees of our files. Each appears in its working
/// folder under its own name.
struct SandboxFiles {
  std::vector<std::filesystem::path> ReadOnly;
  /// Files that exist; it can change what is in them, and not replace them.
  std::vector<std::filesystem::path> Writable;
  /// How much it may write beside that.
  uint64_t ScratchBytes = uint64_t(64) << 20;
  /// Where we are root, the command runs as a user that owns nothing: the
  /// kernel lets root make processes without limit and read everybody's files.
  /// The files above get the permissions that this user needs.
  bool GiveUpRoot = false;
};

/// The path under which a sandboxed command sees one of these files.
std::string sandboxPath(const std::filesystem::path &File);

/// Runs the command inside the sandbox. A program that dies by a signal is
/// reported as Signalled, as without a sandbox. Its environment is only what
/// the command gives, or else a PATH with the program's own folder and a home
/// in the scratch folder.
Run runSandboxed(Command What, const SandboxFiles &Files);

/// What goes before a trusted command that starts processes of its own, so that
/// none of them outlives us: a process namespace whose /proc is whole, for the
/// sandboxes inside. Empty where there is none to be had. For
/// Command::MakesNamespace.
const std::vector<std::string> &namespaceWords();

/// Empty if the sandbox works here, otherwise why not and what to do.
std::string sandboxProblem();

/// Turned off by --no-sandbox; then runSandboxed() applies the limits only.
void setSandboxEnabled(bool Enabled);
bool sandboxEnabled();

} // namespace mcfuzz

#endif
