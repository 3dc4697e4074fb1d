"""The hiring phase: roll, shift, rewards, effects, hired ads leave (rules 6)."""

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from games.core import (
    Checked,
    Flow,
    Move,
    Note,
    Offer,
    Phase,
    Refusal,
    Sealed,
    Seat,
    clockwise,
    note,
)
from games.philadelphia.model import components as c
from games.philadelphia.model import events, moves
from games.philadelphia.model import vocabulary as v
from games.philadelphia.model.state import Agency, PhiladelphiaState, is_posted
from games.philadelphia.model.statics import caught, die_shift, holds, reward
from games.philadelphia.model.zones import discard_ads
from games.philadelphia.rules.commuting import order_matters
from games.philadelphia.rules.due import Due, amount, effect_of, effects_due
from games.philadelphia.rules.effects import Effects, pay
from games.philadelphia.rules.prompts import TakeTurnedUp
from games.philadelphia.rules.together import ArrangeEffects, AskTogether, Queues, ask_together

Rules = Flow[PhiladelphiaState]


class Hiring(Phase[PhiladelphiaState]):
    """Everything after the last action of a round, up to the discard of the hired ads (rules 6).

    `dice` are each seat's faces before a shift, `shifts` what it makes of them, `left` the
    seats whose effects are still to come, in order from the start player, `queues` what each of them has to
    resolve; `asked` have answered a question ahead of their turn."""

    rule: ClassVar[str] = "6"

    dice: list[list[int]] = []
    shifts: dict[Seat, int] = {}
    left: list[Seat] = []
    paid: bool = False
    queues: Queues = {}
    asked: list[Seat] = []

    def step(self, flow: Rules) -> None:
        game = flow.game
        if not self.dice:
            self._roll(flow)
        elif not self.paid:
            self._pay(flow)
        elif self.left:
            self._effects(flow)
        else:
            if game.caught:
                self._clear(flow)
            flow.pop()

    def _clear(self, flow: Rules) -> None:
        """The hired ads leave, each field in posting order (6.6)."""
        game = flow.game
        gone = game.caught
        for seat in clockwise(len(game.agencies), game.start):
            field = game.agencies[seat].field
            if field and (cards := [ad.card for ad in field if ad.card in gone]):
                discard_ads(flow, seat, cards)

    def _roll(self, flow: Rules) -> None:
        """One die for all, one more for each Second Roll; then whoever may shift says so (6.1, 6.2)."""
        game = flow.game
        game.posted, game.hired, game.caught = [], [], []
        game.face = flow.roll("hiring die", len(c.FACES))
        if flow.heard:
            flow.tell(events.DieRolled(game.start, game.face))
        self.dice = [[game.face] for _ in game.agencies]
        self.left = list(clockwise(len(game.agencies), game.start))
        asked = []
        for seat in self.left:
            agency = game.agencies[seat]
            if agency.extra_dice:
                self._roll_more(flow, seat, agency)
            if not agency.field or not die_shift(agency):
                continue
            if not shift_matters(game, seat, self.dice[seat]):
                flow.tell(events.ShiftNeedless(seat))
            elif agency.habits.shift == "most":
                self.shifts[seat] = best_shift(game, seat, self.dice[seat])
            elif agency.habits.shift == "ask":
                asked.append(seat)
        if asked:
            flow.push(ShiftDice(sorted(asked), dice=self.dice))

    def _roll_more(self, flow: Rules, seat: Seat, agency: Agency) -> None:
        """A seat's own dice beside the common one."""
        for _ in range(agency.extra_dice):
            face = flow.roll("second die", len(c.FACES))
            self.dice[seat].append(face)
            flow.tell(events.ExtraDieRolled(seat, face))
        agency.extra_dice = 0

    def resume(self, flow: Rules, result: Any) -> None:
        """Shifts, orders, or answers to effects whose turn is still to come."""
        if not self.paid:
            self.shifts.update(result)
        elif not isinstance(result, AskTogether):
            self.queues.update(result)
        else:
            for seat, answer in result.answers.items():
                due = self.queues[seat][result.places[seat]]
                due.answered, due.said = True, answer
                question = result.questions[seat]
                due.shown = question.cards if isinstance(question, TakeTurnedUp) else []

    def _pay(self, flow: Rules) -> None:
        """The hired set is fixed, then every hired ad pays (6.3, 6.4)."""
        game = flow.game
        hired: dict[Seat, tuple[str, ...]] = {}
        found: list[str] = []
        for seat in self.left:
            agency = game.agencies[seat]
            shift = self.shifts.get(seat, 0) if self.shifts else 0
            if shift:
                flow.tell(events.DieShifted(seat, shift))
            if agency.field and (cards := caught(agency, self.dice[seat], shift)):
                hired[seat] = cards
                found += cards
        game.caught = found
        game.hired = list(found)
        if not found:
            flow.tell(events.NobodyHired(game.face))
        for seat, cards in hired.items():
            for card in cards:
                pay(flow, seat, card)
        self.left = list(hired)
        self.paid = True
        if hired:
            self._arrange(flow, hired)

    def _arrange(self, flow: Rules, hired: dict[Seat, tuple[str, ...]]) -> None:
        """What each seat has to resolve, in the order it chooses: all who may choose are asked (6.5)."""
        game = flow.game
        for seat in self.left:
            if found := _set_off(game, seat, hired[seat]):
                self.queues[seat] = found
        self.left = list(self.queues)
        asked: Queues = {}
        for seat, queue in sorted(self.queues.items()):
            if len(queue) < 2:
                continue
            if not order_matters(queue):
                flow.tell(events.OrderNeedless(seat))
            elif game.agencies[seat].habits.order == "ask":
                asked[seat] = queue
        if asked:
            flow.push(ArrangeEffects(list(asked), queues=asked))

    def _effects(self, flow: Rules) -> None:
        """All hire effects of one player, in the order that player chose (6.5)."""
        if len(self.left) > 1 and self.left[0] not in self.asked:
            others = [seat for seat in self.left if seat not in self.asked]
            together = ask_together(flow, others, self.queues)
            if together is not None:
                self.asked += together.asked
                flow.push(together)
                return
        seat = self.left.pop(0)
        queue = [due for due in self.queues[seat] if is_posted(flow.game, due.of)]
        flow.push(Effects(seat, queue))


