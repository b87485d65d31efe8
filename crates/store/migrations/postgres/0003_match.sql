-- What the sitter of a seat has won in the games of the match before this one, in half points (a draw is one).
ALTER TABLE seats ADD COLUMN halves BIGINT NOT NULL DEFAULT 0;
