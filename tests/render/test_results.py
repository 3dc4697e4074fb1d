"""The picture of a result: one for all titles, with as many seats and sources as there can be."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from games.core import PointsBySource, Seat, SeatScore, SourceRow, Title, TurningPoint
from games.titles import TITLES
from render.kit import Box, Canvas, StripCache
from render.results import result
from render.titles import ARTISTS
from words import LANGUAGES, Language, Speaker, results
from words.numbers import number

LARGEST = 200_000
NAMES = (
    "葵",
    "Bartholomäus von Waldenburg-Hohenstein",
    "知恵",
    "ルドヴィーコ・スフォルツァ公爵",
    "Emma",
    "Folke",
)
titles = pytest.mark.parametrize("title", TITLES.values(), ids=lambda title: title.id)


class Noted(Canvas):
    """A canvas that remembers its words and which seats stand where."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        self.words: list[str] = []
        self.signs: list[str] = []
        super().__init__(*arguments, **named)

    def label(self, box: Box, words: str, *arguments: Any, **named: Any) -> Box:
        self.words.append(words)
        return super().label(box, words, *arguments, **named)

    def sprite(self, name: str, *arguments: Any, **named: Any) -> Box:
        self.signs.append(name)
        return super().sprite(name, *arguments, **named)


def full(title: Title, seats: int, points: int = 13_580) -> PointsBySource:
    """A result in which every source has given something, much of it, and all that can be marked is."""
    assert title.scoring is not None
    rows = tuple(
        SourceRow(source, tuple((-1) ** at * (points - 7 * at - number) for at in range(seats)))
        for number, source in enumerate((*title.scoring.sources, "rest"))
    )
    scores = tuple(
        SeatScore(Seat(at), 1 + max(0, at - 1), points - 100 * max(1, at), 20 * at) for at in range(seats)
    )
    course = tuple(tuple(points * turn // 200 - 5 * at for at in range(seats)) for turn in range(200))
    turning = tuple(
        TurningPoint(at, Seat(at % seats), "lead", points, course[at], 1 + at // 20, None, False, False, ())
        for at in (1, 100, 199)
    )
    rounds = tuple(1 + turn // 20 for turn in range(200))
    return PointsBySource(scores, rows, course, rounds, turning, "course")


@titles
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_full_result_can_be_drawn_and_stays_small(title: Title, language: Language) -> None:
    for seats in (title.seats[0], title.seats[-1]):
        speaker = Speaker(title, language, NAMES[:seats])
        data = StripCache().png(result(ARTISTS[title.id].theme, full(title, seats), speaker))
        assert data.startswith(b"\x89PNG") and len(data) <= LARGEST


@titles
def test_everything_of_the_table_stands_in_the_picture_and_seats_have_their_signs(
    title: Title, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = title.seats[-1]
    speaker, outcome = Speaker(title, "en", NAMES[:seats]), full(title, seats, 70)
    monkeypatch.setattr("render.results.Canvas", Noted)
    canvas = result(ARTISTS[title.id].theme, outcome, speaker)
    assert isinstance(canvas, Noted)
    for words, row in results.source_rows(speaker, outcome):
        assert words in canvas.words
        assert {number(amount) for amount in row} <= set(canvas.words)
    for seat in range(seats):
        sign = f"seat_{'abcdef'[seat]}"
        # Beside its name and its bar, above its column, along its line and at the end of it.
        assert canvas.signs.count(sign) >= 1 + 1 + 2, (sign, sorted(set(canvas.signs)))
    assert canvas.signs.count("laurel") == 1 + sum(score.place == 1 for score in outcome.scores) == 3
    assert {"1", "2", "3"} <= set(canvas.words)


@titles
def test_every_figure_stands_in_the_column_of_its_seat(title: Title, monkeypatch: pytest.MonkeyPatch) -> None:
    """The columns are those of the places, not of the seats."""
    seats = title.seats[-1]
    made = full(title, seats, 70)
    scores = tuple(msgspec.structs.replace(one, place=seats - one.seat) for one in made.scores)
    speaker, outcome = Speaker(title, "en", NAMES[:seats]), msgspec.structs.replace(made, scores=scores)
    monkeypatch.setattr("render.results.Canvas", Noted)
    canvas = result(ARTISTS[title.id].theme, outcome, speaker)
    assert isinstance(canvas, Noted)
    for words, row in results.source_rows(speaker, outcome):
        at = canvas.words.index(words) + 1
        assert canvas.words[at : at + seats] == [number(amount) for amount in reversed(row)]
        assert row != tuple(reversed(row))
    assert canvas.words.index(NAMES[seats - 1]) < canvas.words.index(NAMES[0])


@titles
def test_a_game_of_which_nothing_but_the_result_is_known_has_a_picture_too(title: Title) -> None:
    scores = tuple(SeatScore(Seat(at), 1, -3, 0) for at in range(title.seats[0]))
    bare = PointsBySource(scores, (), (), (), (), "course")
    speaker = Speaker(title, "ja", NAMES[: title.seats[0]])
    assert StripCache().png(result(ARTISTS[title.id].theme, bare, speaker)).startswith(b"\x89PNG")
    assert results.points_table(speaker, bare).splitlines()[-1].split()[-1] == "合計"
