// Verdict rules on what real checkers printed. tests/recorded/NAME.json holds
// the runs; "verdict" is what a person read from each.

#include "tests/TestHelp.h"

#include "core/Json.h"
#include "validate/ReadVerdict.h"

using namespace mcfuzz;
using namespace mcfuzz::test;

TEST_CASE("recorded output is read as a person reads it") {
  for (const std::string Name : {"esbmc", "seahorn"}) {
    CheckerDescription About =
        readDescription(sourceDir() / ("configs/checkers/" + Name + ".json"));
    fs::path File = sourceDir() / "tests/recorded" / (Name + ".json");
    Json Runs = parseJson(readFile(File), File.string());
    CHECK(Runs.size() >= 40);
    for (const Json &R : Runs) {
      Run Ran;
      int Code = R.at("exit").get<int>();
      // The recorder wrote 128 + N for signal N, as a shell does.
      bool Killed = Code > 128 && Code < 160;
      Ran.End = Killed ? RunEnd::Signalled : RunEnd::Exited;
      Ran.Code = Killed ? Code - 128 : Code;
      Ran.Out = R.at("stdout").get<std::string>();
      Ran.Err = R.at("stderr").get<std::string>();
      INFO(Name << ": " << R.at("run").get<std::string>() << ", exit " << Code);
      Reading Read = readVerdict(About, Ran);
      INFO(Read.Detail);
      CHECK(std::string(toString(Read.Says)) ==
            R.at("verdict").get<std::string>());
    }
  }
}
