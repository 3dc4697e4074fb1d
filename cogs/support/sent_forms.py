"""Reads what was filled into a form."""

from collections.abc import Iterator
from typing import Any

import discord

from cogs.screens.forms import Sent
from cogs.support.interactions import Interaction
from words import Language, join, say
from words.names import escaped, name_alone


def sent_fields(data: Any) -> Sent:
    """What was filled in, by the ids of the fields, however the fields are nested."""
    return {str(part["custom_id"]): _values(part) for part in _fields(data.get("components", ()))}


def _fields(components: Any) -> Iterator[Any]:
    for part in components:
        if "value" in part or "values" in part:
            yield part
        else:
            yield from _fields(part.get("components") or ([part["component"]] if "component" in part else []))


def _values(part: Any) -> tuple[str, ...]:
    if "values" in part:
        return tuple([str(value) for value in part["values"]])
    return () if part["value"] is None else (str(part["value"]),)


def typed_line(interaction: Interaction, language: Language) -> str:
    """A line that repeats the texts typed into a form that could not be used; empty if nothing was typed."""
    if interaction.type is not discord.InteractionType.modal_submit:
        return ""
    data: Any = interaction.data or {}
    typed = [str(part["value"]) for part in _fields(data.get("components", ())) if _is_text(part)]
    texts = [escaped(name_alone(text)) for text in typed if text.strip()]
    return say(language, "told-typed", text=join(language, texts)) if texts else ""


def _is_text(part: Any) -> bool:
    text = discord.ComponentType.text_input.value
    return isinstance(part.get("value"), str) and part.get("type", text) == text
