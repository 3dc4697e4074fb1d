"""The considerations of Heaven & Ale, for computer players, hints and reviews.

Points are victory points. Production is the lowest resource times the brewmaster's multiplier, so
considerations shift from "gather" to "level out" during the game."""

from pathlib import Path
from typing import Any

from games.core import Advisor, ChanceScale, HintSettings, NoviceSettings, Seat, gain, odds_of
from games.core.choices.answers import Chooser
from games.core.copying import copied
from games.core.dealing import deal_anew
from games.heaven_ale.computer.forecast import (
    NEAR_SHED,
    ToCome,
    brewed,
    enclosed,
    expected,
    spaces_passed,
    time_left,
)
from games.heaven_ale.computer.hints import tells
from games.heaven_ale.model import components as c
from games.heaven_ale.model.moves import SellCard
from games.heaven_ale.model.state import HeavenAleState, PlayerBoard
from games.heaven_ale.rules.barrels import barrel_vp
from games.heaven_ale.rules.final import exchange_of, production_vp, vp_of
from games.heaven_ale.rules.scoring import free_spots

# All numbers here are set by hand and tuned in games of computer players (docs/computers.md).

FADE = 2.0
"""What needs time to be of use counts in full in the first half of the game, then this times the share of the
game that is left."""
CARDS_FADE, PLACED = 1.6, 0.8
"""The fade of privilege cards, and what a placed card counts."""
SURE = 4
"""The production that is certain begins to count when a share of 1 / SURE of the game is left."""
INCOME, EARLY = 1.0, 0.1
"""The worth of future ducats relative to those in hand, and the extra worth of ducats at the beginning."""
IN_THE_END = 0.35
"""The worth of ducats in the end, where they are good for the exchange alone, relative to those of the first
half."""
FIRST_MOVE = 1.0
"""The worth in points of the first move of a round."""


def _outlook(game: HeavenAleState, seat: Seat) -> tuple[HeavenAleState, PlayerBoard, Seat, float, ToCome]:
    """A position, the seat's board, the seat, its share of the game that is left, and what its tiles will
    bring."""
    return game, game.boards[seat], seat, time_left(game, seat), expected(game, seat)


def _production(game: HeavenAleState, board: PlayerBoard, seat: Seat, left: float, come: ToCome) -> float:
    """Expected production of the garden as it is; at the end the actual one."""
    if game.over:
        return vp_of(game, seat)
    sure = max(0.0, 1 - SURE * left)
    if not sure:
        return brewed(board, come, left)
    ducats = board.ducats + len(board.cards) * c.SOLD_CARD
    now = production_vp(board, exchange_of(game, board, ducats).lowest)
    return sure * now + (1 - sure) * brewed(board, come, left)


def _ducats(game: HeavenAleState, board: PlayerBoard, seat: Seat, left: float, come: ToCome) -> float:
    """Ducats, and those the shady tiles will bring, useful while there is something to buy: the earlier,
    the more they bring in the end."""
    useful = min(1.0, FADE * left)
    ducats = board.ducats + INCOME * come.income * useful
    return ducats * (IN_THE_END + (1 - IN_THE_END) * useful + EARLY * left)


def _spots(game: HeavenAleState, board: PlayerBoard, seat: Seat, left: float, come: ToCome) -> float:
    """Free scoring spots the garden has tiles for."""
    return len(free_spots(game, board)) * min(1.0, FADE * left)


def _sheds(game: HeavenAleState, board: PlayerBoard, seat: Seat, left: float, come: ToCome) -> float:
    """Sheds that are being enclosed: the nearer to it, the more."""
    return sum([share**NEAR_SHED for share in enclosed(board)]) * min(1.0, FADE * left)


def _barrels(game: HeavenAleState, board: PlayerBoard, seat: Seat, left: float, come: ToCome) -> float:
    return barrel_vp(board)


def _cards(game: HeavenAleState, board: PlayerBoard, seat: Seat, left: float, come: ToCome) -> float:
    """Privilege cards that can still be placed."""
    return len(board.cards) * min(1.0, CARDS_FADE * left) + PLACED * len(board.placed)


def _place(game: HeavenAleState, board: PlayerBoard, seat: Seat, left: float, come: ToCome) -> float:
    """The first place of the start area: points in the last round, the first move before that."""
    if board.place != c.FIRST_PLACE or not board.returned:
        return 0.0
    return c.FIRST_PLACE_VP if game.last_round else FIRST_MOVE


def _haste(game: HeavenAleState, board: PlayerBoard, seat: Seat, left: float, come: ToCome) -> float:
    """Spaces of the track left behind: each is a lost chance."""
    return float(spaces_passed(game, seat))


def left(game: HeavenAleState) -> float:
    """The share of the game that is left for all seats together."""
    return sum([time_left(game, seat) for seat in range(len(game.boards))]) / len(game.boards)


def imagine(view: Any, seat: Seat, rng: Chooser) -> Any:
    """A possible game: the face-down piles are dealt from the unseen tiles."""
    game = copied(view)
    seen = _in_sight(game)
    deal_anew(c.HALF * 2, seen, [game.deck], rng)
    deal_anew(c.MONK_HALF * 2, seen, [*game.monk_piles, game.unused_monks], rng)
    return game


def _in_sight(game: HeavenAleState) -> list[str]:
    """The tiles that lie on the track and in gardens."""
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
    outlook=_outlook,
    novice=NoviceSettings(0.5, skips=(SellCard,)),
    hints=HintSettings((SellCard,), tells),
    scale=ChanceScale(left, odds_of(Path(__file__).parents[1] / "chances.json")),
)
