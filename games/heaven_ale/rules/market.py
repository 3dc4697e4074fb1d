"""Resource and monk spaces: buying tiles and laying them (rules 4.2, 4.3)."""

from functools import lru_cache

from games.core import Checked, Move, Note, Offer, Refusal, Seat, note
from games.heaven_ale.model import components as c
from games.heaven_ale.model import data_rows as d
from games.heaven_ale.model import events, moves
from games.heaven_ale.model.garden import GARDEN_CELLS, PRICE_FACTOR, RING, SHADE, SHEDS_AT
from games.heaven_ale.model.orders import Fetch, OneTile
from games.heaven_ale.model.state import Context, HeavenAleState, PlayerBoard
from games.heaven_ale.rules.decision import SALE, Decision
from games.heaven_ale.rules.shed import Shed, enclosed_by, ring_sum

RULE = "4.2"


def price_in_shade(space: d.TrackSpace, tile: str) -> int:
    """A resource costs its value, a monk the price on its space; in the sun twice that."""
    return space.cost or c.VALUE[tile]


def least_factor(board: PlayerBoard) -> int:
    """The minimum price factor; 0 if there is no free cell."""
    garden = board.garden
    if len(garden) == len(GARDEN_CELLS):
        return 0
    if len(garden) < len(SHADE):
        return 1
    return 1 if any(cell not in garden for cell in SHADE) else c.SUN_FACTOR


class Market(Decision):
    """Buy at least one tile of the space, one at a time (rules 4.2, 4.3). `bought`: number bought so far."""

    rule = RULE

    bought: int = 0

    def asks(self, game: HeavenAleState, seat: Seat) -> Note:
        board = game.boards[seat]
        more = int(why_no_purchase(game, board, board.position, least_factor(board)) is None)
        left = len(game.spaces[board.position].tiles)
        return note(
            "ask-buy",
            space=c.SPACES[board.position],
            ducats=board.ducats,
            bought=self.bought,
            more=more,
            left=left,
        )

    def _buy_offer(self, game: HeavenAleState, seat: Seat) -> Offer:
        board = game.boards[seat]
        return buy_offer_at(game, board, board.position)

    def _end_offer(self, game: HeavenAleState, seat: Seat) -> Offer:
        return Offer(moves.EndPurchase, closed=None if self.bought else Refusal("ERR_MUST_BUY", RULE))

    offer_factories = {moves.Buy: _buy_offer, moves.EndPurchase: _end_offer, **SALE}

    def _end(self, ctx: Context, seat: Seat, move: moves.EndPurchase) -> None:
        ctx.tell(events.PurchaseEnded(seat, self.bought))
        ctx.pop()

    def _buy(self, ctx: Context, seat: Seat, move: moves.Buy) -> None:
        self.bought += 1
        board = ctx.game.boards[seat]
        cost = price_in_shade(c.TRACK[board.position], move.tile) * PRICE_FACTOR[move.cell]
        board.ducats -= cost
        board.garden[move.cell] = move.tile
        ctx.game.take_tile(board.position, move.tile)
        ctx.tell(events.TileBought(self.seat, move.tile, move.cell, -cost))
        for shed in reversed(enclosed_by(board, move.cell)):
            ctx.push(Shed(self.seat, shed))

    handlers = {moves.Buy: _buy, moves.EndPurchase: _end, **Decision.handlers}

    def _fetch(self, game: HeavenAleState, seat: Seat, order: Fetch) -> Move | None:
        board = game.boards[seat]
        if order.space != c.SPACES[board.position]:
            return None
        if not self.bought:
            return moves.Buy(order.tile, order.cell)
        return moves.EndPurchase() if board.garden.get(order.cell) == order.tile else None

    def _one_tile(self, game: HeavenAleState, seat: Seat, order: OneTile) -> Move | None:
        return moves.EndPurchase() if self.bought else None

    order_handlers = {Fetch: _fetch, OneTile: _one_tile}


def least_cost(game: HeavenAleState, index: int, factor: int) -> int:
    """The minimum price of a tile of a space that has some, laid on the side with this price factor."""
    space = c.TRACK[index]
    return factor * min([price_in_shade(space, tile) for tile in game.spaces[index].tiles])


def why_no_purchase(game: HeavenAleState, board: PlayerBoard, index: int, factor: int) -> Refusal | None:
    """Why no tile of a space can be bought, given the minimum price factor."""
    if not game.spaces[index].tiles:
        return NO_TILES
    if not factor:
        return GARDEN_FULL
    cost, have = least_cost(game, index, factor), board.ducats
    return None if cost <= have else _too_dear(cost, have, len(board.cards))


