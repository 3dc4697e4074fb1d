"""The hiring phase: roll, shift, rewards, effects, hired ads leave (rules 6)."""

from collections.abc import Iterator, Sequence

import msgspec

from games.core import Move, Note, Offer, Phase, Refusal, SealedPhase, Seat, note, one_of, sealed_as
from games.philadelphia.model import components as c
from games.philadelphia.model import events, moves
from games.philadelphia.model import vocabulary as v
from games.philadelphia.model.orders import ReadDie
from games.philadelphia.model.standing_effects import die_shift, hired_by, holds, reward
from games.philadelphia.model.state import Agency, Context, PhiladelphiaState
from games.philadelphia.rules.effects.commuting import order_matters
from games.philadelphia.rules.effects.due import Due, counted, effect_of, effects_due
from games.philadelphia.rules.effects.prompts import TakeTurnedUp
from games.philadelphia.rules.effects.resolving import Effects, pay
from games.philadelphia.rules.moving_cards import discard_ads
from games.philadelphia.rules.together import ArrangeEffects, AskTogether, Queues, ask_together


class Hiring(Phase[PhiladelphiaState]):
    """Everything from the last action of a round to the discard of the hired ads (rules 6).

    - `dice`: each seat's faces before a shift; `shifts`: the seats that shift, and by how much.
    - `rewards_given`: the hired ads have paid. Stored as `paid`.
    - `left`: in order from the start player, all seats until then, after it those whose effects are still to
      come; `queues`: the effects of each.
    - `asked`: the seats that answered a question in advance."""

    rule = "6"

    dice: list[list[int]] = []
    shifts: dict[Seat, int] = {}
    left: list[Seat] = []
    rewards_given: bool = msgspec.field(name="paid", default=False)
    queues: Queues = {}
    asked: list[Seat] = []

    def step(self, ctx: Context) -> None:
        game = ctx.game
        if not self.dice:
            self._roll(ctx)
        elif not self.rewards_given:
            self._pay(ctx)
        elif self.left:
            self._effects(ctx)
        else:
            if game.hired_by_roll:
                self._clear(ctx)
            ctx.pop()

    def _clear(self, ctx: Context) -> None:
        """The hired ads leave, each field in posting order (6.6)."""
        game = ctx.game
        for seat in game.turn_order:
            gone = [ad.card for ad in game.agencies[seat].field if ad.card in game.hired_by_roll]
            discard_ads(ctx, seat, gone)

    def _roll(self, ctx: Context) -> None:
        """One common die, one more for each Second Roll; then seats that may shift decide (6.1, 6.2)."""
        game = ctx.game
        game.posted, game.hired, game.hired_by_roll, game.payments, game.breached = [], [], [], [], []
        game.face = ctx.roll("hiring die", len(c.FACES))
        ctx.tell(events.DieRolled(game.start, game.face))
        self.dice = [[game.face] for _ in game.agencies]
        self.left = list(game.turn_order)
        asked = []
        for seat in self.left:
            agency = game.agencies[seat]
            if agency.extra_dice:
                self._roll_more(ctx, seat, agency)
            if not agency.field or not die_shift(agency):
                continue
            if not shift_matters(game, seat, self.dice[seat]):
                ctx.tell(events.ShiftNeedless(seat))
            else:
                asked.append(seat)
        if asked:
            ctx.push(ShiftDice(sorted(asked), dice=self.dice))

    def _roll_more(self, ctx: Context, seat: Seat, agency: Agency) -> None:
        """A seat's own dice beside the common one."""
        for _ in range(agency.extra_dice):
            face = ctx.roll("second die", len(c.FACES))
            self.dice[seat].append(face)
            ctx.tell(events.ExtraDieRolled(seat, face))
        agency.extra_dice = 0

    def resume(self, ctx: Context, result: "ShiftDice | ArrangeEffects | AskTogether") -> None:
        """All have answered: shifts, orders, or questions of effects whose turn is still to come."""
        match result:
            case ShiftDice():
                shifts = {seat: shift for seat, shift in result.answers.items() if shift}
                self.shifts = dict(sorted({**self.shifts, **shifts}.items()))
            case ArrangeEffects():
                self.queues.update(result.arranged)
            case AskTogether():
                for seat, answer in result.answers.items():
                    due = self.queues[seat][result.places[seat]]
                    due.answered, due.answer = True, answer
                    question = result.questions[seat]
                    due.shown = question.cards if isinstance(question, TakeTurnedUp) else []

    def _pay(self, ctx: Context) -> None:
        """The hired set is fixed, then every hired ad pays (6.3, 6.4)."""
        game = ctx.game
        hired: dict[Seat, tuple[str, ...]] = {}
        all_hired: list[str] = []
        for seat in self.left:
            agency = game.agencies[seat]
            shift = self.shifts.get(seat, 0) if self.shifts else 0
            if shift:
                ctx.tell(events.DieShifted(seat, shift))
            if agency.field and (cards := hired_by(agency, self.dice[seat], shift)):
                hired[seat] = cards
                all_hired += cards
        game.hired_by_roll = all_hired
        game.hired = list(all_hired)
        if not all_hired:
            ctx.tell(events.NobodyHired(game.face))
        for seat, cards in hired.items():
            for card in cards:
                pay(ctx, seat, card)
        self.left = list(hired)
        self.rewards_given = True
        if hired:
            self._arrange(ctx, hired)

    def _arrange(self, ctx: Context, hired: dict[Seat, tuple[str, ...]]) -> None:
        """The effects of each seat, in the order it chooses; all seats with a choice are asked (6.5)."""
        game = ctx.game
        for seat in self.left:
            if found := _hire_effects(game, seat, hired[seat]):
                self.queues[seat] = found
        self.left = list(self.queues)
        asked: Queues = {}
        for seat, queue in sorted(self.queues.items()):
            if len(queue) < 2:
                continue
            if not order_matters(queue):
                ctx.tell(events.OrderNeedless(seat))
            else:
                asked[seat] = queue
        if asked:
            ctx.push(ArrangeEffects(list(asked), queues=asked))

    def _effects(self, ctx: Context) -> None:
        """All hire effects of one player, in the order that player chose (6.5)."""
        if len(self.left) > 1 and self.left[0] not in self.asked:
            others = [seat for seat in self.left if seat not in self.asked]
            together = ask_together(ctx, others, self.queues)
            if together is not None:
                self.asked += together.asked
                ctx.push(together)
                return
        seat = self.left.pop(0)
        ctx.push(Effects(seat, list(self.queues[seat])))


