"""The puzzles that come with the titles: each can still be played and answered; and which is whose day's."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from datetime import datetime
from zoneinfo import ZoneInfo

import msgspec
import pytest
from sampled import sampled

from games.computer import levels_of
from games.core import Title, engine
from games.core.puzzle import DIFFICULTIES, Puzzle, packed_game, same_result
from games.manager.model.unstored import kind_of, puzzle_number
from games.manager.playing.puzzles import daily, next_hour, puzzles_of
from games.titles import TITLES
from scripts.puzzles.collecting import search_of

EVERY = [(title, one) for title in TITLES.values() for one in puzzles_of(title).puzzles]
WITH_PUZZLES = [title for title in TITLES.values() if puzzles_of(title).puzzles]

SIZE = 3000
"""Maximum number of bytes of a packed game."""


@pytest.mark.parametrize("title", WITH_PUZZLES, ids=lambda title: title.id)
def test_every_puzzle_is_replayed_and_its_answers_are_offered(title: Title) -> None:
    for puzzle in puzzles_of(title).puzzles:
        game, seat = puzzle.position(title)
        view = title.view(game, seat)
        best, second = puzzle.answer(title), puzzle.answer(title, "second")
        for move in (best, second):
            assert engine.why_not(game, seat, move) is None, (puzzle.id, move)
            assert any(offer.move is type(move) for offer in engine.open_offers(view, seat))
        assert not same_result(title, game, seat, best, second), puzzle.id


@pytest.mark.parametrize("title", WITH_PUZZLES, ids=lambda title: title.id)
def test_what_is_recorded_of_a_puzzle_holds_together(title: Title) -> None:
    file = puzzles_of(title)
    assert "python -m scripts.puzzles" in file.source and file.code
    assert len({one.id for one in file.puzzles}) == len(file.puzzles)
    reasons = {one.id for one in title.advisor.considerations} if title.advisor is not None else set()
    for one in file.puzzles:
        assert packed_game(one.played)[0] == one.id and len(one.game) <= SIZE
        assert one.difficulty in DIFFICULTIES and {why for why, _, _ in one.reasons} <= reasons
        assert one.master.leads(2.5) and one.plain.leads(2.0) and min(one.master.pairs, one.plain.pairs) >= 32
        assert one.origin in ("computers", "people")
        assert (one.grandmaster is not None) == ("grandmaster" in levels_of(title))


@pytest.mark.parametrize(
    "title",
    sampled(WITH_PUZZLES, lambda title: title.id in ("florence", "fugger")),
    ids=lambda title: title.id,
)
def test_a_grandmaster_answers_as_the_puzzles_say(title: Title) -> None:
    """The four shortest are asked. One that has learned anew may answer one of them otherwise."""
    right = 0
    for one in sorted(puzzles_of(title).puzzles, key=lambda one: len(one.game))[:4]:
        game, seat = one.position(title)
        agrees = search_of(title, one).grandmaster_agrees(title.view(game, seat), seat, one.answer(title))
        right += agrees == one.grandmaster
    assert right >= 3


@pytest.mark.parametrize("title", WITH_PUZZLES, ids=lambda title: title.id)
def test_each_puzzle_has_its_day_and_difficulties_take_turns(title: Title) -> None:
    asked = [one for one in puzzles_of(title).puzzles if one.grandmaster is not False]
    counts = Counter(one.difficulty for one in asked)
    days = len(counts) * max(counts.values())
    found = [daily(title, day) for day in range(700_000, 700_000 + days)]
    assert {one.id for one in found if one} == {one.id for one in asked}
    assert len({one.difficulty for one in found[: len(counts)] if one}) == len(counts)


def test_a_title_without_puzzles_has_none_on_any_day() -> None:
    assert daily(replace(WITH_PUZZLES[0], puzzles=None), 700_000) is None


def test_numbers_of_puzzles_differ_by_title_and_day() -> None:
    days = (1, 739_000, 9_999_999)
    numbers = [puzzle_number(title, day) for title in TITLES.values() for day in days]
    assert len(set(numbers)) == len(numbers) and {kind_of(one) for one in numbers} == {"puzzle"}


@pytest.mark.parametrize(
    ("now", "hour", "then"),
    [
        ("2026-03-28T08:59", 9, "2026-03-28T09:00"),
        ("2026-03-28T09:00", 9, "2026-03-29T09:00"),
        ("2026-03-28T23:00", 2, "2026-03-29T03:00"),  # the clock skips two o'clock
        ("2026-10-24T23:00", 9, "2026-10-25T09:00"),  # and is set back there
    ],
)
def test_a_puzzle_is_due_at_an_hour_of_the_local_clock(now: str, hour: int, then: str) -> None:
    berlin = ZoneInfo("Europe/Berlin")
    at, due = [
        int(datetime.fromisoformat(one).replace(tzinfo=berlin).timestamp()) * 1000 for one in (now, then)
    ]
    assert next_hour(at, hour, "Europe/Berlin") == due


def test_a_puzzle_is_the_same_after_it_was_written_and_read() -> None:
    for _, one in EVERY[:5]:
        assert msgspec.json.decode(msgspec.json.encode(one), type=Puzzle) == one
