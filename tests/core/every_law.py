"""The laws as functions of a title's case and a number of players. Each returns how much it compared, and
raises AssertionError if the title breaks it. test_core_laws.py runs them for every title,
test_laws_have_teeth.py for a toy that breaks them on purpose."""

import random
from collections.abc import Sequence
from itertools import chain

from irreversible import check_step
from laws import (
    LEAST,
    Case,
    Record,
    engine_seats,
    play_by_default,
    play_in_one_piece,
    play_lightly,
    prepared,
    record,
    recorded,
    replay,
    replay_one_by_one,
)
from msgspec.msgpack import encode
from offered import Pool, check_offers
from twins import Compared, check_orders, check_together, told_at_start, undeclared, walk_twins

from games.core import engine
from games.core.chance import RecordedDraw, commitment, first_wrong_draw

Figures = dict[str, int]


def check_random_games(case: Case, seats: int, seeds: Sequence[int]) -> Figures:
    """The light laws, checked at every move of random games."""
    moves = [play_lightly(case, seats, seed) for seed in seeds]
    assert min(moves) > 0
    return {"games": len(moves), "moves": sum(moves)}


def check_every_offer(case: Case, seats: int) -> Figures:
    """The laws of offers (offered.py), at states of two games, for every seat, whether asked or not."""
    moves = states = 0
    for seed in (1, 2):
        pool = Pool(case.title)
        rng = random.Random(seed)
        made = record(case, seats, seed)
        for at in case.some(made.states):
            moves += check_offers(case, made.states[at], pool, rng)
            states += 1
    return {"states": states, "moves": moves}


def check_saving(case: Case, seats: int) -> Figures:
    """Saving and loading at every step of `play` leads to the same end as one state that is never saved."""
    states = 0
    for seed in (3, 4, 5):
        made = record(case, seats, seed)
        for game, data in zip(made.states, made.saved, strict=True):
            assert case.title.load(data) == game
            assert case.title.save(case.title.load(data)) == data
        assert play_in_one_piece(made) == made.saved[-1]
        states += len(made.states)
    return {"states": states}


def check_old_states(case: Case, seats: int) -> Figures:
    """A state never changes, whatever is played from it, shown of it or asked of it."""
    title = case.title
    made = record(case, seats, 6)
    for at in case.some(made.states):
        game = made.states[at]
        for seat in (None, *engine_seats(case, game)):
            view = title.view(game, seat)
            before = title.save(view)
            tuple(title.texts.position(view))
            for own in engine_seats(case, game):
                title.figures(view, own)
            if seat is not None:
                title.hand(game, seat)
                for offer in engine.open_offers(view, seat):
                    offer.random_move(random.Random(at))
            assert title.save(view) == before
    for game, data in zip(made.states, made.saved, strict=True):
        assert title.save(game) == data
    return {"states": len(made.states)}


def check_replays(case: Case, seats: int) -> Figures:
    """The log and its draws alone lead to the same states, whether forced answers are played with the ones
    that force them or as entries of their own."""
    states = 0
    for seed in (8, 9):
        made = record(case, seats, seed)
        for again, before in zip(replay(made), made.saved, strict=True):
            assert case.title.save(again) == before
        assert case.title.save(replay_one_by_one(made)) == made.saved[-1]
        states += len(made.states)
    return {"states": states}


def check_logs(case: Case, seats: int) -> Figures:
    """Moves and events survive being written to the log and read again."""
    made = record(case, seats, 11)
    told = [one.event for played in made.played for one in played.events]
    for entry in made.log:
        assert case.title.load_move(encode(entry.move)) == entry.move
    for event in told:
        assert case.title.load_event(encode(event)) == event
    return {"moves": len(made.log), "events": len(told)}


def check_defaults(case: Case, seats: int) -> Figures:
    """Default answers can finish the game for everybody."""
    return {"answers": play_by_default(case, seats, 7)}


def check_twins(case: Case, seats: int) -> Figures:
    """Twins (twins.py) for every seat and the public, from states of at least two games and from the states
    that the census prepares."""
    rng = random.Random(seats)
    compared = Compared()
    for made in prepared(case, seats):
        compared += _walked(made, rng)
    for number, made in enumerate(recorded(case, seats, 12), 1):
        told_at_start(made)
        compared += _walked(made, rng, share=0.3)
        if number >= 2 and min(compared.pairs, compared.moves) >= LEAST:
            break
    pairs, moves, cards, numbers = compared.counts()
    return {"pairs": pairs, "moves in both": moves, "cards exchanged": cards, "other numbers": numbers}


def _walked(made: Record, rng: random.Random, share: float = 1.0) -> Compared:
    case, compared = made.case, Compared()
    pool = Pool(case.title)
    for _, move in made.moves:
        pool.keep(move)
    for seat in (None, *engine_seats(case, made.states[0])):
        for begin in case.some(made.states, share):
            compared += walk_twins(made, begin, seat, pool, rng)
    return compared


def check_declared(case: Case, seats: int) -> Figures:
    """Every hidden number is named by the census. Otherwise twins would not differ in it."""
    views = 0
    for number, made in enumerate(recorded(case, seats, 12), 1):
        for at in case.some(made.states):
            for seat in (None, *engine_seats(case, made.states[at])):
                assert undeclared(case, made.states[at], seat) == []
                views += 1
        if number >= 2 and views >= LEAST:
            break
    return {"views": views}


def check_tampering(case: Case, seats: int) -> Figures:
    """A draw with two neighbours swapped, or another secret, is detected."""
    made = record(case, seats, 14)
    published = commitment(made.secret)
    assert first_wrong_draw(made.secret, published, made.draws) is None
    assert first_wrong_draw(b"another", published, made.draws) == -1
    changes = 0
    for at, draw in enumerate(made.draws):
        for place in range(len(draw.outcome) - 1):
            outcome = list(draw.outcome)
            outcome[place : place + 2] = outcome[place + 1], outcome[place]
            tampered = [*made.draws[:at], RecordedDraw(draw.what, tuple(outcome)), *made.draws[at + 1 :]]
            assert first_wrong_draw(made.secret, published, tampered) == at
            changes += 1
    return {"draws": len(made.draws), "changes": changes}


def check_sealed_answers(case: Case, seats: int) -> Figures:
    """When several seats are asked at once, another answer of one of them looks the same to all others, and
    the same answers in two orders lead to the same state. If the census says that this never happens, it
    never does."""
    rng = random.Random(seats)
    in_turn = getattr(case.kit, "IN_TURN", False)
    compared = orders = 0
    for number, made in enumerate(chain(prepared(case, seats), recorded(case, seats, 15)), 1):
        several = [at for at, game in enumerate(made.states) if len(engine.waits_for(game)) > 1]
        assert not (in_turn and several), made.states[several[0]]
        for at in case.some(several):
            compared += check_together(made, several[at], rng)
            check_orders(made, several[at], rng)
            orders += 1
        if number >= 4 and (in_turn or compared >= LEAST):
            break
    return {"answers compared": compared, "orders": orders}


def check_irreversible(case: Case, seats: int) -> Figures:
    """A step that shows its seat something hidden is irreversible (irreversible.py)."""
    rng = random.Random(seats)
    steps = names = twins = 0
    for made in chain(prepared(case, seats), (record(case, seats, seed) for seed in (16, 17))):
        for at in {*case.some(made.moves), len(made.moves) - 1}:
            compared = check_step(made, at, rng)
            steps, names, twins = steps + 1, names + compared[0], twins + compared[1]
    return {"steps": steps, "hidden names": names, "twins": twins}
