"""The fields of a form that ask for one field of an offer, and the value that was filled into them."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any

from cogs.screens.discord_limits import MENU_ENTRIES
from cogs.screens.forms import ChoiceField, FormField, Sent, TextField, number
from cogs.screens.panel.form import typed_values
from cogs.screens.panel.position import PanelPosition
from cogs.screens.parts import MenuEntry
from games.core import Note, Numbers, Quantities, Refusal, Subsets
from games.core.choices.answers import Answers
from games.core.choices.joint_fields import JointField
from games.core.choices.refusal import REPEATED
from words import join

Notes = Mapping[Any, Note | None]
"""What the values of a field would do."""

EMPTY: Any = object()
"""Stands for a value that was not filled in."""


class Unread(ValueError):
    """What was filled in is no value at all (letters for a number)."""


class Input(ABC):
    """Asks for one field."""

    def __init__(self, panel: PanelPosition, name: str) -> None:
        self.speaker, self.table = panel.speaker, panel.table
        self.name = name
        self.label = self.speaker.say(f"field-{name}")

    @abstractmethod
    def fields(self) -> Iterator[FormField]:
        """The fields of the form."""

    @abstractmethod
    def value(self, sent: Sent) -> Any:
        """The value; EMPTY if nothing was filled in. Raises Unread, Refusal."""

    def above(self) -> str:
        """What limits the fields together."""
        return ""

    def nothing(self, answers: Answers) -> Any:
        """The value if nothing was filled in."""
        return 0 if 0 in answers else None

    def _entry(self, key: str, value: Any, note: Note | None = None) -> MenuEntry:
        label = self.speaker.value(self.name, value)
        return MenuEntry(key, label, self.speaker.entry_description(self.name, value, note))


class OneOf(Input):
    """One of a few values."""

    def __init__(
        self, panel: PanelPosition, name: str, values: Sequence[Any], notes: Notes, neutral: Collection[str]
    ) -> None:
        super().__init__(panel, name)
        self.values = {_key(value): value for value in values}
        self.notes = notes
        self.neutral = neutral

    def fields(self) -> Iterator[FormField]:
        """The neutral value is chosen already."""
        choices = [self._entry(key, value, self.notes.get(value)) for key, value in self.values.items()]
        neutral = [key for key in self.values if key in self.neutral]
        yield ChoiceField(self.name, self.label, tuple(choices), chosen=tuple(neutral[:1]))

    def value(self, sent: Sent) -> Any:
        chosen = sent.get(self.name, ())
        return _known(self.values, chosen[0]) if chosen else EMPTY


class TypedNumber(Input):
    """A number to type. `id`: the field's id, if it is not the name. `settled`: it may be left empty."""

    def __init__(
        self, panel: PanelPosition, name: str, numbers: Numbers, id: str = "", settled: bool = False
    ) -> None:
        super().__init__(panel, name)
        self.numbers = numbers
        self.id = id or name
        self.settled = settled

    def fields(self) -> Iterator[FormField]:
        numbers = self.numbers.candidates
        assert isinstance(numbers, range)
        limits = self.speaker.say(
            "panel-type-number", least=numbers[0], most=numbers[-1], step=abs(numbers.step)
        )
        free = 0 in numbers
        required = not free and not self.settled
        yield TextField(self.id, self.label, limits, hint="0" if free else "", required=required)

    def value(self, sent: Sent) -> Any:
        text = "".join(sent.get(self.id, ())).strip()
        if not text:
            return EMPTY
        found = number(text)
        if found is None:
            raise Unread(text)
        return found


class SomeOf(Input):
    """Some of several things."""

    def __init__(self, panel: PanelPosition, name: str, subsets: Subsets) -> None:
        super().__init__(panel, name)
        self.subsets = subsets
        self.items = {_key(item): item for item in subsets.items}

    def fields(self) -> Iterator[FormField]:
        least = 0 if self.subsets.why_not(()) is None else max(self.subsets.least, 1)
        most = max(self.subsets.most, 1)
        choices = tuple([self._entry(key, item) for key, item in self.items.items()])
        limited = least > 1 or most < len(choices)
        note = self.speaker.say("form-choose", least=least, most=most) if limited else ""
        yield ChoiceField(self.name, self.label, choices, note, least=least, most=most)

    def value(self, sent: Sent) -> tuple[Any, ...]:
        chosen = {_known(self.items, key) for key in sent.get(self.name, ())}
        return tuple([item for item in self.subsets.items if item in chosen])


