//===- ParseC.cpp - one preprocessed C file through Clang -----------------===//

#include "instrument/ParseC.h"

#include "instrument/CodeGeneration.h"

#include "core/Text.h"

#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/CompilerInvocation.h"
#include "clang/Frontend/FrontendAction.h"
#include "clang/Lex/PreprocessorOptions.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/CrashRecoveryContext.h"

#include <optional>

using namespace clang;

namespace mcfuzz {
namespace {

constexpr const char *InputName = "seed.i";

/// The warnings that say something about a seed as an oracle.
std::optional<FeatureKind> featureOf(const Diagnostic &Info) {
  StringRef Group = DiagnosticIDs::getWarningOptionForDiag(Info.getID());
  if (Group == "unsequenced")
    return FeatureKind::Unsequenced;
  if (Group == "return-type" || Group == "return-mismatch")
    return FeatureKind::MissingReturn;
  for (StringRef Name : {"uninitialized", "format", "format-insufficient-args",
                         "varargs", "array-bounds", "main-return-type",
                         "incompatible-library-redeclaration"})
    if (Group == Name)
      return FeatureKind::Undefined;
  return std::nullopt;
}

/// Keeps the first error, with its place in the seed, and those warnings.
class Complaints : public DiagnosticConsumer {
public:
  std::string Error;
  std::vector<Feature> Warnings;
  std::set<std::string> WarningNames;

  void HandleDiagnostic(DiagnosticsEngine::Level Level,
                        const Diagnostic &Info) override {
    DiagnosticConsumer::HandleDiagnostic(Level, Info);
    if (Level == DiagnosticsEngine::Warning)
      WarningNames.insert(
          DiagnosticIDs::getWarningOptionForDiag(Info.getID()).str());
    bool IsError = Level >= DiagnosticsEngine::Error;
    std::optional<FeatureKind> Kind;
    if (Level == DiagnosticsEngine::Warning)
      Kind = featureOf(Info);
    if (!Kind && (!IsError || !Error.empty()))
      return;
    llvm::SmallString<128> Text;
    Info.FormatDiagnostic(Text);
    std::string Message = oneLine(std::string_view(Text.data(), Text.size()));
    PresumedLoc Place;
    if (Info.hasSourceManager() && Info.getLocation().isValid())
      Place = Info.getSourceManager().getPresumedLoc(Info.getLocation());
    unsigned Line = Place.isValid() ? Place.getLine() : 0;
    if (Kind) {
      Warnings.push_back({*Kind, Line, Message});
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
std::vector<const char *> frontendArguments(DataModel Model,
                                            std::vector<const char *> More) {
  std::vector<const char *> Words = {
      "-triple",
      Model == DataModel::LP64 ? "x86_64-pc-linux-gnu" : "i386-pc-linux-gnu",
      "-fsyntax-only",
      "-x",
      "c-cpp-output",
      "-std=gnu17",
      "-fgnuc-version=12.2.0",
      "-Wno-error=return-type",
      "-Wno-error=return-mismatch",
      "-ferror-limit",
      "1",
      "-fno-caret-diagnostics"}; // Or it prints "1 error generated."
  Words.insert(Words.end(), More.begin(), More.end());
  Words.push_back(InputName);
  return Words;
}

const std::vector<const char *> SeedWarnings = {
    "-Wunsequenced",
    "-Wuninitialized",
    "-Wno-implicit-function-declaration",
    "-Wno-implicit-int",
    "-Wno-int-conversion",
    "-Wno-incompatible-function-pointer-types",
    "-Wreturn-type"};
const std::vector<const char *> CleanWarnings = {
    "-Wall",
    "-Wno-unused",
    "-Wno-error=implicit-function-declaration",
    "-Wno-error=implicit-int",
    "-Wno-error=int-conversion",
    "-Wno-error=incompatible-function-pointer-types"};

} // namespace

namespace {

std::string parse(const std::string &Text,
                  const std::vector<const char *> &Arguments,
                  const AstUser &Use, Complaints &Errors) {
  CompilerInstance Compiler;
  auto Invocation = std::make_shared<CompilerInvocation>();
  Compiler.createDiagnostics(&Errors, /*ShouldOwnClient=*/false);
  CompilerInvocation::CreateFromArgs(*Invocation, Arguments,
                                     Compiler.getDiagnostics());
  Invocation->getPreprocessorOpts().addRemappedFile(
      InputName, llvm::MemoryBuffer::getMemBufferCopy(Text).release());
  Compiler.setInvocation(std::move(Invocation));
  // Once more: only now are the -W options known.
  Compiler.createDiagnostics(&Errors, /*ShouldOwnClient=*/false);

  std::string Problem;
  UseAction Action(Use, Problem);
  bool Parsed = Compiler.ExecuteAction(Action);
  if (!Errors.Error.empty())
    return "clang: " + Errors.Error;
  return Parsed ? Problem : "clang: failed";
}

/// Only what is touched is really taken.
constexpr unsigned StackBytes = 1u << 30;

/// On a stack of its own: programs nest as deeply as they like. A program that
/// breaks Clang breaks only itself.
std::string parseApart(const std::string &Text, DataModel Model,
                       const std::vector<const char *> &More,
                       const AstUser &Use, Complaints &Errors) {
  initializeClang();
  std::string Problem;
  llvm::CrashRecoveryContext Recovery;
  if (!Recovery.RunSafelyOnThread(
          [&] {
            Problem = parse(Text, frontendArguments(Model, More), Use, Errors);
          },
          StackBytes))
    return "clang crashed";
  return Problem;
}

} // namespace

std::string withAst(const std::string &Text, DataModel Model,
                    const std::function<std::string(ASTContext &)> &Use,
                    std::vector<Feature> *Warnings) {
  Complaints Errors;
  std::string Problem = parseApart(Text, Model, SeedWarnings, Use, Errors);
  if (Warnings)
    *Warnings = std::move(Errors.Warnings);
  return Problem;
}

std::optional<std::set<std::string>> warningsOf(const std::string &Text,
                                                DataModel Model) {
  Complaints Errors;
  auto nothing = [](ASTContext &) { return std::string(); };
  if (!parseApart(Text, Model, CleanWarnings, nothing, Errors).empty())
    return std::nullopt;
  return std::move(Errors.WarningNames);
}

} // namespace mcfuzz
