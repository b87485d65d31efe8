-- When a table goes on by itself: 0 at once, for a bot is asked; later, when somebody's time runs out; null while it
-- waits for people. What is in play from before is looked at once to find out.
ALTER TABLE tables ADD COLUMN due BIGINT;
UPDATE tables SET due = 0 WHERE stage = 'playing' AND (clock IS NOT NULL
  OR EXISTS (SELECT FROM seats WHERE table_id = id AND level IS NOT NULL));
CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL;

-- The nodes that have been heard of lately.
CREATE TABLE nodes (
  node TEXT PRIMARY KEY,
  seen TIMESTAMPTZ NOT NULL
);

-- Which node plays a table's bots and minds its clocks. A node that falls silent loses them all.
CREATE TABLE charges (
  table_id TEXT PRIMARY KEY,
  node     TEXT NOT NULL REFERENCES nodes (node) ON DELETE CASCADE
);
CREATE INDEX charges_by_node ON charges (node);
