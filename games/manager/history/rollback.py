"""Going back: the state after an earlier log entry, with everything revealed since then drawn anew."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from games.core import FACE_DOWN, Seat, Title
from games.core.chance import Chance, RecordedDraw
from games.core.decoding import decoded
from games.core.game import TurnContext
from games.manager.model.table_events import ROLL_BACK

WHAT = "drawn anew"
"""The name of these draws in the log."""


def gone_back(
    title: Title, then: Any, draws: int, seats: int, chance: Chance
) -> tuple[Any, list[RecordedDraw]]:
    """The state `then` when a table goes back to it after `draws` draws in all.

    Chance continues from there, and hidden cards are shuffled, so that what was seen in the undone moves
    tells nothing about what will come.
    """
    ctx: TurnContext[Any] = TurnContext(title.copy(then), chance)
    ctx.game.draws = draws
    views = [title.view(ctx.game, None), *(title.view(ctx.game, Seat(at)) for at in range(seats))]
    for cards, unseen in _unseen(ctx.game, views):
        for at, card in zip(unseen, ctx.shuffle(WHAT, [cards[at] for at in unseen]), strict=True):
            cards[at] = card
    return ctx.game, ctx.drawn


def _unseen(value: Any, views: Sequence[Any]) -> Iterator[tuple[list[Any], list[int]]]:
    """The lists in a state that hold several cards nobody can see, with the indices of these cards."""
    if isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from _unseen(getattr(value, name), [getattr(view, name, None) for view in views])
    elif isinstance(value, dict):
        for key, part in value.items():
            yield from _unseen(part, [view.get(key) if isinstance(view, dict) else None for view in views])
    elif isinstance(value, list):
        alike = all(isinstance(view, list) and len(view) == len(value) for view in views)
        hidden = [at for at in range(len(value)) if alike and all(view[at] == FACE_DOWN for view in views)]
        if len(hidden) > 1:
            yield value, hidden
        for at, part in enumerate(value):
            if not isinstance(part, str):
                yield from _unseen(part, [view[at] for view in views] if alike else [None] * len(views))


def entries_in_force(entries: Sequence[Any]) -> list[int]:
    """The entries that lead to the present position, without undone ones."""
    in_force: list[int] = []
    for entry in entries:
        if entry.kind == ROLL_BACK:
            target = target_of(entry)
            in_force = [entry_no for entry_no in in_force if entry_no <= target]
        in_force.append(entry.entry_no)
    return in_force


def target_of(entry: Any) -> int:
    """The entry to which a table went back."""
    return int(decoded(entry.move))
