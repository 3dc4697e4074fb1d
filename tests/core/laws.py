"""What must hold of every title, whatever its rules: checked by test_core_laws.py for each of them.

A title brings `tests/<title>/census.py` (the toy of docs/adding-a-title.md brings the page's second code
block), which says what a law cannot know by itself:

- `CODES`: the error codes of its rules page (and of its house rules);
- `SECRET`: the moves whose content only their seat knows;
- `seats_of(game)`: how many seats play;
- `options(seats)`: the options to play with;
- `census(game)`: counts that never change while a game is played;
- `changes(event)`: what an event says of figures, as (seat, figure, difference); figures are `Title.figures`;
- `hidden(game, seat)`: groups of card ids that `seat` (None: the public) cannot tell apart.
"""

import importlib.util
import random
import re
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from games.core import Checked, Move, Offer, Refusal, Seat, Title, Told, engine
from games.core.chance import Draw, Recorded, Secret
from games.titles import TITLES

ROOT = Path(__file__).parents[2]
TOY_PAGE = ROOT / "docs" / "adding-a-title.md"
LONGEST = 5000
MANY = 400
encode = msgspec.msgpack.encode


@dataclass(frozen=True)
class Case:
    """A title with what its tests know of it."""

    title: Title
    kit: Any


def case(name: str) -> Case:
    """The case of a title, or of the toy."""
    if name == "toy":
        toy, kit = toy_modules()
        return Case(toy.TITLE, kit)
    path = ROOT / "tests" / name / "census.py"
    spec = importlib.util.spec_from_file_location(f"census_of_{name}", path)
    assert spec is not None and spec.loader is not None
    kit = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(kit)
    return Case(TITLES[name], kit)


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
TABLES = [
    (name, seats) for name in NAMES for seats in (TITLES[name] if name in TITLES else case(name).title).seats
]


@dataclass
class Record:
    """One game as it was played: the states after each answer, and the log."""

    case: Case
    secret: bytes
    options: Any
    seats: int
    states: list[Any] = field(default_factory=list)
    moves: list[tuple[Seat, Move]] = field(default_factory=list)
    played: list[engine.Played] = field(default_factory=list)

    @property
    def draws(self) -> list[Draw]:
        return [draw for played in self.played for draw in played.drawn]

    @property
    def log(self) -> list[tuple[Seat, Move]]:
        """All moves, the forced ones in their places."""
        forced = [played.forced for played in self.played]
        log = list(forced[0])
        for move, after in zip(self.moves, forced[1:], strict=True):
            log += [move, *after]
        return log


def record(case: Case, seats: int, seed: int) -> Record:
    """A random game through the gatekeeper, every state kept."""
    rng = random.Random(f"{case.title.id} {seats} {seed}")
    secret = rng.randbytes(32)
    options = rng.choice(list(case.kit.options(seats)))
    chance = Secret(secret)
    made = Record(case, secret, options, seats)
    made.played.append(engine.start(case.title, seats, options, chance))
    made.states.append(made.played[-1].game)
    while not made.states[-1].over:
        seat, move = engine.random_answer(made.states[-1], rng)
        made.moves.append((seat, move))
        made.played.append(engine.play(case.title, made.states[-1], seat, move, chance))
        made.states.append(made.played[-1].game)
        assert len(made.states) < LONGEST
    return made


# Light laws, kept over thousands of games


def play_lightly(case: Case, seats: int, seed: int) -> int:
    """A random game in place: someone can act until it is over, it ends, the census stays as it is,
    and figures change by exactly what events say. The number of moves."""
    title, kit = case.title, case.kit
    rng = random.Random(f"{title.id} {seats} {seed}")
    chance = Secret(rng.randbytes(32))
    game = engine.start(title, seats, rng.choice(list(kit.options(seats))), chance).game
    counted = kit.census(game)
    figures = _figures(case, game)
    moves = 0
    while not game.over:
        seat, move = engine.random_answer(game, rng)
        flow = engine.play_in_place(game, seat, move, chance)
        assert kit.census(game) == counted, move
        for told in flow.events:
            for owner, name, change in kit.changes(told.event):
                figures[owner, name] += change
        assert figures == _figures(case, game), (move, flow.events)
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


# Offered and accepted


