"""A picture after others is what it is drawn from nothing: in whole games, with any options, at random."""

from __future__ import annotations

import os
import random
from collections.abc import Sequence
from itertools import islice, product
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest
from sampled import sampled

import render.kit.painting.canvas
from games.core import Seat, Title
from games.titles import TITLES
from render.kit import Canvas, StripCache
from render.kit.material.caching import RecentValues
from render.kit.painting.mark_maker import MarkMaker
from render.plates import NAMES, moments
from render.titles import ARTISTS
from words import LANGUAGES, Speaker

ALL = os.environ.get("LAWS") == "all"
GAMES = 25 if ALL else 2
MOVES, EVERY, WHOLE = (400, 1, 10) if ALL else (160, 4, 10)
"""Number of moves of a game; the interval at which one is drawn; the interval at which a drawn one is
compared byte by byte."""


def some_options(title: Title, seats: int, rng: random.Random) -> Any:
    """Random options with which this number of players can play."""
    hints = get_type_hints(title.options)
    for _ in range(50):
        chosen = {
            name: rng.choice((False, True) if kind is bool else get_args(kind))
            for name, kind in hints.items()
            if kind is bool or get_origin(kind) is Literal
        }
        options = title.options(**chosen)
        if title.why_not_start(seats, options) is None:
            return options
    return title.options()


def drawn(title: Title, view: Any, recent: Sequence[Any], seats: int, number: int) -> Canvas:
    """A table, now in one language and now in the other."""
    speaker = Speaker(title, LANGUAGES[number // 20 % len(LANGUAGES)], NAMES[:seats], view.options)
    return ARTISTS[title.id].table(view, recent, speaker)


@pytest.mark.parametrize(
    ("title", "game"),
    sampled(product(TITLES.values(), range(GAMES)), lambda case: case[1] == 0),
    ids=lambda part: part.id if isinstance(part, Title) else None,
)
def test_a_picture_after_a_move_is_the_picture_drawn_from_nothing(
    title: Title, game: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = random.Random(f"{title.id} {game}")
    seats = title.seats[game * (len(title.seats) - 1) // max(GAMES - 1, 1)]
    options = some_options(title, seats, rng)
    cache, compared = StripCache(), 0
    if title.why_not_start(seats, options) is not None:
        pytest.fail(f"no options of {title.id} let {seats} play")
    for number, moment in enumerate(islice(moments(title, seats, game, options), 0, MOVES, EVERY)):
        view = title.view(moment.game, None)
        after = drawn(title, view, moment.recent, seats, number)
        with monkeypatch.context() as nothing:
            nothing.setattr(render.kit.painting.canvas, "maker", MarkMaker)
            nothing.setattr(RecentValues, "get", lambda _, key, make: make())
            alone = drawn(title, view, moment.recent, seats, number)
        assert after.marks == alone.marks
        data = cache.png(after, "the table")
        if number % WHOLE == 0:
            assert data == StripCache().png(alone)
            compared += 1
    assert compared


@pytest.mark.parametrize("title", TITLES.values(), ids=lambda title: title.id)
def test_areas_and_hands_after_others_are_those_drawn_from_nothing(
    title: Title, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = title.seats[0]
    options = some_options(title, seats, random.Random(title.id))
    one, seat, artist = StripCache(), Seat(0), ARTISTS[title.id]
    moves = 200 if ALL else 30
    for number, moment in enumerate(islice(moments(title, seats, 1, options), moves)):
        view = title.view(moment.game, seat)
        speaker = Speaker(title, "en", NAMES[:seats], view.options)
        shown = [artist.area] if not any(title.hand(view, seat).values()) else [artist.area, artist.hand]
        for draw in shown:
            after = draw(view, seat, speaker)
            data = one.png(after, draw)
            if number % 6 == 5:
                with monkeypatch.context() as nothing:
                    nothing.setattr(render.kit.painting.canvas, "maker", MarkMaker)
                    alone = draw(view, seat, speaker)
                assert after.marks == alone.marks and data == StripCache().png(alone)


@pytest.mark.parametrize("title", TITLES.values(), ids=lambda title: title.id)
def test_tables_with_other_people_or_another_language_have_no_part_of_each_other(
    title: Title, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = max(title.seats)
    *_, moment = islice(moments(title, seats, 1), 13)
    view = title.view(moment.game, None)
    for names in (NAMES[:seats], NAMES[:seats][::-1]):
        for language in LANGUAGES:
            speaker = Speaker(title, language, names, view.options)
            after = ARTISTS[title.id].table(view, moment.recent, speaker)
            with monkeypatch.context() as nothing:
                nothing.setattr(render.kit.painting.canvas, "maker", MarkMaker)
                assert after.marks == ARTISTS[title.id].table(view, moment.recent, speaker).marks
