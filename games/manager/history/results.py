"""What is stored of a finished game, by the step that finishes it or ends it as it stands: the result of
every seat."""

import asyncio
import logging
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from db import Logged, SeatResult, Store, UserRow
from games.core import Seat, SeatScore, Title
from games.core.ranking import places
from games.manager.model.stored_table import Unloadable, table_of
from games.manager.model.table import Table
from games.manager.model.table_events import SEAT_TAKEN

log = logging.getLogger("loggia.results")

BATCH = 100


def endings(
    table: Table, scores: Iterable[SeatScore], log: Sequence[Logged], users: Mapping[int, UserRow]
) -> tuple[SeatResult, ...]:
    """The results of a game that ended with these scores.

    A game is rated for players who have opted in and have played from the beginning, at rated tables without
    computer players.
    """
    computers = sum(holder.kind == "computer" for holder in table.seats)
    newcomers = {entry.seat for entry in log if entry.kind == SEAT_TAKEN}
    counts = table.counts_for_ratings
    results = []
    for score in scores:
        user = table.seats[score.seat].user_id
        wants = user is not None and user in users and users[user].rated
        rated = counts and wants and score.seat not in newcomers
        results.append(SeatResult(score.seat, user, score.place, score.points, computers, rated))
    return tuple(results)


def as_it_stands(
    table: Table,
    points: Sequence[int],
    agreed: Sequence[Seat],
    log: Sequence[Logged],
    users: Mapping[int, UserRow],
) -> tuple[SeatResult, ...]:
    """The results of a game that ends as it stands with these points.

    It counts for players who have `agreed`. A player who was absent, and so not asked, appears in it without
    a name.
    """
    scores = [SeatScore(Seat(at), place, points[at], 0) for at, place in enumerate(places(points))]
    return tuple(
        one if one.seat in agreed else msgspec.structs.replace(one, user_id=None, rated=False)
        for one in endings(table, scores, log, users)
    )


async def add_missing(store: Store, titles: Mapping[str, Title]) -> int:
    """Write the results of games that finished before results were stored, and return their number.

    They are never rated, because nobody had opted in then. If interrupted, it continues with the rest at the
    next call.
    """
    last, count = 0, 0
    while found := await store.without_results(last, BATCH):
        for last in found:
            loaded = await store.load(last)
            if loaded is None:
                continue  # deleted in the meantime
            try:
                table = await asyncio.to_thread(table_of, loaded, titles)
            except Unloadable as error:
                log.warning("results could not be written: %s", error)
                continue
            if table.game is not None and table.game.scores:
                await store.add_results(last, endings(table, table.game.scores, (), {}))
                count += 1
    return count
