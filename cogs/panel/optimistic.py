"""What came of a click is made ready while the disk writes it. Nobody is shown it before the disk has it, and
where that fails nobody ever is."""

import asyncio
from collections.abc import Awaitable, Callable

from cogs.screens.parts import Screen
from games.manager.services import TurnOutcome

Foresee = Callable[[TurnOutcome], None]


async def shown_when_written(
    answer: Callable[[Foresee], Awaitable[TurnOutcome]], show: Callable[[TurnOutcome], Awaitable[Screen]]
) -> Screen:
    """What `show` makes of the outcome of an answer, which tells `Foresee` what it will be."""
    begun: list[tuple[TurnOutcome, asyncio.Future[Screen]]] = []

    def foresee(outcome: TurnOutcome) -> None:
        begun.append((outcome, asyncio.ensure_future(show(outcome))))

    try:
        outcome = await answer(foresee)
        for foreseen, screen in begun:
            if foreseen.table is outcome.table:
                return await screen
        return await show(outcome)
    finally:
        for _, screen in begun:
            screen.cancel()