@lru_cache
def _too_dear(cost: int, have: int, cards: int) -> Refusal:
    return Refusal("ERR_CANNOT_AFFORD_ANY", RULE, cost=cost, have=have, cards=cards, each=c.SOLD_CARD)


NO_TILES = Refusal("ERR_NO_TILES", RULE)
GARDEN_FULL = Refusal("ERR_GARDEN_FULL", RULE, cells=len(GARDEN_CELLS))


def buy_offer_at(game: HeavenAleState, board: PlayerBoard, index: int) -> Offer:
    """A tile of a space, and an affordable free cell."""
    space, factor = c.TRACK[index], least_factor(board)
    tiles = game.spaces[index].tiles

    def why_not_here(tile: str) -> Refusal | None:
        return None if tile in tiles else Refusal("ERR_TILE_NOT_HERE", RULE, tile=tile, space=space.id)

    def why_not_tile(tile: str) -> Refusal | None:
        return why_not_here(tile) or _why_not_pay(board, price_in_shade(space, tile) * factor)

    def cells(tile: str) -> Checked:
        price = price_in_shade(space, tile)
        garden = board.garden
        return Checked(
            [cell for cell in GARDEN_CELLS if cell not in garden],
            lambda cell: why_not_cell(board, cell, price),
        )

    def whole(move: moves.Buy) -> Refusal | None:
        """Money is checked last: a wrong cell is the more basic reason."""
        return why_not_here(move.tile) or why_not_cell(board, move.cell, price_in_shade(space, move.tile))

    return Offer(
        moves.Buy,
        whole=whole,
        closed=None if factor else GARDEN_FULL,
        previews={
            "tile": lambda tile: _tile_note(price_in_shade(space, tile)),
            "cell": lambda tile, cell: cell_note(board, tile, cell, price_in_shade(space, tile)),
        },
        tile=Checked(tuple(dict.fromkeys(tiles)), why_not_tile),
        cell=cells,
    )


def why_not_cell(board: PlayerBoard, cell: str, price: int) -> Refusal | None:
    """Why a tile that costs `price` in the shade may not be laid on a cell."""
    factor = PRICE_FACTOR.get(cell)
    if factor is None:
        if cell in RING:
            return Refusal("ERR_SHED_CELL", RULE, cell=cell)
        return Refusal("ERR_UNKNOWN_CELL", RULE, cell=cell)
    if cell in board.garden:
        return Refusal("ERR_CELL_TAKEN", RULE, cell=cell, tile=board.garden[cell])
    return _why_not_pay(board, price * factor)


def _why_not_pay(board: PlayerBoard, cost: int) -> Refusal | None:
    return None if cost <= board.ducats else _not_enough(cost, board.ducats)


@lru_cache
def _not_enough(cost: int, have: int) -> Refusal:
    return Refusal("ERR_NOT_ENOUGH_MONEY", RULE, cost=cost, have=have, missing=cost - have)


def _tile_note(price: int) -> Note:
    return note("hint-tile", shade=price, sun=price * c.SUN_FACTOR)


def cell_note(board: PlayerBoard, tile: str, cell: str, price: int) -> Note:
    """The price on a cell, and the effect on the neighbouring shed that needs the fewest further tiles."""
    cost = price * PRICE_FACTOR[cell]
    sheds = SHEDS_AT[cell]
    if not sheds:
        return note("hint-cell", cost=cost, left=board.ducats - cost)
    after = board.garden | {cell: tile}
    missing = {shed: sum(cell not in after for cell in RING[shed]) for shed in sheds}
    closed = [shed for shed in sheds if not missing[shed]]
    if not closed:
        shed = min(sheds, key=missing.__getitem__)
        total = ring_sum(after, shed)
        return note(
            "hint-cell-shed", cost=cost, left=board.ducats - cost, shed=shed, missing=missing[shed], sum=total
        )
    made = tuple(_enclosing(after, shed) for shed in closed)
    return Note("hint-cell-encloses", {"cost": cost, "left": board.ducats - cost, "sheds": made})


def _enclosing(garden: dict[str, str], shed: str) -> Note:
    total = ring_sum(garden, shed)
    kind = c.SHED_OF_SUM[total]
    return note(
        "shed-made",
        shed=shed,
        sum=total,
        kind=kind.id,
        brewmaster=kind.brewmaster,
        activates=kind.activates,
    )
