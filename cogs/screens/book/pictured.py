"""The pictures of a game turn by turn, each as what changed since the one before."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from cogs.screens.notices.log_lines import events_of
from games.manager.history.turns import LoggedTurn
from games.manager.model.table import Table
from render import Pictures, film
from render.patches import Patch, patches
from words import Language, Speaker
from words.positions import position_text


class PicturedTurn(msgspec.Struct, frozen=True):
    """The turns from `first` to `last` (from 0) with the picture after them, as everybody saw it, and its
    position in words. Turns that can't be replayed have neither."""

    first: int
    last: int
    position: tuple[str, ...] = ()
    patches: tuple[Patch, ...] = ()
    height: int = 0

    @property
    def size(self) -> int:
        """The number of bytes of the pictures in a page: four letters for three bytes."""
        return sum(len(patch.data) for patch in self.patches) * 4 // 3


def pictured(
    pictures: Pictures,
    table: Table,
    past: Sequence[LoggedTurn],
    games: Iterator[Any],
    every: int,
    language: Language,
) -> Iterator[PicturedTurn]:
    """The turns of a game. `games` are the positions after them, as far as its log can be replayed. The first
    turn, the last, and each whose index `every` divides have a picture. Each step is short, so that other
    pictures can be drawn in between."""
    speaker = Speaker(table.title, language, table.names, table.options)
    before, first = None, 0
    for at, _ in enumerate(past):
        if (game := next(games, None)) is None:
            yield from (PicturedTurn(turn, turn) for turn in range(first, len(past)))
            return
        if at % every and at < len(past) - 1:
            continue
        view = table.title.view(game, None)
        entries = [entry for turn in past[first : at + 1] for entry in turn]
        recent = [one.event for entry in entries for one in events_of(table, entry) if one.to is None]
        after = film.frame(pictures.table(table.id, table.title, view, recent, table.seat_names, language))
        position = tuple(position_text(speaker, view, None).splitlines())
        yield PicturedTurn(first, at, position, tuple(patches(before, after)), after.height)
        before, first = after, at + 1
