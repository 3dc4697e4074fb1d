"""Table events that announce proposals and their results."""

from collections.abc import Sequence

from games.core import Event, Seat
from games.manager.model import table_events
from games.manager.model.proposal import Back, End, Pace, Pause, Relieve, Replace, Take, What
from games.manager.model.table_settings import TERMS


def ranked(points: Sequence[int]) -> tuple[tuple[Seat, ...], tuple[int, ...]]:
    """The seats and their points, highest first."""
    seats = tuple(sorted([Seat(at) for at in range(len(points))], key=lambda seat: -points[seat]))
    return seats, tuple([points[seat] for seat in seats])


def pace_numbers(what: Pace) -> tuple[int, int]:
    """A pace as the index of its value in the table settings, and its hours."""
    return TERMS["pace"].index(what.pace), int(what.hours)


def came_of(what: What) -> Event:
    """The event that announces an executed proposal, unless a seat changed hands."""
    if isinstance(what, Back):
        return table_events.WentBack(what.undone)
    if isinstance(what, Relieve):
        return table_events.ComputerTook(what.seat)
    if isinstance(what, Pace):
        return table_events.PaceChanged(*pace_numbers(what))
    if isinstance(what, Pause):
        return table_events.Paused(what.on)
    if isinstance(what, End) and what.stands:
        return table_events.EndedStanding(*ranked(what.points))
    return table_events.CalledOff()


def proposed(seat: Seat, what: What) -> Event:
    """The event that announces a proposal."""
    if isinstance(what, Back):
        return table_events.ProposedBack(seat, what.undone, what.seq)
    if isinstance(what, Replace):
        return table_events.ProposedReplacing(seat, what.seat)
    if isinstance(what, Relieve):
        own = what.seat == seat
        return table_events.ProposedLeaving(seat) if own else table_events.ProposedRelieving(seat, what.seat)
    if isinstance(what, Take):
        return table_events.ProposedTaking(what.seat)
    if isinstance(what, End):
        return (
            table_events.ProposedStanding(seat, *ranked(what.points))
            if what.stands
            else table_events.ProposedEnd(seat)
        )
    if isinstance(what, Pace):
        return table_events.ProposedPace(seat, *pace_numbers(what))
    return table_events.ProposedPause(seat, what.on)
