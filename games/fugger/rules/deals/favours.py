"""Favours for noble customers, and the passage cubes from these and other sources (rules 9.6)."""

from collections.abc import Iterator
from typing import Literal

from games.core import Checked, Move, Note, Offer, Refusal, SealedPhase, Seat, note, sealed_as
from games.fugger.model import components as c
from games.fugger.model import events, moves
from games.fugger.model.orders import ChoiceAhead, FavourAhead
from games.fugger.model.state import Context, FuggerState, House
from games.fugger.rules.dice import roll_two
from games.fugger.rules.final import award_titles
from games.fugger.rules.ledger import book, gain_meter

RULE = "9.6"

RegionKind = Literal["land", "sea", "any"]
"""Which regions a cube may go to."""


def price_of(florins: int, trick: bool) -> int:
    """The cost of a favour: with the calculation trick less is paid and it counts as the maximum (6.6)."""
    return c.NUMBERS.trick_cost if trick else florins


def asked_for_favour(
    game: FuggerState, card: str, earned: dict[Seat, int], favoured: list[Seat]
) -> list[Seat]:
    """The sellers of a lot who may do its noble customer a favour: they earned enough for one."""
    if card not in c.DEALS or c.DEALS[card].kind != "noble":
        return []
    once = game.options.favours_per == "card"
    able = [seat for seat, florins in earned.items() if florins >= c.LEAST_FAVOUR]
    return sorted(seat for seat in able if not (once and seat in favoured))


class Favours(SealedPhase[FuggerState], kw_only=True):
    """Every seller of a noble customer's lot may give up florins and roll (9.6). `earned`: florins owed to
    each. An answer is (florins, with the trick); (0, False) for none."""

    rule = RULE

    card: str
    earned: dict[Seat, int]
    answers: dict[Seat, tuple[int, bool]] = {}

    def asks(self, game: FuggerState, seat: Seat) -> Note:
        house = game.houses[seat]
        return note("ask-favour", card=self.card, earned=self.earned[seat], meter=house.meter)

    def offers(self, game: FuggerState, seat: Seat) -> Iterator[Offer]:
        yield Offer(
            moves.GrantFavour,
            previews={"florins": lambda florins: note("hint-favour", bonds=c.FAVOURS[florins])},
            florins=Checked(tuple(c.FAVOURS), lambda florins: self._why_not(game, seat, florins)),
            trick=lambda florins: Checked(
                (False, True), lambda trick: self._why_not_trick(game, seat, florins, trick)
            ),
        )
        yield Offer(moves.Pass)

    def _why_not(self, game: FuggerState, seat: Seat, florins: int) -> Refusal | None:
        if florins not in c.FAVOURS:
            return Refusal("ERR_BAD_AMOUNT", RULE, least=c.LEAST_FAVOUR, most=c.MOST_FAVOUR)
        with_trick = self._why_not_trick(game, seat, florins, True)
        return with_trick and self._why_not_trick(game, seat, florins, False)

    def _why_not_trick(self, game: FuggerState, seat: Seat, florins: int, trick: bool) -> Refusal | None:
        if trick and (florins != c.MOST_FAVOUR or not game.houses[seat].holds_kind("trick")):
            return Refusal("ERR_NO_TRICK", RULE)
        if price_of(florins, trick) > self.earned[seat]:
            return Refusal("ERR_OVER_REVENUE", RULE, earned=self.earned[seat])
        return None

    handlers = {
        moves.GrantFavour: sealed_as(lambda favour: (favour.florins, favour.trick)),
        moves.Pass: sealed_as(lambda _: (0, False)),
    }

    def _as_ordered(self, game: FuggerState, seat: Seat, order: FavourAhead) -> Move:
        """The favour ordered that can be done; of several the one that is to leave the most cash (11)."""
        have, earned = game.houses[seat].florins, self.earned[seat]
        favours = [each for each in game.standing_orders[seat] if isinstance(each, FavourAhead)]
        fitting = [each for each in favours if have - each.florins >= each.keep and each.florins <= earned]
        florins = max([(each.keep, each.florins) for each in fitting], default=(0, 0))[1]
        return moves.GrantFavour(florins) if florins else moves.Pass()

    order_handlers = {FavourAhead: _as_ordered}

    def opened(self, ctx: Context) -> None:
        """Carry the favours out clockwise from the start player; then the cubes are placed."""
        game = ctx.game
        order = [seat for seat in game.turn_order if seat in self.answers]
        cubes = [(seat, self._carry_out(ctx, seat, *self.answers[seat])) for seat in order]
        ctx.done([seat for seat, (florins, _) in self.answers.items() if florins])
        if not award_titles(ctx):
            ask_for_cubes(ctx, {seat: kind for seat, kind in cubes if kind is not None})

    def _carry_out(self, ctx: Context, seat: Seat, florins: int, trick: bool) -> RegionKind | None:
        if not florins:
            ctx.tell(events.FavourDeclined(seat))
            return None
        game = ctx.game
        house = game.houses[seat]
        if trick:
            card = next(card for card in house.holds if c.EVENTS[card].kind == "trick")
            house.holds.remove(card)
            game.gone.append(card)
            ctx.tell(events.TrickUsed(seat, card))
        roll = roll_two(ctx)
        result = c.band(house.meter).dice[c.SUMS.index(roll)]
        bonds = c.FAVOURS[florins] if result == "bonds" else 0
        house.bonds += bonds
        meter = gain_meter(game, seat, _STEPS.get(result, bonds * c.NUMBERS.bond_steps))
        book(ctx, events.FavourGranted(seat, -price_of(florins, trick), roll, result, bonds, meter))
        return _CUBES.get(result)


