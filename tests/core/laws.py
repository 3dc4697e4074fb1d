"""The laws that every title must keep, whatever its rules. test_core_laws.py checks them for each title that
is found.

A title brings `tests/<title>/census.py`, a package `tests/census.py` (for the toy of docs/adding-a-title.md
it is the page's second code block), which contains what the laws cannot know:

- `census(game)`: counts that never change during a game;
- `changes(event)`: the figures that an event changes, as (seat, figure, difference); figures are those of
  `Title.figures`;
- `FACE_DOWN`: the fields of the state that hold hidden cards; the cards of a list of lists are known to the
  seat of their list, those of a list to nobody; by default none;
- `promised(game, seat)`, if everybody may know a card that lies face down with a seat: those cards;
- `CODES`: the error codes of its own rules; by default those that its words have a message for;
- `SECRET`: the moves whose content only their seat knows; by default none;
- `seats_of(game)`: the number of seats; by default that of `game.hands`;
- `options(seats)`: the options to play with; by default the usual ones, and those that differ in one;
- `hidden(game, seat)`, if `FACE_DOWN` can't say it: groups of card ids that `seat` (None: the public) cannot
  tell apart;
- `secrets(game, seat)`, if anything but cards is hidden (purses, bids, the order of a pile): (path, other
  values) for each value that `seat` cannot see, with a path such as `("houses", 2, "florins")`; answers in a
  `SealedPhase` need not be named;
- `learnt(game, events, seat)`, if something secret is used and stays (an order): whether these events of an
  answer in `game` show `seat` something of it;
- `IN_TURN = True`, if nobody is ever asked at the same time as others;
- `IN_THE_OPEN`: moves that several seats make at the same time, but openly, if there are any;
- `prepare(seats, rng)`: a state shortly before several seats are asked, if random play seldom leads there;
- `SAMPLE`: the number of the 2,000 games of `make laws` that `make test` plays, if its games are slow;
- `STATES`: the number of a game's states that the heavy laws check, likewise.

This module has recorded games and the light laws; offered.py and twins.py have the heavy ones.
"""

import importlib.util
import random
import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from games.core import Move, Offer, Seat, Title, engine
from games.core.chance import RecordedDraw, ReplayedChance, Secret
from games.core.choices import refusal
from games.packages.entry_points import TESTS, folder_of
from games.titles import TITLES
from kit.title_options import option_sets
from words import has

ROOT = Path(__file__).parents[2]
OF_EVERY_TITLE = frozenset(code for code in vars(refusal).values() if str(code).startswith("ERR_"))
"""The codes that the core gives, whatever the title."""
TOY_PAGE = ROOT / "docs" / "adding-a-title.md"
LONGEST = 5000
SAMPLE = 60
STATES = 120
LEAST, MOST_GAMES = 50, 40
"""A law of secrets makes at least `LEAST` comparisons for each title and number of players, in at most
`MOST_GAMES` games."""
PREPARED, PREPARED_MOVES = 24, 6
"""Number of states that the census prepares, and of moves played from each."""
BESIDE, AGAIN = 0.15, 0.1
"""Probabilities that random play does something beside the stack, and that it changes a secret answer."""

encode = msgspec.msgpack.encode


