"""How computer players think about Philadelphia."""
