"""Recorded games (`tests/fixtures/games_*`) lead to the states they led to. `scripts.same_games` compares
all of them, texts and pictures too."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from sampled import OURS

from games.titles import TITLES
from kit.recorded_games import RecordedGame, read
from scripts import same_games
from scripts.same_games import differing_states, shown, sum_of

PLAYED = (7, 9)
"""Two of the games: of computers, and with standing orders that are moves."""


@pytest.fixture(scope="module", params=OURS)
def games(request: pytest.FixtureRequest) -> tuple[Any, list[RecordedGame]]:
    return TITLES[request.param], read(request.param)


def test_recorded_games_lead_to_the_states_they_led_to(games: tuple[Any, list[RecordedGame]]) -> None:
    title, recorded = games
    assert len(recorded) == 50
    for number in PLAYED:
        one = recorded[number]
        assert len(one.states) == 10 and max(one.states) == len(one.entries)
        assert differing_states(title, one) == []


def test_what_differs_is_found() -> None:
    """Another state, a move that is offered no more, another draw, a text that says something else."""
    title, one = TITLES["heaven_ale"], read("heaven_ale")[0]
    first, second, *_ = one.states
    swapped = msgspec.structs.replace(one, states=one.states | {first: one.states[second]})
    assert differing_states(title, swapped) == [f"another state after entry {first}"]
    less = msgspec.structs.replace(one, entries=one.entries[:5] + one.entries[6:])
    assert differing_states(title, less)
    undrawn = msgspec.structs.replace(one.entries[0], outcomes=b"")
    (found,) = differing_states(title, msgspec.structs.replace(one, entries=(undrawn, *one.entries[1:])))
    assert found.startswith("breaks off after entry 0: ValueError draw 0")


def test_what_is_shown_of_a_game_has_the_sums_that_were_kept() -> None:
    """Of one position and one picture, as the script compares them all; a word more is another sum."""
    title = TITLES["signorie"]
    kept = dict(line.split() for line in same_games.sums_file(title).read_text().splitlines())
    name, text = next(shown(title, read(title.id)[0]))
    assert isinstance(text, str) and kept[f"00/{name}"] == sum_of(text) != sum_of(f"{text} ")
