//===- Schema.h - the tables of a campaign's store ------------------------===//
//
// docs/store.md explains them to people who write queries. A change here needs
// a new SchemaVersion; a store of another version is refused.
//
//===----------------------------------------------------------------------===//
#ifndef MCFUZZ_CAMPAIGN_SCHEMA_H
#define MCFUZZ_CAMPAIGN_SCHEMA_H

namespace mcfuzz {

inline constexpr int SchemaVersion = 2;
/// In the header of the file, so that `file` and we know whose it is: "mcfz".
inline constexpr int StoreApplicationId = 0x6d63667a;

inline constexpr const char *SchemaSql = R"sql(
CREATE TABLE campaign(
  only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
  settings TEXT NOT NULL,
  queued_seeds INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE session(
  id INTEGER PRIMARY KEY,
  mcfuzz TEXT NOT NULL,
  pid INTEGER NOT NULL,
  started_utc TEXT NOT NULL,
  elapsed_ms INTEGER NOT NULL DEFAULT 0,
  live TEXT,
  ended TEXT
);
CREATE TABLE checker(
  id INTEGER PRIMARY KEY,
  label TEXT NOT NULL UNIQUE,
  version TEXT NOT NULL
);
CREATE TABLE seed(
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  path TEXT NOT NULL,
  derived INTEGER NOT NULL DEFAULT 0,
  accepted INTEGER,
  reason TEXT,
  rank INTEGER,
  text BLOB, text_bytes INTEGER,
  profile BLOB, profile_bytes INTEGER,
  labels TEXT,
  external TEXT,
  vocabulary TEXT,
  at_ms INTEGER
);
CREATE INDEX seed_queue ON seed(id) WHERE derived = 0;
CREATE TABLE task(
  id INTEGER PRIMARY KEY,
  seed INTEGER NOT NULL REFERENCES seed(id),
  name TEXT NOT NULL UNIQUE,
  strategy TEXT NOT NULL,
  branch INTEGER,
  expected TEXT NOT NULL,
  data_model TEXT NOT NULL,
  hash TEXT NOT NULL,
  code BLOB NOT NULL, code_bytes INTEGER NOT NULL,
  executed INTEGER NOT NULL DEFAULT 0,
  problem TEXT,
  bounds TEXT
);
CREATE INDEX task_seed ON task(seed);
CREATE INDEX task_hash ON task(hash);
CREATE TABLE work(
  task INTEGER NOT NULL REFERENCES task(id),
  checker INTEGER NOT NULL,
  tier INTEGER NOT NULL,
  rank INTEGER NOT NULL,
  step INTEGER NOT NULL DEFAULT 0,
  repeat INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (task, checker)
) WITHOUT ROWID;
CREATE INDEX work_order ON work(tier, rank, task, checker);
CREATE TABLE run(
  id INTEGER PRIMARY KEY,
  task INTEGER NOT NULL REFERENCES task(id),
  checker INTEGER NOT NULL REFERENCES checker(id),
  purpose TEXT NOT NULL,
  limit_ms INTEGER NOT NULL,
  verdict TEXT NOT NULL,
  detail TEXT NOT NULL,
  markers TEXT NOT NULL,
  argv TEXT NOT NULL,
  wall_ms REAL NOT NULL,
  cpu_ms REAL NOT NULL,
  memory_bytes INTEGER NOT NULL,
  output BLOB, output_bytes INTEGER,
  at_ms INTEGER NOT NULL
);
CREATE UNIQUE INDEX run_once ON run(task, checker, purpose, limit_ms);
CREATE UNIQUE INDEX run_answer ON run(task, checker) WHERE purpose = 'answer';
CREATE TABLE finding(
  id TEXT PRIMARY KEY,
  run INTEGER NOT NULL UNIQUE REFERENCES run(id),
  kind TEXT NOT NULL,
  confirmed INTEGER NOT NULL,
  reasons TEXT NOT NULL,
  notes TEXT NOT NULL,
  code BLOB NOT NULL, code_bytes INTEGER NOT NULL,
  at_ms INTEGER NOT NULL
);
CREATE TABLE insight(
  finding TEXT NOT NULL REFERENCES finding(id),
  topic TEXT NOT NULL,
  value TEXT NOT NULL,
  PRIMARY KEY (finding, topic)
) WITHOUT ROWID;
CREATE TABLE problem(
  id INTEGER PRIMARY KEY,
  what TEXT NOT NULL,
  at_ms INTEGER NOT NULL
);
)sql";

} // namespace mcfuzz

#endif
