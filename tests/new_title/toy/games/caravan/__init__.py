"""Caravan: a toy of the usual size. Start reading at `travel.py`, the course of a game."""

from games.caravan import components as c
from games.caravan import texts
from games.caravan.events import EVENTS
from games.caravan.game import Caravan
from games.caravan.market import Selling
from games.caravan.state import CaravanOptions, Cart
from games.caravan.travel import Course
from games.caravan.view import figures, hand, hide, parse, spell
from games.core import Note, Refusal, Seat, Title, note


def _new_game(seats: int, options: CaravanOptions) -> Caravan:
    return Caravan(
        phases=[Course()],
        always_available=[Selling()],
        options=options,
        carts=[Cart() for _ in range(seats)],
        bank=c.SETUP.bank,
    )


def _view(game: Caravan, seat: Seat | None) -> Caravan:
    return hide(TITLE.copy(game), seat)


def _why_not_start(seats: int, options: CaravanOptions) -> Refusal | None:
    if seats in TITLE.seats:
        return None
    return Refusal("ERR_PLAYER_COUNT", "1", least=TITLE.seats[0], most=TITLE.seats[-1], have=seats)


def _parts(field: str, value: object) -> tuple[Note | str, ...]:
    """Towns are places on the map."""
    return (note(f"name-{value}"),) if field == "town" else ()


TITLE = Title(
    id="caravan",
    seats=range(2, 5),
    game=Caravan,
    options=CaravanOptions,
    events=EVENTS,
    new_game=_new_game,
    view=_view,
    hand=hand,
    why_not_start=_why_not_start,
    spell=spell,
    parse=parse,
    parts=_parts,
    figures=figures,
    about=c.FILE.about(),
    describe=texts.describe,
    sections={"1": "set-up", "2": "market", "3": "roads", "4": "market"},
    rules=texts.rules,
    position=texts.position,
)
