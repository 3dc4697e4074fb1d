"""A title: everything the house needs to know of one game design."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, reduce
from operator import or_
from typing import TYPE_CHECKING, Any, Generic, cast, get_args, get_type_hints

import msgspec

from games.core.advice import Advisor
from games.core.choices.offer import Move, Note
from games.core.choices.orders import StandingOrder
from games.core.choices.refusal import Refusal
from games.core.game import Event, G, Phase, Seat
from games.core.lesson import Lesson
from games.core.scoring import Scoring

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    Opt = TypeVar("Opt", bound="Options", default=Any)
else:
    from typing import TypeVar

    Opt = TypeVar("Opt")

Upcaster = Callable[[dict[str, Any]], dict[str, Any]]
"""Makes plain data of a stored state of one version into that of the next."""


SEAT_FIGURES = frozenset(
    {
        "seat",
        "seats",
        "player",
        "holder",
        "start_player",
        "owner",
        "leader",
        "leaders",
        "winner",
        "winners",
    }
)
"""The names that figures which are seats have in a title that says nothing else."""


class Options(msgspec.Struct, frozen=True):
    """A title's options: fields of type bool or Literal[...] with defaults; shown in the lobby."""


@dataclass(frozen=True)
class Title(Generic[G, Opt]):
    """One game design. Everything here is pure; a title imports the core and nothing else.

    - `game` is the state's type; the phases and the moves are read off it (`phases`, `moves`).
    - `new_game(seats, options)` gives the state with its first phase on the stack; automatic steps
      (shuffles included) follow by themselves.
    - `view(game, seat)` gives the same types with everything hidden from `seat` (None: the public)
      replaced by its shadow.
    - `hand(game, seat)` is what only this seat sees of its own; a DM is owed when it changes.
    - `spell(value)` writes a value that has no name (cells) the same in every language, and
      `parse(field, text)` reads what a person typed for it; None if it cannot be read.
    - `parts(field, value)` splits a place for menus, coarse to fine: notes, or signs that need no words.
    - `foretold(game, seat, move)` are the figures that are known to follow from a move that draws or turns
      something up, before it has been confirmed.
    - `parse_turn(game, seat, line)` reads a whole turn written in one line, as the title's own short form
      has it; Refusal where it can't be read. With it the title gets a command `turn`. A `WrittenTurn` says
      which step each move comes from: a refusal then names the step.
    - `seat_figures` names the figures of its notes and refusals that are seats: these carry no types, so
      that their names must tell. (Fields of events and moves are seats if their type says so.)
    - `describe(id, options)` is the text of a card, tile or auction object, made from its data, as it is
      at a table with these options.
    - `units` are fields of moves that count in steps of so much (bidding spaces, each of 100 florins): people
      read and write how much it is.
    - `plain_fields` are those fields of moves whose menus need no text of the things they list (a resource to
      be moved, a space whose hint says it all).
    - `rules(options, players)` are the figures of the rules' texts (`rules-...` of the Fluent files), all of
      them for every text: numbers, ids, notes, `Lines`; options as they are.
    - `position(view)` is the whole position in words, line by line, for those who can't see the picture: all
      that it shows. Notes called `heading-...` are headings.
    - `hand_text(view, seat)` is a seat's hand likewise, if there is more to say than what the cards say.
    - `standing(view, seat)` is what a seat has settled by means of the title's own (policies that are moves
      at any time, no orders of the house), in words: `/orders` lists it beside those.
    - `chapter(game)` is the part of the game it is in, as people count (the round, a phase of the rulebook):
      what happens within one is told in one post.
    - `scoring` says what gives points, for the table and picture of a result and for its turning points.
    - `advisor` is what the title knows of playing well, for computer players and hints.
    - `about` are the sources of its numbers, and notes called `decision-...`: what was decided where the
      rules leave something open.
    - `lesson` is a first game that teaches itself, for `/tutorial`.
    - `upcasters[v]` makes a stored state of version v one of version v + 1, as plain data; a change of
      the state's fields that old data cannot be read as raises `state_version` and adds one.
    - `begun(game, v)` makes a new game what it was under version v of the title: where a mend changes what
      moves come to, games that began before go on as they began, and their logs lead to their states.
    """

    id: str
    seats: range
    game: type[G]
    options: type[Opt]
    events: tuple[type[Event], ...]
    new_game: Callable[[int, Opt], G]
    view: Callable[[G, Seat | None], G]
    hand: Callable[[G, Seat], Mapping[str, tuple[Any, ...]]]
    why_not_start: Callable[[int, Opt], Refusal | None]
    spell: Callable[[Any], str] = str
    parse: Callable[[str, str], Any] = lambda field, text: None
    parts: Callable[[str, Any], tuple[Note | str, ...]] = lambda field, value: ()
    figures: Callable[[G, Seat], Mapping[str, int]] = lambda game, seat: {}
    foretold: Callable[[G, Seat, Any], Mapping[str, int]] = lambda game, seat, move: {}
    parse_turn: Callable[[G, Seat, str], Sequence[Move]] | None = None
    seat_figures: frozenset[str] = SEAT_FIGURES
    about: tuple[Note, ...] = ()
    describe: Callable[[str, Opt], tuple[Note, ...]] = lambda id, options: ()
    plain_fields: frozenset[str] = frozenset()
    units: Mapping[str, int] = field(default_factory=dict)
    rules: Callable[[Opt, int], Mapping[str, Any]] = lambda options, players: {}
    position: Callable[[G], tuple[Note, ...]] = lambda view: ()
    chapter: Callable[[G], Any] = lambda game: getattr(game, "round", None)
    hand_text: Callable[[G, Seat], tuple[Note, ...]] = lambda view, seat: ()
    standing: Callable[[G, Seat], tuple[Note, ...]] = lambda view, seat: ()
    scoring: Scoring | None = None
    advisor: Advisor[G] | None = None
    lesson: Lesson | None = None
    state_version: int = 1
    upcasters: Mapping[int, Upcaster] = field(default_factory=dict)
    begun: Callable[[G, int], G] = lambda game, version: game
    _codecs: dict[str, Any] = field(default_factory=dict, compare=False, repr=False)

    @cached_property
    def phases(self) -> tuple[type[Phase], ...]:
        """The types of the phases, on the stack and beside it, as the state names them."""
        hints = get_type_hints(self.game)
        return tuple(dict.fromkeys(_structs(hints["phases"]) + _structs(hints["beside"])))

    @cached_property
    def moves(self) -> tuple[type[Move], ...]:
        """The kinds of move that any phase takes."""
        return tuple(dict.fromkeys(kind for phase in self.phases for kind in phase.handlers))

    @cached_property
    def orders(self) -> tuple[type[StandingOrder], ...]:
        """The kinds of order that any phase obeys."""
        return tuple(dict.fromkeys(kind for phase in self.phases for kind in phase.obeys))

    def save(self, game: G) -> bytes:
        """The state as bytes."""
        return msgspec.msgpack.encode(game)

    def load(self, data: bytes) -> G:
        """The state from bytes made by `save`. msgspec.ValidationError if they are not of this title."""
        return cast(G, self._decoder("game", self.game).decode(data))

    def copy(self, game: G) -> G:
        """An equal state that shares nothing that can change."""
        return self.load(self.save(game))

    def in_full(self, name: str, value: Any) -> Any:
        """A field's value as people read and write it: numbers in full, wherever they stand in it."""
        if isinstance(value, tuple | list):
            return tuple([self.in_full(name, part) for part in value])
        return value * self.units[name] if name in self.units and isinstance(value, int) else value

    def counted(self, name: str, value: Any) -> Any:
        """The same the other way round; a number that is no whole count is left as it is."""
        if isinstance(value, tuple):
            return tuple([self.counted(name, part) for part in value])
        unit = self.units.get(name)
        return value // unit if unit and isinstance(value, int) and value % unit == 0 else value

    def load_move(self, data: bytes) -> Move:
        """A move from its msgpack bytes."""
        return cast(Move, self._decoder("move", reduce(or_, self.moves)).decode(data))

    def load_order(self, data: bytes) -> StandingOrder:
        """An order from its msgpack bytes. msgspec.ValidationError if the title knows none such."""
        if not self.orders:
            raise msgspec.ValidationError(f"{self.id} knows no orders")
        return cast(StandingOrder, self._decoder("order", reduce(or_, self.orders)).decode(data))

    def load_event(self, data: bytes) -> Event:
        """An event from its msgpack bytes."""
        return cast(Event, self._decoder("event", reduce(or_, self.events)).decode(data))

    def _decoder(self, name: str, type: Any) -> Any:
        if name not in self._codecs:
            self._codecs[name] = msgspec.msgpack.Decoder(type)
        return self._codecs[name]


def _structs(hint: Any) -> tuple[type[Phase], ...]:
    """The phases named in the annotation of a list of phases."""
    if isinstance(hint, type) and issubclass(hint, Phase):
        return (hint,)
    return tuple([phase for part in get_args(hint) for phase in _structs(part)])
