"""Texts in both languages, read by the kit beside this file."""
