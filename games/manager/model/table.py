"""A table as a value: the holders of seats, the game, and the turns being composed.

Nothing here touches the store or a clock. `games.manager.services` changes a table by making a new value.
"""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from db import KeptValue, Loaded, SeatHolder, new_mark
from games.core import AddressedEvent, Move, Refusal, Seat, StandingOrder, Title, engine
from games.core.chance import Chance, Draw, Secret, mixed
from games.core.engine import AppliedAction
from games.manager.model.premoves import GivenInAdvance, StandingAnswer
from games.manager.model.premoves import load as load_ahead
from games.manager.model.proposal import Proposal
from games.manager.model.proposal import load as load_proposal
from games.manager.model.table_settings import UNSAID, TableSettings
from games.manager.model.table_settings import load as load_terms
from games.manager.model.turn_clock import TurnClock
from games.manager.model.turn_clock import load as load_clock
from games.manager.model.view_cache import view_of
from words import Language
from words.names import all_escaped, shown


class Step(msgspec.Struct, frozen=True):
    """One move of a draft and its result: the applied action, followed by those it forced.

    `crosses`: the step is irreversible, because it draws, reveals, ends the turn or passes play on. `over`:
    the turn ends with it, or play passes on.
    """

    answers: tuple[AppliedAction, ...]
    game: Any
    crosses: bool
    reveals: bool
    over: bool = False

    @property
    def move(self) -> Any:
        return self.answers[0].move

    @property
    def events(self) -> tuple[AddressedEvent, ...]:
        return tuple([told for answered in self.answers for told in answered.events])

    @property
    def drawn(self) -> tuple[Draw, ...]:
        return tuple([draw for answered in self.answers for draw in answered.drawn])


class Draft(msgspec.Struct, frozen=True):
    """A turn being composed.

    An irreversible step is always the last and waits for confirmation. `mark` is random, so it differs from
    any other draft's, even one of equal length.
    """

    steps: tuple[Step, ...] = ()
    mark: int = 0

    @property
    def waits(self) -> bool:
        """Whether the draft is complete and waits for confirmation."""
        return bool(self.steps) and self.steps[-1].crosses

    @property
    def why_closed(self) -> Refusal | None:
        """Why no further step is possible: the last step ends the turn, or reveals something that is not
        shown yet."""
        if not self.waits:
            return None
        return Refusal("refuse-turn-over" if self.steps[-1].over else "refuse-confirm-first")

    @property
    def moves(self) -> tuple[Any, ...]:
        return tuple(step.move for step in self.steps)

    @property
    def events(self) -> tuple[AddressedEvent, ...]:
        """The events of the last step that may be shown before the turn is confirmed.

        A step that waits for confirmation shows none, because they could reveal hidden things.
        """
        return () if self.waits or not self.steps else self.steps[-1].events

    def back(self, all: bool = False) -> Draft:
        """The draft without its last step, or without any steps."""
        steps = () if all else self.steps[:-1]
        return Draft(steps, new_mark()) if steps else Draft()

    def save(self) -> bytes:
        return msgspec.msgpack.encode(self.moves)


class SealedChange(msgspec.Struct, frozen=True):
    """A change of an answer that is not logged yet (`games.manager.playing.sealed_changes`)."""

    moves: tuple[Any, ...]
    user: int
    mark: int


class PositionToken(msgspec.Struct, frozen=True):
    """The position a click was made on: number of log entries, mark of the commit that wrote the last one,
    mark of the seat's draft (0: none).

    Marks are random, so a position from before a restore or another draft never equals this one.
    """

    seq: int
    mark: int
    draft: int


