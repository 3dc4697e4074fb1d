"""Chances to win: each seat's, after every turn of a game, by the computers' evaluation.

Only of a game that has ended, whose positions are judged with everything open; and of one that a single
person plays against computers, for that person alone and from what their seat saw. The positions are judged
in a worker, a part at a time, so that other requests come in between. Nothing is stored."""

import asyncio
import hashlib
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from itertools import islice
from math import floor
from statistics import median_low

import msgspec

from db import Logged
from db.bounded_dict import BoundedDict
from games.computer.chances import Chances, can_tell
from games.computer.thinker import ThinkingEnded
from games.core import CHANCES, PointsBySource, Refusal, Seat, SeatScore, Title, TurningPoint
from games.core.ranking import places
from games.manager.history import fairness, turns
from games.manager.history.outcome import CountedTurn, counted_turns, turning_point
from games.manager.history.review import may_look_back
from games.manager.model.table import Table

PART = 64
"""Number of positions that are judged at a time."""

REMEMBERED = 32
"""Number of tables whose chances are remembered."""

SWINGS, LEAST = 3, 8
"""Maximum number of turning points, and the least change of a chance that makes one, in percent."""

Judge = Callable[[Title, Sequence[bytes], int, Seat | None, bytes], Awaitable[list[Chances]]]
TurnKey = tuple[int, int]


def may_see(table: Table, seat: Seat | None) -> bool:
    """Whether whoever holds `seat` (None: no seat) may see the chances at a table."""
    return may_look_back(table, seat) and can_tell(table.title)


class ChanceService:
    """Tells the chances at tables where they may be seen."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self._known: BoundedDict[tuple[int, Seat | None], dict[TurnKey, Chances]] = BoundedDict(REMEMBERED)

    async def of(self, table: Table, seat: Seat | None, log: Sequence[Logged]) -> list[Chances]:
        """The chances after each turn of the log (`turns.turns`), for the holder of `seat`.

        Raises Refusal if they may not be seen, or if judging took too long.
        """
        if not may_see(table, seat):
            raise Refusal("refuse-no-chances")
        past = turns.turns(log)
        eyes = None if fairness.publishes_secret(table) else seat
        known = self._known.get((table.id, eyes), {})
        self._known.note((table.id, eyes), known)
        if new := {_key(turn) for turn in past} - known.keys():
            wanted = (one for one in _positions(table, past, eyes) if one[0] in new)
            try:
                async for key, chances in self._judged(table, eyes, wanted):
                    known[key] = chances
            except ThinkingEnded:
                raise Refusal("refuse-thinking-ended") from None
        return [known[_key(turn)] for turn in past]

    async def _judged(
        self, table: Table, seat: Seat | None, wanted: Iterator[tuple[TurnKey, bytes]]
    ) -> AsyncIterator[tuple[TurnKey, Chances]]:
        """The chances in these positions, which `seat` saw (None: everything was open)."""
        seed = hashlib.sha256(f"chances {table.id} {seat}".encode()).digest()[:16]
        while part := await asyncio.to_thread(lambda: list(islice(wanted, PART))):
            saved = [position for _, position in part]
            found = await self.judge(table.title, saved, len(table.seats), seat, seed)
            for (key, _), chances in zip(part, found, strict=True):
                yield key, chances


def _positions(
    table: Table, past: Sequence[turns.LoggedTurn], seat: Seat | None
) -> Iterator[tuple[TurnKey, bytes]]:
    """The position after each turn, saved; with a `seat`, as it saw it."""
    for turn, game in zip(past, turns.positions(table, past), strict=True):
        yield _key(turn), table.title.save(game if seat is None else table.title.view(game, seat))


def _key(turn: turns.LoggedTurn) -> TurnKey:
    """The key of the position after a turn, unique within its table."""
    return turn[-1].entry_no, turn[-1].commit_id


def course(
    table: Table, log: Sequence[Logged], found: Sequence[Chances]
) -> tuple[PointsBySource, tuple[int, ...]]:
    """The chances turn by turn in percent, without undone turns, with the turns that changed them most; and
    the indices of these turns in `turns.turns`.

    Replays the game, so don't call it on the event loop. Raises Refusal if no turn counts, as in a game whose
    log is lost.
    """
    past = [turn[-1].entry_no for turn in turns.turns(log)]
    after = {entry_no: percents(each) for entry_no, each in zip(past, found, strict=True)}
    counted = [
        msgspec.structs.replace(turn, standing=after[turn.entry_no]) for turn in counted_turns(table, log)
    ]
    if not counted:
        raise Refusal("refuse-no-chances")
    last = counted[-1].standing
    swings = _swings(table, counted)
    made = PointsBySource(
        scores=tuple([SeatScore(Seat(at), place, last[at], 0) for at, place in enumerate(places(last))]),
        rows=(),
        course=tuple([turn.standing for turn in counted]),
        rounds=tuple([turn.round for turn in counted]),
        turning=tuple(swings),
        counted=CHANCES,
    )
    return made, tuple([past.index(counted[point.at].entry_no) for point in swings])


def _swings(table: Table, counted: Sequence[CountedTurn]) -> list[TurningPoint]:
    """The turns by which a seat's chance rose most for longer than a moment, none close to another."""
    near = len(table.seats)
    swings = []
    for at in range(1, len(counted)):
        before, after = counted[max(0, at - near) : at], counted[at : at + near]
        gained = [
            median_low([turn.standing[seat] for turn in after])
            - median_low([turn.standing[seat] for turn in before])
            for seat in range(near)
        ]
        seat = Seat(gained.index(max(gained)))
        swings.append(turning_point(table, counted, at, seat, "swing", gained[seat]))
    chosen: list[TurningPoint] = []
    for point in sorted(swings, key=lambda point: (-point.gained, point.at)):
        apart = all(abs(point.at - other.at) > near for other in chosen)
        if len(chosen) < SWINGS and point.gained >= LEAST and apart:
            chosen.append(point)
    return sorted(chosen, key=lambda point: point.at)


def percents(found: Chances) -> tuple[int, ...]:
    """Chances in whole percent that add up to 100. Nothing is certain before it has happened."""
    whole = [int(100 * each) if each in (0, 1) else max(1, floor(100 * each)) for each in found]
    order = sorted(range(len(found)), key=lambda at: whole[at] - 100 * found[at])
    for at in order[: max(0, 100 - sum(whole))]:
        whole[at] += 1
    whole[whole.index(max(whole))] += 100 - sum(whole)
    return tuple(whole)
