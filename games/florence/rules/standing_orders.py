"""Which standing orders may be given for a round's auctions (rules 4.2). Each answers exactly what its
seat could answer by hand."""

from collections.abc import Iterator

from games.core import Checked, Offer, Refusal, Seat, note
from games.core.choices.refusal import BAD_PARAM
from games.florence.model import components as c
from games.florence.model.orders import (
    BidAhead,
    BidOnOthers,
    BidOnPresent,
    KeepRecruits,
    LayThere,
    PutUp,
    StayOut,
)
from games.florence.model.placement import free_places, has_place
from games.florence.model.state import FlorenceState, why_not_pay
from games.florence.rules.won_object import why_unusable

RULE = "4.2"

OTHERS = "others"
"""What a round may still bring, as refusals name it."""

STEPS = (1, 2, 4)
"""Steps above the next bid that are usual limits."""

MENU = 24
"""Maximum number of limits in a menu; if there are more, the last is all one's florins."""


def limits(least: int, have: int) -> tuple[int, ...]:
    """The bids from `least` on that `have` florins cover; if there are too many, the first ones and the
    highest."""
    bids = range(least, have + 1, c.RAISE)
    return tuple(bids) if len(bids) <= MENU else (*bids[: MENU - 1], bids[-1])


def _checked(game: FlorenceState, seat: Seat, least: int, *more: int) -> Checked:
    allowed = (*more, *limits(least, game.houses[seat].florins))

    def why_not(limit: int) -> Refusal | None:
        if limit in allowed:
            return None
        return why_not_pay(game, seat, limit, RULE) or Refusal(BAD_PARAM, RULE)

    return Checked(allowed, why_not, allowed=allowed)


def present_offer(game: FlorenceState, seat: Seat, kind: str, bid: int) -> Offer:
    """The limit for the present auction, its first question."""
    amounts = _checked(game, seat, bid + c.RAISE)
    usual = [bid + c.RAISE + step * c.RAISE for step in STEPS]
    return Offer(
        BidOnPresent,
        closed=None if amounts else why_not_pay(game, seat, bid + c.RAISE, RULE),
        usual=[BidOnPresent(kind, limit) for limit in usual if limit in amounts],
        says=lambda move: note("says-up-to", limit=move.limit),
        kind=(kind,),
        limit=amounts,
    )


def ahead_offers(
    game: FlorenceState, seat: Seat, kinds: tuple[str, ...], later: tuple[str, ...], asked: bool
) -> Iterator[Offer]:
    """The orders for the rest of the round's auctions. `kinds`: can still be won. `later`: can still be
    put up. `asked`: the seat is now to put something up."""
    least = c.OPENING_BID + c.RAISE
    usable = _usable(game, seat, later)
    none = None if usable else Refusal("ERR_STACK_EMPTY", RULE, kind=OTHERS)
    bids = _checked(game, seat, least, 0)
    previews = {"limit": lambda *chosen: None if chosen[-1] else note("hint-no-bid")}
    yield Offer(BidAhead, closed=none, previews=previews, kind=usable, limit=lambda kind: bids)
    yield Offer(BidOnOthers, closed=none, previews=previews, limit=bids)
    if not asked:
        yield Offer(PutUp, closed=none or why_not_pay(game, seat, c.OPENING_BID, RULE), kind=usable)
        yield Offer(StayOut)
    covered = game.houses[seat].covered()
    lands = tuple([kind for kind in kinds if kind in c.LANDSCAPES and has_place(kind, covered, 0)])
    if lands:
        yield Offer(
            LayThere,
            says=lambda move: note("says-place-landscape", kind=move.landscape, cells=move.cells),
            landscape=lands,
            cells=lambda kind: free_places(kind, covered),
        )
    if "recruit" in kinds:
        yield Offer(KeepRecruits)


def _usable(game: FlorenceState, seat: Seat, kinds: tuple[str, ...]) -> tuple[str, ...]:
    """The kinds among these that a seat may bid for."""
    if game.options.unusable_objects:
        return kinds
    return tuple([kind for kind in kinds if why_unusable(game, seat, kind) is None])
