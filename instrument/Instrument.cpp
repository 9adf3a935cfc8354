//===- Instrument.cpp - parse a seed, plan edits, drop line markers -------===//

#include "instrument/Instrument.h"

#include "core/Error.h"
#include "core/Text.h"
#include "instrument/BranchSites.h"

#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/CompilerInvocation.h"
#include "clang/Frontend/FrontendAction.h"
#include "clang/Lex/PreprocessorOptions.h"
#include "llvm/Support/MemoryBuffer.h"

#include <cctype>

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

class PlanAction : public ASTFrontendAction {
public:
  PlanAction(const Points &What, CountedProgram &Into, std::string &Problem)
      : What(What), Into(Into), Problem(Problem) {}

protected:
  std::unique_ptr<ASTConsumer> CreateASTConsumer(CompilerInstance &,
                                                 StringRef) override {
    struct Consumer : ASTConsumer {
      PlanAction &Owner;
      explicit Consumer(PlanAction &Owner) : Owner(Owner) {}
      void HandleTranslationUnit(ASTContext &Context) override {
        if (!Context.getDiagnostics().hasErrorOccurred())
          Owner.Problem = planEdits(Context, Owner.What, Owner.Into);
      }
    };
    return std::make_unique<Consumer>(*this);
  }

private:
  const Points &What;
  CountedProgram &Into;
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

/// Ranges of the text that are line markers or blank lines.
std::vector<std::pair<size_t, size_t>> superfluousLines(const std::string &Text) {
  std::vector<std::pair<size_t, size_t>> Ranges;
  for (size_t Start = 0; Start < Text.size();) {
    size_t End = Text.find('\n', Start);
    End = End == std::string::npos ? Text.size() : End + 1;
    bool Marker = End - Start > 2 && Text[Start] == '#' &&
                  Text[Start + 1] == ' ' && std::isdigit(Text[Start + 2]);
    bool Blank = Text.find_first_not_of(" \t\r\f\v\n", Start) >= End;
    if (Marker || Blank)
      Ranges.emplace_back(Start, End);
    Start = End;
  }
  return Ranges;
}

/// Removes the ranges from the text and moves the edits accordingly.
void dropLines(const std::string &Text, CountedProgram &Program) {
  size_t Removed = 0, Done = 0;
  auto Next = Program.Edits.begin();
  auto moveUpTo = [&](size_t Limit) {
    for (; Next != Program.Edits.end() && Next->Offset < Limit; ++Next)
      Next->Offset -= Removed;
  };
  for (auto [Start, End] : superfluousLines(Text)) {
    moveUpTo(Start);
    // An edit inside a dropped line can only stand at its very beginning.
    for (; Next != Program.Edits.end() && Next->Offset < End; ++Next)
      Next->Offset = Start - Removed;
    Program.Base.append(Text, Done, Start - Done);
    Removed += End - Start;
    Done = End;
  }
  moveUpTo(std::string::npos);
  Program.Base.append(Text, Done);
}

} // namespace

Points parsePoints(std::string_view List) {
  Points What{false, false, false, false, false, false, false};
  struct Name {
    std::string_view Word;
    bool Points::*Flag;
  };
  static constexpr Name Names[] = {
      {"if", &Points::If},           {"loop", &Points::Loop},
      {"switch", &Points::Switch},   {"cond", &Points::Conditional},
      {"logical", &Points::Logical}, {"label", &Points::Label},
      {"function", &Points::Function}};
  for (const std::string &Word : split(List, ',')) {
    bool Known = false;
    for (const Name &N : Names) {
      bool Basic = &N < &Names[4];
      if (Word == N.Word || Word == "all" || (Word == "branches" && Basic)) {
        What.*N.Flag = true;
        Known = true;
      }
    }
    if (!Known)
      throw Error("--points: unknown point '" + Word +
                  "' (known: if, loop, switch, cond, logical, label, function, "
                  "branches, all)");
  }
  return What;
}

Instrumented instrumentText(const std::string &Text, DataModel Model,
                            const Points &What) {
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

  CountedProgram Program;
  std::string Problem;
  PlanAction Action(What, Program, Problem);
  bool Parsed = Compiler.ExecuteAction(Action);
  if (!Errors.Message.empty() || !Parsed)
    return {std::nullopt, "clang: " + (Errors.Message.empty() ? "failed"
                                                              : Errors.Message)};
  if (!Problem.empty())
    return {std::nullopt, Problem};
  dropLines(Text, Program);
  return {std::move(Program), {}};
}

Instrumented instrument(const Seed &From, DataModel Model, const Points &What) {
  Preprocessed Text = preprocess(From, Model);
  if (!Text.Text)
    return {std::nullopt, Text.Problem};
  return instrumentText(*Text.Text, Model, What);
}

} // namespace mcfuzz
