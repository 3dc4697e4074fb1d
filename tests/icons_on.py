"""All icons as Discord could have them at worst: names and ids of the greatest length."""

from __future__ import annotations

import discord

from cogs.support.icons import Icons
from render.icons import ICONS


def all_icons() -> Icons:
    """Icons of which none is missing."""
    icons = Icons()
    icons.known(
        {
            mark: discord.PartialEmoji(name=f"icon_{number:07}", id=2**63 + number)
            for number, mark in enumerate(ICONS)
        }
    )
    return icons
