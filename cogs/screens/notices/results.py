"""The end of a game in its post: the ranking, the points by source as a picture and a table, and the turning
points."""

import msgspec

from cogs.screens.parts import Picture, ScreenPart, Text
from cogs.screens.speaking import speaker_at
from games.core import PointsBySource
from games.manager.model.table import Table
from words import Language, Speaker, results


class EndedGame(msgspec.Struct, frozen=True):
    """A finished game's result with its picture (None if it could not be drawn), and its chances with theirs
    (None if they can't be told)."""

    outcome: PointsBySource
    picture: bytes | None
    chances: tuple[PointsBySource, bytes] | None = None


def parts(table: Table, ended: EndedGame, language: Language) -> list[ScreenPart]:
    """The result as parts of a post."""
    speaker = speaker_at(table, language)
    outcome = ended.outcome
    standings = "\n".join(results.place_lines(speaker, outcome))
    shown: list[ScreenPart] = [Text(f"### {speaker.say('post-over')}\n{standings}")]
    shown += ended_pictures(speaker, ended)
    if outcome.rows:
        shown.append(Text(f"```\n{results.points_table(speaker, outcome)}\n```"))
    if turning := list(results.turning_lines(speaker, outcome)):
        lines = "\n".join(f"{number}. {line}" for number, line in enumerate(turning, 1))
        shown.append(Text(f"**{speaker.say('turning-title')}**\n{lines}"))
    return shown


def ended_pictures(speaker: Speaker, ended: EndedGame) -> list[Picture]:
    """The pictures of the result and of the chances, as far as there are any."""
    pictures = []
    if ended.picture is not None:
        pictures.append(Picture("result.png", ended.picture, results.result_alt(speaker, ended.outcome)))
    if ended.chances is not None:
        course, picture = ended.chances
        pictures.append(Picture("chances.png", picture, results.chances_alt(speaker, course)))
    return pictures
