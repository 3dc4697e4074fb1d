"""A first game of Heaven & Ale: sun and shade, a disc, a shed, and what counts at the end.

The positions are of a game for two with its tiles where the lesson needs them; the learner sits first."""

from collections.abc import Mapping
from typing import Any

from msgspec import structs

from games.core import LEARNER, Lesson, LessonLook, LessonMove, LessonScene, Seat, Title, engine
from games.core.chance import Secret
from games.heaven_ale.model import components as c
from games.heaven_ale.model import moves
from games.heaven_ale.model.garden import PRICE_FACTOR, RING, SHADE, SUN
from games.heaven_ale.model.state import HeavenAleState, Space
from games.heaven_ale.rules.final import exchange_of
from games.heaven_ale.rules.market import Market
from games.heaven_ale.rules.rounds import Round
from games.heaven_ale.rules.shed import ring_sum
from games.heaven_ale.rules.start_area import InStartArea
from games.heaven_ale.rules.turn import MoveFigure

OTHER = Seat(1)

MARKET, MINE, THEIRS = "R3", ("barley3", "hops4"), ("R5", "yeast2")
"""Where the learner buys first, what is there, and what the other seat buys."""

SCORING, SPOT = "S3", "barley"
"""The scoring space, and the spot for its disc."""
SHED, LAST_CELL, CORNER = "H1", "s05", "yeast2"
"""The shed that is enclosed, the last cell around it, and the tile that is laid there."""
NEXT = "R9"
"""Where the learner buys that tile, after the scoring."""

GARDEN = {"s01": "barley3", "s02": "hops4", "d01": "water5", "d02": "barley2", "d05": "monkA"}
"""All cells around the shed's place but one."""

HOME = "A3"
"""The place of the start area that helps the last resource."""

SECRET = Secret(b"lesson of heaven_ale")


def _dealt(title: Title) -> Any:
    """The beginning of a game for two: the learner begins, the other stands on the second place."""
    game = engine.start(title, 2, title.options(start_player="a"), SECRET).game
    game = engine.play(title, game, OTHER, moves.TakePlace("A2"), SECRET).game
    game.options = title.options()
    _lie(game, MARKET, *MINE)
    _lie(game, *THEIRS)
    return game


def _lie(game: HeavenAleState, space: str, *tiles: str) -> None:
    """Put these tiles on a space; the tiles there go back."""
    index = c.INDEX[space]
    game.deck += game.spaces[index].tiles
    game.spaces[index] = Space()
    for tile in tiles:
        _take(game, tile)
        game.lay(index, tile)


def _take(game: HeavenAleState, tile: str) -> None:
    """Take a tile from a face-down pile or another space."""
    for heap in (game.deck, game.unused_monks, *game.monk_piles):
        if tile in heap:
            heap.remove(tile)
            return
    game.take_tile(next(at for at, space in enumerate(game.spaces) if tile in space.tiles), tile)


def _grown(title: Title) -> Any:
    """In the second round: a garden with some tiles, the figures under way."""
    game = _dealt(title)
    game.round = 2
    mine, theirs = game.boards
    for cell, tile in GARDEN.items():
        _take(game, tile)
        mine.garden[cell] = tile
    for cell, tile in {"d11": "wood2", "s14": "water3", "s12": "monkB"}.items():
        _take(game, tile)
        theirs.garden[cell] = tile
    mine.ducats, mine.resources, mine.brewmaster = 9, [3, 0, -1, -3, -5], -6
    theirs.ducats, theirs.resources, theirs.brewmaster = 7, [2, 2, -4, 0, -6], -5
    mine.position, mine.place = c.INDEX["R4"], ""
    theirs.position, theirs.place = c.INDEX["R6"], ""
    _lie(game, NEXT, "yeast3", CORNER)
    game.phases = [Round(OTHER), MoveFigure(LEARNER)]
    return game


def _almost_a_shed(title: Title) -> Any:
    """The turn after the scoring: the figure has come to the next tiles."""
    game = _grown(title)
    for move in (moves.MoveTo(SCORING), moves.PlaceDisc(SPOT)):
        game = engine.play(title, game, LEARNER, move, SECRET).game
    game.boards[LEARNER].position = c.INDEX[NEXT]
    game.phases = [Round(OTHER), Market(LEARNER)]
    return game


def _last_turn(title: Title) -> Any:
    """All other figures are back, and it is the last round."""
    game = _grown(title)
    game.round = game.rounds
    mine, theirs = game.boards
    mine.ducats, mine.resources, mine.brewmaster = 5, [10, 8, 9, 8, 5], 12
    mine.discs, mine.sheds, mine.cards = ["barley", "hops", "monkA"], {}, []
    theirs.ducats, theirs.resources, theirs.brewmaster, theirs.cards = 1, [9, 5, 4, 12, 7], 14, []
    for board, barrel in ((mine, "B02"), (mine, "B01"), (theirs, "B09")):
        board.barrels[barrel] = c.SIZES[0]
        game.barrels[barrel] -= 1
    mine.position = 0
    theirs.position, theirs.place, theirs.returned = 0, c.FIRST_PLACE, True
    game.phases = [Round(OTHER), InStartArea(LEARNER)]
    return game


def _least(game: Any) -> Mapping[str | int, bool]:
    least = game.boards[LEARNER].least_resources()
    return {resource: resource in least for resource in c.RESOURCES}


def _aim(game: Any) -> Mapping[str, Any]:
    return {"resource": game.boards[LEARNER].least_resources()[0]}


