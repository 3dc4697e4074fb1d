"""Games of Heaven & Ale for the tests of its pictures."""

import random
from collections.abc import Iterator
from typing import Any

from games.core import Seat, engine
from games.heaven_ale import TITLE
from games.heaven_ale.model import components as c
from games.heaven_ale.model import moves
from games.heaven_ale.model.garden import GARDEN_CELLS, SHEDS
from games.heaven_ale.model.state import HeavenAleOptions, Space
from render.moments import Moment, moments

NAMES = ("葵", "Benvenuto Cellini", "ルドヴィーコ・イル・モーロ", "Łukasz Żółć")


def busy_answer(game: Any, rng: random.Random) -> tuple[Seat, Any]:
    """Short steps and many purchases, so that gardens fill and every phase comes up."""
    seat = engine.waits_for(game)[0]
    open_ = engine.open_offers(game, seat)
    kept = [offer for offer in open_ if offer.move is not moves.SellCard or rng.random() < 0.02]
    buying = [offer for offer in kept if offer.move is not moves.EndPurchase]
    offer = rng.choice(buying if buying and rng.random() < 0.6 else kept or open_)
    if offer.move is moves.MoveTo:
        return seat, moves.MoveTo(rng.choice(list(offer.possible("space", ()))[:4]))
    return seat, offer.random_move(rng)


def busy_game(seats: int, seed: int, options: HeavenAleOptions | None = None) -> Iterator[Moment]:
    """A game of such answers, move by move."""
    return moments(TITLE, seats, seed, options, busy_answer)


def late(seats: int, seed: int, phase: str = "MoveFigure") -> Any:
    """The last game of a run in which somebody is in that phase."""
    games = [moment.game for moment in busy_game(seats, seed) if moment.game.phases]
    return [game for game in games if type(game.phases[-1]).__name__ == phase][-1]


def crowded(seats: int) -> Any:
    """More on the table than there ever was."""
    game, rng = late(seats, 3), random.Random(5)
    for seat, board in enumerate(game.boards):
        board.garden = {plot: rng.choice(list(c.TILES)) for plot in GARDEN_CELLS}
        board.sheds = {shed: rng.choice(list(c.SHED_TYPES)) for shed in SHEDS}
        board.resources = [rng.randrange(-8, 21) for _ in c.RESOURCES]
        board.ducats, board.brewmaster = 1234, -10 + 10 * seat
        board.discs, board.placed, board.cards = list(c.SPOTS), dict(zip(c.PAIRS, c.CARDS, strict=True)), []
        board.barrels = dict.fromkeys(c.BARRELS, c.SIZES[seat % 2])
    for at, space in enumerate(c.TRACK):
        if space.kind in ("resource", "monk"):
            game.spaces[at] = Space(tuple(rng.choices(list(c.TILES), k=6)))
    game.barrels = dict.fromkeys(c.BARRELS, 0)
    return game
