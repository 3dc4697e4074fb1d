-- A checksum of each row that holds bytes: of its key and its bytes, to tell damage and rows that have changed places.
-- SQL can't reckon them: `db.checksums.write_missing` writes those of the rows that there are, in this transaction.

ALTER TABLE log ADD COLUMN crc BIGINT;
ALTER TABLE drafts ADD COLUMN crc BIGINT;
ALTER TABLE kept ADD COLUMN crc BIGINT;
ALTER TABLE points ADD COLUMN crc BIGINT;
ALTER TABLE posts ADD COLUMN crc BIGINT;
ALTER TABLE outbox ADD COLUMN crc BIGINT;

-- Of options, terms, shares, commitment and secret, which stand in the table's row and change less than the state.
ALTER TABLE marks ADD COLUMN crc BIGINT;

-- Of an entry nothing can be changed but that it is no longer told who brought it, and that it gets the checksum
-- that it has not had.
CREATE OR REPLACE FUNCTION the_log_only_grows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'UPDATE' THEN
        IF ((NEW.user_id IS NULL AND NEW.crc IS NOT DISTINCT FROM OLD.crc)
            OR (NEW.user_id IS NOT DISTINCT FROM OLD.user_id AND OLD.crc IS NULL))
           AND (NEW.table_id, NEW.seq, NEW.at, NEW.interaction_id, NEW.kind, NEW.seat, NEW.move, NEW.outcomes,
                NEW.events, NEW.cause, NEW.mark)
           IS NOT DISTINCT FROM
               (OLD.table_id, OLD.seq, OLD.at, OLD.interaction_id, OLD.kind, OLD.seat, OLD.move, OLD.outcomes,
                OLD.events, OLD.cause, OLD.mark) THEN
            RETURN NEW;
        END IF;
    END IF;
    RAISE EXCEPTION 'the log only grows';
END $$;
