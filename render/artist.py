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


def _no_detail(view: Any, id: str, speaker: Speaker) -> Canvas:
    raise KeyError(id)


def _no_more(view: Any, seat: Seat, speaker: Speaker) -> Sequence[Canvas]:
    return ()


def _nothing_told(view: Any, seat: Seat, speaker: Speaker, candidates: Sequence[Candidate]) -> Sequence[str]:
    return ()


def _no_card(id: str, speaker: Speaker) -> Canvas | None:
    return None


@dataclass(frozen=True)
class Artist:
    """How a title is drawn: functions from views to canvases."""

    theme: Theme

    table: Callable[[Any, Sequence[Any], Speaker], Canvas]
    """`table(view, recent, speaker)`: the whole table; what the events in `recent` changed is highlighted."""

    area: Area

    hand: Callable[[Any, Seat, Speaker], Canvas]
    """`hand(view, seat, speaker)`: the seat's own cards. Raises ValueError for another seat's view."""

    samples: Callable[[Language], Iterable[Canvas]]
    """Made-up positions with as many of the title's symbols and words as possible, for warming up and for
    review."""

    details: Callable[[Any], Sequence[str]] = _none
    """`details(view)`: ids of further things to look at, such as a region of a map."""

    detail: Callable[[Any, str, Speaker], Canvas] = _no_detail
    """`detail(view, id, speaker)`: one of them. Raises KeyError for another id."""

    more_hand: Callable[[Any, Seat, Speaker], Sequence[Canvas]] = _no_more
    """Further pictures of a hand too large for one."""

    card: Callable[[str, Speaker], Canvas | None] = _no_card
    """`card(id, speaker)`: one thing of the box, large, as printed; None for ids better told in words."""

    regions: tuple[str, ...] = ()
    """The details that are regions of a map, the whole map first, for the command `map`."""

    area_told: Callable[[Any, Seat, Speaker, Sequence[Candidate]], Sequence[str]] = _nothing_told
    """`area_told(view, seat, speaker, candidates)`: what the alt text of an area says of the candidates, line
    by line, the most important first."""

    shows_first: bool = False
    """Whether an area draws the first candidate larger than the others."""

    numbers_cards: bool = False
    """Whether a hand has `Canvas.spots` for the numbers that menus give its cards; else menus give none."""

    cover: tuple[str, ...] = ()
    """The four symbols that stand for the title in a list of games; by default its first."""

    symbols: Mapping[str, Symbol] = field(default_factory=dict)
    """The symbol of each thing, figure (`florins`) and kind of move (`move-hire`) by its id. The title's
    pictures, the legend and the icons in texts are made from this one table."""
