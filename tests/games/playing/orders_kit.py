"""A table of Florence at its auctions, where standing orders are given."""

from __future__ import annotations

from typing import Any

from hall_kit import ANN, BEN, Hall

from games.core import Seat, StandingOrder, engine


async def auctions(hall: Hall, **settings: str) -> Hall:
    """A table of Florence for two, at the first lot to be put up."""
    await hall.open(title="florence", two_players=True, **settings)  # type: ignore[arg-type]
    for seat, user in enumerate((ANN, BEN)):
        move = engine.default((await hall.table()).game, Seat(seat))
        await hall.tables.play.answer(hall.id, user, move, hall.click(), False)
    assert type((await hall.table()).game.phases[-1]).__name__ == "Selecting"
    return hall


async def sides(hall: Hall) -> tuple[Seat, int, Seat, int]:
    """Who is to put something up, and the other, each with who holds the seat."""
    seat, user = await hall.awaited()
    return seat, user, Seat(1 - seat), BEN if user == ANN else ANN


async def order(hall: Hall, user: int, *orders: StandingOrder) -> None:
    for one in orders:
        await hall.tables.planning.order(hall.id, user, one, hall.click())


async def put_up(hall: Hall) -> str:
    """The seat that is asked puts up the first kind that it can."""
    seat, user = await hall.awaited()
    offer = engine.open_offers((await hall.table()).game, seat)[0]
    move: Any = next(offer.moves())
    await hall.tables.play.answer(hall.id, user, move, hall.click(), False)
    return str(move.kind)


async def lots(hall: Hall) -> tuple[str, ...]:
    """What can still be put up."""
    table = await hall.table()
    offer = engine.open_offers(table.game, table.awaited()[0])[0]
    return tuple(move.kind for move in offer.moves())  # type: ignore[attr-defined]


async def moves(hall: Hall) -> list[tuple[int | None, bytes]]:
    return [(one.seat, one.move) for one in await hall.store.log(hall.id) if one.kind == "move"]
