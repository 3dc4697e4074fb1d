"""A form that asks for one number, and what was typed into it."""

import re
import unicodedata
from typing import Any

import discord

from cogs.screens.panel.question_view import Typing
from cogs.screens.parts import cut
from cogs.support.interactions import Interaction
from words import Language, say
from words.names import escaped, name_alone


def form(asked: Typing, custom_id: str) -> discord.ui.Modal:
    """A form that asks for one number."""
    modal = discord.ui.Modal(title=cut(asked.title, 45), custom_id=custom_id, timeout=None)
    field: discord.ui.TextInput[Any] = discord.ui.TextInput(custom_id="number", min_length=1, max_length=10)
    modal.add_item(discord.ui.Label(text=cut(asked.label, 45), component=field))
    return modal


def typed_number(data: Any) -> str:
    """The number typed into a submitted form, as a token of an answer's path. If it is no number, the token
    is invalid."""
    text = _typed(data.get("components", ())).strip().replace(",", "")
    number = unicodedata.normalize("NFKC", text)
    return f"n{number}" if re.fullmatch(r"-?\d{1,9}", number) else "n"


def typed_line(interaction: Interaction, language: Language) -> str:
    """A line that repeats what was typed into a rejected form; empty if nothing was typed."""
    if interaction.type is not discord.InteractionType.modal_submit:
        return ""
    data: Any = interaction.data or {}
    text = _typed(data.get("components", ()))
    return say(language, "told-typed", text=escaped(name_alone(text))) if text.strip() else ""


def _typed(components: Any) -> str:
    """The text of a form's single field, however its components are nested."""
    for part in components:
        if "value" in part:
            return str(part["value"])
        inner = part.get("components") or ([part["component"]] if "component" in part else [])
        if inner and (found := _typed(inner)):
            return found
    return ""
