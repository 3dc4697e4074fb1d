"""One user's requests wait behind their own and behind nobody else's."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack

import pytest

from cogs.support.queues import MOST, TooMany, UserQueues


async def test_a_user_who_asks_for_much_keeps_nobody_waiting() -> None:
    queues, served = UserQueues(), []

    async def ask(user: int) -> None:
        with queues.line(user) as turn:
            async with turn:
                await asyncio.sleep(0)
                served.append(user)

    many = [asyncio.create_task(ask(1)) for _ in range(MOST)]
    await asyncio.sleep(0)
    await ask(2)
    assert served.count(1) <= 2, "the other was served among the first"
    await asyncio.gather(*many)
    assert served.count(1) == MOST


async def test_what_is_too_much_is_refused_at_once_and_the_rest_is_served() -> None:
    queues, gate = UserQueues(), asyncio.Event()

    async def ask() -> None:
        with queues.line(1) as turn:
            async with turn:
                await gate.wait()

    waiting = [asyncio.create_task(ask()) for _ in range(MOST)]
    await asyncio.sleep(0)
    with pytest.raises(TooMany):
        await ask()
    gate.set()
    await asyncio.gather(*waiting)
    await ask()


async def test_only_the_newest_of_what_is_being_typed_is_completed() -> None:
    queues, seen = UserQueues(), []

    async def typed(text: str) -> None:
        async with queues.newest(1) as newest:
            await asyncio.sleep(0)
            if newest:
                seen.append(text)

    await asyncio.gather(*(typed(text) for text in ("t", "ta", "tab", "tabl", "table")))
    assert seen == ["table"] or seen == ["t", "table"]


def test_a_flood_is_refused_once_in_a_while_and_otherwise_not_answered() -> None:
    queues = UserQueues()
    with ExitStack() as under_way:
        answered = [under_way.enter_context(queues.admit(1)) for _ in range(MOST + 100)]
        assert answered == ["admitted"] * MOST + ["refused"] + ["ignored"] * 99, (
            "one is told that it is too much"
        )
        with queues.admit(2) as other:
            assert other == "admitted", "the others are served"
    with queues.admit(1) as again:
        assert again == "admitted"
