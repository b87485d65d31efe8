-- Steps as they come, whatever table they belong to: a page takes those of many tables, so there is little to write
-- before everybody is answered. When many have come they move to `steps` together, which then are many to a page, too.
CREATE TABLE arrivals (
  id       INTEGER PRIMARY KEY,
  table_id TEXT NOT NULL,
  number   INTEGER NOT NULL,
  at       INTEGER NOT NULL,
  step     TEXT NOT NULL
) STRICT;

-- Every step, wherever it is now.
CREATE VIEW log AS
  SELECT table_id, number, at, step FROM steps
  UNION ALL
  SELECT table_id, number, at, step FROM arrivals;
