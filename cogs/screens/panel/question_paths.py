"""What the panel asks next for an offer, and what a click's tokens (`path_tokens`) mean."""

from collections.abc import Callable, Collection, Sequence
from itertools import islice
from typing import Any

import msgspec

from cogs.screens.discord_limits import MENU_ENTRIES
from cogs.screens.panel.path_tokens import BadToken, join_subset, number_of
from games.core import (
    Assignments,
    Composite,
    Move,
    Note,
    Numbers,
    Offer,
    Permutations,
    Quantities,
    Refusal,
    Subsets,
    Title,
)

MENUS = 7
"""Maximum number of menus side by side for one answer."""

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


class PathQuestion(msgspec.Struct, frozen=True):
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
    answers: Any
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


def fill(title: Title, offer: Offer, tokens: Sequence[str]) -> PathQuestion | Move:
    """Follow the tokens. Returns the move if they complete it, else the next question. Fields with a single
    answer fill themselves. Raises BadToken for an invalid token, Refusal for a value that is not among the
    answers."""
    rest = list(tokens)
    orders = rest[:1] == ["o"]
    if orders:
        rest.pop(0)
    found = _filled(title, offer, (), rest, orders)
    if rest and isinstance(found, Move):
        raise BadToken(rest[0])
    return found


def after(
    title: Title, offer: Offer, question: PathQuestion, entry: PathEntry, orders: bool
) -> PathQuestion | Move:
    """What an entry of a question leads to: what `fill` finds with its token at the end of the path. The
    question is not about pieces of a value. `orders`: the path begins with `o`. Raises Refusal."""
    value = _Asking(title, question.field, question.before, [], orders).behind(question, entry)
    if isinstance(value, PathQuestion):
        return value
    return _filled(title, offer, (*question.before, value), [], orders)


def _filled(
    title: Title, offer: Offer, values: tuple[Any, ...], rest: list[str], orders: bool
) -> PathQuestion | Move:
    """The next question after the values of the first fields, or the move; takes the tokens it has read out
    of `rest`."""
    for name in offer.names[len(values) :]:
        value = _Asking(title, name, values, rest, orders).value(offer.answers(name, values))
        if isinstance(value, PathQuestion):
            return value
        values = (*values, value)
    return offer.move(*values)


def asks_orders(offer: Offer) -> bool:
    """Whether an order of several items is part of the answer and can be changed on demand."""
    before: tuple[Any, ...] = ()
    for name in offer.names:
        answers = offer.answers(name, before)
        if isinstance(answers, Permutations):
            return answers.usual is not None and len(answers.items) > 1
        first = list(islice(answers, 1))
        if not first:
            return False
        before = (*before, first[0])
    return False


def path_to(title: Title, offer: Offer, values: tuple[Any, ...]) -> tuple[str, ...]:
    """The tokens that lead to the question after the first fields' `values`. Raises BadToken if one of them
    is not among the answers."""
    path: list[str] = ["o"] if _has_own_order(offer, values) else []
    while isinstance(question := fill(title, offer, path), PathQuestion):
        at = offer.names.index(question.field)
        if at >= len(values):
            return tuple(path)
        path.append(_next(question, values[at]))
    return tuple(path)


def _has_own_order(offer: Offer, values: tuple[Any, ...]) -> bool:
    """Whether one of the values is an order other than the usual one."""
    for at, value in enumerate(values):
        answers = offer.answers(offer.names[at], values[:at])
        if isinstance(answers, Permutations) and answers.usual is not None and answers.usual != value:
            return True
    return False


def _next(question: PathQuestion, value: Any) -> str:
    """The token of the next click towards a field's value."""
    if question.several is not None:
        wanted = value if question.pieces is None else value[len(question.pieces)][1]
        return join_subset(entry.token for entry in question.entries if entry.values[0] in wanted)
    piece = value
    if question.pieces is not None:
        if len(question.pieces) == len(value):
            return "d"
        piece = value[len(question.pieces)]
        piece = piece[0] if question.keys else piece
    if question.typed is not None:
        return f"n{piece}"
    found = next((entry.token for entry in question.entries if piece in entry.values), None)
    if found is None:
        raise BadToken(str(value)[:60])
    return found


