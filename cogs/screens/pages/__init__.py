"""Whole pages: the lobby's card, the table post and menu, the log, the replay, the rules, statistics."""
