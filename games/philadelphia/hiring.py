"""The hiring phase: roll, shift, rewards, effects, hired ads leave (rules 6)."""

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from games.core import (
    Checked,
    Flow,
    Move,
    Note,
    Offer,
    OneAsked,
    Orders,
    Phase,
    Refusal,
    Sealed,
    Seat,
    clockwise,
    note,
)
from games.philadelphia import components as c
from games.philadelphia import events, moves
from games.philadelphia.commuting import order_matters
from games.philadelphia.due import Due, cause_of, effects_due
from games.philadelphia.effects import Effects, pay
from games.philadelphia.state import PhiladelphiaState
from games.philadelphia.statics import caught, die_shift, reward
from games.philadelphia.zones import discard_ads

Rules = Flow[PhiladelphiaState]


class Hiring(Phase[PhiladelphiaState]):
    """Everything after the last action of a round, up to the discard of the hired ads (rules 6).

    `dice` are each seat's faces before a shift, `shifts` what it makes of them, `left` the
    seats whose effects are still to come, in order from the start player."""

    rule: ClassVar[str] = "6"

    dice: list[list[int]] = []
    shifts: dict[Seat, int] = {}
    left: list[Seat] = []
    paid: bool = False

    def step(self, flow: Rules) -> None:
        game = flow.game
        if not self.dice:
            self._roll(flow)
        elif not self.paid:
            self._pay(flow)
        elif self.left:
            self._effects(flow, self.left.pop(0))
        else:
            for seat in clockwise(len(game.agencies), game.start) if game.caught else ():
                agency = game.agencies[seat]
                discard_ads(flow, seat, [ad.card for ad in agency.field if ad.card in game.caught])
            flow.pop()

    def _roll(self, flow: Rules) -> None:
        """One die for all, one more for each Second Roll; then whoever may shift says so (6.1, 6.2)."""
        game = flow.game
        game.posted, game.hired, game.caught = [], [], []
        game.face = flow.roll("hiring die", len(c.FACES))
        flow.tell(events.DieRolled(game.start, game.face))
        self.dice = [[game.face] for _ in game.agencies]
        self.left = list(clockwise(len(game.agencies), game.start))
        asked = []
        for seat in self.left:
            agency = game.agencies[seat]
            for _ in range(agency.extra_dice):
                face = flow.roll("second die", len(c.FACES))
                self.dice[seat].append(face)
                flow.tell(events.ExtraDieRolled(seat, face))
            agency.extra_dice = 0
            if shift_matters(game, seat, self.dice[seat]):
                if agency.habits.shift == "most":
                    self.shifts[seat] = best_shift(game, seat, self.dice[seat])
                else:
                    asked.append(seat)
        if asked:
            flow.push(ShiftDice(sorted(asked), dice=self.dice))

    def resume(self, flow: Rules, result: dict[Seat, int]) -> None:
        self.shifts.update(result)

    def _pay(self, flow: Rules) -> None:
        """The hired set is fixed, then every hired ad pays (6.3, 6.4)."""
        game = flow.game
        hired = {}
        for seat in self.left:
            shift = self.shifts.get(seat, 0)
            if shift:
                flow.tell(events.DieShifted(seat, shift))
            hired[seat] = caught(game.agencies[seat], self.dice[seat], shift)
        game.caught = [card for cards in hired.values() for card in cards]
        game.hired = list(game.caught)
        if not game.caught:
            flow.tell(events.NobodyHired(game.face))
        for seat, cards in hired.items():
            for card in cards:
                pay(flow, seat, card)
        self.left = [seat for seat in self.left if hired[seat]]
        self.paid = True

    def _effects(self, flow: Rules, seat: Seat) -> None:
        """All hire effects of one player, in the order that player chooses (6.5)."""
        game = flow.game
        queue = [
            due
            for ad in game.agencies[seat].field
            if ad.card in game.caught
            for due in effects_due(game, seat, "hire", ad.card)
        ]
        if len(queue) > 1 and game.agencies[seat].habits.order == "ask" and order_matters(queue):
            flow.push(ArrangeEffects(seat, queue))
        elif queue:
            flow.push(Effects(seat, queue))


def shift_matters(game: PhiladelphiaState, seat: Seat, dice: Sequence[int]) -> bool:
    """Whether a seat may shift its dice and a shift would hire other ads."""
    agency = game.agencies[seat]
    most = die_shift(agency)
    return most > 0 and len({caught(agency, dice, shift) for shift in range(-most, most + 1)}) > 1


def best_shift(game: PhiladelphiaState, seat: Seat, dice: Sequence[int]) -> int:
    """The shift that hires most reward gold; none on a tie (rules 12)."""
    most = die_shift(game.agencies[seat])
    return max(range(-most, most + 1), key=lambda shift: (_gold(game, seat, dice, shift), shift == 0))


def _gold(game: PhiladelphiaState, seat: Seat, dice: Sequence[int], shift: int) -> int:
    return sum(reward(game, seat, card) for card in caught(game.agencies[seat], dice, shift))


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
            return note("hint-shift", ads=ads, gold=_gold(game, seat, self.dice[seat], shift))

        yield Offer(moves.ShiftDie, hints={"shift": hint}, shift=Checked(range(-most, most + 1), why_not))

    def default(self, game: PhiladelphiaState, seat: Seat) -> Move:
        return moves.ShiftDie(best_shift(game, seat, self.dice[seat]))

    def _shift(self, flow: Rules, seat: Seat, move: moves.ShiftDie) -> None:
        self.seal(seat, move.shift)

    def opened(self, flow: Rules) -> None:
        flow.done(self.answers)

    handlers: ClassVar[Any] = {moves.ShiftDie: _shift}


class ArrangeEffects(OneAsked[PhiladelphiaState]):
    """Choose the order of one's effects, by their numbers in the list (rules 6.5)."""

    rule: ClassVar[str] = "6"

    queue: list[Due]

    def asks(self, game: PhiladelphiaState, seat: Seat) -> Note:
        listed = tuple(
            Note("effect-listed", {"number": number, "by": due.card, "cause": cause_of(due), "of": due.of})
            for number, due in enumerate(self.queue, 1)
        )
        return Note("ask-order", {"effects": listed})

    def offers(self, game: PhiladelphiaState, seat: Seat) -> Iterator[Offer]:
        yield Offer(moves.OrderEffects, order=Orders(tuple(range(1, len(self.queue) + 1))))

    def _arrange(self, flow: Rules, seat: Seat, move: moves.OrderEffects) -> None:
        flow.replace(Effects(seat, [self.queue[number - 1] for number in move.order]))

    def default(self, game: PhiladelphiaState, seat: Seat) -> Move:
        return moves.OrderEffects(tuple(range(1, len(self.queue) + 1)))

    handlers: ClassVar[Any] = {moves.OrderEffects: _arrange}
