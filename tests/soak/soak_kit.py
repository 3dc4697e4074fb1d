"""A table at its start or in mid-game, with the ledger that a soak would have of it."""

import random
from pathlib import Path

import msgspec

from db import SeatHolder
from games.core import Seat, engine
from games.core.chance import Secret
from games.florence import TITLE
from games.manager.model.draft import Draft
from games.manager.model.table import Table, compose
from games.manager.model.unstored import unstored_table
from soak.checks.leaks import Leaks
from soak.checks.ledger import Ledger, strings
from soak.checks.tally import Tally
from words import thing_ids

SECRET = bytes(range(32))


def begun() -> tuple[Table, Ledger]:
    """Three players at Florence."""
    played = engine.start(TITLE, 3, TITLE.options(), Secret(SECRET))
    seats = [SeatHolder(seat, seat + 1, f"P{seat}") for seat in range(3)]
    table = unstored_table(TITLE, played.game, seats, SECRET, guild_id=1, channel_id=1, host=1, entry_no=1)
    ledger = Ledger(Path("none"), Tally())
    ledger.games[1] = [None, table.game]
    ledger.told[1] = [(), played.events]
    return table, ledger


def watched() -> tuple[Table, Leaks]:
    """The same, with a watch."""
    table, ledger = begun()
    return table, Leaks(ledger)


def until_something_is_drawn(table: Table, ledger: Ledger) -> tuple[Table, Seat, list[str]]:
    """Play on at random to where a seat's next step draws cards; that step waits in its draft. The table,
    the seat, and the cards that come of the step."""
    rng = random.Random(5)
    while True:
        seat, move = engine.random_answer(table.game, rng)
        draft = compose(table, seat, Draft(), move)
        last = draft.steps[-1]
        told = strings([one.event for one in last.events if one.to == seat])
        drawn = told & set(ids_of_cards()) - strings(TITLE.view(table.game, seat)) - strings(move)
        if draft.waits and drawn:
            return msgspec.structs.replace(table, drafts={seat: draft}), seat, sorted(drawn)
        played = engine.play(TITLE, table.game, seat, move, table.chance)
        ledger.games[1].append(played.game)
        ledger.told[1].append(played.events)
        table = msgspec.structs.replace(table, game=played.game, entry_no=table.entry_no + 1)


def ids_of_cards() -> list[str]:
    """Everything of the title that has a name."""
    return list(thing_ids(TITLE.id))
