//===- ReadVerdict.cpp - from a checker's output to its verdict -----------===//

#include "validate/ReadVerdict.h"

#include "core/Json.h"
#include "core/Text.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Regex.h"

#include <algorithm>
#include <csignal>
#include <span>

namespace mcfuzz {
namespace {

struct Property {
  std::string Name, Status, Description;
};

/// What the conditions look at.
struct Output {
  const Run &Ran;
  const CheckerDescription &About;
  std::vector<std::string> Lines; ///< Those of stdout before those of stderr.
  size_t StdoutLines = 0;
  std::vector<Property> Properties;

  std::span<const std::string> linesOf(const std::string &Stream) const {
    std::span<const std::string> All(Lines);
    if (Stream == "stdout")
      return All.first(StdoutLines);
    return Stream == "stderr" ? All.subspan(StdoutLines) : All;
  }

  bool isOurs(const Property &P) const {
    return llvm::Regex(About.ErrorProperty).match(P.Name);
  }
};

std::string textOf(const Json &Object, const char *Key) {
  auto It = Object.find(Key);
  return It != Object.end() && It->is_string() ? It->get<std::string>() : "";
}

/// CBMC's JSON is one array of messages and results. A killed run leaves it
/// unfinished; then there are no properties, and lines are searched as text.
void readCbmcJson(Output &Out) {
  Json Document = Json::parse(Out.Ran.Out, nullptr, /*allow_exceptions=*/false);
  if (!Document.is_array()) {
    Out.Lines = split(Out.Ran.Out, '\n');
    return;
  }
  for (const Json &Element : Document) {
    if (!Element.is_object())
      continue;
    if (std::string Message = textOf(Element, "messageText"); !Message.empty())
      for (const std::string &Line : split(Message, '\n'))
        Out.Lines.push_back(
            (textOf(Element, "messageType") == "ERROR" ? "error: " : "") +
            Line);
    if (auto Result = Element.find("result");
        Result != Element.end() && Result->is_array())
      for (const Json &P : *Result)
        if (P.is_object())
          Out.Properties.push_back({textOf(P, "property"), textOf(P, "status"),
                                    textOf(P, "description")});
  }
}

/// What made the condition hold, or none if it does not.
std::optional<std::string> holds(const OutputCondition &When, const Output &Out,
                                 bool WhateverStatus = false) {
  std::string Detail = describeEnd(Out.Ran);
  std::span<const std::string> Lines = Out.linesOf(When.Stream);
  if (When.Signalled && Out.Ran.End != RunEnd::Signalled)
    return std::nullopt;
  if (When.ExitStatus && !WhateverStatus &&
      (Out.Ran.End != RunEnd::Exited ||
       std::find(When.ExitStatus->begin(), When.ExitStatus->end(),
                 Out.Ran.Code) == When.ExitStatus->end()))
    return std::nullopt;
  if (!When.Line.empty()) {
    llvm::Regex Pattern(When.Line);
    auto Line = std::find_if(Lines.begin(), Lines.end(),
                             [&](const auto &L) { return Pattern.match(L); });
    if (Line == Lines.end())
      return std::nullopt;
    Detail = *Line;
  }
  if (!When.NoLine.empty()) {
    llvm::Regex Pattern(When.NoLine);
    if (std::any_of(Lines.begin(), Lines.end(),
                    [&](const auto &L) { return Pattern.match(L); }))
      return std::nullopt;
  }
  if (!When.LastOf.empty()) {
    llvm::Regex Of(When.LastOf), Is(When.LastIs);
    auto Line = std::find_if(Lines.rbegin(), Lines.rend(),
                             [&](const auto &L) { return Of.match(L); });
    if (Line == Lines.rend() || !Is.match(*Line))
      return std::nullopt;
    Detail = *Line;
  }
  auto findProperty = [&](const std::string &Status, bool Ours) {
    llvm::Regex Name(When.PropertyName);
    for (const Property &P : Out.Properties)
      if (P.Status == Status && Out.isOurs(P) == Ours &&
          (When.PropertyName.empty() || Name.match(P.Name))) {
        Detail = P.Name + ": " + P.Status + " (" + P.Description + ")";
        return true;
      }
    return false;
  };
  if (!When.ErrorProperty.empty() && !findProperty(When.ErrorProperty, true))
    return std::nullopt;
  if (!When.OtherProperty.empty() && !findProperty(When.OtherProperty, false))
    return std::nullopt;
  return oneLine(Detail);
}

/// A rule of the other verdict that the text fulfils as well, whatever the exit
/// status says.
std::optional<std::string> contradiction(const CheckerDescription &About,
                                         const Output &Out, Verdict Says) {
  if (Says != Verdict::Safe && Says != Verdict::Unsafe)
    return std::nullopt;
  Verdict Other = Says == Verdict::Safe ? Verdict::Unsafe : Verdict::Safe;
  for (const VerdictRule &Rule : About.Verdicts)
    if (Rule.Says == Other)
      if (auto Detail = holds(Rule.When, Out, /*WhateverStatus=*/true))
        return Detail;
  return std::nullopt;
}

} // namespace

Reading readVerdict(const CheckerDescription &About, const Run &Ran) {
  switch (Ran.End) {
  case RunEnd::TimedOut:
  case RunEnd::OutOfCpu:
    return {Verdict::Timeout, describeEnd(Ran), {}};
  case RunEnd::OutOfMemory:
    return {Verdict::OutOfMemory, describeEnd(Ran), {}};
  case RunEnd::TooLoud:
  case RunEnd::Cancelled:
  case RunEnd::NotStarted:
    return {Verdict::Unknown, oneLine(describeEnd(Ran)), {}};
  case RunEnd::Exited:
  case RunEnd::Signalled:
    break;
  }
  // Only these mean that the checker itself went wrong. Others come from
  // limits, from the kernel, or from a solver that went away.
  if (Ran.End == RunEnd::Signalled) {
    static constexpr int OwnFault[] = {SIGSEGV, SIGBUS,  SIGABRT, SIGILL,
                                       SIGFPE,  SIGTRAP, SIGSYS};
    if (Ran.Code == SIGXCPU)
      return {Verdict::Timeout, describeEnd(Ran), {}};
    if (Ran.Code == SIGKILL)
      return {Verdict::OutOfMemory, describeEnd(Ran), {}};
    if (std::find(std::begin(OwnFault), std::end(OwnFault), Ran.Code) ==
        std::end(OwnFault))
      return {Verdict::Unknown, describeEnd(Ran), {}};
  }
  Output Out{Ran, About, {}, 0, {}};
  if (About.CbmcJson)
    readCbmcJson(Out);
  else
    Out.Lines = split(Ran.Out, '\n');
  Out.StdoutLines = Out.Lines.size();
  for (const std::string &Line : split(Ran.Err, '\n'))
    Out.Lines.push_back(Line);

  Reading Result;
  Result.Detail = std::string(NoRuleMatches) + " (" + describeEnd(Ran) + ")";
  for (const VerdictRule &Rule : About.Verdicts) {
    std::optional<std::string> Detail = holds(Rule.When, Out);
    if (!Detail)
      continue;
    Result.Says = Rule.Says;
    Result.Detail = *Detail;
    break;
  }
  if (auto Other = contradiction(About, Out, Result.Says)) {
    Result.Says = Verdict::Unknown;
    Result.Detail = "says both: " + Result.Detail + "; " + *Other;
  }
  for (const Marker &M : About.Markers)
    if (std::optional<std::string> Detail = holds(M.When, Out))
      Result.Markers.push_back(M.Reason + ": " + *Detail);
  return Result;
}

} // namespace mcfuzz
