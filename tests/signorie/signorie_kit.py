"""What the tests of Signorie share: a table set up as the rules page's golden cases ask for it, played with
the chat lines of its section 13."""

import random
from collections.abc import Callable, Iterator
from itertools import permutations
from typing import Any

from laws import case
from msgspec.structs import replace

from games.core import Event, Move, Refusal, Seat, TurnContext, engine
from games.core.chance import Secret
from games.signorie import TITLE
from games.signorie.model import components as c
from games.signorie.model import moves
from games.signorie.model.state import City, PlayerBoard, SignorieOptions, new_board
from games.signorie.rules.actions.progress import Progress
from games.signorie.rules.game import Signorie
from games.signorie.rules.rewards import Rewards, eligible
from games.signorie.rules.rolls import cards_for, faces
from games.signorie.rules.rounds import Round
from games.signorie.rules.turn import MainAction, TakeTurn

YELLOW, RED, PURPLE, BLUE = (Seat(at) for at in range(4))
"""The seats of the tests, by the boards they play."""

kit = case("signorie").kit
census: Callable[[Signorie], dict[str, int]] = kit.census


class Rolls:
    """Chance that gives the faces it was told for the next dice, then ones; cards stay as they lie."""

    def __init__(self, *faces: int) -> None:
        self.faces = list(faces)

    def permutation(self, index: int, what: str, n: int) -> tuple[int, ...]:
        dice = max(count for count in range(6) if cards_for(count) == n) if what == "offspring" else 0
        wanted = tuple(self.faces[:dice])
        orders = permutations(range(n))
        return next((order for order in orders if faces(order, len(wanted)) == wanted), tuple(range(n)))


