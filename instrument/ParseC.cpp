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

/// Keeps the first error, with its place in the seed, and the warnings about
/// unsequenced side effects.
class Complaints : public DiagnosticConsumer {
public:
  std::string Error;
  std::vector<Feature> Unsequenced;

  void HandleDiagnostic(DiagnosticsEngine::Level Level,
                        const Diagnostic &Info) override {
    DiagnosticConsumer::HandleDiagnostic(Level, Info);
    bool IsError = Level >= DiagnosticsEngine::Error;
    bool IsUnsequenced =
        Level == DiagnosticsEngine::Warning &&
        DiagnosticIDs::getWarningOptionForDiag(Info.getID()) == "unsequenced";
    if (!IsUnsequenced && (!IsError || !Error.empty()))
      return;
    llvm::SmallString<128> Text;
    Info.FormatDiagnostic(Text);
    std::string Message = oneLine(std::string_view(Text.data(), Text.size()));
    PresumedLoc Place;
    if (Info.hasSourceManager() && Info.getLocation().isValid())
      Place = Info.getSourceManager().getPresumedLoc(Info.getLocation());
    unsigned Line = Place.isValid() ? Place.getLine() : 0;
    if (IsUnsequenced) {
      Unsequenced.push_back({FeatureKind::Unsequenced, Line, Message});
      return;
    }
    if (Place.isValid())
      Error = std::to_string(Line) + ":" + std::to_string(Place.getColumn()) +
              ": ";
    Error += Message;
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
          "-Wunsequenced",
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

std::string parse(const std::string &Text, DataModel Model, const AstUser &Use,
                  std::vector<Feature> *Unsequenced) {
  Complaints Errors;
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
  if (Unsequenced)
    *Unsequenced = Errors.Unsequenced;
  if (!Errors.Error.empty())
    return "clang: " + Errors.Error;
  return Parsed ? Problem : "clang: failed";
}

/// Only what is touched is really taken.
constexpr unsigned StackBytes = 1u << 30;

} // namespace

std::string withAst(const std::string &Text, DataModel Model,
                    const std::function<std::string(ASTContext &)> &Use,
                    std::vector<Feature> *Unsequenced) {
  // On a stack of its own: programs nest as deeply as they like.
  std::string Problem;
  llvm::thread Worker(std::optional<unsigned>(StackBytes),
                      [&] { Problem = parse(Text, Model, Use, Unsequenced); });
  Worker.join();
  return Problem;
}

} // namespace mcfuzz
