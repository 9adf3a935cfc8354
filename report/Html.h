//===- Html.h - a campaign as one page ------------------------------------===//
#ifndef MCFUZZ_REPORT_HTML_H
#define MCFUZZ_REPORT_HTML_H

#include "explain/Investigate.h"
#include "report/FindingContext.h"

#include <ostream>

namespace mcfuzz {

/// One file that needs no other and no network. Version is that of mcfuzz.
void writeHtml(Store &From, const std::string &Version, std::ostream &Out);

/// JSON that can stand inside a script element, whatever texts are in it.
std::string jsonForHtml(const Json &Value);

/// The data of the findings, as script elements that the page's script reads:
/// `rows` (the table), `details` (what opening a finding shows) and `programs`
/// (each seed once).
void writeFindingData(Store &From, AnswersByTask &Answers,
                      const Overview &Known, std::ostream &Out);

extern const char *const HtmlStyle;
extern const char *const HtmlScript;

} // namespace mcfuzz

#endif
