// The page, as far as it can be judged without a browser; bench/report-check
// has one.

#include "tests/unit/report/Fixture.h"

#include "core/Json.h"
#include "report/Html.h"
#include "report/Plots.h"
#include "report/Svg.h"

using namespace mcfuzz;
using namespace mcfuzz::test;

using Fixture = ReportFixture;

namespace {

std::string page(Store &From) {
  std::ostringstream Out;
  writeHtml(From, "1.2.3", Out);
  return Out.str();
}

/// Tags are balanced, the script is the one that the policy names, the data is
/// JSON. Returns how often each element comes.
Json inspected(const std::string &Page) {
  return parseJson(python(R"py(
import base64, collections, hashlib, html.parser, json, sys
class Reader(html.parser.HTMLParser):
    void = {'meta', 'link', 'input', 'br'}
    def __init__(self):
        super().__init__()
        self.stack, self.number, self.data, self.problems = [], collections.Counter(), {}, []
        self.policy, self.script = '', ''
    def handle_starttag(self, tag, attributes):
        self.number[tag] += 1
        attributes = dict(attributes)
        for name in attributes:
            if name.startswith('on') or name == 'src':
                self.problems.append(name)
        if attributes.get('http-equiv'):
            self.policy = attributes['content']
        if tag not in self.void:
            self.stack.append((tag, attributes.get('id'), attributes.get('type')))
    def handle_endtag(self, tag):
        if not self.stack or self.stack.pop()[0] != tag:
            self.problems.append('</' + tag)
    def handle_data(self, data):
        if self.stack and self.stack[-1][0] == 'script':
            if self.stack[-1][2] == 'application/json':
                self.data[self.stack[-1][1]] = self.data.get(self.stack[-1][1], '') + data
            else:
                self.script += data
reader = Reader()
reader.feed(open(sys.argv[1], encoding='utf-8').read())
reader.close()
digest = 'sha256-' + base64.b64encode(hashlib.sha256(reader.script.encode()).digest()).decode()
print(json.dumps({'open': len(reader.stack), 'problems': reader.problems,
                  'policy': digest in reader.policy, 'elements': reader.number,
                  'total': sum(reader.number.values()),
                  'data': {k: json.loads(v) for k, v in reader.data.items()}}))
)py",
                          Page),
                   "page");
}

void checkSound(const Json &Page) {
  CHECK(Page["open"] == 0);
  CHECK(Page["problems"].empty());
  CHECK(Page["policy"] == true);
  CHECK(Page["elements"].value("img", 0) == 0);
  CHECK(Page["elements"]["script"] == 4);
}

} // namespace

TEST_CASE_METHOD(Fixture, "the page holds what was found, and hostile texts "
                          "stay texts") {
  runAll();
  std::string Text = page(store());
  CHECK_FALSE(contains(Text, "<img"));
  CHECK_FALSE(contains(Text, "<b>, "));
  CHECK_FALSE(contains(Text, "http:"));
  CHECK_FALSE(contains(Text, "https:"));
  Json Page = inspected(Text);
  checkSound(Page);
  const Json &Rows = Page["data"]["rows"];
  REQUIRE(Rows.size() == 4);
  for (const Json &Row : Rows) {
    const Json &Detail = Page["data"]["details"][Row["id"].get<std::string>()];
    const Json &Program =
        Page["data"]["programs"][Row["seed"].get<std::string>()];
    CHECK(Row["kind"] == "wrong proof");
    CHECK_THAT(Detail["output"].get<std::string>(),
               Catch::Contains("</script><img onerror=x>"));
    CHECK_THAT(Detail["code"].get<std::string>(),
               Catch::Contains("reach_error"));
    CHECK(Detail["others"].size() == 2);
    CHECK(Program["rules"].size() > 15);
    if (Row["seed"] == HostileName) {
      CHECK(Program["text"] == HostileSeed);
      CHECK(Program["counts"]["3"] == "for 3, then 1, else 2");
    }
    CHECK((Row["sure"] == "doubtful") == !Detail["reasons"].empty());
  }
  CHECK_THAT(Text, Catch::Contains("of 3 seeds accepted"));
  CHECK_THAT(Text, Catch::Contains("Rejected seeds"));
  CHECK_FALSE(contains(Text, "Overlap of strategies"));
}

