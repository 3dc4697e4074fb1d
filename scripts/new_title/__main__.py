"""`python -m scripts.new_title NAME`: writes the folders of a new title, which runs at once.

Rules with a data file, pictures with a theme and a palette, both word files with every id that is needed,
the census for the laws and tests of the rules: a small game that can be started, played and drawn. Change it
into yours; `docs/adding-a-title.md` goes through its files.
"""

import argparse
import keyword
import re
import sys
from pathlib import Path

from scripts.new_title.writing import NAMES, TitleExists, write


def main(arguments: list[str] | None = None) -> int:
    """Parse the command line, write, say what was written."""
    parser = argparse.ArgumentParser(prog="python -m scripts.new_title", description=__doc__)
    parser.add_argument("name", help="the title's id: small letters, digits and _, as its folders are called")
    parser.add_argument("--en", help="its name in English; the id in words, if left out")
    parser.add_argument("--ja", help=f"its name in Japanese; {NAMES['ja']}, if left out")
    parser.add_argument(
        "--into", type=Path, default=Path(), help="the project's folder, if it is not this one"
    )
    given = parser.parse_args(arguments)
    if not re.fullmatch(r"[a-z][a-z0-9_]{1,29}", given.name) or keyword.iskeyword(given.name):
        parser.error(f"{given.name!r} can't be the name of a package and a command")
    try:
        written = write(given.into, given.name, given.en, given.ja)
    except TitleExists as error:
        parser.error(str(error))
    for path in written:
        print(path)
    print(f"\nNow: .venv/bin/python -m pytest tests/core tests/words tests/{given.name} -k {given.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
