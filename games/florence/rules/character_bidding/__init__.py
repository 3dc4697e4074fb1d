"""The bidding for the characters of the expansion (rules 9.2)."""