class Table(msgspec.Struct, frozen=True):
    """One game being played, in one channel or thread.

    `game` is None in the lobby. `mark` is that of the last commit; `revision` that of the last write, drafts
    included. `shares` are mixed into the secret. `held`: sealed changes, which `game` includes and the log
    does not (`base`: the game without them).

    In a lobby, `ready`: who has said that they are ready, once all were asked; `anew`: a change of the game's
    settings has reset that; `closing`: when the lobby closes if nothing happens.

    `carried`: `ahead` has standing orders that are part of the stored state, which an older version wrote.
    """

    id: int
    guild_id: int
    channel_id: int
    title: Title
    language: str
    status: str
    host: int
    seq: int
    options: Any
    seats: tuple[SeatHolder, ...]
    secret: bytes
    commitment: str
    game: Any = None
    drafts: Mapping[Seat, Draft] = {}
    mark: int = 0
    revision: int = 0
    shares: tuple[int, ...] = ()
    base: Any = None
    held: Mapping[Seat, SealedChange] = {}
    terms: TableSettings = UNSAID
    clock: TurnClock = TurnClock()
    proposal: Proposal | None = None
    open_seats: tuple[Seat, ...] = ()
    ahead: Mapping[Seat, GivenInAdvance] = {}
    ready: tuple[int, ...] | None = None
    anew: bool = False
    closing: int | None = None
    carried: bool = False

    def __repr__(self) -> str:
        """Short, so that a table in a log file doesn't reveal hidden cards."""
        return f"Table(id={self.id}, {self.title.id}, {self.status}, seq={self.seq})"

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats in pictures and on labels: cleaned and made distinct."""
        return shown(tuple([place.name for place in self.seats]))

    @property
    def marked_names(self) -> tuple[str, ...]:
        """The same names for texts in Discord's markdown."""
        return all_escaped(self.names)

    @property
    def spoken(self) -> Language:
        """The language of the table's public posts."""
        return "ja" if self.language == "ja" else "en"

    @property
    def logged(self) -> Any:
        """The game as the log has it, without sealed changes."""
        return self.game if self.base is None else self.base

    @property
    def chance(self) -> Chance:
        return Secret(mixed(self.secret, self.shares))

    def has_seat(self, seat: int) -> bool:
        """Whether this seat exists. The number may come from user input."""
        return 0 <= seat < len(self.seats)

    @property
    def seats_of_people(self) -> tuple[Seat, ...]:
        return tuple([Seat(place.seat) for place in self.seats if place.user_id is not None])

    def seat_of(self, user_id: int) -> Seat | None:
        """The seat a user holds."""
        for place in self.seats:
            if place.user_id == user_id:
                return Seat(place.seat)
        return None

    def unready(self, besides: int = 0) -> tuple[Seat, ...]:
        """The seats of people who are not ready. `besides`: a user who counts as ready."""
        there = {None, besides, *(self.ready or ())}
        return tuple([Seat(place.seat) for place in self.seats if place.user_id not in there])

    @property
    def gives_hints(self) -> bool:
        """Whether hints are given: the table settings allow them and the title supports advice."""
        if self.title.advisor is None or self.terms.hints == "never":
            return False
        people = sum(place.kind == "person" for place in self.seats)
        return people == 1 or self.terms.hints == "always"

    def awaited(self) -> Sequence[Seat]:
        """The seats whose confirmed answer is needed now."""
        return engine.waits_for(self.game) if self.game is not None else ()

    def people(self, game: Any) -> tuple[Seat, ...]:
        """The seats of the people awaited in a game at this table."""
        if game is None or game.over:
            return ()
        return tuple([seat for seat in engine.waits_for(game) if self.seats[seat].user_id is not None])

    def draft(self, seat: Seat) -> Draft:
        return self.drafts.get(seat, Draft())

    def composed(self, seat: Seat) -> Any:
        """The game with the seat's draft applied.

        A step that waits for confirmation is left out, because it could show hidden things.
        """
        steps = self.draft(seat).steps
        done = steps[:-1] if self.draft(seat).waits else steps
        return done[-1].game if done else self.game

    def at(self, seat: Seat) -> PositionToken:
        held = self.held.get(seat)
        return PositionToken(
            self.seq, self.mark, self.draft(seat).mark or (held.mark if held is not None else 0)
        )

    def view(self, seat: Seat | None, composed: bool = False) -> Any:
        """What `seat` (None: the public) may see.

        `composed`: with its own draft. Callers must not change it.
        """
        game = self.composed(seat) if composed and seat is not None else self.game
        return view_of(self.title, game, seat)


def compose(table: Table, seat: Seat, draft: Draft, move: Move) -> Draft:
    """The draft with one more step. Raises Refusal if the move is not offered or the draft is complete."""
    if (closed := draft.why_closed) is not None:
        raise closed
    before = draft.steps[-1].game if draft.steps else table.game
    return Draft((*draft.steps, step(table, before, seat, move)), new_mark())


def step(table: Table, game: Any, seat: Seat, move: Move) -> Step:
    """Play one move on `game` and return its result. Raises Refusal if it is not offered."""
    played = engine.play(table.title, game, seat, move, table.chance)
    hands_over = seat not in engine.waits_for(played.game)
    crosses = played.fence or played.turn_over or hands_over
    return Step(played.answers, played.game, crosses, played.fence, played.turn_over or hands_over)


