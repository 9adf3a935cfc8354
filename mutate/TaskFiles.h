//===- TaskFiles.h - tasks as files ---------------------------------------===//
#ifndef MCFUZZ_MUTATE_TASKFILES_H
#define MCFUZZ_MUTATE_TASKFILES_H

#include "core/Types.h"

#include <filesystem>
#include <functional>
#include <vector>

namespace mcfuzz {

/// Writes NAME.c for each task, and tasks.json, which lists them.
void writeTasks(const std::vector<Task> &Tasks,
                const std::filesystem::path &Folder);

/// Reads a C file as one task (expected verdict given), or all tasks that a
/// tasks.json lists. Throws Error with the place of a mistake.
std::vector<Task> readTasks(const std::filesystem::path &Path,
                            std::optional<Expected> Verdict, DataModel Model);
/// The same, one after the other.
void readTasks(const std::filesystem::path &Path,
               std::optional<Expected> Verdict, DataModel Model,
               const std::function<void(Task &&)> &Use);

} // namespace mcfuzz

#endif
