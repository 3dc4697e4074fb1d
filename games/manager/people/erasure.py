"""Erases a person's data for good, while the games they played stay intact."""

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import NamedTuple

from db import TableHead
from games.core import Refusal
from games.manager.model.stored_table import Unloadable
from games.manager.people.display_names import DisplayNames
from games.manager.people.lobby import LobbyService
from games.manager.people.proposals import ProposalService
from games.manager.people.seats import SeatService
from games.manager.storage.repository import Repository, RequestContext, StaleClick
from words import LANGUAGES, language_for, say


class Erased(NamedTuple):
    """The number of tables that were changed, and of servers whose bans stay stored."""

    tables: int
    bans: int


class Erasure:
    """Takes a person out of tables, requests, studies and names."""

    def __init__(
        self,
        repository: Repository,
        lobby: LobbyService,
        seats: SeatService,
        proposals: ProposalService,
        display_names: DisplayNames,
        delete_lines: Callable[[Sequence[int]], Awaitable[None]],
    ) -> None:
        self.store = repository.store
        self.lobby = lobby
        self.seats = seats
        self.proposals = proposals
        self.display_names = display_names
        self.delete_lines = delete_lines

    async def erase(self, user_id: int) -> Erased:
        """Erase everything about a user that may be erased."""
        for head in await self.store.tables_of(user_id):
            await self._leave(user_id, head)
        await self._withdraw_requests(user_id)
        await self.delete_lines([line.table_id for line in await self.store.lines_of(user_id)])
        names = {str(language): say(language, "forget-name") for language in LANGUAGES}
        changed = await self.display_names.forget(user_id, names)
        return Erased(changed, len((await self.store.stored_about(user_id))["bans"]))

    async def _leave(self, user_id: int, head: TableHead) -> None:
        """Leave a lobby; in a running game, let a computer player go on. From a table that can't be loaded,
        only the name is removed."""
        if head.status == "lobby":
            await _until_done(lambda: self.lobby.leave(head.id, user_id, RequestContext(None)))
        else:
            name = say(language_for(head.language), "forget-name")
            await _until_done(lambda: self.seats.give_to_computer(head.id, user_id, name, "apprentice"))

    async def _withdraw_requests(self, user_id: int) -> None:
        """Withdraw the user's requests at tables where they have no seat, so that they don't get one."""
        asked = {entry["table_id"] for entry in (await self.store.stored_about(user_id))["log_entries"]}
        for head in await self.store.live_tables():
            if head.id in asked and head.status == "running":
                await _until_done(partial(self.proposals.withdraw_all, head.id, user_id))


async def _until_done(change: Callable[[], Awaitable[object]]) -> None:
    """Change a table, however often others write to it first."""
    try:
        await change()
    except StaleClick:
        await _until_done(change)
    except (Refusal, Unloadable):
        return  # over by now, or damaged: nobody gets a seat there, and the store forgets the name anyway
