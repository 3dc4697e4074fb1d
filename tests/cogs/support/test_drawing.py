"""Who is drawn for first."""

from __future__ import annotations

import asyncio
import threading

import pytest

from cogs.support.drawing import DrawingThread
from cogs.support.urgency import Urgency, urgency


async def test_what_is_waited_for_is_drawn_before_posts_hands_and_what_is_for_later() -> None:
    drawing, gate, drawn = DrawingThread(), threading.Event(), []

    async def draw(whose: Urgency) -> None:
        urgency.set(whose)
        await drawing.draw(lambda: drawn.append(whose))

    first = asyncio.create_task(drawing.draw(gate.wait))
    await asyncio.sleep(0)
    waiting = [asyncio.create_task(draw(whose)) for whose in (*reversed(Urgency), *Urgency)]
    await asyncio.sleep(0)
    gate.set()
    await asyncio.gather(first, *waiting)
    assert drawn == [whose for whose in Urgency for _ in range(2)]
    drawing.close()


async def test_who_no_longer_waits_or_fails_holds_nobody_up() -> None:
    drawing, gate = DrawingThread(), threading.Event()

    def fail() -> None:
        raise ZeroDivisionError

    first = asyncio.create_task(drawing.draw(gate.wait))
    await asyncio.sleep(0)
    gone, failing, last = (
        asyncio.create_task(drawing.draw(work)) for work in (lambda: None, fail, lambda: "drawn")
    )
    await asyncio.sleep(0)
    gone.cancel()
    gate.set()
    with pytest.raises(ZeroDivisionError):
        await failing
    assert await last == "drawn" and await first
    with pytest.raises(asyncio.CancelledError):
        await gone
    assert await drawing.draw(lambda: "again") == "again"
    drawing.close()


async def test_who_gives_up_as_their_turn_comes_passes_it_on() -> None:
    drawing, gate = DrawingThread(), threading.Event()
    first = asyncio.create_task(drawing.draw(gate.wait))
    await asyncio.sleep(0)
    gone, last = (asyncio.create_task(drawing.draw(lambda: "drawn")) for _ in range(2))
    await asyncio.sleep(0)
    first.add_done_callback(lambda _: gone.cancel())
    drawing._turns._waiting[0][2].add_done_callback(lambda _: gone.cancel())
    gate.set()
    assert await last == "drawn"
    await asyncio.gather(first, gone, return_exceptions=True)
    drawing.close()


async def test_the_hands_of_a_table_wait_until_its_post_is_drawn_or_given_up() -> None:
    drawing, told = DrawingThread(), []

    async def hand(table_id: int) -> None:
        await drawing.after_post(table_id)
        told.append(table_id)

    await hand(7)  # nothing is posted there
    with drawing.post_coming(7):
        waiting = asyncio.create_task(hand(7))
        await hand(8)
        assert told == [7, 8]
        drawing.post_drawn(7)
        await waiting
        await hand(7)
    with pytest.raises(ZeroDivisionError), drawing.post_coming(7):
        waiting = asyncio.create_task(hand(7))
        await asyncio.sleep(0)
        assert told == [7, 8, 7, 7]
        raise ZeroDivisionError
    await waiting
    drawing.close()
