-- Everybody who ever took a seat. An account is a name and a passphrase beside that.
CREATE TABLE people (
  id          INTEGER PRIMARY KEY,
  name        TEXT NOT NULL,
  account     TEXT,
  account_key TEXT UNIQUE,
  passphrase  TEXT,
  created     INTEGER NOT NULL
) STRICT;

-- The cookie's SHA-256, never the cookie.
CREATE TABLE sessions (
  hash    BLOB PRIMARY KEY,
  person  INTEGER NOT NULL REFERENCES people (id),
  expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_by_person ON sessions (person);

-- What a table is. The version refuses a writer who has not seen the last change.
CREATE TABLE tables (
  id            TEXT PRIMARY KEY,
  version       INTEGER NOT NULL,
  game          TEXT NOT NULL,
  rules_version INTEGER NOT NULL,
  options       TEXT NOT NULL,
  board         TEXT,
  public        INTEGER NOT NULL,
  invite        TEXT NOT NULL,
  seed          BLOB NOT NULL,
  salt          BLOB NOT NULL,
  host          INTEGER NOT NULL REFERENCES people (id),
  clock         TEXT,
  clocks        TEXT,
  stage         TEXT NOT NULL CHECK (stage IN ('open', 'playing', 'over')),
  rematch       TEXT,
  created       INTEGER NOT NULL,
  touched       INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX tables_on_offer ON tables (stage, public, created);
CREATE INDEX tables_by_host ON tables (host, stage);
CREATE INDEX tables_by_stage ON tables (stage, id);

CREATE TABLE seats (
  table_id TEXT NOT NULL REFERENCES tables (id),
  place    INTEGER NOT NULL,
  seat     TEXT NOT NULL,
  person   INTEGER REFERENCES people (id),
  name     TEXT NOT NULL,
  level    TEXT,
  luck     TEXT,
  PRIMARY KEY (table_id, place)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_by_person ON seats (person, table_id);

-- The truth: what happened at a table, in order. Only ever added to; the key refuses a second writer.
CREATE TABLE steps (
  table_id TEXT NOT NULL,
  number   INTEGER NOT NULL,
  at       INTEGER NOT NULL,
  step     TEXT NOT NULL,
  PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

-- What was said; the room is null for everybody, else the seats that heard it.
CREATE TABLE talk (
  id       INTEGER PRIMARY KEY,
  table_id TEXT NOT NULL,
  at       INTEGER NOT NULL,
  seat     TEXT,
  name     TEXT NOT NULL,
  room     TEXT,
  words    TEXT NOT NULL
) STRICT;
CREATE INDEX talk_by_table ON talk (table_id, id);

-- Half-made answers, for their writer's eyes.
CREATE TABLE drafts (
  table_id TEXT NOT NULL,
  seat     TEXT NOT NULL,
  decision INTEGER NOT NULL,
  words    TEXT NOT NULL,
  PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
