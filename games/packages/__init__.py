"""Titles that are installed as packages (docs/titles-as-packages.md).

`entry_points.py` finds them, `loading.py` loads the rules of one and says why it can't be used,
`version_ranges.py` reads the versions that a package needs, `imports.py` reads what its files import.
"""
