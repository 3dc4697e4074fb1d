"""Made-up positions with as much on the table as possible, to warm up with."""

from collections.abc import Iterator
from itertools import cycle, islice
from typing import Any

from games.core import Seat
from games.heaven_ale.model import components as c
from games.heaven_ale.model import events
from games.heaven_ale.model.garden import GARDEN_CELLS, SHEDS
from games.heaven_ale.model.state import HeavenAleOptions, PlayerBoard, Space
from games.heaven_ale.rules.game import AnyPhase, HeavenAle
from games.heaven_ale.rules.market import Market
from games.heaven_ale.rules.turn import MoveFigure


def positions() -> Iterator[tuple[HeavenAle, tuple[Any, ...]]]:
    """Views with events: gardens half full, a full track, four at the table and three."""
    yield _position(4, [MoveFigure(Seat(0))], 0), (events.FigureMoved(Seat(1), "R5"),)
    yield _position(4, [Market(Seat(1))], 7), (events.TileBought(Seat(0), "wood1", "s01", -2),)
    yield _position(3, [MoveFigure(Seat(2))], 14), (events.DiscPlaced(Seat(0), "X", 1, (), ("s01",)),)


def _position(seats: int, phases: list[AnyPhase], shift: int) -> HeavenAle:
    tiles = cycle([*c.TILES][shift:] + [*c.TILES][:shift])
    spaces = []
    for number, space in enumerate(c.TRACK):
        lying = 1 + (number + shift) % 6 if space.kind in ("resource", "monk") else 0
        spaces.append(Space(tuple(islice(tiles, lying)), number % 3 if space.kind == "scoring" else 0))
    boards = [_board(Seat(seat), shift) for seat in range(seats)]
    barrels = {goal: 2 - sum(goal in board.barrels for board in boards) for goal in c.BARRELS}
    return HeavenAle(
        phases=[*phases],
        options=HeavenAleOptions(),
        boards=boards,
        spaces=spaces,
        barrels=barrels,
        round=1 + shift % 3,
        deck=["?"] * (55 - shift),
        monk_piles=[["?"] * 4] * 2,
    )


def _board(seat: Seat, shift: int) -> PlayerBoard:
    """Eight tiles of its own, so that four boards have every one; figures that have all digits."""
    own = islice(cycle(c.TILES), 8 * seat + shift, 8 * seat + shift + 8)
    goals = list(c.BARRELS)[3 * seat : 3 * seat + 3]
    return PlayerBoard(
        ducats=(1023, 45, 678, 9)[seat],
        resources=[-8 + 3 * seat, -2, 5 * seat, 13, 20],
        brewmaster=(-10, 4, 9, 17)[seat],
        cards=list(c.CARDS)[seat:],
        garden=dict(zip(GARDEN_CELLS[seat + shift % 5 :: 4], own, strict=False)),
        sheds=dict(zip(SHEDS[seat:], list(c.SHED_TYPES)[seat : seat + 2], strict=False)),
        discs=list(c.SPOTS)[2 * seat : 2 * seat + 3],
        placed=dict(list(zip(c.PAIRS, c.CARDS, strict=True))[:seat]),
        barrels={goal: c.SIZES[number % 2] for number, goal in enumerate(goals)},
        position=(4 + 3 * seat + shift) % len(c.TRACK),
        place=list(c.PLACES)[seat] if seat > 1 else "",
        returned=seat > 1,
    )
