"""What happened since the last post, in a few lines."""

from collections import Counter
from collections.abc import Sequence
from itertools import chain

from cogs.screens.notices.log_lines import public_lines
from cogs.screens.speaking import speaker_at
from games.core import AddressedEvent, Event
from games.manager.model.table import Table
from words import Language, say
from words.icon_marks import size
from words.results import signed_points

LINES = 12
"""Maximum number of lines about what happened in a post. The log has the rest."""

ROOM = 3900
"""Maximum number of characters of all texts of a post, a little below Discord's limit."""

DIGEST = 400
"""Number of characters kept free for a digest."""


def happened(
    table: Table, events: Sequence[AddressedEvent], language: Language, room: int = ROOM
) -> list[str]:
    """Public events, one line each. If there are too many, or they are longer than `room`, the newest, below
    a digest of the others."""
    lines = public_lines(table, events, language)
    if len(lines) <= LINES and sum(size(line) + 3 for line in lines) <= room:
        return lines
    shown = lines[1 - LINES :]
    while len(shown) > 1 and sum(size(line) + 3 for line in shown) > room - DIGEST:
        shown.pop(0)
    public = [one.event for one in events if one.to is None]
    return [digest(table, public[: len(lines) - len(shown)], language), *shown]


def digest(table: Table, events: Sequence[Event], language: Language) -> str:
    """Events in one line: the number of each player's lines in the log, and the points they brought."""
    speaker = speaker_at(table, language)
    lines = Counter(seat for event in events if isinstance(seat := getattr(event, "seat", None), int))
    gained: Counter[int] = Counter()
    scoring = table.title.scoring
    for gain in chain.from_iterable(map(scoring.gains, events)) if scoring is not None else ():
        gained[gain.seat] += gain.points
    players = [
        speaker.say(
            "digest-of",
            seat=speaker.seat(seat),
            lines=lines[seat],
            gained=gained[seat],
            points=signed_points(speaker, gained[seat]),
        )
        for seat in sorted({*lines, *gained})
    ]
    return say(language, "post-digest", count=len(events), players=" · ".join(players))
