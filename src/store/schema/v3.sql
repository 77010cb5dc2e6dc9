-- Version 3: championships. Their ratings are not stored either, but for the
-- club's rating of an entrant on entering, which no later evening changes.

CREATE TABLE championship (
    id    INTEGER PRIMARY KEY,
    name  TEXT NOT NULL UNIQUE,
    jump  REAL NOT NULL,    -- K
    base  REAL NOT NULL,
    split REAL NOT NULL     -- k
) STRICT;

CREATE TABLE entrant (
    championship INTEGER NOT NULL REFERENCES championship (id),
    id           INTEGER NOT NULL,
    player       INTEGER REFERENCES player (id),    -- of the club
    name         TEXT,                              -- of anybody else
    rating       REAL,                              -- in the club, on entering
    PRIMARY KEY (championship, id),
    CHECK ((player IS NULL) <> (name IS NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX entrant_player ON entrant (player);

CREATE TABLE session (
    championship INTEGER NOT NULL REFERENCES championship (id),
    number       INTEGER NOT NULL,
    date         TEXT,
    title        TEXT NOT NULL,
    strength     REAL NOT NULL,     -- S
    boards       INTEGER,           -- H
    scoring      TEXT NOT NULL,     -- mp, imp, cross-imp, percent
    centred      INTEGER NOT NULL CHECK (centred IN (0, 1)),
    final        INTEGER NOT NULL CHECK (final IN (0, 1)),
    PRIMARY KEY (championship, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE session_pair (
    championship INTEGER NOT NULL,
    session      INTEGER NOT NULL,
    number       INTEGER NOT NULL,  -- order in the session, from 0
    a            INTEGER NOT NULL,
    b            INTEGER NOT NULL,
    rating_a     REAL,              -- typed; NULL is carried over
    rating_b     REAL,
    result       REAL NOT NULL,     -- IMPs, matchpoints or percent
    boards       INTEGER,           -- where the pair's own differ
    PRIMARY KEY (championship, session, number),
    FOREIGN KEY (championship, session) REFERENCES session (championship, number),
    FOREIGN KEY (championship, a) REFERENCES entrant (championship, id),
    FOREIGN KEY (championship, b) REFERENCES entrant (championship, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX session_pair_a ON session_pair (championship, a);
CREATE INDEX session_pair_b ON session_pair (championship, b);

-- The adjustments by which a championship was carried into the club.
CREATE TABLE transfer (
    adjustment   INTEGER PRIMARY KEY NOT NULL REFERENCES adjustment (id),
    championship INTEGER NOT NULL REFERENCES championship (id)
) STRICT, WITHOUT ROWID;
CREATE INDEX transfer_championship ON transfer (championship);
