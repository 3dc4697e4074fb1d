"""The error codes of rules 11: each is given by the code, and the code gives no others."""

import re
from pathlib import Path

import games.fugger

SOURCES = "\n".join(path.read_text(encoding="utf-8") for path in Path(games.fugger.__path__[0]).rglob("*.py"))


def rules_codes() -> set[str]:
    census = Path(__file__).parents[1].joinpath("census.py").read_text(encoding="utf-8")
    own = census[census.index("RULES_CODES") : census.index("\nCODES")]
    return set(re.findall(r'"([A-Z_]+)"', own))


def test_every_code_of_the_census_is_given_somewhere() -> None:
    assert {code for code in rules_codes() if f'"{code}"' not in SOURCES} == set()


def test_every_code_that_is_given_is_in_the_census() -> None:
    given = set(re.findall(r'Refusal\(\s*"([A-Z_]+)"', SOURCES))
    assert given <= rules_codes()
