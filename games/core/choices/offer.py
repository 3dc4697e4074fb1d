"""An offer: one kind of move a seat may answer with, and field by field what it may say.

Commands, autocompletion, buttons, validation, computer players and reminders are all made from offers.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Protocol

import msgspec

from games.core.choices.answers import Answers, Chooser, pick, why_not
from games.core.choices.refusal import Figure, Refusal


class Move(msgspec.Struct, frozen=True, tag=True, gc=False):
    """What a player meant: plain data, no outcome. Subclasses are verbs (`Raise`, `Build`)."""

    def malformed(self) -> Refusal | None:
        """Why this is no move at all, whatever the position (an unknown name, a count below 1);
        asked before any rule is."""
        return None


class Note(msgspec.Struct, frozen=True, gc=False):
    """A message to be put into words: a Fluent id and its figures. Read from where it was stored, it has the
    notes and tuples among its figures that it had before."""

    id: str
    figures: dict[str, Any] = {}

    def __post_init__(self) -> None:
        for name, value in self.figures.items():
            if isinstance(value, (list, dict)):
                self.figures[name] = _unpacked(value)


def _unpacked(value: Any) -> Any:
    """What plain data stands for: a tuple, or a note."""
    if isinstance(value, list):
        return tuple([_unpacked(part) for part in value])
    if isinstance(value, dict) and value.keys() == set(Note.__struct_fields__):
        return Note(**value)
    return value


class Lines(msgspec.Struct, frozen=True, gc=False):
    """A figure that is a list with a line for each note; a tuple of notes stands in one line."""

    notes: tuple[Note, ...]


Field = Answers | Callable[..., Answers]
Hint = Callable[..., Note | None]


class Hints(Protocol):
    """Hints by the names of fields: a dict, or what works them out when somebody asks."""

    def __contains__(self, name: object, /) -> bool: ...

    def __getitem__(self, name: str, /) -> Hint: ...


class Offer:
    """One kind of move. Each field is a collection of answers, or a function from the values of the
    fields before it to one. `closed` refuses the move whatever it says, before its fields are looked at;
    `last` likewise, but only after them (money: so that a message names the deepest real obstacle).
    `whole` explains a complete move better than its fields can one by one, and is asked before them.
    `hints` tell what a value would do: a function of the values up to and including the field's own.
    `does` tells what the move costs or brings whatever is chosen, before anything is; `warning` what
    speaks against it, so that it is asked about once more ("2 actions unused"), and `risk` what speaks
    against it as it was filled in ("more than your cash"). `says`: a whole move in words, where what it
    consists of does not say enough ("lay the forest on A1 A2"). `ends`: the seat's turn is over with it,
    whatever comes of it. `at_once`: the click that completes it plays it, with what was composed before it,
    where others wait to be confirmed (to turn cards up is its purpose, or it is the answer to that). `usual`:
    whole moves worth a button of their own (the usual limits)."""

    __slots__ = (
        *("_risk", "_warning", "at_once", "closed", "does", "ends", "fields", "hints", "last", "move"),
        *("says", "usual", "whole"),
    )

    def __init__(
        self,
        move: type[Move],
        closed: Refusal | None = None,
        last: Refusal | None = None,
        hints: Hints | None = None,
        whole: Callable[[Any], Refusal | None] | None = None,
        does: Note | None = None,
        warning: Callable[[], Note | None] | None = None,
        risk: Callable[[Any], Note | None] | None = None,
        says: Callable[[Any], Note] | None = None,
        ends: bool = False,
        at_once: bool = False,
        usual: Sequence[Move] = (),
        **fields: Field,
    ) -> None:
        self.move = move
        self.closed = closed
        self.last = last
        self.hints = hints
        self.whole = whole
        self.does = does
        self._warning = warning
        self._risk = risk
        self.says = says
        self.ends = ends
        self.at_once = at_once
        self.usual = usual
        self.fields = fields

    @property
    def warning(self) -> Note | None:
        """What speaks against the move, worked out when somebody asks."""
        return self._warning() if self._warning is not None else None

    def warns(self, move: Move) -> Note | None:
        """What speaks against this very move: so it is confirmed by hand, also where a player has
        switched that off."""
        found = self._risk(move) if self._risk is not None else None
        return found or self.warning

    def answers(self, name: str, before: tuple[Any, ...]) -> Answers:
        """What field `name` may be, given the values of the fields before it."""
        field = self.fields[name]
        return field(*before) if callable(field) else field

    @property
    def names(self) -> tuple[str, ...]:
        """The fields in order; a closed offer knows them too, though it need not say what they may be."""
        return self.move.__struct_fields__

    def is_open(self) -> bool:
        """Whether at least one move of this kind would be accepted now. A first field that has an
        answer has one that can be completed: offers are made so, and the laws test it."""
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
        for name in self.fields:
            value = getattr(move, name)
            refusal = why_not(self.answers(name, before), value)
            if refusal is not None:
                return refusal
            before = (*before, value)
        return self.last

    def hint(self, name: str, values: tuple[Any, ...]) -> Note | None:
        """What the last of `values`, the value of field `name`, would do; None if there is no hint."""
        if self.hints is None or name not in self.hints:
            return None
        return self.hints[name](*values)

    def random_move(self, rng: Chooser) -> Move:
        """A move of this kind, each field chosen among its answers with equal chances."""
        values: list[Any] = []
        for field in self.fields.values():
            answers = field(*values) if callable(field) else field
            values.append(pick(answers, rng))
        return self.move(*values)

    def moves(self) -> Iterator[Move]:
        """Every move of this kind that would be accepted now."""
        if self.is_open():
            yield from (self.move(*values) for values in self.completions(()))

    def completions(self, before: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
        """The values of all fields, given those of the first ones."""
        found = iter([before])
        for name in self.names[len(before) :]:
            found = self._with_field(name, found)
        return found

    def _with_field(self, name: str, found: Iterable[tuple[Any, ...]]) -> Iterator[tuple[Any, ...]]:
        """Each with every value that one more field may have then."""
        for before in found:
            for value in self.answers(name, before):
                yield (*before, value)


def note(id: str, **figures: Figure | bool) -> Note:
    """A message with its figures."""
    return Note(id, figures)
