"""The part of a path that is about one field of an offer: its value, or what is asked next for it."""

from collections import deque
from collections.abc import Callable, Sequence
from itertools import islice
from typing import Any, NamedTuple

import msgspec

from cogs.screens.discord_limits import MENU_ENTRIES
from cogs.screens.panel.paths.field_question import FieldQuestion, Named, PathEntry
from cogs.screens.panel.paths.menu_entries import Parts, menu_entries, number_entries
from cogs.screens.panel.paths.tokens import BadToken, number_of
from games.core import Assignments, Checked, Composite, Permutations, Quantities, Subsets, Title
from games.core.choices.answers import Answers, Explained

Split = Callable[[Any], Sequence[Any]]
"""Splits a piece of a value into its parts, coarse to fine."""


class Chosen(NamedTuple):
    """What the tokens have chosen: the value of a field, or a piece of it."""

    value: Any


FieldResult = Chosen | FieldQuestion
"""What was chosen, or the question if the path ends before."""


class FieldPath:
    """Reads the value of a field from the tokens that are `unread`, and takes those it reads out of them.
    `before`: the values of the fields before it. `orders`: orders are asked for item by item."""

    def __init__(
        self, title: Title, name: str, before: tuple[Any, ...], unread: deque[str], orders: bool
    ) -> None:
        self.title = title
        self.name = name
        self.before = before
        self.unread = unread
        self.orders = orders

    def read(self, answers: Answers) -> FieldResult:
        """The field's value, one of the `answers`, or the open question. Raises BadToken, Refusal."""
        if isinstance(answers, Permutations):
            if not self.orders and answers.usual is not None:
                return Chosen(answers.usual)
            return self._pieces(answers, usual=answers.usual)
        if isinstance(answers, Subsets) and _fits_menu(answers):
            return self._in_one_menu(answers)
        if isinstance(answers, Composite):
            return self._pieces(answers)
        return self._one(answers)

    def read_entry(self, question: FieldQuestion, entry: PathEntry) -> FieldResult:
        """The value of an entry of a question, or the question about the values of its group."""
        assert question.pieces is None
        if entry.part is not None:
            return self._narrowed(entry.values, question.answers, question.depth + 1)
        value = entry.values[0]
        if question.several is not None:
            assert isinstance(question.answers, Subsets)
            return _subset(question.answers, value)
        return Chosen(value) if question.typed is None else _number(question.answers, value)

    def _question(self, entries: tuple[PathEntry, ...], answers: Answers, **more: Any) -> FieldQuestion:
        return FieldQuestion(self.name, self.before, entries, answers, **more)

    def _in_one_menu(self, answers: Subsets) -> FieldResult:
        """All items of a subset at once."""
        if not answers.items:
            return Chosen(())
        if not self.unread:
            entries = tuple([PathEntry(f"s{1 << at}", (item,)) for at, item in enumerate(answers.items)])
            several = (max(answers.least, 1), answers.most)
            empty = answers.why_not(()) is None
            return self._question(entries, answers, several=several, done=empty)
        bits = number_of(self.unread.popleft(), "s", 1 << len(answers.items))
        return _subset(answers, tuple([item for at, item in enumerate(answers.items) if bits >> at & 1]))

    # Piece by piece

    def _pieces(self, answers: Composite, usual: tuple[Any, ...] | None = None) -> FieldResult:
        pieces: tuple[Any, ...] = ()
        while True:
            unfinished = answers.why_not(pieces)
            more = _more(answers, pieces)
            few = list(islice(more, 2))
            if not few:
                if unfinished is not None:
                    raise unfinished
                return Chosen(pieces)
            if len(few) == 1 and unfinished is not None and not isinstance(answers, Assignments):
                pieces = (*pieces, few[0])
                continue
            if self.unread and self.unread[0] == "d":
                if unfinished is not None:
                    raise unfinished
                self.unread.popleft()
                return Chosen(pieces)
            piece = self._piece(answers, pieces, more, unfinished is None)
            if isinstance(piece, FieldQuestion):
                return msgspec.structs.replace(
                    piece,
                    keys=isinstance(answers, Assignments) and not piece.several,
                    pieces=pieces,
                    total=_total(answers, pieces),
                    done=piece.done if piece.several else unfinished is None,
                    unfinished=unfinished,
                    usual=None if pieces else usual,
                )
            pieces = (*pieces, piece.value)

    def _piece(
        self, answers: Composite, pieces: tuple[Any, ...], more: Answers, may_end: bool
    ) -> FieldResult:
        """One more piece. If the value may end here, even a single possible piece is asked for."""
        piece = self._one(more, answers.label, even_one=may_end)
        if not isinstance(answers, Assignments) or isinstance(piece, FieldQuestion):
            return piece
        items = self._in_one_menu(answers.bundle(pieces, piece.value))
        return items if isinstance(items, FieldQuestion) else Chosen((piece.value, items.value))

    # One of several

    def _one(self, answers: Answers, split: Split | None = None, even_one: bool = False) -> FieldResult:
        numbers = _typed_numbers(answers)
        if numbers is not None:
            return self._one_number(answers, numbers)
        return self._narrowed(tuple(answers), answers, split=split, even_one=even_one)

    def _narrowed(
        self,
        left: tuple[Any, ...],
        answers: Answers,
        depth: int = 0,
        split: Split | None = None,
        even_one: bool = False,
    ) -> FieldResult:
        """One of those `left` of the answers after `depth` groups were chosen."""

        def parts_of(value: Any) -> Parts:
            """As the title defines them, else by the value's shape."""
            own = self.title.spelling.parts(self.name, value)
            return own if own or split is None else [Named(part) for part in split(value)]

        while len(left) > 1 or (even_one and left and not depth):
            entries = menu_entries(left, depth, parts_of)
            if not self.unread:
                return self._question(entries, answers, depth=depth)
            kind = entries[0].token[0]
            left = entries[number_of(self.unread.popleft(), kind, len(entries))].values
            if kind == "v":
                break
            depth += 1
        if not left:
            raise BadToken("")
        return Chosen(left[0])

    def _one_number(self, answers: Answers, numbers: range) -> FieldResult:
        if not self.unread:
            return self._question(number_entries(answers), answers, typed=numbers)
        token = self.unread.popleft()
        try:
            number = int(token[1:]) if token[:1] == "n" else None
        except ValueError:
            number = None
        if number is None:
            raise BadToken(token)
        return _number(answers, number)


