-- A fourth level of computer players. SQLite can't change a check: the seats are made anew.

CREATE TABLE new_seats (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL CHECK (seat >= 0),
    user_id  INTEGER,
    name     TEXT    NOT NULL,
    kind     TEXT    NOT NULL CHECK (kind IN ('person', 'computer')),
    locale   TEXT,
    level    TEXT CHECK (level IN ('novice', 'apprentice', 'master', 'grandmaster')),
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO new_seats SELECT table_id, seat, user_id, name, kind, locale, level FROM seats;
DROP TABLE seats;
ALTER TABLE new_seats RENAME TO seats;
CREATE INDEX seats_by_user ON seats (user_id) WHERE user_id IS NOT NULL;
