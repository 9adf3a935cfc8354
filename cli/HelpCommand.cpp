//===- HelpCommand.cpp - mcfuzz help, mcfuzz completion -------------------===//
//
// The manual is docs/*.md; `help TOPIC` prints one. The completions are made
// from the commands themselves, so neither can become outdated.
//
//===----------------------------------------------------------------------===//

#include "cli/Commands.h"
#include "core/Error.h"
#include "core/Files.h"
#include "core/Text.h"
#include "report/Formats.h"

#include <fmt/format.h>

#include <algorithm>
#include <iostream>
#include <map>

namespace mcfuzz {
namespace {

/// Name and first line of each page.
std::map<std::string, std::string> topics() {
  std::map<std::string, std::string> Result;
  for (const auto &Entry : fs::directory_iterator(dataDir() / "docs"))
    if (Entry.path().extension() == ".md") {
      std::string Title = split(readFile(Entry.path()), '\n').front();
      Result[Entry.path().stem().string()] =
          Title.substr(std::min(Title.size(), Title.find_first_not_of("# ")));
    }
  return Result;
}

int help(const std::string &Topic, const CLI::App &App) {
  const CLI::App *Command = nullptr;
  for (const CLI::App *Each : App.get_subcommands([](const CLI::App *) { return true; }))
    if (Each->get_name() == Topic)
      Command = Each;
  std::map<std::string, std::string> Known = topics();
  if (Command) {
    std::cout << Command->help();
    if (!Known.contains(Topic))
      return ExitOk;
    std::cout << "\n" << std::string(80, '-') << "\n\n";
  }
  if (Topic.empty()) {
    std::cout << "Pages of the manual; `mcfuzz help PAGE` prints one:\n\n";
    for (const auto &[Name, Title] : Known)
      std::cout << fmt::format("  {:<18} {}\n", Name, Title);
    std::cout << "\n`mcfuzz help COMMAND` and `mcfuzz COMMAND --help` explain a "
                 "command.\n";
    return ExitOk;
  }
  if (!Known.contains(Topic)) {
    std::vector<std::string> Names;
    for (const auto &[Name, Title] : Known)
      Names.push_back(Name);
    std::string Near = nearest(Topic, Names);
    throw Error("no page '" + Topic + "'" +
                (Near.empty() ? "" : "; did you mean '" + Near + "'?") +
                " (known: " + join(Names, ", ") + ")");
  }
  std::cout << readFile(dataDir() / "docs" / (Topic + ".md"));
  return ExitOk;
}

/// What may follow a command: its subcommands, and its options.
struct Followers {
  std::vector<std::string> Words, Options;
};

Followers followersOf(const CLI::App &Command) {
  Followers Result;
  for (const CLI::App *Each :
       Command.get_subcommands([](const CLI::App *) { return true; }))
    Result.Words.push_back(Each->get_name());
  for (const CLI::Option *O : Command.get_options())
    for (const std::string &Name : O->get_lnames())
      Result.Options.push_back("--" + Name);
  return Result;
}

/// "run", "findings", "findings show", ... with what may follow each.
void collect(const CLI::App &Of, const std::string &Path,
             std::map<std::string, Followers> &Into) {
  Into[Path] = followersOf(Of);
  for (const CLI::App *Each :
       Of.get_subcommands([](const CLI::App *) { return true; }))
    collect(*Each, Path.empty() ? Each->get_name() : Path + " " + Each->get_name(),
            Into);
}

std::string bashCompletion(const CLI::App &App) {
  std::map<std::string, Followers> Known;
  collect(App, "", Known);
  Known["help"].Words = Known[""].Words;
  for (const auto &[Name, Title] : topics())
    Known["help"].Words.push_back(Name);
  Known["completion"].Words = {"bash", "zsh"};
  std::string Cases, FormatNames;
  for (const auto &[Path, Next] : Known)
    Cases += fmt::format("    '{}') known=1 offer='{}' flags='{}' ;;\n", Path,
                         join(Next.Words, " "), join(Next.Options, " "));
  for (const Format &F : formats())
    FormatNames += " " + std::string(F.Name);
  // `path` and `words` are special in zsh.
  return "# Completion of mcfuzz for bash: source this file.\n"
         "_mcfuzz() {\n"
         "  local current=${COMP_WORDS[COMP_CWORD]} given= word i\n"
         "  local known= offer= flags=\n"
         "  for ((i = 1; i < COMP_CWORD && i < 3; i++)); do\n"
         "    word=${COMP_WORDS[i]}\n"
         "    case $word in -*|*/*|*.*) break ;; esac\n"
         "    given=${given:+$given }$word\n"
         "  done\n"
         "  # The longest beginning that is a command.\n"
         "  while :; do\n"
         "    case $given in\n" +
         Cases +
         "    esac\n"
         "    [ -n \"$known\" ] && break\n"
         "    case $given in *' '*) given=${given% *} ;; *) given= ;; esac\n"
         "  done\n"
         "  case ${COMP_WORDS[COMP_CWORD-1]} in\n"
         "    --format) offer='" +
         FormatNames +
         "' ;;\n"
         "    --*) offer= ;;\n"
         "  esac\n"
         "  case $current in -*) offer=$flags ;; esac\n"
         "  # Where nothing of ours fits, the shell offers files.\n"
         "  COMPREPLY=($(compgen -W \"$offer\" -- \"$current\"))\n"
         "}\n"
         "complete -o default -F _mcfuzz mcfuzz ./mcfuzz\n";
}

} // namespace

void addHelpCommand(CLI::App &App, int &Exit) {
  auto Topic = std::make_shared<std::string>();
  CLI::App *Help =
      App.add_subcommand("help", "Pages of the manual, and help of commands");
  Help->add_option("TOPIC", *Topic, "A page or a command (default: list them)");
  Help->callback([Topic, &App, &Exit] { Exit = help(*Topic, App); });

  auto Shell = std::make_shared<std::string>();
  CLI::App *Completion = App.add_subcommand(
      "completion", "Print completions for a shell, to be sourced");
  Completion->footer("  source <(mcfuzz completion bash)\n"
                     "  source <(mcfuzz completion zsh)");
  Completion->add_option("SHELL", *Shell, "bash or zsh")
      ->required()
      ->check(CLI::IsMember({"bash", "zsh"}));
  Completion->callback([Shell, &App, &Exit] {
    if (*Shell == "zsh") // It can use bash's.
      std::cout << "autoload -U +X bashcompinit && bashcompinit\n";
    std::cout << bashCompletion(App);
    Exit = ExitOk;
  });
}

} // namespace mcfuzz
