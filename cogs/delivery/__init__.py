"""Sends what the outbox holds: posts, direct messages and notices. Also runs the turns of computer
players."""
