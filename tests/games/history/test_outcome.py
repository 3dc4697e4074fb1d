"""What a finished game came to: sources that add up, the course of points, and where it turned."""

from __future__ import annotations

import dataclasses
from typing import Any

import msgspec
import pytest
from played_games import NAMES, finished, table_of
from timed_table import ANN, BEN, TimedTable

from games.core import Event, PointsBySource, PointSources, Seat, SeatScore, Title
from games.manager.history.outcome import TURNING, outcome
from games.manager.model import table_events
from games.manager.model.proposal import Back
from games.titles import TITLES
from words import LANGUAGES, Language, Speaker, has, results
from words.numbers import number, plain_number, signed

TABLES = [(title, title.seats[-1]) for title in TITLES.values()]
named = pytest.mark.parametrize(("title", "seats"), TABLES, ids=lambda part: getattr(part, "id", str(part)))


def options_of(title: Title, seats: int) -> list[Any]:
    """The usual options, and others under which other things give points."""
    return [title.options(), title.options(characters=True)] if title.id == "florence" else [title.options()]


@named
def test_the_sources_of_points_add_up_and_nothing_is_left_to_explain(title: Title, seats: int) -> None:
    for options in options_of(title, seats):
        table, log = finished(title, seats, 5, options)
        found = outcome(table, log)
        assert found is not None and title.scoring is not None
        points = results.by_seat(found, "points")
        assert tuple(map(sum, zip(*(row.points for row in found.rows), strict=True))) in (points, ())
        sources = {row.source for row in found.rows}
        assert sources <= {*title.scoring.sources, "rest"}
        assert ("rest" in sources) <= has("en", "source-rest", title.id) and "source-rest" not in sources
        if found.counted == "course" and found.course:
            assert found.course[-1] == points


@named
def test_turning_points_are_few_in_their_order_and_told_by_public_events(title: Title, seats: int) -> None:
    table, log = finished(title, seats, 6)
    found = outcome(table, log)
    assert found is not None and len(found.turning) <= TURNING
    assert [point.at for point in found.turning] == sorted({point.at for point in found.turning})
    public = [one.event for entry in log for one in table_events.events_of(title, entry) if one.to is None]
    for point in found.turning:
        assert point.gained > 0 and point.standing == found.course[point.at]
        assert all(event in public for event in point.events)
        if point.what == "kept":
            won = [score.seat for score in found.scores if score.place == 1]
            ahead = list(found.course[point.at :])
            assert won == [point.seat] and all(one[point.seat] == max(one) for one in ahead)


@named
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_result_can_be_read_in_both_languages(title: Title, seats: int, language: Language) -> None:
    table, log = finished(title, seats, 5)
    found = outcome(table, log)
    assert found is not None
    speaker = Speaker(title, language, table.names, table.options)
    lines = [*results.place_lines(speaker, found), *results.turning_lines(speaker, found)]
    text = results.points_table(speaker, found)
    assert all(name in "\n".join(lines) for name in table.names)
    assert not any(sign in "".join((*lines, text)) for sign in "{}")
    heads, *rows = [line.split() for line in text.splitlines()]
    assert heads == ["ABCDEF"[seat] for seat in results.seats_of(found)]
    total = next(row for row in rows if row[seats] == speaker.say("result-total"))
    assert total[:seats] == [number(score.points) for score in results.ranked(found)]
    alt, order = results.result_alt(speaker, found), results.seats_of(found)
    assert len(alt) <= 1000
    for (words, given), row in zip(results.source_rows(speaker, found), rows, strict=True):
        assert row[:seats] == [number(given[seat]) for seat in order]
        part = speaker.say("result-alt-part", source=words, points=number(given[order[0]]))
        told = words in {results.source_name(speaker, one.source) for one in found.rows}
        assert (part in alt.splitlines()[1]) is (told and given[order[0]] != 0) or not told


# Small games of which everything is known


class Given(Event, frozen=True):
    """Points for a seat."""

    seat: Seat
    points: int


