"""The action of building (rules 3.2, 5.1)."""

import msgspec

from games.core import Checked, Note, Offer, Refusal, Seat, note
from games.florence.model import components as c
from games.florence.model import events, moves
from games.florence.model.placement import (
    PALAZZO_MASK,
    SQUARES,
    Cells,
    beside,
    cells_of,
    free_places,
    has_place,
    in_order,
    why_not_there,
)
from games.florence.model.state import Context, FlorenceState, Principality, Tile, why_not_pay

_BUILDINGS = tuple(c.BUILDINGS)


def build_offer(game: FlorenceState, seat: Seat, closed: Refusal | None) -> Offer:
    """A building type not yet owned, still in supply, in a legal place."""
    if closed is not None:
        return Offer(moves.Build, closed=closed)
    cost = c.BUILDING_COST[game.houses[seat].builders]
    site = _Site(game, game.houses[seat], cost)
    return Offer(
        moves.Build,
        last=why_not_pay(game, seat, cost, "5.1"),
        whole=site.why_not,
        previews={"building": site.preview},
        building=Checked(_BUILDINGS, site.why_not_building),
        cells=site.cells,
    )


class _Site:
    """A principality for building, as masks: `covered` cells, and `untouchable` ones, its own buildings and
    the palazzo where they may not be touched."""

    __slots__ = ("cost", "covered", "game", "house", "untouchable")

    def __init__(self, game: FlorenceState, house: Principality, cost: int) -> None:
        self.game = game
        self.house = house
        self.cost = cost
        self.covered = -1

    def _look(self) -> None:
        """Compute the masks on demand, once."""
        if self.covered < 0:
            self.covered, buildings = self.house.masks()
            self.untouchable = untouchable(self.game, self.house, buildings)

    def why_not_building(self, building: str) -> Refusal | None:
        """Why no building of this type is available."""
        refusal = why_not_type(self.game, self.house, building)
        if refusal is None:
            self._look()
            buildings, palazzo = self.untouchable
            if not has_place(building, self.covered, buildings | palazzo):
                return Refusal("ERR_NO_ROOM", "5.1", tile=building)
        return refusal

    def why_not(self, move: moves.Build) -> Refusal | None:
        """Why this building may not be built there."""
        self._look()
        return why_not_type(self.game, self.house, move.building) or why_not_there(
            move.building, move.cells, self.covered, *self.untouchable
        )

    def cells(self, building: str) -> Checked:
        self._look()
        return free_places(building, self.covered, *self.untouchable)

    def preview(self, building: str) -> Note:
        """The cost, the number left, and the cards in hand that prefer it."""
        hand = tuple([card for card in self.house.hand if c.PROFESSIONS[card].building == building])
        left = self.game.supply[building]
        return note("hint-building", cost=self.cost, left=left, professions=hand)


def untouchable(game: FlorenceState, house: Principality, buildings: int) -> tuple[int, int]:
    """What a new building may not touch: the seat's own `buildings` and the palazzo (masks). Empty with
    two builders (rules 3.2.2-3)."""
    if house.builders >= c.TOUCHING_FROM_BUILDERS:
        return 0, 0
    return buildings, PALAZZO_MASK if game.options.palazzo_blocks else 0


def masks_for_buildings(game: FlorenceState, house: Principality) -> tuple[int, int]:
    """The covered cells, and those that a new building may not touch, as masks."""
    covered, buildings = house.masks()
    own, palazzo = untouchable(game, house, buildings)
    return covered, own | palazzo


def barred(game: FlorenceState, house: Principality) -> Cells:
    """The free cells closed to buildings: they touch one that may not be touched."""
    return cells_of(_barred(game, house)[1])


def _barred(game: FlorenceState, house: Principality) -> tuple[int, int]:
    """The covered cells, and the free ones closed to buildings, as masks."""
    covered, shut = masks_for_buildings(game, house)
    return covered, beside(shut) & ~covered


def laid(house: Principality, kind: str, cells: Cells) -> Principality:
    """The principality as it would be with one more tile."""
    return msgspec.structs.replace(house, tiles=[*house.tiles, Tile(kind, in_order(cells))])


def squares_left(game: FlorenceState, house: Principality) -> int:
    """Number of squares that a building may still cover."""
    covered, barred = _barred(game, house)
    return SQUARES - covered.bit_count() - barred.bit_count()


def still_fit(game: FlorenceState, house: Principality) -> dict[str, bool]:
    """The buildings that may still be built, and whether there is room for them."""
    covered, shut = masks_for_buildings(game, house)
    return {
        kind: has_place(kind, covered, shut) for kind in _BUILDINGS if why_not_type(game, house, kind) is None
    }


def why_not_type(game: FlorenceState, house: Principality, building: str) -> Refusal | None:
    """Why a building of this type may not be built at all, wherever it lies (rules 3.2.5, 5.1)."""
    if building not in c.BUILDINGS:
        return moves.why_unknown(building, c.BUILDINGS, "5.1")
    if house.has_tile(building):
        return Refusal("ERR_DUPLICATE_BUILDING", "3.2.5", tile=building)
    if not game.supply[building]:
        return Refusal("ERR_BUILDING_SUPPLY", "5.1", tile=building)
    return None


def build(ctx: Context, seat: Seat, building: str, cells: Cells) -> None:
    """Pay, place, score (rules 5.1)."""
    house = ctx.game.houses[seat]
    cost = c.BUILDING_COST[house.builders]
    ctx.game.lay_tile(seat, building, cells)
    house.florins -= cost
    house.pp += c.BUILDING_PP
    ctx.tell(events.Built(seat, building, house.tiles[-1].cells, -cost, c.BUILDING_PP))
