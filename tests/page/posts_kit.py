"""What the bot has posted in the sandbox, for the tests of the page."""

from __future__ import annotations

import re

from waiting import PATIENCE

from sandbox import MessageView, Sandbox
from words import LANGUAGES, say

_SOON = [say(language, "wait-asked-next", players="PLAYERS") for language in LANGUAGES]
SOON = "|".join([re.escape(line).replace("PLAYERS", ".*") for line in _SOON])
"""The line that names those who will be asked soon."""


async def newest_post(sandbox: Sandbox) -> MessageView:
    """The last post with the buttons of a table. However many private panels have come since."""

    async def posts() -> list[MessageView]:
        seen = await sandbox.messages("#welcome", limit=1000)
        return [one for one in seen if "Your move" in one.labels and not one.ephemeral]

    return (await sandbox.wait_for(posts, PATIENCE))[-1]


async def newer_post(sandbox: Sandbox, before: MessageView) -> None:
    """Wait for a post of the table after this one, or for this one to say something new. A computer player
    may think about it on a busy machine."""

    async def posted() -> bool:
        now = await newest_post(sandbox)
        return (now.id, now.edited) != (before.id, before.edited)

    await sandbox.wait_for(posted, PATIENCE)


async def awaited(sandbox: Sandbox) -> list[str]:
    """Whom the newest post of the table calls because the game waits for them, by name. Those who will be
    asked soon are called too, but what they give in advance moves nothing."""
    text = re.sub(SOON, "", (await newest_post(sandbox)).text)
    called = re.findall(r"<@(\d+)>", text)
    return [sandbox.world.users[int(number)].display for number in called]
