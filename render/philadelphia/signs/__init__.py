"""The sprites of Philadelphia: trades and small things, the page and its items, the occupations. Importing
this registers them."""

from render.philadelphia.signs import occupations, other_occupations, page, symbols, town_occupations

__all__ = ["occupations", "other_occupations", "page", "symbols", "town_occupations"]
