"""What must hold of every title, whatever its rules: checked by test_core_laws.py for each that is found.

A title brings `tests/<title>/census.py` (the toy of docs/adding-a-title.md brings the page's second code
block), which says what a law cannot know by itself:

- `CODES`: the error codes of its rules page (and of its house rules);
- `SECRET`: the moves whose content only their seat knows;
- `seats_of(game)`: how many seats play;
- `options(seats)`: the options to play with;
- `census(game)`: counts that never change while a game is played;
- `changes(event)`: what an event says of figures, as (seat, figure, difference); figures are `Title.figures`;
- `hidden(game, seat)`: groups of card ids that `seat` (None: the public) cannot tell apart;
- `secrets(game, seat)`, if anything but cards is hidden (purses, bids, in which order a pile lies): (path,
  other values) for each value that `seat` cannot see, the path as `("houses", 2, "florins")`; not for what
  lies in a `SealedPhase` phase;
- `learnt(game, events, seat)`, if something secret is used and stays (an order): whether these events, told
  by an answer in `game`, show `seat` something of it;
- `IN_TURN = True`, where nobody is ever asked at the same time as others;
- `IN_THE_OPEN`, if there are any: moves that several make at the same time, but for all to see;
- `prepare(seats, rng)`, if random play seldom comes to where several are asked: a state shortly before;
- `SAMPLE`, if its games are slow: how many of the 2,000 of `make laws` are played by `make test`;
- `STATES`, likewise: at how many states of a game the heavy laws look.

Here are games as they are recorded and the light laws; offers.py and twins.py hold the heavy ones.
"""

import importlib.util
import random
import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from games.core import Move, Offer, Seat, Title, engine
from games.core.chance import RecordedDraw, ReplayedChance, Secret
from games.titles import TITLES

ROOT = Path(__file__).parents[2]
TOY_PAGE = ROOT / "docs" / "adding-a-title.md"
LONGEST = 5000
SAMPLE = 100
STATES = 120
LEAST, MOST_GAMES = 50, 40
"""A law of secrets makes at least so many comparisons for each title and number of players, in at most so
many games."""
PREPARED, PREPARED_MOVES = 24, 6
"""Number of states that the census prepares, and of moves played from each."""
BESIDE, AGAIN = 0.15, 0.1
"""How often random play does something beside the stack, or changes a secret answer."""

encode = msgspec.msgpack.encode


