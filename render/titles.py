"""The list of titles that can be drawn; adding one is a module and a line here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from games.core import Seat
from render import florence, heaven_ale
from render.kit import Canvas
from words import Language, Speaker


class Artist(Protocol):
    """What a title's module supplies: canvases made from views and nothing else.

    `recent` are the public events to mark; `ghosts` candidate answers with their labels; `hand` raises
    ValueError for a view that is not the seat's own; `samples` are pictures of made-up positions that use
    as many of the title's symbols and words as they can.
    """

    def table(self, view: Any, recent: Sequence[Any], speaker: Speaker) -> Canvas: ...

    def area(
        self, view: Any, seat: Seat, speaker: Speaker, ghosts: Sequence[tuple[str, Any]] = ()
    ) -> Canvas: ...

    def hand(self, view: Any, seat: Seat, speaker: Speaker) -> Canvas: ...

    def samples(self, language: Language) -> Iterable[Canvas]: ...


ARTISTS: Mapping[str, Artist] = {"florence": florence, "heaven_ale": heaven_ale}
