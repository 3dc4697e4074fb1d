"""Whole games and single positions of Florence, by its kit beside this file."""
