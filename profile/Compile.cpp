//===- Compile.cpp - native builds of C text ------------------------------===//

#include "profile/Compile.h"

#include "core/Error.h"
#include "core/Subprocess.h"
#include "core/Text.h"

#include <algorithm>

namespace mcfuzz {

std::string Build::describe() const {
  return Flags.empty() ? Compiler : Compiler + " " + join(Flags, " ");
}

bool Build::isSanitized() const {
  return std::any_of(Flags.begin(), Flags.end(), [](const std::string &Flag) {
    return Flag.rfind("-fsanitize=", 0) == 0;
  });
}

const std::string &clangProgram() {
  static const std::string Found = [] {
    std::vector<std::string> Names;
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

/// The words of a command up to the options that are the caller's own.
std::vector<std::string> compilerCommand(const std::string &Compiler,
                                         DataModel Model) {
  bool Clang = Compiler == "clang";
  std::vector<std::string> Argv = {Clang ? clangProgram() : Compiler,
                                   Model == DataModel::LP64 ? "-m64" : "-m32",
                                   "-std=gnu17"};
  if (Clang)
    Argv.insert(Argv.end(), std::begin(ClangTolerance),
                std::end(ClangTolerance));
  return Argv;
}

Run runCompiler(std::vector<std::string> Argv, const std::string &Code) {
  Command What;
  What.Argv = std::move(Argv);
  What.Input = Code;
  What.Limit = {.WallSeconds = 60,
                .CpuSeconds = 60,
                .MemoryBytes = uint64_t(4) << 30,
                .FileBytes = uint64_t(256) << 20};
  return run(What);
}

} // namespace

std::string warningIn(const std::string &Compiler, const std::string &Kind,
                      DataModel Model, const std::string &Code) {
  std::vector<std::string> Argv = compilerCommand(Compiler, Model);
  Argv.insert(Argv.end(), {"-fsyntax-only", "-W" + Kind, "-Werror=" + Kind,
                           "-x", "cpp-output", "-"});
  for (const std::string &Line : split(runCompiler(Argv, Code).Err, '\n'))
    if (contains(Line, "error:") && contains(Line, Kind))
      return oneLine(Line.substr(Line.find("error:") + 7));
  return {};
}

std::string compile(const Build &How, DataModel Model, const std::string &Code,
                    const std::filesystem::path &Output) {
  std::vector<std::string> Argv = compilerCommand(How.Compiler, Model);
  Argv.push_back("-w");
  Argv.insert(Argv.end(), How.Flags.begin(), How.Flags.end());
  Argv.insert(Argv.end(),
              {"-o", Output.string(), "-x", "cpp-output", "-", "-lm"});
  Run Result = runCompiler(std::move(Argv), Code);
  if (Result.ok())
    return {};
  return firstError(Result.Err, describeEnd(Result));
}

} // namespace mcfuzz
