"""Measurements beside something others wrote, in turns in the same run; see `python -m bench --help`.

Each module has `main(as_json)`, which prints and returns rows of {name, value, unit, floor, ratio}.
"""
