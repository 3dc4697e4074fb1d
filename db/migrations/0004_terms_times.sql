-- What people agree on beside a title's options, what is kept beside a game, when a table is due, points to
-- go back to; a user's time zone and days away, and how they want to be told of one table.

ALTER TABLE tables ADD COLUMN terms BLOB NOT NULL DEFAULT x'';

-- Opaque to the store. `seat` is -1 for what is the whole table's: part of a key can't be NULL.
CREATE TABLE kept (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    what     TEXT    NOT NULL,
    seat     INTEGER NOT NULL CHECK (seat >= -1),
    data     BLOB    NOT NULL,
    PRIMARY KEY (table_id, what, seat)
) STRICT, WITHOUT ROWID;

-- When a table wants to be looked at by itself: one time each, the next. No row: never.
CREATE TABLE times (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    due_at   INTEGER NOT NULL
) STRICT;
CREATE INDEX times_by_due ON times (due_at);

-- The state after entry `seq` follows from the log; the checksum tells whether it does. `data` is what was
-- kept beside the game then.
CREATE TABLE points (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seq      INTEGER NOT NULL,
    checksum INTEGER NOT NULL,
    data     BLOB    NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

ALTER TABLE users ADD COLUMN zone TEXT;
ALTER TABLE users ADD COLUMN away_from INTEGER;

CREATE TABLE tells (
    user_id  INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    tell     TEXT    NOT NULL,
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;
