"""Skeleton: the title. Start reading at `turns.py`, the course of a game."""

from games.core import PublicPoints, Refusal, PointSources, Seat, Title
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


def _view(game: Skeleton, seat: Seat | None) -> Skeleton:
    return hide(TITLE.copy(game), seat)


def _why_not_start(seats: int, options: SkeletonOptions) -> Refusal | None:
    if seats in TITLE.seats:
        return None
    return Refusal("ERR_PLAYER_COUNT", "1", least=TITLE.seats[0], most=TITLE.seats[-1], have=seats)


TITLE = Title(
    id="skeleton",
    seats=range(2, 5),
    game=Skeleton,
    options=SkeletonOptions,
    events=events.EVENTS,
    new_game=_new_game,
    view=_view,
    hand=hand,
    why_not_start=_why_not_start,
    figures=figures,
    scoring=PointSources(
        {
            "taken": {events.StonesTaken: "stones"},
            "cards": {events.CardPlayed: "stones"},
        }
    ),
    points=PublicPoints(scores, stones_of),
    about=c.TABLES.file.about(),
    describe=texts.describe,
    rules=texts.rules,
    sections={"1": "set-up", "2": "turn"},
    position=texts.position,
)
