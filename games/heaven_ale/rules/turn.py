"""A turn: moving the figure to a space with a possible action (rules 4.1)."""

from collections.abc import Collection
from functools import cached_property, lru_cache

from games.core import Checked, Move, Note, Offer, Refusal, Seat, SeatFigure, note
from games.heaven_ale.model import components as c
from games.heaven_ale.model import events, moves
from games.heaven_ale.model.orders import Fetch, ReturnToStart, Score
from games.heaven_ale.model.state import Context, HeavenAleState
from games.heaven_ale.rules.barrels import next_size, take_barrels, takeable
from games.heaven_ale.rules.decision import SALE, Decision
from games.heaven_ale.rules.market import Market, buy_offer_at, least_cost, least_factor, why_no_purchase
from games.heaven_ale.rules.scoring import (
    Scoring,
    matching_spots,
    score_offer,
    usable_spots,
    why_not_score,
)
from games.heaven_ale.rules.start_area import InStartArea, returning_offer

RULE = "4.1"

_AHEAD = tuple(c.SPACES[at + 1 :] + c.SPACES[:1] for at in range(len(c.SPACES)))
"""The spaces ahead of each space, up to the start area."""


class MoveFigure(Decision):
    """Clockwise, at least one space, never past the start area (rules 4.1)."""

    rule = RULE

    def asks(self, game: HeavenAleState, seat: Seat) -> Note:
        board = game.boards[seat]
        return note("ask-move", space=c.SPACES[board.position], ducats=board.ducats)

    def _move_offer(self, game: HeavenAleState, seat: Seat) -> Offer:
        look = SpacesAhead(game, seat)
        spaces = Checked(_AHEAD[game.boards[seat].position], look.why_not)
        return Offer(moves.MoveTo, previews={"space": look.preview}, space=spaces)

    offer_factories = {moves.MoveTo: _move_offer, **SALE}

    def _move(self, ctx: Context, seat: Seat, move: moves.MoveTo) -> None:
        board = ctx.game.boards[seat]
        board.position = c.INDEX[move.space]
        kind = c.TRACK[board.position].kind
        board.place = "" if kind != "start" else board.place
        ctx.tell(events.FigureMoved(self.seat, move.space))
        if kind == "start":
            ctx.replace(InStartArea(self.seat))
        elif kind == "scoring":
            ctx.replace(Scoring(self.seat))
        elif kind == "barrel":
            ctx.pop()
            take_barrels(ctx, self.seat)
        else:
            ctx.replace(Market(self.seat))

    handlers = {moves.MoveTo: _move, **Decision.handlers}

    def _fetch(self, game: HeavenAleState, seat: Seat, order: Fetch) -> Move | None:
        offer = buy_offer_at(game, game.boards[seat], c.INDEX[order.space])
        there = offer.why_not(moves.Buy(order.tile, order.cell)) is None
        return moves.MoveTo(order.space) if there else None

    def _score(self, game: HeavenAleState, seat: Seat, order: Score) -> Move | None:
        offer = score_offer(game, game.boards[seat], order.space)
        there = offer.why_not(moves.PlaceDisc(order.spot, order.number)) is None
        return moves.MoveTo(order.space) if there else None

    def _return(self, game: HeavenAleState, seat: Seat, order: ReturnToStart) -> Move | None:
        free = returning_offer(game, seat).why_not(moves.TakePlace(order.place, order.resource)) is None
        return moves.MoveTo(c.START) if free else None

    order_handlers = {Fetch: _fetch, Score: _score, ReturnToStart: _return}


def reachable(game: HeavenAleState, seat: Seat) -> Collection[str]:
    """The spaces a seat's figure can still reach: if it is to move, those it may stop on; else the free
    ones ahead of it (all before the first round)."""
    if game.round == 0:
        return c.SPACES
    look = SpacesAhead(game, seat)
    if any(isinstance(phase, MoveFigure) for phase in game.phases):
        return {space for space in c.SPACES if look.why_not(space) is None}
    here = game.boards[seat].position
    free = {space for space in c.SPACES if c.INDEX[space] >= here and c.INDEX[space] not in look.standing}
    return free | {c.START}


@lru_cache
def _occupied(space: str, seat: int) -> Refusal:
    return Refusal("ERR_SPACE_OCCUPIED", RULE, space=space, player=SeatFigure(seat))


class SpacesAhead:
    """What a seat would find on the spaces ahead, computed once for all of them."""

    def __init__(self, game: HeavenAleState, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        self.board = game.boards[seat]
        self.standing: list[int] = []
        """The positions of the other figures, by seat, if they matter."""
        if not game.options.allow_shared_spaces:
            board = self.board
            self.standing = [-1 if other is board else other.position for other in game.boards]

    def why_not(self, space: str) -> Refusal | None:
        """Why the figure may not stop on a space."""
        index = c.INDEX.get(space)
        position = self.board.position
        if index is None:
            return Refusal("ERR_UNKNOWN_SPACE", RULE, space=space)
        if index == 0:
            return self._why_not_start_area()
        if index == position:
            return Refusal("ERR_MUST_MOVE", RULE, space=space)
        if index < position:
            return Refusal("ERR_BACKWARD", RULE, space=space, position=c.SPACES[position])
        if index in self.standing:
            return _occupied(space, self.standing.index(index))
        kind = c.TRACK[index].kind
        if kind == "scoring":
            return why_not_score(self.game, self.board, space, self.matching)
        if kind == "barrel":
            return None if self.barrels else Refusal("ERR_NO_BARREL", "4.5")
        return why_no_purchase(self.game, self.board, index, self.factor)

    def _why_not_start_area(self) -> Refusal | None:
        """The start area is always open, except that by option a stop is needed first while one is
        possible."""
        if self.game.options.allow_full_lap or self.board.position:
            return None
        if any(self.why_not(space) is None for space in c.SPACES[1:]):
            return Refusal("ERR_FULL_LAP", RULE)
        return None

    @cached_property
    def matching(self) -> Collection[str]:
        """The spots the garden has a tile for."""
        return matching_spots(self.game, self.board)

    @cached_property
    def factor(self) -> int:
        """The minimum price factor of the garden."""
        return least_factor(self.board)

    @cached_property
    def barrels(self) -> list[str]:
        """The goals that could be taken now."""
        return takeable(self.game, self.board)

    def preview(self, space: str) -> Note:
        """What is there and what it would cost."""
        index = c.INDEX[space]
        here = self.game.spaces[index]
        kind = c.TRACK[index].kind
        if kind == "start":
            places = returning_offer(self.game, self.seat).possible("place", ())
            return note("hint-start", places=tuple(places))
        if kind == "scoring":
            spots = usable_spots(self.board, space, self.matching)
            return note("hint-scoring", discs=here.discs, spots=spots)
        if kind == "barrel":
            takes = [(goal, c.BARREL_VP[next_size(self.game, goal)]) for goal in self.barrels]
            barrels = tuple([note("position-barrel", barrel=goal, vp=vp) for goal, vp in takes])
            return Note("hint-barrel", {"barrels": barrels})
        return note("hint-tiles", tiles=tuple(here.tiles), cost=least_cost(self.game, index, self.factor))
