"""Writes the folders of a new title, which runs at once.

    python -m scripts.new_title NAME
    python -m scripts.new_title NAME --package     as a package of its own (docs/titles-as-packages.md)

Rules with a data file, pictures with a theme and a palette, both word files with every id that is needed,
the census for the laws and tests of the rules: a small game that can be started, played and drawn. Change it
into yours; `docs/adding-a-title.md` goes through its files.
"""

import keyword
import re
import subprocess
import sys
from pathlib import Path

from kit.command_line import parser_of
from scripts.new_title.writing import NAMES, TitleExists, distribution_of, write, write_package


def main(arguments: list[str] | None = None) -> int:
    """Parse the command line, write, say what was written."""
    parser = parser_of("python -m scripts.new_title", __doc__)
    parser.add_argument("name", help="the title's id: small letters, digits and _, as its folders are called")
    parser.add_argument("--en", help="its name in English; the id in words, if left out")
    parser.add_argument("--ja", help=f"its name in Japanese; {NAMES['ja']}, if left out")
    parser.add_argument(
        "--into", type=Path, default=Path(), help="the project's folder, if it is not this one"
    )
    parser.add_argument(
        "--package", action="store_true", help="write a package into a folder of its own beside the project's"
    )
    parser.add_argument(
        "--address", help="where a package's CI clones Loggia from, if not from where this copy is"
    )
    given = parser.parse_args(arguments)
    if not re.fullmatch(r"[a-z][a-z0-9_]{1,29}", given.name) or keyword.iskeyword(given.name):
        parser.error(f"{given.name!r} can't be the name of a package and a command")
    address = given.address or _cloned_from()
    if given.package and not address:
        parser.error(
            "this copy was cloned from nowhere: --address says where a package's CI clones Loggia from"
        )
    try:
        if given.package:
            folder = given.into / distribution_of(given.name)
            written = write_package(folder, given.name, address, given.en, given.ja)
        else:
            folder, written = Path(), write(given.into, given.name, given.en, given.ja)
    except TitleExists as error:
        parser.error(str(error))
    for path in written:
        print(folder / path)
    print(f"\nNow: {_next_step(given.name, folder if given.package else None)}")
    return 0


def _cloned_from() -> str:
    """The address that this copy of Loggia was cloned from; empty if it was not."""
    asked = ["git", "-C", str(Path(__file__).parent), "config", "--get", "remote.origin.url"]
    return subprocess.run(asked, capture_output=True, text=True, check=False).stdout.strip()


def _next_step(name: str, folder: Path | None) -> str:
    """The command that tests what was written."""
    if folder is None:
        return f".venv/bin/python -m pytest -n 2 tests -k {name}"
    install = f".venv/bin/pip install --no-index --no-deps --no-build-isolation --editable {folder}"
    return f"{install} && .venv/bin/python -m scripts.laws {name}"


if __name__ == "__main__":
    sys.exit(main())