def _hire_effects(game: PhiladelphiaState, seat: Seat, cards: Sequence[str]) -> list[Due]:
    """The hire effects that the hiring of these ads of a seat sets off, as listed (6.5)."""
    return [due for card in cards for due in effects_due(game, seat, "hire", card)]


def shift_matters(game: PhiladelphiaState, seat: Seat, dice: Sequence[int]) -> bool:
    """Whether a seat may shift its dice and a shift would hire other ads: then its gold or its cards,
    including the posted ones, differ."""
    agency = game.agencies[seat]
    most = die_shift(agency)
    return most > 0 and len({hired_by(agency, dice, shift) for shift in range(-most, most + 1)}) > 1


def best_shift(game: PhiladelphiaState, seat: Seat, dice: Sequence[int]) -> int:
    """The shift that hires the most reward gold; none on a tie (rules 12)."""
    most = die_shift(game.agencies[seat])
    return max(range(-most, most + 1), key=lambda shift: (_gold(game, seat, dice, shift), shift == 0))


def _gold(game: PhiladelphiaState, seat: Seat, dice: Sequence[int], shift: int) -> int:
    return sum(reward(game, seat, card) for card in hired_by(game.agencies[seat], dice, shift))


def _from_effects(game: PhiladelphiaState, seat: Seat, cards: Sequence[str]) -> int:
    """The gold that effects of hired ads are certain to bring, beside the rewards."""
    gold = 0
    for due in _hire_effects(game, seat, cards):
        effect = effect_of(due)
        if not effect.optional and holds(game.agencies[seat], effect.conditions):
            gains = [op.amount for op in effect.ops if isinstance(op, v.GainGold)]
            gold += sum([counted(game, seat, due, amount) for amount in gains])
    return gold


class ShiftDice(SealedPhase[PhiladelphiaState]):
    """Read one's own dice higher or lower; all concerned are asked together (rules 6.2)."""

    rule = "6"

    answers: dict[Seat, int] = {}
    dice: list[list[int]] = []

    def asks(self, game: PhiladelphiaState, seat: Seat) -> Note:
        return note("ask-shift", faces=tuple(str(face) for face in self.dice[seat]))

    def offers(self, game: PhiladelphiaState, seat: Seat) -> Iterator[Offer]:
        agency = game.agencies[seat]
        most = die_shift(agency)

        def preview(shift: int) -> Note:
            ads = hired_by(agency, self.dice[seat], shift)
            gold, cards = _gold(game, seat, self.dice[seat], shift), sum(c.CARDS[ad].kind.cards for ad in ads)
            return note("hint-shift", ads=ads, gold=gold, cards=cards, effects=_from_effects(game, seat, ads))

        yield Offer(
            moves.ShiftDie,
            previews={"shift": preview},
            shift=one_of(range(-most, most + 1), Refusal("ERR_BAD_CHOICE", "6")),
        )

    def default(self, game: PhiladelphiaState, seat: Seat) -> Move:
        return moves.ShiftDie(best_shift(game, seat, self.dice[seat]))

    def opened(self, ctx: Context) -> None:
        ctx.done(self)

    handlers = {moves.ShiftDie: sealed_as(lambda move: move.shift)}

    def _read(self, game: PhiladelphiaState, seat: Seat, order: ReadDie) -> Move:
        return self.default(game, seat) if order.reading == "most" else moves.ShiftDie(0)

    order_handlers = {ReadDie: _read}