_STEPS = {
    "honour": c.NUMBERS.honour_steps,
    "escort": c.NUMBERS.escort_steps,
    "conduct": c.NUMBERS.conduct_steps,
}
"""What the results other than bonds move the meter (8, 9.6)."""

_CUBES: dict[str, RegionKind] = {"escort": "sea", "conduct": "land"}
"""Where a result brings a cube to."""


def open_regions(house: House, kind: RegionKind) -> tuple[str, ...]:
    """Where a house can place a cube."""
    return tuple([region for region in c.REGIONS if why_not_cube(house, kind, region) is None])


def why_not_cube(house: House, kind: RegionKind, region: str) -> Refusal | None:
    """Why a cube can't go there: the kind of region, one of its own there, or none left."""
    if region not in c.REGIONS or kind not in ("any", c.REGIONS[region].kind):
        return Refusal("ERR_BAD_REGION_KIND", RULE)
    if region in house.cubes:
        return Refusal("ERR_ALREADY_THERE", RULE, region=region)
    cubes = c.NUMBERS.cubes
    return None if len(house.cubes) < cubes else Refusal("ERR_NO_CUBES", RULE, cubes=cubes)


def ask_for_cubes(ctx: Context, kinds: dict[Seat, RegionKind]) -> None:
    """Ask the houses that got a cube and can place one."""
    kinds = {seat: kind for seat, kind in kinds.items() if open_regions(ctx.game.houses[seat], kind)}
    if kinds:
        ctx.push(Cubes(asked=sorted(kinds), kinds=kinds))


def place_cube(ctx: Context, seat: Seat, region: str) -> None:
    """A cube of a house goes into a region."""
    ctx.game.houses[seat].cubes.append(region)
    ctx.tell(events.CubePlaced(seat, region, 1))


class Cubes(SealedPhase[FuggerState], kw_only=True):
    """Passage cubes go into regions: sea escort, safe conduct, or any for America (9.6, 6.6)."""

    rule = RULE

    kinds: dict[Seat, RegionKind]
    answers: dict[Seat, str] = {}

    def asks(self, game: FuggerState, seat: Seat) -> Note:
        return note("ask-cube", kind=self.kinds[seat])

    def offers(self, game: FuggerState, seat: Seat) -> Iterator[Offer]:
        house, kind = game.houses[seat], self.kinds[seat]
        allowed = open_regions(house, kind)
        regions = Checked(tuple(c.REGIONS), lambda region: why_not_cube(house, kind, region), allowed)
        yield Offer(moves.PlaceCube, region=regions)

    handlers = {moves.PlaceCube: sealed_as(lambda cube: cube.region)}

    def _as_ordered(self, game: FuggerState, seat: Seat, order: ChoiceAhead) -> Move | None:
        """The first of the order's regions where a cube can go (11)."""
        allowed = open_regions(game.houses[seat], self.kinds[seat]) if order.topic == "cubes" else ()
        region = next((region for region in order.choice if region in allowed), None)
        return None if region is None else moves.PlaceCube(region)

    order_handlers = {ChoiceAhead: _as_ordered}

    def opened(self, ctx: Context) -> None:
        for seat, region in self.answers.items():
            place_cube(ctx, seat, region)
        ctx.pop()
