"""Writes a title that runs, to change into another: see `python -m scripts.new_title --help`."""
