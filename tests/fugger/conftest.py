"""Whole games and single positions of Fugger, Welser, Medici, by its kit beside this file."""
