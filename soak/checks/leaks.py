"""Checks whether anybody was shown the name of a card that is hidden from them.

Hidden means: in the state, but not in the reader's view of it. What events have told a reader (a card they
put under the deck, an open card that was taken) may be shown to them again.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Any

from games.core import Seat, Title
from games.manager.model.table import Table
from kit.title_options import option_sets
from sandbox import MessageView
from soak.checks.ledger import Ledger, every_string, strings
from words import LANGUAGES, Speaker, message_ids, rulebook, thing_ids

TELLING = 3
"""Maximum number of characters of a cut-off name that reveal nothing."""

START = 6
"""Number of characters that identify the start of a sentence that is cut off."""


class Names:
    """All names of a title's things in every language, and the ids they may mean."""

    def __init__(self, title: Title) -> None:
        self.title = title

    @cached_property
    def owners(self) -> dict[str, set[str]]:
        """Name or id → the ids it may mean."""
        found: dict[str, set[str]] = {}
        for id in thing_ids(self.title.id):
            found.setdefault(id, set()).add(id)
            for language in LANGUAGES:
                found.setdefault(Speaker(self.title, language, ()).thing(id), set()).add(id)
        return found

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """A pattern for any name, the longest first, so that a name within a longer one is not found."""
        longest_first = sorted(self.owners, key=len, reverse=True)
        return re.compile("|".join(_whole(name) for name in longest_first))

    @cached_property
    def sentences(self) -> list[str]:
        """Texts that are the same for everybody at all times and so reveal nothing: what components say about
        others (a building about the professions that like it), the rules, the options and the sources of
        numbers."""
        found: set[str] = set()
        for speaker in self._speakers():
            for id in thing_ids(self.title.id):
                found |= {speaker.note(note) for note in self.title.texts.describe(id, speaker.options)}
            for players in self.title.seats:
                for chapter in rulebook(speaker, players):
                    found |= set(chapter.text.splitlines())
            found |= {speaker.say(id) for id in message_ids(self.title.id, "option-")}
            found |= {speaker.note(note) for note in self.title.texts.about}
        return sorted((one for one in found if self.pattern.search(one)), key=len, reverse=True)

    def _speakers(self) -> Iterator[Speaker]:
        """Speakers in each language, for a table with the usual options and for others that differ in one."""
        for language in LANGUAGES:
            yield from (Speaker(self.title, language, (), options) for options in option_sets(self.title))

    def in_text(self, text: str) -> dict[str, set[str]]:
        """The names in a text, without those in the components' own sentences, and the ids each may mean. A
        name cut off by an ellipsis may be any that starts so."""
        found: dict[str, set[str]] = {}
        for line in text.splitlines():
            *cut, rest = self._without_sentences(line).split("…")
            for piece in cut:
                whole, beginning = self._split_off(piece)
                if beginning:
                    meant = [name for name in self.owners if name.startswith(beginning)]
                    found.setdefault(beginning, set()).update(*(self.owners[name] for name in meant))
                rest = f"{whole}\n{rest}"
            for name in self.pattern.findall(rest):
                found.setdefault(name, set()).update(self.owners[name])
        return found

    def _split_off(self, piece: str) -> tuple[str, str]:
        """A cut-off text without the longest end that names start with; and that end."""
        piece = piece.rstrip()
        longest = max(map(len, self.owners))
        for at in range(max(len(piece) - longest, 0), len(piece) - TELLING):
            if any(name.startswith(piece[at:]) for name in self.owners):
                return piece[:at], piece[at:]
        return piece, ""

    def _without_sentences(self, line: str) -> str:
        for sentence in self.sentences:
            line = line.replace(sentence, "")
            at = line.find(sentence[:START])
            if line.endswith("…") and at >= 0 and sentence.startswith(line[at:-1]):
                line = line[:at]  # cut off in the middle
        return line


def _whole(name: str) -> str:
    """A pattern for a name. Latin words match only as a whole: `B1` is not in `B12`. Other scripts have no
    word boundaries."""
    quoted = re.escape(name)
    return rf"(?<![A-Za-z0-9_]){quoted}(?![A-Za-z0-9_])" if name.isascii() else quoted


