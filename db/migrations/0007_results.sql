-- How finished games ended, a row a seat, written by the step that finished them; who wants to be rated.

-- `user_id` is NULL for a computer, and for who was forgotten. `title` and `guild_id` are those of the table,
-- here too so that statistics read one table.
CREATE TABLE results (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    seat      INTEGER NOT NULL,
    guild_id  INTEGER NOT NULL,
    title     TEXT    NOT NULL,
    at        INTEGER NOT NULL,
    seats     INTEGER NOT NULL CHECK (seats > seat),
    computers INTEGER NOT NULL CHECK (computers >= 0),
    user_id   INTEGER,
    place     INTEGER NOT NULL CHECK (place >= 1),
    points    INTEGER NOT NULL,
    rated     INTEGER NOT NULL CHECK (rated IN (0, 1)),
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX results_by_user ON results (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX results_by_title ON results (guild_id, title);

ALTER TABLE users ADD COLUMN rated INTEGER NOT NULL DEFAULT 0 CHECK (rated IN (0, 1));
