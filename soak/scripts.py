"""The moves whose taps are counted, and the positions they are counted at: each title's common turns.

A position is looked for in random games from fixed seeds, so that every version of the panel is measured with
the same moves.
"""

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from db import SeatHolder
from games.core import Move, Numbers, Offer, Permutations, Refusal, Seat, Title, engine
from games.core.chance import Secret, commitment
from games.core.choices.answers import pick
from games.manager.model.table import Table, step

LONGEST = 12
"""Maximum number of moves in a script."""

TRIES = 4
"""How often the moves of a script are drawn at one position."""

GAMES = 80
"""Maximum number of games in which positions are looked for."""

LONGEST_GAME = 400
"""Maximum number of moves of a game that are looked at."""


class Script(msgspec.Struct, frozen=True):
    """A turn whose taps are counted.

    - `first`: the kinds of move it begins with; a script goes on with `then` for as long as the seat is asked
    - `most`: the most taps it may take
    - `fits`: whether a position is one to count at"""

    name: str
    title: str
    first: tuple[tuple[str, ...], ...]
    most: int
    then: tuple[str, ...] = ()
    seats: int = 3
    fits: Callable[[Table, Seat], bool] = lambda table, seat: True


def _two_merchants(table: Table, seat: Seat) -> bool:
    """Whether a turn begins in which exactly two merchants can move."""
    top = table.game.phases[-1]
    return type(top).__name__ == "Moving" and not top.moved and len(table.game.houses[seat].on_map) == 2


def _new_turn(table: Table, seat: Seat) -> bool:
    """Whether a turn of two actions begins."""
    return getattr(table.game.phases[-1], "actions", 0) == 0


TASKS = ("Step", "SendMission", "Marry", "TakeTile", "ChooseRow", "Gain", "EndHelpers", "SkipHelper")

SCRIPTS = (
    Script("build and work", "florence", (("Build",), ("CompleteWork",), ("EndTurn",)), 6, fits=_new_turn),
    Script("a card to keep", "florence", (("TakeProfession", "BuyBonus"), ("PickCard",)), 4, fits=_new_turn),
    Script("a tile", "heaven_ale", (("MoveTo",), ("Buy",), ("EndPurchase",)), 5),
    Script("die and action", "signorie", (("TakeDie",), ("Hire", "Assign", "Signoria")), 6, TASKS),
    Script("a turn of two merchants", "fugger", (("Go",), ("Go",), ("Done",)), 6, fits=_two_merchants),
    Script("a sealed bid in advance", "fugger", (("Prebid",),), 4),
    Script("an offer of trade", "fugger", (("OfferTrade",),), 5),
    Script("a card to keep", "philadelphia", (("Explore",), ("TakeCard",)), 4),
    Script("cards to buy", "philadelphia", (("Acquire",),), 4),
    Script("an item to buy", "philadelphia", (("Buy",),), 4),
)


class Scripted(msgspec.Struct, frozen=True):
    """A position, and the moves that a seat makes there."""

    script: Script
    table: Table
    seat: Seat
    moves: tuple[Move, ...]


def positions(script: Script, title: Title, wanted: int) -> Iterator[Scripted]:
    """The first positions of seeded games that fit a script, one a game, with moves drawn for each."""
    found = 0
    for seed in range(GAMES):
        rng = random.Random(f"{script.title} {script.name} {seed}")
        scripted = next(_in_game(script, title, seed, rng), None)
        if scripted is not None:
            yield scripted
            found += 1
        if found == wanted:
            return


def _in_game(script: Script, title: Title, seed: int, rng: random.Random) -> Iterator[Scripted]:
    table = _started(title, script.seats, seed)
    begin = rng.randrange(LONGEST_GAME // 8)
    for number in range(LONGEST_GAME):
        if table.game.over:
            return
        if number >= begin:
            for seat in engine.waits_for(table.game):
                if not script.fits(table, seat):
                    continue
                for _ in range(TRIES):
                    moves = _drawn(script, table, seat, rng)
                    if moves:
                        yield Scripted(script, table, seat, moves)
        seat, move = engine.random_answer(table.game, rng)
        game = engine.play(title, table.game, seat, move, table.chance).game
        table = msgspec.structs.replace(table, game=game)


def _started(title: Title, seats: int, seed: int) -> Table:
    options = title.options()
    secret = seed.to_bytes(32, "big")
    holders = tuple(SeatHolder(at, at + 1, f"Guest {at + 1}") for at in range(seats))
    started = engine.start(title, seats, options, Secret(secret))
    return Table(
        id=1,
        guild_id=1,
        channel_id=1,
        title=title,
        language="en",
        status="running",
        host=1,
        entry_no=0,
        options=options,
        seats=holders,
        secret=secret,
        commitment=commitment(secret),
        game=started.game,
    )


def _drawn(script: Script, table: Table, seat: Seat, rng: random.Random) -> tuple[Move, ...]:
    """Moves as a script wants them; empty if these do not come about. A last one that ends the turn may be
    forced."""
    if len(script.first) == 1:
        offer = _offer(_all_offers(table, seat), script.first[0], rng)
        return () if offer is None else (_move(offer, rng),)
    moves: list[Move] = []
    for number in range(LONGEST):
        if number >= len(script.first) and not script.then:
            return tuple(moves)
        kinds = script.first[number] if number < len(script.first) else script.then
        offer = _offer(engine.open_offers(table.game, seat), kinds, rng)
        if offer is None:
            return ()
        moves.append(_move(offer, rng))
        try:
            after = step(table, table.game, seat, moves[-1])
        except Refusal:
            return ()
        if after.over:
            return tuple(moves) if len(moves) >= max(len(script.first) - 1, 2) else ()
        table = msgspec.structs.replace(table, game=after.game)
    return ()


def _move(offer: Offer, rng: random.Random) -> Move:
    """A random move whose numbers have entries in a menu, and whose orders are the usual ones."""
    values: tuple[Any, ...] = ()
    for name in offer.names:
        answers = offer.answers(name, values)
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
