"""A table as a value: the holders of seats, the game, and the turns being composed.

Nothing here touches the store or a clock. `games.manager.services` changes a table by making a new value.
"""

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from db import LIVE, SeatHolder, Status, random_id
from games.computer import Level, has_learned, plays_by_value
from games.core import Move, Refusal, Seat, Title, engine
from games.core.chance import Chance, Secret, mixed_secret
from games.manager.model.draft import Draft, DraftStep, PositionToken, SealedChange
from games.manager.model.in_advance import NOTHING_GIVEN, GivenInAdvance, standing_orders_of
from games.manager.model.proposal import Proposal
from games.manager.model.study import StudyTerms
from games.manager.model.table_settings import UNSAID, TableSettings
from games.manager.model.turn_clock import TurnClock
from games.manager.model.view_cache import view_of
from words import Language, language_for
from words.names import SeatName, all_escaped, distinct_names, seat_name


class Table(msgspec.Struct, frozen=True):
    """One game being played, in one channel or thread.

    `game` is None in the lobby. `commit_id` is that of the last commit; `write_id` that of the last write,
    drafts included. At a table that is not stored, `commit_id` is the puzzle's id, the progress in a lesson,
    or the points of guesses so far. `shares` are mixed into the secret. `sealed`: sealed changes,
    which `game` includes and the log does not (`base`: the game without them).

    In a lobby, `ready`: who has said that they are ready, once all were asked; `anew`: a change of the game's
    settings has reset that; `closing`: when the lobby closes if nothing happens.

    `study`: what makes it a line of a study. One person may hold several of its seats.

    `orders_moved`: `in_advance` has standing orders that are part of the stored state, which an older version
    wrote.
    """

    id: int
    guild_id: int
    channel_id: int
    title: Title
    language: str
    status: Status
    host: int
    entry_no: int
    options: Any
    seats: tuple[SeatHolder, ...]
    secret: bytes
    commitment: str
    game: Any = None
    drafts: Mapping[Seat, Draft] = {}
    commit_id: int = 0
    write_id: int = 0
    shares: tuple[int, ...] = ()
    base: Any = None
    sealed: Mapping[Seat, SealedChange] = {}
    settings: TableSettings = UNSAID
    clock: TurnClock = TurnClock()
    proposal: Proposal | None = None
    open_seats: tuple[Seat, ...] = ()
    in_advance: Mapping[Seat, GivenInAdvance] = {}
    ready: tuple[int, ...] | None = None
    anew: bool = False
    closing: int | None = None
    orders_moved: bool = False
    study: StudyTerms | None = None

    def __repr__(self) -> str:
        """Short, so that a table in a log file doesn't reveal hidden cards."""
        return f"Table(id={self.id}, {self.title.id}, {self.status}, entry_no={self.entry_no})"

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats on labels: cleaned and made distinct."""
        return distinct_names(tuple([holder.name for holder in self.seats]))

    @property
    def seat_names(self) -> tuple[SeatName, ...]:
        """The names of the seats as pictures write them, with a computer's level as pips."""
        levels = [holder.level if holder.kind == "computer" else None for holder in self.seats]
        return tuple(map(seat_name, self.names, levels))

    @property
    def marked_names(self) -> tuple[str, ...]:
        """The names of the seats as texts in Discord's markdown."""
        return all_escaped(self.names)

    @property
    def spoken(self) -> Language:
        """The language of the table's public posts."""
        return language_for(self.language)

    @property
    def logged(self) -> Any:
        """The game as the log has it, without sealed changes."""
        return self.game if self.base is None else self.base

    @property
    def chance(self) -> Chance:
        return Secret(mixed_secret(self.secret, self.shares))

    def seats_with(self, holder: SeatHolder) -> tuple[SeatHolder, ...]:
        """The seats, one of them with this holder."""
        return tuple([holder if one.seat == holder.seat else one for one in self.seats])

    def has_seat(self, seat: int) -> bool:
        """Whether this seat exists. The number may come from user input."""
        return 0 <= seat < len(self.seats)

    @property
    def live(self) -> bool:
        """Whether the game is still to begin or goes on."""
        return self.status in LIVE

    @property
    def seats_of_people(self) -> tuple[Seat, ...]:
        return tuple([Seat(holder.seat) for holder in self.seats if holder.user_id is not None])

    @property
    def user_ids(self) -> list[int]:
        """The users who hold seats."""
        return [holder.user_id for holder in self.seats if holder.user_id is not None]

    def seat_of(self, user_id: int) -> Seat | None:
        """The seat a user holds. Of several, which only studies have, the one that is asked first."""
        held = [Seat(holder.seat) for holder in self.seats if holder.user_id == user_id]
        if len(held) > 1:
            return next((seat for seat in self.awaited() if seat in held), held[0])
        return held[0] if held else None

    def seat_held_by(self, user_id: int) -> Seat:
        """The seat a user holds. Raises Refusal if they hold none."""
        seat = self.seat_of(user_id)
        if seat is None:
            raise Refusal("refuse-not-your-table")
        return seat

    def check_may_manage(self, user_id: int, manages: bool) -> None:
        """Raise Refusal unless a user is the host or `manages` any table here."""
        if user_id != self.host and not manages:
            raise Refusal("refuse-host-only")

    def playing_seat(self, user_id: int) -> Seat:
        """The seat a user plays. Raises Refusal if they have none, or if the game has not begun or was
        cancelled."""
        if self.status == "lobby":
            raise Refusal("refuse-not-started")
        if self.status == "cancelled":
            raise Refusal("refuse-over")
        return self.seat_held_by(user_id)

    def why_not_start(self, left: int = 0) -> Refusal | None:
        """Why the title can't be played with this number of players, of whom some may have `left`."""
        return self.title.why_not_start(len(self.seats) - left, self.options)

    def unready(self, besides: int = 0) -> tuple[Seat, ...]:
        """The seats of people who are not ready. `besides`: a user who counts as ready."""
        there = {None, besides, *(self.ready or ())}
        return tuple([Seat(holder.seat) for holder in self.seats if holder.user_id not in there])

    @property
    def counts_for_ratings(self) -> bool:
        """Whether the game counts for the ratings of those who have opted in."""
        return self.settings.rated == "yes" and all(holder.kind != "computer" for holder in self.seats)

    @property
    def gives_hints(self) -> bool:
        """Whether hints are given: the table settings allow them and the title supports advice."""
        if self.title.advisor is None or self.settings.hints == "never":
            return False
        return self.alone or self.settings.hints == "always"

    @property
    def alone(self) -> bool:
        """Whether a single person plays here, against computers."""
        return sum([holder.kind == "person" for holder in self.seats]) == 1

    @property
    def hinted_by(self) -> Level:
        """The level whose thoughts hints are: a Grandmaster for a person alone with computers, where it plays
        by something learned."""
        learned = self.game is not None and has_learned(self.title, self.game)
        return "grandmaster" if self.alone and learned else "apprentice"

    @property
    def reviewed_by(self) -> Level:
        """The level that judges what was chosen: a Grandmaster where the title has a learned value for these
        options."""
        learned = self.game is not None and plays_by_value(self.title, self.game)
        return "grandmaster" if learned else "apprentice"

    def awaited(self) -> Sequence[Seat]:
        """The seats whose confirmed answer is needed now."""
        return engine.waits_for(self.game) if self.game is not None else ()

    def asked_next(self) -> dict[Seat, int]:
        """The people who are certain to be asked later and can already answer, by seat. At a study nobody
        waits for anybody."""
        if self.study is not None:
            return {}
        seats = engine.asks_next(self.view(None))
        return {seat: user for seat in seats if (user := self.seats[seat].user_id) is not None}

    def awaited_people(self, game: Any) -> dict[Seat, int]:
        """The people awaited in a game at this table, by seat."""
        if game is None or game.over:
            return {}
        seats = engine.waits_for(game)
        return {seat: user for seat in seats if (user := self.seats[seat].user_id) is not None}

    def given_by(self, seat: Seat) -> GivenInAdvance:
        """What a seat has given in advance."""
        return self.in_advance.get(seat, NOTHING_GIVEN)

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
        sealed = self.sealed.get(seat)
        return PositionToken(
            self.entry_no,
            self.commit_id,
            self.draft(seat).draft_id or (sealed.draft_id if sealed is not None else 0),
        )

    def view(self, seat: Seat | None, composed: bool = False) -> Any:
        """What `seat` (None: the public) may see, its own standing orders included.

        `composed`: with its own draft. Callers must not change it.
        """
        game = self.composed(seat) if composed and seat is not None else self.game
        return self.seen(game, seat, NOTHING_GIVEN if seat is None else self.given_by(seat))

    def seen(self, game: Any, seat: Seat | None, in_advance: GivenInAdvance) -> Any:
        """What `seat` sees of a game at this table, with the standing orders of what it has given in
        advance."""
        counting = bool(in_advance.orders) and not game.over
        orders = standing_orders_of(self.title, in_advance, chapter(self.title, game)) if counting else ()
        return view_of(self.title, game, seat, tuple(orders))


