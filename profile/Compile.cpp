//===- Compile.cpp - native builds of C text ------------------------------===//

#include "profile/Compile.h"

#include "core/Error.h"
#include "core/Files.h"
#include "core/Subprocess.h"
#include "core/Text.h"

#include "llvm/Config/llvm-config.h"

#include <algorithm>
#include <unistd.h>

namespace mcfuzz {

std::string Build::describe() const {
  std::string Text = Flags.empty() ? Compiler : Compiler + " " + join(Flags, " ");
  if (Change == Rewrite::ReverseOrder)
    Text += " with the opposite order of evaluation";
  if (Change == Rewrite::FillUnions)
    Text += " with other bytes behind union members";
  return Text;
}

bool Build::isSanitized() const {
  return std::any_of(Flags.begin(), Flags.end(), [](const std::string &Flag) {
    return Flag.rfind("-fsanitize=", 0) == 0;
  });
}

bool Build::isForHost() const {
  return std::find(Flags.begin(), Flags.end(), "-fsanitize=memory") !=
         Flags.end();
}

const std::string &clangProgram() {
  static const std::string Found = [] {
    std::vector<std::string> Names;
    Names.push_back("clang-" + std::to_string(LLVM_VERSION_MAJOR));
    for (int Version = 22; Version >= 14; --Version)
      Names.push_back("clang-" + std::to_string(Version));
    Names.push_back("clang");
    for (const std::string &Name : Names)
      if (findProgram(Name))
        return Name;
    throw Error("no clang program found (tried clang-22 to clang-14 and "
                "clang); install clang-19");
  }();
  return Found;
}

namespace {

/// Our environment, but for the place of temporary files.
const std::vector<std::string> &environmentOfCompilers() {
  static const TempDir Scratch;
  static const std::vector<std::string> Entries = [] {
    std::vector<std::string> Result = {"TMPDIR=" + Scratch.path().string()};
    for (char **Entry = environ; *Entry; ++Entry)
      if (!std::string_view(*Entry).starts_with("TMPDIR="))
        Result.push_back(*Entry);
    return Result;
  }();
  return Entries;
}

constexpr size_t MaxObjectBytes = 64 << 20;

std::vector<std::string> gccCommand(DataModel Model) {
  return {"gcc", Model == DataModel::LP64 ? "-m64" : "-m32", "-std=gnu17"};
}

std::vector<std::string> clangCommand(const Build &How, DataModel Model) {
  static const std::string Program =
      fs::canonical(*findProgram(clangProgram()));
  std::vector<std::string> Argv = {
      Program, Model == DataModel::LP64 ? "-m64" : "-m32", "-std=gnu17", "-w"};
  Argv.insert(Argv.end(), std::begin(ClangTolerance), std::end(ClangTolerance));
  Argv.insert(Argv.end(), How.Flags.begin(), How.Flags.end());
  return Argv;
}

} // namespace

Run runCompiler(std::vector<std::string> Argv, const std::string &Code) {
  Command What;
  What.Argv = std::move(Argv);
  What.Input = Code;
  What.Environment = environmentOfCompilers();
  What.Limit = {.WallSeconds = 60,
                .CpuSeconds = 60,
                .MemoryBytes = uint64_t(4) << 30,
                .FileBytes = uint64_t(256) << 20,
                .OutputBytes = 64 << 20};
  return run(What);
}

namespace {

/// gcc's first warning with these words.
std::string warningOf(const std::string &Messages, const std::string &Words) {
  for (const std::string &Line : split(Messages, '\n'))
    if (contains(Line, "warning:") && contains(Line, Words))
      return oneLine(Line.substr(Line.find("warning:") + 9));
  return {};
}

MachineCode translateByGcc(const Build &How, DataModel Model,
                           const std::string &Code) {
  std::vector<std::string> Argv = gccCommand(Model);
  Argv.insert(Argv.end(), How.Flags.begin(), How.Flags.end());
  Argv.insert(Argv.end(), {"-Wsequence-point", "-Wstrict-aliasing=2", "-S", "-o", "-", "-x",
                           "cpp-output", "-"});
  Run Result = runCompiler(std::move(Argv), Code);
  if (!Result.ok())
    return {{}, firstError(Result.Err, describeEnd(Result)), {}, {}};
  return {Result.Out, {}, warningOf(Result.Err, "-Wsequence-point"),
          // "might break" is said of harmless casts, too.
          warningOf(Result.Err, "will break strict-aliasing")};
}

} // namespace

const std::string &linkerFlag() {
  static const std::string Flag =
      findProgram("ld.gold") ? "-fuse-ld=gold" : "";
  return Flag;
}

MachineCode translate(const Build &How, DataModel Model,
                      const std::string &Code) {
  if (How.Compiler == "gcc")
    return translateByGcc(How, Model, Code);
  ObjectFile Object =
      generateObject(clangCommand(How, Model), How.Change, Code);
  if (Object.Bytes.size() > MaxObjectBytes)
    return {{}, "gives an object file that is too large", {}, {}, {}};
  return {std::move(Object.Bytes), std::move(Object.Problem), {}, {}};
}

namespace {

/// Gold looks at the C library only where it has to, and nobody asks for the hash
/// of a program that is run once: together a third of the time of a small link.
std::vector<std::string> quickLinkFlags() {
  if (linkerFlag().empty())
    return {"-Wl,--build-id=none"};
  return {linkerFlag(), "-Wl,--build-id=none", "-Wl,--no-map-whole-files"};
}

/// The command that links; Small without the libraries that most programs do
/// not need, whose symbols take the linker half of its time.
std::vector<std::string> linkArgv(const Build &How, DataModel Model,
                                  const fs::path &Input, const fs::path &Output,
                                  bool Small) {
  std::vector<std::string> Argv;
  std::vector<std::string> Quick = quickLinkFlags();
  if (How.Compiler == "gcc") {
    Argv = gccCommand(Model);
    Argv.insert(Argv.end(), {"-o", Output.string(), Input.string()});
    if (Small)
      Argv.insert(Argv.end(), {"-nodefaultlibs", "-lc"});
    else
      Argv.push_back("-lm");
    Argv.insert(Argv.end(), Quick.begin(), Quick.end());
    return Argv;
  }
  Argv = clangCommand(How, Model);
  Argv.insert(Argv.end(), Quick.begin(), Quick.end());
  Argv = linkCommand(Argv, Input.string(), Output.string());
  if (Small)
    std::erase_if(Argv, [](const std::string &Word) {
      return Word == "-lm" || Word == "-lgcc" || Word == "-lgcc_s";
    });
  return Argv;
}

} // namespace

std::string link(const Build &How, DataModel Model, const MachineCode &Code,
                 const std::filesystem::path &Output) {
  std::filesystem::path Input = Output;
  Input += How.Compiler == "gcc" ? ".s" : ".o";
  writeFile(Input, Code.Bytes);
  if (!How.isSanitized() &&
      runCompiler(linkArgv(How, Model, Input, Output, /*Small=*/true), {}).ok())
    return {};
  Run Result =
      runCompiler(linkArgv(How, Model, Input, Output, /*Small=*/false), {});
  if (Result.ok())
    return {};
  // Before it stands the name of a temporary file.
  std::string Message = firstError(Result.Err, describeEnd(Result));
  size_t Start = Message.find("error: ");
  return Start == std::string::npos ? Message : Message.substr(Start + 7);
}

std::string compile(const Build &How, DataModel Model, const std::string &Code,
                    const std::filesystem::path &Output) {
  if (How.Compiler == "clang") {
    MachineCode Object = translate(How, Model, Code);
    return Object.Problem.empty() ? link(How, Model, Object, Output)
                                  : Object.Problem;
  }
  std::vector<std::string> Argv = gccCommand(Model);
  Argv.push_back("-w");
  Argv.insert(Argv.end(), How.Flags.begin(), How.Flags.end());
  Argv.insert(Argv.end(),
              {"-o", Output.string(), "-x", "cpp-output", "-", "-lm"});
  if (!linkerFlag().empty())
    Argv.push_back(linkerFlag());
  Run Result = runCompiler(std::move(Argv), Code);
  if (Result.ok())
    return {};
  return firstError(Result.Err, describeEnd(Result));
}

} // namespace mcfuzz
