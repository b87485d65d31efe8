-- Everybody who ever took a seat. An account is a name and a passphrase beside that.
CREATE TABLE people (
  id          BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name        TEXT NOT NULL,
  account     TEXT,
  account_key TEXT UNIQUE,
  passphrase  TEXT,
  created     BIGINT NOT NULL
);

-- The cookie's SHA-256, never the cookie.
CREATE TABLE sessions (
  hash    BYTEA PRIMARY KEY,
  person  BIGINT NOT NULL REFERENCES people (id),
  expires BIGINT NOT NULL
);
CREATE INDEX sessions_by_person ON sessions (person);

-- What a table is. The version refuses a writer who has not seen the last change.
CREATE TABLE tables (
  id            TEXT PRIMARY KEY,
  version       BIGINT NOT NULL,
  game          TEXT NOT NULL,
  rules_version BIGINT NOT NULL,
  options       TEXT NOT NULL,
  board         TEXT,
  public        BOOLEAN NOT NULL,
  invite        TEXT NOT NULL,
  seed          BYTEA NOT NULL,
  salt          BYTEA NOT NULL,
  host          BIGINT NOT NULL REFERENCES people (id),
  clock         TEXT,
  clocks        TEXT,
  stage         TEXT NOT NULL CHECK (stage IN ('open', 'playing', 'over')),
  rematch       TEXT,
  created       BIGINT NOT NULL,
  touched       BIGINT NOT NULL
);
CREATE INDEX tables_on_offer ON tables (stage, public, created);
CREATE INDEX tables_by_host ON tables (host, stage);
CREATE INDEX tables_by_stage ON tables (stage, id);

CREATE TABLE seats (
  table_id TEXT NOT NULL REFERENCES tables (id),
  place    BIGINT NOT NULL,
  seat     TEXT NOT NULL,
  person   BIGINT REFERENCES people (id),
  name     TEXT NOT NULL,
  level    TEXT,
  luck     TEXT,
  PRIMARY KEY (table_id, place)
);
CREATE INDEX seats_by_person ON seats (person, table_id);

-- The truth: what happened at a table, in order. Only ever added to; the key refuses a second writer.
CREATE TABLE steps (
  table_id TEXT NOT NULL,
  number   BIGINT NOT NULL,
  at       BIGINT NOT NULL,
  step     TEXT NOT NULL,
  PRIMARY KEY (table_id, number)
);

-- What was said; the room is null for everybody, else the seats that heard it.
CREATE TABLE talk (
  id       BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  table_id TEXT NOT NULL,
  at       BIGINT NOT NULL,
  seat     TEXT,
  name     TEXT NOT NULL,
  room     TEXT,
  words    TEXT NOT NULL
);
CREATE INDEX talk_by_table ON talk (table_id, id);

-- Half-made answers, for their writer's eyes.
CREATE TABLE drafts (
  table_id TEXT NOT NULL,
  seat     TEXT NOT NULL,
  decision BIGINT NOT NULL,
  words    TEXT NOT NULL,
  PRIMARY KEY (table_id, seat)
);
