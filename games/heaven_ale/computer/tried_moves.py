"""The moves that a Grandmaster of Heaven & Ale tries: no sale of cards before the end, and one of those cells
that hardly differ."""

from collections.abc import Hashable
from typing import Any

from games.core import Move, Seat
from games.heaven_ale.computer.features import SUNNY
from games.heaven_ale.model import components as c
from games.heaven_ale.model import moves
from games.heaven_ale.model.garden import NEIGHBOURS, RING, SHEDS_AT
from games.heaven_ale.rules.start_area import InStartArea


def skips(game: Any, seat: Seat) -> tuple[type[Move], ...]:
    """A card is sold in the end alone, where it brings a last step of the exchange."""
    returning = bool(game.phases) and isinstance(game.phases[-1], InStartArea)
    return () if game.last_round and returning else (moves.SellCard,)


def alike(game: Any, seat: Seat, move: Move) -> Hashable | None:
    """Cells of one side count as alike for a tile if the monks (for a monk: all tiles) and the sheds around
    them are alike. All cards are alike when they are sold."""
    if isinstance(move, moves.SellCard):
        return moves.SellCard
    if not isinstance(move, moves.Buy):
        return None
    garden, cell = game.boards[seat].garden, move.cell
    rings = []
    for shed in SHEDS_AT[cell]:
        values = [c.VALUE[garden[cell]] for cell in RING[shed] if cell in garden]
        if len(values) == len(RING[shed]) - 1:
            return move
        rings.append((len(values), sum(values)))
    near = [(garden[other], SUNNY[other]) for other in NEIGHBOURS[cell] if other in garden]
    if move.tile not in c.MONKS:
        near = [(tile, False) for tile, _ in near if tile in c.MONKS]
    return (move.tile, SUNNY[cell], tuple(sorted(near)), tuple(sorted(rings)))
