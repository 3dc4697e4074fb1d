"""Follows a path to a move, or to what the panel asks next for an offer; and finds the path to a move."""

from collections import deque
from collections.abc import Sequence
from itertools import islice
from typing import Any

from cogs.screens.panel.paths.field_path import FieldPath
from cogs.screens.panel.paths.field_question import FieldQuestion, PathEntry
from cogs.screens.panel.paths.tokens import ORDERS, BadToken, join_subset
from games.core import Move, Offer, Permutations, Title


def follow_path(title: Title, offer: Offer, tokens: Sequence[str]) -> FieldQuestion | Move:
    """Returns the move if the tokens complete it, else the next question. Fields with a single answer fill
    themselves. Raises BadToken for an invalid token, Refusal for a value that is not among the answers."""
    unread = deque(tokens)
    orders = bool(unread) and unread[0] == ORDERS
    if orders:
        unread.popleft()
    found = _filled(title, offer, (), unread, orders)
    if unread and isinstance(found, Move):
        raise BadToken(unread[0])
    return found


def follow_entry(
    title: Title, offer: Offer, question: FieldQuestion, entry: PathEntry, orders: bool
) -> FieldQuestion | Move:
    """What `follow_path` finds with the token of an entry at the end of the path that leads to its question.
    The question is not about pieces of a value. `orders`: the path begins with ORDERS. Raises Refusal."""
    read = FieldPath(title, question.field, question.before, deque(), orders).read_entry(question, entry)
    if isinstance(read, FieldQuestion):
        return read
    return _filled(title, offer, (*question.before, read.value), deque(), orders)


def _filled(
    title: Title, offer: Offer, values: tuple[Any, ...], unread: deque[str], orders: bool
) -> FieldQuestion | Move:
    """The next question after the `values` of the first fields, or the move. Takes the tokens that it reads
    out of `unread`."""
    for name in offer.names[len(values) :]:
        read = FieldPath(title, name, values, unread, orders).read(offer.possible(name, values))
        if isinstance(read, FieldQuestion):
            return read
        values = (*values, read.value)
    return offer.move(*values)


def asks_orders(offer: Offer) -> bool:
    """Whether an order of several items is part of the answer and can be changed on demand."""
    before: tuple[Any, ...] = ()
    for name in offer.names:
        answers = offer.possible(name, before)
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
    path: list[str] = [ORDERS] if _has_own_order(offer, values) else []
    while isinstance(question := follow_path(title, offer, path), FieldQuestion):
        at = offer.names.index(question.field)
        if at >= len(values):
            return tuple(path)
        path.append(_next_token(question, values[at]))
    return tuple(path)


def _has_own_order(offer: Offer, values: tuple[Any, ...]) -> bool:
    """Whether one of the values is an order other than the usual one."""
    for at, value in enumerate(values):
        answers = offer.possible(offer.names[at], values[:at])
        if isinstance(answers, Permutations) and answers.usual is not None and answers.usual != value:
            return True
    return False


def _next_token(question: FieldQuestion, value: Any) -> str:
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
