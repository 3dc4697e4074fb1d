"""What the title says of itself."""

from collections.abc import Iterator, Mapping
from typing import Any

from games.caravan import components as c
from games.caravan.game import Caravan
from games.caravan.state import CaravanOptions
from games.caravan.view import HIDDEN
from games.core import Note, NoteLines, note


def position(view: Caravan) -> tuple[Note, ...]:
    """The whole position, line by line."""
    return tuple(_lines(view))


def _lines(view: Caravan) -> Iterator[Note]:
    yield note("position-round", round=view.round, rounds=c.SETUP.rounds)
    for seat, cart in enumerate(view.carts):
        goods = tuple(note("good-amount", good=good, amount=amount) for good, amount in cart.goods.items())
        yield Note("position-cart", {"seat": seat, "town": cart.town, "goods": goods})
        if cart.coins != HIDDEN:
            yield note("position-coins", seat=seat, coins=cart.coins)


def describe(id: str, options: CaravanOptions) -> tuple[Note, ...]:
    """What a good or a town says."""
    if id in c.GOODS:
        return (note("text-good", price=c.GOODS[id].price),)
    return (note("text-town", sells=c.TOWNS[id].sells),) if id in c.TOWNS else ()


def rules(options: CaravanOptions, players: int) -> Mapping[str, Any]:
    """The figures of the rules' texts."""
    return {
        "coins": c.SETUP.coins,
        "rounds": c.SETUP.rounds,
        "room": c.SETUP.room,
        "gift": c.SETUP.gift,
        "start": c.SETUP.start,
        "hidden": options.purses == "hidden",
        "toll": options.toll,
        "goods": NoteLines(
            tuple(note("rule-good", good=id, price=good.price) for id, good in c.GOODS.items())
        ),
        "towns": NoteLines(
            tuple(
                Note("rule-town", {"town": id, "sells": town.sells, "roads": c.neighbours(id)})
                for id, town in c.TOWNS.items()
            )
        ),
    }
