"""What has been stored and loaded is told as it was before, in words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Any

import msgspec
import pytest
from laws import Case, any_answer, case
from sampled import each_title_and_language
from shown_kit import table_of

from cogs.screens.pages import posts
from cogs.screens.panel.panel import Panel
from cogs.screens.parts import Screen, Text
from games.computer import SeatView, choose
from games.core import Seat, Title, engine
from games.core.chance import Secret
from games.titles import TITLES
from words import Language, Speaker
from words.positions import hand_text, position_alt, position_text

SECRET = bytes(range(32))
STATES, SETS = 3, 3
"""Number of states of a game that are looked at, and of sets of options."""

UNSAID = re.compile(r"[{}]|Note\(|\['|\('|[a-z]_[a-z]")
"""What only a value that was never put into words looks like: data, or an id."""


def game_of(
    played_by: Case, seats: int, options: Any, good: bool
) -> Iterator[tuple[Any, engine.PlayedResult[Any]]]:
    """What came of each answer of a game between Apprentices, or at random."""
    title, rng, chance = played_by.title, Random(seats), Secret(SECRET)
    played = engine.start(title, seats, options, chance)
    yield played
    while not played.game.over:
        seat, move = any_answer(played_by, played.game, rng)
        if good:
            seat = engine.waits_for(played.game)[0]
            move = choose(SeatView.of(title, played.game, seats, seat), "apprentice", rng)
        played = engine.play(title, played.game, seat, move, chance)
        yield played


@lru_cache(maxsize=1)
def games_of(name: str) -> list[tuple[int, Any, list[engine.PlayedResult[Any]]]]:
    """A good game, and games of some sets of options: how many play, with which options, and what came of
    each answer. The languages are looked at one after the other."""
    played_by, title = case(name), TITLES[name]
    possible = [seats for seats in title.seats if title.why_not_start(seats, title.options()) is None]
    sets = played_by.options(possible[-1])
    games = [(possible[0], title.options(), True)]
    games += [(possible[-1], options, False) for options in sets[:: -(-len(sets) // SETS)]]
    return [
        (seats, options, list(game_of(played_by, seats, options, good))) for seats, options, good in games
    ]


def said(screen: Screen) -> Iterator[str]:
    """The texts of a screen."""
    return (part.text for part in screen.parts if isinstance(part, Text))


def texts(played_by: Case, game: Any, seats: int, language: Language) -> Iterator[str]:
    """What everybody can read of a game."""
    table = table_of(played_by, game, seats, SECRET, language)
    speaker = Speaker(table.title, language, table.marked_names, table.options)
    yield from said(posts.board(table, (), posts.PostNews()))
    yield from said(posts.status(table, language))
    for score in game.scores:
        yield speaker.score(score)
    for seat in (None, *map(Seat, range(seats))):
        view = table.view(seat)
        yield position_text(speaker, view, seat, markdown=True)
        yield position_alt(speaker, view, seat)
        if seat is not None:
            yield hand_text(speaker, view, seat, markdown=True)
            if not game.over:
                yield from said(Panel(table, seat, language).home())


@pytest.mark.parametrize(("title", "language"), each_title_and_language())
def test_all_that_is_told_of_a_stored_game_is_in_words_and_the_same_as_before(
    title: Title, language: Language
) -> None:
    played_by = case(title.id)
    for seats, options, answers in games_of(title.id):
        speaker = Speaker(title, language, [f"Guest {seat}" for seat in range(seats)], options)
        for event in [told.event for played in answers for told in played.events]:
            line = speaker.event(title.load_event(msgspec.msgpack.encode(event)))
            assert line == speaker.event(event) and not UNSAID.search(line)
        states = [played.game for played in answers]
        for game in (*states[:: max(len(states) // STATES, 1)], states[-1]):
            before = list(texts(played_by, game, seats, language))
            after = list(texts(played_by, title.load(title.save(game)), seats, language))
            assert [text for text in after if UNSAID.search(text)] == []
            assert after == before
