//===- CheckerDescription.cpp - what configs/checkers/*.json says ---------===//

#include "validate/CheckerDescription.h"

#include "core/Error.h"
#include "core/Files.h"
#include "core/Json.h"
#include "core/Text.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Regex.h"

#include <algorithm>
#include <cstdlib>

namespace mcfuzz {
namespace {

/// A pattern that was tried out, so that it cannot fail later.
std::string pattern(JsonObject &From, const std::string &Key) {
  std::string Text = From.text(Key, "");
  std::string Problem;
  if (!Text.empty() && !llvm::Regex(Text).isValid(Problem))
    From.fail(From.pointerTo(Key), "not a regular expression: " + Problem);
  return Text;
}

bool readFlag(JsonObject &From, const std::string &Key) {
  const Json *Value = From.find(Key);
  if (Value && !Value->is_boolean())
    From.fail(From.pointerTo(Key), "must be true or false");
  return Value && Value->get<bool>();
}

OutputCondition readCondition(JsonObject From) {
  OutputCondition When;
  if (const Json *Status = From.find("exitStatus")) {
    When.ExitStatus.emplace();
    if (!Status->is_array())
      From.fail(From.pointerTo("exitStatus"), "must be an array of numbers");
    for (const Json &Item : *Status) {
      if (!Item.is_number_integer())
        From.fail(From.pointerTo("exitStatus"), "must be an array of numbers");
      When.ExitStatus->push_back(Item.get<int>());
    }
  }
  When.Signalled = readFlag(From, "signalled");
  When.Stream = From.text("stream", "");
  if (!When.Stream.empty() && When.Stream != "stdout" &&
      When.Stream != "stderr")
    From.fail(From.pointerTo("stream"), "must be stdout or stderr");
  When.Line = pattern(From, "line");
  When.NoLine = pattern(From, "noLine");
  if (From.find("lastLine")) {
    JsonObject Last = From.object("lastLine");
    When.LastOf = pattern(Last, "of");
    When.LastIs = pattern(Last, "is");
    Last.finish();
  }
  When.ErrorProperty = From.text("errorProperty", "");
  When.OtherProperty = From.text("otherProperty", "");
  When.PropertyName = pattern(From, "propertyName");
  From.finish();
  return When;
}

/// Calls Read with each object of an array member.
template <typename F>
void eachObject(JsonObject &From, const std::string &Key, F Read) {
  const Json *List = From.find(Key);
  if (!List)
    return;
  if (!List->is_array())
    From.fail(From.pointerTo(Key), "must be an array of objects");
  for (size_t I = 0; I < List->size(); ++I) {
    JsonObject Item((*List)[I], From.file(),
                    From.pointerTo(Key) + "/" + std::to_string(I));
    Read(Item);
    Item.finish();
  }
}

std::vector<SinceVersion> readSince(JsonObject &From, const std::string &Key,
                                    const std::string &ItemsKey) {
  std::vector<SinceVersion> Result;
  eachObject(From, Key, [&](JsonObject &Item) {
    Result.push_back({Item.text("since"), Item.texts(ItemsKey)});
  });
  return Result;
}

/// An object of named sets of options.
std::map<std::string, OptionSet> readOptionSets(JsonObject &From,
                                                const std::string &Key) {
  std::map<std::string, OptionSet> Result;
  if (!From.find(Key))
    return Result;
  JsonObject All = From.object(Key);
  for (const auto &[Name, Value] : All.value().items()) {
    if (Name.empty() || Name.find_first_of("@:+, ") != std::string::npos)
      All.fail(All.pointerTo(Name), "a name may not hold '@:+, '");
    JsonObject One = All.object(Name);
    OptionSet Set;
    Set.About = One.text("about", "");
    Set.Add = One.texts("add");
    Set.Since = One.text("since", "0");
    Set.Bounded = readFlag(One, "bounded");
    Set.Doubt = One.text("doubt", "");
    Set.Needs = One.texts("needs");
    Set.Variant = One.text("variant", "");
    Set.Solver = readFlag(One, "solver");
    Set.Experimental = readFlag(One, "experimental");
    One.finish();
    Result[Name] = std::move(Set);
  }
  return Result;
}

} // namespace

CheckerDescription readDescription(const fs::path &File) {
  Json Document = parseJson(readFile(File), File.string());
  JsonObject Top(Document, File.string());
  CheckerDescription D;
  Top.text("$schema", "");
  D.Name = Top.text("name");
  if (!llvm::Regex("^[a-z0-9][a-z0-9-]*$").match(D.Name))
    Top.fail(Top.pointerTo("name"),
             "must be lower-case letters, digits and hyphens");
  D.About = Top.text("about", "");
  D.Program = Top.text("program");
  D.Variable = Top.text("variable", "");
  D.Places = Top.texts("places");
  JsonObject Version = Top.object("version");
  D.VersionArguments = Version.texts("arguments");
  D.VersionPattern = pattern(Version, "pattern");
  if (llvm::Regex(D.VersionPattern).getNumMatches() == 0)
    Version.fail(Version.pointerTo("pattern"),
                 "needs a group, (...), around the version");
  Version.finish();
  D.Arguments = Top.texts("arguments");
  if (std::none_of(D.Arguments.begin(), D.Arguments.end(),
                   [](const std::string &Word) {
                     return Word.find("{task}") != std::string::npos;
                   }))
    Top.fail(Top.pointerTo("arguments"), "{task} is missing");
  JsonObject Models = Top.object("dataModel");
  D.DataModels[DataModel::ILP32] = Models.texts("ILP32");
  D.DataModels[DataModel::LP64] = Models.texts("LP64");
  Models.finish();
  D.Options = readSince(Top, "options", "add");
  D.Variants = readOptionSets(Top, "variants");
  D.Neutral = readOptionSets(Top, "neutral");
  for (const auto &[Name, Set] : D.Neutral)
    if (!Set.Variant.empty() && !D.Variants.count(Set.Variant))
      Top.fail(Top.pointerTo("neutral") + "/" + Name + "/variant",
               "is not among the variants");
  if (Top.find("limits")) {
    JsonObject Limits = Top.object("limits");
    D.TimeLimit = Limits.texts("time");
    D.MemoryLimit = Limits.texts("memory");
    Limits.finish();
  }
  D.LoopArguments = Top.texts("loops");
  D.TraceArguments = Top.texts("trace");
  eachObject(Top, "crashPlaces", [&](JsonObject &Item) {
    D.CrashPlaces.push_back({pattern(Item, "pattern"), Item.text("category")});
  });
  D.DefaultVariant = Top.text("defaultVariant", "");
  if (!D.DefaultVariant.empty() && !D.Variants.count(D.DefaultVariant))
    Top.fail(Top.pointerTo("defaultVariant"), "is not among the variants");
  D.ErrorFunction = Top.text("errorFunction", "");
  if (D.ErrorFunction.find('\n') != std::string::npos)
    Top.fail(Top.pointerTo("errorFunction"), "must be one line");
  std::string Format = Top.text("output", "text");
  if (Format != "text" && Format != "cbmc-json")
    Top.fail(Top.pointerTo("output"), "must be text or cbmc-json");
  D.CbmcJson = Format == "cbmc-json";
  D.ErrorProperty = pattern(Top, "errorProperty");
  eachObject(Top, "verdicts", [&](JsonObject &Item) {
    std::string Says = Item.text("verdict");
    std::optional<Verdict> Parsed = parseVerdict(Says);
    if (!Parsed)
      Item.fail(Item.pointerTo("verdict"), "unknown verdict '" + Says + "'");
    D.Verdicts.push_back({*Parsed, readCondition(Item.object("when"))});
  });
  eachObject(Top, "markers", [&](JsonObject &Item) {
    std::string Reason = Item.text("reason");
    D.Markers.push_back({readCondition(Item.object("when")), Reason});
  });
  eachObject(Top, "doubtfulLabels", [&](JsonObject &Item) {
    D.DoubtfulLabels.push_back(
        {Item.text("label"), pattern(Item, "detail"), Item.text("reason")});
  });
  D.Models = readSince(Top, "models", "functions");
  eachObject(Top, "install", [&](JsonObject &Item) {
    D.Installs.push_back({Item.text("version"), Item.text("suite"),
                          Item.texts("packages"), Item.text("program"),
                          Item.texts("helpers"), Item.texts("environment")});
  });
  D.DefaultVersion = Top.text("defaultVersion", "");
  Top.finish();
  return D;
}

std::map<std::string, CheckerDescription> allDescriptions() {
  std::map<std::string, CheckerDescription> Result;
  auto readFolder = [&](const fs::path &Folder) {
    std::error_code Missing;
    for (const auto &Entry : fs::directory_iterator(Folder, Missing)) {
      if (Entry.path().extension() != ".json")
        continue;
      CheckerDescription D = readDescription(Entry.path());
      Result[D.Name] = std::move(D);
    }
  };
  readFolder(dataDir() / "configs/checkers");
  if (Result.empty())
    throw Error((dataDir() / "configs/checkers").string() +
                ": no checker descriptions found; set MCFUZZ_HOME to the "
                "folder that holds configs/");
  readFolder(configDir() / "checkers");
  return Result;
}

bool versionAtLeast(const std::string &Version, const std::string &Since) {
  std::vector<std::string> Have = split(Version, '.'), Want = split(Since, '.');
  for (size_t I = 0; I < Want.size(); ++I) {
    int A = I < Have.size() ? std::atoi(Have[I].c_str()) : 0;
    int B = std::atoi(Want[I].c_str());
    if (A != B)
      return A > B;
  }
  return true;
}

} // namespace mcfuzz
