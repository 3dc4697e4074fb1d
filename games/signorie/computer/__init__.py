"""How computer players think about Signorie."""