def _fits_menu(answers: Subsets) -> bool:
    """Whether one menu holds all items, each once."""
    return len(answers.items) <= MENU_ENTRIES and len(set(answers.items)) == len(answers.items)


def _more(answers: Composite, pieces: tuple[Any, ...]) -> Answers:
    """What may come next. For assignments only the keys: their contents are asked afterwards."""
    if not isinstance(answers, Assignments):
        return answers.more(pieces)
    if answers.most is not None and len(pieces) >= answers.most:
        return ()
    return [key for key in answers.keys if answers.bundle(pieces, key)]


def _total(answers: Composite, pieces: tuple[Any, ...]) -> tuple[int, int | None] | None:
    return (answers.total(pieces), answers.most_total) if isinstance(answers, Quantities) else None


def _typed_numbers(answers: Answers) -> range | None:
    """The numbers that may be typed, if there are too many for one menu; else None."""
    numbers = answers.candidates if isinstance(answers, Checked) else answers
    return numbers if isinstance(numbers, range) and len(numbers) > MENU_ENTRIES else None


def _subset(answers: Subsets, items: tuple[Any, ...]) -> Chosen:
    """Some of the items. Raises Refusal: a menu allows any combination of its entries."""
    refusal = answers.why_not(items)
    if refusal is not None:
        raise refusal
    return Chosen(items)


def _number(answers: Answers, number: int) -> Chosen:
    """A number, if it is among the answers. Raises Refusal or BadToken."""
    if number not in answers:
        refusal = answers.why_not(number) if isinstance(answers, Explained) else None
        raise refusal if refusal is not None else BadToken(f"n{number}")
    return Chosen(number)
