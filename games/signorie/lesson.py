"""A first game of Signorie: a die and its cost, a career, a marriage, a mission, the reward, the end.

The positions are of a game for two, played on from its own beginning; the learner sits first."""

from collections.abc import Mapping, Sequence
from typing import Any

from games.core import LEARNER, Lesson, LessonLook, LessonMove, LessonScene, Seat, Title, engine
from games.core.chance import Secret
from games.signorie.model import components as c
from games.signorie.model import moves, tracks
from games.signorie.model.state import PlayerBoard, SignorieOptions, SignorieState
from games.signorie.rules.rounds import Round
from games.signorie.rules.turn import TakeTurn, die_cost

OTHER = Seat(1)
SECRET = Secret(b"lesson0")

DEAR, FREE = "B1", "B6"
"""A die that costs much, and one of the same colour that is free."""

CAREER, MAN = "pol0", "pol4"
"""A man who enters a career, and one far enough up for a mission."""
SLOT = c.CAREER_TRACK[tracks.MAN[MAN][1]]
"""The slot of the latter."""


def _dealt(title: Title[SignorieState, SignorieOptions]) -> SignorieState:
    """The beginning of a game for two: the learner goes first."""
    game = engine.start(title, 2, title.options(), SECRET).game
    assert game.turn_order[0] == LEARNER, "another secret begins with somebody else"
    return game


def _later(
    title: Title[SignorieState, SignorieOptions], mine: Sequence[str], vp: int, florins: int
) -> SignorieState:
    """The learner's turn later in the round: these dice are taken, a man is up on his career."""
    game = _dealt(title)
    board = game.boards[LEARNER]
    for die in mine:
        game.dice.remove(die)
        colour, pips = c.DIE[die]
        board.dice[colour] = pips
    board.supply["m"] -= 1
    board.add_man(*tracks.MAN[MAN])
    board.vp, board.florins = vp, florins
    game.passed = [OTHER]
    game.phases = [Round("actions", 1), TakeTurn(LEARNER)]
    return game


def _marriage(title: Title[SignorieState, SignorieOptions]) -> SignorieState:
    """The next turn of the first round, with a red die."""
    came_up = _dealt(title).boards[LEARNER].florins + SLOT.florins
    game = _later(title, [FREE], 0, came_up)
    return engine.play_all(title, game, SECRET, (LEARNER, moves.TakeDie("R3")), (LEARNER, moves.Signoria()))


def _mission(title: Title[SignorieState, SignorieOptions]) -> SignorieState:
    """The turn after it, with a grey die."""
    game = _marriage(title)
    married = moves.Marry(_city(game), c.DOWRY_MOST)
    return engine.play_all(
        title, game, SECRET, (LEARNER, married), (LEARNER, moves.TakeDie("G3")), (LEARNER, moves.Signoria())
    )


def _enough(title: Title[SignorieState, SignorieOptions]) -> SignorieState:
    """Three dice are taken: any other would exceed the threshold."""
    game = _mission(title)
    return engine.play_all(title, game, SECRET, (LEARNER, moves.SendMission(MAN, _city(game))))


def _last(title: Title[SignorieState, SignorieOptions]) -> SignorieState:
    """The last round: only the learner has not passed."""
    game = _later(title, ["B6", "R6", "Y4"], 61, 1)
    game.round = game.rounds
    game.rewards[: game.rounds - 1] = [""] * (game.rounds - 1)
    mine, theirs = game.boards
    for board, row, count in (
        (mine, c.MARRIAGE, c.ROW_TILES),
        (mine, "pol", c.ROW_TILES - 1),
        (theirs, "mil", 1),
    ):
        _lay(game, board, row, count)
    theirs.vp, theirs.florins, theirs.dice = 63, 1, {"G": 6, "P": 6, "R": 3}
    return game


def _lay(game: SignorieState, board: PlayerBoard, row: str, count: int) -> None:
    """Tiles of the stock that fit a row, one of each family."""
    shields = list(c.PLANS[board.plan].row(row))
    for tile in list(game.stock):
        family = c.TILES[tile].family
        if family in shields and count:
            shields.remove(family)
            game.stock.remove(tile)
            board.lay(row, tile)
            count -= 1


def _price(game: SignorieState) -> Mapping[str | int, bool]:
    right = die_cost(DEAR)
    return {
        cost: cost == right for cost in sorted({right, c.DIE[DEAR].pips, c.COLOUR[c.DIE[DEAR].colour].cost})
    }


def _die(game: SignorieState) -> Mapping[str, Any]:
    return {
        "die": FREE,
        "dear": DEAR,
        "slot": c.COLOUR[c.DIE[DEAR].colour].cost,
        "pips": c.DIE[DEAR].pips,
        "cost": die_cost(DEAR),
        "limit": game.threshold(LEARNER),
        "high": c.DIE[FREE].pips,
    }


def _city(game: SignorieState) -> str:
    return str(next(iter(game.cities)))


def _wedding(game: SignorieState) -> Mapping[str, Any]:
    dowry = min(c.DOWRY_MOST, game.boards[LEARNER].florins)
    return {"dowry": dowry, "vp": dowry * c.VP_PER_DOWRY}


def _sent(game: SignorieState) -> Mapping[str, Any]:
    return {"man": MAN, "vp": SLOT.vp, "rank": SLOT.rank}


def _sum(game: SignorieState) -> Mapping[str, Any]:
    board = game.boards[LEARNER]
    return {"sum": board.dice_sum, "limit": game.threshold(LEARNER), "bonus": game.reward}


LESSON = Lesson(
    seats=2,
    scenes=(
        LessonScene(
            _dealt,
            (
                LessonLook("dice", choices=_price, figures=_die),
                LessonMove(
                    "take",
                    lambda game: moves.TakeDie(FREE),
                    figures=_die,
                    slip=lambda game, move: "take-none" if isinstance(move, moves.Pass) else "",
                ),
                LessonMove("action", lambda game: moves.Signoria(), figures=_die),
                LessonMove(
                    "career",
                    lambda game: moves.Step(CAREER, c.TRACKS_POINTS),
                    wanted=lambda game, move: move.piece.endswith("0") and move.points == c.TRACKS_POINTS,
                    pictures=("area",),
                ),
            ),
        ),
        LessonScene(
            _marriage,
            (
                LessonMove(
                    "marry",
                    lambda game: moves.Marry(_city(game), min(c.DOWRY_MOST, game.boards[LEARNER].florins)),
                    wanted=lambda game, move: move.dowry == _wedding(game)["dowry"],
                    pictures=("area",),
                    figures=_wedding,
                ),
            ),
        ),
        LessonScene(
            _mission,
            (
                LessonMove(
                    "mission",
                    lambda game: moves.SendMission(MAN, _city(game)),
                    wanted=lambda game, move: True,
                    pictures=("area",),
                    figures=_sent,
                ),
            ),
        ),
        LessonScene(
            _enough,
            (
                LessonMove("pass", lambda game: moves.Pass(), figures=_sum),
                LessonMove(
                    "reward",
                    lambda game: moves.ClaimWithBride("tile"),
                    wanted=lambda game, move: True,
                    then=((OTHER, moves.ClaimWithoutBride("florins")),),
                    figures=_sum,
                    tells=5,
                ),
            ),
        ),
        LessonScene(_last, (LessonMove("end", lambda game: moves.Pass(), figures=_sum),)),
    ),
)