TEST_CASE_METHOD(Fixture, "what explain found out is in the page, or else how "
                          "to find it out") {
  runAll();
  std::string Known, Other, Doubtful;
  store().eachFinding([&](const FindingRecord &F) {
    (!F.What.Confirmed              ? Doubtful
     : F.On.SeedName == HostileName ? Known
                                    : Other) = F.Id;
  });
  Explanation Why;
  Why.Summary = "it believes <b>";
  Why.Check = "mcfuzz_br2 == 1u";
  Why.Branches = {{{1, BranchKind::For, "main", 3, 14}, 3, "5"},
                  {{2, BranchKind::Then, "main", 3, 42}, 1, "at least 2"}};
  Triage What;
  What.Kind = Category::MemoryModel;
  What.Reason = "a union";
  store().recordInsight(Known, "explanation", explanationToJson(Why));
  store().recordInsight(Known, "triage", triageToJson(What));

  std::string Text = page(store());
  Json Page = inspected(Text);
  checkSound(Page);
  const Json &Details = Page["data"]["details"];
  const Json &Insight = Details[Known]["insight"];
  CHECK(Insight["lines"] == Json({{"3", "for 5, then at least 2"}}));
  CHECK(Insight["summary"] == Why.Summary);
  CHECK(Insight["check"] == Why.Check);
  CHECK(Insight["category"] == "memory model (a union)");
  CHECK_FALSE(Details[Known].contains("explain"));
  CHECK_THAT(Details[Other]["explain"][1].get<std::string>(),
             Catch::StartsWith("mcfuzz explain --all --in "));
  // --all is about confirmed findings only.
  CHECK_THAT(Details[Doubtful]["explain"][1].get<std::string>(),
             Catch::StartsWith("mcfuzz explain " + Doubtful + " --in "));
  CHECK_THAT(Text, Catch::Contains("memory model: 1 cbmc@1") &&
                       Catch::Contains("not explained yet: 1 cbmc@1"));
}

TEST_CASE_METHOD(Fixture, "er, ecr and fcr together give an overlap of seeds") {
  Settings.Strategies = parseStrategies("er,ecr,fcr");
  hostileChecker("cbmc", "echo UNSAFE");
  REQUIRE(run(store()) == CampaignEnd::Finished);
  Digest D = digest(store(), overviewOf(store()));
  CHECK(D.SeedsByStrategy["fcr"].size() == 2);
  CHECK(D.SeedsByStrategy["ecr"].size() == 2);
  CHECK(D.SeedsByStrategy["er"].empty()); // All branches are taken.
  std::string Plot = overlapPlot(D);
  CHECK_THAT(Plot, Catch::Contains(">2</text>"));
  CHECK(std::count(Plot.begin(), Plot.end(), '\n') < 20);
  D.Strategies.erase("er");
  CHECK(overlapPlot(D).empty());
}

TEST_CASE_METHOD(Fixture, "an empty campaign has a page, too") {
  Json Page = inspected(page(store()));
  checkSound(Page);
  CHECK(Page["data"]["rows"].empty());
  CHECK_THAT(page(store()), Catch::Contains("Nothing has been given to a "
                                            "checker yet") &&
                                Catch::Contains("nothing to draw"));
}

TEST_CASE_METHOD(Fixture, "a campaign of time-outs only has a page, too") {
  addChecker("slow", "sleep 20");
  Settings.Check.Limit.WallSeconds = 0.3;
  REQUIRE(run(store()) == CampaignEnd::Finished);
  std::string Text = page(store());
  checkSound(inspected(Text));
  CHECK_THAT(Text, Catch::Contains("No answer contradicts"));
  CHECK_THAT(Text, Catch::Contains("rect") && Catch::Contains("timeout"));
  CHECK_FALSE(contains(Text, "Tasks solved over time"));
  CHECK(contains(Text, "Verdicts"));
}

TEST_CASE_METHOD(Fixture, "thousands of findings do not make a large document") {
  RowId Id = store().checkerId("cbmc@1", "1");
  constexpr int Number = 3000;
  for (int I = 0; I < Number; ++I) {
    StoredTask T;
    T.What = {"t" + std::to_string(I), "x", "er", {}, Expected::Unsafe,
              DataModel::LP64, std::string(20000, 'x') + std::to_string(I)};
    RowId TaskId = store().importTask(T, {Id});
    Store::AnswerRow A;
    A.Ran.Checker = "cbmc@1";
    A.Ran.Said = Verdict::Safe;
    A.FindingId = "f" + std::to_string(I);
    A.Found = Finding{FindingKind::Missed, I % 2 == 0};
    store().importAnswer(TaskId, Id, A);
  }
  std::string Text = page(store());
  CHECK(Text.size() < 40u << 20);
  Json Page = inspected(Text);
  checkSound(Page);
  CHECK(Page["data"]["rows"].size() == Number);
  CHECK(Page["data"]["details"]["f0"]["code"].is_string());
  CHECK(Page["data"]["details"]["f2999"]["code"].is_null());
  CHECK(Page["total"] < 400);
}

