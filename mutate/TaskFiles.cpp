//===- TaskFiles.cpp - tasks as files -------------------------------------===//

#include "mutate/TaskFiles.h"

#include "core/Error.h"
#include "core/Files.h"
#include "core/Json.h"

namespace mcfuzz {

void writeTasks(const std::vector<Task> &Tasks, const fs::path &Folder) {
  fs::create_directories(Folder);
  Json List = Json::array();
  for (const Task &T : Tasks) {
    writeFile(Folder / (T.Name + ".c"), T.Code);
    List.push_back({{"file", T.Name + ".c"},
                    {"strategy", T.Strategy},
                    {"expected", toString(T.Verdict)},
                    {"branch", T.BranchId ? Json(*T.BranchId) : Json(nullptr)},
                    {"seed", T.SeedName},
                    {"dataModel", toString(T.Model)}});
  }
  writeFile(Folder / "tasks.json", dumpJson(List));
}

void readTasks(const fs::path &Path, std::optional<Expected> Verdict,
               DataModel Model, const std::function<void(Task &&)> &Use) {
  if (Path.extension() != ".json") {
    if (!Verdict)
      throw Error(Path.string() +
                  ": give --expect safe or --expect unsafe for a C file");
    Task T;
    T.Name = Path.stem().string();
    T.SeedName = Path.string();
    T.Verdict = *Verdict;
    T.Model = Model;
    T.Code = readFile(Path);
    Use(std::move(T));
    return;
  }
  std::string Where = Path.string();
  Json List = parseJson(readFile(Path), Where);
  if (!List.is_array())
    throw Error(Where + ": the document: must be an array of tasks");
  for (size_t I = 0; I < List.size(); ++I) {
    JsonObject Entry(List[I], Where, "/" + std::to_string(I));
    Task T;
    std::string File = Entry.text("file");
    T.Name = fs::path(File).stem().string();
    T.Strategy = Entry.text("strategy");
    std::string Expects = Entry.text("expected");
    if (auto Parsed = parseExpected(Expects))
      T.Verdict = *Parsed;
    else
      Entry.fail(Entry.pointerTo("expected"), "must be safe or unsafe");
    const Json &BranchId = Entry.need("branch");
    if (BranchId.is_number_unsigned())
      T.BranchId = BranchId.get<unsigned>();
    T.SeedName = Entry.text("seed", File);
    std::string ModelName = Entry.text("dataModel", "LP64");
    if (auto Parsed = parseDataModel(ModelName))
      T.Model = *Parsed;
    else
      Entry.fail(Entry.pointerTo("dataModel"), "must be ILP32 or LP64");
    Entry.finish();
    T.Code = readFile(Path.parent_path() / File);
    Use(std::move(T));
  }
}

std::vector<Task> readTasks(const fs::path &Path,
                            std::optional<Expected> Verdict, DataModel Model) {
  std::vector<Task> Tasks;
  readTasks(Path, Verdict, Model,
            [&](Task &&T) { Tasks.push_back(std::move(T)); });
  return Tasks;
}

} // namespace mcfuzz
