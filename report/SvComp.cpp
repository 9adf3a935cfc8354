//===- SvComp.cpp - tasks in the form of SV-COMP --------------------------===//

#include "report/SvComp.h"

#include "core/Error.h"
#include "core/Files.h"
#include "core/Hash.h"
#include "core/Text.h"
#include "mutate/Strategy.h"
#include "validate/CheckerDescription.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <set>

namespace mcfuzz {
namespace {

/// Unique over the whole benchmark repository, so it begins with our name.
std::string baseName(const Task &T) {
  std::string Name = "mcfuzz_" + fileStem(T.Name);
  for (char &C : Name)
    if (C == '.')
      C = '_';
  return Name + (T.Model == DataModel::ILP32 ? "_32" : "_64");
}

std::string spdxLines(const Licence &Under, const std::string &Prefix) {
  return Prefix + "SPDX-FileCopyrightText: " + Under.Holder + "\n" + Prefix +
         "SPDX-License-Identifier: " + Under.Spdx + "\n";
}

std::string definition(const Task &T, const std::string &Base,
                       const Licence &Under) {
  return fmt::format("format_version: '2.0'\n\n{}\n"
                     "input_files: '{}.i'\n\n"
                     "properties:\n"
                     "  - property_file: properties/unreach-call.prp\n"
                     "    expected_verdict: {}\n\n"
                     "options:\n"
                     "  language: C\n"
                     "  data_model: {}\n",
                     spdxLines(Under, "# "), Base,
                     T.Verdict == Expected::Safe ? "true" : "false",
                     toString(T.Model));
}

std::string readme(size_t Tasks, DataModel Model, const Licence &Under) {
  return fmt::format(
      "# Verification tasks made by mcfuzz\n\n"
      "{} reachability tasks ({}). Each was made from a closed, deterministic "
      "C\n"
      "program that was executed to learn how often each of its branches is\n"
      "reached; the task asks for these counts, so its verdict is known. "
      "Every\n"
      "task was itself compiled and executed, and showed that verdict.\n\n"
      "Origin of the programs: {}\n\n"
      "Licence: {} ({}). The tasks inherit it from the programs.\n\n"
      "- `*.yml`: task definitions, format 2.0; `mcfuzz.set` lists them.\n"
      "- `*.i`: the programs, preprocessed by gcc.\n"
      "- `properties/unreach-call.prp`: the property.\n",
      Tasks, toString(Model), Under.Origin, Under.Spdx, Under.Holder);
}

} // namespace

std::map<RowId, std::string> svCompNames(Store &From) {
  std::map<RowId, std::string> Result;
  std::set<std::string> Taken; // In lower case.
  From.eachSeed([&](const Store::SeedRow &S) {
    From.eachTask(S.Id, [&](const Store::TaskRow &Row) {
      if (!Row.Executed || !Row.Problem.empty())
        return;
      std::string Base = baseName(Row.What), Lower = Base;
      std::transform(Lower.begin(), Lower.end(), Lower.begin(),
                     [](unsigned char C) { return std::tolower(C); });
      if (!Taken.insert(Lower).second)
        Base += "_" + shortHash(Row.What.SeedName);
      Result[Row.Id] = Base;
    });
  });
  return Result;
}

size_t writeSvComp(Store &From, DataModel Model, const Licence &Under,
                   const fs::path &Folder) {
  const std::map<RowId, std::string> Names = svCompNames(From);
  if (Names.empty())
    throw Error("no seed gave a task; nothing to export");
  fs::create_directories(Folder / "properties");
  for (const auto &[Id, Base] : Names) {
    Task T = From.task(Id).What;
    writeFile(Folder / (Base + ".i"),
              "/*\n" + spdxLines(Under, " * ") + " */\n" + T.Code);
    writeFile(Folder / (Base + ".yml"), definition(T, Base, Under));
  }
  writeFile(Folder / "properties/unreach-call.prp", PropertyText);
  writeFile(
      Folder / "properties/unreach-call.prp.license",
      "SPDX-FileCopyrightText: mcfuzz\nSPDX-License-Identifier: CC0-1.0\n");
  writeFile(Folder / "mcfuzz.set", "*.yml\n");
  writeFile(Folder / "README.md", readme(Names.size(), Model, Under));
  writeFile(Folder / "LICENSE.txt",
            spdxLines(Under, "") +
                "\nThe text of this licence: https://spdx.org/licenses/" +
                Under.Spdx + ".html\n");
  writeFile(Folder / "Makefile",
            spdxLines(Under, "# ") + "\nLEVEL := ../\n\n" +
                (Model == DataModel::LP64 ? "CC.Arch := 64\n\n" : "") +
                "include $(LEVEL)/Makefile.config\n");
  return Names.size();
}

namespace {

/// The value behind the first `KEY:` of a definition, without quotes. These
/// files are simple enough not to need a reader of YAML.
std::string valueOf(const std::string &Text, const std::string &Key) {
  for (const std::string &Line : split(Text, '\n')) {
    size_t At = Line.find_first_not_of(" -");
    if (At == std::string::npos || Line.compare(At, Key.size() + 1, Key + ":"))
      continue;
    std::string Value = Line.substr(At + Key.size() + 1);
    Value.erase(0, Value.find_first_not_of(" \t"));
    Value.erase(Value.find_last_not_of(" \t\r") + 1);
    if (Value.size() >= 2 && (Value[0] == '\'' || Value[0] == '"') &&
        Value.back() == Value[0])
      Value = Value.substr(1, Value.size() - 2);
    return Value;
  }
  return {};
}

} // namespace

void readSvComp(const fs::path &Folder,
                const std::function<void(Task &&)> &Use) {
  std::vector<fs::path> Files;
  for (const auto &Entry : fs::directory_iterator(Folder))
    if (Entry.path().extension() == ".yml")
      Files.push_back(Entry.path());
  std::sort(Files.begin(), Files.end());
  bool Any = false;
  for (const fs::path &File : Files) {
    std::string Text = readFile(File);
    size_t Property = Text.find("unreach-call.prp");
    if (Property == std::string::npos)
      continue; // Of another property.
    std::string Verdict = valueOf(Text.substr(Property), "expected_verdict");
    std::string Input = valueOf(Text, "input_files");
    std::optional<DataModel> Model =
        parseDataModel(valueOf(Text, "data_model"));
    if ((Verdict != "true" && Verdict != "false") || Input.empty() || !Model)
      throw Error(File.string() + ": needs input_files, expected_verdict and "
                                  "data_model, each on a line of its own");
    Task T;
    T.Name = File.stem().string();
    T.SeedName = Input;
    T.Strategy = "sv-comp";
    T.Verdict = Verdict == "true" ? Expected::Safe : Expected::Unsafe;
    T.Model = *Model;
    T.Code = readFile(Folder / Input);
    Any = true;
    Use(std::move(T));
  }
  if (!Any)
    throw Error(Folder.string() + ": no task definition for unreach-call");
}

} // namespace mcfuzz