def _set_off(game: PhiladelphiaState, seat: Seat, cards: Sequence[str]) -> list[Due]:
    """The hire effects that the hiring of these ads of a seat sets off, as listed (6.5)."""
    return [due for card in cards for due in effects_due(game, seat, "hire", card)]


def shift_matters(game: PhiladelphiaState, seat: Seat, dice: Sequence[int]) -> bool:
    """Whether a seat may shift its dice and a shift would hire other ads: then its gold or its cards, those
    that stay posted included, come out differently."""
    agency = game.agencies[seat]
    most = die_shift(agency)
    return most > 0 and len({caught(agency, dice, shift) for shift in range(-most, most + 1)}) > 1


def best_shift(game: PhiladelphiaState, seat: Seat, dice: Sequence[int]) -> int:
    """The shift that hires most reward gold; none on a tie (rules 12)."""
    most = die_shift(game.agencies[seat])
    return max(range(-most, most + 1), key=lambda shift: (_gold(game, seat, dice, shift), shift == 0))


def _gold(game: PhiladelphiaState, seat: Seat, dice: Sequence[int], shift: int) -> int:
    return sum(reward(game, seat, card) for card in caught(game.agencies[seat], dice, shift))


def _from_effects(game: PhiladelphiaState, seat: Seat, cards: Sequence[str]) -> int:
    """The gold that the effects of hired ads are sure to bring, besides the rewards."""
    gold = 0
    for due in _set_off(game, seat, cards):
        effect = effect_of(due)
        if not effect.optional and holds(game.agencies[seat], effect.conditions):
            gold += sum(
                amount(game, seat, due, op.amount) for op in effect.ops if isinstance(op, v.GainMoney)
            )
    return gold


class ShiftDice(Sealed[PhiladelphiaState]):
    """Read one's dice higher or lower; all concerned are asked together (rules 6.2)."""

    rule: ClassVar[str] = "6"

    answers: dict[Seat, int] = {}
    dice: list[list[int]] = []

    def asks(self, game: PhiladelphiaState, seat: Seat) -> Note:
        return note("ask-shift", faces=tuple(str(face) for face in self.dice[seat]))

    def offers(self, game: PhiladelphiaState, seat: Seat) -> Iterator[Offer]:
        agency = game.agencies[seat]
        most = die_shift(agency)

        def why_not(shift: int) -> Refusal | None:
            return None if isinstance(shift, int) and -most <= shift <= most else Refusal("BAD_CHOICE", "6")

        def hint(shift: int) -> Note:
            ads = caught(agency, self.dice[seat], shift)
            return note(
                "hint-shift",
                ads=ads,
                gold=_gold(game, seat, self.dice[seat], shift),
                cards=sum(c.CARDS[ad].kind.cards for ad in ads),
                effects=_from_effects(game, seat, ads),
            )

        yield Offer(moves.ShiftDie, hints={"shift": hint}, shift=Checked(range(-most, most + 1), why_not))

    def default(self, game: PhiladelphiaState, seat: Seat) -> Move:
        return moves.ShiftDie(best_shift(game, seat, self.dice[seat]))

    def _shift(self, flow: Rules, seat: Seat, move: moves.ShiftDie) -> None:
        self.seal(seat, move.shift)

    def opened(self, flow: Rules) -> None:
        flow.done(self.answers)

    handlers: ClassVar[Any] = {moves.ShiftDie: _shift}
