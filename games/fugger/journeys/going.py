"""One merchant's move: where it can go, what it pays, what happens on the way (rules 9.9, 6.6)."""

from collections.abc import Sequence
from typing import Any

from games.core import Checked, Note, Offer, Refusal, Seat, TurnContext, note
from games.core.choices.offer import Hint
from games.fugger.journeys.europe import CHANCES, CITY_SPACES, GOALS, JOINT, SEA_SPACES, STEP, WAYS, MapPath
from games.fugger.journeys.europe import way as find_way
from games.fugger.journeys.robbed import attack, give_up
from games.fugger.journeys.travel import (
    RULE,
    attacks_on,
    fees,
    hint_merchant,
    holders,
    most_plus,
    spilt,
    why_not_path,
    why_not_plus,
)
from games.fugger.model import components as c
from games.fugger.model import events, moves
from games.fugger.model.components import MERCHANTS
from games.fugger.model.ledger import arrive, depart
from games.fugger.model.state import FuggerState, why_not_money

ALWAYS_ENOUGH = max(c.MOVE_COST[1]) + c.NUMBERS.most_steps * (
    max(c.TOLL) + max(c.SEA_FEE) + c.NUMBERS.entry_fee
)
"""Florins that pay for any move."""

SEA_CLOSED = tuple(month.sea_closed for month in c.CALENDAR)
YEAR = len(SEA_CLOSED)

NONE = (None,)
NO_PLUS = (0,)


