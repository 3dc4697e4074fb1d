-- Tables of servers that have removed the bot are deleted in the end: of a log no entry goes that its table counts.

DROP TRIGGER log_is_never_shortened;
CREATE TRIGGER log_is_never_shortened BEFORE DELETE ON log
WHEN coalesce(OLD.seq <= (SELECT seq FROM tables WHERE id = OLD.table_id), TRUE)
BEGIN SELECT RAISE(ABORT, 'the log only grows'); END;
