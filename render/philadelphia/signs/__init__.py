"""The sprites of Philadelphia: trades and small things, the page and its items, the occupations. Importing
this registers them."""

from render.philadelphia.signs import occupations, page, symbols

__all__ = ["occupations", "page", "symbols"]
