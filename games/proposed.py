"""What is told of proposals, and of what came of them: events of the house."""

from collections.abc import Sequence

from games import house
from games.core import Event, Seat
from games.proposal import Back, End, Pace, Pause, Relieve, Replace, Take, What
from games.terms import TERMS


def ranked(points: Sequence[int]) -> tuple[tuple[Seat, ...], tuple[int, ...]]:
    """Seats and their points, most first."""
    seats = tuple(sorted([Seat(at) for at in range(len(points))], key=lambda seat: -points[seat]))
    return seats, tuple([points[seat] for seat in seats])


def pace_numbers(what: Pace) -> tuple[int, int]:
    """A pace and its hours as numbers among those of the terms."""
    return TERMS["pace"].index(what.pace), int(what.hours)


def came_of(what: What) -> Event:
    """What is told of something that has been done, where it is no seat that passed to somebody else."""
    if isinstance(what, Back):
        return house.WentBack(what.undone)
    if isinstance(what, Relieve):
        return house.ComputerTook(what.seat)
    if isinstance(what, Pace):
        return house.PaceChanged(*pace_numbers(what))
    if isinstance(what, Pause):
        return house.Paused(what.on)
    if isinstance(what, End) and what.stands:
        return house.EndedStanding(*ranked(what.points))
    return house.CalledOff()


def proposed(seat: Seat, what: What) -> Event:
    """What is told of a proposal."""
    if isinstance(what, Back):
        return house.ProposedBack(seat, what.undone, what.seq)
    if isinstance(what, Replace):
        return house.ProposedReplacing(seat, what.seat)
    if isinstance(what, Relieve):
        own = what.seat == seat
        return house.ProposedLeaving(seat) if own else house.ProposedRelieving(seat, what.seat)
    if isinstance(what, Take):
        return house.ProposedTaking(what.seat)
    if isinstance(what, End):
        return house.ProposedStanding(seat, *ranked(what.points)) if what.stands else house.ProposedEnd(seat)
    if isinstance(what, Pace):
        return house.ProposedPace(seat, *pace_numbers(what))
    return house.ProposedPause(seat, what.on)
