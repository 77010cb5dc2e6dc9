-- Version 1 of a club file. Dates are 'YYYY-MM-DD', truth values 0 or 1,
-- numbers REAL in rating points unless said otherwise. Ratings that follow
-- from these rows are not stored.

CREATE TABLE club (
    id   INTEGER PRIMARY KEY CHECK (id = 1),
    name TEXT NOT NULL
) STRICT;

CREATE TABLE player (
    id    INTEGER PRIMARY KEY,
    name  TEXT NOT NULL UNIQUE,
    start REAL NOT NULL,                    -- rating before the first tournament
    core  INTEGER CHECK (core IN (0, 1))    -- NULL: the program chooses
) STRICT;

CREATE TABLE tournament (
    id      INTEGER PRIMARY KEY,
    entry   INTEGER NOT NULL,   -- decides between events of one date
    date    TEXT NOT NULL,
    title   TEXT NOT NULL,
    kind    TEXT NOT NULL,      -- rated, unrated, prehistory
    scoring TEXT NOT NULL,      -- auto, mp, imp, cross-imp, percent
    boards  INTEGER
) STRICT;

CREATE TABLE pair (
    tournament INTEGER NOT NULL REFERENCES tournament (id),
    field      INTEGER NOT NULL CHECK (field IN (0, 1)),
    number     INTEGER NOT NULL,    -- order in the field, from 0
    a          INTEGER NOT NULL REFERENCES player (id),
    b          INTEGER NOT NULL REFERENCES player (id),
    result     REAL,                -- matchpoints, IMPs or percent
    percentage REAL,                -- published beside a total
    boards     INTEGER,             -- where the pair's own differ
    PRIMARY KEY (tournament, field, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX pair_a ON pair (a);
CREATE INDEX pair_b ON pair (b);

CREATE TABLE adjustment (
    id     INTEGER PRIMARY KEY,
    entry  INTEGER NOT NULL,
    date   TEXT NOT NULL,
    kind   TEXT NOT NULL,                           -- average, reassign, set
    a      INTEGER NOT NULL REFERENCES player (id),
    b      INTEGER REFERENCES player (id),          -- NULL when set
    rating REAL,                                    -- NULL when averaged
    reason TEXT NOT NULL
) STRICT;
CREATE INDEX adjustment_a ON adjustment (a);
CREATE INDEX adjustment_b ON adjustment (b);

CREATE TABLE param_set (
    first_day TEXT PRIMARY KEY NOT NULL,    -- '' is the beginning of the club
    jump      REAL NOT NULL,                -- K
    base      REAL NOT NULL,
    handicap  REAL NOT NULL,                -- W
    learning  REAL NOT NULL,                -- V, boards
    boards    REAL NOT NULL,                -- H
    forget    REAL NOT NULL,                -- a fraction
    age       TEXT NOT NULL,                -- tournaments, weeks
    split     REAL NOT NULL,                -- k
    strength  REAL NOT NULL,                -- S
    growth    REAL NOT NULL,
    "window"  INTEGER NOT NULL,             -- tournaments
    last      INTEGER NOT NULL              -- ratings
) STRICT;

CREATE TABLE journal (
    id        INTEGER PRIMARY KEY,
    at        TEXT NOT NULL,    -- UTC
    operation TEXT NOT NULL,    -- JSON: its name and arguments
    changes   TEXT NOT NULL,    -- JSON: each row before and after
    state     TEXT NOT NULL CHECK (state IN ('done', 'undone', 'dropped'))
) STRICT;
CREATE INDEX journal_state ON journal (state);

CREATE TABLE draft (
    slot TEXT PRIMARY KEY,
    at   TEXT NOT NULL,         -- UTC
    text TEXT NOT NULL
) STRICT;
