//===- MemoryHost.cpp - MemorySanitizer linked once -----------------------===//

#include "profile/MemoryHost.h"

#include "core/Cache.h"
#include "core/Text.h"
#include "profile/Compile.h"

namespace mcfuzz {
namespace {

constexpr int FailureStatus = 97;
constexpr const char *FailureText = "mcfuzz-host: ";

constexpr const char *HostCode =
    "#include <dlfcn.h>\n"
    "#include <stdio.h>\n"
    "int main(int argc, char **argv) {\n"
    "  void *program = dlopen(argv[1], RTLD_NOW | RTLD_LOCAL);\n"
    "  void *start = program ? dlsym(program, \"main\") : 0;\n"
    "  if (!start) {\n"
    "    fprintf(stderr, \"mcfuzz-host: %s\\n\", dlerror());\n"
    "    return 97;\n"
    "  }\n"
    "  return ((int (*)(int, char **))start)(argc - 1, argv + 1);\n"
    "}\n";

} // namespace

const std::optional<fs::path> &memoryHost() {
  static const TempDir Folder;
  static const std::optional<fs::path> Host = []() -> std::optional<fs::path> {
    fs::path File = Folder.path() / "mcfuzz-host";
    // Kept for other processes: a run of mcfuzz for one program would spend a
    // quarter of its time on this.
    Cache Kept(defaultCacheFolder());
    std::string Compiler = fs::canonical(*findProgram(clangProgram()));
    std::string Key = cacheKey(
        {"memory host 1", HostCode, Compiler, fileStamp(Compiler)});
    if (std::optional<std::string> Bytes = Kept.find(Key)) {
      writeFile(File, *Bytes);
      fs::permissions(File, fs::perms::owner_exec, fs::perm_options::add);
      return File;
    }
    if (!runCompiler({clangProgram(), "-O1", "-fsanitize=memory", "-rdynamic",
                      "-x", "c", "-", "-o", File.string(), "-lm", "-ldl"},
                     HostCode)
             .ok())
      return std::nullopt;
    Kept.store(Key, readFile(File));
    return File;
  }();
  return Host;
}

std::string linkForHost(const fs::path &Object, const fs::path &Output) {
  static const std::string Linker = findProgram("ld.gold") ? "ld.gold" : "ld";
  // What the program defines itself is meant, whatever the host has.
  Run Result =
      runCompiler({Linker, "-shared", "-Bsymbolic", "--eh-frame-hdr",
                   Object.string(), "-o", Output.string()});
  return Result.ok() ? "" : firstError(Result.Err, describeEnd(Result));
}

bool hostFailed(const Run &Ran) {
  return Ran.End == RunEnd::Exited && Ran.Code == FailureStatus &&
         contains(Ran.Err, FailureText);
}

} // namespace mcfuzz
