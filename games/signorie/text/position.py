"""The whole position in words, made from a view and nothing else (rules 12)."""

from collections.abc import Iterator

from games.core import Note, Seat, note
from games.signorie.model import components as c
from games.signorie.model.cards_text import reward_text
from games.signorie.model.cities import PEOPLE, lowest_slot
from games.signorie.model.state import City, PlayerBoard
from games.signorie.model.tracks import initiative_order, men_on_careers
from games.signorie.rules.game import Signorie


def position(view: Signorie) -> Iterator[Note]:
    """Line by line: round, order, dice, assignments, rewards, cities, the seats, the stock."""
    if view.round:
        yield note("position-round", round=view.round, rounds=view.rounds)
        yield from _order(view)
        yield from _dice(view)
        yield _assignments(view)
        yield note("position-rewards", rewards=tuple(tile for tile in view.rewards if tile))
        if view.reward:
            yield Note("position-reward", {"tile": view.reward, "does": reward_text(view.reward)})
        yield note("heading-cities")
        for name, city in view.cities.items():
            yield from _city(view, name, city)
    for at, board in enumerate(view.boards):
        yield from _seat(view, Seat(at), board)
    yield note("heading-stock")
    yield note("position-stock", tiles=len(view.stock), helpers=view.helpers_left)


def _order(view: Signorie) -> Iterator[Note]:
    yield Note("position-order", {"seats": tuple(view.turn_order)})
    discs = tuple(
        note("position-disc", seat=seat, position=view.boards[seat].initiative)
        for seat in initiative_order(view)
    )
    yield Note("position-initiative", {"discs": discs})
    if view.passed:
        yield Note("position-passed", {"seats": tuple(view.passed)})


def _dice(view: Signorie) -> Iterator[Note]:
    left = tuple(
        note("position-colour", colour=colour, pips=tuple(str(pip) for pip in view.pips_left(colour)))
        for colour in c.COLOURS
        if view.pips_left(colour)
    )
    yield Note("position-dice", {"dice": left})


def _assignments(view: Signorie) -> Note:
    lying = tuple(
        note("position-closed", slot=slot, tile=tile)
        if slot in view.closed
        else note("position-assignment", slot=slot, tile=tile)
        for slot, tile in view.assignments.items()
    )
    return Note("position-assignments", {"tiles": lying})


def _city(view: Signorie, name: str, city: City) -> Iterator[Note]:
    """Who is there, the next slot, the tiles."""
    people = tuple(
        note("position-person", seat=PEOPLE[who][0], sex=PEOPLE[who][1], count=city.people.count(who))
        for who in dict.fromkeys(city.people)
    )
    yield Note(
        "position-city",
        {
            "city": name,
            "people": people,
            "males": lowest_slot(view, name, "m"),
            "females": lowest_slot(view, name, "f"),
            "marriage": _tile(city.marriage),
            "mission": _tile(city.mission),
        },
    )


def _tile(id: str) -> str:
    return c.TILES[id].kind if id else "no-tile"


def _seat(view: Signorie, seat: Seat, board: PlayerBoard) -> Iterator[Note]:
    yield note("heading-seat", seat=seat, vp=board.vp, florins=board.florins, brides=board.brides)
    yield note(
        "position-meeples",
        males=board.supply["m"],
        females=board.supply["f"],
        stock_males=board.stock["m"],
        stock_females=board.stock["f"],
    )
    if board.dice:
        dice = tuple(f"{colour}{pips}" for colour, pips in board.dice.items())
        yield note("position-taken", dice=dice, total=board.dice_sum, limit=view.threshold(seat))
    if men := men_on_careers(board):
        yield note("position-men", men=men)
    if board.helpers:
        yield note("position-helpers", helpers=tuple(sorted(board.helpers)))
    for name, row in board.rows.items():
        yield note(
            "position-row",
            row=name,
            families=c.PLANS[board.plan].row(name),
            tiles=tuple(c.TILES[tile].kind for tile in row.face_up),
            face_down=row.face_down,
        )
