"""Hand-overs of whole games with plans given ahead and without: the same games with the same decisions.

Whoever has played a turn by hand plans the next one while they are there, as a novice would, and keeps to
it where it still fits; else they decide when their turn comes. After a turn that was played by itself its
owner is not there, and plans nothing. By hand every turn of somebody else is a hand-over; one played by
itself is none.
"""

import json
from random import Random
from typing import Any

import msgspec

from games.advance import NOTHING, Plan
from games.ahead import fits, imagined, plan_of
from games.computer.levels import choose
from games.core import Refusal, Seat, Title, engine
from games.table import Draft, Table, compose
from games.titles import TITLES

GAMES, STEPS = 3, 60
BOUND = 0.7


def main(as_json: bool, title: str = "heaven_ale", games: int = GAMES) -> list[dict[str, Any]]:
    """Measure, print, and return rows of {name, value, unit, floor, ratio} for every number of players."""
    rows: list[dict[str, Any]] = []
    played = TITLES[title]
    for seats in played.seats:
        if played.why_not_start(seats, played.options()) is not None:
            continue
        counts = [_game(played, seats, number) for number in range(games)]
        by_hand, planned = (sum(one) / games for one in zip(*counts, strict=True))
        rows.append(
            {
                "name": f"hand-overs a game: {title}, {seats} players, with plans, without as floor",
                "value": round(planned, 1),
                "unit": "a game",
                "floor": round(by_hand, 1),
                "ratio": round(planned / by_hand, 2),
            }
        )
    if as_json:
        print(json.dumps(rows))
    else:
        for row in rows:
            kept = "kept" if row["ratio"] <= BOUND else "MISSED"
            print(f"{row['name']}: {row['value']} to {row['floor']}, ratio {row['ratio']} ({BOUND}: {kept})")
    return rows


def _game(title: Title, seats: int, number: int) -> tuple[int, int]:
    """Hand-overs of one game by hand and with plans."""
    rng = Random(f"{title.id} {seats} {number}")
    started = Table(
        id=number,
        guild_id=0,
        channel_id=0,
        title=title,
        language="en",
        status="running",
        host=0,
        seq=0,
        options=title.options(),
        seats=(),
        secret=rng.randbytes(32),
        commitment="",
    )
    game = engine.start(title, seats, title.options(), started.chance).game
    by_hand = planned = 0
    last: dict[bool, Seat | None] = {False: None, True: None}
    plans: dict[Seat, Plan] = {}
    while not game.over:
        seat = engine.waits_for(game)[0]
        table = _at(started, game)
        plan = plans.pop(seat, None)
        steps = None if plan is None else fits(table, game, seat, plan)
        by_hand += last[False] != seat
        last[False] = seat
        by_itself = steps is not None
        if steps is None:
            planned += last[True] != seat
            last[True] = seat
            steps = list(_turn(table, seats, seat, rng).steps)
        game = steps[-1].game
        if not by_itself and not game.over and seat not in engine.waits_for(game):
            plans |= _planned(_at(started, game), seats, seat, rng)
    return by_hand, planned


def _at(table: Table, game: Any) -> Table:
    """The table at a position."""
    return msgspec.structs.replace(table, game=game)


def _turn(table: Table, seats: int, seat: Seat, rng: Random) -> Draft:
    """A turn as a novice composes it."""
    draft = Draft()
    for _ in range(STEPS):
        game = draft.steps[-1].game if draft.steps else table.game
        view = table.title.view(game, seat)
        move = choose(table.title, view, seats, seat, "novice", Random(rng.randbytes(8)))
        draft = compose(table, seat, draft, move)
        if draft.waits:
            break
    return draft


def _planned(table: Table, seats: int, seat: Seat, rng: Random) -> dict[Seat, Plan]:
    """What a seat plans for its next turn, if it can."""
    try:
        then = imagined(table, seat, NOTHING)
        draft = _turn(then, seats, seat, rng)
    except Refusal:
        return {}
    return {seat: plan_of(table.title, seat, draft)} if draft.waits else {}
