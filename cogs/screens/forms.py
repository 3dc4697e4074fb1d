"""What a form asks, as a value, and what was filled in. `cogs.support.layout` makes Discord's modal of it.

What was filled in can be kept in the id of a button that opens the form again: a short token for each field,
in their order (`v2` the third choice, `s5` the first and the third, `n120` a number, `t~oil 2~` another
text, `x` nothing)."""

import re
import unicodedata
from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec

from cogs.screens.discord_limits import BOXES
from cogs.screens.id_codec import text_of, text_token
from cogs.screens.parts import MenuEntry, Screen
from words import Language, join, say
from words.names import escaped, name_alone

FEW = 4
"""Maximum number of choices that stand below each other to choose one. More are a menu."""

Sent = Mapping[str, tuple[str, ...]]
"""What was filled in, by the ids of the fields: a typed text, or the values of the chosen entries."""


class TextField(msgspec.Struct, frozen=True):
    """A text to type. `note`: what is allowed."""

    id: str
    label: str
    note: str = ""
    value: str = ""
    hint: str = ""
    required: bool = True
    most: int = 10


class ChoiceField(msgspec.Struct, frozen=True):
    """Entries of which `least` to `most` are chosen. `chosen`: their values when the form opens."""

    id: str
    label: str
    choices: tuple[MenuEntry, ...]
    note: str = ""
    chosen: tuple[str, ...] = ()
    least: int = 1
    most: int = 1

    @property
    def looks(self) -> Literal["radio", "boxes", "menu"]:
        """How it is drawn."""
        if self.most == 1 and self.least == 1 and 2 <= len(self.choices) <= FEW:
            return "radio"
        return "boxes" if self.most > 1 and len(self.choices) <= BOXES else "menu"


FormField = TextField | ChoiceField


class Form(msgspec.Struct, frozen=True):
    """A form. `text`: what is settled already, above the fields. `otherwise`: the screen that asks the same,
    for when a form comes too late."""

    id: str
    title: str
    fields: tuple[FormField, ...]
    text: str = ""
    otherwise: Screen = Screen(())


def single_choice(
    id: str, label: str, choices: Sequence[MenuEntry], now: str = "", note: str = ""
) -> ChoiceField:
    """A field in which exactly one entry is chosen."""
    return ChoiceField(id, label, tuple(choices), note, (now,) if now else ())


def number(text: str) -> int | None:
    """A typed number, in full or half width; None if it is none."""
    plain = unicodedata.normalize("NFKC", text).strip().replace(",", "")
    return int(plain) if re.fullmatch(r"-?\d{1,9}", plain) else None


def kept(form: Form, sent: Sent) -> tuple[str, ...]:
    """Tokens for what was filled in."""
    return tuple([_token(field, sent.get(field.id, ())) for field in form.fields])


def _token(field: FormField, values: tuple[str, ...]) -> str:
    if isinstance(field, TextField):
        text = "".join(values).strip()
        found = number(text)
        if found is not None:
            return f"n{found}"
        return text_token("t", text) if text else "x"
    bits = sum(1 << at for at, choice in enumerate(field.choices) if choice.value in values)
    if field.most > 1:
        return f"s{bits}"
    return f"v{bits.bit_length() - 1}" if bits else "x"


def filled(form: Form, tokens: Sequence[str]) -> Form:
    """The form with what the tokens have kept. Tokens that don't fit leave their field as it is."""
    fields = list(form.fields)
    for at, (field, token) in enumerate(zip(form.fields, tokens, strict=False)):
        fields[at] = _filled(field, token)
    return msgspec.structs.replace(form, fields=tuple(fields))


def _filled(field: FormField, token: str) -> FormField:
    kind, rest = token[:1], token[1:]
    if rest.startswith("~"):
        is_text = isinstance(field, TextField)
        return msgspec.structs.replace(field, value=text_of(token)[: field.most]) if is_text else field
    if not re.fullmatch(r"-?\d{1,9}", rest):
        return field
    if isinstance(field, TextField):
        return msgspec.structs.replace(field, value=rest) if kind == "n" else field
    bits = int(rest) if kind == "s" else 0
    if kind == "v" and 0 <= int(rest) < len(field.choices):
        bits = 1 << int(rest)
    chosen = tuple([choice.value for at, choice in enumerate(field.choices) if bits >> at & 1])
    return msgspec.structs.replace(field, chosen=chosen) if chosen or kind == "s" else field


def filled_in_lines(form: Form, sent: Sent, language: Language) -> str:
    """Lines that repeat what was filled in; empty if nothing was."""
    lines = []
    for field in form.fields:
        values = [value for value in sent.get(field.id, ()) if value.strip()]
        if isinstance(field, ChoiceField):
            values = [choice.label for choice in field.choices if choice.value in values]
        else:
            values = [escaped(name_alone(value)) for value in values]
        if values:
            lines.append(say(language, "told-filled-in", field=field.label, value=join(language, values)))
    return "\n".join(lines)
