"""Commands that open, fill, change and moderate tables."""
