"""A title in words: its events, notes, refusals, values, moves and positions."""

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
    Standing,
    StepRefused,
    Title,
    engine,
    standings,
)
from words.bundles import Language, has, join, say
from words.fitting import ALT_LIMIT, cut, menu_description, paginate
from words.icon_marks import NO_MARKS, Marks, seat_key
from words.names import SeatName

ARROW = " → "
"""Between the places of a way."""

SEATS = frozenset({"seat", "seats"})
"""Figures of notes and refusals that are seats by their names. Any other seat is a `SeatFigure`."""

HEADINGS = ("heading-", "hand-kind-")
"""Prefixes of the ids of notes that are headings of the lines below them."""


class Speaker:
    """One title in one language, at a table with the seat names `names` and the `options` (None: the
    defaults). `marks`: the marks of icons that its texts put before the names of things and seats."""

    def __init__(
        self,
        title: Title,
        language: Language,
        names: Sequence[str],
        options: Options | None = None,
        marks: Marks = NO_MARKS,
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
        return self.say(note.id, **self._figures(note.figures))

    def awaits(self, seat: Seat, note: Note) -> str:
        """The public line that a seat is asked the question `note`."""
        id = "await-" + note.id.removeprefix("ask-")
        return self.say(id, **self._figures(note.figures), seat=self.seat(seat))

    def figure(self, name: str, value: int) -> str:
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
        chapter = "" if refusal.code in OF_NO_CHAPTER else self.title.rules_chapter(refusal.rule)
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
                return self.say(id, **self._figures(refusal.figures))
        return self.say(refusal.code, **self._figures(refusal.figures))

    def value(self, field: str, value: Any) -> str:
        """The value of a move's field, as a menu shows it."""
        if isinstance(value, bool):
            return self.say("yes" if value else "no")
        seat = field in _seat_fields_of(self.title)
        text = self._word(self.title.in_full(field, value), seat)
        id = f"value-{field}"
        return self.say(id, value=text) if has(self.language, id, self.title.id) else self._text(text)

    def word(self, id: str) -> str:
        """The name of a thing, or its id if it has none."""
        return self._text(self._word(id, False))

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
            known = [self.note(note) for note in self.title.describe(id, self.options)]
            self._known_sentences[id] = known
        return known

    def entry_description(self, field: str, value: Any, hint: Note | None) -> str:
        """The description of a menu entry: what the answer would do, then the thing's own text, as many
        sentences as fit. Words are not cut."""
        does = self.note(hint) if hint is not None else ""
        if not isinstance(value, str) or field in self.title.plain_fields:
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

    def figures(self, figures: Mapping[str, Any]) -> dict[str, str | int]:
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

    def position(self, view: Any, seat: Seat | None, markdown: bool = False, most: int = 0) -> str:
        """The whole position as text, made only from `seat`'s view (None: the public's): who is awaited, the
        title's lines, and the result of a finished game.

        `markdown`: with headings and lists, in Discord's. `most`: maximum number of characters; further
        lines are left out, and the text says where to find them.
        """
        lines = [line for section in self._sections(view, seat, markdown) for line in section]
        return cut(lines, most, self.say("alt-more")) if most else "\n".join(lines)

    def position_pages(self, view: Any, seat: Seat | None, most: int) -> list[str]:
        """The whole position with headings and lists, on pages of at most `most` characters.

        A page ends at a heading, unless the part below a heading is longer than a page.
        """
        sections = self._sections(view, seat, True)
        return paginate([text for section in sections for text in paginate(section, most)], most)

    def _sections(self, view: Any, seat: Seat | None, markdown: bool) -> list[list[str]]:
        """The lines of a position, each heading with those below it."""
        teller = self._addressing(seat)
        sections = [[teller.awaits(other, engine.asks(view, other)) for other in engine.waits_for(view)]]
        now = () if view.over else standings(self.title.points, view)
        sections[0] += [_line(line, False, markdown) for line in teller.ahead(now)]
        for note in self.title.position(view):
            heading = note.id.startswith(HEADINGS)
            if heading:
                sections.append([])
            sections[-1].append(_line(teller.note(note), heading, markdown))
            if heading and now and "seat" in note.figures:
                if_ended = teller.if_ended(now[note.figures["seat"]], "position-if-ended")
                sections[-1] += [_line(line, False, markdown) for line in if_ended]
        sections.append([teller.score(one) for one in sorted(view.scores, key=lambda score: score.place)])
        return [section for section in sections if section]

    def alt(self, view: Any, seat: Seat | None = None) -> str:
        """The position as alt text of its picture: as many whole lines as fit, without what is shown beside
        the picture anyway (who is awaited, the result)."""
        return self.alts(view, 1, seat)[0]

    def alts(self, view: Any, count: int, seat: Seat | None = None) -> list[str]:
        """The same for a position in several pictures: each alt text goes on where the one before ends."""
        lines = [self.say("title-name"), *self._addressing(seat).standing(view)]
        lines += self._addressing(seat)._told(self.title.position(view), markdown=False)
        found = []
        for _ in range(count - 1):
            fits = [at for at in range(1, len(lines) + 1) if len("\n".join(lines[:at])) <= ALT_LIMIT]
            found.append("\n".join(lines[: fits[-1]]) if fits else self.say("title-name"))
            lines = lines[fits[-1] :] if fits else lines
        return [*found, cut(lines, ALT_LIMIT, self.say("alt-more"))]

    def standing(self, view: Any) -> list[str]:
        """In a running game each seat's points if it ended now, where the end adds some, and who is ahead."""
        now = () if view.over else standings(self.title.points, view)
        told = [
            self.say("standing-of", seat=name, points=points)
            for name, one in zip(self.players, now, strict=False)
            for points in self.if_ended(one, "standing-points")
        ]
        points = [self.say("position-all-if-ended", points=join(self.language, told))] if told else []
        return [*points, *self.ahead(now)]

    def ahead(self, now: Sequence[Standing]) -> list[str]:
        """Who is ahead, unless all have equal points."""
        names = [name for name, one in zip(self.players, now, strict=False) if one.ahead]
        return [self.say("position-ahead", seats=join(self.language, names))] if names else []

    def if_ended(self, standing: Standing, id: str) -> list[str]:
        """A seat's points if the game ended now, in the words of a message, where the end adds some."""
        if standing.if_ended is None:
            return []
        return [self.say(f"{id}-at-least" if standing.at_least else id, points=standing.if_ended)]

    def hand(self, view: Any, seat: Seat, markdown: bool = False) -> str:
        """What only `seat` sees of its own things, as text, from its view; empty if there is nothing."""
        notes = self.title.hand_text(view, seat)
        if notes:
            return "\n".join(self._told(notes, markdown))
        lines = []
        for kind, cards in self.title.hand(view, seat).items():
            if cards:
                lines.append(_line(self.say(f"hand-kind-{kind}"), True, markdown))
                lines += [_line(self._described(card), False, markdown) for card in cards]
        return "\n".join(lines)

    def _addressing(self, seat: Seat | None) -> "Speaker":
        """The same speaker, addressing a seat as "you"."""
        names = list(self.names)
        if seat is not None:
            names[seat] = self.say("position-you", name=names[seat])
        return Speaker(self.title, self.language, names, self.options, self.marks)

    def _told(self, notes: Iterable[Note], markdown: bool) -> list[str]:
        return [_line(self.note(note), note.id.startswith(HEADINGS), markdown) for note in notes]

    def _described(self, card: str) -> str:
        text = self.thing_text(card)
        return f"{self.thing(card)}: {text}" if text else self.thing(card)

    def _text(self, word: str | int) -> str:
        return self.say("number", value=word) if isinstance(word, int) else word

    def _fields(self, struct: Event | Move) -> dict[str, str | int]:
        seats = _seat_fields((type(struct),))
        fields = {name: getattr(struct, name) for name in struct.__struct_fields__}
        fields |= {name: make(struct) for name, make in struct.composed.items()}
        if isinstance(struct, Move):
            fields = {name: self.title.in_full(name, value) for name, value in fields.items()}
        args = self._args(fields, seats)
        return args | {name: getattr(struct, name) for name in getattr(struct, "plain", ())}

    def _figures(self, figures: Mapping[str, Any]) -> dict[str, str | int]:
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
            return ARROW.join(map(self.word, self.title.path(value))) or self.title.spell(value)
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
            said = (self.say("word-amount", name=self._word(name, False), amount=n) for name, n in value)
            return join(self.language, said)
        return self.title.spell(value)


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


def _line(text: str, heading: bool, markdown: bool) -> str:
    """A line as it is, or with markdown a heading in bold and an entry of a list."""
    if not markdown:
        return text
    return f"**{text}**" if heading else f"- {text}"


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
