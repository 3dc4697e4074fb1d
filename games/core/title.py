"""A title: everything the program needs to know of one game design."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property, reduce
from operator import or_
from pathlib import Path
from typing import Any, Generic, cast, get_args, get_type_hints

import msgspec

from games.core.advice import Advisor
from games.core.choices.offer import Move
from games.core.choices.options import Opt
from games.core.choices.orders import StandingOrder
from games.core.choices.refusal import PLAYER_COUNT, Refusal
from games.core.copying import copied
from games.core.decoding import decoder
from games.core.game import Event, G, Phase, Seat
from games.core.lesson import Lesson
from games.core.old_logs import OldLogPhase, OldVersions
from games.core.scoring import PointSources, PublicPoints
from games.core.title_check import check
from games.core.wording import Spelling, Texts


@dataclass(frozen=True)
class CommonTurn:
    """A turn that people often take, and the taps it may need.

    - `first`: the kinds of move it begins with; it goes on with `then` for as long as the seat is asked
    - `most`: the most taps it may take
    - `fits(game, seat)`: whether a position is one to count at"""

    name: str
    first: tuple[tuple[str, ...], ...]
    most: int
    then: tuple[str, ...] = ()
    seats: int = 3
    fits: Callable[[Any, Seat], bool] = lambda game, seat: True


@dataclass(frozen=True, eq=False)
class Title(Generic[G, Opt]):
    """One game design. Everything here is pure; a title imports only the core.

    - `game`: the type of the state. The phases and moves are read off it (`phases`, `moves`).
    - `new_game(seats, options)`: the state with its first phase on the stack. Automatic steps (shuffles
      included) follow by themselves.
    - `hide(seen, seat)`: turns face down in a copy of the game what is hidden from `seat` (None: the public);
      by default nothing. `view` makes the copy, and lets phases hide what is theirs (sealed answers).
    - `forbids(seats, options)`: why so many can't play with these options; by default nothing forbids it.
      `why_not_start` asks it, and whether `seats` has the number.
    - `hand(game, seat)`: what only this seat sees of its own; by default nothing. When it changes, the player
      gets a direct message.
    - `figures(game, seat)`: what a seat counts beside its question (florins, points), by name, from its view;
      by default nothing.
    - `foretold(game, seat, move)`: those of these figures that follow for certain from a move that draws or
      reveals something, before it is confirmed.
    - `texts`: what it says of its things, its rules and a game.
    - `spelling`: how it writes and reads values of moves.
    - `chapter(game)`: the part of the game as people count it (the round, a phase of the rulebook). What
      happens within one is told in one post.
    - `scoring`: the sources of points, for the result's table and picture and for its turning points.
    - `points`: each seat's points during play, for the heads of pictures and the position in words. None if
      they are secret before the end.
    - `advisor`: the title's knowledge of good play, for computer players and hints.
    - `lesson`: a first game that teaches itself, for `/tutorial`.
    - `puzzles`: the file of its puzzles (`games.core.puzzle`).
    - `common_turns`: turns that people often take, for measuring how many taps they need.
    - `state_version`: the version of the state's fields. A change that can't read old data raises it.
    - `old`: how it reads what its older versions have stored."""

    id: str
    seats: range
    game: type[G]
    options: type[Opt]
    events: tuple[type[Event], ...]
    new_game: Callable[[int, Opt], G]
    hide: Callable[[G, Seat | None], None] = lambda seen, seat: None
    forbids: Callable[[int, Opt], Refusal | None] = lambda seats, options: None
    hand: Callable[[G, Seat], Mapping[str, tuple[Any, ...]]] = lambda game, seat: {}
    figures: Callable[[G, Seat], Mapping[str, int]] = lambda game, seat: {}
    foretold: Callable[[G, Seat, Any], Mapping[str, int]] = lambda game, seat, move: {}
    texts: Texts[G, Opt] = field(default_factory=Texts)
    spelling: Spelling[G] = field(default_factory=Spelling)
    chapter: Callable[[G], Any] = lambda game: getattr(game, "round", None)
    scoring: PointSources | None = None
    points: PublicPoints[Any] | None = None
    advisor: Advisor[G] | None = None
    lesson: Lesson | None = None
    puzzles: Path | None = None
    common_turns: tuple[CommonTurn, ...] = ()
    state_version: int = 1
    old: OldVersions[G] = field(default_factory=OldVersions)
    _codecs: dict[str, Any] = field(default_factory=dict, compare=False, repr=False)

    def __post_init__(self) -> None:
        considered = self.advisor.considerations if self.advisor is not None else ()
        check(self.id, self.game, self.phases, self.events, [one.id for one in considered])

    @cached_property
    def phases(self) -> tuple[type[Phase], ...]:
        """The types of the phases, on the stack and beside it, as the state declares them."""
        hints = get_type_hints(self.game)
        return tuple(dict.fromkeys(_structs(hints["phases"]) + _structs(hints["always_available"])))

    @cached_property
    def played_phases(self) -> tuple[type[Phase], ...]:
        """The types of the phases that a table may have: all but those that only old logs have."""
        return tuple(phase for phase in self.phases if not issubclass(phase, OldLogPhase))

    @cached_property
    def moves(self) -> tuple[type[Move], ...]:
        """The kinds of move that any phase accepts, without those that only old logs have."""
        return _kinds(phase for phase in self.played_phases)

    @cached_property
    def orders(self) -> tuple[type[StandingOrder], ...]:
        """The kinds of standing order that any phase obeys."""
        return tuple(dict.fromkeys(kind for phase in self.phases for kind in phase.order_handlers))

    def playable(self, options: Opt | None = None) -> list[int]:
        """The numbers of players that can start with these options, the usual ones if none are given."""
        chosen = self.options() if options is None else options
        return [seats for seats in self.seats if self.why_not_start(seats, chosen) is None]

    def save(self, game: G) -> bytes:
        """The state as bytes."""
        return msgspec.msgpack.encode(game)

    def load(self, data: bytes) -> G:
        """The state from bytes made by `save`. msgspec.ValidationError if they are not of this title."""
        return self._game_of(data)

    @cached_property
    def _game_of(self) -> Callable[[bytes], G]:
        return cast(Callable[[bytes], G], decoder(self.game).decode)

    def copy(self, game: G) -> G:
        """An equal state that shares no mutable part."""
        return copied(game)

    def view(self, game: G, seat: Seat | None) -> G:
        """A copy of the game without what is hidden from `seat` (None: the public)."""
        seen = self.copy(game)
        seen.standing_orders = {}
        for phase in (*seen.phases, *seen.always_available):
            phase.hide(seat)
        self.hide(seen, seat)
        return seen

    def why_not_start(self, seats: int, options: Opt) -> Refusal | None:
        """Why so many can't play with these options; None if they can."""
        if (forbidden := self.forbids(seats, options)) is not None or seats in self.seats:
            return forbidden
        section = next(iter(self.texts.sections), "")
        return Refusal(PLAYER_COUNT, section, least=self.seats[0], most=self.seats[-1], have=seats)

    def load_move(self, data: bytes) -> Move:
        """A move from its msgpack bytes, also one that only old logs have."""
        return cast(Move, self._decoder("move", reduce(or_, _kinds(self.phases))).decode(data))

    def load_order(self, data: bytes) -> StandingOrder:
        """A standing order from its msgpack bytes. msgspec.ValidationError if the title has no such order."""
        if not self.orders:
            raise msgspec.ValidationError(f"{self.id} knows no orders")
        return cast(StandingOrder, self._decoder("order", reduce(or_, self.orders)).decode(data))

    def load_event(self, data: bytes) -> Event:
        """An event from its msgpack bytes."""
        return cast(Event, self._decoder("event", reduce(or_, self.events)).decode(data))

    def _decoder(self, name: str, type: Any) -> Any:
        if name not in self._codecs:
            self._codecs[name] = decoder(type)
        return self._codecs[name]


def _kinds(phases: Iterable[type[Phase]]) -> tuple[type[Move], ...]:
    return tuple(dict.fromkeys(kind for phase in phases for kind in phase.handlers))


def _structs(hint: Any) -> tuple[type[Phase], ...]:
    """The phases named in the annotation of a list of phases."""
    if isinstance(hint, type) and issubclass(hint, Phase):
        return (hint,)
    return tuple([phase for part in get_args(hint) for phase in _structs(part)])
