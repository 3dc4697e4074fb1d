"""Outbox items as they are stored: what older versions wrote is read, and what is written stays readable."""

import msgspec
import pytest

from db import OutboxRow
from games.core import Seat
from games.manager.storage.outbox_items import (
    DailyPuzzle,
    Hand,
    MentionLater,
    Notice,
    OffersOpen,
    Outgoing,
    Post,
    RestoredBackup,
    TurnReminder,
)

STORED = [
    (Post(9), "board", b"", "board"),
    (Post(9, changed=True), "board", b"changed", "board"),
    (Post(9, anew=True), "board", b"anew", "board"),
    (Post(9, restored=RestoredBackup(5, 6)), "board", b"restored \x82\xa4made\x05\xa2at\x06", "board"),
    (MentionLater(9), "call", b"", "board"),
    (Hand(101, Seat(2), quiet=True), "hand", b"\x92\x02\xc3", ""),
    (OffersOpen(101, Seat(1)), "open", b"\x01", ""),
    (Notice(101, "no access"), "notice", b"no access", "notice no access 101"),
    (
        TurnReminder(101, Seat(1), 7, "late"),
        "turn",
        b"\x83\xa4seat\x01\xa5since\x07\xa4what\xa4late",
        "turn 101",
    ),
    (DailyPuzzle(9, "florence", 3), "puzzle", b"\x92\xa8florence\x03", "puzzle 9 florence"),
]


def row(kind: str, target: int, payload: bytes) -> OutboxRow:
    return OutboxRow(1, 1, kind, target, payload, 0, 0, 0, None, "", "")


@pytest.mark.parametrize(("item", "kind", "payload", "lane"), STORED)
def test_an_item_is_written_and_read_as_ever(item: Outgoing, kind: str, payload: bytes, lane: str) -> None:
    due = item.due(42)
    assert (due.kind, due.target, due.payload, due.lane, due.due_at) == (kind, item.target, payload, lane, 42)
    assert type(item).read(row(kind, item.target, payload)) == item


def test_a_hand_of_an_older_version_is_read() -> None:
    assert Hand.read(row("hand", 101, b"\x02")) == Hand(101, Seat(2))


def test_what_is_no_item_of_its_kind_is_refused() -> None:
    with pytest.raises(msgspec.MsgspecError):
        TurnReminder.read(row("turn", 101, b"\x81\xa4seat\x01"))
