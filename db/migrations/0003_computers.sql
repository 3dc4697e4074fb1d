-- How well the computer that holds a seat plays; NULL: a person holds it.
ALTER TABLE seats ADD COLUMN level TEXT CHECK (level IN ('novice', 'apprentice', 'master'));
