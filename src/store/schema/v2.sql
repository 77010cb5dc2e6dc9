-- Version 2: how players appear in public, and the names under which files
-- call them.

ALTER TABLE player ADD COLUMN privacy TEXT NOT NULL DEFAULT 'full';  -- full, initials, hidden

CREATE TABLE alias (
    alias  TEXT PRIMARY KEY NOT NULL,   -- as written in the file
    player INTEGER NOT NULL REFERENCES player (id)
) STRICT, WITHOUT ROWID;
CREATE INDEX alias_player ON alias (player);
