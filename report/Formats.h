//===- Formats.h - the forms in which other tools read a campaign ---------===//
//
// One file of this folder writes one form. All of them read the store only, so
// that a campaign can be exported again and again, also while it runs.
//
//===----------------------------------------------------------------------===//
#ifndef MCFUZZ_REPORT_FORMATS_H
#define MCFUZZ_REPORT_FORMATS_H

#include "campaign/Store.h"
#include "report/SvComp.h"

#include <ostream>

namespace mcfuzz {

/// What the store does not know.
struct ExportContext {
  std::string Version; ///< Of mcfuzz.
  Licence Under;       ///< Of the seeds, for tasks that are published.
};

/// Exactly one of the two functions is there. Both return how many things they
/// wrote.
struct Format {
  std::string_view Name;
  std::string_view Meaning; ///< One line for people.
  std::string_view Things;  ///< "findings", ...
  size_t (*ToStream)(Store &, const ExportContext &, std::ostream &);
  size_t (*ToFolder)(Store &, const ExportContext &, const fs::path &);
};

const std::vector<Format> &formats();
/// Throws Error with a suggestion if there is none of this name.
const Format &formatNamed(const std::string &Name);

/// Writes a file, which appears whole or not at all, or a folder, which must
/// not hold anything yet. Returns how many things it wrote.
size_t exportCampaign(Store &From, const Format &As, const ExportContext &With,
                      const fs::path &To);

size_t writeBenchExec(Store &, const ExportContext &, const fs::path &);
size_t writeCampaignJson(Store &, const ExportContext &, std::ostream &);
size_t writeCsv(Store &, const ExportContext &, std::ostream &);
size_t writeJunit(Store &, const ExportContext &, std::ostream &);
size_t writeLit(Store &, const ExportContext &, const fs::path &);
size_t writeMarkdown(Store &, const ExportContext &, const fs::path &);
size_t writeSarif(Store &, const ExportContext &, std::ostream &);
size_t writeTestDesc(Store &, const ExportContext &, const fs::path &);

/// What the campaign's settings say of its tasks.
DataModel campaignModel(Store &From);

} // namespace mcfuzz

#endif