def compose(table: Table, seat: Seat, draft: Draft, move: Move) -> Draft:
    """The draft with one more step. Raises Refusal if the move is not offered or the draft is complete."""
    if (closed := draft.why_closed) is not None:
        raise closed
    before = draft.steps[-1].game if draft.steps else table.game
    return Draft((*draft.steps, play_move(table, before, seat, move)), random_id())


def play_move(table: Table, game: Any, seat: Seat, move: Move) -> DraftStep:
    """Play one move on `game` and return its result. Raises Refusal if it is not offered."""
    played = engine.play(table.title, game, seat, move, table.chance)
    hands_over = seat not in engine.waits_for(played.game)
    irreversible = played.irreversible or played.turn_over or hands_over
    return DraftStep(
        played.actions, played.game, irreversible, played.irreversible, played.turn_over or hands_over
    )


def composed_as_far_as(table: Table, seat: Seat, packed: Iterable[bytes]) -> Draft:
    """A draft of as many of these stored moves as fit. An older version may have had moves that no longer
    exist."""
    draft = Draft()
    for move in packed:
        try:
            draft = compose(table, seat, draft, table.title.load_move(move))
        except (Refusal, msgspec.DecodeError):
            break
    return draft


def recompose(table: Table, seat: Seat, moves: Iterable[Any], draft_id: int) -> Draft:
    """A draft of these moves on the table's present game. Raises Refusal if they no longer fit."""
    draft = Draft()
    for move in moves:
        draft = compose(table, seat, draft, move)
    return Draft(draft.steps, draft_id)


def chapter(title: Title, game: Any) -> str:
    """The current chapter of the game. Each chapter gets a new post."""
    return "over" if game.over else str(title.chapter(game))


def hand_mark(table: Table, game: Any, seat: Seat) -> str:
    """A mark that changes when something changes that only `seat` sees. Empty before the game begins."""
    hand = {} if game is None else table.title.hand(game, seat)
    return hashlib.sha256(msgspec.msgpack.encode(hand)).hexdigest()[:16]


def with_sealed(table: Table, base: Any, sealed: Mapping[Seat, SealedChange]) -> Table:
    """The table with these sealed changes applied to the logged game.

    Raises Refusal if they no longer fit.
    """
    game = base
    for seat, one in sorted(sealed.items()):
        for move in one.moves:
            game = play_move(table, game, seat, move).game
    return msgspec.structs.replace(table, base=base if sealed else None, game=game, sealed=sealed)


def reseated(holders: Iterable[SeatHolder]) -> tuple[SeatHolder, ...]:
    """The seats in this order, numbered anew."""
    return tuple(msgspec.structs.replace(holder, seat=at) for at, holder in enumerate(holders))
