"""A person's settings in words, and the form in which they change several at once."""

from typing import Any

from cogs.screens import ids, time_input
from cogs.screens.forms import ChoiceField, Form, Sent, single_choice
from cogs.screens.parts import Button, MenuEntry, Screen, Text
from db import UserChange, UserRow
from games.core import Refusal
from games.manager.model.quiet_hours import read_quiet
from words import Language, say

WAYS_TO_TELL = ("mention", "dm", "both", "none")
"""How somebody may be told that it is their turn, if not as usual."""

USUAL_QUIET = ("20:00-08:00", "21:00-07:00", "22:00-06:00", "22:00-08:00", "23:00-07:00", "00:00-08:00")
"""Quiet hours that the form offers. Any others are typed in a command."""


def settings_form(settings: UserRow, language: Language) -> Form:
    """The form, with the present settings chosen."""
    fields = tuple(_fields(settings, language))
    screen = settings_screen(settings, language)
    return Form(str(ids.SettingsForm()), say(language, "settings-title"), fields, otherwise=screen)


def settings_screen(settings: UserRow, language: Language, saved: bool = False) -> Screen:
    """The present settings, with a button that opens the form."""
    lines = [say(language, "settings-saved")] if saved else []
    for field in _fields(settings, language):
        now = next(choice.label for choice in field.choices if choice.value in field.chosen)
        lines.append(f"- {field.label}: **{now}**")
    button = Button(str(ids.SettingsForm()), say(language, "button-settings"))
    return Screen((Text(f"### {say(language, 'settings-title')}\n" + "\n".join(lines)), button))


def _fields(settings: UserRow, language: Language) -> list[ChoiceField]:
    zone = time_input.zone_of(settings, language)
    spans = {span: time_input.hours(hours) for span in USUAL_QUIET if (hours := read_quiet(span))}
    if settings.quiet and (hours := read_quiet(settings.quiet)):
        spans[settings.quiet] = time_input.hours(hours)
    choices = {
        "language": {"auto": say(language, "settings-language-auto"), "ja": "日本語", "en": "English"},
        "confirm": _yes_or_no(language),
        "tell": {how: say(language, f"tell-{how}") for how in ("usual", *WAYS_TO_TELL)},
        "quiet": {"none": say(language, "settings-quiet-none"), **spans},
        "rated": _yes_or_no(language),
    }
    now = {
        "language": settings.language or "auto",
        "confirm": "yes" if settings.confirm else "no",
        "tell": settings.tell or "usual",
        "quiet": settings.quiet or "none",
        "rated": "yes" if settings.rated else "no",
    }
    return [
        single_choice(
            name,
            say(language, f"settings-{name}"),
            [MenuEntry(value, label) for value, label in values.items()],
            now[name],
            say(language, f"settings-{name}-note", zone=zone),
        )
        for name, values in choices.items()
    ]


def _yes_or_no(language: Language) -> dict[str, str]:
    return {"yes": say(language, "yes"), "no": say(language, "no")}


def read_settings(settings: UserRow, sent: Sent, language: Language) -> UserChange:
    """What was chosen other than at present. Raises Refusal if a value is unknown."""
    changes: dict[str, Any] = {}
    for field in _fields(settings, language):
        chosen = sent.get(field.id, field.chosen)
        values = [choice.value for choice in field.choices]
        if len(chosen) != 1 or chosen[0] not in values:
            raise Refusal("refuse-unknown-choice", text=" ".join(chosen), choices=tuple(values))
        if chosen != field.chosen:
            changes[field.id] = _stored(field.id, chosen[0])
    if changes.get("quiet"):
        changes["zone"] = time_input.zone_of(settings, language)
    return UserChange(**changes)


def _stored(name: str, value: str) -> str | bool | None:
    """A value as it is stored."""
    if name in ("confirm", "rated"):
        return value == "yes"
    return None if value in ("auto", "usual", "none") and (name, value) != ("tell", "none") else value
