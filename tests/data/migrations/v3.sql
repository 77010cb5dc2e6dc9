-- A club file of version 3, as that version wrote it. Never edited.
PRAGMA application_id = 1413566020;
PRAGMA user_version = 3;
PRAGMA foreign_keys = 0;
BEGIN TRANSACTION;
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
INSERT INTO adjustment VALUES(1,2,'2026-01-09','reassign',1,2,2.2250738585072013834e-308,'agreed');
CREATE TABLE alias (
    alias  TEXT PRIMARY KEY NOT NULL,   -- as written in the file
    player INTEGER NOT NULL REFERENCES player (id)
) STRICT, WITHOUT ROWID;
INSERT INTO alias VALUES('P. One',1);
CREATE TABLE club (
    id   INTEGER PRIMARY KEY CHECK (id = 1),
    name TEXT NOT NULL
) STRICT;
INSERT INTO club VALUES(1,'Club of version 1');
CREATE TABLE draft (
    slot TEXT PRIMARY KEY,
    at   TEXT NOT NULL,         -- UTC
    text TEXT NOT NULL
) STRICT;
CREATE TABLE journal (
    id        INTEGER PRIMARY KEY,
    at        TEXT NOT NULL,    -- UTC
    operation TEXT NOT NULL,    -- JSON: its name and arguments
    changes   TEXT NOT NULL,    -- JSON: each row before and after
    state     TEXT NOT NULL CHECK (state IN ('done', 'undone', 'dropped'))
) STRICT;
INSERT INTO journal VALUES(1,'2026-11-29T22:54:37Z','{"id":"op-players"}','[{"what":"player","id":1,"before":null,"after":{"id":1,"name":"Player 1","start":0.43333333333333335,"core":null}},{"what":"player","id":2,"before":null,"after":{"id":2,"name":"Player 2","start":0.7666666666666666,"core":null}},{"what":"player","id":3,"before":null,"after":{"id":3,"name":"Player 3","start":1.1,"core":null}},{"what":"player","id":4,"before":null,"after":{"id":4,"name":"Player 4","start":1.4333333333333333,"core":null}}]','done');
INSERT INTO journal VALUES(2,'2026-11-29T22:54:37Z','{"id":"op-tournament"}','[{"what":"tournament","id":1,"before":null,"after":{"id":1,"entry":1,"date":"2026-01-08","title":"«Весна» & \"Spring\" 🂡","kind":"rated","scoring":"cross-imp","boards":null,"fields":[[{"a":1,"b":2,"result":-12.3,"percentage":null,"boards":27},{"a":3,"b":4,"result":12.3,"percentage":null,"boards":27}]]}}]','done');
INSERT INTO journal VALUES(3,'2026-11-29T22:54:37Z','{"id":"op-adjust-set"}','[{"what":"adjustment","id":1,"before":null,"after":{"id":1,"entry":2,"date":"2026-01-09","kind":{"reassign":{"a":1,"b":2,"rating":2.2250738585072014e-308}},"reason":"agreed"}}]','done');
INSERT INTO journal VALUES(4,'2026-11-29T22:54:37Z','{"id":"op-params"}','[{"what":"params","before":[{"from":null,"params":{"K":20.0,"base":100.0,"W":264.533,"V":38.0,"H":27.0,"forget":0.04,"age":"tournaments","k":0.0029,"S":10.0,"growth":0.2,"window":150,"last":4}}],"after":[{"from":null,"params":{"K":20.0,"base":100.0,"W":264.533,"V":38.0,"H":27.0,"forget":0.04,"age":"tournaments","k":0.0029,"S":10.0,"growth":0.2,"window":150,"last":4}},{"from":"2026-01-10","params":{"K":20.0,"base":100.0,"W":264.533,"V":38.0,"H":27.0,"forget":0.30000000000000004,"age":"tournaments","k":0.0029,"S":10.0,"growth":0.2,"window":150,"last":4}}]}]','done');
INSERT INTO journal VALUES(5,'2026-11-29T22:54:37Z','{"id":"op-name"}','[{"what":"name","before":"Club","after":"Club of version 1"}]','done');
INSERT INTO journal VALUES(6,'2026-11-30T05:09:51Z','{"id":"op-players","args":{"count":2}}','[{"what":"player","id":2,"before":{"id":2,"name":"Player 2","start":0.7666666666666666,"core":null,"privacy":"full"},"after":{"id":2,"name":"Player 2","start":0.7666666666666666,"core":null,"privacy":"initials"}},{"what":"player","id":3,"before":{"id":3,"name":"Player 3","start":1.1,"core":null,"privacy":"full"},"after":{"id":3,"name":"Player 3","start":1.1,"core":null,"privacy":"hidden"}}]','done');
INSERT INTO journal VALUES(7,'2026-11-30T04:00:00Z','{"id":"op-alias","args":{"alias":"P. One","name":"Player 1"}}','[{"what":"alias","alias":"P. One","before":null,"after":1}]','done');
INSERT INTO journal VALUES(8,'2026-11-30T09:42:56Z','{"id":"op-session","args":{"championship":"Cup","number":2}}','[{"what":"championship","id":1,"before":null,"after":{"id":1,"name":"Cup","params":{"K":20.0,"base":100.0,"k":0.0029},"entrants":[{"id":1,"person":{"guest":"Anna Guest"},"rating":null},{"id":2,"person":{"guest":"Bruno Gast"},"rating":null},{"id":3,"person":{"player":3},"rating":30.700870221116148},{"id":4,"person":{"guest":"Carl Host"},"rating":null}],"sessions":[{"number":2,"date":null,"title":"","strength":14.0,"boards":16,"scoring":"imp","centred":false,"final":false,"pairs":[{"a":1,"b":2,"rating_a":1500.0,"rating_b":1400.25,"result":-2.5,"boards":null},{"a":3,"b":4,"rating_a":null,"rating_b":1300.0,"result":-10.0,"boards":null}]}],"transferred":[]}}]','done');
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
INSERT INTO pair VALUES(1,0,0,1,2,-12.30000000000000071,NULL,27);
INSERT INTO pair VALUES(1,0,1,3,4,12.30000000000000071,NULL,27);
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
INSERT INTO param_set VALUES('',20.0,100.0,264.53300000000001545,38.0,27.0,0.040000000000000000832,'tournaments',0.0028999999999999998001,10.0,0.2000000000000000111,150,4);
INSERT INTO param_set VALUES('2026-01-10',20.0,100.0,264.53300000000001545,38.0,27.0,0.3000000000000000444,'tournaments',0.0028999999999999998001,10.0,0.2000000000000000111,150,4);
CREATE TABLE player (
    id    INTEGER PRIMARY KEY,
    name  TEXT NOT NULL UNIQUE,
    start REAL NOT NULL,                    -- rating before the first tournament
    core  INTEGER CHECK (core IN (0, 1))    -- NULL: the program chooses
, privacy TEXT NOT NULL DEFAULT 'full') STRICT;
INSERT INTO player VALUES(1,'Player 1',0.43333333333333334813,NULL,'full');
INSERT INTO player VALUES(2,'Player 2',0.76666666666666660745,NULL,'initials');
INSERT INTO player VALUES(3,'Player 3',1.1000000000000000888,NULL,'hidden');
INSERT INTO player VALUES(4,'Player 4',1.4333333333333333481,NULL,'full');
CREATE TABLE tournament (
    id      INTEGER PRIMARY KEY,
    entry   INTEGER NOT NULL,   -- decides between events of one date
    date    TEXT NOT NULL,
    title   TEXT NOT NULL,
    kind    TEXT NOT NULL,      -- rated, unrated, prehistory
    scoring TEXT NOT NULL,      -- auto, mp, imp, cross-imp, percent
    boards  INTEGER
) STRICT;
INSERT INTO tournament VALUES(1,1,'2026-01-08','«Весна» & "Spring" 🂡','rated','cross-imp',NULL);
CREATE TABLE championship (
    id    INTEGER PRIMARY KEY,
    name  TEXT NOT NULL UNIQUE,
    jump  REAL NOT NULL,    -- K
    base  REAL NOT NULL,
    split REAL NOT NULL     -- k
) STRICT;
INSERT INTO championship VALUES(1,'Cup',20.0,100.0,0.0028999999999999998001);
CREATE TABLE entrant (
    championship INTEGER NOT NULL REFERENCES championship (id),
    id           INTEGER NOT NULL,
    player       INTEGER REFERENCES player (id),    -- of the club
    name         TEXT,                              -- of anybody else
    rating       REAL,                              -- in the club, on entering
    PRIMARY KEY (championship, id),
    CHECK ((player IS NULL) <> (name IS NULL))
) STRICT, WITHOUT ROWID;
INSERT INTO entrant VALUES(1,1,NULL,'Anna Guest',NULL);
INSERT INTO entrant VALUES(1,2,NULL,'Bruno Gast',NULL);
INSERT INTO entrant VALUES(1,3,3,NULL,30.700870221116147718);
INSERT INTO entrant VALUES(1,4,NULL,'Carl Host',NULL);
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
INSERT INTO session VALUES(1,2,NULL,'',14.0,16,'imp',0,0);
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
INSERT INTO session_pair VALUES(1,2,0,1,2,1500.0,1400.2499999999999999,-2.5,NULL);
INSERT INTO session_pair VALUES(1,2,1,3,4,NULL,1300.0,-10.0,NULL);
CREATE TABLE transfer (
    adjustment   INTEGER PRIMARY KEY NOT NULL REFERENCES adjustment (id),
    championship INTEGER NOT NULL REFERENCES championship (id)
) STRICT, WITHOUT ROWID;
CREATE INDEX pair_a ON pair (a);
CREATE INDEX pair_b ON pair (b);
CREATE INDEX adjustment_a ON adjustment (a);
CREATE INDEX adjustment_b ON adjustment (b);
CREATE INDEX journal_state ON journal (state);
CREATE INDEX alias_player ON alias (player);
CREATE INDEX entrant_player ON entrant (player);
CREATE INDEX session_pair_a ON session_pair (championship, a);
CREATE INDEX session_pair_b ON session_pair (championship, b);
CREATE INDEX transfer_championship ON transfer (championship);
COMMIT;
