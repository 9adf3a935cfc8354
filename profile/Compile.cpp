//===- Compile.cpp - native builds of C text ------------------------------===//

#include "profile/Compile.h"

#include "core/Error.h"
#include "core/Files.h"
#include "core/Subprocess.h"
#include "core/Text.h"

#include "llvm/Config/llvm-config.h"

#include <algorithm>
#include <map>
#include <mutex>
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

/// The words of a line as `gcc -###` prints it: some in quotes, with backslashes.
std::vector<std::string> wordsOfLine(const std::string &Line) {
  std::vector<std::string> Words;
  for (size_t At = 0; (At = Line.find_first_not_of(' ', At)) < Line.size();) {
    std::string Word;
    for (bool Quoted = false; At < Line.size() && (Quoted || Line[At] != ' ');
         ++At)
      if (Line[At] == '"')
        Quoted = !Quoted;
      else
        Word += Line[At] == '\\' && At + 1 < Line.size() ? Line[++At] : Line[At];
    Words.push_back(std::move(Word));
  }
  return Words;
}

/// The command of the compiler that gcc's driver would start, which saves a
/// fifth of a short compilation; the driver's own if that is not clear.
std::vector<std::string> withoutDriver(const std::vector<std::string> &Driver) {
  static std::mutex Mutex;
  static std::map<std::vector<std::string>, std::vector<std::string>> Known;
  std::lock_guard<std::mutex> Lock(Mutex);
  if (auto At = Known.find(Driver); At != Known.end())
    return At->second;
  std::vector<std::string> Ask = Driver;
  Ask.insert(Ask.begin() + 1, "-###");
  std::vector<std::vector<std::string>> Commands;
  for (const std::string &Line : split(runCompiler(Ask).Err, '\n'))
    if (Line.starts_with(" "))
      Commands.push_back(wordsOfLine(Line));
  bool IsClear = Commands.size() == 1 &&
                 fs::path(Commands[0][0]).filename() == "cc1" &&
                 fs::exists(Commands[0][0]);
  return Known[Driver] = IsClear ? Commands[0] : Driver;
}

MachineCode translateByGcc(const Build &How, DataModel Model,
                           const std::string &Code) {
  std::vector<std::string> Argv = gccCommand(Model);
  Argv.insert(Argv.end(), How.Flags.begin(), How.Flags.end());
  Argv.insert(Argv.end(), {"-Wsequence-point", "-Wstrict-aliasing=2", "-S", "-o", "-", "-x",
                           "cpp-output", "-"});
  Run Result = runCompiler(withoutDriver(Argv), Code);
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

std::vector<std::string> wholeLinkArgv(const Build &How, DataModel Model,
                                       const fs::path &Input,
                                       const fs::path &Output) {
  std::vector<std::string> Quick = quickLinkFlags();
  if (How.Compiler == "gcc") {
    std::vector<std::string> Argv = gccCommand(Model);
    Argv.insert(Argv.end(), {"-o", Output.string(), Input.string(), "-lm"});
    Argv.insert(Argv.end(), Quick.begin(), Quick.end());
    return Argv;
  }
  std::vector<std::string> Argv = clangCommand(How, Model);
  Argv.insert(Argv.end(), Quick.begin(), Quick.end());
  return linkCommand(Argv, Input.string(), Output.string());
}

/// Links with the C library alone, which is all that most programs need. The
/// symbols of other libraries would take half of the linker's time, and the
/// entries of the folders where it looks for libraries a quarter. gcc's driver
/// would take twice the time of the linker, so Clang's command serves both.
bool linkQuickly(const Build &How, DataModel Model, const fs::path &Input,
                 const fs::path &Output) {
  fs::path Object = Input;
  if (How.Compiler == "gcc") {
    Object = Output;
    Object += ".o";
    if (!runCompiler({"as", Model == DataModel::LP64 ? "--64" : "--32", "-o",
                      Object.string(), Input.string()})
             .ok())
      return false;
  }
  std::vector<std::string> Argv = wholeLinkArgv(
      {"clang", How.Compiler == "gcc" ? std::vector<std::string>() : How.Flags},
      Model, Object, Output);
  fs::path CLibrary;
  for (const std::string &Word : Argv)
    if (Word.starts_with("-L") && CLibrary.empty() &&
        fs::exists(fs::path(Word.substr(2)) / "libc.so"))
      CLibrary = fs::path(Word.substr(2)) / "libc.so";
  if (CLibrary.empty())
    return false;
  std::erase_if(Argv, [](const std::string &Word) {
    return Word.starts_with("-L") || Word == "-lm" || Word == "-lgcc" ||
           Word == "-lgcc_s";
  });
  std::replace(Argv.begin(), Argv.end(), std::string("-lc"), CLibrary.string());
  return runCompiler(std::move(Argv)).ok();
}

} // namespace

std::string link(const Build &How, DataModel Model, const MachineCode &Code,
                 const std::filesystem::path &Output) {
  std::filesystem::path Input = Output;
  Input += How.Compiler == "gcc" ? ".s" : ".o";
  writeFile(Input, Code.Bytes);
  if (!How.isSanitized() && linkQuickly(How, Model, Input, Output))
    return {};
  Run Result = runCompiler(wholeLinkArgv(How, Model, Input, Output));
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
