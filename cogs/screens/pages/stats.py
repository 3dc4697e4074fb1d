"""The screens of statistics and ratings."""

from collections.abc import Sequence
from itertools import groupby

from cogs.screens.parts import Screen, ScreenPart, Text
from games.manager.history.statistics import PlayerRecord, Rating, ResultTally
from words import Language, join, say, title_name

SHOWN = 25
"""Maximum number of players on a server's leaderboard."""


def statistics(
    name: str, record: PlayerRecord, everywhere: bool, rated: bool | None, language: Language
) -> Screen:
    """A player's results. `rated`: whether the reader, who is that player, is rated; None if it is somebody
    else."""
    place = say(language, "stats-everywhere" if everywhere else "stats-here")
    parts: list[ScreenPart] = [Text(f"### {say(language, 'stats-heading', name=name)}\n-# {place}")]
    for title, group in groupby(record.tallies, lambda tally: tally.title):
        lines = [f"**{title_name(language, title)}**"]
        if (rating := record.ratings.get(title)) is not None:
            lines.append(f"- {_rating(rating, language)}")
        lines += [f"- {_tally(tally, language)}" for tally in group]
        parts.append(Text("\n".join(lines)))
    if not record.tallies:
        parts.append(Text(say(language, "stats-none")))
    if rated is not None:
        parts.append(Text(f"-# {say(language, 'stats-rated' if rated else 'stats-unrated')}"))
    return Screen(tuple(parts))


def _rating(rating: Rating, language: Language) -> str:
    return say(language, "stats-rating", points=str(rating.points), games=rating.games, wins=rating.wins)


def _tally(tally: ResultTally, language: Language) -> str:
    places = [
        say(language, "stats-place", place=at, count=count)
        for at, count in enumerate(tally.places, 1)
        if count
    ]
    return say(
        language,
        "stats-against" if tally.against else "stats-line",
        seats=tally.seats,
        games=tally.games,
        places=join(language, places),
        place=f"{tally.place:.1f}",
        points=f"{tally.points:.1f}",
        best=str(tally.best),
    )


def leaderboard(title: str, ratings: Sequence[Rating], reader: int, language: Language) -> Screen:
    """A server's best players in a title, and the reader's rank among them."""
    heading = say(language, "ratings-heading", title=title_name(language, title))
    placed = _placed(ratings)
    lines = [
        say(language, "ratings-line", place=place, player=f"<@{rating.user}>") + _rating(rating, language)
        for place, rating in (*placed[:SHOWN], *[one for one in placed[SHOWN:] if one[1].user == reader])
    ]
    text = "\n".join(lines) or say(language, "ratings-none")
    about = f"-# {say(language, 'ratings-about')}"
    return Screen((Text(f"### {heading}"), Text(text), Text(about)))


def _placed(ratings: Sequence[Rating]) -> list[tuple[int, Rating]]:
    """Ratings with their ranks; equal ones share a rank."""
    points = [rating.points for rating in ratings]
    return [(points.index(rating.points) + 1, rating) for rating in ratings]
