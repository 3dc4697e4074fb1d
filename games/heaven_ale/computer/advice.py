"""The considerations of Heaven & Ale, for computer players, hints and reviews.

Points are victory points. Production is the lowest resource times the brewmaster's multiplier, so
considerations shift from "gather" to "level out" during the game."""

from pathlib import Path
from typing import Any

from games.core import Advisor, Seat, gain, odds_of
from games.core.choices.answers import Chooser
from games.core.dealing import deal_anew, own_copy
from games.heaven_ale.computer.forecast import enclosed, expected, gone, production, time_left
from games.heaven_ale.computer.hints import tells
from games.heaven_ale.model import components as c
from games.heaven_ale.model.moves import SellCard
from games.heaven_ale.model.state import HeavenAleState
from games.heaven_ale.rules.barrels import points
from games.heaven_ale.rules.final import exchange_of, production_vp, worth
from games.heaven_ale.rules.scoring import free_spots

INCOME, EARLY = 1.0, 0.1
"""The worth of future ducats relative to those in hand, and the extra worth of ducats at the beginning."""


def _production(game: HeavenAleState, seat: Seat) -> float:
    """Expected production of the garden as it is; at the end the actual one."""
    board = game.boards[seat]
    if game.over:
        return worth(game, seat)
    left = time_left(game, seat)
    ducats = board.ducats + len(board.cards) * c.SOLD_CARD
    now = production_vp(board, exchange_of(game, board, ducats).lowest)
    sure = max(0.0, 1 - 4 * left)
    return sure * now + (1 - sure) * production(game, seat)


def _ducats(game: HeavenAleState, seat: Seat) -> float:
    """Ducats, and those the shady tiles will bring, useful while there is something to buy: the earlier,
    the more they bring in the end."""
    left = time_left(game, seat)
    ducats = game.boards[seat].ducats + INCOME * expected(game, seat)[2] * min(1.0, 2 * left)
    return ducats * (0.35 + 0.65 * min(1.0, 2 * left) + EARLY * left)


def _spots(game: HeavenAleState, seat: Seat) -> float:
    """Free scoring spots the garden has tiles for."""
    return len(free_spots(game, game.boards[seat])) * min(1.0, 2 * time_left(game, seat))


def _sheds(game: HeavenAleState, seat: Seat) -> float:
    """Sheds that are being enclosed: the nearer to it, the more."""
    board = game.boards[seat]
    return sum([share**3 for share in enclosed(board)]) * min(1.0, 2 * time_left(game, seat))


def _barrels(game: HeavenAleState, seat: Seat) -> float:
    return points(game.boards[seat])


def _cards(game: HeavenAleState, seat: Seat) -> float:
    """Privilege cards that can still be placed."""
    board = game.boards[seat]
    return len(board.cards) * min(1.0, 1.6 * time_left(game, seat)) + 0.8 * len(board.placed)


def _place(game: HeavenAleState, seat: Seat) -> float:
    """The first place of the start area: points in the last round, the first move before that."""
    board = game.boards[seat]
    if board.place != c.FIRST_PLACE or not board.returned:
        return 0.0
    return c.FIRST_PLACE_VP if game.last_round else 1.0


def _haste(game: HeavenAleState, seat: Seat) -> float:
    """Spaces of the track left behind: each is a lost chance."""
    return float(gone(game, seat))


def left(game: HeavenAleState) -> float:
    """The share of the game that is left for all seats together."""
    return sum([time_left(game, seat) for seat in range(len(game.boards))]) / len(game.boards)


def imagine(view: Any, seat: Seat, rng: Chooser) -> Any:
    """A possible game: the face-down piles are dealt from the unseen tiles."""
    game = own_copy(view)
    seen = _in_sight(game)
    deal_anew(c.HALF * 2, seen, [game.deck], rng)
    deal_anew(c.MONK_HALF * 2, seen, [*game.monk_piles, game.unused_monks], rng)
    return game


def _in_sight(game: HeavenAleState) -> list[str]:
    lying = [tile for space in game.spaces for tile in space.tiles]
    return lying + [tile for board in game.boards for tile in board.garden.values()]


ADVISOR: Advisor[Any] = Advisor(
    considerations=(
        gain("production", 1.0, _production),
        gain("ducats", 0.42, _ducats),
        gain("spots", 0.5, _spots),
        gain("sheds", 4.0, _sheds),
        gain("barrels", 1.0, _barrels),
        gain("cards", 8.0, _cards),
        gain("place", 1.0, _place),
        gain("haste", -0.1, _haste),
    ),
    imagine=imagine,
    novice=0.5,
    novice_skips=(SellCard,),
    free=(SellCard,),
    tells=tells,
    left=left,
    odds=odds_of(Path(__file__).parents[1] / "chances.json"),
)
