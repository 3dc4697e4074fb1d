"""The small tasks that actions, helpers and rewards open, one seat each (rules 6.1, 7, 8, 12)."""

from collections.abc import Iterator

from games.core import Checked, Note, Offer, Refusal, Seat, SingleSeatPhase, note
from games.signorie.model import components as c
from games.signorie.model import events, moves
from games.signorie.model.state import Context, PlayerBoard, SignorieState


class Task(SingleSeatPhase[SignorieState]):
    """One seat is asked; whatever limits its answer is public."""

    forced_is_seen = True


class AnyRow(Task):
    """A face-down tile goes to any row (rules 6.1)."""

    rule = "6.1"

    def asks(self, game: SignorieState, seat: Seat) -> Note:
        return note("ask-row")

    def offers(self, game: SignorieState, seat: Seat) -> Iterator[Offer]:
        board = game.boards[seat]
        yield Offer(
            moves.ChooseRow,
            last=None if game.stock else Refusal("ERR_TILE_STOCK", self.rule),
            previews={"row": lambda row: row_note(board, row)},
            row=Checked(c.ROWS, why_not_row),
        )

    def _row(self, ctx: Context, seat: Seat, move: moves.ChooseRow) -> None:
        draw_face_down(ctx, seat, move.row)
        ctx.pop()

    handlers = {moves.ChooseRow: _row}


def draw_face_down(ctx: Context, seat: Seat, row: str) -> None:
    """A tile from the stock goes to a row face down, seen by nobody; it is not put back (rules 12)."""
    game = ctx.game
    game.face_down.append(game.stock.pop())
    game.boards[seat].lay(row, face_down=1)
    ctx.reveal()
    ctx.tell(events.TileDrawn(seat, row))


def row_note(board: PlayerBoard, row: str) -> Note:
    """A row's contents, and the number of tiles it needs to count."""
    return note("hint-row", tiles=board.rows[row].tiles, need=c.ROW_TILES)


def why_not_row(row: str) -> Refusal | None:
    """Why this is no row."""
    return None if row in c.ROWS else Refusal("ERR_ROW", "6.1", rows=c.ROWS)


def pays_note(slot: str) -> Note:
    """Who pays for the assignment of a slot."""
    return note("hint-pays", sex=c.ASSIGNMENT_SLOTS[slot].sex)


def gain_meeples(ctx: Context, seat: Seat, males: int, females: int) -> None:
    """Meeples from the general stock to the supply; the stock must have them."""
    board = ctx.game.boards[seat]
    for sex, count in (("m", males), ("f", females)):
        board.stock[sex] -= count
        board.supply[sex] += count
    ctx.tell(events.MeeplesGained(seat, males, females))


class TakeMeeples(Task):
    """Meeples of the seat's choice from the general stock, as many as there are. An assignment and a helper
    ask the same (rules 7, 8); what is refused is said by the assignment's section."""

    rule = "8"

    count: int
    sexes: tuple[str, ...] = c.SEXES

    def _most(self, board: PlayerBoard, sex: str) -> int:
        return board.stock[sex] if sex in self.sexes else 0

    def total(self, board: PlayerBoard) -> int:
        """Number of meeples taken: all that were promised, or all there are."""
        return min(self.count, self._most(board, "m") + self._most(board, "f"))

    def asks(self, game: SignorieState, seat: Seat) -> Note:
        board = game.boards[seat]
        return note("ask-gain", count=self.total(board), males=board.stock["m"], females=board.stock["f"])

    def offers(self, game: SignorieState, seat: Seat) -> Iterator[Offer]:
        board = game.boards[seat]
        total, men, women = self.total(board), self._most(board, "m"), self._most(board, "f")
        least, most = max(0, total - women), min(total, men)

        def why_not_males(males: int) -> Refusal | None:
            if least <= males <= most:
                return None
            return Refusal("ERR_MEEPLES", self.rule, count=total, males=men, females=women)

        def why_not_females(males: int, females: int) -> Refusal | None:
            if males + females == total:
                return None
            return Refusal("ERR_MEEPLES", self.rule, count=total, males=men, females=women)

        yield Offer(
            moves.Gain,
            previews={"males": lambda males: note("hint-gain", males=males, females=total - males)},
            males=Checked(range(least, most + 1), why_not_males),
            females=lambda males: Checked((total - males,), lambda females: why_not_females(males, females)),
        )

    def _gain(self, ctx: Context, seat: Seat, move: moves.Gain) -> None:
        gain_meeples(ctx, seat, move.males, move.females)
        ctx.pop()

    handlers = {moves.Gain: _gain}
