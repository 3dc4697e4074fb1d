"""`python -m soak.taps [TITLE]`: the taps of common turns, counted from the post.

Each script of `soak.scripts` is played at several positions by the real bot: a person presses *Your move* and
clicks the shortest way through the panel, the confirmation included. A menu counts as one tap, a form as one
to open it, one for each field filled in, and one to send it.
"""

import argparse
import asyncio
import json
import sys
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from cogs.screens import ids
from cogs.screens.panel.panel import Panel
from cogs.screens.panel.question_paths import JOINT, join_subset, path_to
from db import LogEntry, NewTable, OutboxItem, TableChange
from games.core import Move, StandingOrder, Title
from games.manager.model.table import Table
from games.titles import TITLES
from sandbox import ActResult, MessageView
from soak.inside import Inside, inside
from soak.scripts import SCRIPTS, Script, Scripted, positions

POSITIONS = 40
"""Number of positions at which each script is played."""

MOST = 40
"""Number of taps after which a script counts as stuck."""


class Tapping:
    """One person at one table, who makes the moves of a script."""

    def __init__(self, bot: Inside, scripted: Scripted, table_id: int, user: int) -> None:
        self.bot = bot
        self.scripted = scripted
        self.seat = scripted.seat
        self.table_id = table_id
        self.user = user
        self.taps = 0
        self.pressed: list[str] = []

    async def play(self, post: MessageView) -> int:
        """The number of taps until all is played, or given in advance."""
        panel = await self._click(post, f"t:{self.table_id}:move")
        while (move := await self._next()) is not None or await self._waits():
            assert panel is not None and self.taps < MOST, f"{self.scripted.moves}: {self.pressed}"
            panel = await self._tap(panel, move)
        return self.taps

    async def _next(self) -> Move | None:
        """The next move of the script."""
        table = await self._table()
        done = [one.move for one in table.draft(self.seat).steps]
        for one in await self.bot.store.log(self.table_id):
            if one.kind == "move" and one.seat == self.seat and one.cause == "by_hand":
                done.append(table.title.load_move(one.move))
        given = table.in_advance.get(self.seat)
        left = self.scripted.moves[len(done) + (0 if given is None else len(given.orders)) :]
        return left[0] if left else None

    async def _waits(self) -> bool:
        return (await self._table()).draft(self.seat).waits

    async def _table(self) -> Table:
        table = await self.bot.tables.get(self.table_id)
        assert table is not None
        return table

    async def _tap(self, message: MessageView, move: Move | None) -> MessageView | None:
        """One tap on a panel, nearer to the move."""
        table = await self._table()
        panel = Panel(table, self.seat, "en")
        draft = table.draft(self.seat)
        if draft.waits or move is None:
            return await self._click(message, str(ids.DraftButton(table.id, panel.at, "confirm")))
        number = next(at for at, one in enumerate(panel.offers()) if one.move is type(move))
        offer = panel.offers()[number]
        path = path_to(table.title, offer, tuple([getattr(move, name) for name in offer.names]))
        typed = [one for one in message.buttons if str(one["custom_id"]).startswith("n:")]
        shown = len(ids.read(typed[0]["custom_id"]).path) if typed else -1  # type: ignore[attr-defined]
        best: tuple[int, Any, list[str]] | None = None
        for id, tokens, values in _ways(message, number, path):
            if tokens == path[: len(tokens)] and len(tokens) > max(shown, best[0] if best else -1):
                best = len(tokens), id, values
        if best is not None:
            return await self._use(message, str(best[1]), best[2])
        if typed:
            return await self._type(message, str(typed[0]["custom_id"]), path)
        aside: ids.DraftAct = "ahead" if isinstance(move, StandingOrder) else "beside"
        return await self._click(message, str(ids.DraftButton(table.id, panel.at, aside)))

    async def _use(self, message: MessageView, id: str, values: list[str]) -> MessageView | None:
        if not values:
            return await self._click(message, id)
        return self._came(await self.bot.sandbox.select(self.user, message, id, values), f"{id} {values}")

    async def _type(self, message: MessageView, id: str, path: Sequence[str]) -> MessageView | None:
        """Type a number into a form."""
        form = await self.bot.sandbox.click(self.user, message, id)
        assert form.modal is not None, form
        self.taps += 2
        token = path[len(ids.read(id).path)]  # type: ignore[attr-defined]
        field = form.modal["components"][0]["component"]["custom_id"]
        answer = await self.bot.sandbox.submit_modal(self.user, {field: token[1:]}, modal=form)
        return self._came(answer, f"{id} {token}")

    async def _click(self, message: MessageView, id: str) -> MessageView | None:
        full = next(one["custom_id"] for one in message.buttons if str(one["custom_id"]).startswith(id))
        return self._came(await self.bot.sandbox.click(self.user, message, full), full)

    def _came(self, answer: ActResult, what: str) -> MessageView | None:
        self.taps += 1
        self.pressed.append(what)
        assert answer.message is not None, answer
        return answer.message


