-- Version 4: players who play no more, and players who look like one person
-- and are two.

ALTER TABLE player ADD COLUMN retired INTEGER NOT NULL DEFAULT 0 CHECK (retired IN (0, 1));

CREATE TABLE distinct_players (
    a INTEGER NOT NULL REFERENCES player (id),
    b INTEGER NOT NULL REFERENCES player (id),
    PRIMARY KEY (a, b),
    CHECK (a < b)
) STRICT, WITHOUT ROWID;
CREATE INDEX distinct_players_b ON distinct_players (b);
