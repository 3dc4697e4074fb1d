"""Positions of Florence in a line: a started game whose houses and phases are set as a test needs them."""

from typing import Any

from games.core import Move, Refusal, Seat, engine
from games.core.chance import Secret
from games.florence import TITLE
from games.florence.model import components as c
from games.florence.model import moves
from games.florence.model.placement import legal_places
from games.florence.model.state import FlorenceOptions, Principality, Tile
from games.florence.rules.auction import Bidding, Selecting
from games.florence.rules.game import Florence
from games.florence.rules.rounds import Round
from games.florence.rules.turn import Actions, Turn

CHANCE = Secret(b"positions")
A, B, C, D, E = (Seat(seat) for seat in range(5))


def started(seats: int = 3, start_player: str = "a", **options: Any) -> Florence:
    """A game in its first auction phase; everybody gave the first card back."""
    chosen = FlorenceOptions(**{"start_player": start_player, "two_players": seats == 2} | options)
    game = engine.start(TITLE, seats, chosen, CHANCE).game
    for seat in range(seats):
        game = play(game, Seat(seat), moves.ReturnCard(game.phases[-1].dealt[seat][0]))
    return game


def on_turn(game: Florence, seat: Seat = A, then: tuple[Seat, ...] = ()) -> Florence:
    """The same game with `seat` at its actions, and `then` others before the round ends."""
    game.phases = [Round("best work"), Actions(list(then)), Turn(seat)]
    return game


def selecting(game: Florence, *seats: Seat) -> Florence:
    """The same game with `seats` in the auction phase, the first to put an object up."""
    game.phases = [Round("actions"), Selecting(list(seats))]
    return game


def bidding(game: Florence, kind: str, bid: int, *seats: Seat) -> Florence:
    """The same game with `seats` bidding, the first to speak; the last of them made the bid."""
    in_phase = sorted(seats)
    game.phases = [
        Round("actions"),
        Selecting(list(in_phase)),
        Bidding(kind=kind, bid=bid, bidding=list(seats)),
    ]
    return game


def house(spec: dict[str, Any], playing: str = "") -> Principality:
    """A principality by the counts of the rules page's examples. `playing`: a profession whose move to
    the table the counts already include; here it is still in the hand."""
    spare = [card for card in c.PROFESSIONS if card != playing]
    hand, table = spec.get("hand_prof", 0), spec.get("table_prof", 0) - (1 if playing else 0)
    return Principality(
        hand=[playing] * bool(playing) + spare[:hand],
        table=spare[hand : hand + table],
        recruits=spec.get("hand_recruit", 0),
        table_recruits=spec.get("table_recruit", 0),
        jesters=spec.get("jester", 0),
        builders=spec.get("builder", 0),
        freedoms=list(spec.get("freedoms", ())),
        prestige=list(c.PRESTIGE_CARDS)[: spec.get("prestige_cards", 0)],
        tiles=laid(
            *spec.get("buildings", ()), *(kind for kind in c.LANDSCAPES for _ in range(spec.get(kind, 0)))
        ),
    )


def laid(*kinds: str, covered: int | None = None) -> list[Tile]:
    """Tiles somewhere on the grid without overlap (as with two builders); largest first."""
    order = sorted(kinds, key=lambda kind: -len(c.TILES[kind].shape))
    found = _lay(order, Principality().covered())
    assert found is not None, kinds
    return found


def _lay(kinds: list[str], covered: int) -> list[Tile] | None:
    if not kinds:
        return []
    for cells in legal_places(kinds[0], covered, 0):
        tile = Tile(kinds[0], cells)
        mine = Principality(tiles=[tile]).covered()
        rest = _lay(kinds[1:], covered | mine)
        if rest is not None:
            return [tile, *rest]
    return None


def cells(*pairs: tuple[int, int] | list[int]) -> tuple[tuple[int, int], ...]:
    """Cells from columns and rows."""
    return tuple((column, row) for column, row in pairs)


def played(game: Florence, seat: Seat, move: Move) -> engine.PlayedResult:
    """What comes of a move."""
    return engine.play(TITLE, game, seat, move, CHANCE)


def play(game: Florence, seat: Seat, move: Move) -> Florence:
    """The game after a move."""
    after: Florence = played(game, seat, move).game
    return after


def refused(game: Florence, seat: Seat, move: Move) -> Refusal:
    """The reason a move is refused; nothing has changed."""
    before = TITLE.save(game)
    try:
        played(game, seat, move)
    except Refusal as refusal:
        assert TITLE.save(game) == before
        return refusal
    raise AssertionError(f"{move} was played")


def told(result: engine.PlayedResult, kind: type) -> Any:
    """The first event of a kind."""
    return next(one.event for one in result.events if isinstance(one.event, kind))
