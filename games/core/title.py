"""A title: everything the house needs to know of one game design."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import reduce
from operator import or_
from typing import Any, cast

import msgspec

from games.core.game import Event, Game, Seat
from games.core.offer import Move, Note
from games.core.refusal import Refusal


class Options(msgspec.Struct, frozen=True):
    """A title's options: fields of type bool or Literal[...] with defaults; shown in the lobby."""


@dataclass(frozen=True)
class Title:
    """One game design. Everything here is pure; a title imports the core and nothing else.

    - `new_game(seats, options)` gives the state with its first phase on the stack; automatic steps
      (shuffles included) follow by themselves.
    - `view(game, seat)` gives the same types with everything hidden from `seat` (None: the public)
      replaced by its shadow.
    - `hand(game, seat)` is what only this seat sees of its own; a DM is owed when it changes.
    - `spell(value)` writes a value that has no name (cells) the same in every language, and
      `parse(field, text)` reads what a person typed for it; None if it cannot be read.
    - `parts(field, value)` splits a value for menus: Fluent-free labels from coarse to fine.
    - `describe(id, options)` is the text of a card, tile or auction object, made from its data, as it is
      at a table with these options.
    - `rules(options, players)` are the figures of the rules' texts (`rules-...` of the Fluent files), all of
      them for every text: numbers, ids, notes, `Lines`; options as they are.
    - `position(view)` is the whole position in words, line by line, for those who can't see the picture.
    """

    id: str
    seats: range
    game: type[Game]
    options: type[Options]
    moves: tuple[type[Move], ...]
    events: tuple[type[Event], ...]
    new_game: Callable[[int, Any], Any]
    view: Callable[[Any, Seat | None], Any]
    hand: Callable[[Any, Seat], Any]
    why_not_start: Callable[[int, Any], Refusal | None]
    spell: Callable[[Any], str] = str
    parse: Callable[[str, str], Any] = lambda field, text: None
    parts: Callable[[str, Any], tuple[str, ...]] = lambda field, value: ()
    figures: Callable[[Any, Seat], Mapping[str, int]] = lambda game, seat: {}
    about: tuple[Note, ...] = ()
    describe: Callable[[str, Any], tuple[Note, ...]] = lambda id, options: ()
    rules: Callable[[Any, int], Mapping[str, Any]] = lambda options, players: {}
    position: Callable[[Any], tuple[Note, ...]] = lambda view: ()
    state_version: int = 1
    _codecs: dict[str, Any] = field(default_factory=dict, compare=False, repr=False)

    def save(self, game: Any) -> bytes:
        """The state as bytes."""
        return msgspec.msgpack.encode(game)

    def load(self, data: bytes) -> Any:
        """The state from bytes made by `save`. msgspec.ValidationError if they are not of this title."""
        return self._decoder("game", self.game).decode(data)

    def copy(self, game: Any) -> Any:
        """An equal state that shares nothing that can change."""
        return self.load(self.save(game))

    def load_move(self, data: bytes) -> Move:
        """A move from its msgpack bytes."""
        return cast(Move, self._decoder("move", reduce(or_, self.moves)).decode(data))

    def load_event(self, data: bytes) -> Event:
        """An event from its msgpack bytes."""
        return cast(Event, self._decoder("event", reduce(or_, self.events)).decode(data))

    def _decoder(self, name: str, type: Any) -> Any:
        if name not in self._codecs:
            self._codecs[name] = msgspec.msgpack.Decoder(type)
        return self._codecs[name]
