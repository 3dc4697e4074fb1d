"""What a seat, or the public, may see, and how places and loads are written (rules 1.2)."""

from games.caravan import components as c
from games.caravan.game import Caravan
from games.caravan.market import Bids
from games.caravan.state import CaravanState, Load
from games.core import Seat

HIDDEN = -1
"""What coins are in a view that may not show them."""


def hide(seen: Caravan, seat: Seat | None) -> Caravan:
    """Take out of a copy of the game what `seat` (None: the public) may not see."""
    for phase in seen.phases:
        if isinstance(phase, Bids):
            phase.hide(seat)
    if seen.options.purses == "hidden" and not seen.over:
        seen.bank = HIDDEN
        for owner, cart in enumerate(seen.carts):
            cart.coins = cart.coins if owner == seat else HIDDEN
    return seen


def hand(game: CaravanState, seat: Seat) -> dict[str, tuple[str, ...]]:
    """Nothing is held in a hand."""
    return {}


def figures(game: CaravanState, seat: Seat) -> dict[str, int]:
    """The public figures of a seat."""
    return {"goods": game.carts[seat].loaded}


def spell(value: Load | str) -> str:
    """A load, the same in every language: letters of the goods with amounts."""
    if isinstance(value, str):
        return value
    return " ".join(f"{good[:2]}{amount}" for good, amount in value) or "0"


def parse(field: str, text: str) -> Load | None:
    """A load as it was typed: `sp2 si1`."""
    if field != "load":
        return None
    letters = {good[:2]: good for good in c.GOODS}
    words = [word for word in text.split() if word[:2] in letters and word[2:].isdigit()]
    return tuple((letters[word[:2]], int(word[2:])) for word in words if int(word[2:]))
