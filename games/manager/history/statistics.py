"""Statistics of finished games: a player's places and averages, ratings, a server's leaderboard.

Everything is computed from the stored results on each request, so it can't drift from them. Games against
computer players are counted separately and never rated.
"""

import asyncio
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any

import msgspec

from db import PastResult, Store

START, SCALE = 1000, 40
"""The rating of a new player, and the number of points for one of openskill's."""


class ResultTally(msgspec.Struct, frozen=True):
    """A player's results in a title with a number of players. `against`: against computer players."""

    title: str
    seats: int
    against: bool
    games: int
    places: tuple[int, ...]
    points: float
    best: int

    @property
    def place(self) -> float:
        """The average place."""
        return sum(at * count for at, count in enumerate(self.places, 1)) / self.games


class Rating(msgspec.Struct, frozen=True):
    """A player's rating in a title. It is cautious: it starts low and rises as games confirm it."""

    user: int
    points: int
    games: int
    wins: int


class PlayerRecord(msgspec.Struct, frozen=True):
    """A player's statistics: tallies, and ratings by title."""

    tallies: tuple[ResultTally, ...]
    ratings: dict[str, Rating]


class Statistics:
    """Reads results and computes statistics, off the event loop."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, user_id: int, guild_id: int | None = None) -> PlayerRecord:
        """A user's statistics, on one server or everywhere."""
        own = await self.store.results(user_id=user_id, guild_id=guild_id)
        titles = sorted({result.title for result in own if result.rated})
        ratings = {}
        for title in titles:
            results = await self.store.results(guild_id=guild_id, title=title)
            found = await asyncio.to_thread(rated, results)
            if user_id in found:
                ratings[title] = found[user_id]
        return PlayerRecord(tuple(tallies(own)), ratings)

    async def leaderboard(self, guild_id: int, title: str) -> list[Rating]:
        """The rated players of a server, best first. Users who have opted out are left out."""
        results = await self.store.results(guild_id=guild_id, title=title)
        by_user = await asyncio.to_thread(rated, results)
        users = await self.store.users(list(by_user))
        shown = [rating for user, rating in by_user.items() if users[user].rated]
        return sorted(shown, key=lambda rating: (-rating.points, -rating.games, rating.user))


def tallies(results: Iterable[PastResult]) -> Iterator[ResultTally]:
    """A player's results by title and number of players; games against computer players separately."""

    def kind(result: PastResult) -> tuple[str, bool, int]:
        return result.title, result.computers > 0, result.seats

    for (title, against, seats), group in groupby(sorted(results, key=kind), kind):
        came = list(group)
        places = Counter(result.place for result in came)
        points = [result.points for result in came]
        yield ResultTally(
            title,
            seats,
            against,
            len(came),
            tuple(places[at] for at in range(1, seats + 1)),
            sum(points) / len(came),
            max(points),
        )


def rated(results: Sequence[PastResult]) -> dict[int, Rating]:
    """The ratings that follow from the results of one title.

    A forgotten user remains an opponent, a different one in each game, because nothing tells that it was the
    same person.
    """
    from openskill.models import PlackettLuce  # only loaded when ratings are requested

    model = PlackettLuce()
    skills: dict[int, Any] = {}
    games: Counter[int] = Counter()
    wins: Counter[int] = Counter()
    for _, group in groupby(results, lambda result: result.table_id):
        players = [result for result in group if result.rated]
        if len(players) < 2:
            continue
        before = [[skills.get(player.user_id or 0) or model.rating()] for player in players]
        after = model.rate(before, ranks=[player.place for player in players])
        for player, (skill,) in zip(players, after, strict=True):
            if player.user_id is not None:
                skills[player.user_id] = skill
                games[player.user_id] += 1
                wins[player.user_id] += player.place == 1
    return {
        user: Rating(user, round(START + SCALE * skill.ordinal()), games[user], wins[user])
        for user, skill in skills.items()
    }
