"""The reward phase (rules 9): seats within the threshold, in the new turn order.

If the bonus takes nothing from other seats (meeples of one's own stock, a tile from the stock, a free helper,
points to buy), all are asked together; else one after another."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Literal

from games.core import (
    Checked,
    Move,
    Note,
    Offer,
    OffersByKind,
    Phase,
    Refusal,
    SealedPhase,
    Seat,
    note,
    sealed_as,
)
from games.signorie.model import components as c
from games.signorie.model import events, moves
from games.signorie.model.cards_text import bonus_text
from games.signorie.model.state import Context, PlayerBoard, SignorieState, offspring_dice
from games.signorie.rules.actions import needs
from games.signorie.rules.actions.tasks import row_note
from games.signorie.rules.reward_track import (
    FLORINS,
    RULE,
    TILE,
    asked_together,
    bonuses,
    bride_florins,
    carry_out,
    score_tile,
    take_bride,
    take_florins,
    why_not_bonus,
)

BUY = "buy"
_BUY_OR_KEEP = (BUY, "keep")

Part = Literal["bonus", "bride", "florins"]
"""A part of a reward: its bonus, a bride, the florins that everybody gets (option bride)."""
Bride = Literal["wed", "first", "alone"]
"""A bride after the bonus, before it, or none."""
CARRIED_OUT: dict[Bride, tuple[Part, ...]] = {
    "wed": ("bonus", "bride"),
    "first": ("bride", "bonus"),
    "alone": ("bonus",),
}
"""The order of execution."""


class Rewards(Phase[SignorieState]):
    """Hand out this round's reward. `left`: seats that get one and are still to be served."""

    rule = RULE

    left: list[Seat]

    def step(self, ctx: Context) -> None:
        game = ctx.game
        if not self.left:
            ctx.pop()
        elif game.reward_slot.kind == "vp":
            for seat in self.left:
                score_tile(ctx, seat)
            rich = [seat for seat in self.left if _why_not_buy(game, seat) is None]
            self.left = []
            if rich:
                ctx.push(Purchase(rich))
        else:
            asked = self.left if asked_together(game, len(self.left)) else self.left[:1]
            self.left = self.left[len(asked) :]
            ctx.push(Claim(list(asked)))


def eligible(ctx: Context) -> list[Seat]:
    """The seats that get a reward, in the new turn order; the others are told why not (rules 9)."""
    game = ctx.game
    seats = []
    for seat in game.turn_order:
        if _why_not_eligible(game, seat) is None:
            seats.append(seat)
        else:
            ctx.tell(events.RewardMissed(seat, game.boards[seat].dice_sum, game.threshold(seat)))
    return seats


def _why_not_eligible(game: SignorieState, seat: Seat) -> Refusal | None:
    total, limit = game.boards[seat].dice_sum, game.threshold(seat)
    return Refusal("ERR_NOT_ELIGIBLE", RULE, sum=total, limit=limit) if total > limit else None


def _why_not_buy(game: SignorieState, seat: Seat) -> Refusal | None:
    return needs.why_not_pay(game.boards[seat].florins, c.BUY_COST, RULE)


class Claim(SealedPhase[SignorieState], OffersByKind[SignorieState]):
    """The bonus or florins, and a bride or none, in one question (rules 9)."""

    rule = RULE
    forced_is_seen = True

    answers: dict[Seat, tuple[str, Bride]] = {}

    def not_awaited(self, game: SignorieState, seat: Seat) -> Refusal:
        return _why_not_eligible(game, seat) or super().not_awaited(game, seat)

    def asks(self, game: SignorieState, seat: Seat) -> Note:
        return note("ask-reward", tile=game.reward, florins=c.REWARD_FLORINS)

    def kinds(self, game: SignorieState, seat: Seat) -> Sequence[type[Move]]:
        """With a bride after the bonus, before it where the table plays so, or without one."""
        unused = () if game.options.bride_any_time else (moves.ClaimBrideFirst,)
        return [kind for kind in self.offer_factories if kind not in unused]

    def _with_bride_offer(self, game: SignorieState, seat: Seat) -> Offer:
        florins = game.boards[seat].florins
        return self._offer(game, seat, moves.ClaimWithBride, florins, last=_why_no_bride(game, seat))

    def _bride_first_offer(self, game: SignorieState, seat: Seat) -> Offer:
        """A bride who comes first may bring the florins that the bonus needs."""
        brought = 0 if game.options.florins_for_everyone else bride_florins(game)
        florins = game.boards[seat].florins + brought
        return self._offer(game, seat, moves.ClaimBrideFirst, florins, closed=_why_no_bride(game, seat))

    def _without_bride_offer(self, game: SignorieState, seat: Seat) -> Offer:
        return self._offer(game, seat, moves.ClaimWithoutBride, game.boards[seat].florins)

    offer_factories = {
        moves.ClaimWithBride: _with_bride_offer,
        moves.ClaimBrideFirst: _bride_first_offer,
        moves.ClaimWithoutBride: _without_bride_offer,
    }

    def _offer(
        self,
        game: SignorieState,
        seat: Seat,
        move: type[Move],
        florins: int,
        closed: Refusal | None = None,
        last: Refusal | None = None,
    ) -> Offer:
        """The offer of a bonus or florins, for a seat that then has these florins. The reason why there is no
        bride is `closed` if she comes first, `last` if she follows the bonus."""
        board, tile = game.boards[seat], c.BONUS_TILES[game.reward]
        allowed = [*bonuses(game, seat, tile, florins), FLORINS]

        def why_not(bonus: str) -> Refusal | None:
            return None if bonus == FLORINS else why_not_bonus(game, seat, tile, bonus, florins)

        candidates = [*allowed, TILE] if len(allowed) == 1 else allowed
        bride = move is not moves.ClaimWithoutBride and not (closed or last)
        return Offer(
            move,
            closed=closed,
            last=last,
            previews={"bonus": lambda bonus: _bonus_note(game, board, bonus)},
            does=_bride_note(game, board.brides) if bride else None,
            bonus=Checked(candidates, why_not, allowed=allowed),
        )

    def default(self, game: SignorieState, seat: Seat) -> Move:
        """Florins, and the bride, who costs nothing."""
        married = _why_no_bride(game, seat) is None
        return moves.ClaimWithBride(FLORINS) if married else moves.ClaimWithoutBride(FLORINS)

    def opened(self, ctx: Context) -> None:
        ctx.pop()
        for seat in reversed(self.asked):
            bonus, bride = self.answers[seat]
            last: tuple[Part, ...] = ("florins",) if ctx.game.options.florins_for_everyone else ()
            ctx.push(Payout(seat, bonus, [*CARRIED_OUT[bride], *last]))

    handlers = {
        moves.ClaimWithBride: sealed_as(lambda move: (move.bonus, "wed")),
        moves.ClaimBrideFirst: sealed_as(lambda move: (move.bonus, "first")),
        moves.ClaimWithoutBride: sealed_as(lambda move: (move.bonus, "alone")),
    }


