"""Whole pages: the table post, the log, the replay, the rules, a lesson, statistics."""
