-- Of an invitation only the hash is kept, in hex.
UPDATE tables SET invite = encode(sha256(convert_to(invite, 'UTF8')), 'hex');
