"""What a seat, or the public, may see of a game (rules 10, hidden information)."""

from games.core import Seat, face_down
from games.fugger.model.components import GOODS
from games.fugger.rules.game import Fugger


def hide(seen: Fugger, seat: Seat | None) -> None:
    """In a copy, turn decks and box face down."""
    for pile in (seen.deck, seen.replenish, seen.box):
        pile[:] = face_down(pile)


def figures(game: Fugger, seat: Seat) -> dict[str, int]:
    """The public figures of a house that a step can change."""
    house = game.houses[seat]
    mine = {"florins": house.florins} | {good: house.total(good) for good in GOODS}
    if game.options.noble:
        mine |= {"bonds": house.bonds, "meter": house.meter, "cubes": len(house.cubes)}
    return mine
