//===- ProcessTree.h - a process and everything below it ------------------===//
//
// Read from /proc, which needs no privileges and no control group. A program
// in a process namespace cannot leave its tree: whoever loses its parent gets
// the namespace's first process for one.
//
//===----------------------------------------------------------------------===//
#ifndef MCFUZZ_CORE_PROCESSTREE_H
#define MCFUZZ_CORE_PROCESSTREE_H

#include <cstdint>
#include <string>
#include <sys/types.h>
#include <vector>

namespace mcfuzz {

struct TreeUsage {
  uint64_t MemoryBytes = 0; ///< Resident; what two share counts twice.
  double CpuSeconds = 0;    ///< With those that have ended and been waited for.
};

std::vector<pid_t> childrenOf(pid_t Parent);

/// Root and all its descendants, parents first.
std::vector<pid_t> treeOf(pid_t Root);

TreeUsage measureTree(pid_t Root);

/// Like measureTree().MemoryBytes, but what is shared is counted once. Walks
/// page tables, so ask only when the answer matters.
uint64_t exactMemory(pid_t Root);

/// Ends Root and everything below it, also what forks meanwhile.
void killTree(pid_t Root);

/// Ends each bubblewrap that was given something below this folder.
void killSandboxesOf(const std::string &Folder);

/// From now on, processes whose parent has ended become our children. Children
/// that we have already and that are not Ours are left alone for ever.
void adoptOrphans(const std::vector<pid_t> &Ours);

/// Reaps adopted processes that have ended. Ours tells which children somebody
/// else waits for.
void reapOrphans(const std::vector<pid_t> &Ours);

/// Kills and reaps adopted processes: those with Tag ("NAME=value") in their
/// environment, or all of them if Tag is empty.
void sweepOrphans(const std::string &Tag, const std::vector<pid_t> &Ours);

} // namespace mcfuzz

#endif
