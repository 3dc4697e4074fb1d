-- Why an answer came, marks that tell positions and drafts apart, living posts, the outbox' leases.

-- by_hand, forced, order … in the caller's words; NULL: written before there were causes, when answers
-- that were forced had no entries of their own. `mark` is that of the step that brought the entry.
ALTER TABLE log ADD COLUMN cause TEXT;
ALTER TABLE log ADD COLUMN mark INTEGER NOT NULL DEFAULT 0;

-- A table of its own, so that a draft's write doesn't rewrite the state. `mark` is the random one of the
-- last step that logged something, `revision` that of the last write of any kind: the lock.
CREATE TABLE marks (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    mark     INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    checksum INTEGER
) STRICT;
INSERT INTO marks (table_id, mark, revision) SELECT id, 0, 0 FROM tables;

ALTER TABLE drafts ADD COLUMN mark INTEGER NOT NULL DEFAULT 0;

-- What the caller remembers of a table's post, and the last direct message to a user about a table.
CREATE TABLE posts (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    note     BLOB NOT NULL
) STRICT;

CREATE TABLE letters (
    table_id   INTEGER NOT NULL REFERENCES tables (id),
    user_id    INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;

-- `token` is random: a nonce that no restored or new database gives again. Rows of one lane of a table
-- are delivered one after another. `noted_at` is when `due_at` was set. Leases end at `leased_until`.
ALTER TABLE outbox ADD COLUMN token TEXT NOT NULL DEFAULT '';
ALTER TABLE outbox ADD COLUMN lane TEXT NOT NULL DEFAULT '';
ALTER TABLE outbox ADD COLUMN noted_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE outbox ADD COLUMN leased_by TEXT;
ALTER TABLE outbox ADD COLUMN leased_until INTEGER NOT NULL DEFAULT 0;
UPDATE outbox SET token = lower(hex(randomblob(10))), noted_at = due_at,
    lane = CASE kind WHEN 'board' THEN 'board' ELSE kind || ' ' || target END;
CREATE INDEX outbox_by_lane ON outbox (table_id, lane) WHERE dropped_at IS NULL;

-- The language a player's Discord was last seen in goes with the seat: nobody gets a row by being seen.
ALTER TABLE seats ADD COLUMN locale TEXT;
UPDATE seats SET locale = (SELECT locale FROM users WHERE users.user_id = seats.user_id);
CREATE TABLE new_users (
    user_id      INTEGER PRIMARY KEY,
    language     TEXT,
    confirm      INTEGER NOT NULL DEFAULT 1 CHECK (confirm IN (0, 1)),
    tell         TEXT,
    quiet        TEXT,
    away_until   INTEGER,
    dm_closed_at INTEGER
) STRICT;
INSERT INTO new_users
    SELECT user_id, language, confirm, tell, quiet, away_until, dm_closed_at FROM users
    WHERE language IS NOT NULL OR confirm = 0 OR tell IS NOT NULL OR quiet IS NOT NULL
        OR away_until IS NOT NULL OR dm_closed_at IS NOT NULL;
DROP TABLE users;
ALTER TABLE new_users RENAME TO users;
