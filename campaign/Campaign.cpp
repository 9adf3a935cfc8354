//===- Campaign.cpp - the whole pipeline over many seeds ------------------===//

#include "campaign/Campaign.h"

#include "core/Error.h"
#include "core/Files.h"
#include "core/Progress.h"

#include <mutex>
#include <thread>

namespace mcfuzz {
namespace {

bool stopped(const CampaignSettings &Settings) {
  return Settings.Stop && *Settings.Stop;
}

TaskResult processTask(Task What, const CountedProgram &Program,
                       const Profile &Behaviour,
                       const CampaignSettings &Settings) {
  TaskResult Result{std::move(What), {}, {}};
  ObservedVerdict Seen = executeTask(Result.What, Settings.Derive.Native);
  if (Seen.Verdict != Result.What.Verdict) {
    Result.InternalError =
        "executing the task shows " +
        (Seen.Verdict ? std::string(toString(*Seen.Verdict))
                      : "no verdict (" + Seen.Problem + ")") +
        ", expected " + std::string(toString(Result.What.Verdict));
    return Result;
  }
  Result.Checked = examine(Result.What, Settings.Check, Behaviour.Labels,
                           Program.ExternalFunctions);
  for (Validation &V : Result.Checked)
    if (!V.Found) // Nobody will ask for it.
      std::string().swap(V.Ran.Output);
  return Result;
}

/// Why a file cannot even be looked at; "" if it can.
std::string readProblem(const Seed &From) {
  std::error_code Failed;
  if (!fs::is_regular_file(From.Path, Failed))
    return NoSuchFile;
  if (fs::file_size(From.Path, Failed) == 0)
    return "the file is empty";
  return {};
}

} // namespace

SeedResult processSeed(const Seed &From, const CampaignSettings &Settings) {
  SeedResult Result{From, false, readProblem(From), {}};
  if (!Result.Reason.empty())
    return Result;
  try {
    Derived Known =
        deriveSeed(From, Settings.Derive);
    if (!Known.Behaviour.Accepted) {
      Result.Reason = Known.Behaviour.Reason;
      return Result;
    }
    const CountedProgram &Program = *Known.Program;
    if (Program.Branches.empty()) {
      Result.Reason = "no branches";
      return Result;
    }
    Result.Accepted = true;
    Origin Of{From, Program, Known.Behaviour, Settings.Derive.Model};
    for (const Strategy *S : Settings.Strategies)
      for (Task &T : S->Make(Of)) {
        if (stopped(Settings))
          return Result;
        Result.Tasks.push_back(
            processTask(std::move(T), Program, Known.Behaviour, Settings));
      }
  } catch (const Error &E) {
    Result.Accepted = false;
    Result.Reason = EnvironmentProblem + std::string(E.what());
  }
  return Result;
}

std::vector<SeedResult> runCampaign(const CampaignSettings &Settings,
                                    Progress &Show) {
  std::vector<SeedResult> Results(Settings.Seeds.size());
  std::atomic<size_t> Next = 0;
  std::mutex Mutex;
  size_t Done = 0, Tasks = 0, Findings = 0;

  auto work = [&] {
    for (size_t I; (I = Next++) < Results.size();) {
      if (stopped(Settings)) {
        Results[I] = {Settings.Seeds[I], false, "interrupted", {}};
        continue;
      }
      Results[I] = processSeed(Settings.Seeds[I], Settings);
      std::lock_guard<std::mutex> Lock(Mutex);
      ++Done;
      for (const TaskResult &T : Results[I].Tasks) {
        ++Tasks;
        for (const Validation &V : T.Checked)
          Findings += V.Found && V.Found->Confirmed;
      }
      Show.update(std::to_string(Done) + "/" + std::to_string(Results.size()) +
                  " seeds, " + std::to_string(Tasks) + " tasks, " +
                  std::to_string(Findings) +
                  " confirmed findings; last: " + Settings.Seeds[I].Name);
    }
  };
  {
    std::vector<std::jthread> Workers;
    for (unsigned I = 0; I < Settings.Jobs; ++I)
      Workers.emplace_back(work);
  }
  Show.clear();
  return Results;
}

} // namespace mcfuzz
