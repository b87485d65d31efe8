-- Of an invitation only the hash is kept, in hex: `sha256` is a function of ours, for SQLite has none.
UPDATE tables SET invite = sha256(invite);
