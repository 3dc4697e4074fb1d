"""Tables of a live bot at the points where several tests begin: a lot put up, a market open, a game over."""

from __future__ import annotations

import random
from typing import Any

import msgspec
from live_bot import LiveBot, Room, shown

from cogs.screens import ids
from cogs.screens.panel.panel import Panel
from cogs.screens.panel.paths.field_question import FieldQuestion
from cogs.screens.panel.paths.following import follow_path
from db import NewTable, SeatHolder, StoredValue, TableChange
from games.core import engine
from games.core.chance import Secret, commitment
from games.manager.model.table_settings import TableSettings
from games.manager.services import RequestContext
from games.manager.storage.outbox_items import Post
from games.manager.storage.repository import pack
from games.titles import TITLES
from kit.simulated import now
from sandbox import ActResult, MessageView


async def played_out(live: LiveBot, title: str = "florence") -> Room:
    """A table whose game a second process plays to its end, at random, while the bot is down. Then the bot is
    back, and makes its posts good."""
    room = await live.table(title=title)
    live.bot.kill()
    rng = random.Random(7)
    interactions = iter(range(2**40 + room.id * 10**6, 2**62))
    while not (table := await room.now()).game.over:
        seat, move = engine.random_answer(table.composed(table.awaited()[0]), rng)
        person = table.seats[seat].user_id
        assert person is not None
        await live.services.turns.answer(room.id, person, move, RequestContext(next(interactions)), False)
    await live.bot.start()
    return room


async def finished(live: LiveBot, people: list[int], computers: int = 0, **settings: Any) -> Room:
    """A game that is over, as a bot that has never seen it finds it."""
    title, chance = TITLES["florence"], Secret(bytes(32))
    seats = [SeatHolder(at, user, f"P{at}") for at, user in enumerate(people)]
    for at in range(len(people), len(people) + computers):
        seats.append(SeatHolder(at, None, f"Kit{at}", kind="computer", level="novice"))
    game = engine.start(title, len(seats), title.options(), chance).game
    while not game.over:
        seat = engine.waits_for(game)[0]
        game = engine.play(title, game, seat, engine.default(game, seat), chance).game
    channel = await live.channel()
    owed = Post(channel).due(0)
    new = NewTable(
        guild_id=live.sandbox.world.channels[channel].guild_id or 0,
        channel_id=channel,
        title="florence",
        language="en",
        host_user=people[0],
        at=now(),
        status="over",
        options=pack(title.options()),
        settings=pack(TableSettings(**settings)),
        snapshot=title.save(game),
        state_version=title.state_version,
        secret=bytes(32),
        commitment=commitment(bytes(32)),
        seats=tuple(seats),
        outbox_items=(owed,),
    )
    return Room(live, channel, people, await live.store.create(new))


async def alone(live: LiveBot, computers: tuple[str, ...] = ("novice", "apprentice")) -> Room:
    """A game of one person against computers, opened and started by clicks."""
    room = await live.lobby(1)
    for level in computers:
        await room.press(room.people[0], f"c:{room.id}:{level}")
    await room.press(room.people[0], f"l:{room.id}:start")
    return room


async def lot_up(live: LiveBot, players: int = 3) -> tuple[Room, int]:
    """A table at which something has been put up; who is to say how far they would go."""
    room = await live.auction(players)
    opener = await room.awaited()
    await room.turn(opener)
    return room, await room.awaited()


async def market(live: LiveBot, players: int = 3) -> tuple[Room, int]:
    """A table of Fugger after the choice of homes, and the first at it, who reads English."""
    room = await live.table(title="fugger", players=players)
    for _ in room.people:
        await room.turn(await room.awaited())
    return room, room.people[0]


async def time_passes(room: Room, **changes: Any) -> None:
    """The bot is away for a while, and the table's clock is set as if its question had come long ago."""
    await room.settled()
    room.live.bot.kill()
    table = await room.now()
    waits = {seat: msgspec.structs.replace(wait, **changes) for seat, wait in table.clock.waits.items()}
    clock = msgspec.structs.replace(table.clock, waits=waits)
    write = TableChange(
        table_id=room.id,
        expected_entry_no=table.entry_no,
        at=0,
        kept=(StoredValue("clock", clock.save()),),
        due_at=1,
    )
    await room.live.store.commit(write)
    await room.live.bot.start()


async def asked_for_a_number(live: LiveBot) -> tuple[Room, int, MessageView]:
    """A question of Fugger that may be typed: the price of a bid in advance, after its quantity."""
    room = await live.table(title="fugger", players=3)
    for _ in room.people:
        await room.turn(await room.awaited())
    person = await room.awaited()
    table = await room.now()
    panel = Panel(table, room.seat(person), "en")
    at = next(n for n, offer in enumerate(panel.offers()) if offer.move.__name__ == "BidAhead")
    path: tuple[str, ...] = ()
    while (
        isinstance(question := follow_path(table.title, panel.offer(at), path), FieldQuestion)
        and not question.typed
    ):
        path = (*path, question.entries[-1].token)
    answer = await room.press(person, str(ids.AnswerButton(table.id, panel.at, at, path)))
    return room, person, shown(answer)


async def offer_at(room: Room, person: int, move: str) -> str:
    """The id of a button that begins a kind of move."""
    table = await room.now()
    seat = room.seat(person)
    panel = Panel(table, seat, "en")
    at = next(n for n, offer in enumerate(panel.offers()) if offer.move.__name__ == move)
    return str(ids.AnswerButton(table.id, panel.at, at))


async def trade_form(room: Room, person: int) -> ActResult:
    """The form of an offer of trade to the next house."""
    return await room.press(person, f"{await offer_at(room, person, 'OfferTrade')}:v0")
