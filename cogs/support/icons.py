"""Icons in what the bot sends: replaces the marks in texts by the application's emoji, or takes them out.

The words are complete without icons. An icon that Discord doesn't have is left out, and so are the icons of a
line for which a message has no room.
"""

import logging
import re

import discord

from cogs.support.discord_errors import ErrorCode
from words import SEAT_SIGNS
from words.icon_marks import MARK, is_marked, unmarked

log = logging.getLogger("loggia.icons")

BESIDE = " "
"""Between an icon and its word."""

_SIGNS = "|".join(sign.shape for sign in SEAT_SIGNS)
_MARKED = re.compile(rf"({MARK.pattern})({_SIGNS})?")
"""A mark, and the sign of a seat that stands there where the icon is missing."""

_FENCE = "```"

_SENT = re.compile(rf"<:\w+:\d+>{BESIDE}?")


def without_icons(text: str) -> str:
    """The words of a text that was sent."""
    return _SENT.sub("", text)


Emoji = dict[str, discord.PartialEmoji]
"""Emoji by their marks."""


class Icons:
    """The emoji that Discord has of this application, by their marks."""

    def __init__(self) -> None:
        self.emoji: Emoji = {}
        self.doubted: Emoji | None = None
        """The emoji that were in use when Discord refused a message for one of them, until its list is read
        again."""

    def known(self, emoji: Emoji) -> None:
        """Use the emoji of Discord's list. If Discord refused a message with these, icons stay left out."""
        self.emoji = {} if emoji == self.doubted else emoji
        self.doubted = None

    def put_in(self, text: str, spare: int) -> str:
        """A text in Discord's markdown with its icons, `spare` characters longer at most. A line has all its
        icons or none, each of them once."""
        if not is_marked(text):
            return text
        lines = []
        code = False
        for line in text.split("\n"):
            code ^= line.startswith(_FENCE)
            if not is_marked(line):
                lines.append(line)
                continue
            plain = unmarked(line)
            shown = plain if code else self._line(line)
            if len(shown) - len(plain) > spare:
                shown = plain
            spare -= len(shown) - len(plain)
            lines.append(shown)
        return "\n".join(lines)

    def first(self, text: str) -> discord.PartialEmoji | None:
        """The first icon of a text."""
        marks = MARK.findall(text) if is_marked(text) else ()
        return next(filter(None, map(self.emoji.get, marks)), None)

    def label(self, text: str) -> tuple[discord.PartialEmoji | None, str]:
        """The icon of a button or menu entry (its first), and its label without icons."""
        if not is_marked(text):
            return None, text
        for found in _MARKED.finditer(text):
            emoji = self.emoji.get(found[1])
            if emoji is not None:
                before, after = text[: found.start()], text[found.end() :]
                return emoji, unmarked(before + (after.lstrip() if found[2] else after))
        return None, unmarked(text)

    def leave_out_if_refused(self, error: Exception) -> bool:
        """If Discord refused a message for an emoji, which somebody may have deleted, leave out all icons
        until Discord's list of them is read again. Returns whether it did."""
        invalid = isinstance(error, discord.HTTPException) and error.code == ErrorCode.INVALID_FORM_BODY
        if not invalid or "emoji" not in str(error):
            return False
        log.warning("a message is refused for its icons, they are left out for now: %s", error)
        self.emoji, self.doubted = {}, self.emoji or self.doubted
        return True

    def _line(self, line: str) -> str:
        shown: set[str] = set()

        def icon(found: re.Match[str]) -> str:
            emoji = self.emoji.get(found[1])
            if emoji is None:
                return found[2] or ""
            if found[1] in shown:
                return ""
            shown.add(found[1])
            return str(emoji) if found[2] else f"{emoji}{BESIDE}"

        return _MARKED.sub(icon, line)
