"""One merchant's move: where it can go, what it pays, what happens on the way (rules 9.9, 6.6)."""

from games.core import Checked, Note, Offer, Refusal, Seat, note, one_of
from games.fugger.model import components as c
from games.fugger.model import events, moves
from games.fugger.model.amounts import merchant_note
from games.fugger.model.state import Context, FuggerState, why_not_money
from games.fugger.rules.dice import roll_two
from games.fugger.rules.ledger import arrive, book, depart
from games.fugger.rules.travel import paths, robbers
from games.fugger.rules.travel.fees import ambiguous_entries, fees, goods_spilt, holders, lost_at_sea

RULE = "9.9"

ALWAYS_ENOUGH = max(c.LADEN.move) + c.NUMBERS.most_steps * (
    c.LADEN.toll + c.LADEN.sea_fee + c.NUMBERS.entry_fee
)
"""Florins that pay for any move."""

PAYEE_NEEDED = Refusal("ERR_PAYEE_NEEDED", RULE)
NO_PAYEE, NO_PLUS = one_of((None,), PAYEE_NEEDED), robbers.pluses(range(1))


class GoOffer:
    """Where a house's merchants can go now, field by field, and why not elsewhere. `moved`: those that have
    moved; `rich`: the house can pay for any move, so that no price has to be looked up."""

    __slots__ = ("closed_sea", "game", "house", "moved", "rich", "seat")

    def __init__(self, game: FuggerState, seat: Seat, moved: list[str]) -> None:
        self.game = game
        self.seat = seat
        self.moved = moved
        self.house = game.houses[seat]
        self.closed_sea = game.month.sea_closed
        self.rich = self.house.florins >= ALWAYS_ENOUGH

    def offer(self) -> Offer:
        """A merchant, its goal, the way there, whom to pay for entering, and how many +1 at each attack."""
        return Offer(
            moves.Go,
            previews={
                "merchant": lambda merchant: merchant_note(self.house, merchant),
                "goal": self._goal_note,
                "way": self._way_note,
                "plus": robbers.plus_note,
            },
            risk=self._risk,
            merchant=Checked(c.MERCHANTS, self._why_not_merchant),
            goal=self._goals,
            way=self.ways,
            payee=self.payees,
            second_payee=self.payees,
            plus=self.plus,
        )

    def _why_not_merchant(self, name: str) -> Refusal | None:
        """Why a merchant can't move: it must be on the map, unmoved, and have somewhere to go."""
        if name not in c.MERCHANTS or not (space := self.house.merchant(name).space):
            return Refusal("ERR_NO_SUCH_MERCHANT", RULE)
        if name in self.moved:
            return Refusal("ERR_ALREADY_MOVED", RULE)
        goals = paths.ways_from(space, self.closed_sea)
        if not goals:
            return paths.SEA_IS_CLOSED
        if self.rich or any(self._why_not_goal(name, goal) is None for goal in goals):
            return None
        return self._why_not_goal(name, next(iter(goals)))

    def _goals(self, merchant: str) -> Checked:
        """The spaces in reach, the nearest first."""
        goals = tuple(paths.ways_from(self.house.merchant(merchant).space, self.closed_sea))
        return Checked(goals, lambda goal: self._why_not_goal(merchant, goal), goals if self.rich else None)

    def _why_not_goal(self, name: str, goal: str) -> Refusal | None:
        """Why a merchant can't go to a space: out of reach, over the closed sea, or too dear."""
        merchant = self.house.merchant(name)
        ways = paths.ways_from(merchant.space, self.closed_sea).get(goal)
        if ways is None:
            if goal == merchant.space:
                return Refusal("ERR_REVISIT", RULE, most=c.NUMBERS.most_steps)
            if goal in paths.WAYS[merchant.space]:
                return paths.SEA_IS_CLOSED
            return Refusal("ERR_TOO_FAR", RULE, most=c.NUMBERS.most_steps)
        if self.rich:
            return None
        need = min([fees(self.game, self.seat, way, merchant.laden).total for way in ways])
        return why_not_money(self.house, need, RULE)

    def _distinct(self, name: str, goal: str) -> tuple[str, ...]:
        """The affordable paths there that differ in cost or risk, the cheapest first."""
        merchant = self.house.merchant(name)
        ways = paths.ways_from(merchant.space, self.closed_sea)[goal]
        if self.rich and len(ways) == 1:
            return (ways[0].key,)
        distinct: dict[tuple[object, ...], tuple[int, int, str]] = {}
        for way in ways:
            due = fees(self.game, self.seat, way, merchant.laden)
            if due.total <= self.house.florins:
                attacks = robbers.attacks_on(self.game, way) if merchant.laden else ()
                risk = (len(way.path), way.path[0], *attacks) if merchant.laden else ()
                distinct.setdefault((due, *risk), (due.total, len(way.path), way.key))
        return tuple([key for _, _, key in sorted(distinct.values())])

    def ways(self, name: str, goal: str) -> Checked:
        """The paths to the goal that can be paid; of two with the same cost and risk only the first."""
        merchant, keys = self.house.merchant(name), self._distinct(name, goal)

        def why_not(key: str) -> Refusal | None:
            if key in keys:
                return None
            path = tuple(key.split(paths.JOINT)) if key else ()
            refusal = paths.why_not_path(merchant.space, path, self.closed_sea)
            if refusal is None and path[-1] != goal:
                refusal = Refusal("ERR_OTHER_GOAL", RULE, goal=goal)
            if refusal is None:
                need = fees(self.game, self.seat, paths.way_along(merchant.space, path), merchant.laden).total
                refusal = why_not_money(self.house, need, RULE)
            return refusal or Refusal("ERR_SAME_WAY", RULE)

        return Checked(keys, why_not, keys)

    def payees(self, merchant: str, goal: str, key: str, *chosen: Seat | None) -> Checked:
        """The holders of safe conduct to choose from in the next region with several; `chosen`: those of the
        regions before it."""
        if not self.game.options.noble:
            return NO_PAYEE
        regions = ambiguous_entries(self.game, self.seat, self._way(merchant, goal, key))
        if len(chosen) >= len(regions):
            return NO_PAYEE
        return one_of(tuple(holders(self.game, regions[len(chosen)])), PAYEE_NEEDED)

    def plus(self, merchant: str, goal: str, key: str, *payees: Seat | None) -> Checked:
        """The numbers of +1 to choose from: only none without robbers on the way, or without money."""
        if not self.game.robbers or not self.house.merchant(merchant).laden:
            return NO_PLUS
        way = self._way(merchant, goal, key)
        cards = robbers.attacks_on(self.game, way)
        if not cards:
            return NO_PLUS
        left = self.house.florins - fees(self.game, self.seat, way, True).total
        most = max(robbers.useful_plus(self.house, c.EVENTS[card].region) for card in cards)
        return robbers.pluses(range(min(most, left // (c.NUMBERS.plus_price * len(cards))) + 1))

    def _way(self, merchant: str, goal: str, key: str) -> paths.Way:
        return way_with_key(self.house.merchant(merchant).space, goal, key)

    def _goal_note(self, merchant: str, goal: str) -> Note:
        """What the best path there costs, and what may happen."""
        return self._way_note(merchant, goal, self._distinct(merchant, goal)[0])

    def _risk(self, move: moves.Go) -> Note | None:
        """A merchant at sea when November begins is lost (11)."""
        return note("warn-at-sea", merchants=(move.merchant,)) if lost_at_sea(self.game, move.goal) else None

    def _way_note(self, merchant: str, goal: str, key: str) -> Note:
        way = self._way(merchant, goal, key)
        laden = self.house.merchant(merchant).laden
        due = fees(self.game, self.seat, way, laden)
        return note(
            "hint-go",
            steps=len(way.path),
            cost=due.cost,
            toll=due.toll,
            sea=due.sea,
            entry=len(due.entries) * c.NUMBERS.entry_fee,
            trouble=round(100 * paths.CHANCES[len(way.path)]) if laden else 0,
            robbers=len(robbers.attacks_on(self.game, way)) if laden else 0,
            lost=lost_at_sea(self.game, goal),
        )


def way_with_key(start: str, goal: str, key: str) -> paths.Way:
    """The way from a start to a goal that a move names."""
    ways = paths.WAYS[start][goal]
    return next((way for way in ways if way.key == key), ways[0])


def carry_out(ctx: Context, seat: Seat, move: moves.Go) -> None:
    """Move a merchant: the dice of a laden one, fees, the line of each town, robbers, spilt goods (9.9)."""
    game = ctx.game
    merchant = game.houses[seat].merchant(move.merchant)
    planned = way_with_key(merchant.space, move.goal, move.way)
    several = ambiguous_entries(game, seat, planned)
    payees = dict(zip(several, (move.payee, move.second_payee), strict=False))
    trouble = merchant.laden and _rolls_trouble(ctx, seat, move.merchant, len(planned.path))
    way = paths.way_along(planned.start, planned.path[:1]) if trouble else planned
    due = fees(game, seat, way, merchant.laden, len(planned.path))
    game.houses[seat].change(move.merchant, space=way.goal)
    book(ctx, events.MerchantMoved(seat, move.merchant, way.goal, -due.bank))
    if way.start in paths.CITY_SPACES:
        depart(game, seat, way.start)
    if way.goal in paths.CITY_SPACES:
        arrive(game, seat, way.goal)
    for region in due.entries:
        _pay_entry(ctx, seat, region, payees.get(region))
    if merchant.laden:
        _lose_on_the_way(ctx, seat, move, way, trouble)


def _rolls_trouble(ctx: Context, seat: Seat, merchant: str, spaces: int) -> bool:
    """Roll for a laden merchant that goes this far; trouble stops it on the first space."""
    roll = roll_two(ctx)
    trouble = roll <= c.TROUBLE[spaces]
    ctx.tell(events.RoadRolled(seat, merchant, roll, trouble))
    return trouble


def _lose_on_the_way(ctx: Context, seat: Seat, move: moves.Go, way: paths.Way, trouble: bool) -> None:
    """Robbers on the way take goods, then trouble spills some."""
    house = ctx.game.houses[seat]
    load = left = house.merchant(move.merchant).load
    for card in robbers.attacks_on(ctx.game, way):
        if left:
            left -= robbers.attack(ctx, seat, move, card, left)
    if trouble:
        left -= goods_spilt(way.goal, left, house.cubes)
    robbers.give_up_goods(ctx, seat, move.merchant, load - left)


def _pay_entry(ctx: Context, seat: Seat, region: str, payee: Seat | None) -> None:
    """Pay a holder of safe conduct; the first one if none was chosen."""
    to = holders(ctx.game, region)[0] if payee is None else payee
    ctx.game.houses[to].florins += c.NUMBERS.entry_fee
    book(ctx, events.EntryPaid(seat, to, region, -c.NUMBERS.entry_fee))
