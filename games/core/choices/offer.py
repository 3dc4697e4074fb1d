"""An offer: one kind of move a seat may answer with, and the possible values of each field.

Commands, autocompletion, buttons, validation, computer players and reminders are all made from offers."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import islice, starmap
from typing import Any, ClassVar, Protocol

import msgspec

from games.core.choices.answers import Answers, Checked, Chooser, pick, why_not
from games.core.choices.refusal import FigureValue, Refusal, SeatFigure

Composed = Mapping[str, Callable[[Any], Any]]
"""Figures of a message by name, each made from a move or an event."""


class Move(msgspec.Struct, frozen=True, tag=True, gc=False):
    """What a player means: plain data, no outcome. Subclasses are verbs (`Raise`, `Build`)."""

    composed: ClassVar[Composed] = {}
    """What its message needs beside the fields, made from several of them."""

    def malformed(self) -> Refusal | None:
        """Why this is no valid move in any position (an unknown name, a count below 1). Checked before any
        rule."""
        return None

    @classmethod
    def asked(cls) -> tuple[str, ...]:
        """The fields that a player fills in."""
        return cls.__struct_fields__


class Note(msgspec.Struct, frozen=True, gc=False):
    """A message to be put into words: a Fluent id and its figures. Decoding restores notes, seats and tuples
    among the figures."""

    id: str
    figures: dict[str, Any] = {}

    def __post_init__(self) -> None:
        for name, value in self.figures.items():
            if isinstance(value, (list, dict)):
                self.figures[name] = _unpacked(value)


def _unpacked(value: Any) -> Any:
    """Plain data as figures: lists become tuples, mappings notes and seats."""
    if isinstance(value, list):
        return tuple([_unpacked(part) for part in value])
    if isinstance(value, dict) and value.keys() == set(Note.__struct_fields__):
        return Note(**value)
    if isinstance(value, dict) and value.keys() == set(SeatFigure.__struct_fields__):
        return SeatFigure(**value)
    return value


class NoteLines(msgspec.Struct, frozen=True, gc=False):
    """A figure that is a list with one line per note. (A tuple of notes is written in a single line.)"""

    notes: tuple[Note, ...]


Field = Answers | Callable[..., Answers]
Preview = Callable[..., Note | None]


class Previews(Protocol):
    """Previews by field name: a dict, or an object that computes them on demand."""

    def __contains__(self, name: object, /) -> bool: ...

    def __getitem__(self, name: str, /) -> Preview: ...


class Offer:
    """One kind of move. Each field is a collection of answers, or a function from the values of the fields
    before it to one.

    - `closed` refuses the move before its fields are checked, `last` after them (money: so that the
      message names the real obstacle first).
    - `whole` explains a complete move better than its fields can one by one, and is checked before them.
    - `previews` say what a value would do (`hint-...` in the texts): functions of the values up to and
      including the field's own.
    - `does` says what the move costs or brings whatever its fields are.
    - `warning` asks for confirmation before the move is composed ("2 actions unused"), `risk` once it is
      complete ("more than your cash").
    - `says`: a complete move in words, if its fields don't say enough ("lay the forest on A1 A2").
    - `ends`: the move always ends the seat's turn.
    - `at_once`: the click that completes the move plays it, with the draft before it, where others wait to
      be confirmed (its purpose is to reveal cards, or it answers such a reveal).
    - `usual`: complete moves that get a button of their own (the usual limits).
    - `several`: maximum number of such moves that one menu takes at once; they are played one by one."""

    __slots__ = (
        *("_risk", "_warning", "at_once", "closed", "does", "ends", "fields", "last", "move"),
        *("previews", "says", "several", "usual", "whole"),
    )

    def __init__(
        self,
        move: type[Move],
        /,
        closed: Refusal | None = None,
        last: Refusal | None = None,
        previews: Previews | None = None,
        whole: Callable[[Any], Refusal | None] | None = None,
        does: Note | None = None,
        warning: Callable[[], Note | None] | None = None,
        risk: Callable[[Any], Note | None] | None = None,
        says: Callable[[Any], Note] | None = None,
        ends: bool = False,
        at_once: bool = False,
        usual: Sequence[Move] = (),
        several: int = 1,
        **fields: Field,
    ) -> None:
        self.move = move
        self.closed = closed
        self.last = last
        self.previews = previews
        self.whole = whole
        self.does = does
        self._warning = warning
        self._risk = risk
        self.says = says
        self.ends = ends
        self.at_once = at_once
        self.usual = usual
        self.several = several
        self.fields = fields

    @property
    def warning(self) -> Note | None:
        """The warning about this kind of move, computed on demand."""
        return self._warning() if self._warning is not None else None

    def warns(self, move: Move) -> Note | None:
        """The warning about this very move. It must be confirmed by hand, even if the player has switched
        confirmation off."""
        risk = self._risk(move) if self._risk is not None else None
        return risk or self.warning

    def possible(self, name: str, before: tuple[Any, ...]) -> Answers:
        """What field `name` may be, given the values of the fields before it."""
        field = self.fields[name]
        return field(*before) if callable(field) else field

    @property
    def names(self) -> tuple[str, ...]:
        """The fields in order. A closed offer knows them too, without their answers."""
        return self.move.asked()

    def is_open(self) -> bool:
        """Whether at least one move of this kind would be accepted now. Every first value must lead to a
        complete move; the laws test this."""
        if self.closed is not None or self.last is not None:
            return False
        for field in self.fields.values():
            return callable(field) or bool(field)
        return True

    def why_not(self, move: Move) -> Refusal | None:
        """None if `move` is offered, else the reason, in the rules' order of checks."""
        if self.closed is not None:
            return self.closed
        if self.whole is not None and (refusal := self.whole(move)) is not None:
            return refusal
        before: tuple[Any, ...] = ()
        for name, field in self.fields.items():
            value = getattr(move, name)
            refusal = why_not(field(*before) if callable(field) else field, value)
            if refusal is not None:
                return refusal
            before = (*before, value)
        return self.last

    def preview(self, name: str, values: tuple[Any, ...]) -> Note | None:
        """What the last of `values` (the value of field `name`) would do; None if there is no preview."""
        if self.previews is None or name not in self.previews:
            return None
        return self.previews[name](*values)

    def random_move(self, rng: Chooser) -> Move:
        """A move of this kind, each field drawn uniformly from its answers."""
        values: list[Any] = []
        for field in self.fields.values():
            answers = field(*values) if callable(field) else field
            values.append(pick(answers, rng))
        return self.move(*values)

    def moves(self) -> Iterator[Move]:
        """Every move of this kind that would be accepted now."""
        if self.closed is not None or self.last is not None:
            return iter(())
        return starmap(self.move, self.completions(()))

    def choices_seen(self) -> int:
        """The number of first values that lead to a move: 0, 1 or "two or more". If counting takes more than
        testing them one by one, 1 stands for any number."""
        if self.closed is not None or self.last is not None:
            return 0
        for field in self.fields.values():
            return field.count_to_two() if isinstance(field, Checked) else int(callable(field) or bool(field))
        return 1

    def only_move(self) -> Move | None:
        """Its move, if it has just one."""
        moves = list(islice(self.moves(), 2))
        return moves[0] if len(moves) == 1 else None

    def completions(self, before: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
        """All complete tuples of field values that begin with `before`."""
        names = self.names[len(before) :]
        if before or not names:
            begun = iter([before])
        else:
            begun, names = zip(self.possible(names[0], ()), strict=True), names[1:]
        for name in names:
            begun = self._with_field(name, begun)
        return begun

    def _with_field(self, name: str, found: Iterable[tuple[Any, ...]]) -> Iterator[tuple[Any, ...]]:
        """Each tuple extended by every possible value of one more field."""
        for before in found:
            answers = self.possible(name, before)
            for value in answers.each() if isinstance(answers, Checked) else answers:
                yield (*before, value)


def note(id: str, **figures: FigureValue | bool) -> Note:
    """A message with its figures."""
    return Note(id, figures)
