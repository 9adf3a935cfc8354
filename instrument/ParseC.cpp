//===- ParseC.cpp - one preprocessed C file through Clang -----------------===//

#include "instrument/ParseC.h"

#include "core/Text.h"

#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/CompilerInvocation.h"
#include "clang/Frontend/FrontendAction.h"
#include "clang/Lex/PreprocessorOptions.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/thread.h"

#include <optional>

using namespace clang;

namespace mcfuzz {
namespace {

constexpr const char *InputName = "seed.i";

/// Keeps the first error, with its place in the seed.
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
    if (Info.hasSourceManager() && Info.getLocation().isValid()) {
      PresumedLoc Place =
          Info.getSourceManager().getPresumedLoc(Info.getLocation());
      Message = std::to_string(Place.getLine()) + ":" +
                std::to_string(Place.getColumn()) + ": ";
    }
    Message += oneLine(std::string_view(Text.data(), Text.size()));
  }
};

using AstUser = std::function<std::string(ASTContext &)>;

class UseAction : public ASTFrontendAction {
public:
  UseAction(const AstUser &Use, std::string &Problem)
      : Use(Use), Problem(Problem) {}

protected:
  std::unique_ptr<ASTConsumer> CreateASTConsumer(CompilerInstance &,
                                                 StringRef) override {
    struct Consumer : ASTConsumer {
      UseAction &Owner;
      explicit Consumer(UseAction &Owner) : Owner(Owner) {}
      void HandleTranslationUnit(ASTContext &Context) override {
        if (!Context.getDiagnostics().hasErrorOccurred())
          Owner.Problem = Owner.Use(Context);
      }
    };
    return std::make_unique<Consumer>(*this);
  }

private:
  const AstUser &Use;
  std::string &Problem;
};

/// Old C is common in seeds; what gcc only warns about must not be an error.
std::vector<const char *> frontendArguments(DataModel Model) {
  return {"-triple",
          Model == DataModel::LP64 ? "x86_64-pc-linux-gnu"
                                   : "i386-pc-linux-gnu",
          "-fsyntax-only",
          "-x",
          "c-cpp-output",
          "-std=gnu17",
          "-fgnuc-version=12.2.0",
          "-w",
          "-Wno-implicit-function-declaration",
          "-Wno-implicit-int",
          "-Wno-int-conversion",
          "-Wno-incompatible-function-pointer-types",
          "-Wno-return-type",
          "-Wno-return-mismatch",
          "-ferror-limit",
          "1",
          "-fno-caret-diagnostics", // Or it prints "1 error generated."
          InputName};
}

} // namespace

namespace {

std::string parse(const std::string &Text, DataModel Model,
                  const AstUser &Use) {
  FirstError Errors;
  CompilerInstance Compiler;
  auto Invocation = std::make_shared<CompilerInvocation>();
  Compiler.createDiagnostics(&Errors, /*ShouldOwnClient=*/false);
  CompilerInvocation::CreateFromArgs(*Invocation, frontendArguments(Model),
                                     Compiler.getDiagnostics());
  Invocation->getPreprocessorOpts().addRemappedFile(
      InputName, llvm::MemoryBuffer::getMemBufferCopy(Text).release());
  Compiler.setInvocation(std::move(Invocation));
  // Once more: only now are the -W options known.
  Compiler.createDiagnostics(&Errors, /*ShouldOwnClient=*/false);

  std::string Problem;
  UseAction Action(Use, Problem);
  bool Parsed = Compiler.ExecuteAction(Action);
  if (!Errors.Message.empty())
    return "clang: " + Errors.Message;
  return Parsed ? Problem : "clang: failed";
}

/// Only what is touched is really taken.
constexpr unsigned StackBytes = 1u << 30;

} // namespace

std::string withAst(const std::string &Text, DataModel Model,
                    const std::function<std::string(ASTContext &)> &Use) {
  // On a stack of its own: programs nest as deeply as they like.
  std::string Problem;
  llvm::thread Worker(std::optional<unsigned>(StackBytes),
                      [&] { Problem = parse(Text, Model, Use); });
  Worker.join();
  return Problem;
}

} // namespace mcfuzz
