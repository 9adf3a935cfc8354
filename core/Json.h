//===- Json.h - reading JSON with good complaints -------------------------===//
#ifndef MCFUZZ_CORE_JSON_H
#define MCFUZZ_CORE_JSON_H

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace mcfuzz {

using Json = nlohmann::ordered_json;

/// Throws Error "WHERE:LINE:COLUMN: what is wrong".
Json parseJson(const std::string &Text, const std::string &Where);

/// Text for a JSON file or for stdout: indented, invalid UTF-8 replaced.
std::string dumpJson(const Json &Value);

/// An object that is read key by key. Complaints name the file and the JSON
/// pointer; finish() rejects keys that were never asked for, with a
/// suggestion.
class JsonObject {
public:
  JsonObject(const Json &Value, std::string File, std::string Pointer = "");

  std::string text(const std::string &Key);
  std::string text(const std::string &Key, const std::string &Otherwise);
  std::vector<std::string> texts(const std::string &Key);
  /// The value, or null if the key is absent.
  const Json *find(const std::string &Key);
  const Json &need(const std::string &Key);
  /// A member that is an object; throws if it is missing.
  JsonObject object(const std::string &Key);
  /// "/key" or "/key/3" below this object, for complaints.
  std::string pointerTo(const std::string &Key) const;
  [[noreturn]] void fail(const std::string &Pointer,
                         const std::string &What) const;
  void finish() const;
  const std::string &file() const { return File; }
  const Json &value() const { return Value; }

private:
  const Json &Value;
  std::string File, Pointer;
  std::vector<std::string> Asked;
};

} // namespace mcfuzz

#endif