@dataclass(frozen=True)
class Case:
    """A title with its census."""

    title: Title
    kit: Any

    @property
    def sample(self) -> int:
        """Number of games of each table that the light laws look at where there is not much time."""
        return int(getattr(self.kit, "SAMPLE", SAMPLE))

    def may_say(self, code: str) -> bool:
        """Whether a refusal may have this code."""
        own = getattr(self.kit, "CODES", None)
        told = has("en", code, self.title.id) if own is None else code in own
        return told or code in OF_EVERY_TITLE

    @property
    def secret(self) -> tuple[type[Move], ...]:
        """The moves whose content only their seat knows."""
        return tuple(getattr(self.kit, "SECRET", ()))

    def seats_of(self, game: Any) -> int:
        """The number of seats of a game."""
        counted = getattr(self.kit, "seats_of", None)
        return len(game.hands) if counted is None else int(counted(game))

    def options(self, seats: int) -> list[Any]:
        """The options to play with."""
        named = getattr(self.kit, "options", None)
        if named is not None:
            return list(named(seats))
        return [one for one in option_sets(self.title) if self.title.why_not_start(seats, one) is None]

    def options_of_game(self, seats: int, number: int) -> Any:
        """The options of a game: its number selects the set in turn."""
        sets = self.options(seats)
        return sets[(number + seats) % len(sets)]

    def some(self, states: Sequence[Any], share: float = 1.0) -> range:
        """The numbers of the states that are looked at, spread over a game: `STATES`, or a share of them."""
        few = max(1, round(getattr(self.kit, "STATES", STATES) * share))
        return range(0, len(states), -(-len(states) // few) or 1)


def case(name: str) -> Case:
    """The case of a title, or of the toy."""
    if name == "toy":
        toy, kit = toy_modules()
        return Case(toy.TITLE, kit)
    return Case(TITLES[name], census_at((folder_of(name, TESTS) or ROOT / "tests" / name) / "census.py"))


def census_at(path: Path) -> ModuleType:
    """Read a census from its file."""
    name = f"census_of_{path.parent}"
    if name not in sys.modules:
        spec = importlib.util.spec_from_file_location(name, path)
        assert spec is not None and spec.loader is not None
        kit = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(kit)
        sys.modules[name] = kit
    return sys.modules[name]


def toy_modules() -> tuple[ModuleType, ModuleType]:
    """Run the two files of the docs page: the toy title and its census."""
    names = ("games.pile", "census_of_pile")
    if names[0] not in sys.modules:
        for name, code in zip(names, toy_code(), strict=True):
            sys.modules[name] = ModuleType(name)
            exec(compile(code, f"{TOY_PAGE.name}: {name}", "exec"), vars(sys.modules[name]))
    return sys.modules[names[0]], sys.modules[names[1]]


def toy_code() -> list[str]:
    """The Python blocks of the docs page that are whole files (their first line names the file)."""
    blocks = re.findall(r"```python\n(.*?)```", TOY_PAGE.read_text(encoding="utf-8"), re.S)
    return [block for block in blocks if block.startswith("# file: ")]


NAMES = [*TITLES, "toy"]
TABLES = [(name, seats) for name in NAMES for seats in case(name).title.seats]


@dataclass
class Record:
    """A recorded game: the states after each answer with their bytes, and the log."""

    case: Case
    secret: bytes
    options: Any
    seats: int
    states: list[Any] = field(default_factory=list)
    saved: list[bytes] = field(default_factory=list)
    moves: list[tuple[Seat, Move]] = field(default_factory=list)
    played: list[engine.PlayedResult[Any]] = field(default_factory=list)
    known: dict[tuple[Any, ...], Any] = field(default_factory=dict)
    """What was worked out of a state once: walks through a game overlap."""

    def add(self, played: engine.PlayedResult[Any]) -> None:
        """One more answer, or the start."""
        self.played.append(played)
        self.states.append(played.game)
        self.saved.append(self.case.title.save(played.game))

    def answer(self, seat: Seat, move: Move) -> None:
        """A move is played and kept."""
        self.moves.append((seat, move))
        with fields_named(self.case, self.states[-1]):
            self.add(engine.play(self.case.title, self.states[-1], seat, move, Secret(self.secret)))

    @property
    def draws(self) -> list[RecordedDraw]:
        """All draws of the game, in order."""
        return [draw for played in self.played for draw in played.drawn]

    @property
    def log(self) -> list[engine.AppliedAction]:
        """All answers, the forced ones in their places; the start is not one."""
        answers = [answered for played in self.played for answered in played.actions]
        return [answered for answered in answers if answered.seat is not None]


def record(case: Case, seats: int, seed: int) -> Record:
    """A random game through `engine.play`, with every state kept."""
    rng = random.Random(f"{case.title.id} {seats} {seed}")
    secret = rng.randbytes(32)
    options = case.options_of_game(seats, seed)
    made = Record(case, secret, options, seats)
    made.add(engine.start(case.title, seats, options, Secret(secret)))
    while not made.states[-1].over:
        made.answer(*any_answer(case, made.states[-1], rng))
        assert len(made.states) < LONGEST
    return made


def recorded(case: Case, seats: int, first: int) -> Iterator[Record]:
    """Random games from seed `first` on, until a law has compared enough."""
    for seed in range(first, first + MOST_GAMES):
        yield record(case, seats, seed)
    raise AssertionError("hardly anything is compared: let the census prepare states, or say IN_TURN")


def prepared(case: Case, seats: int) -> Iterator[Record]:
    """The states that a census prepares, each followed by a few random moves."""
    for seed in range(PREPARED if hasattr(case.kit, "prepare") else 0):
        rng = random.Random(f"{case.title.id} {seats} prepared {seed}")
        game = case.kit.prepare(seats, rng)
        made = Record(case, rng.randbytes(32), game.options, seats)
        made.add(engine.PlayedResult(game, (), irreversible=False))
        for _ in range(PREPARED_MOVES):
            if not made.states[-1].over:
                made.answer(*any_answer(case, made.states[-1], rng))
        yield made


def any_answer(case: Case, game: Any, rng: random.Random) -> tuple[Seat, Move]:
    """A random answer, as people give them: usually to the question, sometimes a change of a sealed answer,
    sometimes an always available move."""
    with fields_named(case, game):
        return _any_answer(case, game, rng)


@contextmanager
def fields_named(case: Case, game: Any) -> Iterator[None]:
    """Say so if a move can't be made or read because an offer has other fields than its move."""
    try:
        yield
    except (AttributeError, TypeError):
        check_fields(case, game)
        raise


def check_fields(case: Case, game: Any) -> None:
    """The fields of each offer are those of its move."""
    for seat in engine_seats(case, game):
        for offer in offers_of(game, seat):
            if offer.closed is None:
                name, wrong = offer.move.__name__, set(offer.fields) ^ set(offer.names)
                assert not wrong, f"the offer of {name} and the move differ in the fields {sorted(wrong)}"


def _any_answer(case: Case, game: Any, rng: random.Random) -> tuple[Seat, Move]:
    if game.always_available and rng.random() < BESIDE:
        open_ones = [
            (seat, offer)
            for seat in engine_seats(case, game)
            for offer in engine.always_available(game, seat)
            if offer.is_open()
        ]
        if open_ones:
            seat, offer = rng.choice(open_ones)
            return seat, offer.random_move(rng)
    if len(engine.may_answer(game)) > len(engine.waits_for(game)) and rng.random() < AGAIN:
        seat = rng.choice(list(engine.may_answer(game)))
        return seat, rng.choice(engine.open_offers(game, seat)).random_move(rng)
    return engine.random_answer(game, rng)


def offers_of(game: Any, seat: Seat) -> list[Offer]:
    """All offers to a seat, including always available ones."""
    return [*engine.offers(game, seat), *engine.always_available(game, seat)]


# Light laws, kept over thousands of games


def play_lightly(case: Case, seats: int, seed: int) -> int:
    """Play a random game in place and check: someone can always act, the game ends, the census stays
    constant, and figures change by exactly what events say. Returns the number of moves."""
    title, kit = case.title, case.kit
    rng = random.Random(f"{title.id} {seats} {seed}")
    chance = Secret(rng.randbytes(32))
    game = engine.start(title, seats, case.options_of_game(seats, seed), chance).game
    counted = kit.census(game)
    figures = _figures(case, game)
    moves = 0
    while not game.over:
        seat, move = any_answer(case, game, rng)
        ctx = engine.play_in_place(game, seat, move, chance)
        assert kit.census(game) == counted, move
        for told in ctx.events:
            for owner, name, change in kit.changes(told.event):
                figures[owner, name] += change
        assert figures == _figures(case, game), (move, ctx.events)
        moves += 1
        assert moves < LONGEST
    assert sorted(score.seat for score in game.scores) == list(range(seats))
    assert min(score.place for score in game.scores) == 1
    return moves


def _figures(case: Case, game: Any) -> Counter[tuple[int, str]]:
    figures = {seat: case.title.figures(game, seat) for seat in engine_seats(case, game)}
    return Counter({(seat, name): value for seat in figures for name, value in figures[seat].items()})


def engine_seats(case: Case, game: Any) -> list[Seat]:
    """All seats of a game."""
    return [Seat(seat) for seat in range(case.seats_of(game))]


# Answers that nobody gives


def play_by_default(case: Case, seats: int, seed: int) -> int:
    """Play a game with default answers only. Each must be legal and the same from the seat's view as from the
    whole state, and the game must end. Returns the number of answers."""
    title = case.title
    chance = Secret(random.Random(f"{title.id} {seats} {seed}").randbytes(32))
    game = engine.start(title, seats, case.options(seats)[0], chance).game
    answers = 0
    while not game.over:
        seat = engine.waits_for(game)[0]
        game = engine.play(title, game, seat, check_default(case, game, seat), chance).game
        answers += 1
        assert answers < LONGEST
    return answers


def check_default(case: Case, game: Any, seat: Seat) -> Move:
    """The default answer of a seat is legal and uses only what the seat can see."""
    move = engine.default(game, seat)
    assert engine.why_not(game, seat, move) is None, move
    assert engine.default(case.title.view(game, seat), seat) == move
    return move


# Replays


def replay(made: Record) -> Iterator[Any]:
    """The states that the log and its recorded draws lead to, without the secret."""
    chance = ReplayedChance(made.draws)
    game = engine.start(made.case.title, made.seats, made.options, chance).game
    yield game
    for seat, move in made.moves:
        game = engine.play(made.case.title, game, seat, move, chance).game
        yield game


def replay_one_by_one(made: Record) -> Any:
    """Replay the whole log with forced answers as entries of their own. Each must give the same events and
    draws. Returns the end of the game."""
    title, chance = made.case.title, ReplayedChance(made.draws)
    game = engine.start(title, made.seats, made.options, chance, forced=False).game
    for entry in made.log:
        assert entry.seat is not None
        played = engine.play_one(title, game, entry.seat, entry.move, chance)
        assert (played.events, played.drawn) == (entry.events, entry.drawn)
        game = played.game
    return game


def play_in_one_piece(made: Record) -> bytes:
    """Play the whole log on one state that is never saved or copied. Returns the end of the game."""
    chance = Secret(made.secret)
    title = made.case.title
    flow_game = title.new_game(made.seats, made.options)
    engine._run(engine.TurnContext(flow_game, chance))
    for entry in made.log:
        assert entry.seat is not None
        engine.play_in_place(flow_game, entry.seat, entry.move, chance)
    return title.save(flow_game)
