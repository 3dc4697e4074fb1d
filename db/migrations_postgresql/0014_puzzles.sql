-- Puzzles: which channels get one a day, and what people answered. A channel with puzzles need not have a table, so
-- what is to be sent there is owed to table 0.

ALTER TABLE outbox DROP CONSTRAINT outbox_table_id_fkey;

-- A channel that gets a title's puzzle every day, at an hour in a time zone, in a language. `user_id` asked for it.
CREATE TABLE puzzle_channels (
    channel_id BIGINT NOT NULL,
    title      TEXT COLLATE "C" NOT NULL,
    guild_id   BIGINT NOT NULL,
    user_id    BIGINT NOT NULL,
    language   TEXT   NOT NULL,
    zone       TEXT   NOT NULL,
    hour       BIGINT NOT NULL CHECK (hour BETWEEN 0 AND 23),
    due_at     BIGINT NOT NULL,
    PRIMARY KEY (channel_id, title)
);
CREATE INDEX puzzle_channels_by_due ON puzzle_channels (due_at);

-- A person's answer to a title's puzzle of a day (counted as Python's ordinal). `answer` is empty until it is final.
CREATE TABLE puzzle_answers (
    user_id BIGINT NOT NULL,
    title   TEXT COLLATE "C" NOT NULL,
    day     BIGINT NOT NULL,
    puzzle  BIGINT NOT NULL,
    move    TEXT   NOT NULL,
    answer  TEXT COLLATE "C" NOT NULL CHECK (answer IN ('', 'best', 'second', 'other')),
    at      BIGINT NOT NULL,
    PRIMARY KEY (user_id, title, day)
);
CREATE INDEX puzzle_answers_by_puzzle ON puzzle_answers (title, puzzle);
