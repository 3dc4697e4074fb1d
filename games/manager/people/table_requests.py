"""What somebody at a table may want of it beside their moves: what they can propose, and what becomes of
their own seat. One list, from which the table menu is made."""

from typing import Literal, cast, get_args

import msgspec

from games.computer import Level
from games.core import Refusal, Seat
from games.manager.model.proposal import Back, End, Pace, Pause, Relieve, Replace, What
from games.manager.model.table import Table
from games.manager.model.table_settings import TERMS
from games.manager.people.proposals import ProposalService
from games.manager.people.seats import SeatService

Act = Literal[
    "leave",
    "relieve",
    "replace",
    "back",
    "pause",
    "resume",
    "pace",
    "end",
    "stand",
    "give",
    "keep",
    "open",
]
ACTS: tuple[Act, ...] = get_args(Act)

SEATS: tuple[Act, ...] = ("give", "keep", "open")
"""What nobody else is asked about."""

UNTIMED = ("none", "remind")
"""The paces without a deadline."""


class TableRequest(msgspec.Struct, frozen=True):
    """What somebody wants: of which seat, or after which entry of the log (`number`); of a computer the
    level, of another pace the pace with its hours (`word`)."""

    what: Act
    number: int = 0
    word: str = ""


def wishes(
    proposals: ProposalService, seating: SeatService, table: Table, user_id: int
) -> list[TableRequest]:
    """All that the holder of a seat may want now; without what has to be chosen first (which position, which
    pace). While a proposal is open nothing else can be proposed."""
    seat = table.seat_of(user_id)
    if seat is None or table.status != "running":
        return []
    opens = user_id == table.host
    return [one for one in _all(table, seat) if _may(proposals, seating, table, seat, one, opens)]


def _all(table: Table, seat: Seat) -> list[TableRequest]:
    """Whatever somebody in a seat may ever want, in the order of a list."""
    others = [place.seat for place in table.seats if place.seat != seat]
    about: tuple[Act, ...] = ("relieve", "replace", "open")
    return [
        TableRequest("back"),
        TableRequest("leave"),
        TableRequest("keep" if seat in table.open_seats else "give"),
        TableRequest("resume" if table.clock.paused_at is not None else "pause"),
        TableRequest("pace"),
        *[TableRequest(what, at) for at in others for what in about],
        TableRequest("stand"),
        TableRequest("end"),
    ]


def _may(
    proposals: ProposalService,
    seating: SeatService,
    table: Table,
    seat: Seat,
    wish: TableRequest,
    opens: bool,
) -> bool:
    """Whether there is such a thing now; `opens`: whether they may open others' seats."""
    if wish.what in ("give", "keep"):
        return True
    if wish.what == "open":
        other = Seat(wish.number)
        held = table.seats[other].user_id is not None and other not in table.open_seats
        return opens and held and seating.may_open(table, other)
    if proposals.is_open(table):
        return False
    if wish.what in ("back", "end"):
        return True
    if wish.what in ("pause", "pace"):  # nobody waits for a computer by the clock
        people = sum(place.user_id is not None for place in table.seats)
        return people > 1 and (wish.what == "pace" or table.terms.pace != "none")
    return proposals.why_not(table, seat, proposal_of(wish, seat)) is None


def proposal_of(wish: TableRequest, seat: Seat, undone: int = 0, name: str = "") -> What:
    """What is proposed to the table. `undone`: so many moves are gone back by; `name`: what a computer is
    called. Refusal if the wish says too little, or nothing there is."""
    if wish.what in ("leave", "relieve"):
        about = seat if wish.what == "leave" else Seat(wish.number)
        return Relieve(about, cast(Level, wish.word or "apprentice"), name)
    if wish.what == "replace":
        return Replace(Seat(wish.number))
    if wish.what == "back":
        return Back(wish.number, undone)
    if wish.what == "pace":
        pace, _, hours = wish.word.partition("_")
        if pace not in TERMS["pace"] or hours not in TERMS["hours"]:
            raise Refusal("refuse-no-proposal")
        return Pace(
            cast(Literal["none", "remind", "soft", "hard"], pace),
            cast(Literal["12", "24", "48", "72", "168"], hours),
        )
    if wish.what in ("end", "stand"):
        return End(wish.what == "stand")
    return Pause(wish.what == "pause")


def paces(table: Table) -> list[TableRequest]:
    """The paces there are, with the time each gives; but for the present one."""
    words = []
    for pace in TERMS["pace"]:
        hours = (table.terms.hours,) if pace in UNTIMED else TERMS["hours"]
        words += [f"{pace}_{one}" for one in hours]
    now = f"{table.terms.pace}_{table.terms.hours}"
    return [TableRequest("pace", 0, word) for word in words if word != now]