def recompose(table: Table, seat: Seat, moves: Iterable[Any], mark: int) -> Draft:
    """A draft of these moves on the table's present game. Raises Refusal if they no longer fit."""
    draft = Draft()
    for move in moves:
        draft = compose(table, seat, draft, move)
    return Draft(draft.steps, mark)


def chapter(title: Title, game: Any) -> str:
    """The current chapter of the game. Each chapter gets a new post."""
    return "over" if game.over else str(title.chapter(game))


def hand_mark(table: Table, game: Any, seat: Seat) -> str:
    """A mark that changes when something changes that only `seat` sees. Empty before the game begins."""
    hand = {} if game is None else table.title.hand(game, seat)
    return hashlib.sha256(msgspec.msgpack.encode(hand)).hexdigest()[:16]


class Unloadable(Exception):
    """This version can't load a stored table. Other tables are not affected. `why` is for the log."""

    def __init__(self, table_id: int, why: str) -> None:
        super().__init__(f"table {table_id} can't be loaded: {why}")
        self.table_id = table_id
        self.why = why


def table_of(loaded: Loaded, titles: Mapping[str, Title]) -> Table:
    """A stored table as a value. Drafts are cut where they no longer fit. Raises Unloadable."""
    row = loaded.table
    title = titles.get(row.title)
    if title is None:
        raise Unloadable(row.id, f"there is no title {row.title!r}")
    if loaded.damaged:
        raise Unloadable(row.id, loaded.damaged)
    try:
        return _table_of(loaded, title)
    except (Refusal, msgspec.DecodeError, LookupError, TypeError, ValueError) as error:
        raise Unloadable(row.id, f"{type(error).__name__}: {error}") from error


def _table_of(loaded: Loaded, title: Title) -> Table:
    row = loaded.table
    options = msgspec.msgpack.decode(row.options, type=title.options)
    terms = load_terms(row.terms)
    clock = load_clock(kept_of(loaded, CLOCK))
    proposal = load_proposal(kept_of(loaded, PROPOSAL))
    open_seats = load_seats(kept_of(loaded, OPEN))
    ready = msgspec.msgpack.decode(kept_of(loaded, READY) or NOTHING, type=tuple[int, ...] | None)
    closing = msgspec.msgpack.decode(kept_of(loaded, CLOSING) or NOTHING, type=int | None)
    game = load_state(title, row.snapshot, row.state_version) if row.snapshot else None
    old = {} if game is None or game.over else orders_of_old(title, row.snapshot, row.state_version)
    ahead = load_all_ahead(loaded)
    if not kept_of(loaded, CARRIED):
        ahead = carried_over(title, game, ahead, old)
    table = Table(
        id=row.id,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        title=title,
        language=row.language,
        status=row.status,
        host=row.host_user,
        seq=row.seq,
        options=options,
        seats=loaded.seats,
        secret=row.secret,
        commitment=row.commitment,
        game=game,
        mark=loaded.version.mark,
        revision=loaded.version.revision,
        shares=tuple([int(share) for share in row.shares.split("|") if share]),
        terms=terms,
        clock=clock,
        proposal=proposal,
        open_seats=open_seats,
        ahead=ahead,
        ready=ready,
        anew=bool(kept_of(loaded, ANEW)),
        closing=closing,
        carried=bool(old),
    )
    if game is not None:
        table = _with_what_is_held(table, loaded)
    drafts = {}
    for stored in loaded.drafts if game is not None else ():
        draft = _restored(table, Seat(stored.seat), stored.moves, stored.mark)
        if draft.steps:
            drafts[Seat(stored.seat)] = draft
    return msgspec.structs.replace(table, drafts=drafts)


HELD = "held"
"""Key under which sealed changes are stored beside a game."""

_KEPT_CHANGE = tuple[int, int, int, list[msgspec.Raw]]
"""The state it was made on, the user, its mark, the moves."""


def with_held(table: Table, base: Any, held: Mapping[Seat, SealedChange]) -> Table:
    """The table with these sealed changes applied to the logged game.

    Raises Refusal if they no longer fit.
    """
    game = base
    for seat, one in sorted(held.items()):
        for move in one.moves:
            game = step(table, game, seat, move).game
    return msgspec.structs.replace(table, base=base if held else None, game=game, held=held)


