"""The guests of `make play`: people of the sandbox who join a visitor who is alone.

At every table that is opened in the welcome channel (or one of its threads) two of them press Join, as
people would. A visitor who tries Loggia out can start at once, and plays the guests' seats by acting as
them. The guests use Discord in the language of whoever opened the table."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from cogs.screens import ids
from sandbox import ClientRefused, MessageView, Sandbox
from soak.buttons import button_ids

GUESTS = ("Ben", "Chie", "Aoi")
SIT_DOWN = 2
MENTION = re.compile(r"<@(\d+)>")
"""The first one on a table's card is its host."""

WELCOME = "welcome"


class Guests:
    """Watches the welcome channel of a sandbox."""

    def __init__(self, sandbox: Sandbox) -> None:
        self.sandbox = sandbox
        self._greeted: set[int] = set()

    async def run(self) -> None:
        """Watch until cancelled. Tables that were already open are ignored."""
        self._greeted.update(card.id for card in await self._cards())
        version = self.sandbox.service.version
        while True:
            version = await self.sandbox.service.wait_change(version, 60)
            for card in await self._cards():
                if card.id not in self._greeted:
                    self._greeted.add(card.id)
                    await self._sit_down(card)

    async def _cards(self) -> list[MessageView]:
        """The cards of open tables in the welcome channel and its threads."""
        world = self.sandbox.world
        places = {channel.id for channel in world.channels.values() if channel.name == WELCOME}
        places |= {channel.id for channel in world.channels.values() if channel.parent_id in places}
        found = [message for place in places for message in await self.sandbox.messages(place)]
        return [card for card in found if not card.ephemeral and join_button(card)]

    async def _sit_down(self, card: MessageView) -> None:
        """Two guests who are not on the card (the host may be one) take a seat."""
        users = {user.name.casefold(): user for user in self.sandbox.world.users.values()}
        free = [name for name in GUESTS if f"<@{users[name.casefold()].id}>" not in card.text]
        host = MENTION.search(card.text)
        for name in free[:SIT_DOWN]:
            if host is not None:
                await self.sandbox.set_locale(name, self.sandbox.world.users[int(host[1])].locale)
            try:
                await self.sandbox.click(name, card, join_button(card))
            except ClientRefused:
                return  # the card has changed or gone meanwhile: the table has begun without them


def join_button(card: MessageView) -> str:
    """The id of the card's Join button; empty if there is none."""
    return next((str(id) for id in button_ids(card, ids.LobbyButton) if id.what == "join"), "")


@asynccontextmanager
async def guests_in(sandbox: Sandbox) -> AsyncIterator[None]:
    """Guests are there within this context."""
    watching = asyncio.create_task(Guests(sandbox).run())
    try:
        yield
    finally:
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)
