"""The tokens that a click of the panel carries instead of values.

They are short, survive restarts, and are read at the exact position they were made on. Tokens for the field
that is asked for:

    v7   the 7th of its answers (or of those left by the tokens before)
    g2   the 2nd group of a long list: answers that share the next part (turn, then column, then row)
    n50  the number 50, chosen or typed
    s5   a subset chosen in one menu: the bits of 5 are the items
    d    done: the pieces so far are the value (subsets, orders of a few, quantities, paths)

A leading `o` asks for orders item by item; otherwise they take their usual value. Some tokens come last and
choose nothing: `p2` shows the 2nd further page of a long list, `w` why something is missing from it, `i3` the
3rd place large in the picture. A menu that asks several questions at once (`question/joined.py`) joins the
tokens of an entry by `+`.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from cogs.screens.discord_limits import MENU_ENTRIES

JOINT = "+"
"""Between the tokens of an entry that answers several questions."""

ORDERS = "o"
"""The first token of a path that asks for orders item by item."""


class BadToken(ValueError):
    """A token that is invalid here: it was made on another position, or by hand."""


def chosen_tokens(values: Sequence[str]) -> tuple[str, ...]:
    """The tokens of a menu's chosen entries: those of one entry, or a single one for a whole subset."""
    if len(values) == 1 and JOINT in values[0]:
        return tuple(values[0].split(JOINT))
    if any(value.startswith("s") for value in values):
        return (join_subset(values),)
    if len(values) > 1:
        raise BadToken(values[1])
    return tuple(values)


def join_subset(tokens: Iterable[str]) -> str:
    """The single token for several chosen entries of a subset."""
    bits = 0
    for token in tokens:
        bits |= number_of(token, "s", 1 << MENU_ENTRIES)
    return f"s{bits}"


class ShownPath(NamedTuple):
    """A path without the tokens that only affect its display, and what they say: the page to show, whether to
    explain what is closed, the number of the place that is shown large (0: the first)."""

    tokens: tuple[str, ...]
    page: int = 0
    why: bool = False
    place: int = 0


def without_view(path: Sequence[str]) -> ShownPath:
    """A path, and how it is displayed."""
    rest, last = tuple(path[:-1]), path[-1] if path else ""
    if last == "w":
        return ShownPath(rest, why=True)
    if last.startswith("p"):
        return ShownPath(rest, page=number_of(last, "p", 1000))
    if last.startswith("i"):
        return ShownPath(rest, place=number_of(last, "i", 1000))
    return ShownPath(tuple(path))


def number_of(token: str, kind: str, below: int) -> int:
    """The number in a token of a kind. Raises BadToken if it is none, or not below `below`."""
    if token[:1] != kind:
        raise BadToken(token)
    try:
        number = int(token[1:])
    except ValueError:
        raise BadToken(token) from None
    if not 0 <= number < below:
        raise BadToken(token)
    return number
