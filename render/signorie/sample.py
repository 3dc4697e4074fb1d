"""Made-up positions with as much on the table as possible, to warm up with."""

from collections.abc import Iterator
from itertools import cycle, islice
from typing import Any

from games.core import Seat
from games.signorie.model import components as c
from games.signorie.model import events
from games.signorie.model.state import BoardRow, City, SignorieOptions, new_board
from games.signorie.rules.game import AnyPhase, Signorie
from games.signorie.rules.turn import MainAction, TakeTurn


def positions() -> Iterator[tuple[Signorie, tuple[Any, ...]]]:
    """Views with events: four at the table, three, and two."""
    yield _position(4, TakeTurn(Seat(0)), 0), (events.DieTaken(Seat(1), "R3", 0, 9),)
    yield _position(3, TakeTurn(Seat(1)), 9), (events.MissionDone(Seat(0), "pol", 3, "mi", 1, 3),)
    yield _position(2, MainAction(Seat(1), "G", 4), 5), (events.HelperHired(Seat(0), "h_y1", -2),)


def _position(seats: int, phase: AnyPhase, shift: int) -> Signorie:
    boards = [new_board(plan) for plan in list(c.PLANS)[:seats]]
    tiles = cycle(list(c.TILES)[shift:] + list(c.TILES)[:shift])
    for seat, board in enumerate(boards):
        board.vp, board.florins, board.brides = 78 + 33 * seat, 2 + 7 * seat, seat
        board.helpers = list(c.HELPERS)[seat::2]
        board.dice = {colour: 1 + (seat + at) % 6 for at, colour in enumerate(c.COLOURS[: 4 - seat])}
        board.initiative = (0, 4, 4, 9)[seat]
        for at, career in enumerate(c.CAREERS):
            board.add_man(career, 1 + (2 * seat + 3 * at) % c.CAREER_TOP, 1 + seat % 2)
        board.rows = {row: BoardRow(tuple(islice(tiles, 2)), seat) for row in c.ROWS}
    used = c.CITIES[: c.PLAYERS[seats].cities]
    cities = {
        name: City(
            tuple([f"{(at + number) % seats}{'mf'[at % 2]}" for at in range(number + 3)]), *islice(tiles, 2)
        )
        for number, name in enumerate(used)
    }
    rewards = [*list(c.BONUS_TILES)[shift % 4 : shift % 4 + 5], *list(c.VP_TILES)[:2]]
    return Signorie(
        phases=[phase],
        options=SignorieOptions(secret_letters="on"),
        boards=boards,
        cities=cities,
        turn_order=[Seat(at) for at in range(seats)],
        passed=[Seat(seats - 1)],
        discs=[Seat(at) for at in range(seats)],
        rewards=rewards,
        round=1 + shift % 5,
        dice=[
            f"{colour}{pips}" for at, colour in enumerate(c.COLOURS) for pips in (1, 2, 4, 6)[: 4 - at % 3]
        ],
        assignments=dict(zip(c.ASSIGNMENT_SLOTS, c.ASSIGNMENTS, strict=True)),
        closed=[next(iter(c.ASSIGNMENT_SLOTS))],
        stock=["?"] * 20,
    )
