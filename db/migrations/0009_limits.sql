-- Deadlines have limits that no rest stretches, and times that were reckoned without them may lie years ahead: all
-- games in play are looked at once.

INSERT INTO times (table_id, due_at) SELECT id, 0 FROM tables WHERE status = 'running'
ON CONFLICT (table_id) DO UPDATE SET due_at = 0;
