-- Tables, seats, the log, remembered interactions, drafts, the outbox, users, meta.
-- Times are integers, milliseconds since 1970 UTC, given by the caller. Blobs are opaque to the store.

CREATE TABLE tables (
    id            INTEGER PRIMARY KEY,
    guild_id      INTEGER NOT NULL,
    channel_id    INTEGER NOT NULL,
    title         TEXT    NOT NULL,
    language      TEXT    NOT NULL,
    status        TEXT    NOT NULL CHECK (status IN ('lobby', 'running', 'over', 'cancelled')),
    host_user     INTEGER NOT NULL,
    created_at    INTEGER NOT NULL,
    updated_at    INTEGER NOT NULL,
    seq           INTEGER NOT NULL DEFAULT 0 CHECK (seq >= 0),
    posted_seq    INTEGER NOT NULL DEFAULT 0,
    message_id    INTEGER,
    state_version INTEGER NOT NULL,
    -- The wide columns stand last, so that lists of tables never read them.
    commitment    TEXT    NOT NULL,
    secret        BLOB    NOT NULL,
    options       BLOB    NOT NULL,
    snapshot      BLOB    NOT NULL
) STRICT;

CREATE UNIQUE INDEX one_live_table_a_channel ON tables (channel_id) WHERE status IN ('lobby', 'running');
CREATE INDEX tables_by_channel ON tables (channel_id, id);
CREATE INDEX tables_by_status ON tables (status);

CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL CHECK (seat >= 0),
    user_id  INTEGER,
    name     TEXT    NOT NULL,
    kind     TEXT    NOT NULL CHECK (kind IN ('person', 'computer')),
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_user ON seats (user_id) WHERE user_id IS NOT NULL;

CREATE TABLE log (
    table_id       INTEGER NOT NULL REFERENCES tables (id),
    seq            INTEGER NOT NULL CHECK (seq >= 1),
    at             INTEGER NOT NULL,
    interaction_id INTEGER,
    kind           TEXT    NOT NULL,
    seat           INTEGER,
    user_id        INTEGER,
    move           BLOB    NOT NULL,
    outcomes       BLOB    NOT NULL,
    events         BLOB    NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER log_is_never_rewritten BEFORE UPDATE ON log
BEGIN SELECT RAISE(ABORT, 'the log only grows'); END;

CREATE TRIGGER log_is_never_shortened BEFORE DELETE ON log
BEGIN SELECT RAISE(ABORT, 'the log only grows'); END;

-- No index on `at`: pruning is rare and may scan, a commit is not rare and would pay for it.
CREATE TABLE interactions (
    id       INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seq      INTEGER NOT NULL,
    at       INTEGER NOT NULL
) STRICT;

CREATE TABLE drafts (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    base_seq INTEGER NOT NULL,
    moves    BLOB    NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- AUTOINCREMENT, because an id becomes the nonce of a post and must never come back after its row is gone.
CREATE TABLE outbox (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id    INTEGER NOT NULL REFERENCES tables (id),
    kind        TEXT    NOT NULL,
    target      INTEGER NOT NULL,
    payload     BLOB    NOT NULL,
    due_at      INTEGER NOT NULL,
    attempts    INTEGER NOT NULL DEFAULT 0,
    created_seq INTEGER NOT NULL,
    last_error  TEXT,
    dropped_at  INTEGER
) STRICT;

CREATE INDEX outbox_by_due ON outbox (due_at, id) WHERE dropped_at IS NULL;

CREATE TABLE users (
    user_id      INTEGER PRIMARY KEY,
    language     TEXT,
    confirm      INTEGER NOT NULL DEFAULT 1 CHECK (confirm IN (0, 1)),
    tell         TEXT,
    quiet        TEXT,
    away_until   INTEGER,
    dm_closed_at INTEGER,
    locale       TEXT
) STRICT;

CREATE TABLE meta (
    key   TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