def _ways(
    message: MessageView, number: int, path: Sequence[str]
) -> Iterator[tuple[Any, tuple[str, ...], list[str]]]:
    """The controls of an offer: id, the tokens that a tap leads to, and the entries to choose."""
    for select in message.selects:
        id = ids.read(str(select["custom_id"]))
        if not isinstance(id, ids.AnswerMenu) or id.offer != number:
            continue
        values = [str(option["value"]) for option in select["options"]]
        token = path[len(id.path)] if len(path) > len(id.path) else ""
        if token.startswith("s"):
            plain = [value for value in values if JOINT not in value and value.startswith("s")]
            chosen = [value for value in plain if int(token[1:]) & int(value[1:])]
            if chosen and join_subset(chosen) == token:
                yield id, (*id.path, token), chosen
        for value in values:
            yield id, (*id.path, *value.split(JOINT)), [value]
    for button in message.buttons:
        id = ids.read(str(button["custom_id"]))
        if isinstance(id, ids.Finish) and id.offer == number:
            yield id, (), []
        elif type(id) in (ids.AnswerButton, ids.GiveOrder) and id.offer == number:  # type: ignore[attr-defined]
            yield id, id.path, []  # type: ignore[attr-defined]


async def opened(bot: Inside, scripted: Scripted, guild: int, channel: int, users: Sequence[Any]) -> int:
    """Put a table at a script's position into the store, with its post. Returns its id."""
    table, now = scripted.table, bot.clock()
    seats = tuple(
        [
            msgspec.structs.replace(seat, user_id=user.id, name=user.display)
            for seat, user in zip(table.seats, users, strict=False)
        ]
    )
    table_id = await bot.store.create(
        NewTable(
            guild_id=guild,
            channel_id=channel,
            title=table.title.id,
            language="en",
            host_user=users[0].id,
            at=now,
            status="running",
            options=msgspec.msgpack.encode(table.options),
            snapshot=table.title.save(table.game),
            state_version=table.title.state_version,
            secret=table.secret,
            commitment=table.commitment,
            seats=seats,
        )
    )
    await bot.store.commit(
        TableChange(table_id=table_id, expected_entry_no=0, at=now, entries=(LogEntry(kind="drawn"),))
    )
    owed = OutboxItem(kind="board", target=channel, payload=b"", due_at=now)
    await bot.tables.repository.enqueue(table_id, (owed,))
    return table_id


async def measured(bot: Inside, script: Script, count: int) -> dict[str, Any]:
    """The taps of a script at its positions."""
    taps: list[int] = []
    title = TITLES[script.title]
    people = [one for one in await bot.sandbox.users() if one.name != "loggia"]
    place = next(one for one in await bot.sandbox.channels() if one.guild_id is not None)
    for scripted in positions(script, title, count):
        channel = await bot.sandbox.add_channel(f"{script.title}-{script.name}-{len(taps)}".replace(" ", "-"))
        users = people[: script.seats]
        table_id = await opened(bot, scripted, place.guild_id or 0, channel, users)
        tapping = Tapping(bot, scripted, table_id, users[scripted.seat].id)
        post = await bot.sandbox.wait_message(
            channel, lambda message: any(str(one["custom_id"]).startswith("t:") for one in message.buttons)
        )
        taps.append(await tapping.play(post))
    mean = round(sum(taps) / max(len(taps), 1), 1)
    most = max(taps, default=0)
    return {"title": script.title, "turn": script.name, "taps": mean, "most": most, "wanted": script.most}


async def counted(titles: Sequence[Title], count: int = POSITIONS) -> list[dict[str, Any]]:
    """The mean and the most taps of each script of these titles."""
    async with inside() as bot:
        wanted = [script for script in SCRIPTS if TITLES[script.title] in titles]
        return [await measured(bot, script, count) for script in wanted]


def main(arguments: list[str] | None = None) -> int:
    """Parse the command line, play, print the figures."""
    parser = argparse.ArgumentParser(prog="python -m soak.taps", description=__doc__)
    parser.add_argument("title", nargs="?", choices=sorted(TITLES))
    parser.add_argument("--positions", type=int, default=POSITIONS, help="positions a turn is played at")
    given = parser.parse_args(arguments)
    titles = [TITLES[given.title]] if given.title else list(TITLES.values())
    for one in asyncio.run(counted(titles, given.positions)):
        print(json.dumps(one), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
