// What a counterexample says of a variable.

#include "tests/TestHelp.h"

#include "validate/ReadTrace.h"

using namespace mcfuzz;

namespace {

CheckerDescription cbmc() {
  CheckerDescription About;
  About.CbmcJson = true;
  About.ErrorProperty = "^reach_error\\.assertion\\.";
  return About;
}

const std::string Output = R"([
  {"program": "CBMC"},
  {"result": [
    {"property": "main.unwind.0", "status": "FAILURE", "trace": [
      {"stepType": "assignment", "lhs": "mcfuzz_br1", "value": {"data": "9u"}}]},
    {"property": "reach_error.assertion.1", "status": "FAILURE", "trace": [
      {"stepType": "assignment", "lhs": "mcfuzz_br1", "value": {"data": "0u"}},
      {"stepType": "assignment", "lhs": "mcfuzz_br2", "value": {"data": "1u"}},
      {"stepType": "assignment", "lhs": "mcfuzz_br1", "value": {"data": "4u"}},
      {"stepType": "failure"}]}]}
]
a line on stderr
)";

} // namespace

TEST_CASE("the last value in the trace of our property counts") {
  CHECK(valueInTrace(cbmc(), Output, "mcfuzz_br1") == "4");
  CHECK(valueInTrace(cbmc(), Output, "mcfuzz_br2") == "1");
  CHECK(!valueInTrace(cbmc(), Output, "mcfuzz_br3"));
}

TEST_CASE("no trace, no value") {
  CHECK(!valueInTrace(cbmc(), "", "mcfuzz_br1"));
  CHECK(!valueInTrace(cbmc(), "[{\"result\": 3}]", "mcfuzz_br1"));
  CHECK(!valueInTrace(cbmc(), "[{\"result\": [{\"trace\": ", "mcfuzz_br1"));
  CheckerDescription Text = cbmc();
  Text.CbmcJson = false;
  CHECK(!valueInTrace(Text, Output, "mcfuzz_br1"));
}
