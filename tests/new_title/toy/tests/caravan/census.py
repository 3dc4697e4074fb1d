"""What the laws of tests/core need to know of Caravan."""

from collections.abc import Iterator, Sequence
from typing import Any

from games.caravan import components as c
from games.caravan import events
from games.caravan.game import Caravan
from games.caravan.moves import PutIn
from games.caravan.state import CaravanOptions
from games.core import Event, Seat

CODES = {
    "ERR_NO_ROAD",
    "ERR_TOLL",
    "ERR_TOO_DEAR",
    "ERR_PLAYER_COUNT",
    "ERR_NOT_YOUR_TURN",
    "ERR_WRONG_PHASE",
    "ERR_PENDING_CHOICE",
    "ERR_BAD_PARAM",
    "ERR_OUT_OF_RANGE",
    "ERR_NOT_OFFERED",
    "ERR_TOO_FEW",
    "ERR_TOO_MANY",
    "ERR_GAME_OVER",
}
SECRET = (PutIn,)


def options(seats: int) -> Sequence[CaravanOptions]:
    return CaravanOptions(), CaravanOptions(purses="shown", toll=False)


def seats_of(game: Caravan) -> int:
    return len(game.carts)


def census(game: Caravan) -> dict[str, Any]:
    """No coin is lost, and no cart is overloaded."""
    assert all(cart.loaded <= c.SETUP.room and cart.coins >= 0 for cart in game.carts)
    return {"coins": game.bank + sum(cart.coins for cart in game.carts)}


def changes(event: Event) -> Iterator[tuple[Seat, str, int]]:
    match event:
        case events.GiftTaken(seat=seat, amount=amount) | events.Travelled(seat=seat, goods=amount):
            yield seat, "goods", amount
        case events.GoodSold(seat=seat):
            yield seat, "goods", -1


def hidden(game: Caravan, seat: Seat | None) -> list[list[str]]:
    """There are no cards."""
    return []


def secrets(game: Caravan, seat: Seat | None) -> Iterator[tuple[tuple[str | int, ...], list[int]]]:
    """Purses and the bank, where the table hides them (rules 1.2)."""
    if game.options.purses == "hidden" and not game.over:
        yield ("bank",), [game.bank + 5]
        for owner, cart in enumerate(game.carts):
            if owner != seat:
                yield ("carts", owner, "coins"), [coins for coins in range(0, 20, 3) if coins != cart.coins]
