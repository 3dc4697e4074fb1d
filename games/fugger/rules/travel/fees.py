"""The cost and risk of a way: price, tolls, sea fees, entry fees, spilt goods (rules 9.9, 9.6)."""

from collections.abc import Sequence

import msgspec

from games.core import Seat
from games.fugger.model import components as c
from games.fugger.model.state import FuggerOptions, FuggerState
from games.fugger.rules.travel.paths import BRIDGES, CITY_SPACES, REGION, SEA_SPACES, TOLLS, Way


class Fees(msgspec.Struct, frozen=True, gc=False):
    """The cost of a path: the price of the move, tolls, sea fees, and the regions where 100 FL are due for
    entering (paid to a holder)."""

    cost: int
    toll: int
    sea: int
    entries: tuple[str, ...] = ()

    @property
    def bank(self) -> int:
        """The part that goes to the bank."""
        return self.cost + self.toll + self.sea

    @property
    def total(self) -> int:
        return self.cost + self.toll + self.sea + len(self.entries) * c.NUMBERS.entry_fee


def tolls_of(way: Way, cubes: Sequence[str], options: FuggerOptions) -> int:
    """Number of tolls due: bridges (none in a region with own safe conduct) and Cologne (always), when
    entered or, by option, when left (T01)."""
    left = (way.start, *way.path[:-1])
    spaces = way.tolls if options.toll_on == "enter" else [space for space in left if space in TOLLS]
    return sum(1 for space in spaces if space not in BRIDGES or REGION[space] not in cubes)


def sea_fees_of(way: Way, cubes: Sequence[str], options: FuggerOptions) -> int:
    """Number of sea fees due: one for each sea region of the move without own escort; by option one for
    each space, or one in all (T01)."""
    regions = [REGION[space] for space in way.seas if REGION[space] not in cubes]
    if options.sea_fee == "region":
        return len(set(regions))
    return len(regions) if options.sea_fee == "space" else min(1, len(regions))


def holders(game: FuggerState, region: str) -> list[Seat]:
    """The seats with a cube in a region."""
    return [Seat(seat) for seat, house in enumerate(game.houses) if region in house.cubes]


def entries_of(game: FuggerState, seat: Seat, way: Way) -> tuple[str, ...]:
    """The land regions on the way where others, but not this house, have safe conduct (9.9)."""
    if not way.entered or not game.options.noble:
        return ()
    mine = game.houses[seat].cubes
    return tuple([region for region in way.entered if region not in mine and holders(game, region)])


def fees(game: FuggerState, seat: Seat, way: Way, laden: bool, declared: int = 0) -> Fees:
    """The cost of a way for a house; `declared`: its length before trouble has shortened it (T16)."""
    cubes, options = game.houses[seat].cubes, game.options
    prices = c.LADEN if laden else c.UNLADEN
    whole = not declared or options.price_after_trouble == "moved"
    return Fees(
        prices.move[len(way.path) if whole else declared],
        prices.toll * tolls_of(way, cubes, options),
        prices.sea_fee * sea_fees_of(way, cubes, options),
        entries_of(game, seat, way),
    )


def lost_at_sea(game: FuggerState, space: str) -> bool:
    """Whether a merchant that stands there in the coming calendar phase is lost at sea (9.10)."""
    return space in SEA_SPACES and c.month(game.now + 1).sea_closed


def goods_spilt(space: str, load: int, cubes: Sequence[str]) -> int:
    """Number of goods trouble costs a merchant that stops on a space: down to three outside towns, none
    with safe conduct in that land region (9.9, 9.6)."""
    if space in CITY_SPACES or load <= c.NUMBERS.keep:
        return 0
    if space not in SEA_SPACES and REGION[space] and REGION[space] in cubes:
        return 0
    return load - c.NUMBERS.keep


def ambiguous_entries(game: FuggerState, seat: Seat, way: Way) -> list[str]:
    """The regions on a way with several other holders, where the payer chooses."""
    return [region for region in entries_of(game, seat, way) if len(holders(game, region)) > 1]
