//===- SvComp.h - tasks in the form of SV-COMP ----------------------------===//
#ifndef MCFUZZ_REPORT_SVCOMP_H
#define MCFUZZ_REPORT_SVCOMP_H

#include "campaign/Store.h"

#include <filesystem>
#include <functional>
#include <map>

namespace mcfuzz {

/// Where seeds come from decides under which licence their tasks are.
struct Licence {
  std::string Spdx;   ///< e.g. "GPL-3.0-or-later".
  std::string Holder; ///< Who holds the copyright of the seeds.
  std::string Origin; ///< One sentence for the README.
};

/// Writes for each task that was executed as expected NAME.i and NAME.yml
/// (task-definition format 2.0), and once the property file, mcfuzz.set, a
/// README, a Makefile and a licence note. Names depend only on seed, strategy,
/// branch and data model. Returns the number of tasks.
size_t writeSvComp(Store &From, DataModel Model, const Licence &Under,
                   const fs::path &Folder);

/// The NAME of each task that writeSvComp() writes.
std::map<RowId, std::string> svCompNames(Store &From);

/// The tasks of such a folder, ours or others': every definition with one C
/// file and a verdict for unreach-call. Throws Error with the file if one is
/// broken, or if there is none.
void readSvComp(const std::filesystem::path &Folder,
                const std::function<void(Task &&)> &Use);

} // namespace mcfuzz

#endif
