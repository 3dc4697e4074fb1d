"""Plates: the pictures of the documentation, drawn from real games.

A title's own are in `render/<title>/plates.py`, as a function `plates() -> Iterator[Plate]`. A title
without that module gets three plates of a random game."""

from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from typing import Any, Literal, NamedTuple

from games.core import Seat, Title
from games.core.engine import waits_for
from games.titles import TITLES
from render import Pictures
from render.artist import Candidate
from render.moments import Moment as Moment
from render.moments import moments as moments
from render.titles import module_of
from words import LANGUAGES, Language

NAMES = ("葵", "Benvenuto", "Chie", "ルドヴィーコ", "Emma", "Folke")
SEED, MOVES = 3, 60


class Plate(NamedTuple):
    """One picture: file `<title>_<name>_<language>.png` for each language. `seat`: the seat whose area or
    hand is drawn, from its own view; by default the awaited one."""

    name: str
    moment: Moment
    what: Literal["table", "area", "hand"] = "table"
    languages: Sequence[Language] = LANGUAGES
    seat: Seat | None = None
    candidates: Sequence[Candidate] = ()


def first(found: Iterator[Moment], like: Callable[[Any], bool]) -> Moment:
    """The first moment whose game meets the condition, else the last one."""
    for moment in found:
        if like(moment.game):
            break
    return moment


def plates(title: str) -> Iterator[Plate]:
    """The plates of a title."""
    own = f"{module_of(title)}.plates"
    if find_spec(own) is not None:
        found: Iterator[Plate] = import_module(own).plates()
        return found
    return _at_random(TITLES[title])


def _at_random(title: Title) -> Iterator[Plate]:
    options = title.options()
    seats = max(title.playable(options))
    *_, last = islice(moments(title, seats, SEED, options), MOVES)
    yield Plate("table", last)
    yield Plate("area", last, "area")
    yield Plate("hand", last, "hand")


def drawn(title: str, pictures: Pictures) -> Iterator[tuple[str, bytes]]:
    """The plates of a title as file names without extension, with PNG data."""
    for plate in plates(title):
        for language in plate.languages:
            yield f"{title}_{plate.name}_{language}", _drawn(TITLES[title], plate, language, pictures)


def _drawn(title: Title, plate: Plate, language: Language, pictures: Pictures) -> bytes:
    game, seats, recent = plate.moment
    seat = plate.seat if plate.seat is not None else next(iter(waits_for(game)), Seat(0))
    names = NAMES[:seats]
    if plate.what == "table":
        return pictures.table(0, title, title.view(game, None), recent, names, language)
    own = title.view(game, seat)
    if plate.what == "area":
        return pictures.area(title, own, seat, names, language, plate.candidates)
    return pictures.hand(title, own, seat, names, language)