@dataclass(frozen=True)
class Case:
    """A title with what its tests know of it."""

    title: Title
    kit: Any

    @property
    def sample(self) -> int:
        """Number of games of each table that the light laws look at where there is not much time."""
        return int(getattr(self.kit, "SAMPLE", SAMPLE))

    def some(self, states: Sequence[Any], share: float = 1.0) -> range:
        """The numbers of the states that are looked at, spread over a game: `STATES`, or a share of them."""
        few = max(1, round(getattr(self.kit, "STATES", STATES) * share))
        return range(0, len(states), -(-len(states) // few) or 1)


def case(name: str) -> Case:
    """The case of a title, or of the toy."""
    if name == "toy":
        toy, kit = toy_modules()
        return Case(toy.TITLE, kit)
    return Case(TITLES[name], census_at(ROOT / "tests" / name / "census.py"))


def census_at(path: Path) -> ModuleType:
    """A census read from its file."""
    name = f"census_of_{path.parent.name}"
    if name not in sys.modules:
        spec = importlib.util.spec_from_file_location(name, path)
        assert spec is not None and spec.loader is not None
        kit = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(kit)
        sys.modules[name] = kit
    return sys.modules[name]


def toy_modules() -> tuple[ModuleType, ModuleType]:
    """The page's two files, run: the title, and what its tests know of it."""
    names = ("games.pile", "census_of_pile")
    if names[0] not in sys.modules:
        for name, code in zip(names, toy_code(), strict=True):
            sys.modules[name] = ModuleType(name)
            exec(compile(code, f"{TOY_PAGE.name}: {name}", "exec"), vars(sys.modules[name]))
    return sys.modules[names[0]], sys.modules[names[1]]


def toy_code() -> list[str]:
    """The page's Python blocks that are whole files (their first line says which)."""
    blocks = re.findall(r"```python\n(.*?)```", TOY_PAGE.read_text(encoding="utf-8"), re.S)
    return [block for block in blocks if block.startswith("# file: ")]


NAMES = [*TITLES, "toy"]
TABLES = [(name, seats) for name in NAMES for seats in case(name).title.seats]


@dataclass
class Record:
    """One game as it was played: the states after each answer with their bytes, and the log."""

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
        self.add(engine.play(self.case.title, self.states[-1], seat, move, Secret(self.secret)))

    @property
    def draws(self) -> list[RecordedDraw]:
        return [draw for played in self.played for draw in played.drawn]

    @property
    def log(self) -> list[engine.AppliedAction]:
        """All answers, the forced ones in their places; the start is not one."""
        answers = [answered for played in self.played for answered in played.answers]
        return [answered for answered in answers if answered.seat is not None]


def record(case: Case, seats: int, seed: int) -> Record:
    """A random game through the gatekeeper, every state kept. Every set of options has its turn."""
    rng = random.Random(f"{case.title.id} {seats} {seed}")
    secret = rng.randbytes(32)
    sets = list(case.kit.options(seats))
    options = sets[(seed + seats) % len(sets)]
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
    """The beginnings that a census prepares, each with a few random moves."""
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
    """An answer as people give them: mostly to what is asked, sometimes a secret one changed, sometimes
    something beside the stack."""
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
    """Everything a seat may answer with, beside the stack too."""
    return [*engine.offers(game, seat), *engine.always_available(game, seat)]


# Light laws, kept over thousands of games


def play_lightly(case: Case, seats: int, seed: int) -> int:
    """A random game in place: someone can act until it is over, it ends, the census stays as it is,
    and figures change by exactly what events say. Every set of options has its turn. The number of moves."""
    title, kit = case.title, case.kit
    rng = random.Random(f"{title.id} {seats} {seed}")
    chance = Secret(rng.randbytes(32))
    options = list(kit.options(seats))
    game = engine.start(title, seats, options[seed % len(options)], chance).game
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
    return [Seat(seat) for seat in range(case.kit.seats_of(game))]


# Answers that nobody gives


def play_by_default(case: Case, seats: int, seed: int) -> int:
    """A game in which clocks answer for everybody: what they answer is legal, is the same made from the
    seat's view as from the whole state, and comes to an end. The number of answers."""
    title = case.title
    chance = Secret(random.Random(f"{title.id} {seats} {seed}").randbytes(32))
    game = engine.start(title, seats, case.kit.options(seats)[0], chance).game
    answers = 0
    while not game.over:
        seat = engine.waits_for(game)[0]
        game = engine.play(title, game, seat, check_default(case, game, seat), chance).game
        answers += 1
        assert answers < LONGEST
    return answers


def check_default(case: Case, game: Any, seat: Seat) -> Move:
    """The default answer of a seat: legal, and made of what the seat can see."""
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
    """The end that the whole log leads to, forced answers being entries like all others; each of them tells
    and draws what it told and drew."""
    title, chance = made.case.title, ReplayedChance(made.draws)
    game = engine.start(title, made.seats, made.options, chance, forced=False).game
    for entry in made.log:
        assert entry.seat is not None
        played = engine.play_one(title, game, entry.seat, entry.move, chance)
        assert (played.events, played.drawn) == (entry.events, entry.drawn)
        game = played.game
    return game


def play_in_one_piece(made: Record) -> bytes:
    """The end of the game when the whole log is played on one state that is never saved or copied."""
    chance = Secret(made.secret)
    title = made.case.title
    flow_game = title.new_game(made.seats, made.options)
    engine._run(engine.TurnContext(flow_game, chance))
    for entry in made.log:
        assert entry.seat is not None
        engine.play_in_place(flow_game, entry.seat, entry.move, chance)
    return title.save(flow_game)
