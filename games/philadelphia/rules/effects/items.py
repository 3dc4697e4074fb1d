"""What a buyer reads of an item before the purchase is final: its full effect, and whether its first part
is impossible now (rules 9.1, resolution, c)."""

import msgspec

from games.core import Note, Seat
from games.philadelphia.model import components as c
from games.philadelphia.model import versions
from games.philadelphia.model import vocabulary as v
from games.philadelphia.model.cards_text import operations, sentences
from games.philadelphia.model.moves import Buy
from games.philadelphia.model.state import PhiladelphiaState
from games.philadelphia.rules.effects.due import Due, counted
from games.philadelphia.rules.effects.operations import choice


def says(move: Buy) -> Note:
    """The purchase of an item, with what it does."""
    return Note("says-buy", {"item": move.item, "does": sentences(c.ITEMS[move.item].effects)})


def lost_on(game: PhiladelphiaState, seat: Seat, item: str) -> Note | None:
    """A note if only the rest of an item, or nothing, is possible now; None if its first part is."""
    for at, effect in c.SCRIPTS[item].triggered.items():
        due = Due(item, at, "use")
        needed = choice(game, seat, due, effect.ops[0])
        if needed is not None and not needed.options:
            rest = tuple([_with_number(game, seat, due, op) for op in effect.ops[1:]])
            if not rest or not versions.items_go_on(game.since):
                return Note("warn-item-nothing", {"item": item})
            return Note("warn-item-rest", {"item": item, "does": operations(rest, may=False)})
    return None


def _with_number(game: PhiladelphiaState, seat: Seat, due: Due, op: v.Op) -> v.Op:
    """An operation with the number of cards it draws if nothing has been done before it."""
    if not isinstance(op, v.Draw):
        return op
    return msgspec.structs.replace(op, n=counted(game, seat, due, op.n))
