"""What a post tells of a round that was too long for it: who did how much, and what it brought."""

from __future__ import annotations

import pytest
from random_tables import fresh

from cogs.screens.notices.happened import LINES, happened
from cogs.screens.speaking import speaker_at
from games.core import AddressedEvent, Event, Seat
from games.florence.model import events
from games.titles import TITLES
from words import LANGUAGES, Language, say


def built(seat: int, pp: int) -> Event:
    return events.Built(Seat(seat), "tower", ((0, 0), (1, 0), (2, 0)), -700, pp)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_post_that_is_too_short_sums_up_what_it_leaves_out_by_player(language: Language) -> None:
    table = fresh(TITLES["florence"], 3, 1)
    some = [built(0, 3), built(1, 3), built(0, 3), built(2, 0)]
    told = [AddressedEvent(one) for one in (*some, *[built(1, 3)] * (LINES - 1))]
    lines = happened(table, told, language)
    assert len(lines) == LINES
    speaker = speaker_at(table, language)
    assert lines[1:] == [speaker.event(built(1, 3))] * (LINES - 1)
    each = [
        speaker.say("digest-of", seat=speaker.seat(seat), lines=n, gained=pp, points=f"+{pp} PP")
        for seat, n, pp in ((0, 2, 6), (1, 1, 3), (2, 1, 0))
    ]
    assert "+6 PP" in each[0] and "PP" not in each[2]
    assert lines[0] == say(language, "post-digest", count=4, players=" · ".join(each))


def test_what_fits_is_told_line_by_line_and_what_is_secret_is_not_counted() -> None:
    table = fresh(TITLES["florence"], 3, 1)
    told = [AddressedEvent(built(1, 3)) for _ in range(LINES)]
    assert len(happened(table, told, "en")) == LINES and "Log" not in happened(table, told, "en")[0]
    secret = [AddressedEvent(built(0, 3), to=Seat(0))]
    assert happened(table, secret + told, "en") == happened(table, told, "en")
    assert "Log" in happened(table, told, "en", room=600)[0]
