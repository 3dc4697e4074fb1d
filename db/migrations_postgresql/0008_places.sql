-- The channel that a table counts for: of one in a thread the channel that the thread belongs to, which nothing but
-- Discord knows of those that there are already.

ALTER TABLE tables ADD COLUMN place_id BIGINT NOT NULL DEFAULT 0;
UPDATE tables SET place_id = channel_id;
CREATE INDEX tables_by_guild ON tables (guild_id) WHERE status IN ('lobby', 'running');
