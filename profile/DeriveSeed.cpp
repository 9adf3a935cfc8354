//===- DeriveSeed.cpp - everything that is derived from a seed ------------===//
//
// The key of a cache entry names the seed's text and everything else that is
// known without preprocessing it. The headers that it included are listed in
// the entry with their size and time; if one of them changed, the entry is of
// no use.
//
//===----------------------------------------------------------------------===//

#include "profile/DeriveSeed.h"

#include "core/Cache.h"
#include "core/Sandbox.h"
#include "core/Text.h"
#include "instrument/ProgramJson.h"

#include <cstdlib>

namespace mcfuzz {
namespace {

/// Ourselves and the programs that we run, by path, size and time.
const std::string &tools() {
  static const std::string Stamps = [] {
    std::string Text = "mcfuzz " + fileStamp("/proc/self/exe");
    for (const std::string &Name :
         {std::string("gcc"), clangProgram(), std::string("ld"),
          std::string("ld.gold"), std::string("as"), std::string("frama-c")})
      if (auto Program = findProgram(Name)) {
        fs::path File = fs::canonical(*Program);
        Text += " " + File.string() + " " + fileStamp(File);
      }
    return Text;
  }();
  return Stamps;
}

/// Variables that change what gcc includes and links.
Json compilerEnvironment() {
  Json Values = Json::array();
  for (const char *Name : {"CPATH", "C_INCLUDE_PATH", "LIBRARY_PATH",
                           "COMPILER_PATH", "GCC_EXEC_PREFIX"}) {
    const char *Value = std::getenv(Name);
    Values.push_back(Value ? Value : "");
  }
  return Values;
}

std::string keyOf(const std::string &Text, const Seed &From,
                  const DeriveSettings &How) {
  const Points &C = How.Count;
  Json Options = {{"model", toString(How.Model)},
                  {"points",
                   {C.If, C.Loop, C.Switch, C.Conditional, C.Logical, C.Label,
                    C.Function, C.InArray}},
                  {"seconds", How.Native.WallSeconds},
                  {"memory", How.Native.MemoryBytes},
                  {"output", How.Native.OutputBytes},
                  {"allowed", How.Allowed},
                  {"interpreter", How.Interpreter},
                  {"sandbox", sandboxEnabled()},
                  {"environment", compilerEnvironment()}};
  // The folder decides which headers "..." finds, the name is in __FILE__.
  return cacheKey({"derived 5", Text, From.Path, tools(), Options.dump()});
}

/// The files that gcc's line markers (`# 1 "file" 1 3`) name, with stamps.
Json includedFiles(const std::string &Text, const Seed &From) {
  std::set<std::string> Files;
  for (size_t At = 0; At < Text.size();) {
    size_t End = std::min(Text.find('\n', At), Text.size());
    if (Text.compare(At, 2, "# ") == 0) {
      size_t Open = Text.find('"', At), Close = Text.find('"', Open + 1);
      if (Close < End && Text[Open + 1] != '<')
        Files.insert(Text.substr(Open + 1, Close - Open - 1));
    }
    At = End + 1;
  }
  Files.erase(From.Path);
  Json Result = Json::object();
  for (const std::string &File : Files)
    Result[File] = fileStamp(File);
  return Result;
}

std::optional<Derived> fromEntry(const std::string &Bytes) {
  try {
    Json Entry = Json::from_cbor(Bytes);
    for (const auto &[File, Stamp] : Entry.at("included").items())
      if (Stamp.get<std::string>() != fileStamp(File))
        return std::nullopt;
    Derived Result;
    CountedProgram None;
    if (!Entry.at("program").is_null())
      Result.Program = programFromJson(Entry.at("program"));
    Result.Behaviour =
        profileFromJson(Entry.at("profile"), "cache entry",
                        Result.Program ? *Result.Program : None);
    return Result;
  } catch (const std::exception &) { // Of another mcfuzz, perhaps.
    return std::nullopt;
  }
}

/// Included stays null if there is nothing to keep: a header that is missing
/// may come.
Derived derive(const Seed &From, const DeriveSettings &How, Json &Included) {
  Preprocessed Text = preprocess(From, How.Model);
  if (!Text.Text)
    return {std::nullopt, rejectedProfile(Text.Problem)};
  Included = includedFiles(*Text.Text, From);
  Instrumented Counted = instrumentText(*Text.Text, How.Model, How.Count);
  if (!Counted.Program)
    return {std::nullopt, rejectedProfile(Counted.Problem)};
  Profile Behaviour =
      profileProgram(*Counted.Program, How.Model, How.Native, How.Allowed,
                     How.Interpreter);
  return {std::move(Counted.Program), std::move(Behaviour)};
}

/// What a busy or full machine decided may come out otherwise the next time.
bool isLasting(const Profile &P) {
  for (const Evidence &E : P.Rules)
    for (const char *Sign :
         {"over the time limit", "not started", "cancelled", "killed by SIGKILL",
          "killed by SIGXCPU", "No space left", "llocat", "out of memory",
          "emporar", "clang crashed"})
      if (contains(E.Detail, Sign))
        return false;
  return true;
}

} // namespace

ObservedVerdict observeTask(const Task &What, const DeriveSettings &How) {
  if (!How.Store)
    return executeTask(What, How.Native);
  Json Options = {{"model", toString(What.Model)},
                  {"seconds", How.Native.WallSeconds},
                  {"memory", How.Native.MemoryBytes},
                  {"output", How.Native.OutputBytes},
                  {"sandbox", sandboxEnabled()},
                  {"environment", compilerEnvironment()}};
  std::string Key =
      cacheKey({"executed 2", What.Code, tools(), Options.dump()});
  if (std::optional<std::string> Known = How.Store->find(Key))
    if (std::optional<Expected> Verdict = parseExpected(*Known))
      return {Verdict, {}};
  ObservedVerdict Seen = executeTask(What, How.Native);
  if (Seen.Verdict)
    How.Store->store(Key, toString(*Seen.Verdict));
  return Seen;
}

Derived deriveSeed(const Seed &From, const DeriveSettings &How) {
  Json Included;
  if (!How.Store)
    return derive(From, How, Included);
  std::string Key = keyOf(readFile(From.Path), From, How);
  if (std::optional<std::string> Bytes = How.Store->find(Key))
    if (std::optional<Derived> Known = fromEntry(*Bytes))
      return std::move(*Known);
  Derived Result = derive(From, How, Included);
  if (!Included.is_null() && isLasting(Result.Behaviour)) {
    const CountedProgram *Program = Result.Program ? &*Result.Program : nullptr;
    Json Entry = {{"included", Included},
                  {"program", Program ? programToJson(*Program) : Json()},
                  {"profile", profileToJson(Result.Behaviour, Program)}};
    std::vector<uint8_t> Bytes = Json::to_cbor(Entry);
    How.Store->store(Key, {reinterpret_cast<const char *>(Bytes.data()),
                           Bytes.size()});
  }
  return Result;
}

} // namespace mcfuzz