class Table:
    """Four seats in the order of their boards (or fewer), empty cities, a die of each face up to 4 of
    every colour; the assignment tiles lie in the order of the data. Seat 0 is to move, in round `round`."""

    def __init__(self, seats: int = 4, round: int = 1, **options: Any) -> None:
        self.chance: Any = Rolls()
        game = engine.start(TITLE, seats, SignorieOptions(**options), Secret(bytes(32))).game
        self.game: Signorie = game
        self.events: list[Event] = []
        game.boards = [new_board(plan) for plan in list(c.PLANS)[:seats]]
        game.turn_order = [Seat(at) for at in range(seats)]
        game.discs = list(reversed(game.turn_order))
        game.stock = sorted(c.TILES)
        game.removed, game.face_down = [], []
        used = c.CITIES[: c.PLAYERS[seats].cities]
        game.cities = {city: City() for city in used}
        game.dice = [f"{colour}{pips}" for colour in c.COLOURS for pips in (1, 2, 3, 4)]
        game.assignments = dict(zip(c.ASSIGNMENT_SLOTS, c.ASSIGNMENTS, strict=True))
        game.round = round
        self.turn(YELLOW)

    # Setting up

    def turn(self, seat: Seat) -> "Table":
        """It is this seat's turn."""
        after = self.game.turn_order.index(seat) + 1
        self.game.phases = [
            Round(stage="actions", next=after % len(self.game.boards)),
            TakeTurn(seat),
        ]
        return self

    def main(self, seat: Seat, die: str) -> "Table":
        """The seat has placed a die and is to do its main action."""
        self.turn(seat)
        self.game.phases[-1] = MainAction(seat, die[0], int(die[1]))
        self.board(seat).dice[die[0]] = int(die[1])
        return self

    def progress(self, seat: Seat, points: int, tracks: tuple[str, ...] = c.TRACKS, **more: Any) -> "Table":
        """The seat has progress points to use."""
        self.game.phases = [Round(stage="clean_up"), Progress(seat, points, tracks, **more)]
        return self

    def rewards(self, tile: str = "") -> "Table":
        """All have passed; the round's reward tile is `tile`."""
        if tile:
            self.game.rewards[self.game.reward_slot.slot - 1] = tile
        ctx = TurnContext(self.game, self.chance)
        self.game.phases = [Round(stage="clean_up"), Rewards(eligible(ctx))]
        engine._run(ctx)
        self.events += [told.event for told in ctx.events]
        return self

    def board(self, seat: Seat) -> PlayerBoard:
        """The board of a seat."""
        return self.game.boards[seat]

    def men(self, seat: Seat, *where: str) -> "Table":
        """Men of the seat stand on these career slots ("mil8"); they come from its supply, else its stock."""
        board = self.board(seat)
        for man in where:
            board.add_man(man[:3], int(man[3:]))
            place = board.supply if board.supply["m"] else board.stock
            place["m"] -= 1
        return self

    def visit(self, seat: Seat, city: str, sexes: str) -> "Table":
        """Meeples of the seat stand in a city, from its stock."""
        for sex in sexes:
            self.come(city, f"{seat}{sex}")
            self.board(seat).stock[sex] -= 1
        return self

    def fill(self, city: str, slots: int) -> "Table":
        """Take this many slots of a city, with meeples that nobody counts."""
        self.come(city, *["9m"] * slots)
        return self

    def come(self, city: str, *people: str) -> None:
        """Put these meeples in a city, too."""
        there = self.game.cities[city]
        self.game.cities[city] = replace(there, people=(*there.people, *people))

    def lay(self, city: str, **tiles: str) -> None:
        """Put these tiles in the places of a city."""
        self.game.cities[city] = replace(self.game.cities[city], **tiles)

    def tile(self, kind: str) -> str:
        """A tile of this kind, taken out of the stock."""
        id = next(id for id in self.game.stock if c.TILES[id].kind == kind)
        self.game.stock.remove(id)
        return id

    def give(self, seat: Seat, row: str, *kinds: str, face_down: int = 0) -> "Table":
        """Tiles lie in a row of the seat."""
        self.board(seat).lay(row, *[self.tile(kind) for kind in kinds])
        for _ in range(face_down):
            self.game.face_down.append(self.game.stock.pop())
            self.board(seat).lay(row, face_down=1)
        return self

    # Playing

    @property
    def phase(self) -> str:
        """The name of the present phase."""
        return type(self.game.phases[-1]).__name__

    @property
    def asked(self) -> list[Seat]:
        """The seats that are asked."""
        return list(engine.waits_for(self.game))

    def read(self, line: str, seat: Seat | None = None) -> list[Move]:
        """The moves that a line means."""
        by = self.asked[0] if seat is None else seat
        assert TITLE.spelling.parse_turn is not None
        return list(TITLE.spelling.parse_turn(self.game, by, line))

    def do(self, line: str, seat: Seat | None = None) -> "Table":
        """Play a chat line; for the seat that is asked unless one is given."""
        by = self.asked[0] if seat is None else seat
        for move in self.read(line, by):
            played = engine.play(TITLE, self.game, by, move, self.chance)
            self.game = played.game
            self.events += [told.event for told in played.events]
        return self

    def refusal(self, line: str | Move, seat: Seat | None = None) -> Refusal:
        """Why the one move of a line is refused; nothing has changed then."""
        by = self.asked[0] if seat is None else seat
        move = line if isinstance(line, Move) else self.read(line, by)[0]
        before = TITLE.save(self.game)
        why = engine.why_not(self.game, by, move)
        assert why is not None, line
        assert TITLE.save(self.game) == before
        return why

    def code(self, line: str | Move, seat: Seat | None = None) -> str:
        """The code with which a line or a move is refused."""
        return self.refusal(line, seat).code

    def offered(self, kind: type[Move], seat: Seat | None = None) -> list[Move]:
        """The moves of a kind that would be accepted."""
        by = self.asked[0] if seat is None else seat
        return [move for move in engine.legal_moves(self.game, by) if isinstance(move, kind)]

    def last(self, kind: type[Event]) -> Any:
        """The newest event of a kind."""
        return [event for event in self.events if isinstance(event, kind)][-1]


def played_games(seats: int, seeds: range, passing: float = 0.1, **options: Any) -> Iterator[list[Any]]:
    """Random games whose players seldom pass, so that they come far: for each all that was told; the last
    item is the game that is over."""
    for seed in seeds:
        rng = random.Random(f"{seats} {seed} {passing}")
        chance = Secret(rng.randbytes(32))
        chosen = SignorieOptions(**options) if options else rng.choice(list(kit.options(seats)))
        started = engine.start(TITLE, seats, chosen, chance)
        game, told = started.game, [one.event for one in started.events]
        while not game.over:
            seat, move = engine.random_answer(game, rng)
            if isinstance(move, moves.Pass) and rng.random() > passing:
                takes = [offer for offer in engine.open_offers(game, seat) if offer.move is moves.TakeDie]
                move = takes[0].random_move(rng) if takes else move
            told += [one.event for one in engine.play_in_place(game, seat, move, chance).events]
        yield [*told, game]
