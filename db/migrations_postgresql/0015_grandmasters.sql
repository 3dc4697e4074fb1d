-- A fourth level of computer players.

ALTER TABLE seats DROP CONSTRAINT seats_level_check;
ALTER TABLE seats ADD CONSTRAINT seats_level_check
    CHECK (level IN ('novice', 'apprentice', 'master', 'grandmaster'));