class _Asking:
    """Asks for one field; `rest` are the tokens not yet read."""

    def __init__(
        self, title: Title, name: str, before: tuple[Any, ...], rest: list[str], orders: bool
    ) -> None:
        self.title = title
        self.name = name
        self.before = before
        self.rest = rest
        self.orders = orders

    def value(self, answers: Any) -> Any:
        """The field's value, or the open question."""
        if isinstance(answers, Permutations):
            if not self.orders and answers.usual is not None:
                return answers.usual
            return self._pieces(answers, usual=answers.usual)
        if isinstance(answers, Subsets):
            return self._subset(answers)
        if isinstance(answers, Composite):
            return self._pieces(answers)
        return self._one(answers)

    def behind(self, question: PathQuestion, entry: PathEntry) -> Any:
        """The value of an entry, or the question about the values of its group."""
        assert question.pieces is None
        if entry.part is not None:
            return self._narrowed(entry.values, question.depth + 1, question.answers)
        value = entry.values[0]
        if question.several is not None:
            return _taken(question.answers, value)
        return value if question.typed is None else _allowed(question.answers, value)

    def _question(self, entries: tuple[PathEntry, ...], answers: Any, **more: Any) -> PathQuestion:
        return PathQuestion(self.name, self.before, entries, answers, **more)

    # Subsets

    def _subset(self, answers: Subsets) -> Any:
        """Choose all items at once if one menu holds them and only the whole is validated; else piece by
        piece."""
        if len(answers.items) > MENU_ENTRIES or len(set(answers.items)) < len(answers.items):
            return self._pieces(answers)
        return self._in_one_menu(answers)

    def _in_one_menu(self, answers: Subsets) -> Any:
        if not answers.items:
            return ()
        if not self.rest:
            entries = tuple(PathEntry(f"s{1 << at}", (item,)) for at, item in enumerate(answers.items))
            several = (max(answers.least, 1), answers.most)
            empty = answers.why_not(()) is None
            return self._question(entries, answers, several=several, done=empty)
        bits = number_of(self.rest.pop(0), "s", 1 << len(answers.items))
        return _taken(answers, tuple(item for at, item in enumerate(answers.items) if bits >> at & 1))

    # Piece by piece

    def _pieces(self, answers: Composite, usual: tuple[Any, ...] | None = None) -> Any:
        pieces: tuple[Any, ...] = ()
        while True:
            unfinished = answers.why_not(pieces)
            more = self._more(answers, pieces)
            few = list(islice(more, 2))
            if not few:
                if unfinished is not None:
                    raise unfinished
                return pieces
            if len(few) == 1 and unfinished is not None and not isinstance(answers, Assignments):
                pieces = (*pieces, few[0])
                continue
            if self.rest[:1] == ["d"]:
                if unfinished is not None:
                    raise unfinished
                self.rest.pop(0)
                return pieces
            piece = self._piece(answers, pieces, more, unfinished is None)
            if isinstance(piece, PathQuestion):
                done = piece.done if piece.several else unfinished is None
                return msgspec.structs.replace(
                    piece,
                    keys=isinstance(answers, Assignments) and not piece.several,
                    pieces=pieces,
                    total=_total(answers, pieces),
                    done=done,
                    unfinished=unfinished,
                    usual=None if pieces else usual,
                )
            pieces = (*pieces, piece)

    def _more(self, answers: Composite, pieces: tuple[Any, ...]) -> Collection[Any]:
        """What may come next. For assignments only the keys: their contents are asked afterwards."""
        if not isinstance(answers, Assignments):
            return answers.more(pieces)
        if answers.most is not None and len(pieces) >= answers.most:
            return ()
        return [key for key in answers.keys if answers.bundle(pieces, key)]

    def _piece(
        self, answers: Composite, pieces: tuple[Any, ...], more: Collection[Any], may_end: bool
    ) -> Any:
        """One more piece. If the value may end here, even a single possible piece is asked for."""
        piece = self._one(more, answers.label, even_one=may_end)
        if not isinstance(answers, Assignments) or isinstance(piece, PathQuestion):
            return piece
        items = self._in_one_menu(answers.bundle(pieces, piece))
        return items if isinstance(items, PathQuestion) else (piece, items)

    # One of several

    def _one(
        self, values: Any, split: Callable[[Any], Sequence[Any]] | None = None, even_one: bool = False
    ) -> Any:
        numbers = _range_of(values)
        if numbers is not None:
            return self._one_number(values, numbers)
        return self._narrowed(tuple(values), 0, values, split, even_one)

    def _narrowed(
        self,
        left: tuple[Any, ...],
        depth: int,
        values: Any,
        split: Callable[[Any], Sequence[Any]] | None = None,
        even_one: bool = False,
    ) -> Any:
        """One of those `left` of the values after `depth` groups were chosen."""
        while len(left) > 1 or (even_one and left and not depth):
            entries = self._entries(left, depth, split)
            if not self.rest:
                return self._question(entries, values, depth=depth)
            token = self.rest.pop(0)
            kind = entries[0].token[0]
            left = entries[number_of(token, kind, len(entries))].values
            if kind == "v":
                break
            depth += 1
        if not left:
            raise BadToken("")
        return left[0]

    def _one_number(self, values: Any, numbers: range) -> Any:
        if not self.rest:
            entries = tuple(PathEntry(f"n{number}", (number,)) for number in _usual(values))
            return self._question(entries, values, typed=numbers)
        token = self.rest.pop(0)
        try:
            number = int(token[1:]) if token[:1] == "n" else None
        except ValueError:
            number = None
        if number is None:
            raise BadToken(token)
        return _allowed(values, number)

    def _parts(self, value: Any, split: Callable[[Any], Sequence[Any]] | None) -> Sequence[Any]:
        """The parts by which a value is asked for, coarse to fine: as the title defines, else by its
        shape."""
        own: Sequence[Any] = self.title.parts(self.name, value)
        if own or split is None:
            return own
        return [Named(part) for part in split(value)]

    def _entries(
        self, answers: tuple[Any, ...], depth: int, split: Callable[[Any], Sequence[Any]] | None
    ) -> tuple[PathEntry, ...]:
        """The answers themselves if one menu holds them, or a few menus side by side that differ in the
        second-last part; else groups by their next part. Answers that can't be grouped are shown in pages."""
        if len(answers) <= MENU_ENTRIES:
            return _singly(answers)
        parts = [self._parts(value, split) for value in answers]
        longest = max(map(len, parts))
        groups = _grouped(answers, parts, depth)
        while len(groups) == 1 and depth + 1 < longest:
            depth += 1
            groups = _grouped(answers, parts, depth)
        if len(groups) in (1, len(answers)):
            return _singly(answers)
        if (
            longest <= depth + 2
            and len(groups) <= MENUS
            and max(len(one) for _, one in groups) <= MENU_ENTRIES
        ):
            pairs = [(part, value) for part, values in groups for value in values]
            return tuple([PathEntry(f"v{at}", (value,), menu=part) for at, (part, value) in enumerate(pairs)])
        return tuple(
            [PathEntry(f"g{at}", tuple(values), part=part) for at, (part, values) in enumerate(groups)]
        )


