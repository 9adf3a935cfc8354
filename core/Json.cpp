//===- Json.cpp - reading JSON with good complaints -----------------------===//

#include "core/Json.h"

#include "core/Error.h"
#include "core/Text.h"

#include <algorithm>

namespace mcfuzz {

Json parseJson(const std::string &Text, const std::string &Where) {
  try {
    return Json::parse(Text, nullptr, true, /*ignore_comments=*/false);
  } catch (const Json::parse_error &E) {
    size_t At = std::min<size_t>(E.byte ? E.byte - 1 : 0, Text.size());
    auto Line = 1 + std::count(Text.begin(), Text.begin() + At, '\n');
    size_t LineStart = Text.rfind('\n', At ? At - 1 : 0);
    size_t Column = LineStart == std::string::npos ? At + 1 : At - LineStart;
    std::string What = E.what();
    // "[json.exception...] parse error at line 1, column 2: syntax error ..."
    if (size_t Colon = What.find("column"); Colon != std::string::npos)
      if (size_t Begin = What.find(": ", Colon); Begin != std::string::npos)
        What = What.substr(Begin + 2);
    throw Error(Where + ":" + std::to_string(Line) + ":" +
                std::to_string(Column) + ": " + oneLine(What));
  }
}

std::string dumpJson(const Json &Value) {
  return Value.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

JsonObject::JsonObject(const Json &Value, std::string File, std::string Pointer)
    : Value(Value), File(std::move(File)), Pointer(std::move(Pointer)) {
  if (!Value.is_object())
    fail(this->Pointer, "must be an object");
}

const Json *JsonObject::find(const std::string &Key) {
  Asked.push_back(Key);
  auto It = Value.find(Key);
  return It == Value.end() ? nullptr : &*It;
}

const Json &JsonObject::need(const std::string &Key) {
  const Json *Found = find(Key);
  if (!Found)
    fail(Pointer, "lacks the key '" + Key + "'");
  return *Found;
}

std::string JsonObject::text(const std::string &Key) {
  const Json &Found = need(Key);
  if (!Found.is_string())
    fail(pointerTo(Key), "must be a string");
  return Found.get<std::string>();
}

std::string JsonObject::text(const std::string &Key,
                             const std::string &Otherwise) {
  return find(Key) ? text(Key) : Otherwise;
}

std::vector<std::string> JsonObject::texts(const std::string &Key) {
  std::vector<std::string> Result;
  const Json *Found = find(Key);
  if (!Found)
    return Result;
  if (!Found->is_array())
    fail(pointerTo(Key), "must be an array of strings");
  for (const Json &Item : *Found) {
    if (!Item.is_string())
      fail(pointerTo(Key) + "/" + std::to_string(Result.size()),
           "must be a string");
    Result.push_back(Item.get<std::string>());
  }
  return Result;
}

JsonObject JsonObject::object(const std::string &Key) {
  return JsonObject(need(Key), File, pointerTo(Key));
}

std::string JsonObject::pointerTo(const std::string &Key) const {
  return Pointer + "/" + Key;
}

void JsonObject::fail(const std::string &Place, const std::string &What) const {
  throw Error(File + ": " + (Place.empty() ? "the document" : Place) + ": " +
              What);
}

void JsonObject::finish() const {
  for (const auto &[Key, Member] : Value.items()) {
    if (std::find(Asked.begin(), Asked.end(), Key) != Asked.end())
      continue;
    std::string Near = nearest(Key, Asked);
    fail(pointerTo(Key),
         "unknown key" +
             (Near.empty() ? "" : "; did you mean '" + Near + "'?"));
  }
}

} // namespace mcfuzz