def _why_no_bride(game: SignorieState, seat: Seat) -> Refusal | None:
    """Why there is no place for a bride."""
    full = game.boards[seat].brides >= c.MOST_BRIDES
    return Refusal("ERR_BRIDE_FULL", RULE, most=c.MOST_BRIDES) if full else None


def _bonus_note(game: SignorieState, board: PlayerBoard, bonus: str) -> Note | None:
    if bonus == FLORINS:
        return note("hint-florins", florins=c.REWARD_FLORINS)
    tile = c.BONUS_TILES[game.reward]
    if tile.kind == "take":
        males, females = needs.taken(board, tile)
        return note("hint-gain", males=males, females=females)
    if tile.kind == "facedown_any":
        return row_note(board, bonus)
    return bonus_text(tile) if bonus == TILE else None


def _bride_note(game: SignorieState, brides: int) -> Note:
    """What the next bride brings."""
    return _brings(brides, 0 if game.options.florins_for_everyone else bride_florins(game))


@lru_cache
def _brings(brides: int, florins: int) -> Note:
    return note("hint-bride", vp=c.BRIDE_SLOTS[brides].vp, florins=florins, dice=offspring_dice(brides + 1))


class Payout(Phase[SignorieState]):
    """One seat's reward is carried out in the order of `todo`. `bonus`: as moves name it."""

    rule = RULE

    seat: Seat
    bonus: str
    todo: list[Part]

    def step(self, ctx: Context) -> None:
        match self.todo.pop(0) if self.todo else None:
            case "bride":
                take_bride(ctx, self.seat)
            case "bonus":
                self._bonus(ctx)
            case "florins":
                if florins := bride_florins(ctx.game):
                    take_florins(ctx, self.seat, florins)
            case None:
                ctx.pop()
                ctx.end_turn()

    def _bonus(self, ctx: Context) -> None:
        game, seat = ctx.game, self.seat
        if self.bonus == FLORINS:
            take_florins(ctx, seat, c.REWARD_FLORINS)
            return
        tile = c.BONUS_TILES[game.reward]
        ctx.tell(events.BonusTaken(seat, tile.id))
        carry_out(ctx, seat, tile, self.bonus)


class Purchase(SealedPhase[SignorieState]):
    """Florins for points, once (rules 9)."""

    rule = RULE

    answers: dict[Seat, bool] = {}

    def asks(self, game: SignorieState, seat: Seat) -> Note:
        return note("ask-buy", florins=c.BUY_COST, vp=c.BUY_VP)

    def not_awaited(self, game: SignorieState, seat: Seat) -> Refusal:
        why = _why_not_eligible(game, seat) or _why_not_buy(game, seat)
        return why or super().not_awaited(game, seat)

    def offers(self, game: SignorieState, seat: Seat) -> Iterator[Offer]:
        yield Offer(moves.BuyVp, buy=_BUY_OR_KEEP)

    def default(self, game: SignorieState, seat: Seat) -> Move:
        return moves.BuyVp("keep")

    def opened(self, ctx: Context) -> None:
        for seat in self.asked:
            if self.answers[seat]:
                board = ctx.game.boards[seat]
                board.florins -= c.BUY_COST
                board.vp += c.BUY_VP
                ctx.tell(events.VpBought(seat, -c.BUY_COST, c.BUY_VP))
        ctx.pop()
        ctx.end_turn()

    handlers = {moves.BuyVp: sealed_as(lambda move: move.buy == BUY)}
