"""How computer players think about Florence."""
