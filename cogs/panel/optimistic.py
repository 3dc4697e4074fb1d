"""Renders the result of a click while the write is in progress; shows it only if the write succeeds."""

import asyncio
from collections.abc import Awaitable, Callable

from cogs.screens.parts import Screen
from games.manager.services import TurnOutcome

Foresee = Callable[[TurnOutcome], None]


async def shown_when_written(
    answer: Callable[[Foresee], Awaitable[TurnOutcome]], show: Callable[[TurnOutcome], Awaitable[Screen]]
) -> Screen:
    """The screen that `show` makes of an answer's outcome. The answer announces its outcome through `Foresee`
    before it is written."""
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
