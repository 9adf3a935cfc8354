//===- Formats.cpp - the forms in which other tools read a campaign -------===//

#include "report/Formats.h"

#include "core/Error.h"
#include "core/Text.h"

#include <fstream>

namespace mcfuzz {
namespace {

size_t writeSvCompTasks(Store &From, const ExportContext &With,
                        const fs::path &Folder) {
  return writeSvComp(From, campaignModel(From), With.Under, Folder);
}

} // namespace

const std::vector<Format> &formats() {
  static const std::vector<Format> All = {
      {"sv-comp", "a folder of tasks in SV-COMP's form", "tasks", nullptr,
       writeSvCompTasks},
      {"benchexec",
       "a folder with tasks, benchmark definitions and results for BenchExec's "
       "table-generator",
       "answers", nullptr, writeBenchExec},
      {"junit", "JUnit XML: a test case for each task and checker", "test cases",
       writeJunit, nullptr},
      {"sarif", "SARIF 2.1.0: a result for each finding", "findings",
       writeSarif, nullptr},
      {"csv", "a row for each answer", "answers", writeCsv, nullptr},
      {"json", "everything but programs and outputs, see "
               "configs/campaign.schema.json",
       "answers", writeCampaignJson, nullptr},
      {"desc",
       "a folder with a regression test for each confirmed finding, in the "
       "form of CBMC's and ESBMC's test.desc",
       "tests", nullptr, writeTestDesc},
      {"lit",
       "a folder with a C file for each confirmed finding, with RUN and CHECK "
       "lines as SeaHorn's tests have them",
       "tests", nullptr, writeLit},
      {"markdown", "a folder with a bug report for each finding", "reports",
       nullptr, writeMarkdown},
  };
  return All;
}

const Format &formatNamed(const std::string &Name) {
  std::vector<std::string> Names;
  for (const Format &F : formats()) {
    if (F.Name == Name)
      return F;
    Names.emplace_back(F.Name);
  }
  std::string Near = nearest(Name, Names);
  throw Error("there is no format '" + Name + "'" +
              (Near.empty() ? "; there are " + join(Names, ", ")
                            : "; did you mean " + Near + "?"));
}

size_t exportCampaign(Store &From, const Format &As, const ExportContext &With,
                      const fs::path &To) {
  if (As.ToFolder) {
    if (fs::exists(To) && (!fs::is_directory(To) || !fs::is_empty(To)))
      throw Error(To.string() + ": exists and is not an empty folder");
    fs::create_directories(To);
    return As.ToFolder(From, With, To);
  }
  if (fs::is_directory(To))
    throw Error(To.string() + ": is a folder; " + std::string(As.Name) +
                " is one file");
  fs::path Part = To.string() + ".new";
  std::ofstream Out(Part, std::ios::binary);
  size_t Number = As.ToStream(From, With, Out);
  Out.close();
  if (!Out) {
    std::error_code Ignored;
    fs::remove(Part, Ignored);
    throw Error(To.string() + ": cannot be written; is the folder there, and is "
                              "there room on the disk?");
  }
  fs::rename(Part, To);
  return Number;
}

DataModel campaignModel(Store &From) {
  Json Settings = From.settings();
  std::string Name =
      Settings.is_object() ? Settings.value("dataModel", "LP64") : "LP64";
  return parseDataModel(Name).value_or(DataModel::LP64);
}

} // namespace mcfuzz
