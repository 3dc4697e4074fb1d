"""How computer players think about Heaven & Ale."""
