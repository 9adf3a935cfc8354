//===- SvComp.cpp - tasks in the form of SV-COMP --------------------------===//

#include "report/SvComp.h"

#include "core/Error.h"
#include "core/Files.h"
#include "validate/CheckerDescription.h"
#include "core/Hash.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <set>

namespace mcfuzz {
namespace {

/// Unique over the whole benchmark repository, so it begins with our name.
std::string baseName(const Task &T) {
  std::string Name = "mcfuzz_" + T.Name;
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

size_t writeSvComp(const std::vector<SeedResult> &Results, DataModel Model,
                   const Licence &Under, const fs::path &Folder) {
  fs::create_directories(Folder / "properties");
  std::set<std::string> Names; // In lower case.
  size_t Number = 0;
  for (const SeedResult &S : Results)
    for (const TaskResult &T : S.Tasks) {
      if (!T.InternalError.empty())
        continue;
      std::string Base = baseName(T.What);
      std::string Lower = Base;
      std::transform(Lower.begin(), Lower.end(), Lower.begin(),
                     [](unsigned char C) { return std::tolower(C); });
      if (!Names.insert(Lower).second)
        Base += "_" + shortHash(T.What.SeedName);
      writeFile(Folder / (Base + ".i"),
                "/*\n" + spdxLines(Under, " * ") + " */\n" + T.What.Code);
      writeFile(Folder / (Base + ".yml"), definition(T.What, Base, Under));
      ++Number;
    }
  if (Number == 0)
    throw Error("no seed gave a task; nothing to export");
  writeFile(Folder / "properties/unreach-call.prp", PropertyText);
  writeFile(
      Folder / "properties/unreach-call.prp.license",
      "SPDX-FileCopyrightText: mcfuzz\nSPDX-License-Identifier: CC0-1.0\n");
  writeFile(Folder / "mcfuzz.set", "*.yml\n");
  writeFile(Folder / "README.md", readme(Number, Model, Under));
  writeFile(Folder / "LICENSE.txt",
            spdxLines(Under, "") +
                "\nThe text of this licence: https://spdx.org/licenses/" +
                Under.Spdx + ".html\n");
  writeFile(Folder / "Makefile",
            spdxLines(Under, "# ") + "\nLEVEL := ../\n\n" +
                (Model == DataModel::LP64 ? "CC.Arch := 64\n\n" : "") +
                "include $(LEVEL)/Makefile.config\n");
  return Number;
}

} // namespace mcfuzz
