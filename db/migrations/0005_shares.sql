-- The numbers mixed into a game's chance beside the secret, as they were published: "123|456". Empty: none,
-- for games that began before there were any.
ALTER TABLE tables ADD COLUMN shares TEXT NOT NULL DEFAULT '';
