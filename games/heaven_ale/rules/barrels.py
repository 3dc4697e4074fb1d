"""Barrel spaces: every fulfilled goal gives a barrel, the large one while it is there (rules 2.12, 4.5)."""

from collections.abc import Callable

from games.core import Seat
from games.heaven_ale.model import components as c
from games.heaven_ale.model import data_rows as d
from games.heaven_ale.model import events
from games.heaven_ale.model.garden import SHADE, SUN
from games.heaven_ale.model.state import Context, HeavenAleState, PlayerBoard


def _tiles_of_value(value: int) -> Callable[[PlayerBoard], int]:
    tiles = frozenset(tile for tile in c.TILES if c.VALUE[tile] == value)
    return lambda board: len([tile for tile in board.garden.values() if tile in tiles])


def _discs_on(spots: dict[str, d.Resource] | dict[str, d.Monk]) -> Callable[[PlayerBoard], int]:
    return lambda board: len([spot for spot in board.discs if spot in spots])


def _tiles_on(cells: tuple[str, ...]) -> Callable[[PlayerBoard], int]:
    side = frozenset(cells)
    return lambda board: len([cell for cell in board.garden if cell in side])


def _sheds_of_one_type(board: PlayerBoard) -> int:
    kinds = list(board.sheds.values())
    return max(map(kinds.count, kinds), default=0)


COUNTERS: dict[str, Callable[[PlayerBoard], int]] = {
    "brewmaster": lambda board: board.brewmaster,
    "lowest_resource": lambda board: min(board.resources),
    "highest_resource": lambda board: max(board.resources),
    "tiles_of_value_1": _tiles_of_value(1),
    "tiles_of_value_5": _tiles_of_value(5),
    "monk_discs": _discs_on(c.MONKS),
    "resource_discs": _discs_on(c.RESOURCES),
    "sheds_of_one_type": _sheds_of_one_type,
    "shed_types": lambda board: len(set(board.sheds.values())),
    "placed_cards": lambda board: len(board.placed),
    "tiles_in_sun": _tiles_on(SUN),
    "tiles_in_shade": _tiles_on(SHADE),
}
"""The counts that goals use (rules 2.12)."""

_GOALS = tuple((barrel.id, COUNTERS[barrel.counts], barrel.least) for barrel in c.BARRELS.values())


def takeable(game: HeavenAleState, board: PlayerBoard) -> list[str]:
    """The goals a board could take a barrel of now."""
    owned, left = board.barrels, game.barrels
    return [
        goal for goal, count, least in _GOALS if goal not in owned and left[goal] and count(board) >= least
    ]


def progress(board: PlayerBoard, goal: str) -> int:
    """A board's progress towards a goal."""
    return COUNTERS[c.BARRELS[goal].counts](board)


def barrel_vp(board: PlayerBoard) -> int:
    """The points of a board's barrels."""
    return sum([c.BARREL_VP[size] for size in board.barrels.values()])


def next_size(game: HeavenAleState, goal: str) -> str:
    """The size of the barrel that is taken next."""
    return c.SIZES[len(c.SIZES) - game.barrels[goal]]


def take_barrels(ctx: Context, seat: Seat) -> None:
    """Take every barrel whose condition is met."""
    game = ctx.game
    board = game.boards[seat]
    for goal in takeable(game, board):
        size = next_size(game, goal)
        board.barrels[goal] = size
        game.barrels[goal] -= 1
        ctx.tell(events.BarrelTaken(seat, goal, size, c.BARREL_VP[size]))
