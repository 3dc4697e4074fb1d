"""A table of three people with a clock in hand."""

from __future__ import annotations

from hall_kit import ANN, BEN, Hall

from db import SeatHolder, UserChange
from games.core import Seat
from games.manager.model.proposal import ProposalKind
from games.manager.model.table import Table

CARL = 203
SEATS = {ANN: Seat(0), BEN: Seat(1), CARL: Seat(2)}


class Three(Hall):
    """One table of three: Ann, its host, Ben and Carl."""

    people = tuple(SeatHolder(at, user, name) for (user, at), name in zip(SEATS.items(), "ABC", strict=True))

    async def propose(self, user: int, what: ProposalKind) -> Table:
        return await self.tables.proposals.propose(self.id, user, what, self.click())

    async def say(self, word: str, user: int) -> Table:
        """Somebody agrees, disagrees or withdraws."""
        proposal = (await self.table()).proposal
        assert proposal is not None
        act = getattr(self.tables.proposals, word)
        table: Table = await act(self.id, user, proposal.at, self.click())
        return table

    async def away(self, user: int, days: int = 7) -> None:
        """Somebody is away from now on."""
        change = UserChange(away_from=self.now, away_until=self.now + days * 86_400_000)
        await self.tables.clocks.change_user(user, change)
