-- Logs stay whole when somebody wants to be forgotten: of an entry nothing can be changed but that it is no
-- longer told who brought it.
DROP TRIGGER log_is_never_rewritten;
CREATE TRIGGER log_is_never_rewritten BEFORE UPDATE ON log
WHEN NEW.user_id IS NOT NULL
  OR (NEW.table_id, NEW.seq, NEW.at, NEW.interaction_id, NEW.kind, NEW.seat, NEW.move, NEW.outcomes, NEW.events,
      NEW.cause, NEW.mark)
  IS NOT (OLD.table_id, OLD.seq, OLD.at, OLD.interaction_id, OLD.kind, OLD.seat, OLD.move, OLD.outcomes,
          OLD.events, OLD.cause, OLD.mark)
BEGIN SELECT RAISE(ABORT, 'the log only grows'); END;
