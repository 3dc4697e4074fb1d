"""Names are data: nothing in them formats, links, mentions, hides or turns the writing round."""

from __future__ import annotations

from random import Random
from typing import get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from db import SeatHolder
from db.contract.rows import ComputerLevel
from games.core.level_names import LEVELS
from games.titles import TITLES
from kit.simulated import bare_table
from words import LANGUAGES, Language, Speaker, say
from words.names import LONGEST, distinct_names, escaped, seat_name, unescaped


def alone(name: str) -> str:
    return distinct_names((name,))[0]


@pytest.mark.parametrize(
    ("name", "seen"),
    [
        ("Ann", "Ann"),
        ("two\nlines\tand  gaps", "two lines and gaps"),
        ("\u202egnorw\u202c", "gnorw"),
        ("a\u200bb\u2060c\ufeff", "abc"),
        ("\u3164\u2800\u00ad", "?"),
        ("", "?"),
        ("葵🍺", "葵🍺"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("x\u200dy", "xy"),
        ("Z\u0300\u0301\u0302\u0303\u0304", "Z\u0300\u0301"),
        ("x" * 40, "x" * (LONGEST - 1) + "…"),
    ],
)
def test_a_name_is_shown_on_one_line_without_what_cannot_be_seen(name: str, seen: str) -> None:
    assert alone(name) == seen


def test_two_players_of_one_name_are_told_apart() -> None:
    assert distinct_names(("Ann", "Ben", "ann")) == ("Ann (A)", "Ben", "ann (C)")
    assert distinct_names(("Ann", "A\u200bnn")) == ("Ann (A)", "Ann (B)")
    assert distinct_names(("Ａｎｎ", "Ann"))[0] != distinct_names(("Ａｎｎ", "Ann"))[1]
    assert len(set(distinct_names(("Ann", "Ann", "Ann (A)")))) == 3


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("[Free](https://x)", r"\[Free\]\(https\://x\)"),
        ("||spoiler||", r"\|\|spoiler\|\|"),
        ("`code`", r"\`code\`"),
        ("# heading", r"\# heading"),
        ("> quote", r"\> quote"),
        ("<@123> @everyone", r"\<\@123\> \@everyone"),
        ("1. list", r"1\. list"),
        ("**b** _i_ ~~s~~", r"\*\*b\*\* \_i\_ \~\~s\~\~"),
        ("O'Neill & Söhne", "O'Neill & Söhne"),
    ],
)
def test_a_name_formats_nothing(name: str, text: str) -> None:
    assert escaped(name) == text
    assert unescaped(text) == name, "labels and alt texts show it as it is"


@given(st.lists(st.text(max_size=60), min_size=1, max_size=6))
def test_names_are_told_apart_whatever_they_are(names: list[str]) -> None:
    told = distinct_names(tuple(names))
    assert len({name.casefold() for name in told}) == len(names)
    for name in told:
        assert "\n" not in name and 1 <= len(name) <= LONGEST + 4
        assert unescaped(escaped(name)) == name


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_computers_level_comes_from_its_seat_and_is_told_apart_from_its_name(language: Language) -> None:
    assert get_args(ComputerLevel) == LEVELS, "the store lists them itself, as it knows no games"
    for number, level in enumerate(LEVELS, 1):
        name = say(language, "computer-name", name="Beatrice", level=say(language, f"level-{level}"))
        held = seat_name(name, level)
        assert (held, held.alone, held.level) == (name, "Beatrice", number)
        assert seat_name(f"{name} (B)", level).alone == "Beatrice (B)"
        assert (seat_name("Ben (D)", level).alone, seat_name("Ben", level).level) == ("Ben (D)", number)
        person = seat_name(name, None)
        assert (person.alone, person.level) == (name, 0), "a person may be called so"


def test_pips_are_of_the_seat_and_not_of_what_its_holder_is_called() -> None:
    title = TITLES["florence"]
    called = say("en", "computer-name", name="Beatrice", level=say("en", "level-master"))
    seats = (
        SeatHolder(0, 7, called),
        SeatHolder(1, None, called, kind="computer", level="master"),
        SeatHolder(2, None, "Chie", kind="computer", level="novice"),
    )
    table = msgspec.structs.replace(bare_table(title, 3, title.options(), Random(0)), seats=seats)
    speaker = Speaker(title, "en", table.seat_names)
    assert speaker.levels == (0, 3, 1)
    assert speaker.players == (f"{called} (A)", "Beatrice (B)", "Chie")
