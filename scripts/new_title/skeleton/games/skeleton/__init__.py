"""Skeleton: the title. Start reading at `turns.py`, the course of a game."""

from games.core import PointSources, PublicPoints, Texts, Title
from games.skeleton import components as c
from games.skeleton import events, texts
from games.skeleton.game import Skeleton
from games.skeleton.state import SkeletonOptions
from games.skeleton.turns import Deal, Turns, scores, stones_of
from games.skeleton.view import figures, hand, hide


def _new_game(seats: int, options: SkeletonOptions) -> Skeleton:
    return Skeleton(
        phases=[Turns(), Deal()],
        options=options,
        stones_left=texts.pile(options),
        hands=[[] for _ in range(seats)],
        stones=[0] * seats,
    )


TITLE = Title(
    id="skeleton",
    seats=range(2, 5),
    game=Skeleton,
    options=SkeletonOptions,
    events=events.EVENTS,
    new_game=_new_game,
    hide=hide,
    hand=hand,
    figures=figures,
    texts=Texts(
        describe=texts.describe,
        rules=texts.rules,
        sections={"1": "set-up", "2": "turn"},
        position=texts.position,
        about=c.TABLES.file.about(),
    ),
    scoring=PointSources(
        {
            "taken": {events.StonesTaken: "stones"},
            "cards": {events.CardPlayed: "stones"},
        }
    ),
    points=PublicPoints(scores, stones_of),
)
