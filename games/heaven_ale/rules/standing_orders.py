"""Which standing orders may be given (rules 4.1, 4.2, 4.4, 4.7)."""

from collections.abc import Collection, Iterator
from typing import Any

from games.core import Checked, Note, Offer, Refusal, Seat, StandingOrder
from games.heaven_ale.model import components as c
from games.heaven_ale.model.garden import GARDEN_CELLS
from games.heaven_ale.model.orders import Fetch, OneTile, PlaceNext, ReturnToStart, Score, SellInTheEnd
from games.heaven_ale.model.state import HeavenAleState, PlayerBoard
from games.heaven_ale.rules.market import GARDEN_FULL, NO_TILES, cell_note, price_in_shade, why_not_cell
from games.heaven_ale.rules.privilege import place_card_offer
from games.heaven_ale.rules.scoring import NO_DISC, matching_spots, score_offer, why_not_score
from games.heaven_ale.rules.start_area import place_offer


def order_offers(game: HeavenAleState, seat: Seat) -> Iterator[Offer]:
    """The orders for the rest of the round, and for the rest of the game."""
    board = game.boards[seat]
    if game.round and not board.returned:
        ahead = c.SPACES[board.position + 1 :]
        yield _fetch_offer(game, board, ahead)
        yield _score_offer(game, board, ahead)
        yield _same(ReturnToStart, place_offer(game, seat))
    yield Offer(OneTile)
    if board.cards:
        yield _same(PlaceNext, place_card_offer(board))
        yield Offer(SellInTheEnd)


def _fetch_offer(game: HeavenAleState, board: PlayerBoard, ahead: tuple[str, ...]) -> Offer:
    """A tile ahead of the seat's figure, and a free cell."""
    free = tuple([cell for cell in GARDEN_CELLS if cell not in board.garden])

    def price(space: str, tile: str) -> int:
        return price_in_shade(c.TRACK[c.INDEX[space]], tile)

    def cells(space: str, tile: str) -> Checked:
        return Checked(free, lambda cell: why_not_cell(board, cell, 0), allowed=free)

    def preview(space: str, tile: str, cell: str) -> Note:
        return cell_note(board, tile, cell, price(space, tile))

    spaces = tuple([space for space in ahead if game.spaces[c.INDEX[space]].tiles]) if free else ()
    why_none = NO_TILES if free else GARDEN_FULL
    return Offer(
        Fetch,
        closed=None if spaces else why_none,
        previews={"cell": preview},
        space=spaces,
        tile=lambda space: tuple(dict.fromkeys(game.spaces[c.INDEX[space]].tiles)),
        cell=cells,
    )


def _score_offer(game: HeavenAleState, board: PlayerBoard, ahead: tuple[str, ...]) -> Offer:
    """A disc ahead of the seat's figure, and a spot for it that the garden already has a tile for."""
    matching = matching_spots(game, board)
    spots = {
        space: score_offer(game, board, space)
        for space in ahead
        if why_not_score(game, board, space, matching) is None
    }

    def preview(space: str, *chosen: Any) -> Note | None:
        return spots[space].preview("spot", chosen)

    return Offer(
        Score,
        closed=None if spots else _why_no_score(game, board, ahead, matching),
        previews={"spot": preview, "number": preview},
        space=tuple(spots),
        spot=lambda space: spots[space].possible("spot", ()) if space in spots else (),
        number=lambda space, spot: spots[space].possible("number", (spot,)),
    )


def _why_no_score(
    game: HeavenAleState, board: PlayerBoard, ahead: tuple[str, ...], matching: Collection[str]
) -> Refusal | None:
    """Why no disc ahead can be used: none is left, or what holds on the first space that has one."""
    with_disc = [space for space in ahead if game.spaces[c.INDEX[space]].discs]
    return why_not_score(game, board, with_disc[0], matching) if with_disc else NO_DISC


def _same(order: type[StandingOrder], offer: Offer) -> Offer:
    """An order with the same fields as a move."""
    fields: dict[str, Any] = offer.fields
    return Offer(order, previews=offer.previews, **fields)
