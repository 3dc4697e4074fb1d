"""A sandbox with the real bot process in it, and tables to play at."""

from __future__ import annotations

from itertools import count
from typing import Any

import msgspec
from bot_process import Bot
from waiting import PATIENCE, until

from cogs.screens import ids
from cogs.screens.pages import table_options
from db import LoadedTable, Store
from games.core import Seat
from games.manager.model.table import Table
from games.manager.services import Services
from games.manager.storage.outbox_items import MentionLater
from games.titles import TITLES
from kit.simulated import now
from sandbox import ActResult, MessageView, Sandbox
from sandbox.interactions import InteractionType
from sandbox.model import COMPONENTS_V2, EPHEMERAL
from words import Language, say

LOCALES = ("en-US", "ja", "en-US", "ja", "en-US")


class LiveBot:
    """A sandbox, the real bot in it, and the store as a second process would see it."""

    def __init__(self, sandbox: Sandbox, bot: Bot, store: Store) -> None:
        self.sandbox = sandbox
        self.bot = bot
        self.store = store
        self.services = Services(store, TITLES, now)
        self._numbers = count(1)

    async def person(self, locale: str = "en-US") -> int:
        """A new user; returns the id."""
        return (await self.sandbox.add_user(f"Guest{next(self._numbers)}", locale)).id

    async def channel(self) -> int:
        """A new channel; returns the id."""
        return await self.sandbox.add_channel(f"room-{next(self._numbers)}")

    async def lobby(
        self, players: int = 3, language: str = "en", channel: int | None = None, title: str = "florence"
    ) -> Room:
        """A table that has not started, with this number of people, in a channel of its own."""
        place = channel or await self.channel()
        people = [await self.person(LOCALES[at]) for at in range(players)]
        opened = await self.sandbox.slash(people[0], place, "table new", game=title, language=language)
        assert opened.ephemeral, opened
        head = await self.store.latest_table(place)
        assert head is not None, opened.text
        room = Room(self, place, people, head.id)
        for person in people[1:]:
            await self.sandbox.slash(person, place, "table join")
        return room

    async def table(
        self, players: int = 3, language: str = "en", channel: int | None = None, title: str = "florence"
    ) -> Room:
        """A table in play; everything owed is delivered."""
        room = await self.lobby(players, language, channel, title)
        await self.sandbox.slash(room.people[0], room.channel, "table start")
        await room.settled()
        return room

    async def auction(self, players: int = 3, language: str = "en", channel: int | None = None) -> Room:
        """A table after its secret choices: one seat is asked at a time, and each turn passes play on."""
        room = await self.table(players, language, channel)
        for person in room.people:
            await room.give_back(person)
        await room.settled()
        return room


