"""The moves of a title's common turns, and the positions at which their taps are counted.

A position is looked for in random games from fixed seeds, so that every version of the panel is measured with
the same moves.
"""

import random
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from db import SeatHolder
from games.core import CommonTurn, Move, Numbers, Offer, Permutations, Refusal, Seat, Title, engine
from games.core.chance import Secret, commitment
from games.core.choices.answers import pick
from games.manager.model.table import Table, play_move
from games.manager.model.unstored import unstored_table

LONGEST_TURN = 12
"""Maximum number of moves in a turn."""

TRIES = 4
"""Number of times that the moves of a turn are drawn at one position."""

GAMES = 80
"""Maximum number of games in which positions are looked for."""

LONGEST_GAME = 400
"""Maximum number of moves of a game that are looked at."""


class Scripted(msgspec.Struct, frozen=True):
    """A position, and the moves that a seat makes there."""

    turn: CommonTurn
    table: Table
    seat: Seat
    moves: tuple[Move, ...]


def positions(turn: CommonTurn, title: Title, wanted: int) -> Iterator[Scripted]:
    """The first positions of seeded games that fit a turn, one a game, with moves drawn for each."""
    found = 0
    for seed in range(GAMES):
        rng = random.Random(f"{title.id} {turn.name} {seed}")
        scripted = next(_in_game(turn, title, seed, rng), None)
        if scripted is not None:
            yield scripted
            found += 1
        if found == wanted:
            return


def _in_game(turn: CommonTurn, title: Title, seed: int, rng: random.Random) -> Iterator[Scripted]:
    table = _started(title, turn.seats, seed)
    begin = rng.randrange(LONGEST_GAME // 8)
    for number in range(LONGEST_GAME):
        if table.game.over:
            return
        if number >= begin:
            for seat in engine.waits_for(table.game):
                if not turn.fits(table.game, seat):
                    continue
                for _ in range(TRIES):
                    moves = _drawn(turn, table, seat, rng)
                    if moves:
                        yield Scripted(turn, table, seat, moves)
        seat, move = engine.random_answer(table.game, rng)
        game = engine.play(title, table.game, seat, move, table.chance).game
        table = msgspec.structs.replace(table, game=game)


def _started(title: Title, seats: int, seed: int) -> Table:
    options = title.options()
    secret = seed.to_bytes(32, "big")
    holders = tuple(SeatHolder(at, at + 1, f"Guest {at + 1}") for at in range(seats))
    started = engine.start(title, seats, options, Secret(secret))
    return unstored_table(
        *(title, started.game, holders, secret),
        guild_id=1,
        channel_id=1,
        host=1,
        commitment=commitment(secret),
    )


def _drawn(turn: CommonTurn, table: Table, seat: Seat, rng: random.Random) -> tuple[Move, ...]:
    """Moves as a turn wants them; empty if these do not come about. A last one that ends the turn may be
    forced."""
    if len(turn.first) == 1:
        offer = _offer(_all_offers(table, seat), turn.first[0], rng)
        return () if offer is None else (_move(offer, rng),)
    moves: list[Move] = []
    for number in range(LONGEST_TURN):
        if number >= len(turn.first) and not turn.then:
            return tuple(moves)
        kinds = turn.first[number] if number < len(turn.first) else turn.then
        offer = _offer(engine.open_offers(table.game, seat), kinds, rng)
        if offer is None:
            return ()
        moves.append(_move(offer, rng))
        try:
            after = play_move(table, table.game, seat, moves[-1])
        except Refusal:
            return ()
        if after.over:
            return tuple(moves) if len(moves) >= max(len(turn.first) - 1, 2) else ()
        table = msgspec.structs.replace(table, game=after.game)
    return ()


def _move(offer: Offer, rng: random.Random) -> Move:
    """A random move whose numbers have entries in a menu, and whose orders are the usual ones."""
    values: tuple[Any, ...] = ()
    for name in offer.names:
        answers = offer.possible(name, values)
        usual = answers.usual if isinstance(answers, Numbers | Permutations) else None
        if isinstance(answers, Permutations) and usual is not None:
            value = usual
        else:
            value = pick(usual or answers, rng)
        values = (*values, value)
    return offer.move(*values)


def _all_offers(table: Table, seat: Seat) -> list[Offer]:
    view = table.view(seat)
    return [
        *engine.open_offers(table.game, seat),
        *engine.always_available(view, seat),
        *engine.order_offers(view, seat),
    ]


def _offer(offers: Sequence[Offer], kinds: Sequence[str], rng: random.Random) -> Offer | None:
    found = [offer for offer in offers if offer.move.__name__ in kinds and offer.is_open()]
    return rng.choice(found) if found else None
