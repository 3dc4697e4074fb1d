"""What a player may request at a table beside moves: proposals, and what becomes of their own seat.

`/propose` and the table menu are made from this one list.
"""

from typing import Literal, cast

import msgspec

from games.computer import Level
from games.core import Refusal, Seat
from games.manager.model.proposal import Back, End, Pace, Pause, ProposalKind, Relieve, Replace
from games.manager.model.table import Table
from games.manager.model.table_settings import SETTING_VALUES, Hours, PaceName
from games.manager.people.proposals import ProposalService
from games.manager.people.seats import SeatService

RequestKind = Literal[
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

SEATS: tuple[RequestKind, ...] = ("give", "keep", "open")
"""Requests that need nobody's consent."""

UNTIMED = ("none", "remind")
"""The paces without a deadline."""


class TableRequest(msgspec.Struct, frozen=True):
    """A request: the seat or log entry it concerns (`number`), and a computer player's level or the pace with
    its hours (`word`)."""

    what: RequestKind
    number: int = 0
    word: str = ""


def possible_requests(
    proposals: ProposalService, seats: SeatService, table: Table, user_id: int
) -> list[TableRequest]:
    """The requests that a seat's holder may make now, without those that need a further choice (a position, a
    pace).

    While a proposal is open, nothing else can be proposed.
    """
    seat = table.seat_of(user_id)
    if seat is None or table.status != "running":
        return []
    opens = user_id == table.host
    return [one for one in _all(table, seat) if _may(proposals, seats, table, seat, one, opens)]


def _all(table: Table, seat: Seat) -> list[TableRequest]:
    """All requests that a seat's holder could ever make, in the order of the list."""
    others = [holder.seat for holder in table.seats if holder.seat != seat]
    about: tuple[RequestKind, ...] = ("relieve", "replace", "open")
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
    seats: SeatService,
    table: Table,
    seat: Seat,
    request: TableRequest,
    opens: bool,
) -> bool:
    """Whether a request is possible now. `opens`: the user may open other players' seats."""
    if request.what in ("give", "keep"):
        return True
    if request.what == "open":
        other = Seat(request.number)
        held = table.seats[other].user_id is not None and other not in table.open_seats
        return opens and held and seats.may_open(table, other)
    if proposals.is_open(table):
        return False
    if request.what in ("back", "end"):
        return True
    if request.what in ("pause", "pace"):  # the clock never waits for computer players
        return len(table.seats_of_people) > 1 and (request.what == "pace" or table.settings.pace != "none")
    return proposal_of(request, seat).why_not(table, seat) is None


def proposal_of(request: TableRequest, seat: Seat, undone: int = 0, name: str = "") -> ProposalKind:
    """The proposal for a request.

    `undone`: number of moves that going back undoes. `name`: the computer player's name. Raises Refusal if
    the request is incomplete or invalid.
    """
    if request.what in ("leave", "relieve"):
        about = seat if request.what == "leave" else Seat(request.number)
        return Relieve(about, cast(Level, request.word or "apprentice"), name)
    if request.what == "replace":
        return Replace(Seat(request.number))
    if request.what == "back":
        return Back(request.number, undone)
    if request.what == "pace":
        pace, _, hours = request.word.partition("_")
        if pace not in SETTING_VALUES["pace"] or hours not in SETTING_VALUES["hours"]:
            raise Refusal("refuse-no-proposal")
        return Pace(cast(PaceName, pace), cast(Hours, hours))
    if request.what in ("end", "stand"):
        return End(request.what == "stand")
    return Pause(request.what == "pause")


def paces(table: Table) -> list[TableRequest]:
    """The available paces with their times, without the present one."""
    words = []
    for pace in SETTING_VALUES["pace"]:
        hours = (table.settings.hours,) if pace in UNTIMED else SETTING_VALUES["hours"]
        words += [f"{pace}_{one}" for one in hours]
    now = f"{table.settings.pace}_{table.settings.hours}"
    return [TableRequest("pace", 0, word) for word in words if word != now]
