-- What whoever sits here said to another game of the same: 1 yes, 0 no, null nothing yet.
ALTER TABLE seats ADD COLUMN again INTEGER;
