-- What was said belongs to persons: who spoke, and who was in the room (` 3 7 `); null for what is older.
ALTER TABLE talk ADD COLUMN person BIGINT;
ALTER TABLE talk ADD COLUMN hearers TEXT;
ALTER TABLE drafts ADD COLUMN person BIGINT;

-- When somebody was last at a table, on whichever node.
CREATE TABLE presence (
  table_id TEXT NOT NULL,
  person   BIGINT NOT NULL,
  seen     BIGINT NOT NULL,
  PRIMARY KEY (table_id, person)
);

-- Boards that people brought, each once, however many tables play on it. A table names it by `own:` and its hash.
CREATE TABLE boards (
  hash TEXT PRIMARY KEY,
  text TEXT NOT NULL
);

-- What has expired is looked for now and then.
CREATE INDEX sessions_by_expiry ON sessions (expires);
CREATE INDEX tables_by_touch ON tables (stage, touched);
