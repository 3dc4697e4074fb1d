-- How finished games ended, a row a seat, written by the step that finished them; who wants to be rated.

CREATE TABLE results (
    table_id  BIGINT NOT NULL REFERENCES tables (id),
    seat      BIGINT NOT NULL,
    guild_id  BIGINT NOT NULL,
    title     TEXT COLLATE "C" NOT NULL,
    at        BIGINT NOT NULL,
    seats     BIGINT NOT NULL CHECK (seats > seat),
    computers BIGINT NOT NULL CHECK (computers >= 0),
    user_id   BIGINT,
    place     BIGINT NOT NULL CHECK (place >= 1),
    points    BIGINT NOT NULL,
    rated     BIGINT NOT NULL CHECK (rated IN (0, 1)),
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX results_by_user ON results (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX results_by_title ON results (guild_id, title);

ALTER TABLE users ADD COLUMN rated BIGINT NOT NULL DEFAULT 0 CHECK (rated IN (0, 1));
