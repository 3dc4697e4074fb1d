-- Puzzles: which channels get one a day, and what people answered. A channel with puzzles need not have a table, so
-- what is to be sent there is owed to table 0. SQLite can't drop a reference: the outbox is made anew.

CREATE TABLE new_outbox (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id     INTEGER NOT NULL,
    kind         TEXT    NOT NULL,
    target       INTEGER NOT NULL,
    payload      BLOB    NOT NULL,
    due_at       INTEGER NOT NULL,
    attempts     INTEGER NOT NULL DEFAULT 0,
    created_seq  INTEGER NOT NULL,
    last_error   TEXT,
    dropped_at   INTEGER,
    token        TEXT    NOT NULL DEFAULT '',
    lane         TEXT    NOT NULL DEFAULT '',
    noted_at     INTEGER NOT NULL DEFAULT 0,
    leased_by    TEXT,
    leased_until INTEGER NOT NULL DEFAULT 0,
    crc          INTEGER
) STRICT;
INSERT INTO new_outbox
    SELECT id, table_id, kind, target, payload, due_at, attempts, created_seq, last_error, dropped_at, token, lane,
        noted_at, leased_by, leased_until, crc
    FROM outbox;
DELETE FROM sqlite_sequence WHERE name = 'new_outbox';
INSERT INTO sqlite_sequence (name, seq) SELECT 'new_outbox', seq FROM sqlite_sequence WHERE name = 'outbox';
DROP TABLE outbox;
ALTER TABLE new_outbox RENAME TO outbox;
CREATE INDEX outbox_by_due ON outbox (due_at, id) WHERE dropped_at IS NULL;
CREATE INDEX outbox_by_lane ON outbox (table_id, lane) WHERE dropped_at IS NULL;

-- A channel that gets a title's puzzle every day, at an hour in a time zone, in a language. `user_id` asked for it.
CREATE TABLE puzzle_channels (
    channel_id INTEGER NOT NULL,
    title      TEXT    NOT NULL,
    guild_id   INTEGER NOT NULL,
    user_id    INTEGER NOT NULL,
    language   TEXT    NOT NULL,
    zone       TEXT    NOT NULL,
    hour       INTEGER NOT NULL CHECK (hour BETWEEN 0 AND 23),
    due_at     INTEGER NOT NULL,
    PRIMARY KEY (channel_id, title)
) STRICT, WITHOUT ROWID;
CREATE INDEX puzzle_channels_by_due ON puzzle_channels (due_at);

-- A person's answer to a title's puzzle of a day (counted as Python's ordinal). `answer` is empty until it is final.
CREATE TABLE puzzle_answers (
    user_id INTEGER NOT NULL,
    title   TEXT    NOT NULL,
    day     INTEGER NOT NULL,
    puzzle  INTEGER NOT NULL,
    move    TEXT    NOT NULL,
    answer  TEXT    NOT NULL CHECK (answer IN ('', 'best', 'second', 'other')),
    at      INTEGER NOT NULL,
    PRIMARY KEY (user_id, title, day)
) STRICT, WITHOUT ROWID;
CREATE INDEX puzzle_answers_by_puzzle ON puzzle_answers (title, puzzle);
