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

std::string compile(const Build &How, DataModel Model, const std::string &Code,
                    const std::filesystem::path &Output) {
  Command What;
  bool Clang = How.Compiler == "clang";
  What.Argv = {Clang ? clangProgram() : How.Compiler,
               Model == DataModel::LP64 ? "-m64" : "-m32", "-std=gnu17", "-w"};
  if (Clang)
    What.Argv.insert(What.Argv.end(), std::begin(ClangTolerance),
                     std::end(ClangTolerance));
  What.Argv.insert(What.Argv.end(), How.Flags.begin(), How.Flags.end());
  What.Argv.insert(What.Argv.end(),
                   {"-o", Output.string(), "-x", "cpp-output", "-", "-lm"});
  What.Input = Code;
  What.Limit = {.WallSeconds = 60,
                .CpuSeconds = 60,
                .MemoryBytes = uint64_t(4) << 30,
                .FileBytes = uint64_t(256) << 20};
  Run Result = run(What);
  if (Result.ok())
    return {};
  return firstError(Result.Err, describeEnd(Result));
}

} // namespace mcfuzz
