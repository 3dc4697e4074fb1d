"""Questions that follow each other, asked at once: a menu's entry answers as many as one screen holds.

The entry's token is the tokens of its answers, joined by `+`. So a joined click means the same as the clicks
one after the other, and nothing but the screen knows of it.
"""

from collections.abc import Callable, Iterator, Sequence

import msgspec

from cogs.screens.discord_limits import MENU_ENTRIES
from cogs.screens.panel.paths.field_question import FieldQuestion, PathEntry
from cogs.screens.panel.paths.following import follow_entry
from cogs.screens.panel.paths.tokens import JOINT, ORDERS
from games.core import Offer, Refusal, Title

SUBSETS = 3
"""Maximum number of items whose subsets are listed. More items are chosen one by one in a menu."""

JOINED_MENUS = 8
"""Maximum number of menus of one screen that asks several questions."""


class Answered(msgspec.Struct, frozen=True):
    """One question with the entry that answers it. No entry: a number is to be typed on the next screen."""

    question: FieldQuestion
    entry: PathEntry | None


class JoinedEntry(msgspec.Struct, frozen=True):
    """An entry that answers several questions."""

    answers: tuple[Answered, ...]

    @property
    def token(self) -> str:
        return JOINT.join(self.tokens)

    @property
    def tokens(self) -> tuple[str, ...]:
        return tuple([one.entry.token for one in self.answers if one.entry is not None])


class JoinedMenu(msgspec.Struct, frozen=True):
    """A menu of them. `head`: the first answer of all its entries, if it is one of several menus. `cut`:
    other menus have the same head."""

    entries: tuple[JoinedEntry, ...]
    head: Answered | None = None
    cut: bool = False


Stops = Callable[[FieldQuestion, tuple[str, ...]], bool]
"""Whether a question, with the tokens that lead to it, is asked in a form and so not in a menu."""


class Joining:
    """A question with those behind it, made as far as they are asked for."""

    def __init__(
        self, title: Title, offer: Offer, path: Sequence[str], question: FieldQuestion, stops: Stops
    ) -> None:
        """`path`: the tokens that lead to the question."""
        self.title = title
        self.offer = offer
        self.path = tuple(path)
        self.stops = stops
        entries = [JoinedEntry((one,)) for one in _answers(question) if one.entry is not None]
        self._first = entries
        self._levels: list[_Level] = []

    def menus(self, most: int = JOINED_MENUS) -> tuple[JoinedMenu, ...]:
        """The question with as many of those behind it as fit into `most` menus; empty if none does."""
        found: tuple[JoinedMenu, ...] = ()
        entries, at = self._first, 0
        while entries:
            if at == len(self._levels):
                self._levels.append(_Level(map(self._next, entries)))
            further = self._levels[at].entries(most * MENU_ENTRIES)
            menus = _arranged(further, most)
            if not menus:
                break
            found, entries, at = menus, further, at + 1
        return found

    def _next(self, joined: JoinedEntry) -> list[JoinedEntry]:
        """An entry with every answer to the question behind it: the entry itself if there is none that a menu
        can ask, nothing if the entry is refused."""
        last = joined.answers[-1]
        if last.entry is None or (last.entry.part is None and last.question.field == self.offer.names[-1]):
            return [joined]
        try:
            orders = self.path[:1] == (ORDERS,)
            question = follow_entry(self.title, self.offer, last.question, last.entry, orders)
        except Refusal:
            return []
        if not isinstance(question, FieldQuestion) or self.stops(question, (*self.path, *joined.tokens)):
            return [joined]
        return [JoinedEntry((*joined.answers, one)) for one in _answers(question)] or [joined]


class _Level:
    """The entries that answer one question more than those before."""

    def __init__(self, each: Iterator[list[JoinedEntry]]) -> None:
        """`each`: for each of those before, what becomes of it."""
        self._each = each
        self._found: list[JoinedEntry] = []
        self._longer = False

    def entries(self, most: int) -> list[JoinedEntry]:
        """All entries; none if no question was added, or if there are more than `most`."""
        while len(self._found) <= most and (more := next(self._each, None)) is not None:
            self._longer = self._longer or len(more) > 1
            self._found += more
        return self._found if self._longer and len(self._found) <= most else []


def _answers(question: FieldQuestion) -> list[Answered]:
    """The answers to a question that are one entry each; none if it is answered piece by piece."""
    if question.pieces is not None:
        return []
    if question.several is not None:
        return [Answered(question, entry) for entry in _subsets(question)]
    found = [Answered(question, entry) for entry in question.entries]
    return found if question.typed is None else [*found, Answered(question, None)]


def _subsets(question: FieldQuestion) -> Iterator[PathEntry]:
    """Every subset of a few items, the smallest first."""
    items = question.entries
    if len(items) > SUBSETS:
        return
    for bits in sorted(range(1 << len(items)), key=int.bit_count):
        chosen = tuple([item.values[0] for at, item in enumerate(items) if bits >> at & 1])
        yield PathEntry(f"s{bits}", (chosen,))


def _arranged(entries: Sequence[JoinedEntry], most: int) -> tuple[JoinedMenu, ...]:
    """The entries in one menu, or in several by their first answer; none if they don't fit."""
    heads: dict[str, list[JoinedEntry]] = {}
    for joined in entries:
        heads.setdefault(joined.tokens[0], []).append(joined)
    if len(entries) <= MENU_ENTRIES:
        return (JoinedMenu(tuple(entries)),) if entries else ()
    menus: list[JoinedMenu] = []
    for group in heads.values():
        count = -(-len(group) // MENU_ENTRIES)
        size = -(-len(group) // count)
        for at in range(count):
            part = tuple(group[at * size : (at + 1) * size])
            menus.append(JoinedMenu(part, group[0].answers[0], count > 1))
    return tuple(menus) if len(menus) <= most else ()
