"""Thousands of tables in the middle of their games, and for each a move that can be typed as a command."""

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from bench.kit.midgames import Person, midgame, table_at
from cogs.screens.panel.form import field_suggestions, typed_values
from db import UserChange, open_store
from games.core import Move, Refusal, Seat, Title, engine
from games.manager.model.table import Table
from games.manager.services import RequestContext, Services
from games.titles import TITLES
from kit.seat_counts import seats_near
from kit.simulated import now
from words import kebab, say

PLAYERS = 4
"""Number of people in a group. A title for fewer seats the first of them."""

POSITIONS = 40
"""Number of positions that the tables share: to play a game for each would take longer than to measure."""


class PositionToTypeAt(msgspec.Struct, frozen=True):
    """A position, and a move that is played at once when its seat types it as a command."""

    snapshot: bytes
    secret: bytes
    seat: Seat
    command: str
    options: dict[str, Any]


class TypedCommand(msgspec.Struct, frozen=True):
    """A command that somebody types in a channel."""

    user: int
    channel: int
    command: str
    options: dict[str, Any]


async def positions(title: Title, rng: random.Random, scratch: Path) -> list[PositionToTypeAt]:
    """Positions with a tested move each, from a temporary store."""
    found: list[PositionToTypeAt] = []
    people = [(seat + 1, f"P{seat}") for seat in range(seats_near(title))]
    async with await open_store(scratch) as store:
        services = Services(store, TITLES, now)
        for number in range(50 * POSITIONS):
            if len(found) == POSITIONS:
                break
            snapshot, secret = midgame(title, rng)
            table_id = await store.create(table_at(title, snapshot, secret, 1, number, people))
            table = await services.get(table_id)
            assert table is not None
            if typed := await _typed(services, table, rng):
                found.append(PositionToTypeAt(snapshot, secret, *typed))
    return found


async def _typed(
    services: Services, table: Table, rng: random.Random
) -> tuple[Seat, str, dict[str, Any]] | None:
    """A move that an awaited seat can type and that is played at once: the seat, the command and its options.
    None if there is none."""
    title = table.title
    seat = rng.choice(list(table.awaited()))
    for offer in engine.offers(table.view(seat, composed=True), seat):
        texts = _texts(table, seat, offer.move, rng)
        if texts is None or not offer.is_open():
            continue
        user = table.seats[seat].user_id
        assert user is not None
        try:
            meant = typed_values.read(table, offer, offer.move, texts)
            outcome = await services.turns.answer(table.id, user, meant, RequestContext(None), confirm=False)
        except (Refusal, typed_values.MissingField):
            continue
        if not outcome.played:
            return None
        names = {say("en", f"opt-{name}", title.id): text for name, text in texts.items()}
        words = say("en", "cmd-title", title.id), say("en", f"cmd-{kebab(offer.move)}", title.id)
        return seat, " ".join(words), names
    return None


def _texts(table: Table, seat: Seat, move: type[Move], rng: random.Random) -> dict[str, Any] | None:
    """What is typed for each field, chosen from its autocompletion. None if a field has no completion."""
    texts: dict[str, Any] = {}
    for name, hint in typed_values.field_types(move).items():
        found = field_suggestions.suggestions(table, seat, "en", move, name, texts, "")
        if hint is bool or not found:
            return None
        text = rng.choice(found)[1]
        texts[name] = int(text) if hint is int else text
    return texts


async def fill(
    place: str,
    title: Title,
    at: Sequence[tuple[int, int]],
    people: Sequence[Sequence[Person]],
    known: Sequence[PositionToTypeAt],
) -> list[TypedCommand]:
    """A store with one table in each of these channels (server, channel), played by the groups of people in
    turns; and the move to type at each. These people have switched confirmation off."""
    moves = []
    async with await open_store(place) as store:
        for group in people:
            for user, _ in group:
                await store.change_user(user, UserChange(confirm=False))
        for number, (guild, channel) in enumerate(at):
            one, group = known[number % len(known)], people[number % len(people)]
            await store.create(table_at(title, one.snapshot, one.secret, guild, channel, group))
            moves.append(TypedCommand(group[one.seat][0], channel, one.command, one.options))
    return moves