def _singly(answers: tuple[Any, ...]) -> tuple[PathEntry, ...]:
    """An entry for each answer."""
    return tuple([PathEntry(f"v{at}", (value,)) for at, value in enumerate(answers)])


def _grouped(
    answers: Sequence[Any], parts: Sequence[Sequence[Any]], depth: int
) -> list[tuple[LabelPart, list[Any]]]:
    """The answers with an equal part number `depth`, together with that part, in the order of the parts."""
    groups: dict[str, tuple[LabelPart, list[Any]]] = {}
    known: dict[int, list[Any]] = {}  # by the part itself, of which many answers have the same
    for value, those in zip(answers, parts, strict=True):
        part = those[depth] if depth < len(those) else ""
        group = known.get(id(part))
        if group is None:
            _, group = groups.setdefault(_key(part), (part, []))
            known[id(part)] = group
        group.append(value)
    return [groups[key] for key in sorted(groups, key=_rank)]


def _total(answers: Composite, pieces: tuple[Any, ...]) -> tuple[int, int | None] | None:
    return (answers.total(pieces), answers.most_total) if isinstance(answers, Quantities) else None


def _key(part: LabelPart) -> str:
    """A key that is equal for equal parts."""
    if isinstance(part, Note):
        return "\n".join([part.id, *(f"{name} {value}" for name, value in part.figures.items())])
    return str(part.value) if isinstance(part, Named) else part


def _rank(key: str) -> tuple[tuple[int, str], ...]:
    """A sort key: 2 before 10, A before B."""
    return tuple((len(line), line) for line in key.split("\n"))


def _range_of(values: Any) -> range | None:
    """The numbers that may be typed, if there are too many for one menu; else None."""
    numbers = getattr(values, "candidates", values)
    if isinstance(numbers, range) and len(numbers) > MENU_ENTRIES:
        return numbers
    return None


def _usual(values: Any) -> Sequence[int]:
    """The numbers that get an entry: those the title names, else the least, the most and some between."""
    if isinstance(values, Numbers) and values.usual:
        return values.usual[:MENU_ENTRIES]
    allowed = tuple(values)
    if len(allowed) <= MENU_ENTRIES:
        return allowed
    last = len(allowed) - 1
    return tuple(allowed[at * last // (MENU_ENTRIES - 1)] for at in range(MENU_ENTRIES))


def _taken(answers: Subsets, taken: tuple[Any, ...]) -> tuple[Any, ...]:
    """Some of the items. Raises Refusal: a menu allows any combination of its entries."""
    refusal = answers.why_not(taken)
    if refusal is not None:
        raise refusal
    return taken


def _allowed(values: Any, number: int) -> int:
    """A number, if it is among the values. Raises Refusal or BadToken."""
    if number not in values:
        raise _refusal_of(values, number)
    return number


def _refusal_of(values: Any, number: int) -> Exception:
    why_not = getattr(values, "why_not", None)
    refusal = why_not(number) if why_not is not None else None
    return refusal if refusal is not None else BadToken(f"n{number}")
