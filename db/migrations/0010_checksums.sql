-- A checksum of each row that holds bytes: of its key and its bytes, to tell damage and rows that have changed places.
-- SQL can't reckon them: `db.checksums.write_missing` writes those of the rows that there are, in this transaction.

ALTER TABLE log ADD COLUMN crc INTEGER;
ALTER TABLE drafts ADD COLUMN crc INTEGER;
ALTER TABLE kept ADD COLUMN crc INTEGER;
ALTER TABLE points ADD COLUMN crc INTEGER;
ALTER TABLE posts ADD COLUMN crc INTEGER;
ALTER TABLE outbox ADD COLUMN crc INTEGER;

-- Of options, terms, shares, commitment and secret, which stand in the table's row and change less than the state.
ALTER TABLE marks ADD COLUMN crc INTEGER;

-- Of an entry nothing can be changed but that it is no longer told who brought it, and that it gets the checksum
-- that it has not had.
DROP TRIGGER log_is_never_rewritten;
CREATE TRIGGER log_is_never_rewritten BEFORE UPDATE ON log
WHEN NOT (
    (NEW.user_id IS NULL AND NEW.crc IS OLD.crc) OR (NEW.user_id IS OLD.user_id AND OLD.crc IS NULL)
  )
  OR (NEW.table_id, NEW.seq, NEW.at, NEW.interaction_id, NEW.kind, NEW.seat, NEW.move, NEW.outcomes, NEW.events,
      NEW.cause, NEW.mark)
  IS NOT (OLD.table_id, OLD.seq, OLD.at, OLD.interaction_id, OLD.kind, OLD.seat, OLD.move, OLD.outcomes,
          OLD.events, OLD.cause, OLD.mark)
BEGIN SELECT RAISE(ABORT, 'the log only grows'); END;
