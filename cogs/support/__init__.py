"""Shared by all cogs, and independent of any command: answering Discord, access, drawing."""
