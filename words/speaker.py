"""A title in words: its events, notes, refusals, values and moves."""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, get_args, get_type_hints

from games.core import (
    OF_NO_CHAPTER,
    AddressedEvent,
    Event,
    Move,
    Note,
    NoteLines,
    Options,
    Refusal,
    Seat,
    SeatFigure,
    SeatScore,
    StepRefused,
    Title,
)
from words.bundles import Language, has, join, say
from words.fitting import menu_description
from words.icon_marks import NO_MARKS, IconMarks, seat_key
from words.names import SeatName

ARROW = " → "
"""Between the places of a way."""

SEATS = frozenset({"seat", "seats"})
"""Figures of notes and refusals that are seats by their names. Any other seat is a `SeatFigure`."""


class Speaker:
    """One title in one language, at a table with the seat names `names` and the `options` (None: the
    defaults). `marks`: the marks of icons that its texts put before the names of things and seats."""

    def __init__(
        self,
        title: Title,
        language: Language,
        names: Sequence[str],
        options: Options | None = None,
        marks: IconMarks = NO_MARKS,
    ) -> None:
        self.marks = marks
        self.title = title
        self.language = language
        self.names = names
        self.options = title.options() if options is None else options
        self._known_sentences: dict[str, list[str]] = {}

    @property
    def players(self) -> tuple[str, ...]:
        """The names without computers' levels."""
        return tuple([name.alone if isinstance(name, SeatName) else name for name in self.names])

    @property
    def levels(self) -> tuple[int, ...]:
        """Each seat's level if a computer holds it (1 is the lowest), else 0."""
        return tuple([name.level if isinstance(name, SeatName) else 0 for name in self.names])

    def say(self, id: str, /, **args: str | int) -> str:
        """A message of this title or of the bot."""
        return say(self.language, id, self.title.id, **args)

    def event(self, event: Event) -> str:
        """One line for the log."""
        return self.say(kebab(type(event)), **self._fields(event))

    def log(self, told: Iterable[AddressedEvent], seat: Seat | None) -> list[str]:
        """The events that `seat` (None: the public) was told, one line each."""
        return [self.event(one.event) for one in told if one.to is None or one.to == seat]

    def note(self, note: Note) -> str:
        """A question, hint or part of a score."""
        return self.say(note.id, **self._note_args(note.figures))

    def awaits(self, seat: Seat, note: Note) -> str:
        """The public line that a seat is asked the question `note`."""
        id = "await-" + note.id.removeprefix("ask-")
        return self.say(id, **self._note_args(note.figures), seat=self.seat(seat))

    def figure_label(self, name: str, value: int) -> str:
        """One of a seat's figures, after the mark of what it counts."""
        return self.marks.get(name, "") + self.say(f"figure-{name}", value=value)

    def seat(self, seat: int) -> str:
        """The name of a seat, after the mark of its sign."""
        return self.marks.get(seat_key(seat), "") + self.names[seat]

    def refusal(self, refusal: Refusal, listed: bool = False) -> str:
        """Why a move is not allowed, with its figures and the chapter of the rules that explains it."""
        if isinstance(refusal, StepRefused):
            number, text = refusal.step
            return self.say(refusal.code, step=number, text=text, why=self.refusal(refusal.why))
        text = self.reason(refusal, listed)
        chapter = "" if refusal.code in OF_NO_CHAPTER else self.title.texts.rules_chapter_of(refusal.rule)
        return (
            self.say("refusal-with-rule", text=text, chapter=self.say(f"chapter-{chapter}"))
            if chapter
            else text
        )

    def reason(self, refusal: Refusal, listed: bool = False) -> str:
        """Why a move is not allowed, with its figures.

        A message named after the code and its figures comes before the one named after the code alone.
        `listed`: the affected things are listed in front; then `<code>-listed` comes first. It does not name
        them again, so that several with one reason can stand together.
        """
        named = (f"{refusal.code}-listed",) if listed else ()
        for id in (*named, "-".join((refusal.code, *sorted(refusal.figures)))):
            if has(self.language, id, self.title.id):
                return self.say(id, **self._note_args(refusal.figures))
        return self.say(refusal.code, **self._note_args(refusal.figures))

    def value(self, field: str, value: Any) -> str:
        """The value of a move's field, as a menu shows it."""
        if isinstance(value, bool):
            return self.say("yes" if value else "no")
        seat = field in _seat_fields_of(self.title)
        text = self._word(self.title.spelling.in_full(field, value), seat)
        id = f"value-{field}"
        return self.say(id, value=text) if has(self.language, id, self.title.id) else self._text(text)

    def word(self, id: str) -> str:
        """The name of a thing, or its id if it has none."""
        return self._text(self._word(id, is_seat=False))

    def thing(self, id: str) -> str:
        """The name of a thing: a card, a tile, a good, a deck."""
        return self.marks.get(id, "") + self.say(f"name-{id}")

    def thing_heading(self, id: str) -> str:
        """The name of such a thing above its text."""
        name = self.say(f"name-{id}")
        return self.marks.get(id, "") + name[:1].upper() + name[1:]

    def thing_text(self, id: str) -> str:
        """The text of a thing at this table; empty if it has none."""
        return self.say("sentence-separator").join(self._sentences(id))

    def _sentences(self, id: str) -> list[str]:
        """The sentences of a thing's text. They are the same as long as the table is."""
        known = self._known_sentences.get(id)
        if known is None:
            known = [self.note(note) for note in self.title.texts.describe(id, self.options)]
            self._known_sentences[id] = known
        return known

    def entry_description(self, field: str, value: Any, preview: Note | None) -> str:
        """The description of a menu entry: what the answer would do, then the thing's own text, as many
        sentences as fit. Words are not cut."""
        does = self.note(preview) if preview is not None else ""
        if not isinstance(value, str) or field in self.title.spelling.plain_fields:
            return menu_description([does])
        says = self._sentences(value)
        return menu_description([does, *(text for text in says if not does or does not in text)])

    def move(self, move: Move | type[Move]) -> str:
        """The label of a kind of move on a button, or a whole move with its values."""
        if isinstance(move, type):
            id = f"move-{kebab(move)}"
            return self.marks.get(id, "") + self.say(id)
        id = f"move-{kebab(type(move))}-full"
        if not has(self.language, id, self.title.id):
            return self.move(type(move))
        return self.say(id, **self._fields(move)).strip()

    def args_without_seats(self, figures: Mapping[str, Any]) -> dict[str, str | int]:
        """Figures as the title's own texts take them. None of them is a seat."""
        return self._args(figures, frozenset())

    def score(self, score: SeatScore) -> str:
        """One seat's result with its parts."""
        return self.say(
            "score-line",
            place=score.place,
            seat=self.seat(score.seat),
            points=score.points,
            tiebreak=score.tiebreak,
            parts=join(self.language, (self.note(part) for part in score.parts)),
        )

    def addressing(self, seat: Seat | None) -> "Speaker":
        """The same speaker, addressing a seat as "you"."""
        names = list(self.names)
        if seat is not None:
            names[seat] = self.say("position-you", name=names[seat])
        return Speaker(self.title, self.language, names, self.options, self.marks)

    def _text(self, word: str | int) -> str:
        return self.say("number", value=word) if isinstance(word, int) else word

    def _fields(self, struct: Event | Move) -> dict[str, str | int]:
        seats = _seat_fields((type(struct),))
        fields = {name: getattr(struct, name) for name in struct.__struct_fields__}
        fields |= {name: make(struct) for name, make in struct.composed.items()}
        if isinstance(struct, Move):
            fields = {name: self.title.spelling.in_full(name, value) for name, value in fields.items()}
        args = self._args(fields, seats)
        return args | {name: getattr(struct, name) for name in getattr(struct, "plain", ())}

    def _note_args(self, figures: Mapping[str, Any]) -> dict[str, str | int]:
        return self._args(figures, SEATS)

    def _args(self, values: Mapping[str, Any], seats: frozenset[str]) -> dict[str, str | int]:
        """Values as arguments of a message.

        A list also gives its length as `<name>_count`, a word whether there is one (0 or 1); a difference
        also gives its absolute value as `<name>_abs`.
        """
        args: dict[str, str | int] = {}
        for name, value in values.items():
            args[name] = self._word(value, name in seats)
            if isinstance(value, str):
                args[f"{name}_count"] = int(bool(value))
            elif isinstance(value, int):
                args[f"{name}_abs"] = abs(value)
            elif isinstance(value, tuple | list):
                args[f"{name}_count"] = len(value)
        return args

    def _word(self, value: Any, is_seat: bool) -> str | int:
        if isinstance(value, str):
            if has(self.language, f"name-{value}", self.title.id):
                return self.thing(value)
            return ARROW.join(map(self.word, self.title.spelling.path(value))) or self.title.spelling.spell(
                value
            )
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, int):
            return self.seat(value) if is_seat else value
        if isinstance(value, SeatFigure):
            return self.seat(value.seat)
        if isinstance(value, Note):
            return self.note(value)
        if isinstance(value, Move):
            return self.move(value)
        if isinstance(value, NoteLines):
            return "\n".join(f"- {self.note(one)}" for one in value.notes)
        if value is None:
            return self.say("list-empty")
        if isinstance(value, tuple | list) and not any(isinstance(part, tuple | list) for part in value):
            return join(self.language, (self._text(self._word(part, is_seat)) for part in value))
        if _is_amounts(value):
            said = (
                self.say("word-amount", name=self._word(name, is_seat=False), amount=n) for name, n in value
            )
            return join(self.language, said)
        return self.title.spelling.spell(value)


def _is_amounts(value: Any) -> bool:
    """Whether a value lists amounts of things, as pairs of a name and a number."""
    return (
        isinstance(value, tuple | list)
        and bool(value)
        and all(
            isinstance(part, tuple | list)
            and len(part) == 2
            and isinstance(part[0], str)
            and isinstance(part[1], int)
            for part in value
        )
    )


@cache
def kebab(type: type) -> str:
    """A class name in kebab case: `WorkCompleted` becomes `work-completed`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", type.__name__).lower()


@cache
def _seat_fields_of(title: Title) -> frozenset[str]:
    """The fields of a title's moves and standing orders that are seats or tuples of seats."""
    return _seat_fields((*title.moves, *title.orders))


@cache
def _seat_fields(types: tuple[type, ...]) -> frozenset[str]:
    """The fields of these types that are seats or tuples of seats."""
    hints = [(name, hint) for type in types for name, hint in get_type_hints(type).items()]
    return frozenset(name for name, hint in hints if hint is Seat or Seat in get_args(hint))
