"""The analysis of a finished game: points by source, the standing after every turn, and the turning points.
Also the standing of a running game.

It uses only what was public during the game: no hands, limits or premoves. Undone moves don't count.
"""

from collections.abc import Iterator, Sequence
from math import inf
from typing import Any

import msgspec

from db import Logged
from games.core import Event, Note, PointsBySource, Refusal, Seat, SourceRow, TurningPoint
from games.core.scoring import TurningPointKind
from games.manager.history import replay
from games.manager.history import turns as history
from games.manager.history.rollback import target_of
from games.manager.model import table_events
from games.manager.model.table import Table
from games.manager.model.table_events import ROLL_BACK

TURNING = 3
"""Maximum number of turning points."""

REASONS = 3
"""Maximum number of a player's events told about a turn."""

LEAD = 1.5
"""Weight factor of a gain by which the lead changes."""

COURSE = "course"
"""The name of a course of the game that is the sum of all gains."""

REST = "rest"
"""The source of points that no other source explains."""


class CountedTurn(msgspec.Struct):
    """A turn that counts: its last log entry, its public events, the standing after it, and where the game
    is."""

    entry_no: int
    events: list[Event]
    standing: tuple[int, ...]
    counted: str
    when: Note | None
    round: int | None = None


def outcome(table: Table, log: Sequence[Logged]) -> PointsBySource | None:
    """The analysis of a finished game, from its log. None while the game goes on, or if it had no result.

    May replay the game, so don't call it on the event loop.
    """
    if table.game is None or not table.game.scores:
        return None
    turns = counted_turns(table, log)
    course = tuple(turn.standing for turn in turns)
    return PointsBySource(
        scores=tuple(table.game.scores),
        rows=tuple(_rows(table, turns)),
        course=course if len(set(course)) > 1 else (),
        rounds=tuple(turn.round for turn in turns),
        turning=tuple(_turning(table, turns)),
        counted=turns[-1].counted if turns else COURSE,
    )


def standing(table: Table, log: Sequence[Logged]) -> tuple[int, ...]:
    """The public points of all seats in a running game.

    Raises Refusal if the title has none before the end.
    """
    if (scoring := table.title.scoring) is None:
        raise Refusal("refuse-no-standing")
    seats = range(len(table.seats))
    if scoring.standing is not None:
        seen = table.title.view(table.logged, None)
        return tuple([scoring.standing(seen, Seat(at)).figures["points"] for at in seats])
    turns = counted_turns(table, log)
    return turns[-1].standing if turns else (0,) * len(seats)


def counted_turns(table: Table, log: Sequence[Logged]) -> list[CountedTurn]:
    """The turns that count, without undone ones."""
    past = history.turns(log)
    found: list[CountedTurn] = []
    scoring = table.title.scoring
    again = scoring is not None and (scoring.standing or scoring.when) is not None
    games: Iterator[Any] = history.positions(table, past) if again else iter([None] * len(past))
    for entries, game in zip(past, games, strict=True):
        first = entries[0]
        if first.kind == ROLL_BACK:
            found = [turn for turn in found if turn.entry_no <= target_of(first)]
            continue
        if first.kind == replay.STUDY and found:
            continue  # a line goes on from a turn that is told already
        events = [
            one.event
            for entry in entries
            for one in table_events.events_of(table.title, entry)
            if one.to is None
        ]
        before = found[-1].standing if found else (0,) * len(table.seats)
        standing, counted = _standing(table, game, events, before)
        when = scoring.when(game) if scoring is not None and scoring.when is not None else None
        found.append(CountedTurn(entries[-1].entry_no, events, standing, counted, when))
    _number(found)
    return found


def _standing(
    table: Table, game: Any, events: Sequence[Event], before: tuple[int, ...]
) -> tuple[tuple[int, ...], str]:
    """The standing after a turn, and its unit."""
    scoring = table.title.scoring
    if scoring is None:
        return before, COURSE
    if scoring.standing is not None:
        notes = [scoring.standing(game, Seat(at)) for at in range(len(before))]
        return tuple(note.figures["points"] for note in notes), notes[0].id
    now = list(before)
    for event in events:
        for gain in scoring.gains(event):
            now[gain.seat] += gain.points
    return tuple(now), COURSE


