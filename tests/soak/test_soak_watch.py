"""The soak's watch reads pictures, file names, the bot's log, and whether posts tell what happened."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from soak_kit import until_something_is_drawn

from games.core import AddressedEvent, Event, Seat
from games.florence import TITLE
from games.manager.model.table import Table
from render import Pictures
from sandbox import MessageView
from sandbox.drive.views import FileView
from soak.checks.leaks import Leaks
from soak.checks.ledger import strings
from soak.checks.pictures import DRAWN, Redrawn, chunks
from soak.processes import BotUnderTest
from soak.watch import Watch
from words import Speaker


class Files:
    """The part of a sandbox that has files."""

    def __init__(self) -> None:
        self.data = b""

    async def file(self, file: FileView) -> bytes:
        return self.data


def message(world: Files, data: bytes, name: str = "table.png", text: str = "") -> MessageView:
    """A message with a picture."""
    world.data = data
    file = FileView(1, name, "image/png", len(data), "", "alt")
    return MessageView(1, 1, "bot", 1, text, [], [file], 0, False, False, "", None, [])


@pytest.fixture
def redrawn(leaks: Leaks) -> Redrawn:
    world: Any = Files()
    return Redrawn(world, leaks.ledger)


def picture(table: Table, seat: Seat | None) -> bytes:
    """The table as a seat sees it, with what the start told."""
    view = TITLE.view(table.game, seat) if seat is not None else TITLE.view(table.game, None)
    return Pictures().table(1, TITLE, view, (), table.names, "en")


async def test_a_picture_of_the_public_view_is_as_it_should_be(table: Table, redrawn: Redrawn) -> None:
    await redrawn.post(table, 1, 1, message(redrawn.world, picture(table, None)))  # type: ignore[arg-type]
    assert redrawn.tally.faultless


def with_text(data: bytes) -> bytes:
    """A PNG with a text in it."""
    chunk = b"\x00\x00\x00\x04tEXtP01\x00\x00\x00\x00\x00"
    return data[:33] + chunk + data[33:]


def one_pixel_of_another(data: bytes) -> bytes:
    return data[:-20] + bytes([data[-20] ^ 1]) + data[-19:]


@pytest.mark.parametrize("change", [with_text, one_pixel_of_another, lambda data: data + b"P01"])
async def test_another_byte_a_text_or_a_size_that_tells_is_seen(
    table: Table, redrawn: Redrawn, change: Any
) -> None:
    data = change(picture(table, None))
    await redrawn.post(table, 1, 1, message(redrawn.world, data))  # type: ignore[arg-type]
    assert redrawn.tally.faults["errors"]


async def test_a_hand_is_the_readers_own(table: Table, redrawn: Redrawn) -> None:
    own = Pictures().hand(TITLE, TITLE.view(table.game, Seat(1)), Seat(1), table.names, "ja")
    await redrawn.hand(table, Seat(1), [1], message(redrawn.world, own, "hand.png"))  # type: ignore[arg-type]
    assert redrawn.tally.faultless
    await redrawn.hand(table, Seat(2), [1], message(redrawn.world, own, "hand.png"))  # type: ignore[arg-type]
    assert redrawn.tally.faults["errors"]


async def test_a_file_name_says_nothing(table: Table, redrawn: Redrawn) -> None:
    data = picture(table, None)
    await redrawn.post(table, 1, 1, message(redrawn.world, data, "table.png"))  # type: ignore[arg-type]
    assert redrawn.tally.faultless
    await redrawn.post(table, 1, 1, message(redrawn.world, data, "table7.png"))  # type: ignore[arg-type]
    assert redrawn.tally.faults["errors"]


def test_a_pictures_parts_are_read(table: Table) -> None:
    data = picture(table, None)
    assert chunks(data) <= DRAWN
    assert chunks(with_text(data)) - DRAWN == {b"tEXt"}
    assert chunks(b"GIF89a" + data) - DRAWN == chunks(data + b"!") - DRAWN == {b"other"}


def test_what_a_step_that_waits_has_drawn_is_not_even_for_its_own_seat(table: Table, leaks: Leaks) -> None:
    table, seat, cards = until_something_is_drawn(table, leaks.ledger)
    leaks.check(table, seat, [cards[0]], "the panel")
    assert leaks.tally.faults["leaks"]
    move = table.draft(seat).steps[-1].move
    leaks.tally.faults["leaks"].clear()
    leaks.check(table, seat, sorted(strings(move)), "the panel")
    assert leaks.tally.faults["leaks"] == []


def watch_of(table: Table, leaks: Leaks, **more: Any) -> Watch:
    """A watch over a table that stays as it is."""
    sitting: Any = SimpleNamespace(
        world=Files(), ledger=leaks.ledger, tally=leaks.tally, leaks=leaks, table=table, table_id=1, **more
    )
    return Watch(sitting)


def events_of(seats: int) -> tuple[AddressedEvent, ...]:
    """An event that is told to all, of each seat."""
    kind: type[Event] = next(event for event in TITLE.events if event.__struct_fields__ == ("seat",))
    return tuple(AddressedEvent(kind(Seat(seat))) for seat in range(seats))  # type: ignore[call-arg]


def test_a_post_that_leaves_an_event_out_is_seen(table: Table, leaks: Leaks) -> None:
    leaks.ledger.told[1].append(events_of(3))
    lines = Speaker(TITLE, "en", table.names, table.options).log(events_of(3), None)
    watch = watch_of(table, leaks)
    assert watch._untold(table, 1, 2, "\n".join(lines)) == []
    assert watch._untold(table, 1, 2, "\n".join(lines[1:])) == lines[:1]
    more = Speaker(TITLE, "en", table.names, table.options).say("post-digest", count=1, players="Aoi 1")
    assert watch._untold(table, 1, 2, "\n".join([more, *lines[1:]])) == []
    assert watch._untold(table, 1, 2, "\n".join([more, *lines[:-1]])) == lines[-1:]


def test_a_hidden_card_in_the_bots_log_is_seen(table: Table, leaks: Leaks, tmp_path: Path) -> None:
    world: Any = SimpleNamespace(url="")
    bot = BotUnderTest(world, tmp_path)
    bot.log.write_text("INFO started\n", encoding="utf-8")
    watch = watch_of(table, leaks, bot=bot)
    watch.read_log()
    assert leaks.tally.faultless
    card = TITLE.hand(table.game, Seat(1))["hand"][0]
    with bot.log.open("a", encoding="utf-8") as log:
        log.write(f"DEBUG hand of seat 1: {card}\nDEBUG half a li")
    watch.read_log()
    assert len(leaks.tally.faults["leaks"]) == 1
    assert bot.new_lines() == []
