-- The checksum of a step; null for those that were written before there was one.
ALTER TABLE steps ADD COLUMN sum BIGINT;