def _buying(tile: str, cell: str) -> Mapping[str, Any]:
    cost = c.VALUE[tile] * PRICE_FACTOR[cell]
    return {"space": MARKET, "tile": tile, "cost": cost, "resource_behind": c.TILES[tile].kind}


def _disc(game: Any) -> Mapping[str, Any]:
    sun, shade = (
        sum(c.VALUE[tile] for cell, tile in GARDEN.items() if c.TILES[tile].kind == SPOT and cell in side)
        for side in (SUN, SHADE)
    )
    return {"space": SCORING, "spot": SPOT, "steps": sun, "coins": shade}


def _shed(game: Any) -> Mapping[str, Any]:
    total = ring_sum(GARDEN | {LAST_CELL: CORNER}, SHED)
    kind = c.SHED_OF_SUM[total]
    return {
        "shed": SHED,
        "cell": LAST_CELL,
        "tile": CORNER,
        "so_far": ring_sum(GARDEN, SHED),
        "sum": total,
        "kind": kind.id,
        "monk_master": kind.brewmaster,
        "here": NEXT,
        "chosen": kind.activates,
    }


def _card_sold(game: Any, move: Any) -> str:
    return "card-sold" if isinstance(move, moves.SellCard) else ""


def _other_move(game: Any, move: Any) -> str:
    home = isinstance(move, moves.MoveTo) and move.space == c.START
    return "move-home" if home else _card_sold(game, move)


def _other_tile(game: Any, move: Any) -> str:
    other = isinstance(move, moves.Buy) and move.tile != MINE[0]
    return "sun-later" if other else _card_sold(game, move)


def _no_tile(game: Any, move: Any) -> str:
    return "shade-done-too-soon" if isinstance(move, moves.EndPurchase) else _card_sold(game, move)


def _other_corner(game: Any, move: Any) -> str:
    closes = isinstance(move, moves.Buy) and move.cell == LAST_CELL
    return "shed-dearer" if closes else _card_sold(game, move)


def _end(game: Any) -> Mapping[str, Any]:
    board = game.boards[LEARNER]
    level = c.LEVEL_AT[board.brewmaster]
    helped = structs.replace(board, resources=list(board.resources))
    helped.resources[list(c.RESOURCES).index(board.least_resources()[0])] += c.PLACES[HOME].steps
    return {
        "place": HOME,
        "steps": c.PLACES[HOME].steps,
        "resource": board.least_resources()[0],
        "rate": level.rate,
        "multiplier": level.multiplier,
        "now": min(board.resources),
        "ducats": c.DUCATS_PER_STEP,
        "could": exchange_of(game, board, board.ducats).lowest,
        "helped": exchange_of(game, helped, board.ducats).lowest,
    }


LESSON = Lesson(
    seats=2,
    scenes=(
        LessonScene(
            _dealt,
            (
                LessonLook("aim", pictures=("area",), choices=_least, figures=_aim),
                LessonMove(
                    "move",
                    lambda game: moves.MoveTo(MARKET),
                    pictures=("area",),
                    figures=lambda game: _buying(MINE[0], SUN[0]),
                    slip=_other_move,
                ),
                LessonMove(
                    "sun",
                    lambda game: moves.Buy(MINE[0], "s01"),
                    wanted=lambda game, move: move.tile == MINE[0] and move.cell in SUN,
                    pictures=("area",),
                    figures=lambda game: _buying(MINE[0], SUN[0]),
                    slip=_other_tile,
                ),
                LessonMove(
                    "shade",
                    lambda game: moves.Buy(MINE[1], "d01"),
                    wanted=lambda game, move: move.tile == MINE[1] and move.cell in SHADE,
                    pictures=("area",),
                    figures=lambda game: _buying(MINE[1], SHADE[0]),
                    slip=_no_tile,
                ),
                LessonMove(
                    "turn",
                    lambda game: moves.EndPurchase(),
                    then=(
                        (OTHER, moves.MoveTo(THEIRS[0])),
                        (OTHER, moves.Buy(THEIRS[1], "d11")),
                        (OTHER, moves.EndPurchase()),
                    ),
                    slip=_card_sold,
                ),
            ),
        ),
        LessonScene(
            _grown,
            (
                LessonMove(
                    "scoring",
                    lambda game: moves.MoveTo(SCORING),
                    pictures=("area",),
                    figures=_disc,
                    slip=_other_move,
                ),
                LessonMove(
                    "disc",
                    lambda game: moves.PlaceDisc(SPOT),
                    pictures=("area",),
                    figures=_disc,
                    slip=_card_sold,
                ),
            ),
        ),
        LessonScene(
            _almost_a_shed,
            (
                LessonMove(
                    "shed",
                    lambda game: moves.Buy(CORNER, LAST_CELL),
                    pictures=("area",),
                    figures=_shed,
                    slip=_other_corner,
                ),
                LessonMove(
                    "use",
                    lambda game: moves.UseShed((RING[SHED][1], RING[SHED][4])),
                    wanted=lambda game, move: True,
                    pictures=("area",),
                    figures=_shed,
                    slip=_card_sold,
                ),
            ),
        ),
        LessonScene(
            _last_turn,
            (
                LessonMove(
                    "home",
                    lambda game: moves.TakePlace(HOME, game.boards[LEARNER].least_resources()[0]),
                    pictures=("area",),
                    figures=_end,
                ),
            ),
        ),
    ),
)
