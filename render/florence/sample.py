"""Made-up positions with as much on the table as possible, to warm up with."""

from collections.abc import Iterator

from games.core import Seat
from games.florence.model import components as c
from games.florence.model.placement import EVERYWHERE, ORIENTATIONS
from games.florence.model.state import FlorenceOptions, Principality, Tile, new_supply
from games.florence.rules.auction import Bidding, Selecting
from games.florence.rules.cards import PickCard
from games.florence.rules.game import Florence
from games.florence.rules.turn import Actions, Turn
from render.artist import Candidate
from render.florence.panel import NARROW, WIDE
from render.florence.principality.board import Board, fill_of
from render.kit import Canvas, Theme


def positions() -> Iterator[Florence]:
    """An auction of five and a turn of four."""
    seats = [Seat(seat) for seat in range(5)]
    yield _position(5, [Selecting(seats[1:]), Bidding(kind="lake", bid=400, bidding=seats[2:])])
    yield _position(4, [Actions([Seat(3)]), Turn(Seat(0)), PickCard(Seat(0), "bonus", list(c.BONUS_CARDS))])


def _position(seats: int, phases: list[Selecting | Bidding | Actions | Turn | PickCard]) -> Florence:
    view = Florence(
        phases=[*phases],
        options=FlorenceOptions(),
        houses=[_house(seat) for seat in range(seats)],
        supply=new_supply(seats),
        round=3,
        sold=["jester", "builder"],
        professions=list(c.PROFESSIONS),
        bonus_deck=list(c.BONUS_CARDS),
        prestige_deck=list(c.PRESTIGE_CARDS),
    )
    view.houses[0].hand = list(c.PROFESSIONS)
    view.houses[0].prestige = list(c.PRESTIGE_CARDS)
    return view


def _house(seat: int) -> Principality:
    """Three tiles wherever they may lie; figures that together have all digits."""
    kinds = list(c.TILES)[3 * seat : 3 * seat + 3]
    return Principality(
        florins=1234 * seat + 567,
        pp=12 * seat + 9,
        table=list(c.PROFESSIONS)[4 * seat : 4 * seat + 4],
        table_recruits=1,
        jesters=seat,
        builders=seat % 3,
        freedoms=list(c.FREEDOMS)[: seat % 4],
        tiles=[Tile(kind, next(iter(EVERYWHERE[kind]))) for kind in kinds],
        best_work=17,
    )


def candidates() -> list[Candidate]:
    """Places for a lake."""
    return [(str(number), cells) for number, cells in enumerate(EVERYWHERE["lake"], 1)]


def shapes(theme: Theme) -> Canvas:
    """Every tile in every orientation, at the sizes of the tables."""
    canvas = Canvas(theme, 600)
    for cell in (NARROW, WIDE):
        board = Board(canvas, 100, 100, cell)
        for kind in c.TILES:
            for cells in ORIENTATIONS[kind]:
                canvas.polygon(board.corners(cells), fill_of(kind), line=board.line)
    return canvas