def check_offers(case: Case, game: Any, pool: "Pool", rng: random.Random) -> None:
    """At one state, for every seat that may answer: what is offered is accepted, what is accepted is
    offered, each first value can be completed, hints and reasons can be had, the seat's own view offers
    the same, and a refusal has a known code and figures."""
    title = case.title
    for seat in engine.may_answer(game):
        assert engine.asks(game, seat).id
        legal = _some_legal(game, seat)
        for move in legal[:40]:
            assert engine.why_not(game, seat, move) is None
            pool.keep(move)
        for offer in engine.offers(game, seat):
            _check_offer(case, offer)
        seen = title.view(game, seat)
        assert [encode(move) for move in _some_legal(seen, seat)] == [encode(move) for move in legal]
        for move in rng.sample(legal, min(2, len(legal))):
            before = title.save(game)
            engine.play(title, game, seat, move, Secret(b"any"))
            assert title.save(game) == before
    for seat in engine_seats(case, game):
        for move in pool.strangers(rng):
            _check_stranger(case, game, seat, move)


def _some_legal(game: Any, seat: Seat) -> list[Move]:
    moves = []
    for offer in engine.offers(game, seat):
        for at, move in enumerate(offer.moves()):
            if at == MANY:
                break
            moves.append(move)
    return moves


def _check_offer(case: Case, offer: Offer) -> None:
    refusals = [refusal for refusal in (offer.closed, offer.last) if refusal is not None]
    if offer.closed is None and offer.fields:
        assert offer.names == tuple(offer.fields)
        first = offer.answers(offer.names[0], ())
        if isinstance(first, Checked):
            refusals += [refusal for _, refusal in first.closed()]
        assert bool(first) == (len(first) > 0)
        for value in first:
            assert next(offer._completions((value,)), None) is not None, (offer.move, value)
            note = offer.hint(offer.names[0], (value,))
            assert note is None or note.id
    for refusal in refusals:
        check_refusal(case, refusal)


def _check_stranger(case: Case, game: Any, seat: Seat, move: Move) -> None:
    refusal = engine.why_not(game, seat, move)
    if refusal is None:
        assert is_offered(game, seat, move), move
        return
    assert not is_offered(game, seat, move), (move, refusal)
    check_refusal(case, refusal)
    before = case.title.save(game)
    try:
        engine.play(case.title, game, seat, move, Secret(b"any"))
    except Refusal as raised:
        assert repr(raised) == repr(refusal)
    else:
        raise AssertionError(f"{move} is refused and played")
    assert case.title.save(game) == before


def is_offered(game: Any, seat: Seat, move: Move) -> bool:
    """Whether a listing of the offers, field by field, comes to this move."""
    for offer in engine.offers(game, seat):
        if offer.move is type(move) and offer.is_open():
            before: tuple[Any, ...] = ()
            for name in offer.names:
                value = getattr(move, name)
                answers = offer.answers(name, before)
                if not any(_same(answer, value) for answer in answers):
                    return False
                before = (*before, value)
            return True
    return False


def _same(answer: Any, value: Any) -> bool:
    """Cells and subsets are taken in any order."""
    if isinstance(answer, tuple) and isinstance(value, tuple):
        return sorted(answer) == sorted(value)
    return bool(answer == value)


def check_refusal(case: Case, refusal: Refusal) -> None:
    """A refusal has a code of the rules, names a rule, and its figures are plain."""
    assert refusal.code in case.kit.CODES, refusal
    for value in refusal.figures.values():
        assert isinstance(value, int | str | tuple), refusal


class Pool:
    """Field values met in a game, to make moves of that may or may not be offered."""

    def __init__(self, title: Title) -> None:
        self._title = title
        self._values: dict[tuple[type[Move], str], list[Any]] = {}

    def keep(self, move: Move) -> None:
        for name in move.__struct_fields__:
            values = self._values.setdefault((type(move), name), [])
            value = getattr(move, name)
            if value not in values and len(values) < 60:
                values.append(value)

    def strangers(self, rng: random.Random) -> Iterator[Move]:
        """A move of every kind, its fields filled with values met before, changed ones and nonsense."""
        for kind in self._title.moves:
            values = []
            for name in kind.__struct_fields__:
                met = self._values.get((kind, name))
                if not met:
                    break
                values.append(_perturbed(rng.choice(met), rng))
            else:
                yield kind(*values)


