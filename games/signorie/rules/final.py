"""The end of the game (rules 10)."""

from operator import mul

from games.core import Note, Phase, Seat, SeatScore, note
from games.signorie.model import components as c
from games.signorie.model import events
from games.signorie.model.state import BoardRow, Context, PlayerBoard, SignorieState

_HALVES = tuple(slot.vp // 2 for slot in c.CAREER_TRACK)


def careers_vp(board: PlayerBoard) -> int:
    """Half the points of its slot, rounded down, for each man still on a career."""
    return sum([sum(map(mul, counts, _HALVES)) for counts in board.men.values()])


def row_vp(row: BoardRow) -> int:
    """The worth of a row's tiles if there are enough of them, else 0."""
    return row_worth(row) if row.tiles >= c.ROW_TILES else 0


def row_worth(row: BoardRow) -> int:
    """The sum of a row's tiles."""
    return sum([c.TILES[tile].value for tile in row.face_up]) + c.FACE_DOWN_VP * row.face_down


class FinalScoring(Phase[SignorieState]):
    """Men on careers and rows of tiles; most points win, ties go to the seat ahead in the turn order
    (rules 10)."""

    rule = "10"

    def step(self, ctx: Context) -> None:
        game = ctx.game
        game.scores = scores(game)
        for score in game.scores:
            scored = _result(game.boards[score.seat], score.seat)
            game.boards[score.seat].vp = scored.total
            ctx.tell(scored)
        best = next(score for score in game.scores if score.place == 1)
        ctx.tell(events.GameEnded(best.seat, best.points))
        ctx.pop()


def scores(game: SignorieState) -> tuple[SeatScore, ...]:
    """The result if the game ended now (rules 10)."""
    results = [_result(board, Seat(at)) for at, board in enumerate(game.boards)]
    ahead = sorted(results, key=lambda scored: (-scored.total, game.turn_order.index(scored.seat)))
    return tuple(
        SeatScore(
            seat=scored.seat,
            place=1 + ahead.index(scored),
            points=scored.total,
            tiebreak=1 + game.turn_order.index(scored.seat),
            parts=_parts(scored),
        )
        for scored in results
    )


def _result(board: PlayerBoard, seat: Seat) -> events.Scored:
    careers = careers_vp(board)
    rows = {name: row_vp(row) for name, row in board.rows.items()}
    vp = careers + sum(rows.values())
    return events.Scored(seat, careers, **rows, vp=vp, total=board.vp + vp)


def _parts(scored: events.Scored) -> tuple[Note, ...]:
    """The sources of points; zeros are left out, except for the first."""
    parts = [note("score-played", vp=scored.total - scored.vp)]
    if scored.careers:
        parts.append(note("score-careers", vp=scored.careers))
    for row in c.ROWS:
        if getattr(scored, row):
            parts.append(note("score-row", row=row, vp=getattr(scored, row)))
    return tuple(parts)
