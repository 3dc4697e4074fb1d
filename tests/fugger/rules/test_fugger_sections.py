"""Where each section of the rules is enforced: the table at the head of games/fugger."""

import re
from pathlib import Path

import games.fugger

ROOM = Path(games.fugger.__path__[0])
TABLE = (games.fugger.__doc__ or "").split("`rules/rounds.py`:")[1]


def named(text: str) -> set[str]:
    return set(re.findall(r"`([a-z_/]+\.(?:py|json))`", text))


def test_each_file_of_the_table_is_there() -> None:
    assert {file for file in named(TABLE) if not ROOM.joinpath(file).is_file()} == set()


def test_each_file_of_rules_is_in_the_table() -> None:
    kept_for_logs_or_the_state = {"rules/old_orders.py", "rules/game.py"}
    helpers = {"rules/travel/journeys.py"}  # the search behind routes: no rule of the page
    files = {path.relative_to(ROOM).as_posix() for path in ROOM.joinpath("rules").rglob("[a-z]*.py")}
    assert files - named(TABLE) == kept_for_logs_or_the_state | helpers


def test_each_section_of_the_page_is_in_the_table() -> None:
    page = (ROOM.parents[1] / "docs/rules/fugger.md").read_text(encoding="utf-8")
    sections = re.findall(r"^#+ (\d+(?:\.\d+)?)\b", page, re.M)
    heads = re.findall(r"^    ([\d., to]+?)  ", TABLE, re.M)
    listed = {number for head in heads for number in re.findall(r"\d+(?:\.\d+)?", head)}
    first, last = next(re.findall(r"\d+", head) for head in heads if " to " in head)
    listed |= {str(number) for number in range(int(first), int(last) + 1)}
    whole = {section for section in sections if section not in listed and section.split(".")[0] not in listed}
    assert whole - {"9"} == set()  # of chapter 9 each section has its own line
