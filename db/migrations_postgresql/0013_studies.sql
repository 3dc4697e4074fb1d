-- Studies: tables that begin at a position of another table's log. They count nowhere, so their status is one of its
-- own.

ALTER TABLE tables DROP CONSTRAINT tables_status_check;
ALTER TABLE tables ADD CONSTRAINT tables_status_check
    CHECK (status IN ('lobby', 'running', 'over', 'cancelled', 'study'));

-- A line of a study, which is the group of lines with one `study_id` (the id of its first). It begins at the position
-- after entry `source_seq` of table `source_id`, as its own first entry has it. With `shared` others find it.
CREATE TABLE lines (
    table_id   BIGINT PRIMARY KEY REFERENCES tables (id),
    study_id   BIGINT NOT NULL,
    owner      BIGINT NOT NULL,
    source_id  BIGINT NOT NULL,
    source_seq BIGINT NOT NULL,
    name       TEXT   NOT NULL,
    shared     TEXT COLLATE "C",
    looked_at  BIGINT NOT NULL
);
CREATE INDEX lines_by_owner ON lines (owner, study_id);
CREATE UNIQUE INDEX lines_by_share ON lines (shared) WHERE shared IS NOT NULL;
CREATE INDEX lines_by_look ON lines (looked_at);
