"""How computer players think about Fugger, Welser, Medici."""