class Goings:
    """Where a house's merchants can go now, field by field. `why_not` explains why a move isn't among
    them, in the order of the fields."""

    __slots__ = ("closed_sea", "game", "house", "moved", "rich", "seat")

    def __init__(self, game: FuggerState, seat: Seat, moved: list[str]) -> None:
        self.game = game
        self.seat = seat
        self.moved = moved
        self.house = game.houses[seat]
        self.closed_sea = SEA_CLOSED[game.t % YEAR]
        self.rich = self.house.florins >= ALWAYS_ENOUGH

    def offer(self) -> Offer:
        """Merchant, goal, way, whom to pay, how many +1."""
        noble = self.game.noble_rules
        return Offer(
            moves.Go,
            hints=self,
            whole=self.why_not,
            risk=self.risk,
            merchant=Checked(MERCHANTS, self.why_not_merchant, self.ready() if self.rich else None),
            goal=self.goals,
            way=self.ways,
            payee=self.payees if noble else NONE,
            second_payee=self.payees if noble else NONE,
            plus=self.plus if self.game.robbers else NO_PLUS,
        )

    def ready(self) -> tuple[str, ...]:
        """The merchants that can go somewhere, not counting money."""
        goals, moved = GOALS[self.closed_sea], self.moved
        found = []
        for name, one in zip(MERCHANTS, self.house.merchants, strict=True):
            if one.space and name not in moved and goals[one.space]:
                found.append(name)
        return tuple(found)

    def goals(self, merchant: str) -> tuple[str, ...]:
        """The spaces in reach, the nearest first."""
        goals = GOALS[self.closed_sea][self.house.merchant(merchant).space]
        if self.rich:
            return goals
        return tuple([goal for goal in goals if self.why_not_goal(merchant, goal) is None])

    def ways(self, merchant: str, goal: str) -> tuple[str, ...]:
        """The paths there that differ in cost or risk, the cheapest first."""
        one = self.house.merchant(merchant)
        ways = WAYS[self.closed_sea][one.space][goal]
        if len(ways) == 1:
            return (ways[0].key,)
        distinct: dict[Any, tuple[int, int, str]] = {}
        for way in ways:
            due = fees(self.game, self.seat, way, one.laden)
            if due.total <= self.house.florins:
                effect = (due, len(way.path), way.path[0], *attacks_on(self.game, way)) if one.laden else due
                distinct.setdefault(effect, (due.total, len(way.path), way.key))
        return tuple([key for _, _, key in sorted(distinct.values())])

    def payees(self, merchant: str, goal: str, key: str, *first: Seat | None) -> tuple[Seat | None, ...]:
        """The holders of safe conduct to choose from, for the first or second region with several."""
        regions = ambiguous_entries(self.game, self.seat, self.way(merchant, goal, key))
        return tuple(holders(self.game, regions[len(first)])) if len(first) < len(regions) else NONE

    def plus(self, merchant: str, goal: str, key: str, *payees: Seat | None) -> Sequence[int]:
        """Number of +1: only if robbers wait on the way, and as many as the house can pay."""
        way = self.way(merchant, goal, key)
        cards = attacks_on(self.game, way) if self.house.merchant(merchant).laden else []
        if not cards:
            return NO_PLUS
        left = self.house.florins - fees(self.game, self.seat, way, True).total
        most = max(most_plus(self.house, c.EVENTS[card].region) for card in cards)
        return range(min(most, left // (c.NUMBERS.plus_price * len(cards))) + 1)

    def way(self, merchant: str, goal: str, key: str) -> MapPath:
        """The way with a key."""
        return way_with_key(self.house.merchant(merchant).space, goal, key)

    # Reasons

    def why_not(self, move: moves.Go) -> Refusal | None:
        """Why a move is not offered, field by field."""
        refusal = self.why_not_merchant(move.merchant) or self.why_not_goal(move.merchant, move.goal)
        refusal = refusal or self.why_not_way(move.merchant, move.goal, move.way)
        if refusal is not None:
            return refusal
        before: tuple[Any, ...] = (move.merchant, move.goal, move.way)
        for payee in (move.payee, move.second_payee):
            if payee not in (self.payees(*before) if self.game.noble_rules else NONE):
                return Refusal("PAYEE_NEEDED", RULE)
            before = (*before, payee)
        allowed = self.plus(*before) if self.game.robbers else NO_PLUS
        if move.plus in allowed:
            return None
        return why_not_plus(move.plus, allowed[-1])

    def why_not_merchant(self, name: str) -> Refusal | None:
        """On the map, not moved yet, and with somewhere to go."""
        if name not in MERCHANTS or not self.house.merchant(name).space:
            return Refusal("NO_SUCH_MERCHANT", RULE)
        if name in self.moved:
            return Refusal("ALREADY_MOVED", RULE)
        goals = GOALS[self.closed_sea][self.house.merchant(name).space]
        if not goals:
            return Refusal("SEA_CLOSED", RULE)
        if self.rich or any(self.why_not_goal(name, goal) is None for goal in goals):
            return None
        return self.why_not_goal(name, goals[0])

    def why_not_goal(self, merchant: str, goal: str) -> Refusal | None:
        """In reach, the sea open, and at least one affordable path."""
        one = self.house.merchant(merchant)
        ways = WAYS[self.closed_sea][one.space].get(goal)
        if ways is None:
            if goal == one.space:
                return Refusal("REVISIT", RULE, most=c.NUMBERS.most_steps)
            if goal in WAYS[0][one.space]:
                return Refusal("SEA_CLOSED", RULE)
            return Refusal("TOO_FAR", RULE, most=c.NUMBERS.most_steps)
        if self.rich:
            return None
        need = min([fees(self.game, self.seat, way, one.laden).total for way in ways])
        return why_not_money(self.house, need, RULE)

    def why_not_way(self, merchant: str, goal: str, key: str) -> Refusal | None:
        """A valid, affordable path to the goal; of two that are alike only the first."""
        if key in self.ways(merchant, goal):
            return None
        one = self.house.merchant(merchant)
        path = tuple(key.split(JOINT)) if key else ()
        refusal = why_not_path(one.space, path, self.closed_sea)
        if refusal is None and path[-1] != goal:
            refusal = Refusal("OTHER_GOAL", RULE, goal=goal)
        if refusal is None:
            need = fees(self.game, self.seat, find_way(one.space, path), one.laden).total
            refusal = why_not_money(self.house, need, RULE)
        return refusal or Refusal("SAME_WAY", RULE)

    # Hints

    def __contains__(self, name: object) -> bool:
        return name in ("merchant", "goal", "way", "plus")

    def __getitem__(self, name: str) -> Hint:
        hint: Hint = getattr(self, f"hint_{name}")
        return hint

    def hint_merchant(self, name: str) -> Note:
        return hint_merchant(self.house, name)

    def hint_goal(self, merchant: str, goal: str) -> Note:
        """What the best path there costs, and what may happen."""
        return self.hint_way(merchant, goal, self.ways(merchant, goal)[0])

    def risk(self, move: moves.Go) -> Note | None:
        """A merchant at sea when November begins is lost (11, RISK_OF_LOSS)."""
        return note("warn-at-sea", merchants=(move.merchant,)) if self.lost(move.goal) else None

    def lost(self, goal: str) -> bool:
        """Whether a merchant would be lost there in the calendar phase."""
        return goal in SEA_SPACES and c.month(self.game.t + 1).sea_closed

    def hint_way(self, merchant: str, goal: str, key: str) -> Note:
        way = self.way(merchant, goal, key)
        laden = self.house.merchant(merchant).laden
        due = fees(self.game, self.seat, way, laden)
        return note(
            "hint-go",
            steps=len(way.path),
            cost=due.cost,
            toll=due.toll,
            sea=due.sea,
            entry=len(due.entries) * c.NUMBERS.entry_fee,
            trouble=round(100 * CHANCES[len(way.path)]) if laden else 0,
            robbers=len(attacks_on(self.game, way)) if laden else 0,
            lost=self.lost(goal),
        )

    def hint_plus(self, *values: Any) -> Note:
        return note("hint-plus", florins=values[-1] * c.NUMBERS.plus_price)


def way_with_key(start: str, goal: str, key: str) -> MapPath:
    """The way from a start to a goal that a move names."""
    ways = WAYS[0][start][goal]
    for way in ways:
        if way.key == key:
            return way
    return ways[0]


def ambiguous_entries(game: FuggerState, seat: Seat, way: MapPath) -> list[str]:
    """The regions on a path with several other holders, where the payer chooses."""
    if not way.entered or not game.noble_rules:
        return []
    mine = game.houses[seat].cubes
    return [region for region in way.entered if region not in mine and len(holders(game, region)) > 1]


# Carrying it out


def carry_out(ctx: TurnContext[FuggerState], seat: Seat, move: moves.Go) -> None:
    """Dice, fees, the spaces one after the other, robbers, spilling, the line (9.9)."""
    game = ctx.game
    house = game.houses[seat]
    one = house.merchant(move.merchant)
    way = way_with_key(one.space, move.goal, move.way)
    chosen: dict[str, Seat | None] = {}
    if move.payee is not None:
        regions = ambiguous_entries(game, seat, way)
        chosen = dict(zip(regions, (move.payee, move.second_payee), strict=False))
    laden, declared = one.laden, len(way.path)
    trouble = laden and _trouble(ctx, seat, move.merchant, declared)
    if trouble:
        way = STEP[way.start, way.path[0]]
    due = fees(game, seat, way, laden, declared)
    house.florins -= due.bank
    one.space = way.goal
    ctx.tell(events.MerchantMoved(seat, move.merchant, way.goal, -due.bank))
    if way.start in CITY_SPACES:
        depart(game, seat, way.start)
    if way.goal in CITY_SPACES:
        arrive(game, seat, way.goal)
    for region in due.entries:
        _pay_entry(ctx, seat, region, chosen.get(region))
    if laden:
        left = one.load
        for card in attacks_on(game, way):
            if left:
                left -= attack(ctx, seat, move.merchant, card, move.plus, left)
        if trouble:
            left -= spilt(way.goal, left, house.cubes)
        give_up(ctx, seat, move.merchant, one.load - left)


def _trouble(ctx: TurnContext[FuggerState], seat: Seat, merchant: str, steps: int) -> bool:
    roll = ctx.roll("die", 6) + ctx.roll("die", 6)
    trouble = roll <= c.TROUBLE[steps]
    ctx.tell(events.RoadRolled(seat, merchant, roll, trouble))
    return trouble


def _pay_entry(ctx: TurnContext[FuggerState], seat: Seat, region: str, payee: Seat | None) -> None:
    game = ctx.game
    to = holders(game, region)[0] if payee is None else payee
    game.houses[seat].florins -= c.NUMBERS.entry_fee
    game.houses[to].florins += c.NUMBERS.entry_fee
    ctx.tell(events.EntryPaid(seat, to, region, -c.NUMBERS.entry_fee))


# Standing among robbers
