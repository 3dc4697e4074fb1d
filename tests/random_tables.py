"""Tables at positions of random games, without a store, and the panel as somebody clicks through it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import count
from typing import Any

import msgspec
from random_games import random_answers

from cogs.screens.panel.panel import Panel, QuestionScreen
from cogs.screens.panel.paths.field_question import FieldQuestion
from cogs.screens.panel.paths.following import follow_path, path_to
from cogs.screens.panel.paths.tokens import join_subset
from db import SeatHolder
from games.core import Move, Offer, Refusal, Seat, Title, engine
from games.core.chance import Secret
from games.core.engine import PlayedResult
from games.manager.model.table import Table, compose
from kit.title_options import option_sets

LONGEST_NAME = "Ŵ" * 32


def fresh(title: Title, seats: int, seed: int, language: str = "en", options: Any = None) -> Table:
    """A table with this number of seats, just started: with these options, else with the first set that
    allows this number."""
    usual = (made for made in option_sets(title) if title.why_not_start(seats, made) is None)
    options = next(usual) if options is None else options
    secret = seed.to_bytes(32, "big")
    started = engine.start(title, seats, options, Secret(secret))
    return Table(
        id=10**9,
        guild_id=1,
        channel_id=2**62,
        title=title,
        language=language,
        status="running",
        host=2**62,
        entry_no=10**6,
        options=options,
        seats=tuple(SeatHolder(at, 2**62 + at, LONGEST_NAME) for at in range(seats)),
        secret=secret,
        commitment="c" * 64,
        game=started.game,
    )


EXPANSIONS: dict[str, dict[str, Any]] = {"florence": {"characters": True}}
"""By title the options that bring questions of their own: the limits hold with them, too."""


def tables(title: Title, language: str) -> Iterator[Table]:
    """A table for each number of players, the largest first, and one with each expansion."""
    for seats in reversed(title.seats):
        yield fresh(title, seats, seats, language)
    for name, value in EXPANSIONS.get(title.id, {}).items():
        options = title.options(**{name: value})
        seats = next(seats for seats in title.seats if title.why_not_start(seats, options) is None)
        yield fresh(title, seats, seats, language, options)


def play(table: Table, seat: Seat, move: Move) -> tuple[Table, tuple[Any, ...]]:
    """The table after a confirmed move, and what was told."""
    played = engine.play(table.title, table.game, seat, move, table.chance)
    return _after(table, played), played.events


def _after(table: Table, played: PlayedResult[Any]) -> Table:
    status = "over" if played.game.over else "running"
    return msgspec.structs.replace(table, game=played.game, status=status, drafts={})


def game(table: Table, rng: random.Random) -> Iterator[tuple[Table, Seat, Move, tuple[Any, ...]]]:
    """A random game: each position with who answers what, and what was told on the way there."""
    told: tuple[Any, ...] = ()
    for _, seat, move, played in random_answers(table.title, table.game, rng, table.chance):
        yield table, seat, move, told
        table, told = _after(table, played), played.events


def whole_games(
    title: Title, seats: int, seed: int, least: int
) -> Iterator[tuple[Table, Seat, Move, tuple[Any, ...]]]:
    """Random games one after another, until there are enough positions."""
    found = 0
    for number in count(seed):
        if found >= least:
            return
        for position in game(fresh(title, seats, number), random.Random(number)):
            found += 1
            yield position


def drafted(table: Table, seat: Seat, move: Move) -> Table:
    """The table with one more step in a seat's draft."""
    draft = compose(table, seat, table.draft(seat), move)
    return msgspec.structs.replace(table, drafts={**table.drafts, seat: draft})


def tokens_of(title: Title, offer: Offer, move: Move) -> list[str]:
    """The clicks' tokens that lead through an offer to a move."""
    tokens = path_to(title, offer, tuple(getattr(move, name) for name in offer.names))
    found = follow_path(title, offer, tokens)
    assert found == move or set(map(repr, _flat(found))) == set(map(repr, _flat(move)))
    return list(tokens)


def _flat(move: Any) -> list[Any]:
    found: list[Any] = []
    for name in move.__struct_fields__:
        value = getattr(move, name)
        found += value if isinstance(value, tuple) else [value]
    return found


DEPTH = 12


def walk(panel: Panel, rng: random.Random) -> Iterator[QuestionScreen]:
    """Every kind of move the panel offers, followed along random entries to its end."""
    for at, offer in enumerate(panel.offers()):
        if not offer.is_open():
            continue
        for _ in range(2):
            tokens: list[str] = []
            while isinstance(asked := _followed(panel, at, tokens), QuestionScreen):
                yield asked
                question = follow_path(panel.table.title, offer, tokens)
                assert isinstance(question, FieldQuestion)
                answer = offer.random_move(rng)
                tokens = _one_more(panel.table.title, offer, answer, question, tokens)
                assert len(tokens) < DEPTH


def _followed(panel: Panel, at: int, tokens: list[str]) -> QuestionScreen | Any:
    """Where the tokens lead; nowhere if they take a set of cards that the rules refuse."""
    try:
        return panel.follow(at, tokens)
    except Refusal:
        return None


def _one_more(title: Title, offer: Any, move: Any, question: FieldQuestion, tokens: list[str]) -> list[str]:
    """One more click in the direction of a random move, or any where that has been left."""
    try:
        path = tokens_of(title, offer, move)
    except (StopIteration, RuntimeError, AssertionError):
        path = []
    if path[: len(tokens)] == tokens and len(path) > len(tokens):
        return [*tokens, path[len(tokens)]]
    if question.several is not None:
        taken = [one for one in question.entries if one.values[0] in getattr(move, question.field)]
        return [*tokens, join_subset([one.token for one in taken])]
    return [*tokens, question.entries[-1].token]
