-- What is said about the file as a whole: `open` while a server writes to it, `backup` in a copy that was finished.
CREATE TABLE marks (
  name  TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- The checksum of a step; null for those that were written before there was one.
ALTER TABLE steps ADD COLUMN sum INTEGER;
ALTER TABLE arrivals ADD COLUMN sum INTEGER;
DROP VIEW log;
CREATE VIEW log AS
  SELECT table_id, number, at, step, sum FROM steps
  UNION ALL
  SELECT table_id, number, at, step, sum FROM arrivals;
