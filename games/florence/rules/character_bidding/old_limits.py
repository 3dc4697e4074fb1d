"""The limits for characters of games that began under version 1: where the seats bid in turn, what are
standing orders of the table now was part of the bidding, set by moves. Nothing here is used but to load
stored states and to replay logs of then."""

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from games.core import Move, Offer, Phase, Seat, StandingOrder
from games.core.old_logs import OldLogPhase
from games.florence.model import events, moves
from games.florence.model.orders import BidOnCharacters
from games.florence.model.state import Context, FlorenceState
from games.florence.rules.character_bidding.bids import CharacterBidding
from games.florence.rules.character_bidding.wishes import limits_offer

UNTIL = 1
"""The last version whose bidding in turn has limits."""


class OldLimits(OldLogPhase[FlorenceState]):
    """Beside the stack of a game of then: its moves set limits, which answer at once, within the log entry
    that led to the question. Those that are `given` count for the present bidding."""

    given: dict[Seat, list[BidOnCharacters]] = {}

    def may_answer(self, game: FlorenceState) -> Sequence[Seat]:
        top = game.phases[-1]
        return [seat for seat in top.order if seat not in top.passed] if _in_turn(top) else ()

    def offers(self, game: FlorenceState, seat: Seat) -> Iterator[Offer]:
        yield limits_offer(moves.SetLimits, game, seat)

    def _set(self, ctx: Context, seat: Seat, move: moves.SetLimits) -> None:
        self.given[seat] = [_as_order(move)]
        ctx.tell(events.LimitsSet(seat), to=seat)

    handlers: ClassVar[Any] = {moves.SetLimits: _set}

    def order_answers(
        self, game: FlorenceState, waiting: Sequence[Seat], fresh: bool
    ) -> Iterator[tuple[Seat, Move]]:
        """Limits count for one bidding."""
        if not any(_in_turn(phase) for phase in game.phases):
            self.given = {}
        yield from super().order_answers(game, waiting, fresh)


def _in_turn(phase: Phase) -> bool:
    return type(phase) is CharacterBidding


def old_orders(state: dict[str, Any], version: int) -> dict[Seat, list[StandingOrder]]:
    """The orders that are part of a stored state."""
    if version > UNTIL or _together(state):
        return {}
    return {
        Seat(seat): [BidOnCharacters(tuple(map(tuple, one["wishes"])), one["then"])]
        for phase in state["phases"]
        for seat, one in phase.get("limits", {}).items()
    }


def order_of_old(game: FlorenceState, move: Move) -> StandingOrder | None:
    """A move that set limits in a bidding in turn, as an order."""
    return _as_order(move) if isinstance(move, moves.SetLimits) and _in_turn(game.phases[-1]) else None


def _as_order(move: moves.SetLimits) -> BidOnCharacters:
    return BidOnCharacters(move.wishes, move.then)


def without_limits(state: dict[str, Any]) -> dict[str, Any]:
    """A stored state of version 1 as one of version 2. A bidding that follows limits set together has a kind
    of its own."""
    for phase in state["phases"]:
        if phase["type"] == "CharacterBidding" and _together(state):
            phase["type"] = "BiddingByLimits"
    return state


def _together(state: dict[str, Any]) -> bool:
    return bool(state["options"].get("character_bids", "together") == "together")
