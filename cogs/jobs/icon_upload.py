"""Icon upload: brings the titles' symbols to Discord as emoji of the application, in the background.

One process uploads; all read Discord's list from time to time. Nothing waits for it: until an icon is there,
its word stands alone. An emoji deleted by hand is uploaded again at the next look. When Discord has many,
those of former symbols are deleted, the longest unused first, unless a running table may show them.
"""

import json
import logging
import time
from collections.abc import Mapping, Sequence
from itertools import groupby

import discord

from cogs.app.client import BotBase
from cogs.app.loops import Loop
from cogs.support.discord_errors import shortly
from cogs.support.interactions import NETWORK
from cogs.support.urgency import Urgency, urgency
from db import StoreFailed
from games.manager.model.durations import DAY
from render.icons import ICONS, Icon, emoji_name, png

log = logging.getLogger("loggia.icons")

LOOK_SECONDS = 15.0
"""Seconds between two checks whether there is something to do."""

LIST_SECONDS = 3600.0
"""Seconds between two readings of Discord's list, if it had all icons and no message was refused."""

RETRY_SECONDS = 120.0
"""Seconds until it is read again otherwise."""

REFUSALS = 3
"""Number of refused uploads in a row after which the others are left for the next round."""

PACE_SECONDS = 0.4
"""Seconds between two uploads."""

QUIET_SECONDS, LONGEST_SECONDS = 2.0, 10.0
"""Seconds for which nobody has clicked when an icon is uploaded: no answer waits for its drawing. The upload
waits for such a moment until the longer of these is over."""

MANY = 1500
"""Number of emoji from which unused ones are deleted. Discord allows 2,000."""

NOTE_MS = DAY
"""Milliseconds after which the last use of an emoji is written again."""

LastUses = dict[str, tuple[str, int]]
"""By the name of an emoji: its title, and when it was last in use."""


class IconUpload(Loop):
    """The loop that keeps Discord's list of emoji and ours together."""

    label = "icons"

    def __init__(self, bot: BotBase) -> None:
        super().__init__(bot)
        self._names: dict[str, str] = {}
        self._failed: set[str] = set()
        self._next = float("-inf")

    async def _run(self) -> None:
        urgency.set(Urgency.LATER)
        while True:
            self.alive()
            if time.monotonic() >= self._next or self.bot.icons.doubted is not None:
                try:
                    complete = await self.round()
                    self._next = time.monotonic() + (LIST_SECONDS if complete else RETRY_SECONDS)
                except (StoreFailed, *NETWORK) as error:
                    self._next = time.monotonic() + RETRY_SECONDS
                    log.warning("the icons are not brought up to date: %s", shortly(error))
            await self.wait(LOOK_SECONDS)

    async def round(self) -> bool:
        """Read Discord's list, and as the leader upload what is missing and tidy up. True if nothing is
        missing now."""
        there = {emoji.name: emoji for emoji in await self.bot.fetch_application_emojis()}
        # Those of a title are shown as soon as their names are known: a post may be edited meanwhile.
        for _, icons in groupby(ICONS.items(), lambda one: one[1].title):
            for mark, icon in icons:
                if mark not in self._names and mark not in self._failed:
                    await self._name(mark, icon)
            self._show(there)
        if await self.bot.store.leads("icons"):
            uses = await self._used()
            await self._upload(there)
            await self._tidy(there, uses)
        return there.keys() >= set(self._names.values())

    async def _name(self, mark: str, icon: Icon) -> None:
        """Draw an icon for its name. One that can't be drawn is left out, and texts go on without it."""
        try:
            self._names[mark] = await self.bot.draw(emoji_name, icon)
        except Exception:
            self._failed.add(mark)
            log.exception("the icon of %s of %s can't be drawn", icon.thing, icon.title)

    def _show(self, there: Mapping[str, discord.Emoji]) -> None:
        """Use the uploaded icons in texts from now on."""
        self.bot.icons.known(
            {
                mark: discord.PartialEmoji(name=name, id=there[name].id)
                for mark, name in self._names.items()
                if name in there
            }
        )

    async def _upload(self, there: dict[str, discord.Emoji]) -> None:
        """Upload the missing icons one by one, while nobody clicks. One that is refused is tried again in the
        next round."""
        refusals = 0
        for mark, name in self._names.items():
            if name in there:
                continue
            image = await self.bot.draw(png, ICONS[mark])
            try:
                there[name] = await self.bot.create_application_emoji(name=name, image=image)
            except discord.HTTPException as error:
                log.warning("the icon %s is refused: %s", name, error)
                refusals += 1
                if refusals == REFUSALS:
                    raise
            else:
                refusals = 0
                self._show(there)
            await self._pause()

    async def _pause(self) -> None:
        """Wait until the next icon may be uploaded."""
        until = time.monotonic() + LONGEST_SECONDS
        await self.wait(PACE_SECONDS)
        while time.monotonic() < min(until, self.bot.receiver.clicked_at + QUIET_SECONDS):
            await self.wait(QUIET_SECONDS)

    async def _tidy(self, there: dict[str, discord.Emoji], uses: LastUses) -> None:
        """Delete unused emoji of ours while there are many. Emoji that others gave the application stay."""
        if len(there) < MANY:
            return
        shown = [(head.title, head.created_at) for head in await self.bot.store.live_tables()]
        for name in droppable(list(there), uses, set(self._names.values()), shown):
            await there.pop(name).delete()
            log.info("the unused icon %s is deleted", name)
            if len(there) < MANY:
                break
            await self.wait(PACE_SECONDS)

    async def _used(self) -> LastUses:
        """The last use of each emoji of ours. Those of present symbols are in use now."""
        key = f"icons of {self.bot.application_id}"
        written = await self.bot.store.meta(key)
        uses: LastUses = {name: (title, at) for name, (title, at) in json.loads(written or "{}").items()}
        now = self.bot.services.clock()
        new = {
            name: (ICONS[mark].title, now)
            for mark, name in self._names.items()
            if now - uses.get(name, ("", 0))[1] >= NOTE_MS
        }
        if new:
            uses |= new
            await self.bot.store.set_meta(key, json.dumps(uses))
        return uses


def droppable(
    there: Sequence[str], uses: LastUses, wanted: set[str], shown: Sequence[tuple[str, int]]
) -> list[str]:
    """Which of these emoji may be deleted, the longest unused first. `shown`: the title of each unfinished
    table, and since when it exists: its posts may show what was in use since then."""

    def needed(name: str) -> bool:
        title, last = uses[name]
        return any(since <= last and title in ("", playing) for playing, since in shown)

    unused = [name for name in there if name in uses and name not in wanted and not needed(name)]
    return sorted(unused, key=lambda name: uses[name][1])