def _number(turns: Sequence[CountedTurn]) -> None:
    """Set each turn's round: the one that had begun before the turn, or the first one begun with it."""
    number: int | None = None
    for turn in turns:
        begun = [one for event in turn.events if (one := history.round_begun(event)) is not None]
        turn.round = number if number is not None else next(iter(begun), None)
        number = begun[-1] if begun else number


def _rows(table: Table, turns: Sequence[CountedTurn]) -> Iterator[SourceRow]:
    """The points by source, and those that no source explains. Sources without points are left out."""
    scoring, seats = table.title.scoring, range(len(table.seats))
    given = {source: [0] * len(seats) for source in (scoring.sources if scoring is not None else ())}
    for turn in turns:
        for event in turn.events:
            for gain in scoring.gains(event) if scoring is not None else ():
                given[gain.source][gain.seat] += gain.points
    points = {score.seat: score.points for score in table.game.scores}
    rest = [points[Seat(at)] - sum(row[at] for row in given.values()) for at in seats]
    for source, row in (*given.items(), (REST, rest)):
        if any(row) and given:
            yield SourceRow(source, tuple(row))


def _turning(table: Table, turns: Sequence[CountedTurn]) -> list[TurningPoint]:
    """The most important turns: the one from which the winner led to the end, and those with the largest
    gains or a change of lead."""
    lasting = _lasting_lead(table, turns)
    found: list[tuple[float, TurningPoint]] = []
    ahead: Seat | None = None
    for at in range(1, len(turns)):
        gained = [now - then for now, then in zip(turns[at].standing, turns[at - 1].standing, strict=True)]
        leader = _leader(turns[at].standing)
        first = ahead is None
        if leader is not None and gained[leader] > 0 and (at == lasting or (not first and leader != ahead)):
            what: TurningPointKind = "kept" if at == lasting else "lead"
            weight = inf if at == lasting else LEAD * gained[leader]
            found.append((weight, turning_point(table, turns, at, leader, what, gained[leader], first)))
        elif max(gained) > 0 and at < len(turns) - 1:  # at the very end everybody gains
            best = Seat(gained.index(max(gained)))
            found.append((max(gained), turning_point(table, turns, at, best, "gain", gained[best], first)))
        ahead = leader if leader is not None else ahead
    best_first = sorted(found, key=lambda one: (-one[0], one[1].at))[:TURNING]
    return sorted((point for _, point in best_first), key=lambda point: point.at)


def turning_point(
    table: Table,
    turns: Sequence[CountedTurn],
    at: int,
    seat: Seat,
    what: TurningPointKind,
    gained: int,
    first: bool = False,
) -> TurningPoint:
    """A turn that made much of a difference to `seat`, with what it did there."""
    turn, last = turns[at], at == len(turns) - 1
    reasons = tuple(_reasons(table, turn, seat))
    return TurningPoint(
        at, seat, what, gained, turn.standing, turn.round, turns[at - 1].when, first, last, reasons
    )


def _leader(standing: Sequence[int]) -> Seat | None:
    """The seat with the most points; None if it is shared."""
    best = [at for at, points in enumerate(standing) if points == max(standing)]
    return Seat(best[0]) if len(best) == 1 else None


def _lasting_lead(table: Table, turns: Sequence[CountedTurn]) -> int | None:
    """The turn from which the only winner led alone to the end; None if there is none."""
    winners = [score.seat for score in table.game.scores if score.place == 1]
    if len(winners) != 1 or not turns or _leader(turns[-1].standing) != winners[0]:
        return None
    at = len(turns) - 1
    while at > 0 and _leader(turns[at - 1].standing) == winners[0]:
        at -= 1
    return at


def _reasons(table: Table, turn: CountedTurn, seat: Seat) -> list[Event]:
    """The event by which a seat gained most in a turn.

    If no event gives points by itself, the seat's events of the turn.
    """
    scoring = table.title.scoring
    gains = [
        (gain.points, event)
        for event in turn.events
        for gain in (scoring.gains(event) if scoring is not None else ())
        if gain.seat == seat and gain.points > 0
    ]
    if gains:
        return [max(gains, key=lambda gain: gain[0])[1]]
    return [event for event in turn.events if getattr(event, "seat", None) == seat][:REASONS]
