"""What the tests of Heaven & Ale share: a table set up as the rules page's golden cases ask for it,
played with the commands of its section 6.1."""

from collections.abc import Callable
from typing import Any

from laws import case

from games.core import Move, Refusal, Seat
from games.core import engine as core_engine
from games.core.chance import Secret
from games.heaven_ale import TITLE
from games.heaven_ale.model import components as c
from games.heaven_ale.model import moves
from games.heaven_ale.model.state import HeavenAleOptions, PlayerBoard, Space
from games.heaven_ale.rules.game import HeavenAle

CHANCE = Secret(bytes(32))

kit = case("heaven_ale").kit
census: Callable[[HeavenAle], dict[str, int]] = kit.census

COMMANDS: dict[str, type[Move]] = {
    "start": moves.TakePlace,
    "move": moves.MoveTo,
    "buy": moves.Buy,
    "done": moves.EndPurchase,
    "shed": moves.UseShed,
    "score": moves.PlaceDisc,
    "place": moves.PlaceCard,
    "skip": moves.SkipCard,
    "sell": moves.SellCard,
}


def read(game: HeavenAle, seat: Seat, command: str) -> Move:
    """The move a command means; a field left out that has only one answer fills itself."""
    verb, *words = command.split()
    kind = COMMANDS[verb]
    if kind is moves.UseShed:
        return moves.UseShed(tuple(words))
    values: tuple[Any, ...] = tuple(int(word) if word.isdecimal() else word for word in words)
    missing = kind.__struct_fields__[len(values) :]
    for offer in core_engine.offers(game, seat):
        if offer.move is kind and values and missing and values[0] in offer.possible(offer.names[0], ()):
            answers = tuple(offer.possible(missing[0], values))
            values = (*values, *answers) if len(answers) == 1 else values
    return kind(*values)


class Table:
    """A game in its first round; seat 0 is to move from A1. `bare`: no tiles lie on the track."""

    def __init__(self, seats: int = 2, places: str = "A4 A3 A2", bare: bool = True, **options: Any) -> None:
        chosen = HeavenAleOptions(**{"start_player": "a", **options})
        self.game: HeavenAle = core_engine.start(TITLE, seats, chosen, CHANCE).game
        self.events: list[Any] = []
        for place in places.split()[: seats - 1]:
            if self.phase == "SetUp":
                seat = core_engine.waits_for(self.game)[0]
                self.do(f"start {place} {'wood' if place == 'A3' else ''}", seat)
        for board in self.game.boards:
            fresh = TITLE.new_game(seats, chosen).boards[0]
            board.ducats, board.resources, board.brewmaster = fresh.ducats, fresh.resources, fresh.brewmaster
        if bare:
            self.game.spaces = [Space((), space.discs) for space in self.game.spaces]

    @property
    def me(self) -> PlayerBoard:
        """The first seat's board."""
        return self.game.boards[0]

    @property
    def phase(self) -> str:
        """The name of the present phase."""
        return type(self.game.phases[-1]).__name__

    @property
    def turn(self) -> int:
        """The seat that is asked."""
        (seat,) = core_engine.waits_for(self.game)
        return seat

    def lay(self, space: str, *tiles: str) -> None:
        """Put tiles on a space."""
        index = c.INDEX[space]
        self.game.spaces[index] = Space(tiles, self.game.spaces[index].discs)

    def marker(self, resource: str, seat: int = 0) -> int:
        """Where a marker of a resource stands."""
        return self.game.boards[seat].resources[list(c.RESOURCES).index(resource)]

    def do(self, line: str, seat: int | None = None) -> "Table":
        """Play commands of a chat line; the seat whose turn it is unless one is given."""
        for command in line.split(";"):
            by = Seat(self.turn if seat is None else seat)
            played = core_engine.play(TITLE, self.game, by, read(self.game, by, command), CHANCE)
            self.game = played.game
            self.events += [told.event for told in played.events]
        return self

    def code(self, command: str, seat: int | None = None) -> str:
        """The code of the refusal a command meets."""
        return self.refusal(command, seat).code

    def refusal(self, command: str, seat: int | None = None) -> Refusal:
        """Why a command is refused; it changes nothing."""
        by = Seat(self.turn if seat is None else seat)
        before = TITLE.save(self.game)
        why = core_engine.why_not(self.game, by, read(self.game, by, command))
        assert why is not None, command
        assert TITLE.save(self.game) == before
        return why
