-- Studies: tables that begin at a position of another table's log. They count nowhere, so their status is one of its
-- own. SQLite can't change a CHECK: the table is made anew.

CREATE TABLE new_tables (
    id            INTEGER PRIMARY KEY,
    guild_id      INTEGER NOT NULL,
    channel_id    INTEGER NOT NULL,
    title         TEXT    NOT NULL,
    language      TEXT    NOT NULL,
    status        TEXT    NOT NULL CHECK (status IN ('lobby', 'running', 'over', 'cancelled', 'study')),
    host_user     INTEGER NOT NULL,
    created_at    INTEGER NOT NULL,
    updated_at    INTEGER NOT NULL,
    seq           INTEGER NOT NULL DEFAULT 0 CHECK (seq >= 0),
    posted_seq    INTEGER NOT NULL DEFAULT 0,
    message_id    INTEGER,
    state_version INTEGER NOT NULL,
    commitment    TEXT    NOT NULL,
    secret        BLOB    NOT NULL,
    options       BLOB    NOT NULL,
    snapshot      BLOB    NOT NULL,
    terms         BLOB    NOT NULL DEFAULT x'',
    shares        TEXT    NOT NULL DEFAULT '',
    place_id      INTEGER NOT NULL DEFAULT 0
) STRICT;
INSERT INTO new_tables
    SELECT id, guild_id, channel_id, title, language, status, host_user, created_at, updated_at, seq, posted_seq,
        message_id, state_version, commitment, secret, options, snapshot, terms, shares, place_id
    FROM tables;

-- The trigger names `tables`, which is not there for a moment.
DROP TRIGGER log_is_never_shortened;
DROP TABLE tables;
ALTER TABLE new_tables RENAME TO tables;
CREATE UNIQUE INDEX one_live_table_a_channel ON tables (channel_id) WHERE status IN ('lobby', 'running');
CREATE INDEX tables_by_channel ON tables (channel_id, id);
CREATE INDEX tables_by_status ON tables (status);
CREATE INDEX tables_by_guild ON tables (guild_id) WHERE status IN ('lobby', 'running');
CREATE TRIGGER log_is_never_shortened BEFORE DELETE ON log
WHEN coalesce(OLD.seq <= (SELECT seq FROM tables WHERE id = OLD.table_id), TRUE)
BEGIN SELECT RAISE(ABORT, 'the log only grows'); END;

-- A line of a study, which is the group of lines with one `study_id` (the id of its first). It begins at the position
-- after entry `source_seq` of table `source_id`, as its own first entry has it. With `shared` others find it.
CREATE TABLE lines (
    table_id   INTEGER PRIMARY KEY REFERENCES tables (id),
    study_id   INTEGER NOT NULL,
    owner      INTEGER NOT NULL,
    source_id  INTEGER NOT NULL,
    source_seq INTEGER NOT NULL,
    name       TEXT    NOT NULL,
    shared     TEXT,
    looked_at  INTEGER NOT NULL
) STRICT;
CREATE INDEX lines_by_owner ON lines (owner, study_id);
CREATE UNIQUE INDEX lines_by_share ON lines (shared) WHERE shared IS NOT NULL;
CREATE INDEX lines_by_look ON lines (looked_at);
