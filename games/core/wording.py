"""What a title says: its texts, as notes, and how it spells values that have no name."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic

from games.core.choices.offer import Move, Note
from games.core.choices.options import Opt
from games.core.game import G, Seat


@dataclass(frozen=True)
class Texts(Generic[G, Opt]):
    """What a title says of its things, its rules and a game, as notes. A title without texts says nothing.

    - `describe(id, options)`: the text of a card, tile or auction object, made from its data, at a table
      with these options.
    - `rules(options, players)`: the figures of the rules' texts (`rules-...` in the Fluent files), the
      same set for every text: numbers, ids, notes, `NoteLines`; options as they are.
    - `sections`: the chapter of the rules' texts (`set-up` for `chapter-set-up`) that tells what a section of
      the rules page says (`"4.2"`). A subsection that is not listed belongs to the section above it.
    - `position(view)`: all that the picture shows, in words, line by line, for those who can't see it.
      Notes called `heading-...` are headings.
    - `hand(view, seat)`: a seat's hand in words, if there is more to say than the cards' texts.
    - `about`: the sources of its numbers, and notes called `decision-...`: what was decided where the
      rules leave something open."""

    describe: Callable[[str, Opt], tuple[Note, ...]] = lambda id, options: ()
    rules: Callable[[Opt, int], Mapping[str, Any]] = lambda options, players: {}
    sections: Mapping[str, str] = field(default_factory=dict)
    position: Callable[[G], Iterable[Note]] = lambda view: ()
    hand: Callable[[G, Seat], tuple[Note, ...]] = lambda view, seat: ()
    about: tuple[Note, ...] = ()

    def rules_chapter_of(self, section: str) -> str:
        """The chapter of the rules' texts that has a section of the rules page; empty if none has it."""
        while section and section not in self.sections:
            section = section.rpartition(".")[0]
        return self.sections.get(section, "")


@dataclass(frozen=True)
class Spelling(Generic[G]):
    """How values of moves are written and read, the same in every language. Most titles name all their values
    and need little of it.

    - `spell(value)` writes a value without a name (cells). `parse(field, text)` reads what a person typed for
      it; None if it can't be read.
    - `path(value)`: the places that a value leads through, in order (a way over a map); empty if it is none.
    - `parts(field, value)` splits a place for menus, coarse to fine: notes, or signs that need no words.
    - `units`: fields of moves that count in steps (bidding spaces of 100 florins each). People read and
      write the full amount.
    - `plain_fields`: fields of moves whose menus need no text of the things they list (a resource to be
      moved, a space whose preview says it all).
    - `parse_turn(game, seat, line)` reads a whole turn written in one line in the title's short form;
      Refusal if it can't be read. It gives the title a command `turn`. A `WrittenTurn` has the step of
      each move, so that a refusal can name the step."""

    spell: Callable[[Any], str] = str
    parse: Callable[[str, str], Any] = lambda field, text: None
    path: Callable[[Any], tuple[str, ...]] = lambda value: ()
    parts: Callable[[str, Any], tuple[Note | str, ...]] = lambda field, value: ()
    units: Mapping[str, int] = field(default_factory=dict)
    plain_fields: frozenset[str] = frozenset()
    parse_turn: Callable[[G, Seat, str], Sequence[Move]] | None = None

    def in_full(self, name: str, value: Any) -> Any:
        """A field's value as people read and write it: counts of steps become full amounts, at any depth."""
        if name not in self.units:
            return value
        if isinstance(value, tuple | list):
            return tuple([self.in_full(name, part) for part in value])
        return value * self.units[name] if isinstance(value, int) else value

    def counted(self, name: str, value: Any) -> Any:
        """The inverse of `in_full`; an amount that is no whole number of steps stays as it is."""
        if isinstance(value, tuple):
            return tuple([self.counted(name, part) for part in value])
        unit = self.units.get(name)
        return value // unit if unit and isinstance(value, int) and value % unit == 0 else value
