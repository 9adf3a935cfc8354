//===- Sqlite.cpp - a small skin over SQLite ------------------------------===//

#include "campaign/Sqlite.h"

#include "core/Error.h"

#include <cerrno>
#include <cstring>
#include <sqlite3.h>
#include <utility>

namespace mcfuzz {
namespace {

/// How long somebody else may keep the file to himself.
constexpr int LockMilliseconds = 10000;

} // namespace

Statement::Statement(Statement &&Other) noexcept
    : Handle(std::exchange(Other.Handle, nullptr)), Of(Other.Of),
      Bound(Other.Bound) {}

Statement::~Statement() { sqlite3_finalize(Handle); }

void Statement::check(int Result) const {
  if (Result != SQLITE_OK)
    Of.fail(Result);
}

Statement &Statement::operator<<(int64_t Value) {
  check(sqlite3_bind_int64(Handle, ++Bound, Value));
  return *this;
}

Statement &Statement::operator<<(double Value) {
  check(sqlite3_bind_double(Handle, ++Bound, Value));
  return *this;
}

Statement &Statement::operator<<(std::string_view Text) {
  check(sqlite3_bind_text64(Handle, ++Bound, Text.data() ? Text.data() : "",
                            Text.size(), SQLITE_TRANSIENT, SQLITE_UTF8));
  return *this;
}

Statement &Statement::operator<<(std::nullptr_t) {
  check(sqlite3_bind_null(Handle, ++Bound));
  return *this;
}

Statement &Statement::blob(std::string_view Bytes) {
  check(sqlite3_bind_blob64(Handle, ++Bound, Bytes.data() ? Bytes.data() : "",
                            Bytes.size(), SQLITE_TRANSIENT));
  return *this;
}

bool Statement::step() {
  int Result = sqlite3_step(Handle);
  if (Result != SQLITE_ROW && Result != SQLITE_DONE)
    Of.fail(Result);
  return Result == SQLITE_ROW;
}

void Statement::run() {
  while (step())
    ;
}

bool Statement::isNull(int Column) const {
  return sqlite3_column_type(Handle, Column) == SQLITE_NULL;
}

int64_t Statement::number(int Column) const {
  return sqlite3_column_int64(Handle, Column);
}

double Statement::real(int Column) const {
  return sqlite3_column_double(Handle, Column);
}

std::string Statement::text(int Column) const {
  // Bytes of blobs and of texts alike.
  const void *Bytes = sqlite3_column_blob(Handle, Column);
  auto Size = static_cast<size_t>(sqlite3_column_bytes(Handle, Column));
  return Bytes ? std::string(static_cast<const char *>(Bytes), Size) : "";
}

Database::Database(const fs::path &File, Open How) : File(File) {
  int Flags = SQLITE_OPEN_FULLMUTEX;
  Flags |= How == Open::Read ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE;
  if (How == Open::Create)
    Flags |= SQLITE_OPEN_CREATE;
  int Result = sqlite3_open_v2(File.c_str(), &Handle, Flags, nullptr);
  try {
    if (Result != SQLITE_OK)
      fail(Result);
    sqlite3_busy_timeout(Handle, LockMilliseconds);
  } catch (...) {
    sqlite3_close_v2(Handle);
    throw;
  }
}

Database::~Database() { sqlite3_close_v2(Handle); }

Statement Database::prepare(std::string_view Sql) const {
  sqlite3_stmt *Compiled = nullptr;
  int Result = sqlite3_prepare_v2(Handle, Sql.data(),
                                  static_cast<int>(Sql.size()), &Compiled,
                                  nullptr);
  if (Result != SQLITE_OK)
    fail(Result);
  return {Compiled, *this};
}

void Database::execute(const char *Sql) const {
  int Result = sqlite3_exec(Handle, Sql, nullptr, nullptr, nullptr);
  if (Result != SQLITE_OK)
    fail(Result);
}

int64_t Database::lastRowId() const {
  return sqlite3_last_insert_rowid(Handle);
}

int64_t Database::changes() const { return sqlite3_changes64(Handle); }

void Database::fail(int Result) const {
  int SystemError = Handle ? sqlite3_system_errno(Handle) : 0;
  std::string What = Handle ? sqlite3_errmsg(Handle) : sqlite3_errstr(Result);
  std::string Where = File.string() + ": ";
  switch (Result & 0xff) {
  case SQLITE_BUSY:
  case SQLITE_LOCKED:
    // Others of us who want it now need not wait as long again.
    sqlite3_busy_timeout(Handle, 0);
    throw Error(Where + "another program has locked it for " +
                std::to_string(LockMilliseconds / 1000) +
                " seconds; end that program and try again");
  case SQLITE_FULL:
    throw Error(Where + "the disk is full; make room and try again");
  case SQLITE_IOERR:
    if (Handle && sqlite3_extended_errcode(Handle) == SQLITE_IOERR_WRITE)
      throw Error(Where + "cannot be written; if the disk is full or a limit is "
                          "reached, make room and try again");
    break;
  case SQLITE_NOTADB:
  case SQLITE_CORRUPT:
    throw Error(Where + "is not a store of mcfuzz, or is damaged (" + What +
                ")");
  case SQLITE_CANTOPEN:
    throw Error(Where + "cannot be opened" +
                (SystemError ? std::string(": ") + std::strerror(SystemError)
                             : ""));
  case SQLITE_READONLY:
    throw Error(Where + "cannot be written: it is read-only");
  default:
    break;
  }
  throw Error(Where + What);
}

Transaction::Transaction(const Database &Of) : Of(Of) {
  Of.execute("BEGIN IMMEDIATE");
}

Transaction::~Transaction() {
  if (!Open)
    return;
  try {
    Of.execute("ROLLBACK");
  } catch (const Error &) {
    // Some failures have rolled it back already.
  }
}

void Transaction::commit() {
  Of.execute("COMMIT");
  Open = false;
}

} // namespace mcfuzz
