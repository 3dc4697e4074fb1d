"""Spending progress points (rules 6)."""

from games.core import Checked, Note, Offer, OffersByKind, Refusal, Seat, note
from games.signorie.model import components as c
from games.signorie.model import events, moves
from games.signorie.model.state import Context, PlayerBoard, SignorieState
from games.signorie.model.tracks import (
    MAN,
    bonus_slots,
    can_advance,
    moved,
    pieces,
    room,
    why_not_step,
)
from games.signorie.rules.actions.tasks import Task


class Progress(OffersByKind[SignorieState], Task):
    """Progress points, step by step, with the immediate bonuses of slots (rules 6).

    `one_piece`, `one_track`: readings of the rules in which the first step restricts the others; `piece`
    moved last. `ended`: men who reached a bonus slot and still stand there, in the reading where only
    those who stop get the bonus (option career_bonus)."""

    rule = "6"

    points: int
    tracks: tuple[str, ...]
    used: int = 0
    one_piece: bool = False
    one_track: bool = False
    piece: str = ""
    ended: dict[str, int] = {}

    def waits_for(self, game: SignorieState) -> tuple[Seat, ...]:
        return (self.seat,) if self.points and self._can_go_on(game.boards[self.seat]) else ()

    def _can_go_on(self, board: PlayerBoard) -> bool:
        if self.one_piece and self.piece:
            return room(board, self.piece) > 0
        return can_advance(board, self.tracks, board.supply["m"])

    def asks(self, game: SignorieState, seat: Seat) -> Note:
        return note("ask-progress", points=self.points, tracks=self.tracks)

    def _enough(self, game: SignorieState, seat: Seat) -> Offer:
        return Offer(moves.Done, closed=None if self.used else Refusal("ERR_MIN_POINT", self.rule))

    def _steps(self, game: SignorieState, seat: Seat) -> Offer:
        board, left = game.boards[seat], self.points

        def why_not(piece: str, points: int) -> Refusal | None:
            if self.one_piece and self.piece not in ("", piece):
                return Refusal("ERR_TRACK_NOT_ALLOWED", "7", piece=self.piece)
            return why_not_step(board, self.tracks, piece, points, left)

        def usable(piece: str) -> Checked:
            points = range(1, min(left, room(board, piece)) + 1)
            return Checked(points, lambda points: why_not(piece, points), allowed=points)

        return Offer(
            moves.Step,
            whole=lambda move: why_not(move.piece, move.points),
            several=left,
            previews={
                "piece": lambda piece: step_note(board, piece, 1),
                "points": lambda piece, points: step_note(board, piece, points),
            },
            piece=Checked(tuple(pieces(board, self.tracks)), lambda piece: why_not(piece, 1)),
            points=usable,
        )

    offer_factories = {moves.Step: _steps, moves.Done: _enough}

    def _step(self, ctx: Context, seat: Seat, move: moves.Step) -> None:
        game = ctx.game
        advance(ctx, seat, move.piece, move.points)
        self.points -= move.points
        self.used += move.points
        self.piece = moved(game.boards[seat], move.piece, move.points)
        if move.piece == c.INITIATIVE:
            return
        career, slot = MAN[move.piece]
        if self.one_track:
            self.tracks = (career,)
        if game.options.career_bonus == "passing":
            for reached in bonus_slots(slot, slot + move.points):
                take_bonus(ctx, seat, reached)
        else:
            self._remember(game.boards[seat], move.piece)

    def _remember(self, board: PlayerBoard, left: str) -> None:
        """Men who reached a bonus slot, and men who left one."""
        for man, change in ((self.piece, 1), (left, 0)):
            career, slot = MAN[man]
            there = min(self.ended.get(man, 0) + change, board.men[career][slot])
            self.ended[man] = there if slot else 0

    def _done(self, ctx: Context, seat: Seat, move: moves.Done) -> None:
        self.points = 0

    def step(self, ctx: Context) -> None:
        for man, count in self.ended.items():
            slot = MAN[man][1]
            for _ in range(count if slot in bonus_slots(slot - 1, slot) else 0):
                take_bonus(ctx, self.seat, slot)
        ctx.pop()

    handlers = {moves.Step: _step, moves.Done: _done}


def advance(ctx: Context, seat: Seat, piece: str, points: int) -> None:
    """Move a piece, without a man's bonuses."""
    board = ctx.game.boards[seat]
    if piece == c.INITIATIVE:
        steps = raise_disc(ctx.game, seat, points)
        ctx.tell(events.InitiativeRaised(seat, steps, board.initiative))
        return
    career, slot = MAN[piece]
    if slot:
        board.add_man(career, slot, -1)
    else:
        board.supply["m"] -= 1
    board.add_man(career, slot + points)
    ctx.tell(events.Advanced(seat, career, slot, slot + points, 0 if slot else -1))


def take_bonus(ctx: Context, seat: Seat, slot: int) -> None:
    """The bonus of a career slot for a man who reaches it; nothing happens at the top of the initiative
    track."""
    bonus = c.CAREER_TRACK[slot]
    board = ctx.game.boards[seat]
    board.florins += bonus.florins
    steps = raise_disc(ctx.game, seat, bonus.initiative)
    if bonus.florins or steps:
        ctx.tell(events.BonusReached(seat, slot, bonus.florins, steps, board.initiative))


def raise_disc(game: SignorieState, seat: Seat, steps: int) -> int:
    """Move the initiative disc up as far as it goes, on top of the discs there; returns the number of
    steps."""
    board = game.boards[seat]
    steps = min(steps, c.INITIATIVE_TOP - board.initiative)
    if steps > 0:
        board.initiative += steps
        game.discs.remove(seat)
        game.discs.append(seat)
    return steps


def step_note(board: PlayerBoard, piece: str, points: int) -> Note:
    """Where a piece arrives, and the worth of that."""
    if piece == c.INITIATIVE:
        position = board.initiative + points
        return note("hint-initiative", position=position, vp=c.INITIATIVE_VP[position])
    slot = MAN[piece][1]
    here = c.CAREER_TRACK[slot + points]
    gains = tuple(
        note("hint-bonus", florins=c.CAREER_TRACK[at].florins, initiative=c.CAREER_TRACK[at].initiative)
        for at in bonus_slots(slot, slot + points)
    )
    return Note("hint-step", {"slot": here.slot, "vp": here.vp, "rank": here.rank, "gains": gains})
