"""Whole pages: the lobby's card, the table post, the log, the replay, the rules, statistics."""