class Leaks:
    """Checks everything that is shown."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self.tally = ledger.tally
        self._names: dict[str, Names] = {}
        self._views: dict[tuple[int, int, Seat | None], set[str]] = {}
        self._told: dict[tuple[int, Seat | None], tuple[int, set[str]]] = {}
        self._several: dict[int, set[str]] = {}
        self._hidden_cards: dict[int, set[str]] = {}

    def names(self, title: Title) -> Names:
        """All names of a title."""
        return self._names.setdefault(title.id, Names(title))

    def check(
        self, table: Table, reader: Seat | None, texts: Iterable[str], where: str, since: int | None = None
    ) -> None:
        """Check texts shown to `reader` (None: the public) while the table went from entry `since` (None:
        now) to its present one."""
        text = "\n".join(texts)
        if table.game is None:
            return
        names = self.names(table.title)
        found = names.in_text(text)
        first = table.entry_no if since is None else max(min(since, table.entry_no), 1)
        allowed = self._allowed(table, reader, first)
        hidden: set[str] = set()
        for state in self.ledger.games[table.id][first : table.entry_no + 1]:
            hidden |= strings(state)
        hidden &= self._cards(table)
        hidden -= allowed | self._kinds(table)
        for name, meant in sorted(found.items()):
            if meant <= hidden:
                around = _around(name, text)
                story = f"{name!r} shown to {_who(reader)} in {where}, entry {table.entry_no}: {around}"
                self.tally.fault("leaks", story)
        if table.status in ("lobby", "running") and table.secret.hex() in text:
            self.tally.fault("leaks", f"the secret shown in {where}")

    def _kinds(self, table: Table) -> set[str]:
        """What the first state names more than once (tiles with copies): kinds of things, not single
        cards."""
        if table.id not in self._several:
            first = next(state for state in self.ledger.games[table.id] if state is not None)
            counts = Counter(every_string(first))
            self._several[table.id] = {text for text, count in counts.items() if count > 1}
        return self._several[table.id]

    def _cards(self, table: Table) -> set[str]:
        """Cards and tiles that lay face down when the game started. A word of a sealed answer (no, metal,
        London) is not one: it is in everybody's menus."""
        if table.id not in self._hidden_cards:
            states = self.ledger.games[table.id]
            entry_no = next(at for at, state in enumerate(states) if state is not None)
            self._hidden_cards[table.id] = strings(states[entry_no]) - self._view(table, entry_no, None)
        return self._hidden_cards[table.id]

    def check_events(self, table: Table, entry_no: int) -> None:
        """Check that every card an entry told of is in its readers' view before or after it. An event to one
        seat may also tell of a card that nobody holds: the seat drew it and put it back with the same
        entry."""
        states = self.ledger.games[table.id]
        full = strings(states[entry_no]) | strings(states[entry_no - 1] or ())
        for one in self.ledger.told[table.id][entry_no]:
            seen = self._view(table, entry_no, one.to) | self._view(table, entry_no - 1, one.to)
            seen |= self._laid_down(table, entry_no, getattr(one.event, "seat", None))
            names = self.names(table.title).owners
            seen |= strings([getattr(one.event, field) for field in one.event.in_passing])
            wrong = {text for text in strings(one.event) & full - seen if text in names}
            wrong &= self._cards(table)
            if one.to is not None:
                wrong &= self._held_by_others(table, entry_no, one.to)
            if wrong:
                event = f"event {type(one.event).__name__} of entry {entry_no}"
                self.tally.fault("leaks", f"{event} tells {_who(one.to)} {wrong}")

    def _held_by_others(self, table: Table, entry_no: int, reader: Seat) -> set[str]:
        """The single cards that other seats see before or after an entry."""
        found: set[str] = set()
        for seat in map(Seat, range(len(table.seats))):
            if seat != reader:
                found |= self._view(table, entry_no, seat) | self._view(table, entry_no - 1, seat)
        return found - self._kinds(table)

    def _laid_down(self, table: Table, entry_no: int, seat: Seat | None) -> set[str]:
        """What left a seat's own view with an entry: cards it showed and put on a pile."""
        if seat is None:
            return set()
        return self._view(table, entry_no - 1, seat) - self._view(table, entry_no, seat)

    def _allowed(self, table: Table, reader: Seat | None, first: int) -> set[str]:
        allowed = set(self._told_so_far(table, reader))
        for entry_no in range(first, table.entry_no + 1):
            allowed |= self._view(table, entry_no, reader)
        if reader is not None:
            allowed |= strings(table.view(reader, composed=True))
            for step in table.draft(reader).steps:
                allowed |= strings(step.move)
                if (
                    not step.irreversible
                ):  # what a waiting step reveals is known to nobody yet, not even to its own seat
                    allowed |= strings([one.event for one in step.events if one.to in (None, reader)])
        return allowed

    def _view(self, table: Table, entry_no: int, reader: Seat | None) -> set[str]:
        key = (table.id, entry_no, reader)
        if key not in self._views:
            state: Any = self.ledger.games[table.id][entry_no]
            self._views[key] = set() if state is None else strings(table.title.view(state, reader))
        return self._views[key]

    def _told_so_far(self, table: Table, reader: Seat | None) -> set[str]:
        """Everything that events have told a reader up to the present entry."""
        key = (table.id, reader)
        upto, found = self._told.get(key, (0, set()))
        for told in self.ledger.told[table.id][upto + 1 : table.entry_no + 1]:
            found |= strings([one.event for one in told if one.to in (None, reader)])
        self._told[key] = (table.entry_no, found)
        return found


def _around(name: str, text: str) -> str:
    """The lines of a text that contain a name, shortened."""
    return " / ".join(line[:200] for line in text.splitlines() if name in line)


def texts_of(message: MessageView) -> list[str]:
    """All texts of a message: paragraphs, labels, menus, ids, file names and alt texts."""
    said = [message.text, *message.labels]
    said += [str(button.get("custom_id")) for button in message.buttons]
    for select in message.selects:
        said += [str(select.get("placeholder")), str(select.get("custom_id"))]
        for option in select.get("options") or ():
            said += [str(option["label"]), str(option.get("description")), str(option["value"])]
    for file in message.files:
        said += [file.filename, file.description or ""]
    return said


def _who(reader: Seat | None) -> str:
    return "the public" if reader is None else f"seat {reader}"
