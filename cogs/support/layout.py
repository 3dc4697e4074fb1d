"""Converts a screen or a form to Discord's components. Texts are shortened to fit, buttons go in rows of
five, and the number of components stays within Discord's limit."""

import io
import logging
from collections.abc import Sequence
from typing import Any

import discord
import msgspec
from discord import ui

from cogs.screens.discord_limits import (
    ALT_TEXT,
    BUTTON_LABEL,
    BUTTONS_IN_ROW,
    COMPONENTS,
    ENTRY,
    FIELD_LABEL,
    FIELD_NOTE,
    FORM_TITLE,
    MENU_ENTRIES,
    PLACEHOLDER,
    TEXTS,
)
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
    shorten,
)
from cogs.support.icons import Icons
from words.icon_marks import size, unmarked
from words.names import unescaped

log = logging.getLogger("loggia")

STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}


def layout(screen: Screen, icons: Icons) -> ui.LayoutView:
    """The components. The view is stopped: clicks are routed by their ids, so nothing stays in memory."""
    view = ui.LayoutView(timeout=None)
    parts = _with_icons(screen.parts, icons)
    view.add_item(ui.Container(*_items(parts, icons), accent_colour=screen.accent))
    view.stop()
    return view


def files(screen: Screen) -> list[discord.File]:
    """New file objects for the pictures and attachments, for one sending."""
    parts = [part.picture if isinstance(part, Illustrated) else part for part in screen.parts]
    return [_file(part) for part in parts if isinstance(part, Picture | AttachedFile)]


def _file(part: Picture | AttachedFile) -> discord.File:
    if isinstance(part, AttachedFile):
        return discord.File(io.BytesIO(part.data), filename=part.name)
    return discord.File(
        io.BytesIO(part.data), filename=part.name, description=shorten(unescaped(part.alt), ALT_TEXT)
    )


def allowed_mentions(screen: Screen) -> discord.AllowedMentions:
    """Notifies only the users that the screen names."""
    users = [discord.Object(user) for user in screen.mentions]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users)


def _with_icons(parts: Sequence[ScreenPart], icons: Icons) -> list[ScreenPart]:
    """The same parts with icons in their texts, as many as leave room for all words."""
    spare = TEXTS - sum(size(part.text) for part in parts if isinstance(part, Text | Illustrated))
    shown: list[ScreenPart] = []
    for part in parts:
        if isinstance(part, Text | Illustrated):
            text = icons.put_in(part.text, spare)
            spare -= len(text) - size(part.text)
            part = msgspec.structs.replace(part, text=text)
        shown.append(part)
    return shown


def _items(parts: Sequence[ScreenPart], icons: Icons) -> list[ui.Item[Any]]:
    """Discord's items: buttons in rows of five, texts shortened so that everything fits."""
    texts = [part for part in parts if isinstance(part, Text | Illustrated)]
    room = TEXTS
    if sum(len(part.text) for part in texts) > TEXTS:
        room = TEXTS // max(len(texts), 1)
    items: list[ui.Item[Any]] = []
    row: list[Button] = []
    for part in parts:
        if isinstance(part, Button):
            row.append(part)
            if len(row) == BUTTONS_IN_ROW:
                items.append(_row(row, icons))
                row = []
            continue
        if row:
            items.append(_row(row, icons))
            row = []
        items.append(_item(part, room, icons))
    if row:
        items.append(_row(row, icons))
    return _within_limit(items)


def _within_limit(items: list[ui.Item[Any]]) -> list[ui.Item[Any]]:
    """As many of the first items as a message may have. A screen that needs more is an error of ours."""
    total = 1
    for at, item in enumerate(items):
        total += len(list(item.walk_children())) + 1 if isinstance(item, ui.ActionRow | ui.Section) else 1
        if total > COMPONENTS:
            log.error("a screen is too long: its last %s parts are left out", len(items) - at)
            return items[:at]
    return items


def _item(
    part: Text | Illustrated | Divider | Picture | AttachedFile | Menu, room: int, icons: Icons
) -> ui.Item[Any]:
    if isinstance(part, Text):
        return ui.TextDisplay(shorten(part.text, room))
    if isinstance(part, Illustrated):
        picture = f"attachment://{part.picture.name}"
        alt = shorten(unescaped(part.picture.alt), ALT_TEXT)
        return ui.Section(shorten(part.text, room), accessory=ui.Thumbnail(picture, description=alt))
    if isinstance(part, AttachedFile):
        return ui.File(f"attachment://{part.name}")
    if isinstance(part, Divider):
        return ui.Separator()
    if isinstance(part, Picture):
        media = discord.MediaGalleryItem(
            f"attachment://{part.name}", description=shorten(unescaped(part.alt), ALT_TEXT)
        )
        return ui.MediaGallery(media)
    return ui.ActionRow(_menu(part, icons))


def _row(buttons: Sequence[Button], icons: Icons) -> ui.ActionRow[Any]:
    return ui.ActionRow(*(_button(button, icons) for button in buttons))


def _button(button: Button, icons: Icons) -> ui.Button[Any]:
    emoji, label = icons.label(button.label)
    return ui.Button(
        custom_id=button.id,
        label=shorten(unescaped(label), BUTTON_LABEL),
        emoji=emoji,
        style=STYLES[button.style],
        disabled=button.disabled,
    )


def _menu(menu: Menu, icons: Icons) -> ui.Select[Any]:
    options = [_select_option(choice, icons) for choice in menu.choices[:MENU_ENTRIES]]
    return ui.Select(
        custom_id=menu.id,
        placeholder=shorten(unescaped(menu.placeholder), PLACEHOLDER),
        options=options,
        min_values=min(menu.least, len(options)),
        max_values=min(menu.most, len(options)),
    )


# Forms


def modal(form: Form, icons: Icons) -> ui.Modal:
    """Discord's modal. It is stopped: what is sent is routed by its id, so nothing stays in memory."""
    made = ui.Modal(title=shorten(unescaped(form.title), FORM_TITLE), custom_id=form.id, timeout=None)
    if form.text:
        made.add_item(ui.TextDisplay(icons.put_in(form.text, TEXTS - size(form.text))))
    for field in form.fields:
        label = shorten(unescaped(field.label), FIELD_LABEL)
        note = shorten(unescaped(field.note), FIELD_NOTE) or None
        made.add_item(ui.Label(text=label, description=note, component=_component(field, icons)))
    made.stop()
    return made


def _component(field: FormField, icons: Icons) -> ui.Item[Any]:
    if isinstance(field, TextField):
        return ui.TextInput(
            custom_id=field.id,
            default=unmarked(field.value) or None,
            placeholder=unescaped(field.hint) or None,
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
    options = [_select_option(one, icons, one.value in field.chosen) for one in field.choices]
    return ui.Select(custom_id=field.id, options=options, **counts)


def _option(field: ChoiceField, entry: MenuEntry) -> dict[str, Any]:
    return {
        "label": shorten(unescaped(entry.label), ENTRY),
        "value": entry.value,
        "description": shorten(unescaped(entry.description), ENTRY) or None,
        "default": entry.value in field.chosen,
    }


def _select_option(entry: MenuEntry, icons: Icons, chosen: bool = False) -> discord.SelectOption:
    emoji, label = icons.label(entry.label)
    return discord.SelectOption(
        label=shorten(unescaped(label), ENTRY),
        value=entry.value,
        description=shorten(unescaped(entry.description), ENTRY) or None,
        emoji=emoji or icons.first(entry.description),
        default=chosen,
    )
