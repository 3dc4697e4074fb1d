-- Who may not take a seat on a server, and in which channels tables may be opened there (no row: in all).

-- A ban belongs to the server, not to the person: who is forgotten stays banned.
CREATE TABLE bans (
    guild_id BIGINT NOT NULL,
    user_id  BIGINT NOT NULL,
    since    BIGINT NOT NULL,
    PRIMARY KEY (guild_id, user_id)
);
CREATE INDEX bans_by_user ON bans (user_id);

CREATE TABLE open_channels (
    guild_id   BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    PRIMARY KEY (guild_id, channel_id)
);
