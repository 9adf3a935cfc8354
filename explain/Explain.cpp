//===- Explain.cpp - where a checker and reality part ---------------------===//

#include "explain/Explain.h"

#include "core/Text.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>

namespace mcfuzz {
namespace {

/// More wrong counts than these tell nobody anything.
constexpr size_t MaxListed = 6;

constexpr const char *NoAnswerNow =
    "it gives no answer when it is asked once more";

using Reply = Prober::Reply;

Branches allOf(const Origin &Of) {
  Branches All;
  for (const Branch &B : Of.Program.Branches)
    All.push_back(B.Id);
  return All;
}

BranchKind kindNamed(const std::string &Name) {
  for (int I = 0; I <= static_cast<int>(BranchKind::Function); ++I)
    if (auto Kind = static_cast<BranchKind>(I); toString(Kind) == Name)
      return Kind;
  return BranchKind::Function;
}

/// Those that are never taken, or those that are.
Branches taken(const Origin &Of, bool Wanted) {
  Branches Some;
  for (const Branch &B : Of.Program.Branches)
    if ((Of.Behaviour.Counts[B.Id - 1] > 0) == Wanted)
      Some.push_back(B.Id);
  return Some;
}

std::string placeOf(const Disagreement &D) {
  return fmt::format("the {} at line {}, column {}", toString(D.Where.Kind),
                     D.Where.Line, D.Where.Column);
}

Disagreement about(const Origin &Of, unsigned Id, std::string Believed,
                   bool Sure = true) {
  return {Of.Program.Branches[Id - 1], Of.Behaviour.Counts[Id - 1],
          std::move(Believed), Sure};
}

/// Those that say most, since they hold a single branch, come first.
void smallestFirst(std::vector<Branches> &Sets) {
  std::stable_sort(
      Sets.begin(), Sets.end(),
      [](const auto &A, const auto &B) { return A.size() < B.size(); });
}

/// Branches that are never taken, and that it believes to be entered: each set
/// has at least one. Returns what is to be said about the first.
std::string listEntered(const Origin &Of, std::vector<Branches> Sets,
                        Explanation &E) {
  smallestFirst(Sets);
  for (const Branches &Set : Sets)
    for (unsigned Id : Set)
      E.Branches.push_back(about(Of, Id,
                                 Set.size() == 1 ? "at least 1"
                                                 : "perhaps at least 1",
                                 Set.size() == 1));
  return Sets[0].size() == 1
             ? placeOf(E.Branches[0]) +
                   " is entered, it believes; really it never is"
             : fmt::format("one of {} branches is entered, it believes, that "
                           "really never are",
                           Sets[0].size());
}

std::string sentence(const Disagreement &D) {
  return fmt::format("it believes that {} is taken {} times; really it is {}",
                     placeOf(D), D.Believed, D.Really);
}

/// Leaves out what is not needed for the answer "reached", which Some has:
/// many at once first, then one by one.
template <typename F>
Branches needed(Branches Some, F Ask, const Prober &With) {
  for (size_t Size = std::max<size_t>(1, Some.size() / 4);; Size /= 2) {
    for (size_t At = 0; At < Some.size() && !With.isOver();) {
      Branches Fewer = Some;
      auto Begin = Fewer.begin() + static_cast<std::ptrdiff_t>(At);
      Fewer.erase(Begin, Begin + static_cast<std::ptrdiff_t>(
                                     std::min(Size, Fewer.size() - At)));
      if (!Fewer.empty() && Ask(Fewer) == Reply::Reached)
        Some = std::move(Fewer);
      else
        At += Size;
    }
    if (Size == 1)
      return Some;
  }
}

/// Small sets inside Some for which Ask says "reached", by halving; Some itself
/// has that answer. If neither half has it, what is needed of both.
template <typename F>
void halve(const Branches &Some, F Ask, const Prober &With,
           std::vector<Branches> &Found) {
  if (Some.size() == 1) {
    Found.push_back(Some);
    return;
  }
  auto Middle = Some.begin() + static_cast<std::ptrdiff_t>(Some.size() / 2);
  bool Any = false;
  for (const Branches &Half :
       {Branches(Some.begin(), Middle), Branches(Middle, Some.end())}) {
    if (Found.size() >= MaxListed || (Any && With.isOver()))
      return;
    if (Ask(Half) == Reply::Reached) {
      Any = true;
      halve(Half, Ask, With, Found);
    }
  }
  if (!Any)
    Found.push_back(needed(Some, Ask, With));
}

std::string checkText(const Branches &Ids, const Origin &From,
                      const char *Operator, const char *Join) {
  std::string Condition;
  for (unsigned Id : Ids)
    Condition += (Condition.empty() ? "" : std::string(" ") + Join + " ") +
                 compareCounter(From, Id, Operator);
  return "if (" + (Condition.empty() ? "1" : Condition) + ") reach_error();";
}

void explainFalseAlarm(Prober &With, Explanation &E) {
  const Origin &Of = With.origin();
  auto ask = [&](const Branches &Some) {
    return With.reply(With.differs(Some));
  };
  Branches All = allOf(Of);
  Reply Whole = All.empty() ? Reply::NotReached : ask(All);
  if (Whole == Reply::NoAnswer) {
    E.Summary = NoAnswerNow;
    return;
  }
  if (Whole == Reply::NotReached) {
    // An error inside a branch that is never entered, then.
    Branches Never = taken(Of, false);
    auto into = [&](const Branches &Some) {
      return With.reply(With.inside(Some));
    };
    E.Summary = "it is right about all counts at the end of the program";
    if (!Never.empty() && into(Never) == Reply::Reached) {
      std::vector<Branches> Sets;
      halve(Never, into, With, Sets);
      E.Summary = listEntered(Of, std::move(Sets), E);
    }
    return;
  }
  std::vector<Branches> Sets;
  halve(All, ask, With, Sets);
  smallestFirst(Sets);
  const Branches &Smallest = Sets[0];
  E.Check = checkText(Smallest, Of, "!=", "||");
  for (const Branches &Set : Sets)
    for (unsigned Id : Set)
      if (E.Branches.size() < MaxListed)
        E.Branches.push_back(about(
            Of, Id,
            (Set.size() > 1 ? std::nullopt : With.believedCount(Id))
                .value_or("another number"),
            Set.size() == 1));
  E.Summary = sentence(E.Branches[0]);
  if (Smallest.size() > 1)
    E.Summary = With.unanswered() > 0 || With.isOver()
                    ? fmt::format("it is wrong about one or more of {} counts",
                                  Smallest.size())
                    : fmt::format("it is wrong about {} counts together, and "
                                  "about none of them alone",
                                  Smallest.size());
  else if (Sets.size() > 1)
    E.Summary += fmt::format("; {}{} more counts are wrong",
                             Sets.size() >= MaxListed ? "at least " : "",
                             Sets.size() - 1);
}

/// Lists branches that it believes to be entered and are not, or the other way
/// round, and returns what is to be said of them; "" if there are none.
std::string explainEntered(Prober &With, Explanation &E) {
  const Origin &Of = With.origin();
  auto ask = [&](const Branches &Some) { return With.reply(With.inside(Some)); };
  Branches Never = taken(Of, false);
  if (!Never.empty() && ask(Never) == Reply::Reached) {
    std::vector<Branches> Sets;
    halve(Never, ask, With, Sets);
    return listEntered(Of, std::move(Sets), E);
  }
  for (unsigned Id : taken(Of, true)) {
    if (With.isOver() || E.Branches.size() >= MaxListed)
      break;
    if (ask({Id}) == Reply::NotReached)
      E.Branches.push_back(about(Of, Id, "0"));
  }
  return E.Branches.empty()
             ? ""
             : fmt::format("{} is not entered, it believes; really it is, {} "
                           "times",
                           placeOf(E.Branches[0]), E.Branches[0].Really);
}

void explainLostEnd(Prober &With, Explanation &E) {
  std::string Entered = explainEntered(With, E);
  E.Summary = "it believes that the program never comes to its end";
  if (!Entered.empty())
    E.Summary += ": " + Entered;
  else if (With.unanswered() == 0 && !With.isOver())
    E.Summary += ", and is right about every branch for itself";
}

void explainMissed(Prober &With, Explanation &E) {
  const Origin &Of = With.origin();
  Branches All = allOf(Of);
  auto prefix = [&](size_t Length) {
    return Branches(All.begin(),
                    All.begin() + static_cast<std::ptrdiff_t>(Length));
  };
  auto ask = [&](size_t Length) {
    return With.reply(With.agrees(prefix(Length)));
  };
  if (ask(0) == Reply::NotReached) {
    E.Check = checkText({}, Of, "==", "&&");
    explainLostEnd(With, E);
    return;
  }
  Reply Whole = ask(All.size());
  if (Whole == Reply::NoAnswer) {
    E.Summary = NoAnswerNow;
    return;
  }
  if (Whole == Reply::Reached) {
    E.Summary = explainEntered(With, E); // An error inside a branch, then.
    if (E.Summary.empty())
      E.Summary = "it finds the end of the program with the right counts";
    return;
  }
  // More conditions are never easier to fulfil.
  size_t Found = 0, Missed = All.size();
  while (Missed - Found > 1) {
    size_t Middle = (Found + Missed) / 2;
    Reply Said = ask(Middle);
    if (Said == Reply::NoAnswer)
      break;
    (Said == Reply::NotReached ? Missed : Found) = Middle;
  }
  E.Check = checkText(prefix(Missed), Of, "==", "&&");
  if (Missed - Found > 1 || ask(Found) != Reply::Reached) {
    E.Summary = fmt::format("it is wrong about one of {} counts", Missed - Found);
    return;
  }
  unsigned Culprit = All[Missed - 1];
  bool Alone = With.reply(With.agrees({Culprit})) == Reply::NotReached;
  if (Alone)
    E.Check = checkText({Culprit}, Of, "==", "&&");
  std::optional<std::string> Believed = With.believedCount(Culprit);
  E.Branches.push_back(about(Of, Culprit, Believed.value_or("another number")));
  E.Summary = Believed
                  ? sentence(E.Branches[0])
                  : fmt::format("it excludes that {} is taken {} times",
                                placeOf(E.Branches[0]), E.Branches[0].Really);
  if (!Alone)
    E.Summary += fmt::format(" (together with the {} counts before it)",
                             Missed - 1);
}

void explainCrash(Prober &With, Explanation &E) {
  auto crashes = [&](const Task &T) {
    return With.ask(T).Said == Verdict::Crash;
  };
  if (crashes(With.plain()))
    E.Summary = "it crashes on the program alone, without any counters";
  else if (crashes(With.agrees({})))
    E.Summary = "it crashes once there is an error call at the end";
  else if (crashes(With.differs(allOf(With.origin()))) ||
           crashes(With.agrees(allOf(With.origin()))))
    E.Summary = "it crashes once the counts are compared";
  else
    E.Summary = "it does not crash on the program without this error call";
}

} // namespace

Explanation explain(FindingKind Kind, Prober &With) {
  auto Start = std::chrono::steady_clock::now();
  unsigned Before = With.runs();
  Explanation E;
  switch (Kind) {
  case FindingKind::FalseAlarm:
    explainFalseAlarm(With, E);
    break;
  case FindingKind::Missed:
    explainMissed(With, E);
    break;
  case FindingKind::Crash:
    explainCrash(With, E);
    break;
  }
  if (With.unanswered() > 0)
    E.Summary += fmt::format(" ({} of {} questions got no answer, so this may "
                             "not be the whole story)",
                             With.unanswered(), With.runs() - Before);
  if (With.isOver())
    E.Summary += " (not asked any more after so many questions)";
  E.Runs = With.runs() - Before;
  std::chrono::duration<double> Took = std::chrono::steady_clock::now() - Start;
  E.Seconds = Took.count();
  return E;
}

Json explanationToJson(const Explanation &E) {
  Json Places = Json::array();
  for (const Disagreement &D : E.Branches)
    Places.push_back({{"id", D.Where.Id},
                      {"kind", toString(D.Where.Kind)},
                      {"function", D.Where.Function},
                      {"line", D.Where.Line},
                      {"column", D.Where.Column},
                      {"really", D.Really},
                      {"believed", D.Believed},
                      {"sure", D.Sure}});
  return {{"summary", E.Summary}, {"branches", Places}, {"check", E.Check},
          {"runs", E.Runs},       {"seconds", E.Seconds}};
}

Explanation explanationFromJson(const Json &Document) {
  Explanation E;
  Document.at("summary").get_to(E.Summary);
  Document.at("check").get_to(E.Check);
  Document.at("runs").get_to(E.Runs);
  Document.at("seconds").get_to(E.Seconds);
  for (const Json &D : Document.at("branches")) {
    Disagreement Place;
    D.at("id").get_to(Place.Where.Id);
    D.at("function").get_to(Place.Where.Function);
    D.at("line").get_to(Place.Where.Line);
    D.at("column").get_to(Place.Where.Column);
    D.at("really").get_to(Place.Really);
    D.at("believed").get_to(Place.Believed);
    Place.Sure = D.value("sure", true);
    Place.Where.Kind = kindNamed(D.at("kind").get<std::string>());
    E.Branches.push_back(std::move(Place));
  }
  return E;
}

std::string explanationText(const Explanation &E, const std::string &Program) {
  std::string Text = E.Summary + "\n";
  std::vector<std::string> Lines = split(Program, '\n');
  if (!E.Branches.empty())
    Text += fmt::format("\n{:>8} {:>18}\n", "really", "it believes");
  unsigned Shown = 0;
  for (const Disagreement &D : E.Branches) {
    auto line = [&](unsigned Number) {
      return Number >= 1 && Number <= Lines.size()
                 ? oneLine(Lines[Number - 1], 100)
                 : "";
    };
    // A then stands where its body begins; its condition tells more.
    if (D.Where.Kind == BranchKind::Then && D.Where.Line > Shown + 1 &&
        !contains(line(D.Where.Line), "if"))
      Text += fmt::format("{:>41}{:>4} | {}\n", "", D.Where.Line - 1,
                          line(D.Where.Line - 1));
    Text += fmt::format("{:>8} {:>18}  {:<12} {:>4} | {}\n", D.Really,
                        D.Believed, toString(D.Where.Kind), D.Where.Line,
                        line(D.Where.Line));
    Shown = D.Where.Line;
  }
  if (!E.Check.empty())
    Text += "\nthe smallest check with the wrong answer: " +
            oneLine(E.Check, 400) + "\n";
  return Text;
}

} // namespace mcfuzz
