-- When a table goes on by itself: 0 at once, for a bot is asked; later, when somebody's time runs out; null while it
-- waits for people. What is in play from before is looked at once to find out.
ALTER TABLE tables ADD COLUMN due INTEGER;
UPDATE tables SET due = 0 WHERE stage = 'playing' AND (clock IS NOT NULL
  OR EXISTS (SELECT 1 FROM seats WHERE table_id = id AND level IS NOT NULL));
CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL;

-- No number twice among those that have just come either; and a log is found without looking through them all.
CREATE UNIQUE INDEX arrivals_by_table ON arrivals (table_id, number);
