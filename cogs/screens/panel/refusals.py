"""What is impossible now, and why: the nearest reasons in one line, all of them on demand."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from games.core import Checked, Move, Offer, Refusal, Subsets
from words import Speaker, join

SHOWN = 2
"""Maximum number of reasons in the one line."""

NAMED = 4
"""Maximum number of closed things named for one reason."""

LOOKED_AT = 200
"""Maximum number of values of one field that are checked for reasons."""


class ClosedOffers(NamedTuple):
    """Things that are impossible for one reason. `missing`: how far they are from being possible, if that is
    a number. `kind`: the kind of move of which they are values, if that has to be said."""

    things: tuple[str, ...]
    refusal: Refusal
    missing: int | None
    kind: str = ""


def closed_offer(offer: Offer) -> Refusal | None:
    """Why no move of this kind is possible now: its own reason, else that of its nearest value."""
    refusal = offer.closed or offer.last
    if refusal is not None:
        return refusal
    first = next(iter(offer.fields.values()), None)
    reasons = [why for _, why in _closed_values(first)]
    return min(reasons, key=_distance, default=None)


def closed_values(speaker: Speaker, field: str, answers: Any) -> list[ClosedOffers]:
    """The values that are not offered, grouped by reason, the nearest first."""
    return _together(
        speaker, ((speaker.value(field, value), refusal) for value, refusal in _closed_values(answers))
    )


def closed_values_of(speaker: Speaker, kind: type[Move], field: str, answers: Any) -> list[ClosedOffers]:
    """The values of one kind of move that are not offered, where other kinds stand beside it: the lines say
    which kind they belong to."""
    return [one._replace(kind=speaker.move(kind)) for one in closed_values(speaker, field, answers)]


def closed_offers(speaker: Speaker, offers: Iterable[Offer]) -> list[ClosedOffers]:
    """The kinds of move that are impossible, grouped by reason, the nearest first."""
    refusals = []
    for offer in offers:
        refusal = None if offer.is_open() else closed_offer(offer)
        if refusal is not None:
            refusals.append((speaker.move(offer.move), refusal))
    return _together(speaker, refusals)


def in_one_line(speaker: Speaker, closed: Sequence[ClosedOffers]) -> str:
    """The nearest reasons in one line; empty if nothing is closed."""
    if not closed:
        return ""
    reasons = [_told(speaker, one, NAMED) for one in closed[:SHOWN]]
    return "-# " + speaker.say("panel-closed", reasons=" · ".join(reasons))


def is_complete(closed: Sequence[ClosedOffers]) -> bool:
    """Whether the one line tells everything."""
    return len(closed) <= SHOWN and all(len(one.things) <= NAMED for one in closed)


def in_full(speaker: Speaker, closed: Sequence[ClosedOffers]) -> str:
    """Everything, one line per reason, with the chapter of the rules."""
    return "\n".join(
        "- "
        + speaker.say(
            "panel-closed-line",
            what=join(speaker.language, one.things),
            reason=speaker.refusal(one.refusal, listed=True),
        )
        for one in closed
    )


def _told(speaker: Speaker, closed: ClosedOffers, most: int) -> str:
    things = closed.things
    if len(things) > most:
        left = len(things) - most + 1
        things = (*things[: most - 1], speaker.say("panel-more", count=left))
    reason = speaker.reason(closed.refusal, listed=True).rstrip(".。")
    what = join(speaker.language, things)
    if closed.kind:
        what = speaker.say("panel-closed-of", kind=closed.kind, things=what)
    return speaker.say("panel-closed-line", what=what, reason=reason)


def _closed_values(answers: Any) -> list[tuple[Any, Refusal]]:
    if isinstance(answers, Subsets):
        answers = answers.filtered
    if not isinstance(answers, Checked):
        return []
    candidates = tuple(answers.candidates)[:LOOKED_AT]
    return [(value, why) for value in candidates if (why := answers.why_not(value)) is not None]


def _together(speaker: Speaker, found: Iterable[tuple[str, Refusal]]) -> list[ClosedOffers]:
    groups: dict[str, tuple[list[str], Refusal]] = {}
    for thing, refusal in found:
        groups.setdefault(speaker.reason(refusal, listed=True), ([], refusal))[0].append(thing)
    closed = [
        ClosedOffers(tuple(dict.fromkeys(things)), refusal, _missing(refusal))
        for things, refusal in groups.values()
    ]
    return sorted(closed, key=lambda one: _distance(one.refusal))


def _missing(refusal: Refusal) -> int | None:
    missing = refusal.figures.get("missing")
    return missing if isinstance(missing, int) else None


def _distance(refusal: Refusal) -> tuple[bool, int]:
    """A sort key: things missed by little come before those missed by much, and before all other reasons."""
    missing = _missing(refusal)
    return missing is None, missing or 0
