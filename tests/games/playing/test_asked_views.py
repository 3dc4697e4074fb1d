"""What computers and hints are asked with: the view of whom they answer for, and nothing that is secret."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from shared_table import PEOPLE, SharedTable

from games.computer import Effort, Level, ScoredMove, SeatView
from games.core import Move, Refusal, Seat, engine
from games.core.chance import Secret
from games.manager.model.table import Table, play_move
from games.manager.playing.computer_turns import ComputerTurns
from games.manager.playing.hints import HintService
from games.titles import TITLES

Asked = tuple[bytes, Seat]


@pytest.fixture
async def shared(tmp_path: Path) -> AsyncIterator[SharedTable]:
    made = await SharedTable.open(tmp_path)
    for level in ("novice", "master"):
        await made.managers[0].lobby.add_computer(made.id, PEOPLE[0], level, level, False, made.click())  # type: ignore[arg-type]
    await made.started()
    yield made
    await made.store.close()


async def test_a_computer_is_asked_with_its_own_view(shared: SharedTable) -> None:
    """Also where several answer in a row: each with its view of the game after those before it."""
    services, rng, compared = shared.managers[0], random.Random(1), 0
    seen: list[Asked] = []
    moves: list[Move] = []

    async def think(asked: SeatView, level: str, effort: Effort) -> Move:
        seen.append((asked.title.save(asked.view), asked.seat))
        moves.append(rng.choice(engine.open_offers(asked.view, asked.seat)).random_move(rng))
        return moves[-1]

    computers = ComputerTurns(services.repository, services.turns, think, Effort())
    for _ in range(40):
        table = await shared.table()
        seen.clear()
        moves.clear()
        if await computers.answer(shared.id) is None:
            seat = next(
                seat for seat in engine.waits_for(table.game) if table.seats[seat].user_id is not None
            )
            user = table.seats[seat].user_id
            assert user is not None
            await services.turns.answer(
                shared.id, user, engine.default(table.game, Seat(seat)), shared.click(), False
            )
            continue
        game = table.game
        for (view, seat), move in zip(seen, moves, strict=True):
            assert view == table.title.save(table.title.view(game, seat)) != table.title.save(game)
            game = play_move(table, game, seat, move).game
            compared += 1
    assert compared > 5


def hinted(table: Table, allowed: Any) -> Table:
    return msgspec.structs.replace(table, settings=msgspec.structs.replace(table.settings, hints=allowed))


def hints_by(seen: list[tuple[bytes, Seat, bytes]], by: list[Level] | None = None) -> HintService:
    async def hint(asked: SeatView, level: Level, seed: bytes) -> list[ScoredMove]:
        seen.append((asked.title.save(asked.view), asked.seat, seed))
        if by is not None:
            by.append(level)
        return []

    return HintService(hint)


async def test_a_hint_is_asked_with_the_view_of_whom_it_is_for_and_nothing_of_the_secret(
    shared: SharedTable,
) -> None:
    table = hinted(await shared.table(), "always")
    seen: list[tuple[bytes, Seat, bytes]] = []
    hints = hints_by(seen)
    seat = Seat(next(iter(engine.waits_for(table.game))))
    await hints.of(table, seat)
    await hints.of(msgspec.structs.replace(table, secret=b"another", shares=(1, 2)), seat)
    assert seen[0] == seen[1], "nothing of the secret, and asked twice it says the same"
    view = table.title.save(table.title.view(table.game, seat))
    assert seen[0][:2] == (view, seat) and view != table.title.save(table.game)


async def test_there_are_no_hints_where_the_table_has_agreed_on_none(shared: SharedTable) -> None:
    table = await shared.table()
    seat = Seat(next(iter(engine.waits_for(table.game))))
    seen: list[tuple[bytes, Seat, bytes]] = []
    for allowed in ("never", "computers"):  # three people sit here
        with pytest.raises(Refusal, match="refuse-no-hints"):
            await hints_by(seen).of(hinted(table, allowed), seat)
    assert seen == []


async def test_a_person_alone_with_computers_is_advised_by_a_grandmaster_where_there_is_one(
    shared: SharedTable,
) -> None:
    """Florence has one without characters; where people play each other an Apprentice gives the hints."""
    table = hinted(await shared.table(), "always")
    seat = Seat(next(iter(engine.waits_for(table.game))))
    one = table.seats[seat]
    others = [
        msgspec.structs.replace(place, user_id=None, kind="computer", level="master") for place in table.seats
    ]
    alone = msgspec.structs.replace(
        table, seats=tuple([one if at == seat else other for at, other in enumerate(others)])
    )
    characters = TITLES["florence"].options(characters=True)
    game = engine.start(table.title, len(table.seats), characters, Secret(bytes(8))).game
    by: list[Level] = []
    for each in (table, alone, hinted(alone, "computers")):
        await hints_by([], by).of(each, seat)
    assert by == ["apprentice", "grandmaster", "grandmaster"]
    assert table.reviewed_by == alone.reviewed_by == "grandmaster", "what was chosen, also among people"
    unlearned = msgspec.structs.replace(alone, game=game, options=characters)
    assert unlearned.hinted_by == unlearned.reviewed_by == "apprentice"
