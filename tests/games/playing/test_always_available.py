"""What may be done at any time is answered at once, outside the turn being composed, and said no to where
that turn would no longer fit."""

from __future__ import annotations

from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from envelopes import TITLE, Counter, SellToken, Whisper

from db import NewTable, SeatHolder, SqliteStore
from games.core import Refusal, Seat
from games.manager.history import replay
from games.manager.services import RequestContext, Services

PEOPLE = (1, 2, 3)


class Tried:
    """A table of envelopes, where tokens may be sold at any time."""

    def __init__(self, store: SqliteStore) -> None:
        self.store = store
        clock, self.clicks = count(1), count(1)
        self.services = Services(store, {TITLE.id: TITLE}, lambda: next(clock), lambda: bytes(32))
        self.id = 0

    def click(self) -> RequestContext:
        return RequestContext(next(self.clicks))

    async def open(self) -> None:
        new = NewTable(
            guild_id=1,
            channel_id=2,
            title=TITLE.id,
            language="en",
            host_user=1,
            at=0,
            seats=(SeatHolder(0, 1, "Ann"),),
        )
        self.id = (await self.services.lobby.new(new)).id
        for person in PEOPLE[1:]:
            await self.services.lobby.join(self.id, person, f"P{person}", self.click())
        await self.services.gathering.start(self.id, 1, False, self.click())

    async def table(self) -> Any:
        return await self.services.get(self.id)


@pytest.fixture
async def tried(tmp_path: Path) -> AsyncIterator[Tried]:
    async with await SqliteStore.open(tmp_path / "a.db") as store:
        made = Tried(store)
        await made.open()
        yield made


async def test_what_is_beside_is_played_at_once_and_leaves_the_turn_alone(tried: Tried) -> None:
    play = tried.services.turns
    await play.answer(tried.id, 1, Whisper(3), tried.click())
    mine = (await tried.table()).draft(Seat(0))
    assert mine.waits
    sold = await play.answer(tried.id, 1, SellToken(), tried.click())
    assert sold.played and sold.table.game.tokens == [0, 1, 1]
    assert sold.table.draft(Seat(0)).draft_id == mine.draft_id, "the turn is as it was"
    other = await play.answer(tried.id, 2, SellToken(), tried.click())
    assert other.played and other.table.draft(Seat(0)).waits
    assert (await play.confirm(tried.id, 1, tried.click())).played
    with pytest.raises(Refusal):
        await play.answer(tried.id, 1, SellToken(), tried.click())
    log = await tried.store.log(tried.id)
    table = await tried.table()
    again = replay.replayed(TITLE, 3, table.options, log)
    assert TITLE.save(again) == TITLE.save(table.game)


async def test_what_would_spoil_the_turn_is_refused_politely(
    tried: Tried, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here selling raises the round's question to another one."""

    def sell(self: Counter, ctx: Any, seat: Seat, move: SellToken) -> None:
        ctx.game.tokens[seat] -= 1
        ctx.game.phases[-1].words = [0 if word < 0 else word for word in ctx.game.phases[-1].words]

    monkeypatch.setattr(Counter, "handlers", {SellToken: sell})
    play = tried.services.turns
    await play.answer(tried.id, 1, Whisper(3), tried.click())
    before = await tried.store.log(tried.id)
    with pytest.raises(Refusal, match="refuse-turn-in-the-way"):
        await play.answer(tried.id, 1, SellToken(), tried.click())
    assert await tried.store.log(tried.id) == before
    await play.undo(tried.id, 1, tried.click())
    assert (await play.answer(tried.id, 1, SellToken(), tried.click())).played
