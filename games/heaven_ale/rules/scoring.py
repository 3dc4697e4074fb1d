"""Scoring spaces: a disc on a spot and what it activates (rules 4.4)."""

from collections.abc import Collection

from games.core import Checked, Move, Note, Offer, Refusal, Seat, note
from games.heaven_ale.model import components as c
from games.heaven_ale.model import events, moves
from games.heaven_ale.model.gains import Gain, activation, gain_note, receive, received_notes
from games.heaven_ale.model.garden import NEIGHBOURS, Cells
from games.heaven_ale.model.orders import Score
from games.heaven_ale.model.state import Context, HeavenAleState, PlayerBoard
from games.heaven_ale.rules.decision import SALE, Decision
from games.heaven_ale.rules.privilege import complete_pair

RULE = "4.4"
NO_DISC = Refusal("ERR_NO_DISC", RULE)
X = next(spot.id for spot in c.SPOTS.values() if spot.kind == "A")

_SPOTS_OF_TILE: dict[str, tuple[str, ...]] = {
    tile.id: (tile.kind, X) if tile.value else (tile.kind,) for tile in c.TILES.values()
}
"""The spots a tile matches."""

SPOTS_OF_SPACE: dict[str, tuple[str, ...]] = {
    space.id: tuple(spot.id for spot in c.SPOTS.values() if spot.kind in space.allows) for space in c.TRACK
}


def matching_spots(game: HeavenAleState, board: PlayerBoard) -> Collection[str]:
    """The spots for which a board has a tile; all spots if the table doesn't require one."""
    if not game.options.scoring_requires_matching_tile:
        return c.SPOTS
    return {spot for tile in set(board.garden.values()) for spot in _SPOTS_OF_TILE[tile]}


def free_spots(game: HeavenAleState, board: PlayerBoard) -> list[str]:
    """The matching spots without a disc, whichever space they need."""
    return [spot for spot in matching_spots(game, board) if spot not in board.discs]


def why_not_spot(board: PlayerBoard, space: str, spot: str, matching: Collection[str]) -> Refusal | None:
    """Why a board can't put a disc of a space on a spot."""
    if spot not in c.SPOTS:
        return Refusal("ERR_UNKNOWN_SPOT", RULE, spot=spot)
    if spot not in SPOTS_OF_SPACE[space]:
        return Refusal("ERR_SPOT_KIND", RULE, spot=spot, kinds=c.TRACK[c.INDEX[space]].allows)
    if spot in board.discs:
        return Refusal("ERR_SPOT_USED", RULE, spot=spot)
    return None if spot in matching else Refusal("ERR_NO_MATCHING_TILE", RULE, spot=spot)


def usable_spots(board: PlayerBoard, space: str, matching: Collection[str]) -> tuple[str, ...]:
    """The spots on which a board could put a disc of a space."""
    return tuple(
        [spot for spot in SPOTS_OF_SPACE[space] if why_not_spot(board, space, spot, matching) is None]
    )


def why_not_score(
    game: HeavenAleState, board: PlayerBoard, space: str, matching: Collection[str]
) -> Refusal | None:
    """Why no disc of a space can be taken and put on a spot."""
    if not game.spaces[c.INDEX[space]].discs:
        return NO_DISC
    for spot in SPOTS_OF_SPACE[space]:
        if why_not_spot(board, space, spot, matching) is None:
            return None
    return Refusal("ERR_NO_USABLE_SPOT", RULE)


def activated(board: PlayerBoard, spot: str, number: int) -> tuple[Cells, Cells]:
    """The monks a disc triggers, and the cells it activates, twice if two monks reach them."""
    garden = board.garden
    if spot == X:
        return (), tuple([cell for cell, tile in garden.items() if c.VALUE[tile] == number])
    if spot in c.RESOURCES:
        return (), tuple([cell for cell, tile in garden.items() if c.TILES[tile].kind == spot])
    monks = tuple([cell for cell, tile in garden.items() if tile == spot])
    return monks, tuple([cell for monk in monks for cell in NEIGHBOURS[monk] if cell in garden])


class Scoring(Decision):
    """Take one disc and put it on an empty spot that activates something (rules 4.4)."""

    rule = RULE

    def asks(self, game: HeavenAleState, seat: Seat) -> Note:
        space = c.TRACK[game.boards[seat].position]
        return note("ask-score", space=space.id, kinds=space.allows)

    def _disc_offer(self, game: HeavenAleState, seat: Seat) -> Offer:
        board = game.boards[seat]
        return score_offer(game, board, c.SPACES[board.position])

    offer_factories = {moves.PlaceDisc: _disc_offer, **SALE}

    def _place(self, ctx: Context, seat: Seat, move: moves.PlaceDisc) -> None:
        board = ctx.game.boards[seat]
        monks, cells = activated(board, move.spot, move.number)
        ctx.game.lay(board.position, discs=ctx.game.spaces[board.position].discs - 1)
        board.discs.append(move.spot)
        came = receive(board, activation(board.garden, cells))
        ctx.tell(events.DiscPlaced(self.seat, move.spot, move.number, monks, cells, **came))
        ctx.pop()
        pair = c.SPOTS[move.spot].pair
        if board.has_pair(pair):
            complete_pair(ctx, self.seat, pair)

    handlers = {moves.PlaceDisc: _place, **Decision.handlers}

    def _ordered(self, game: HeavenAleState, seat: Seat, order: Score) -> Move | None:
        here = order.space == c.SPACES[game.boards[seat].position]
        return moves.PlaceDisc(order.spot, order.number) if here else None

    order_handlers = {Score: _ordered}


def score_offer(game: HeavenAleState, board: PlayerBoard, where: str) -> Offer:
    """A spot allowed on a space where the figure stands now or later, and a number for the X spot."""
    matching = matching_spots(game, board)
    any_number = not game.options.scoring_requires_matching_tile
    values = {c.VALUE[tile] for tile in board.garden.values()}

    def why_not_number(number: int) -> Refusal | None:
        if number not in c.VALUES:
            return Refusal("ERR_NEED_NUMBER", RULE, least=c.VALUES[0], most=c.VALUES[-1])
        if any_number or number in values:
            return None
        return Refusal("ERR_NO_MATCHING_TILE", RULE, number=number)

    def preview(spot: str, number: int = moves.NO_NUMBER) -> Note | None:
        if spot == X and number == moves.NO_NUMBER:
            numbers = [value for value in c.VALUES if why_not_number(value) is None]
            return Note("hint-numbers", {"numbers": tuple(map(brings, numbers))})
        return gain_note(board, gain(spot, number))

    def gain(spot: str, number: int) -> Gain:
        return activation(board.garden, activated(board, spot, number)[1])

    def brings(number: int) -> Note:
        return Note("hint-number", {"number": number, "gains": received_notes(board, gain(X, number))})

    return Offer(
        moves.PlaceDisc,
        previews={"spot": preview, "number": preview},
        spot=Checked(SPOTS_OF_SPACE[where], lambda spot: why_not_spot(board, where, spot, matching)),
        number=lambda spot: Checked(c.VALUES, why_not_number) if spot == X else (moves.NO_NUMBER,),
    )
