//===- Sqlite.h - a small skin over SQLite --------------------------------===//
//
// Errors are mcfuzz::Error with the file and what to do about it.
//
//===----------------------------------------------------------------------===//
#ifndef MCFUZZ_CAMPAIGN_SQLITE_H
#define MCFUZZ_CAMPAIGN_SQLITE_H

#include "core/Files.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace mcfuzz {

/// SQL with its parameters; reads rows one by one.
class Statement {
public:
  Statement(Statement &&Other) noexcept;
  Statement(const Statement &) = delete;
  ~Statement();

  // Each binds the next parameter.
  Statement &operator<<(int64_t Value);
  Statement &operator<<(double Value);
  Statement &operator<<(std::string_view Text);
  Statement &operator<<(std::nullptr_t);
  Statement &blob(std::string_view Bytes);
  template <typename T> Statement &operator<<(const std::optional<T> &Value) {
    return Value ? *this << *Value : *this << nullptr;
  }

  /// Goes to the next row; false if there is none.
  bool step();
  /// For statements that give no rows.
  void run();

  // Columns of the row, from 0.
  bool isNull(int Column) const;
  int64_t number(int Column) const;
  double real(int Column) const;
  std::string text(int Column) const;

private:
  friend class Database;
  Statement(sqlite3_stmt *Handle, const class Database &Of)
      : Handle(Handle), Of(Of) {}
  void check(int Result) const;
  sqlite3_stmt *Handle;
  const class Database &Of;
  int Bound = 0;
};

class Database {
public:
  enum class Open { Read, Write, Create };
  Database(const fs::path &File, Open How);
  ~Database();
  Database(const Database &) = delete;

  Statement prepare(std::string_view Sql) const;
  /// One or more statements without parameters.
  void execute(const char *Sql) const;
  int64_t lastRowId() const;
  /// Rows that the last statement changed.
  int64_t changes() const;
  [[noreturn]] void fail(int Result) const;

private:
  fs::path File;
  sqlite3 *Handle = nullptr;
};

/// All or nothing. Undone unless commit() is reached.
class Transaction {
public:
  explicit Transaction(const Database &Of);
  ~Transaction();
  void commit();

private:
  const Database &Of;
  bool Open = true;
};

} // namespace mcfuzz

#endif
