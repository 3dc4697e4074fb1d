"""Plans of turns in Philadelphia: what keeps them from being played, and what does not."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec

from games.core import Seat, engine
from games.manager.model.in_advance import NOTHING_GIVEN, GivenInAdvance, Premove
from games.manager.model.table import Table
from games.manager.playing.premove_drafts import at_next_turn, can_compose, premove_of
from games.manager.playing.premove_steps import fitting_steps
from games.philadelphia import TITLE
from games.philadelphia.model import events, moves
from kit.simulated import bare_table


def planned(kind: type[Any], seeds: int = 6) -> Iterator[tuple[Table, Seat, Premove]]:
    """Plans of one move of a kind, by seats that wait in random games."""
    for seed in range(seeds):
        rng = random.Random(seed)
        table = bare_table(TITLE, 1, TITLE.options(), rng)
        game = engine.start(TITLE, 2, table.options, table.chance).game
        while not game.over:
            here = msgspec.structs.replace(table, game=game)
            for seat in (Seat(0), Seat(1)):
                if rng.random() > 0.3 or not can_compose(here, seat):
                    continue
                then = at_next_turn(here, seat, NOTHING_GIVEN).game
                offers = [one for one in engine.open_offers(then, seat) if one.move is kind]
                if offers:
                    move = msgspec.msgpack.encode(offers[0].random_move(rng))
                    yield here, seat, premove_of(here, seat, GivenInAdvance(draft=(move,)))
            seat, move = engine.random_answer(game, rng)
            game = engine.play(TITLE, game, seat, move, table.chance).game


def test_cards_are_submitted_as_planned_though_the_deck_has_changed() -> None:
    tried = 0
    for table, seat, plan in planned(moves.SubmitCards):
        game = at_next_turn(table, seat, NOTHING_GIVEN).game
        if len(game.deck) < 2 or tried == 10:
            continue
        assert fitting_steps(table, game, seat, plan) is not None
        game.deck.pop()
        assert fitting_steps(table, game, seat, plan) is not None
        tried += 1
    assert tried == 10


def test_what_a_die_shows_is_never_part_of_what_a_plan_knows() -> None:
    """Also where it falls alike in two worlds that are imagined."""
    ended = 0
    for _, _, plan in planned(moves.Post, 12):
        for told in plan.known:
            rows = msgspec.msgpack.decode(told) if told else []
            assert not any(row["event"]["type"] == events.DieRolled.__name__ for row in rows)
            ended += bool(rows)
    assert ended > 5
