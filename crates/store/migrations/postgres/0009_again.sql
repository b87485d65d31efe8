-- What whoever sits here said to another game of the same; null: nothing yet.
ALTER TABLE seats ADD COLUMN again BOOLEAN;
