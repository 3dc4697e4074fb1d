"""Converts a screen or a form to Discord's components. Texts are shortened to fit, buttons go in rows of
five, and the number of components stays within Discord's limit."""

import io
from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from cogs.screens.forms import ChoiceField, Form, FormField, TextField
from cogs.screens.parts import (
    AttachedFile,
    Button,
    Divider,
    Illustrated,
    Menu,
    MenuEntry,
    Picture,
    Screen,
    ScreenPart,
    Text,
    cut,
)
from words.names import unescaped

TEXT = 4000
COMPONENTS = 40
LABEL = 80
PLACEHOLDER = 150
OPTION = 100
ALT = 1024
MENU = 25
TITLE, FIELD, NOTE = 45, 45, 100

STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}


def layout(screen: Screen) -> ui.LayoutView:
    """The components. The view is stopped: clicks are routed by their ids, so nothing stays in memory."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*_items(screen.parts), accent_colour=screen.accent))
    view.stop()
    return view


def files(screen: Screen) -> list[discord.File]:
    """New file objects for the pictures and attachments, for one sending."""
    parts = [part.picture if isinstance(part, Illustrated) else part for part in screen.parts]
    return [_file(part) for part in parts if isinstance(part, Picture | AttachedFile)]


def _file(part: Picture | AttachedFile) -> discord.File:
    if isinstance(part, AttachedFile):
        return discord.File(io.BytesIO(part.data), filename=part.name)
    return discord.File(io.BytesIO(part.data), filename=part.name, description=cut(unescaped(part.alt), ALT))


def allowed_mentions(screen: Screen) -> discord.AllowedMentions:
    """Notifies only the users that the screen names."""
    users = [discord.Object(user) for user in screen.mentions]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users)


def _items(parts: Sequence[ScreenPart]) -> list[ui.Item[Any]]:
    """Discord's items: buttons in rows of five, texts shortened so that everything fits."""
    texts = [part for part in parts if isinstance(part, Text | Illustrated)]
    room = TEXT
    if sum(len(part.text) for part in texts) > TEXT:
        room = TEXT // max(len(texts), 1)
    items: list[ui.Item[Any]] = []
    row: list[Button] = []
    for part in parts:
        if isinstance(part, Button):
            row.append(part)
            if len(row) == 5:
                items.append(_row(row))
                row = []
            continue
        if row:
            items.append(_row(row))
            row = []
        items.append(_item(part, room))
    if row:
        items.append(_row(row))
    return _within_limit(items)


def _within_limit(items: list[ui.Item[Any]]) -> list[ui.Item[Any]]:
    total = 1
    kept = []
    for item in items:
        size = len(list(item.walk_children())) + 1 if isinstance(item, ui.ActionRow | ui.Section) else 1
        if total + size > COMPONENTS:
            break
        total += size
        kept.append(item)
    return kept


def _item(part: Text | Illustrated | Divider | Picture | AttachedFile | Menu, room: int) -> ui.Item[Any]:
    if isinstance(part, Text):
        return ui.TextDisplay(cut(part.text, room))
    if isinstance(part, Illustrated):
        picture = f"attachment://{part.picture.name}"
        alt = cut(unescaped(part.picture.alt), ALT)
        return ui.Section(cut(part.text, room), accessory=ui.Thumbnail(picture, description=alt))
    if isinstance(part, AttachedFile):
        return ui.File(f"attachment://{part.name}")
    if isinstance(part, Divider):
        return ui.Separator()
    if isinstance(part, Picture):
        media = discord.MediaGalleryItem(
            f"attachment://{part.name}", description=cut(unescaped(part.alt), ALT)
        )
        return ui.MediaGallery(media)
    return ui.ActionRow(_menu(part))


def _row(buttons: Sequence[Button]) -> ui.ActionRow[Any]:
    return ui.ActionRow(
        *(
            ui.Button(
                custom_id=button.id,
                label=cut(unescaped(button.label), LABEL),
                style=STYLES[button.style],
                disabled=button.disabled,
            )
            for button in buttons
        )
    )


def _menu(menu: Menu) -> ui.Select[Any]:
    options = [
        discord.SelectOption(
            label=cut(unescaped(choice.label), OPTION),
            value=choice.value,
            description=cut(unescaped(choice.description), OPTION) or None,
        )
        for choice in menu.choices[:MENU]
    ]
    return ui.Select(
        custom_id=menu.id,
        placeholder=cut(unescaped(menu.placeholder), PLACEHOLDER),
        options=options,
        min_values=min(menu.least, len(options)),
        max_values=min(menu.most, len(options)),
    )


# Forms


def modal(form: Form) -> ui.Modal:
    """Discord's modal. It is stopped: what is sent is routed by its id, so nothing stays in memory."""
    made = ui.Modal(title=cut(unescaped(form.title), TITLE), custom_id=form.id, timeout=None)
    if form.text:
        made.add_item(ui.TextDisplay(form.text))
    for field in form.fields:
        label = cut(unescaped(field.label), FIELD)
        note = cut(unescaped(field.note), NOTE) or None
        made.add_item(ui.Label(text=label, description=note, component=_component(field)))
    made.stop()
    return made


def _component(field: FormField) -> ui.Item[Any]:
    if isinstance(field, TextField):
        return ui.TextInput(
            custom_id=field.id,
            default=field.value or None,
            placeholder=field.hint or None,
            required=field.required,
            max_length=field.most,
        )
    if field.looks == "radio":
        radio = [discord.RadioGroupOption(**_option(field, one)) for one in field.choices]
        return ui.RadioGroup(custom_id=field.id, options=radio)
    least, most = min(field.least, len(field.choices)), min(field.most, len(field.choices))
    counts: dict[str, Any] = {"min_values": least, "max_values": most, "required": least > 0}
    if field.looks == "boxes":
        boxes = [discord.CheckboxGroupOption(**_option(field, one)) for one in field.choices]
        return ui.CheckboxGroup(custom_id=field.id, options=boxes, **counts)
    options = [discord.SelectOption(**_option(field, one)) for one in field.choices]
    return ui.Select(custom_id=field.id, options=options, **counts)


def _option(field: ChoiceField, entry: MenuEntry) -> dict[str, Any]:
    return {
        "label": cut(unescaped(entry.label), OPTION),
        "value": entry.value,
        "description": cut(unescaped(entry.description), OPTION) or None,
        "default": entry.value in field.chosen,
    }
