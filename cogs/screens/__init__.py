"""What the bot shows, and what a click or a typed text means. This folder is independent of discord.py."""
