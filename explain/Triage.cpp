//===- Triage.cpp - what kind of bug it probably is -----------------------===//

#include "explain/Triage.h"

#include "core/Subprocess.h"
#include "core/Text.h"
#include "profile/LoopBounds.h"
#include "validate/NeutralOptions.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Regex.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <set>

namespace mcfuzz {
namespace {

constexpr std::array<std::pair<Category, std::string_view>, 8> Names{{
    {Category::Configuration, "configuration"},
    {Category::ThirdParty, "third-party component"},
    {Category::CLibrary, "C library"},
    {Category::LanguageFeature, "language feature"},
    {Category::MemoryModel, "memory model"},
    {Category::PointerAlias, "pointer alias"},
    {Category::FrontEnd, "front end"},
    {Category::Unclear, "unclear"},
}};

/// A word of C that stands out, what people call it, and whose business it is.
/// The first that a program has decides its category.
struct Sign {
  std::string_view Word; ///< The beginning of a word of the vocabulary.
  std::string_view Name;
  Category Kind;
};
constexpr Sign Signs[] = {
    {"bit-field of", "bit-field", Category::MemoryModel},
    {"flexible array member", "flexible array member", Category::MemoryModel},
    {"attribute packed", "packed structure", Category::MemoryModel},
    {"attribute aligned", "alignment", Category::MemoryModel},
    {"GenericSelectionExpr", "_Generic", Category::FrontEnd},
    {"VAArgExpr", "variable arguments", Category::LanguageFeature},
    {"AddrLabelExpr", "computed goto", Category::LanguageFeature},
    {"IndirectGotoStmt", "computed goto", Category::LanguageFeature},
    {"object VariableArray", "variable-length array", Category::MemoryModel},
    {"object Complex", "complex number", Category::LanguageFeature},
    {"ImaginaryLiteral", "complex number", Category::LanguageFeature},
    {"cast FloatingRealToComplex", "complex number", Category::LanguageFeature},
    {"unary __real", "complex number", Category::LanguageFeature},
    {"unary __imag", "complex number", Category::LanguageFeature},
    {"object Vector", "vector", Category::LanguageFeature},
    {"attribute vector_size", "vector", Category::LanguageFeature},
    {"StmtExpr", "statement expression", Category::LanguageFeature},
    {"CompoundLiteralExpr", "compound literal", Category::LanguageFeature},
    {"DesignatedInitExpr", "designated initialiser", Category::FrontEnd},
    {"attribute cleanup", "cleanup attribute", Category::LanguageFeature},
    {"attribute alias", "alias attribute", Category::LanguageFeature},
    {"attribute weak", "weak symbol", Category::LanguageFeature},
    {"attribute scalar_storage_order", "storage order", Category::MemoryModel},
    {"union", "union", Category::MemoryModel},
    {"EnumConstantDecl", "enumeration", Category::FrontEnd},
    {"object __int128", "128-bit integer", Category::LanguageFeature},
    {"object unsigned __int128", "128-bit integer", Category::LanguageFeature},
    {"object _Atomic", "atomic object", Category::LanguageFeature},
    {"object float", "floating point", Category::LanguageFeature},
    {"object double", "floating point", Category::LanguageFeature},
    {"object long double", "floating point", Category::LanguageFeature},
    {"FloatingLiteral", "floating point", Category::LanguageFeature},
    {"OffsetOfExpr", "offsetof", Category::FrontEnd},
    {"StringLiteral", "string literal", Category::FrontEnd},
    {"GotoStmt", "goto", Category::LanguageFeature},
    {"SwitchStmt", "switch", Category::LanguageFeature},
    {"CommaExpr", "comma operator", Category::LanguageFeature},
    {"binary ,", "comma operator", Category::LanguageFeature},
    {"cast BitCast", "pointer of another type", Category::PointerAlias},
    {"cast PointerToIntegral", "pointer as a number", Category::PointerAlias},
    {"cast IntegralToPointer", "number as a pointer", Category::PointerAlias},
    {"cast PointerToBoolean", "pointer as a truth value", Category::FrontEnd},
    {"unary &", "address of an object", Category::PointerAlias},
    {"unary *", "pointer", Category::PointerAlias},
    {"object Pointer", "pointer", Category::PointerAlias},
    {"MemberExpr", "structure", Category::MemoryModel},
    {"object ConstantArray", "array", Category::MemoryModel},
    {"UnaryExprOrTypeTraitExpr", "sizeof", Category::FrontEnd},
    {"ConditionalOperator", "?:", Category::LanguageFeature},
};

bool isLibrary(const std::string &Function) {
  return Function != "exit" && Function != "abort" &&
         Function != "__assert_fail" && Function != "reach_error";
}

constexpr const char *PlainWay = "plain";

bool isRight(const OtherWay &W, const Symptoms &Of) {
  return !W.Experimental && toString(W.Said) == toString(Of.Right);
}

} // namespace

std::string_view toString(Category Of) {
  for (const auto &[Kind, Name] : Names)
    if (Kind == Of)
      return Name;
  return "?";
}

std::optional<Category> parseCategory(std::string_view Text) {
  for (const auto &[Kind, Name] : Names)
    if (Name == Text)
      return Kind;
  return std::nullopt;
}

std::vector<OtherWay> askOtherWays(const Checker &By, const Task &On,
                                   const CheckerLimits &Limit, double Seconds) {
  using Clock = std::chrono::steady_clock;
  auto End = Clock::now() + std::chrono::duration<double>(Seconds);
  std::vector<OtherWay> Result;
  auto ask = [&](const Checker &Other, const std::string &Name,
                 const OptionSet &Set) {
    Task T = On;
    if (Other.wantsBounds())
      T.Bounds = boundsIfKnown(T);
    if (!runsCancelled() && Clock::now() < End)
      Result.push_back({Name, Set.Solver, Set.Experimental,
                        runChecker(Other, T, Limit).Said});
  };
  Checker Plain = By;
  Plain.Neutral.clear();
  Plain.Variant = By.About.DefaultVariant;
  if (Plain.label() != By.label())
    ask(Plain, PlainWay, {});
  for (const auto &[Name, Set] : By.About.Variants) {
    if (Name == By.Variant || Set.Bounded || !Set.Doubt.empty() ||
        !versionAtLeast(By.Version, Set.Since) ||
        !missingHelper(By.Program, Set).empty())
      continue;
    Checker Other = Plain;
    Other.Variant = Name;
    ask(Other, ":" + Name, Set);
  }
  NeutralChoice All;
  All.All = true;
  for (const Checker &Other : withOptions(Plain, All, On.Name)) {
    const std::string &Name = Other.Neutral.back();
    // A variant of the same name is the same thing.
    if (!By.About.Variants.count(Name) && Other.Neutral != By.Neutral)
      ask(Other, "+" + Name, By.About.Neutral.at(Name));
  }
  return Result;
}

std::vector<std::string> features(const std::vector<std::string> &Words) {
  std::vector<std::string> Result;
  for (const Sign &S : Signs)
    if (std::any_of(Words.begin(), Words.end(), [&](const std::string &Word) {
          return std::string_view(Word).starts_with(S.Word);
        }) &&
        std::find(Result.begin(), Result.end(), S.Name) == Result.end())
      Result.emplace_back(S.Name);
  return Result;
}

Triage triage(const Symptoms &Of) {
  Triage T;
  T.Features = features(Of.Words);
  T.Ways = Of.Ways;
  auto decide = [&](Category Kind, std::string Reason) {
    T.Kind = Kind;
    T.Reason = std::move(Reason);
    return T;
  };
  // If the checker as it is usually called is right, its option is to blame.
  for (const OtherWay &W : Of.Ways)
    if (W.Name == PlainWay && isRight(W, Of))
      return decide(Of.OwnSolver ? Category::ThirdParty
                                 : Category::Configuration,
                    "without its options it gives the right answer");
  std::vector<std::string> Solvers, Others;
  for (const OtherWay &W : Of.Ways)
    if (isRight(W, Of))
      (W.Solver ? Solvers : Others).push_back(W.Name);
  if (Of.Kind != FindingKind::Crash) {
    if (!Solvers.empty() && Others.empty())
      return decide(Category::ThirdParty,
                    "another solver gives the right answer: " +
                        join(Solvers, ", "));
    if (!Others.empty())
      return decide(Category::Configuration,
                    "another way gives the right answer: " + join(Others, ", "));
  }
  std::vector<std::string> Library;
  std::copy_if(Of.External.begin(), Of.External.end(),
               std::back_inserter(Library), isLibrary);
  if (!Library.empty())
    return decide(Category::CLibrary, "calls " + join(Library, ", "));
  if (Of.Kind == FindingKind::Crash)
    for (const CrashPlace &Place : Of.CrashPlaces)
      if (llvm::Regex(Place.Pattern).match(Of.Detail))
        if (auto Kind = parseCategory(Place.Category))
          return decide(*Kind, "it breaks down in " + oneLine(Of.Detail, 120));
  for (const Sign &S : Signs)
    if (!T.Features.empty() && S.Name == T.Features[0])
      return decide(S.Kind, "the program uses: " + join(T.Features, ", "));
  return decide(Category::Unclear, Of.Words.empty() ? "reduce it to know more"
                                         : "nothing in the program stands out");
}

Json triageToJson(const Triage &T) {
  Json Ways = Json::array();
  for (const OtherWay &W : T.Ways)
    Ways.push_back({{"name", W.Name},
                    {"solver", W.Solver},
                    {"experimental", W.Experimental},
                    {"verdict", toString(W.Said)}});
  return {{"category", toString(T.Kind)},
          {"reason", T.Reason},
          {"features", T.Features},
          {"otherWays", Ways},
          {"shape", T.Shape}};
}

Triage triageFromJson(const Json &Document) {
  Triage T;
  T.Kind = parseCategory(Document.at("category").get<std::string>())
               .value_or(Category::Unclear);
  Document.at("reason").get_to(T.Reason);
  Document.at("features").get_to(T.Features);
  Document.at("shape").get_to(T.Shape);
  for (const Json &W : Document.at("otherWays"))
    T.Ways.push_back({W.at("name"), W.at("solver"),
                      W.value("experimental", false),
                      parseVerdict(W.at("verdict").get<std::string>())
                          .value_or(Verdict::Unknown)});
  return T;
}

} // namespace mcfuzz
