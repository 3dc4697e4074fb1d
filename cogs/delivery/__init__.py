"""Sends what the outbox holds: posts, direct messages, notices, and the turns of computer players."""