class Amounts(Input):
    """Quantities of several things: a field for each (`apart`), else a menu of them all, or a text."""

    def __init__(self, panel: PanelPosition, name: str, quantities: Quantities, apart: bool) -> None:
        super().__init__(panel, name)
        self.apart = apart
        self.ranges = quantities.ranges
        self.totals = quantities.least_total, quantities.most_total
        self.pairs = {f"{thing} {n}": (thing, n) for thing, amounts in self.ranges.items() for n in amounts}

    def fields(self) -> Iterator[FormField]:
        if self.apart:
            yield from (self._of(thing, amounts) for thing, amounts in self.ranges.items())
        elif len(self.pairs) <= MENU_ENTRIES:
            choices = tuple([MenuEntry(key, self._amount(*pair)) for key, pair in self.pairs.items()])
            note = self.speaker.say("form-one-each") if len(choices) > len(self.ranges) else ""
            yield ChoiceField(self.name, self.label, choices, note, least=0, most=len(self.ranges))
        else:
            most = [self._amount(thing, amounts[-1]) for thing, amounts in self.ranges.items()]
            limits = self.speaker.say("form-at-most", what=join(self.speaker.language, most))
            yield TextField(self.name, self.label, limits, required=False, most=typed_values.LONGEST)

    def above(self) -> str:
        least, most = self.totals
        if most is None and not least:
            return ""
        bounded = {} if most is None else {"most": most}
        return self.speaker.say("form-total" if bounded else "form-total-open", least=least, **bounded)

    def _of(self, thing: str, amounts: range) -> FormField:
        """The field for one thing."""
        id = f"{self.name}.{thing}"
        what = self.speaker.value(self.name, thing)
        label = self.speaker.say("form-of", field=self.label, what=what)
        if len(amounts) < MENU_ENTRIES:
            choices = [MenuEntry(str(n), self.speaker.value(self.name, n)) for n in (0, *amounts)]
            return ChoiceField(id, label, tuple(choices), chosen=("0",))
        limits = self.speaker.say(
            "panel-type-number", least=amounts[0], most=amounts[-1], step=abs(amounts.step)
        )
        return TextField(id, label, limits, hint="0", required=False)

    def _amount(self, thing: str, count: int) -> str:
        name = self.speaker.value(self.name, thing)
        return self.speaker.say("panel-amount", name=name, amount=self.speaker.value(self.name, count))

    def value(self, sent: Sent) -> tuple[Any, ...]:
        if self.apart:
            typed = [(thing, _count(sent.get(f"{self.name}.{thing}", ()))) for thing in self.ranges]
            return tuple([(thing, count) for thing, count in typed if count])
        given = sent.get(self.name, ())
        if len(self.pairs) > MENU_ENTRIES:
            return self._written("".join(given))
        pairs = [self.pairs[key] for key in self.pairs if key in given]
        if len(pairs) < len(given):
            raise Unread(str(given))
        names = [name for name, _ in pairs]
        twice = next((name for name in names if names.count(name) > 1), None)
        if twice is not None:
            amounts = tuple([str(count) for name, count in pairs if name == twice])
            raise Refusal("refuse-two-amounts", item=twice, amounts=amounts)
        return tuple(pairs)

    def _written(self, text: str) -> tuple[Any, ...]:
        hint = tuple[tuple[str, int], ...]
        found = typed_values.value_of(self.table.title, self.table.names, self.name, hint, text)
        names = [name for name, _ in found]
        twice = next((name for name in names if names.count(name) > 1), None)
        if twice is not None:
            raise Refusal(REPEATED, item=twice)
        order = list(self.ranges)
        return tuple(sorted(found, key=lambda pair: order.index(pair[0]) if pair[0] in order else -1))


def input_of(
    panel: PanelPosition, field: JointField, notes: Notes, neutral: Collection[str], apart: bool
) -> Input | None:
    """What asks for a field; None if no form can. `neutral`: the keys of values to choose at first. `apart`:
    each of several amounts has a field of its own."""
    name, answers, settled = field
    if isinstance(answers, Quantities):
        return Amounts(panel, name, answers, apart) if answers.ranges else None
    if isinstance(answers, Subsets):
        return SomeOf(panel, name, answers) if 1 <= len(answers.items) <= MENU_ENTRIES else None
    if isinstance(answers, Numbers) and len(answers) > MENU_ENTRIES:
        return TypedNumber(panel, name, answers, settled=settled)
    values = tuple(islice(answers, MENU_ENTRIES + 1))
    plain = all(value is None or isinstance(value, str | int) for value in values)
    return OneOf(panel, name, values, notes, neutral) if plain and len(values) <= MENU_ENTRIES else None


def _key(value: Any) -> str:
    """The value of an entry: the same at every position."""
    return f"={value}" if isinstance(value, str) else str(value)


def _known(values: Mapping[str, Any], key: str) -> Any:
    if key not in values:
        raise Unread(key)
    return values[key]


def _count(sent: tuple[str, ...]) -> int:
    text = "".join(sent).strip()
    found = number(text) if text else 0
    if found is None:
        raise Unread(text)
    return found