class Room:
    """One table with its channel and people; the first is its host."""

    def __init__(self, live: LiveBot, channel: int, people: list[int], table_id: int) -> None:
        self.live = live
        self.sandbox = live.sandbox
        self.channel = channel
        self.people = people
        self.id = table_id

    async def now(self) -> Table:
        """The table as it is on disk."""
        for _ in range(100):
            loaded = await self.loaded()
            table = await self.live.services.get(self.id)
            assert table is not None
            if loaded.table.entry_no == table.entry_no:
                return table
        raise AssertionError("what is read is not what is on disk")  # computers move between two looks

    async def loaded(self) -> LoadedTable:
        """All rows of the table, to compare before and after."""
        found = await self.live.store.load(self.id)
        assert found is not None
        return found

    async def rows(self) -> tuple[Any, ...]:
        """All that a move could change: seats, state, drafts and log."""
        loaded, log = await self.loaded(), await self.live.store.log(self.id)
        return (
            loaded.seats,
            loaded.drafts,
            loaded.table.entry_no,
            loaded.table.snapshot,
            loaded.table.status,
            log,
        )

    # What stands in the channel

    async def messages(self) -> list[MessageView]:
        """Every public message of the channel."""
        return [one for one in await self.sandbox.messages(self.channel, limit=1000) if not one.ephemeral]

    async def posts(self) -> list[tuple[int, MessageView]]:
        """The posts of the table, each with the last log entry that it tells."""
        found = []
        for message in await self.messages():
            for button in message.buttons:
                kind, table_id, *rest = str(button.get("custom_id")).split(":")
                if kind == "t" and rest[0] == "log" and int(table_id) == self.id:
                    found.append((int(rest[1]), message))
        return found

    async def calls(self) -> list[MessageView]:
        """The short messages that call somebody."""
        mark = f"t:{self.id}:called:"
        found = [
            (one, [str(button.get("custom_id")) for button in one.buttons]) for one in await self.messages()
        ]
        return [one for one, ids in found if any(id.startswith(mark) for id in ids)]

    async def entry_nos(self) -> list[int]:
        """The log entries up to which each post of the table tells."""
        return [entry_no for entry_no, _ in await self.posts()]

    async def owed(self) -> list[Any]:
        """What the outbox still holds for this table."""
        owed = await self.live.store.due_items(10**15, 1000)
        return [one for one in owed if one.table_id == self.id and one.kind != MentionLater.kind]

    async def settled(self) -> MessageView:
        """Wait until everything is delivered. Returns the newest post, which tells everything. Nothing is
        posted twice."""

        async def delivered() -> bool:
            return not await self.owed()

        await until(delivered, "everything delivered")
        entry_nos = await self.entry_nos()
        assert len(entry_nos) == len(set(entry_nos)), f"posted twice: {entry_nos}"
        assert entry_nos and entry_nos[-1] == (await self.loaded()).table.entry_no
        return (await self.posts())[-1][1]

    async def post(self) -> MessageView:
        """The table's newest post."""
        return (await self.posts())[-1][1]

    async def cards(self) -> list[MessageView]:
        """The messages that are this table's lobby card."""
        mark = f"l:{self.id}:join"
        return [
            message
            for message in await self.messages()
            if any(button.get("custom_id") == mark for button in message.buttons)
        ]

    async def card(self) -> MessageView:
        """The lobby's card, once it is up to date."""

        async def delivered() -> bool:
            return not await self.owed() and bool(await self.cards())

        await until(delivered, "the card")
        return (await self.cards())[-1]

    # Playing

    async def panel(self, person: int) -> MessageView:
        """Press "Your move" under the newest post."""
        post = await self.post()
        answer = await self.sandbox.click(person, post, button_id(post, "t:"))
        assert answer.ephemeral and answer.message is not None, answer
        return answer.message

    async def compose(self, person: int) -> MessageView:
        """Answer the panel's first question with its first entry until one more click plays the turn."""
        panel = await self.panel(person)
        while not (has_button(panel, "confirm") or has_finish(panel)):
            panel = shown(await first_answer(self.sandbox, person, panel))
        return panel

    async def confirm(self, person: int, panel: MessageView, *, patience: float = PATIENCE) -> ActResult:
        """Press the button of a panel that confirms a turn, or ends it."""
        id = button_id(panel, "d:", "confirm") if has_button(panel, "confirm") else button_id(panel, "f:")
        return await self.sandbox.click(person, panel, id, patience=patience)

    async def turn(self, person: int) -> ActResult:
        """A whole turn by the panel."""
        return await self.confirm(person, await self.compose(person))

    async def give_back(self, person: int, at: int = 0) -> None:
        """The first answer of the game, typed: return one of the dealt cards, and confirm."""
        card = (await self.dealt(person))[at]
        answer = await self.sandbox.slash(person, self.channel, "florence return", profession=card)
        assert answer.message is not None, answer
        await self.confirm(person, answer.message)

    async def dealt(self, person: int) -> list[str]:
        """The cards that a player was dealt in the present phase."""
        table = await self.now()
        seat = table.seat_of(person)
        assert seat is not None
        cards: list[str] = table.game.phases[-1].dealt[seat]
        return cards

    async def awaited(self) -> int:
        """Whose turn it is; one of them if several are asked."""
        table = await self.now()
        person = table.seats[table.awaited()[0]].user_id
        assert person is not None
        return person

    async def moves(self) -> list[tuple[int | None, bytes]]:
        """Accepted moves: seat and move."""
        return [(one.seat, one.move) for one in await self.live.store.log(self.id) if one.kind == "move"]

    async def options(self, person: int, **chosen: str) -> ActResult:
        """Set options of one group in their form."""
        table = await self.now()
        groups = table_options.option_groups(table).items()
        group = next(group for group, names in groups if set(chosen) <= set(names))
        id = ids.OptionsForm(table.id, group, table_options.checksum(table, group))
        opened = await self.press(person, str(id))
        return await self.sandbox.submit_modal(person, chosen, modal=opened)

    async def press(self, person: int, custom_id: str, values: list[str] | None = None) -> ActResult:
        """A click on any id, which Discord would not let a user make."""
        return await press(self.sandbox, person, self.channel, custom_id, values)

    def seat(self, person: int) -> Seat:
        """A player's seat."""
        return Seat(self.people.index(person))

    def language_of(self, person: int) -> Language:
        """The language Discord is shown in to one of the people."""
        return "ja" if self.sandbox.world.users[person].locale == "ja" else "en"

    async def at(self, person: int) -> str:
        """The position a person's panel would show now, as ids have it."""
        return ids.written((await self.now()).at(self.seat(person)))

    async def draft(self, person: int) -> int:
        """Number of steps that a person has composed, on disk."""
        draft = (await self.loaded()).draft(self.seat(person))
        return len(msgspec.msgpack.decode(draft.moves)) if draft else 0


