"""Whole pages: lobbies, the table post, the replay, the rules, a lesson, statistics; what is typed there."""
