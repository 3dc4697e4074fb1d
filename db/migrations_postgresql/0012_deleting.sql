-- Tables of servers that have removed the bot are deleted in the end: of a log no entry goes that its table counts.

CREATE OR REPLACE FUNCTION the_log_only_grows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'DELETE' THEN
        IF OLD.seq > (SELECT seq FROM tables WHERE id = OLD.table_id) THEN
            RETURN OLD;
        END IF;
    ELSIF TG_OP = 'UPDATE' THEN
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
