//===- BenchExec.cpp - a campaign as BenchExec would have run it ----------===//
//
//   tasks/                                  as `sv-comp` writes them
//   CHECKER.xml                             a benchmark definition, to run it
//   mcfuzz_tools/cbmc.py                    how BenchExec starts CBMC for that
//   mcfuzz.DATE.results.CHECKER.xml         the answers, for table-generator
//
// CHECKER is the label with the characters that file names allow. A result
// names its tasks by path, relative to the file it is in; table-generator
// merges rows whose name, property and expected verdict agree.
//
//===----------------------------------------------------------------------===//

#include "core/Text.h"
#include "core/Error.h"
#include "core/Xml.h"
#include "mutate/Strategy.h"
#include "report/FindingContext.h"
#include "report/Formats.h"
#include "validate/CheckerDescription.h"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>

namespace mcfuzz {
namespace {

constexpr const char *BenchmarkDoctype =
    "<!DOCTYPE benchmark PUBLIC \"+//IDN sosy-lab.org//DTD BenchExec benchmark "
    "3.30//EN\" \"https://www.sosy-lab.org/benchexec/benchmark-3.30.dtd\">\n";
constexpr const char *ResultDoctype =
    "<!DOCTYPE result PUBLIC \"+//IDN sosy-lab.org//DTD BenchExec result "
    "3.12//EN\" \"https://www.sosy-lab.org/benchexec/result-3.12.dtd\">\n";
// The format demands it, and the store knows nothing of the machine.
constexpr const char *SystemInfo =
    "  <systeminfo><os name=\"unknown\"/><cpu cores=\"unknown\" "
    "model=\"unknown\"/><ram size=\"unknown\"/><environment/></systeminfo>\n";
constexpr const char *Property = "tasks/properties/unreach-call.prp";

/// BenchExec's own module for CBMC wants the script that takes CBMC to SV-COMP.
constexpr const char *CbmcModule = R"py("""BenchExec's tool-info module for CBMC as mcfuzz calls it.

The definition names it as mcfuzz_tools.cbmc, so the folder above has to be in
PYTHONPATH. Only the assertion in reach_error decides: that a loop would have to
be unwound further, say, is no answer.
"""
import re

import benchexec.result as result
from benchexec.tools.template import BaseTool2

OURS_FAILED = re.compile(r"^\[reach_error\.assertion\.\d+\] .*: FAILURE$")


class Tool(BaseTool2):
    def executable(self, tool_locator):
        return tool_locator.find_executable("cbmc")

    def name(self):
        return "CBMC"

    def version(self, executable):
        return self._version_from_tool(executable)

    def cmdline(self, executable, options, task, rlimits):
        model = {"ILP32": "--32", "LP64": "--64"}[task.options["data_model"]]
        return [executable, *options, model, task.single_input_file]

    def determine_result(self, run):
        if run.exit_code.value == 0 and run.output.any_line_contains(
            "VERIFICATION SUCCESSFUL"
        ):
            return result.RESULT_TRUE_PROP
        if run.exit_code.value == 10:
            ours = any(OURS_FAILED.match(line) for line in run.output)
            return result.RESULT_FALSE_REACH if ours else result.RESULT_UNKNOWN
        return result.RESULT_ERROR
)py";

/// BenchExec's module for a checker; mostly it has the same name.
std::string toolModule(const std::string &Checker) {
  if (Checker == "2ls")
    return "two_ls";
  if (Checker == "ultimate-automizer")
    return "ultimateautomizer";
  if (Checker == "frama-c-eva")
    return "frama-c";
  return Checker;
}

std::string status(Verdict Said) {
  switch (Said) {
  case Verdict::Safe:
    return "true";
  case Verdict::Unsafe:
    return "false(unreach-call)";
  case Verdict::Unknown:
    return "unknown";
  case Verdict::Timeout:
    return "TIMEOUT";
  case Verdict::OutOfMemory:
    return "OUT OF MEMORY";
  case Verdict::Crash:
    return "ERROR (crash)";
  case Verdict::Rejected:
    return "ERROR (rejected)";
  }
  return "unknown";
}

std::string category(Expected Right, Verdict Said) {
  if (Said == Verdict::Safe || Said == Verdict::Unsafe)
    return toString(Said) == toString(Right) ? "correct" : "wrong";
  return Said == Verdict::Unknown ? "unknown" : "error";
}

/// What the checker was told in every run: neither the task nor what differs
/// from task to task (loop bounds), nor the data model and the property, which
/// BenchExec gives, nor the form of the output.
class CommonOptions {
public:
  void add(const CheckerRun &Ran, const std::string &TaskName) {
    std::vector<Option> Given = optionsOf(Ran, TaskName);
    if (First)
      Common = Given;
    else
      std::erase_if(Common, [&](const Option &O) {
        return std::find(Given.begin(), Given.end(), O) == Given.end();
      });
    First = false;
  }
  std::vector<std::string> words() const {
    std::vector<std::string> Words;
    for (const Option &O : Common)
      Words.insert(Words.end(), O.begin(), O.end());
    return Words;
  }

private:
  /// With its values: one without them would swallow the next option.
  using Option = std::vector<std::string>;

  static std::vector<Option> optionsOf(const CheckerRun &Ran,
                                       const std::string &TaskName) {
    std::vector<Option> Result;
    for (const std::string &Word : argumentsOf(Ran.Argv)) {
      if (Word.ends_with(TaskName + ".i")) {
        if (!Result.empty() && Result.back() == Option{"--file"})
          Result.pop_back();
        continue;
      }
      if (Word == "--32" || Word == "--64" || Word == "-m32" ||
          Word == "-m64" || Word == "--json-ui")
        continue;
      if (Result.empty() || Word.starts_with('-'))
        Result.emplace_back();
      Result.back().push_back(Word);
    }
    std::erase_if(Result, [](const Option &O) {
      return O[0] == "--architecture" ||
             std::any_of(O.begin(), O.end(), [](const std::string &Word) {
               return Word == "exp.architecture" ||
                      Word.ends_with(PropertyFile);
             });
    });
    return Result;
  }

  std::vector<Option> Common;
  bool First = true;
};

std::string column(const char *Title, const std::string &Value) {
  return fmt::format("    <column title=\"{}\" value=\"{}\"/>\n", Title,
                     xmlEscaped(Value));
}

std::string runElement(const std::string &Base, const Task &On,
                       const Store::AnswerRow &A) {
  std::string Text = fmt::format(
      "  <run name=\"tasks/{0}.yml\" files=\"[tasks/{0}.i]\" "
      "properties=\"unreach-call\" propertyFile=\"{1}\" "
      "expectedVerdict=\"{2}\">\n",
      xmlEscaped(Base), Property,
      On.Verdict == Expected::Safe ? "true" : "false");
  Text += column("status", status(A.Ran.Said));
  Text += column("category", category(On.Verdict, A.Ran.Said));
  Text += column("cputime", fmt::format("{:.3f}s", A.Ran.CpuSeconds));
  Text += column("walltime", fmt::format("{:.3f}s", A.Ran.WallSeconds));
  Text += column("memory", fmt::format("{}B", A.Ran.PeakMemoryBytes));
  if (!A.FindingId.empty())
    Text += column("finding", A.FindingId + (A.Found && A.Found->Confirmed
                                                 ? " confirmed"
                                                 : " doubtful"));
  return Text + "  </run>\n";
}

/// Limits as BenchExec writes them.
struct LimitTexts {
  std::string Time, Memory;
};
LimitTexts limits(Store &From) {
  Json S = From.settings();
  LimitTexts Result;
  if (!S.is_object())
    return Result;
  if (double Seconds = S.value("timeLimitSeconds", 0.0); Seconds > 0)
    Result.Time = fmt::format(" timelimit=\"{:.0f}s\"", std::max(1.0, Seconds));
  if (auto MiB = S.value("memoryLimitMiB", uint64_t(0)); MiB > 0)
    Result.Memory = fmt::format(" memlimit=\"{} MB\"", MiB * 1048576 / 1000000);
  return Result;
}

struct CheckerFiles {
  std::string Label, FileName;
};

/// Returns the number of answers.
size_t writeResult(Store &From, const CheckerFiles &Of, const std::string &Date,
                   const std::map<RowId, std::string> &Names,
                   const ExportContext &With, const fs::path &File,
                   CommonOptions &Options) {
  auto each = [&](auto Use) {
    From.eachSeed([&](const Store::SeedRow &S) {
      From.eachTask(S.Id, [&](const Store::TaskRow &T) {
        auto Name = Names.find(T.Id);
        if (Name != Names.end())
          From.eachAnswer(T.Id, [&](const Store::AnswerRow &A) {
            if (A.Ran.Checker == Of.Label)
              Use(Name->second, T.What, A);
          });
      });
    });
  };
  std::string Version;
  each([&](const std::string &, const Task &T, const Store::AnswerRow &A) {
    Options.add(A.Ran, T.Name);
    Version = A.Ran.Version;
  });
  std::string Module = toolModule(checkerName(Of.Label));
  LimitTexts Limit = limits(From);
  std::ofstream Out(File, std::ios::binary);
  Out << "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" << ResultDoctype
      << fmt::format(
             "<result benchmarkname=\"mcfuzz\" name=\"{}\" tool=\"{}\" "
             "version=\"{}\" toolmodule=\"benchexec.tools.{}\" date=\"{}\" "
             "starttime=\"{}\" options=\"{}\"{}{} generator=\"mcfuzz {}\">\n",
             xmlEscaped(Of.Label), xmlEscaped(checkerName(Of.Label)),
             xmlEscaped(Version), xmlEscaped(Module), xmlEscaped(Date),
             xmlEscaped(Date), xmlEscaped(join(Options.words(), " ")),
             Limit.Time, Limit.Memory, xmlEscaped(With.Version))
      << "  <columns>\n    <column title=\"status\"/>\n    <column "
         "title=\"cputime\"/>\n    <column title=\"walltime\"/>\n    <column "
         "title=\"memory\"/>\n  </columns>\n"
      << SystemInfo;
  size_t Number = 0;
  each([&](const std::string &Base, const Task &T, const Store::AnswerRow &A) {
    Out << runElement(Base, T, A);
    ++Number;
  });
  Out << "</result>\n";
  Out.close();
  if (!Out)
    throw Error(File.string() + ": cannot be written; is the disk full?");
  return Number;
}

std::string definition(Store &From, const CheckerFiles &Of,
                       const CommonOptions &Options) {
  LimitTexts Limit = limits(From);
  std::string Checker = checkerName(Of.Label);
  std::string Module =
      Checker == "cbmc" ? "mcfuzz_tools.cbmc" : toolModule(Checker);
  std::string Text = std::string("<?xml version=\"1.0\" "
                                 "encoding=\"UTF-8\"?>\n") +
                     BenchmarkDoctype +
                     fmt::format("<benchmark tool=\"{}\" displayName=\"{}\"{}{} "
                                 "cpuCores=\"1\">\n  <rundefinition "
                                 "name=\"mcfuzz\">\n",
                                 xmlEscaped(Module),
                                 xmlEscaped(Of.Label), Limit.Time,
                                 Limit.Memory);
  for (const std::string &Word : Options.words())
    Text += "    <option name=\"" + xmlEscaped(Word) + "\"/>\n";
  return Text + fmt::format("  </rundefinition>\n  <tasks name=\"mcfuzz\">\n"
                            "    <include>tasks/*.yml</include>\n    "
                            "<propertyfile>{}</propertyfile>\n  </tasks>\n"
                            "  <columns>\n  </columns>\n</benchmark>\n",
                            Property);
}

/// "2026-11-18T21:06:10Z" without the characters that divide; the form in
/// which BenchExec dates its files.
std::string fileDate(std::string Begun) {
  std::replace(Begun.begin(), Begun.end(), 'T', '_');
  std::replace(Begun.begin(), Begun.end(), ':', '-');
  if (Begun.ends_with('Z'))
    Begun.pop_back();
  return Begun.empty() ? "0" : Begun;
}

} // namespace

size_t writeBenchExec(Store &From, const ExportContext &With,
                      const fs::path &Folder) {
  writeSvComp(From, campaignModel(From), With.Under, Folder / "tasks");
  std::map<RowId, std::string> Names = svCompNames(From);
  std::string Date = From.begunUtc();
  size_t Number = 0;
  std::set<std::string> Taken; // x:z3 and x+z3 would be one file.
  for (const CheckerTally &T : From.tallies()) {
    CheckerFiles Of{T.Label, fileStem(T.Label)};
    while (!Taken.insert(Of.FileName).second)
      Of.FileName += "_";
    CommonOptions Options;
    Number += writeResult(From, Of, Date, Names, With,
                          Folder / fmt::format("mcfuzz.{}.results.{}.xml",
                                               fileDate(Date), Of.FileName),
                          Options);
    writeFile(Folder / (Of.FileName + ".xml"), definition(From, Of, Options));
    if (checkerName(Of.Label) == "cbmc") {
      fs::create_directories(Folder / "mcfuzz_tools");
      writeFile(Folder / "mcfuzz_tools/cbmc.py", CbmcModule);
    }
  }
  return Number;
}

} // namespace mcfuzz
