"""`make play`: a Discord of one's own with the bot in it, and guests who join."""