def _perturbed(value: Any, rng: random.Random) -> Any:
    if rng.random() < 0.6:
        return value
    if isinstance(value, int):
        return type(value)(value + rng.choice((-200, -100, -1, 1, 100, 10**6)))
    if isinstance(value, str):
        return rng.choice(("", "?", value + "x"))
    if isinstance(value, tuple):
        return rng.choice(((), value[:-1], value + value[:1], tuple(reversed(value))))
    return value


# Twins: games that differ only in what a seat cannot see


Renaming = dict[str, str]


def renaming(case: Case, game: Any, seat: Seat | None, rng: random.Random) -> Renaming:
    """Other names for the cards that `seat` cannot tell apart."""
    names: Renaming = {}
    for group in case.kit.hidden(game, seat):
        names |= dict(zip(sorted(group), rng.sample(sorted(group), len(group)), strict=True))
    return names


def renamed(value: Any, names: Renaming) -> Any:
    """Plain data with the cards' names changed throughout."""
    if isinstance(value, str):
        return names.get(value, value)
    if isinstance(value, list | tuple):
        return [renamed(item, names) for item in value]
    if isinstance(value, dict):
        return {renamed(key, names): renamed(item, names) for key, item in value.items()}
    return value


def twin_of(case: Case, game: Any, names: Renaming) -> Any:
    plain = msgspec.msgpack.decode(case.title.save(game))
    return case.title.load(encode(renamed(plain, names)))


def twin_move(case: Case, move: Move, names: Renaming) -> Move:
    return case.title.load_move(encode(renamed(msgspec.to_builtins(move), names)))


def seen_by(case: Case, game: Any, seat: Seat | None) -> bytes:
    return case.title.save(case.title.view(game, seat))


def heard_by(events: tuple[Told, ...], seat: Seat | None) -> bytes:
    return encode([told.event for told in events if told.to is None or told.to == seat])


def walk_twins(made: Record, begin: int, seat: Seat | None, rng: random.Random) -> int:
    """From a state of a recorded game, play its moves in the game and in a twin until `seat` learns
    something or somebody says a hidden name aloud: `seat` sees, hears and waits the same in both all the
    time. The number of moves compared."""
    case = made.case
    names = renaming(case, made.states[begin], seat, rng)
    twin = twin_of(case, made.states[begin], names)
    assert seen_by(case, made.states[begin], seat) == seen_by(case, twin, seat)
    chance = Secret(made.secret)
    compared = 0
    for at in range(begin, len(made.moves)):
        actor, move = made.moves[at]
        theirs = twin_move(case, move, names)
        if theirs != move and not isinstance(move, case.kit.SECRET):
            break
        game = made.states[at]
        mine = made.played[at + 1]
        if _hidden(case, mine.game, seat) != _hidden(case, game, seat):
            break
        other = engine.play(case.title, twin, actor, theirs, chance)
        twin = other.game
        assert seen_by(case, mine.game, seat) == seen_by(case, twin, seat), move
        assert heard_by(mine.events, seat) == heard_by(other.events, seat), move
        assert [(who, type(what)) for who, what in mine.forced] == [
            (who, type(what)) for who, what in other.forced
        ]
        assert mine.fence == other.fence
        assert list(engine.waits_for(mine.game)) == list(engine.waits_for(twin))
        compared += 1
    return compared


def _hidden(case: Case, game: Any, seat: Seat | None) -> list[list[str]]:
    return [sorted(group) for group in case.kit.hidden(game, seat)]


# Replays


def replay(made: Record) -> Iterator[Any]:
    """The states that the log and its recorded draws lead to, without the secret."""
    chance = Recorded(made.draws)
    game = engine.start(made.case.title, made.seats, made.options, chance).game
    yield game
    for seat, move in made.moves:
        game = engine.play(made.case.title, game, seat, move, chance).game
        yield game


def play_in_one_piece(made: Record) -> bytes:
    """The end of the game when the whole log is played on one state that is never saved or copied."""
    chance = Secret(made.secret)
    title = made.case.title
    flow_game = title.new_game(made.seats, made.options)
    engine._run(engine.Flow(flow_game, chance))
    for seat, move in made.log:
        engine.play_in_place(flow_game, seat, move, chance)
    return title.save(flow_game)
