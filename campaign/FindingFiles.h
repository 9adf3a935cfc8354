//===- FindingFiles.h - a finding as text and as files --------------------===//
#ifndef MCFUZZ_CAMPAIGN_FINDINGFILES_H
#define MCFUZZ_CAMPAIGN_FINDINGFILES_H

#include "campaign/Records.h"
#include "core/Files.h"

namespace mcfuzz {

/// The command that shows the wrong answer again, once writeFinding() has put
/// the files there.
std::string reproduceCommand(const FindingRecord &Of, const fs::path &Folder);

/// A few lines for people: what, where, and what to type.
std::string findingText(const FindingRecord &Of, const fs::path &Folder);

/// FOLDER/findings/ID with the task, the checker's output and the text.
void writeFinding(const FindingRecord &Of, const fs::path &Folder);

/// One element of what `mcfuzz findings --json` prints.
Json findingJson(const FindingRecord &Of, const fs::path &Folder);

} // namespace mcfuzz

#endif
