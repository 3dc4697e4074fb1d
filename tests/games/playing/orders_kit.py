"""A table of Florence at its auctions, where standing orders are given."""

from __future__ import annotations

from typing import Any

from timed_table import ANN, BEN, TimedTable

from games.core import Seat, StandingOrder, engine


async def auctions(timed: TimedTable, **settings: str) -> TimedTable:
    """A table of Florence for two, at the first lot to be put up."""
    await timed.open(title="florence", two_players=True, **settings)  # type: ignore[arg-type]
    for seat, user in enumerate((ANN, BEN)):
        move = engine.default((await timed.table()).game, Seat(seat))
        await timed.services.turns.answer(timed.id, user, move, timed.click(), False)
    assert type((await timed.table()).game.phases[-1]).__name__ == "Selecting"
    return timed


async def sides(timed: TimedTable) -> tuple[Seat, int, Seat, int]:
    """Who is to put something up, and the other, each with who holds the seat."""
    seat, user = await timed.awaited()
    return seat, user, Seat(1 - seat), BEN if user == ANN else ANN


async def order(timed: TimedTable, user: int, *orders: StandingOrder) -> None:
    """A user gives standing orders."""
    for one in orders:
        await timed.services.premoves.order(timed.id, user, one, timed.click())


async def put_up(timed: TimedTable) -> str:
    """The seat that is asked puts up the first kind that it can."""
    seat, user = await timed.awaited()
    offer = engine.open_offers((await timed.table()).game, seat)[0]
    move: Any = next(offer.moves())
    await timed.services.turns.answer(timed.id, user, move, timed.click(), False)
    return str(move.kind)


async def lots(timed: TimedTable) -> tuple[str, ...]:
    """What can still be put up."""
    table = await timed.table()
    offer = engine.open_offers(table.game, table.awaited()[0])[0]
    return tuple(move.kind for move in offer.moves())  # type: ignore[attr-defined]


async def moves(timed: TimedTable) -> list[tuple[int | None, bytes]]:
    """The moves of the log, with their seats."""
    return [(one.seat, one.move) for one in await timed.store.log(timed.id) if one.kind == "move"]
