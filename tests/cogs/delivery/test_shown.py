"""What is sent is made of what its reader may see and of nothing else: pictures byte for byte, file names,
texts, whom it calls, the bot's log; and an answer that comes late is as private as any."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, Mock

import discord
import pytest
from bot_process import Bot
from live_bot import LiveBot, Room

from cogs.screens.parts import Screen, Text
from cogs.support import interactions
from cogs.support.icons import Icons
from cogs.support.layout import layout
from db.opening.addresses import is_postgresql
from games.core import Seat
from sandbox import MessageView
from soak.checks.leaks import Leaks, texts_of
from soak.checks.ledger import Ledger
from soak.checks.pictures import Redrawn
from soak.checks.tally import Tally
from soak.fleet import ServerLedger
from soak.watch import Watch


class Reading:
    """A table read along, as the soak reads it."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.tally = Tally()
        self.ledger = ledger_of(room.live.bot, self.tally)
        self.leaks = Leaks(self.ledger)
        world: Any = room.sandbox
        self.redrawn = Redrawn(world, self.ledger)
        stage: Any = SimpleNamespace(
            world=world, ledger=self.ledger, tally=self.tally, leaks=self.leaks, table_id=room.id
        )
        self.watch = Watch(stage)

    async def hands(self) -> list[tuple[Seat, MessageView]]:
        """The direct messages with each person's hand."""
        found = []
        for person in self.room.people:
            for message in await self.room.sandbox.messages("dm", person):
                if message.files:
                    found.append((self.room.seat(person), message))
        return found


def ledger_of(bot: Bot, tally: Tally) -> Ledger:
    if is_postgresql(bot.place):
        return ServerLedger(bot.place, tally)
    return Ledger(bot.database, tally)


async def some_turns(live: LiveBot) -> Reading:
    """A table after its first turns, read from disk."""
    room = await live.table()
    for person in room.people:
        await room.give_back(person)
    await room.turn(await room.awaited())
    await room.settled()
    reading = Reading(room)
    reading.ledger.table(room.id)
    return reading


async def test_a_public_post_has_the_picture_of_the_public_view_and_tells_what_happened(
    live: LiveBot,
) -> None:
    reading = await some_turns(live)
    table, before = reading.ledger.table(reading.room.id), 0
    posts = await reading.room.posts()
    for entry_no, post in posts:
        await reading.redrawn.post(table, entry_no, before, post)
        assert reading.watch._untold(table, before, entry_no, post.text) == []
        before = entry_no
    assert len({post.files[0].filename for _, post in posts}) == 1
    assert reading.tally.faults["errors"] == []
    assert posts


async def test_nothing_hidden_is_in_any_text_of_a_public_post(live: LiveBot) -> None:
    reading = await some_turns(live)
    table = reading.ledger.table(reading.room.id)
    for _, post in await reading.room.posts():
        reading.leaks.check(table, None, texts_of(post), "a post", 1)
    assert reading.tally.faults["leaks"] == []


async def test_a_hand_goes_to_its_own_seat_and_is_its_own(live: LiveBot) -> None:
    reading = await some_turns(live)
    table = reading.ledger.table(reading.room.id)
    hands = await reading.hands()
    assert [seat for seat, _ in hands] == [Seat(0), Seat(1), Seat(2)], "one each, and no old one beside it"
    for seat, message in hands:
        await reading.redrawn.hand(table, seat, range(1, table.entry_no + 1), message)
        reading.leaks.check(table, seat, texts_of(message), "a hand", 1)
    assert (reading.tally.faults["errors"], reading.tally.faults["leaks"]) == ([], [])


async def test_the_bots_log_names_no_card_that_is_hidden(live: LiveBot) -> None:
    """At the level of debugging, where most is said."""
    at = live.bot.log.stat().st_size
    reading = await some_turns(live)
    table = reading.ledger.table(reading.room.id)
    with live.bot.log.open(encoding="utf-8") as log:
        log.seek(at)
        lines = [line for line in log.read().splitlines() if "discord." not in line]
    reading.leaks.check(table, None, lines, "the bot's log", 1)
    assert reading.tally.faults["leaks"] == []


async def test_every_post_is_guarded_by_a_nonce_and_calls_nobody_but_who_is_awaited(live: LiveBot) -> None:
    reading = await some_turns(live)
    room = reading.room
    path = f"/channels/{room.channel}/messages"
    sent = [
        one.body
        for one in await room.sandbox.requests()
        if one.method == "POST" and one.path.endswith(path) and one.body is not None
    ]
    posts = [body for body in sent if "attachments" in body or "allowed_mentions" in body]
    assert len(posts) >= 2
    nonces = [str(body.get("nonce", "")) for body in sent]
    assert all(nonces) and len(set(nonces)) == len(nonces)
    # discord.py gives what has no nonce a random number, a new one for each try: that guards nothing.
    assert not any(nonce.isdigit() for nonce in nonces)
    assert all(body.get("enforce_nonce") for body in sent)
    people = {str(person) for person in room.people}
    for body in posts:
        allowed = body["allowed_mentions"]
        assert not set(allowed.get("parse") or ()) & {"everyone", "roles", "users"}
        assert set(map(str, allowed.get("users") or ())) <= people


# Answers that come late


def interaction() -> Any:
    """An interaction as discord.py gives it, not answered yet."""
    acknowledged = asyncio.Event()

    async def respond(*_: object, **__: object) -> None:
        acknowledged.set()

    response = Mock(spec=discord.InteractionResponse)
    response.is_done.side_effect = acknowledged.is_set
    response.defer = AsyncMock(side_effect=respond)
    response.send_message = AsyncMock(side_effect=respond)
    response.edit_message = AsyncMock(side_effect=respond)
    return SimpleNamespace(
        id=1,
        client=SimpleNamespace(icons=Icons(), layout=lambda screen: layout(screen, Icons())),
        response=response,
        followup=Mock(send=AsyncMock()),
        edit_original_response=AsyncMock(),
        acknowledged=acknowledged,
    )


@pytest.mark.parametrize("edit", [False, True])
async def test_an_answer_that_comes_late_is_as_private_as_one_in_time(
    monkeypatch: pytest.MonkeyPatch, edit: bool
) -> None:
    monkeypatch.setattr(interactions, "PATIENCE", 0.0)
    asked = interaction()

    async def work() -> Screen:
        await asked.acknowledged.wait()
        return Screen((Text("the hand"),))

    await interactions.reply(asked, work(), edit)
    deferred = asked.response.defer.await_args.kwargs
    assert deferred.get("ephemeral", False) or edit, "an edit stays where it is; anything else is private"
    assert asked.edit_original_response.await_count == 1
    assert not asked.response.send_message.await_count


async def test_an_answer_in_time_is_private(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = interaction()

    async def work() -> Screen:
        return Screen((Text("the hand"),))

    await interactions.reply(asked, work())
    assert asked.response.send_message.await_args.kwargs["ephemeral"] is True


async def test_what_is_said_aside_is_private(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = interaction()

    async def work() -> Screen:
        return Screen((Text("a refusal"),), aside=True)

    monkeypatch.setattr(interactions, "PATIENCE", 0.0)
    await interactions.reply(asked, work(), edit=True)
    sent = [asked.response.send_message.await_args, asked.followup.send.await_args]
    assert [one.kwargs["ephemeral"] for one in sent if one is not None] == [True]
