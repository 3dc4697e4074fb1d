"""Discord in and out. Knows no rule of any game: everything it shows is made from views and offers."""

VERSION = "0.1.0"
"""The release, as pyproject.toml names it: that file is not in the container's image."""
