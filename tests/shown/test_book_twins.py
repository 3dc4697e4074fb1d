"""Twins in a file: two running games that differ only in what a reader cannot see give that reader the same
page, byte for byte."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from laws import Record, case, engine_seats, record
from sampled import each_title
from shown_kit import SECRETS, table_of
from twins import redrawn, renaming, twin_of

from cogs.screens.book.page import Book
from cogs.screens.book.pictured import pictured
from db import Logged
from games.core import AddressedEvent, Seat
from games.manager.history.turns import turns
from games.manager.model.table import Table
from render import Pictures
from words import say

MOVES = 60
EVERY = 6


def entry(number: int, told: Sequence[AddressedEvent]) -> Logged:
    return Logged(
        table_id=7,
        entry_no=number,
        at=number * 60_000,
        interaction_id=number,
        kind="move" if number else "start",
        seat=0 if number else None,
        user_id=None,
        move=b"",
        outcomes=b"",
        events=msgspec.msgpack.encode([{"event": one.event, "to": one.to} for one in told]),
        commit_id=number + 1,
    )


def page(table: Table, games: Sequence[Any], log: Sequence[Logged], reader: Seat | None) -> bytes:
    past = turns(log)
    book = Book(table, log, reader, "en")
    drawn = list(pictured(Pictures(), table, past, iter(games), EVERY, "en"))
    return book.file(drawn, EVERY, b"cover")


def running(made: Record) -> int:
    """The number of moves after which the game is looked at."""
    return min(MOVES, next(at for at, game in enumerate(made.states) if game.over) - 1)


@pytest.mark.parametrize("name", each_title("heaven_ale", "philadelphia"))
def test_a_page_shows_nothing_of_what_its_reader_cannot_see(name: str) -> None:
    played_by = case(name)
    made = record(played_by, played_by.title.seats[-1], 27)
    rng, at = random.Random(4), running(made)
    games = made.states[: at + 1]
    log = [entry(number, made.played[number].events) for number in range(at + 1)]
    for reader in (None, *engine_seats(played_by, made.states[0])[:1]):
        others = [
            twin_of(
                played_by, game, renaming(played_by, game, reader, rng), redrawn(played_by, game, reader, rng)
            )
            for game in games
        ]
        known = [
            entry(number, [one for one in made.played[number].events if one.to in (None, reader)])
            for number in range(at + 1)
        ]
        mine, theirs = (
            page(table_of(played_by, states[-1], made.seats, secret, "en"), states, entries, reader)
            for states, entries, secret in zip((games, others), (log, known), SECRETS, strict=True)
        )
        assert others != games
        assert mine == theirs
        pictured_turns = 1 + -(-at // EVERY)  # the first, every so many, and the last
        assert mine.count(b'class="turn"') == pictured_turns and mine.count(b"data:image/webp") > at


@pytest.mark.parametrize("name", ["florence"])
def test_a_page_tells_each_reader_their_own_cards(name: str) -> None:
    """What differs between two readers of one game is what each was told."""
    played_by = case(name)
    made = record(played_by, played_by.title.seats[-1], 27)
    at = running(made)
    table = table_of(played_by, made.states[at], made.seats, SECRETS[0], "en")
    log = [entry(number, made.played[number].events) for number in range(at + 1)]
    pages = {reader: page(table, made.states[: at + 1], log, reader) for reader in (None, Seat(0), Seat(1))}
    assert len(set(pages.values())) == 3 and len(pages[Seat(0)]) > len(pages[None])


def test_where_a_log_can_be_replayed_no_further_pictures_end_and_entries_go_on() -> None:
    played_by = case("signorie")
    made = record(played_by, played_by.title.seats[0], 27)
    table = table_of(played_by, made.states[20], made.seats, SECRETS[0], "en")
    log = [entry(number, made.played[number].events) for number in range(21)]
    past = turns(log)
    drawn = list(pictured(Pictures(), table, past, iter(made.states[:12]), 1, "en"))
    assert [len(one.patches) > 0 for one in drawn] == [True] * 12 + [False] * 9
    file = Book(table, log, None, "en").file(drawn, 1, b"cover").decode()
    assert say("en", "book-no-pictures", turn=13) in file and file.count('class="turn"') == 21