async def hit(live: LiveBot, path: str) -> bool:
    """Whether a request has met the fault on this path."""
    return any(one.hits for one in await live.sandbox.list_faults() if one.path == path)


async def press(
    sandbox: Sandbox, person: int, channel_id: int, custom_id: str, values: list[str] | None = None
) -> ActResult:
    """Deliver a click with any custom_id on a private message made for it, which no client allows."""
    service = sandbox.service
    channel = service.world.channels[channel_id]
    part: dict[str, Any] = {"type": 2, "style": 1, "label": "x", "custom_id": custom_id}
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": 2}
    if values is not None:
        part = {"type": 3, "custom_id": custom_id, "options": [{"label": "x", "value": "x"}]}
        data |= {"component_type": 3, "values": values}
    body = {"flags": EPHEMERAL | COMPONENTS_V2, "components": [{"type": 1, "components": [part]}]}
    extra = {"visible_to": person}
    source = service.messages.new(channel, service.world.bot, body, [], how="callback", extra=extra)
    user = service.world.users[person]
    one = service.interactions.create(
        InteractionType.COMPONENT, user, channel, data, custom_id, source=source
    )

    async def answered() -> bool:
        return one.record.acked is not None and not one.thinking

    await until(answered, f"an answer to {custom_id}")
    return await sandbox.answer(one.id)


def button_id(message: MessageView, starts: str, ends: str = "") -> str:
    """The id of the first button whose id has this beginning and end."""
    for button in message.buttons:
        id = str(button.get("custom_id"))
        if id.startswith(starts) and id.endswith(ends):
            return id
    raise AssertionError(f"no button {starts}…{ends} among {message.labels}")


def has_button(message: MessageView, ends: str) -> bool:
    """Whether a message has a button whose id ends so."""
    return any(str(button.get("custom_id")).endswith(f":{ends}") for button in message.buttons)


def has_finish(message: MessageView) -> bool:
    """Whether there is nothing to choose but answers that play the turn at once, or limits to bid up to."""
    kinds = {str(button.get("custom_id"))[:2] for button in message.buttons}
    if {"f:", "G:"} <= kinds:
        return True
    return not message.selects and "f:" in kinds and "m:" not in kinds


def shown(answer: ActResult) -> MessageView:
    """The message that answers an act."""
    assert answer.message is not None, answer
    return answer.message


async def first_answer(sandbox: Sandbox, person: int, panel: MessageView) -> ActResult:
    """Answer with the panel's first menu, else with its first button for a move."""
    if panel.selects:
        menu = panel.selects[0]
        return await sandbox.select(person, panel, menu["custom_id"], [menu["options"][0]["value"]])
    return await sandbox.click(person, panel, button_id(panel, "m:"))


def polite(answer: ActResult, language: str, id: str, **figures: Any) -> None:
    """The answer is private and says this message, perhaps with more."""
    assert answer.message is not None and answer.kind in ("message", "update"), answer
    assert answer.ephemeral
    assert say("ja" if language == "ja" else "en", id, **figures) in answer.text, answer.text


HANG = 600.0


CALLBACK = r"^/interactions/\d+/[^/]+/callback$"
