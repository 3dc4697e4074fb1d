"""What is shown and what a click or a typed text means. Nothing in here knows discord.py."""
