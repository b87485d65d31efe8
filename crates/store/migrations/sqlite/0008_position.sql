-- A table may go on from a position of a game that is over; null: from the start.
ALTER TABLE tables ADD COLUMN position TEXT;