TEST_CASE("JSON inside a script element cannot end it") {
  Json Value = {{"<!--", "</script><script>"}, {"x", "\xFF&"}};
  std::string Text = jsonForHtml(Value);
  CHECK(Text.find('<') == std::string::npos);
  CHECK(parseJson(Text, "x")["<!--"] == "</script><script>");
}

TEST_CASE("what an answer is worth") {
  Finding Sure{FindingKind::Missed, true}, Crash{FindingKind::Crash, true},
      Doubtful{FindingKind::Missed, false};
  CHECK(outcomeOf(Expected::Safe, Verdict::Safe, nullptr) == Outcome::Right);
  CHECK(outcomeOf(Expected::Unsafe, Verdict::Safe, &Sure) == Outcome::Wrong);
  CHECK(outcomeOf(Expected::Safe, Verdict::Crash, &Crash) == Outcome::Crash);
  CHECK(outcomeOf(Expected::Unsafe, Verdict::Safe, &Doubtful) ==
        Outcome::Doubtful);
  // Of a campaign that is not finished.
  CHECK(outcomeOf(Expected::Unsafe, Verdict::Safe, nullptr) ==
        Outcome::Unjudged);
  CHECK(outcomeOf(Expected::Safe, Verdict::Crash, nullptr) ==
        Outcome::Unjudged);
  CHECK(outcomeOf(Expected::Safe, Verdict::Timeout, nullptr) ==
        Outcome::Timeout);
}

TEST_CASE("axes") {
  Axis Linear(0, 100, 10, 110, false), Logarithmic(0.01, 100, 0, 400, true);
  CHECK(Linear.at(50) == Approx(60));
  CHECK(Linear.at(1000) == Approx(110));
  CHECK(Linear.marks(5) == std::vector<double>{0, 20, 40, 60, 80, 100});
  CHECK(Logarithmic.at(1) == Approx(200));
  CHECK(Logarithmic.at(0) == Approx(0));
  CHECK(Logarithmic.marks(5).size() == 5);
  // Nothing between the ends.
  CHECK(Axis(0, 0, 0, 10, false).at(0) == Approx(0));
  CHECK(shortNumber(0.01) == "0.01");
  CHECK(shortNumber(15000) == "15k");
}

TEST_CASE("the categories of the paper stand in its order") {
  Digest D;
  CHECK(categoryPlot(D).empty());
  D.Checkers = {{"a@1", {}, {}}, {"b@1", {}, {}}};
  D.ByCategory[""]["b@1"] = 2;
  std::string Plot = categoryPlot(D);
  CHECK_THAT(Plot, Catch::Contains("not explained yet: 2 b@1") &&
                       !Catch::Contains("front end"));
  D.ByCategory["front end"]["a@1"] = 3;
  Plot = categoryPlot(D);
  size_t Last = 0;
  for (const char *Name :
       {">configuration<", ">third-party component<", ">C library<",
        ">language feature<", ">memory model<", ">pointer alias<",
        ">front end<", ">not explained yet<"}) {
    CAPTURE(Name);
    size_t At = Plot.find(Name);
    REQUIRE(At != std::string::npos);
    CHECK(At > Last);
    Last = At;
  }
  CHECK_THAT(Plot, Catch::Contains("front end: 3 a@1") &&
                       !Catch::Contains("unclear"));
}

TEST_CASE("plots of nothing are nothing, and points are one path") {
  CHECK(barPlot({}, {{"a", "b"}}, "x").empty());
  CHECK(barPlot({{"<row>", {0}}}, {{"a", "b"}}, "x").empty());
  CHECK_THAT(barPlot({{"<row>", {2, 0}}}, {{"<a>", "b"}, {"c", "d"}}, "x"),
             Catch::Contains("&lt;row&gt;: 2 &lt;a&gt;") &&
                 !Catch::Contains(">c<"));
  Digest D;
  CHECK(cactusPlot(D).empty());
  CHECK(scatterPlot(D).empty());
  CHECK(findingsPlot(D).empty());
  D.Checkers.push_back({"a@1", {}, {}});
  for (int I = 0; I < 20000; ++I) {
    D.Checkers[0].RightSeconds.push_back(static_cast<float>(I) / 1000);
    D.Pairs.push_back({1, 2, Outcome::Right, Outcome::Right});
  }
  std::string Cactus = cactusPlot(D), Scatter = scatterPlot(D);
  auto number = [](const std::string &Text, const std::string &What) {
    size_t Count = 0;
    for (size_t At = Text.find(What); At != std::string::npos;
         At = Text.find(What, At + 1))
      ++Count;
    return Count;
  };
  CHECK(number(Cactus, "<path") == 1);
  CHECK(Cactus.size() < 40000);
  CHECK(number(Scatter, "<path") == 4); // With three in the legend.
}
