"""How a title is drawn: its `ARTIST`."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from games.core import Seat
from render.kit import Canvas, Symbol, Theme
from words import Language, Speaker

Candidate = tuple[str, Any]
"""A candidate answer with its label (the number it has in the menu). The first of several is the one that is
looked at: a title may draw it larger."""


class Area(Protocol):
    """Draws one seat's area, large. `candidates`: values of the field that is asked for, or complete moves.
    Those that are no place in this picture are left out."""

    def __call__(
        self, view: Any, seat: Seat, speaker: Speaker, candidates: Sequence[Candidate] = (), /
    ) -> Canvas: ...


def _none(view: Any) -> Sequence[str]:
    return ()


def _no_part(view: Any, part: str, speaker: Speaker) -> Canvas:
    raise KeyError(part)


def _no_more(view: Any, seat: Seat, speaker: Speaker) -> Sequence[Canvas]:
    return ()


def _nothing_told(view: Any, seat: Seat, speaker: Speaker, candidates: Sequence[Candidate]) -> Sequence[str]:
    return ()


def _no_card(id: str, speaker: Speaker) -> Canvas | None:
    return None


@dataclass(frozen=True)
class Artist:
    """How a title is drawn: functions from views to canvases.

    `table(view, recent, speaker)`: the whole table, with what the public events in `recent` changed
    marked. `area`: one seat's area, large. `hand(view, seat, speaker)`: the seat's own cards; ValueError
    for another seat's view. `more_hand`: further pictures of a hand too large for one.
    `samples(language)`: made-up positions with as many of the title's symbols and words as possible, for
    warming up and for review. `parts(view)`: names of further things to look at (a region of a map), drawn
    by `part`. `regions`: those of them that are regions of a map, the whole map first, for the command
    `map`. `area_told(view, seat, speaker, candidates)`: what the alt text of an area says of the candidates,
    line by line, the most important first. `shows_first`: whether an area draws the first candidate larger
    than the others. `numbers_cards`: whether a hand has `Canvas.spots` for the numbers that menus give its
    cards; otherwise menus give none. `card(id, speaker)`: one thing of the box, large, as printed; None for
    ids better told in words. `cover`: the four symbols that stand for the title in a list of games; by
    default its first. `symbols`: the symbol of each thing, figure (`florins`) and kind of move (`move-hire`)
    by its id. Its pictures, the legend and the icons in texts are made from this one table."""

    theme: Theme
    table: Callable[[Any, Sequence[Any], Speaker], Canvas]
    area: Area
    hand: Callable[[Any, Seat, Speaker], Canvas]
    samples: Callable[[Language], Iterable[Canvas]]
    parts: Callable[[Any], Sequence[str]] = _none
    part: Callable[[Any, str, Speaker], Canvas] = _no_part
    more_hand: Callable[[Any, Seat, Speaker], Sequence[Canvas]] = _no_more
    card: Callable[[str, Speaker], Canvas | None] = _no_card
    regions: tuple[str, ...] = ()
    area_told: Callable[[Any, Seat, Speaker, Sequence[Candidate]], Sequence[str]] = _nothing_told
    shows_first: bool = False
    numbers_cards: bool = False
    cover: tuple[str, ...] = ()
    symbols: Mapping[str, Symbol] = field(default_factory=dict)
