//===- CodeGeneration.cpp - Clang without starting a compiler -------------===//

#include "instrument/CodeGeneration.h"

#include "core/Error.h"
#include "core/Subprocess.h"
#include "core/Text.h"
#include "instrument/EvaluationOrder.h"
#include "instrument/UnionStores.h"

#include "clang/CodeGen/CodeGenAction.h"
#include "clang/Driver/Compilation.h"
#include "clang/Driver/Driver.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/CompilerInvocation.h"
#include "clang/Frontend/MultiplexConsumer.h"
#include "clang/Lex/PreprocessorOptions.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/CrashRecoveryContext.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TargetParser/Host.h"

#include <filesystem>
#include <map>
#include <mutex>

using namespace clang;

namespace mcfuzz {
namespace {

constexpr const char *InputName = "program.i";
constexpr unsigned StackBytes = 512u << 20;

/// Keeps the first error.
class FirstError : public DiagnosticConsumer {
public:
  std::string Message;
  void HandleDiagnostic(DiagnosticsEngine::Level Level,
                        const Diagnostic &Info) override {
    DiagnosticConsumer::HandleDiagnostic(Level, Info);
    if (Level < DiagnosticsEngine::Error || !Message.empty())
      return;
    llvm::SmallString<128> Text;
    Info.FormatDiagnostic(Text);
    Message = oneLine(std::string_view(Text.data(), Text.size()));
  }
};

/// An error of LLVM ends the recovering thread's work, not the process.
void onFatalError(void *, const char *, bool) {
  llvm::sys::Process::Exit(70, /*NoCleanup=*/false);
}

/// The words of the one command that the driver would run.
std::vector<std::string> driverCommand(const std::vector<std::string> &Argv) {
  static std::mutex Mutex;
  static std::map<std::vector<std::string>, std::vector<std::string>> Known;
  std::lock_guard<std::mutex> Lock(Mutex);
  if (auto At = Known.find(Argv); At != Known.end())
    return At->second;

  FirstError Errors;
  llvm::IntrusiveRefCntPtr<DiagnosticOptions> Options(new DiagnosticOptions);
  llvm::IntrusiveRefCntPtr<DiagnosticIDs> Ids(new DiagnosticIDs);
  DiagnosticsEngine Diagnostics(Ids, Options, &Errors, /*OwnsClient=*/false);
  driver::Driver Clang(Argv[0], llvm::sys::getDefaultTargetTriple(),
                       Diagnostics);
  Clang.setCheckInputsExist(false);
  std::vector<const char *> Words;
  for (const std::string &Word : Argv)
    Words.push_back(Word.c_str());
  std::unique_ptr<driver::Compilation> Plan(Clang.BuildCompilation(Words));
  if (!Plan || Plan->getJobs().size() != 1)
    throw Error("clang's driver does not plan one command for `" +
                shellQuoted(Argv) + "`: " + Errors.Message);
  const driver::Command &Job = *Plan->getJobs().begin();
  std::vector<std::string> Result = {Job.getExecutable()};
  Result.insert(Result.end(), Job.getArguments().begin(),
                Job.getArguments().end());
  return Known[Argv] = Result;
}

/// Changes each function before code is generated for it.
class Rewriter : public ASTConsumer {
public:
  explicit Rewriter(Rewrite What) : What(What) {}
  void Initialize(ASTContext &Given) override { Context = &Given; }
  bool HandleTopLevelDecl(DeclGroupRef Group) override {
    for (Decl *D : Group)
      if (What == Rewrite::ReverseOrder)
        reverseEvaluationOrder(*Context, D, /*Apply=*/true);
      else
        fillUnionStores(*Context, D, /*Apply=*/true);
    return true;
  }

private:
  Rewrite What;
  ASTContext *Context = nullptr;
};

class EmitRewritten : public EmitObjAction {
public:
  EmitRewritten(Rewrite What, llvm::LLVMContext *Context)
      : EmitObjAction(Context), What(What) {}

protected:
  std::unique_ptr<ASTConsumer> CreateASTConsumer(CompilerInstance &Compiler,
                                                 StringRef File) override {
    auto Backend = EmitObjAction::CreateASTConsumer(Compiler, File);
    if (What == Rewrite::None || !Backend)
      return Backend;
    std::vector<std::unique_ptr<ASTConsumer>> Both;
    Both.push_back(std::make_unique<Rewriter>(What));
    Both.push_back(std::move(Backend));
    return std::make_unique<MultiplexConsumer>(std::move(Both));
  }

private:
  Rewrite What;
};

void generate(const std::vector<std::string> &Command, Rewrite What,
              const std::string &Code, ObjectFile &Result) {
  FirstError Errors;
  std::vector<const char *> Words;
  for (size_t I = 2; I < Command.size(); ++I) // After "clang -cc1".
    Words.push_back(Command[I].c_str());
  Words.push_back("-fno-caret-diagnostics"); // Or it prints "1 error generated."
  CompilerInstance Compiler;
  Compiler.createDiagnostics(&Errors, /*ShouldOwnClient=*/false);
  auto Invocation = std::make_shared<CompilerInvocation>();
  CompilerInvocation::CreateFromArgs(*Invocation, Words,
                                     Compiler.getDiagnostics());
  // A compiler leaves its memory to the end of the process; ours goes on.
  Invocation->getFrontendOpts().DisableFree = false;
  Invocation->getCodeGenOpts().DisableFree = false;
  Invocation->getPreprocessorOpts().addRemappedFile(
      InputName, llvm::MemoryBuffer::getMemBufferCopy(Code).release());
  Compiler.setInvocation(std::move(Invocation));
  Compiler.createDiagnostics(&Errors, /*ShouldOwnClient=*/false);

  llvm::SmallVector<char, 0> Bytes;
  Compiler.setOutputStream(std::make_unique<llvm::raw_svector_ostream>(Bytes));
  llvm::LLVMContext Context;
  EmitRewritten Action(What, &Context);
  if (Compiler.ExecuteAction(Action) && Errors.Message.empty())
    Result.Bytes.assign(Bytes.begin(), Bytes.end());
  else
    Result.Problem = Errors.Message.empty() ? "clang failed" : Errors.Message;
}

} // namespace

void initializeClang() {
  static std::once_flag Once;
  std::call_once(Once, [] {
    llvm::InitializeNativeTarget();
    llvm::InitializeNativeTargetAsmPrinter();
    llvm::InitializeNativeTargetAsmParser();
    llvm::CrashRecoveryContext::Enable();
    llvm::install_fatal_error_handler(onFatalError);
    // Options of LLVM's passes are global; only AddressSanitizer reads this
    // one.
    const char *Options[] = {"mcfuzz", "-asan-detect-invalid-pointer-pair"};
    llvm::cl::ParseCommandLineOptions(2, Options);
  });
}

ObjectFile generateObject(const std::vector<std::string> &Driver, Rewrite What,
                          const std::string &Code) {
  initializeClang();
  std::vector<std::string> Argv = Driver;
  Argv.insert(Argv.end(),
              {"-c", "-x", "cpp-output", InputName, "-o", "program.o"});
  std::vector<std::string> Command = driverCommand(Argv);
  ObjectFile Result;
  llvm::CrashRecoveryContext Recovery;
  if (!Recovery.RunSafelyOnThread(
          [&] { generate(Command, What, Code, Result); }, StackBytes))
    return {{}, "clang crashed"};
  return Result;
}

std::vector<std::string> linkCommand(const std::vector<std::string> &Driver,
                                     const std::string &Object,
                                     const std::string &Output) {
  std::vector<std::string> Argv = Driver;
  Argv.insert(Argv.end(), {"-o", "PROGRAM", "OBJECT.o", "-lm"});
  std::vector<std::string> Command = driverCommand(Argv);
  std::vector<std::string> Search;
  for (std::string &Word : Command) {
    if (Word == "PROGRAM")
      Word = Output;
    else if (Word == "OBJECT.o")
      Word = Object;
    else if (llvm::StringRef(Word).ends_with(".so")) // A sanitizer's library.
      Search = {"-rpath", std::filesystem::path(Word).parent_path()};
  }
  Command.insert(Command.end(), Search.begin(), Search.end());
  return Command;
}

} // namespace mcfuzz
