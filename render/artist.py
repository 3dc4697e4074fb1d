"""What a title gives to be drawn: its `ARTIST`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from games.core import Seat
from render.kit import Canvas, Theme
from words import Language, Speaker

Ghost = tuple[str, Any]
"""A candidate answer with its label (the number it has in the menu)."""


class Area(Protocol):
    """Draws one seat's area large; `ghosts` are candidates: the value of the field that is asked, or the
    whole move where it completes one. What is no place of this picture is left out."""

    def __call__(self, view: Any, seat: Seat, speaker: Speaker, ghosts: Sequence[Ghost] = ()) -> Canvas: ...


def _none(view: Any) -> Sequence[str]:
    return ()


def _no_part(view: Any, part: str, speaker: Speaker) -> Canvas:
    raise KeyError(part)


def _no_more(view: Any, seat: Seat, speaker: Speaker) -> Sequence[Canvas]:
    return ()


def _no_card(id: str, speaker: Speaker) -> Canvas | None:
    return None


@dataclass(frozen=True)
class Artist:
    """How a title is drawn: functions that make canvases from views and from nothing else.

    `table(view, recent, speaker)` is the whole table with what the public events in `recent` changed
    marked; `area` one seat's area large; `hand(view, seat, speaker)` the seat's own cards, ValueError for a
    view that is not its own; `samples(language)` pictures of made-up positions that use as many of the
    title's symbols and words as they can, to warm up with and to look at. A title with more to look at than
    a table and its seats (a region of a map) names it in `parts(view)` and draws it by `part`; those that are
    regions of a map, the whole of it first, also stand in `regions` for its command `map`; where a hand
    can grow too large for one picture, `more_hand` are the others; `card(id, speaker)` is a single thing
    of the box large, as it is printed, or None for ids that are best told in words.
    """

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
