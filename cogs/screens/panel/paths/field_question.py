"""What is asked next: for a field, and for an offer by the path that leads there. Both are values."""

from typing import Any, NamedTuple

import msgspec

from games.core import Note, Offer, Refusal
from games.core.choices.answers import Answers

NOTHING: tuple[Any, ...] = ((), None, "")
"""Values that are not mentioned for a field: nothing was chosen because nothing could be."""


class Named(msgspec.Struct, frozen=True):
    """A part that is a value with a name of its own (a good, a role)."""

    value: Any


LabelPart = Note | Named | str
"""What answers have in common: words, a value, or a sign that needs no words."""


class PathEntry(msgspec.Struct, frozen=True):
    """One entry of a menu: the token of its click, and the answers behind it: one, or those of the group
    `part`. `menu`: what the entries of one menu have in common if several menus stand side by side."""

    token: str
    values: tuple[Any, ...]
    part: LabelPart | None = None
    menu: LabelPart | None = None


class FieldQuestion(msgspec.Struct, frozen=True):
    """What is to be chosen next: `entries` for a field of an offer, after the values `before`.

    - `answers`: what the entries are made of, with the reasons for what is missing.
    - `several`: minimum and maximum number of entries to choose at once; `keys`: each entry is the key of an
      assignment, and its contents are asked next.
    - `pieces`: the pieces so far, if the value is a tuple of pieces; `total`: their sum and its maximum;
      `done`: the value may end here; `unfinished`: why it may not.
    - `typed`: the numbers that may be typed.
    - `usual`: the usual order, ready to choose.
    - `depth`: number of groups chosen before, each within the one before it."""

    field: str
    before: tuple[Any, ...]
    entries: tuple[PathEntry, ...]
    answers: Answers
    several: tuple[int, int] | None = None
    keys: bool = False
    pieces: tuple[Any, ...] | None = None
    total: tuple[int, int | None] | None = None
    done: bool = False
    unfinished: Refusal | None = None
    typed: range | None = None
    usual: tuple[Any, ...] | None = None
    depth: int = 0

    def value_of(self, piece: Any) -> Any:
        """The field's value if `piece` is chosen now: with all pieces before it, or by itself."""
        return piece if self.pieces is None else (*self.pieces, piece)


class OfferQuestion(NamedTuple):
    """A question of the offer with this number; `path` are the tokens that led to it."""

    number: int
    offer: Offer
    question: FieldQuestion
    path: tuple[str, ...] = ()
