"""A table as a value: who sits where, the game, and the turns being composed.

Nothing here touches the store or a clock; `games.manager` changes tables by making new ones.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from db import Loaded
from db import Seat as Place
from games.core import Move, Refusal, Seat, Title, Told, engine
from games.core.chance import Chance, Draw, Secret


class Step(msgspec.Struct, frozen=True):
    """One move of a draft and what came of it. `crosses`: it draws, reveals or hands play over, so
    that nobody can take back across it."""

    move: Any
    game: Any
    events: tuple[Told, ...]
    drawn: tuple[Draw, ...]
    crosses: bool
    reveals: bool


class Draft(msgspec.Struct, frozen=True):
    """A turn being composed. A step that crosses a fence is the last and waits to be confirmed."""

    steps: tuple[Step, ...] = ()

    @property
    def waits(self) -> bool:
        """Whether it only waits to be confirmed."""
        return bool(self.steps) and self.steps[-1].crosses

    @property
    def moves(self) -> tuple[Any, ...]:
        return tuple(step.move for step in self.steps)

    def save(self) -> bytes:
        return msgspec.msgpack.encode(self.moves)


class At(msgspec.Struct, frozen=True):
    """The position a click was made from: log entries accepted, steps in the draft."""

    seq: int
    steps: int


class Table(msgspec.Struct, frozen=True):
    """One game being played, in one channel or thread. `game` is None in the lobby."""

    id: int
    guild_id: int
    channel_id: int
    title: Title
    language: str
    status: str
    host: int
    seq: int
    options: Any
    seats: tuple[Place, ...]
    secret: bytes
    commitment: str
    game: Any = None
    drafts: Mapping[Seat, Draft] = {}

    def __repr__(self) -> str:
        """Short: a table in a log file must not print its hidden cards."""
        return f"Table(id={self.id}, {self.title.id}, {self.status}, seq={self.seq})"

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(place.name for place in self.seats)

    @property
    def chance(self) -> Chance:
        return Secret(self.secret)

    def seat_of(self, user_id: int) -> Seat | None:
        """The seat a user holds."""
        for place in self.seats:
            if place.user_id == user_id:
                return Seat(place.seat)
        return None

    def awaited(self) -> Sequence[Seat]:
        """The seats whose confirmed answer is needed now."""
        return engine.waits_for(self.game) if self.game is not None else ()

    def draft(self, seat: Seat) -> Draft:
        return self.drafts.get(seat, Draft())

    def composed(self, seat: Seat) -> Any:
        """The game as `seat` has composed it so far; a step that waits to be confirmed not included,
        for it may show what must not be seen before."""
        steps = self.draft(seat).steps
        done = steps[:-1] if self.draft(seat).waits else steps
        return done[-1].game if done else self.game

    def at(self, seat: Seat) -> At:
        return At(self.seq, len(self.draft(seat).steps))

    def view(self, seat: Seat | None, composed: bool = False) -> Any:
        """What `seat` (None: the public) may see; `composed`: with its own draft."""
        game = self.composed(seat) if composed and seat is not None else self.game
        return self.title.view(game, seat)


def compose(table: Table, seat: Seat, draft: Draft, move: Move) -> Draft:
    """The draft with one more step. Refusal if the move is not offered, or the draft is complete."""
    if draft.waits:
        raise Refusal("refuse-confirm-first")
    before = draft.steps[-1].game if draft.steps else table.game
    played = engine.play(table.title, before, seat, move, table.chance)
    hands_over = seat not in engine.waits_for(played.game)
    crosses = played.fence or hands_over
    step = Step(move, played.game, played.events, played.drawn, crosses, played.fence)
    return Draft((*draft.steps, step))


def recompose(table: Table, seat: Seat, moves: Iterable[Any]) -> Draft:
    """The draft of these moves on the table's present game. Refusal where they no longer fit."""
    draft = Draft()
    for move in moves:
        draft = compose(table, seat, draft, move)
    return draft


def hand_mark(table: Table, game: Any, seat: Seat) -> str:
    """A mark that changes when what only `seat` sees changes. No game yet: nothing to see."""
    hand = {} if game is None else table.title.hand(game, seat)
    return hashlib.sha256(msgspec.msgpack.encode(hand)).hexdigest()[:16]


def table_of(loaded: Loaded, titles: Mapping[str, Title]) -> Table:
    """A stored table as a value. Drafts that no longer fit are left out."""
    row, title = loaded.table, titles[loaded.table.title]
    table = Table(
        id=row.id,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        title=title,
        language=row.language,
        status=row.status,
        host=row.host_user,
        seq=row.seq,
        options=msgspec.msgpack.decode(row.options, type=title.options),
        seats=loaded.seats,
        secret=row.secret,
        commitment=row.commitment,
        game=title.load(row.snapshot) if row.snapshot else None,
    )
    drafts = {}
    for stored in loaded.drafts:
        draft = _restored(table, Seat(stored.seat), stored.moves)
        if draft.steps:
            drafts[Seat(stored.seat)] = draft
    return msgspec.structs.replace(table, drafts=drafts)


def _restored(table: Table, seat: Seat, data: bytes) -> Draft:
    moves = [table.title.load_move(raw) for raw in msgspec.msgpack.decode(data, type=list[msgspec.Raw])]
    try:
        return recompose(table, seat, moves)
    except Refusal:
        return Draft()