def _with_what_is_held(table: Table, loaded: Loaded) -> Table:
    """Apply the sealed changes that were made on the stored state. Older ones have been logged since."""
    held = {}
    state = zlib.crc32(loaded.table.snapshot)
    for kept in loaded.kept:
        if kept.what == HELD and kept.seat is not None:
            on, user, mark, raw = msgspec.msgpack.decode(kept.data, type=_KEPT_CHANGE)
            if on == state:
                moves = tuple([table.title.load_move(move) for move in raw])
                held[Seat(kept.seat)] = SealedChange(moves, user, mark)
    return with_held(table, table.game, held) if held else table


CLOCK, PROPOSAL, OPEN, AHEAD = "clock", "proposal", "open", "ahead"
"""Keys of a table's clock, open proposal, open seats, and what seats have given in advance."""


CARRIED = "carried"
"""Key that says that the standing orders of an old state have been stored among those given in advance."""


READY, ANEW, CLOSING, REMATCH = "ready", "anew", "closing", "rematch"
"""Keys of who is ready, whether that was reset, when a lobby closes, and the rematch."""

NOTHING = msgspec.msgpack.encode(None)


def kept_of(loaded: Loaded, what: str, seat: int | None = None) -> bytes:
    """A value stored beside a game; empty if there is none."""
    return next((one.data for one in loaded.kept if (one.what, one.seat) == (what, seat)), b"")


def keeping(clock: TurnClock) -> tuple[KeptValue, ...]:
    """The stored form of the clock."""
    return (KeptValue(CLOCK, clock.save()),)


def load_all_ahead(loaded: Loaded) -> dict[Seat, GivenInAdvance]:
    """What seats have given in advance."""
    given = [(one.seat, one.data) for one in loaded.kept if one.what == AHEAD]
    return {Seat(seat): load_ahead(data) for seat, data in given if seat is not None}


def orders_of_old(title: Title, data: bytes, version: int) -> Mapping[Seat, Sequence[StandingOrder]]:
    """The standing orders that are part of a state stored by an older version of its title, by seat."""
    if version in (0, title.state_version):
        return {}
    return title.old_orders(msgspec.msgpack.decode(data), version)


def carried_over(
    title: Title,
    game: Any,
    ahead: Mapping[Seat, GivenInAdvance],
    old: Mapping[Seat, Sequence[StandingOrder]],
) -> dict[Seat, GivenInAdvance]:
    """What seats have given in advance, with the standing orders of an old state."""
    found = dict(ahead)
    for seat, orders in old.items():
        given = found.get(seat, GivenInAdvance())
        kept = [stored_order(title, game, order) for order in orders]
        found[seat] = msgspec.structs.replace(given, orders=(*given.orders, *kept))
    return found


def stored_order(title: Title, game: Any, order: StandingOrder) -> StandingAnswer:
    """The stored form of a standing order of the title's own kind that is given now."""
    part = chapter(title, game) if order.lasts == "part" else ""
    return StandingAnswer("", msgspec.msgpack.encode(order), part)


def load_seats(data: bytes) -> tuple[Seat, ...]:
    """Read stored open seats."""
    return msgspec.msgpack.decode(data, type=tuple[Seat, ...]) if data else ()


def load_state(title: Title, data: bytes, version: int) -> Any:
    """Read a state stored by this or an older version of its title.

    Raises ValueError if a newer version wrote it.
    """
    if version > title.state_version:
        raise ValueError(f"written by a newer version ({version}, this knows {title.state_version})")
    if version in (0, title.state_version):  # 0: from before versions were stored
        return title.load(data)
    plain = msgspec.msgpack.decode(data)
    for old in range(version, title.state_version):
        plain = title.upcasters[old](plain)
    return title.load(msgspec.msgpack.encode(plain))


def _restored(table: Table, seat: Seat, data: bytes, mark: int) -> Draft:
    """The draft as far as it still fits.

    An older version may have let it pass the end of a turn, or had moves that no longer exist. A draft that
    was cut gets another mark, which is the same in every process.
    """
    draft = Draft()
    stored = msgspec.msgpack.decode(data, type=list[msgspec.Raw])
    for raw in stored:
        try:
            draft = compose(table, seat, draft, table.title.load_move(raw))
        except (Refusal, msgspec.DecodeError):
            break
    cut = len(draft.steps) < len(stored)
    return Draft(draft.steps, (mark ^ 0x5BD1E995) | 1 if cut else mark)
