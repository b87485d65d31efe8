-- What a table agreed on about talk, as the server writes it; null: nothing but the custom of the house.
ALTER TABLE tables ADD COLUMN manners TEXT;

-- Where in the game something was said: after which step, and in which turn; null for what is older.
ALTER TABLE talk ADD COLUMN step BIGINT;
ALTER TABLE talk ADD COLUMN turn BIGINT;

-- What somebody keeps at a table for their own eyes: what they have read, unsent words, notes.
CREATE TABLE desks (
  table_id TEXT NOT NULL,
  person   BIGINT NOT NULL,
  words    TEXT NOT NULL,
  PRIMARY KEY (table_id, person)
);