def small(*turns: tuple[int, ...], places: tuple[int, ...], points: tuple[int, ...]) -> PointsBySource:
    """What a game of two came to in which each turn gave a seat points, told to all or to a third one;
    its places and points in the end."""
    title = _title(PointSources({"given": {Given: "points"}}))
    game = title.new_game(2, title.options())
    game.scores = tuple(SeatScore(Seat(at), places[at], points[at], 0) for at in range(2))
    _, log = finished(TITLES["heaven_ale"], 2, 1)
    entries = [
        log[0],
        *(msgspec.structs.replace(log[1], entry_no=2 + at, commit_id=2 + at) for at in range(len(turns))),
    ]
    told: list[list[Any]] = [[]]
    told += [[{"event": Given(Seat(who), given), "to": to[0] if to else None}] for who, given, *to in turns]
    written = [
        msgspec.structs.replace(entry, events=msgspec.msgpack.encode(events))
        for entry, events in zip(entries, told, strict=True)
    ]
    found = outcome(table_of(title, 2, title.options(), game, len(written)), written)
    assert found is not None
    return found


def _title(scoring: PointSources) -> Title:
    """A title of which nothing but its events and points matters."""
    known = TITLES["heaven_ale"]
    return dataclasses.replace(known, events=(*known.events, Given), scoring=scoring, _codecs={})


def test_points_below_nothing_have_their_sign() -> None:
    assert [number(amount) for amount in (-1200, 0, 1200)] == ["−1,200", "0", "1,200"]
    assert [plain_number(amount) for amount in (-1200, 0, 1200)] == ["−1200", "0", "1200"]
    assert [signed(amount) for amount in (-12, 0, 12)] == ["−12", "±0", "+12"]


def test_what_one_seat_alone_was_told_is_nothing_of_the_course() -> None:
    found = small((0, 3), (1, 2), (0, 100, 0), places=(1, 2), points=(3, 2))
    assert found.course[-1] == (3, 2) and [row.points for row in found.rows] == [(3, 2)]


def told(found: PointsBySource) -> list[tuple[int, int, str, int]]:
    return [(point.at, point.seat, point.what, point.gained) for point in found.turning]


def test_the_turn_from_which_the_winner_led_is_always_told() -> None:
    found = small((0, 9), (1, 4), (0, 5), (1, 11), (1, 1), (0, 1), places=(2, 1), points=(15, 16))
    assert told(found) == [(1, 0, "gain", 9), (3, 0, "gain", 5), (4, 1, "kept", 11)]


def test_a_change_of_the_lead_counts_more_than_a_gain() -> None:
    found = small((0, 6), (1, 7), (0, 6), (0, 7), (1, 1), (0, 8), (1, 20), places=(1, 1), points=(27, 28))
    assert told(found) == [(2, 1, "lead", 7), (3, 0, "lead", 6), (7, 1, "lead", 20)]


def test_what_all_gain_at_the_very_end_is_no_turning_point() -> None:
    found = small((0, 3), (0, 1), (1, 2), places=(1, 2), points=(4, 2))
    assert told(found) == [(1, 0, "kept", 3), (2, 0, "gain", 1)]


def test_points_no_event_tells_of_stand_in_a_line_of_their_own() -> None:
    found = small((0, 3), (1, 2), places=(2, 1), points=(5, 9))
    assert [(row.source, row.points) for row in found.rows] == [("given", (3, 2)), ("rest", (2, 7))]


def test_who_share_a_victory_are_both_named() -> None:
    found = small((0, 3), (1, 3), places=(1, 1), points=(3, 3))
    lines = results.place_lines(Speaker(TITLES["heaven_ale"], "en", NAMES), found)
    assert lines[0].startswith("🏆 1. 葵") and lines[1].startswith("🏆 1. Ben")
    assert lines[2] == "葵, Ben share the victory." and not [
        one for one in found.turning if one.what == "kept"
    ]


async def test_what_was_gone_back_on_has_not_happened(timed: TimedTable) -> None:
    await timed.open()
    assert outcome(await timed.table(), await timed.store.log(timed.id)) is None
    await timed.play()
    then = await timed.table()
    for _ in range(3):
        await timed.play()
    proposals = timed.services.proposals
    point = next(
        one for one in await proposals.ways_back(await timed.table()) if one.entry_no == then.entry_no
    )
    table = await proposals.propose(timed.id, ANN, Back(point.entry_no, point.undone), timed.click())
    assert table.proposal is not None
    table = await proposals.agree(timed.id, BEN, table.proposal.at, timed.click())
    scores = tuple(SeatScore(Seat(at), 1, 0, 0) for at in range(2))
    over = msgspec.structs.replace(table, game=msgspec.structs.replace(table.game, scores=scores))
    found = outcome(over, await timed.store.log(timed.id))
    assert found is not None
    kept = [entry for entry in await timed.store.log(timed.id) if entry.entry_no <= then.entry_no]
    assert len(found.rounds) == len({entry.commit_id for entry in kept if entry.kind in ("start", "move")})
