"""Twins: two games that differ only in what a seat cannot see, cards and numbers. The seat's view, events,
refusals and waits are the same in both, until it learns something."""

import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import msgspec
from laws import Case, Record, encode, engine_seats
from offered import Pool

from games.core import AddressedEvent, Move, Refusal, SealedPhase, Seat, engine
from games.core.chance import Secret

Renaming = dict[str, str]
Path = tuple[str | int, ...]
LONGEST_WALK = 60


@dataclass
class Compared:
    """The number of comparisons, for the last lines of a run."""

    pairs: int = 0
    moves: int = 0
    cards: int = 0
    numbers: int = 0

    def __iadd__(self, other: "Compared") -> "Compared":
        return Compared(*(mine + more for mine, more in zip(self.counts(), other.counts(), strict=True)))

    def counts(self) -> tuple[int, ...]:
        """The figures in the order of the fields."""
        return self.pairs, self.moves, self.cards, self.numbers


# What is hidden


def secrets(case: Case, game: Any, seat: Seat | None) -> list[tuple[Path, list[Any]]]:
    """The paths of values that `seat` cannot see, each with other possible values, from the census."""
    named = getattr(case.kit, "secrets", None)
    found = [] if named is None else [(tuple(path), list(values)) for path, values in named(game, seat)]
    cards = face_down(case, game, seat)
    return found if _all_different(game, cards) else [*found, *_any_of(cards)]


def hidden_names(case: Case, game: Any, seat: Seat | None) -> list[list[str]]:
    """Groups of names that `seat` cannot tell apart, from the census."""
    named = getattr(case.kit, "hidden", None)
    cards = face_down(case, game, seat)
    found = [] if named is None else [list(group) for group in named(game, seat)]
    return [*found, [card for _, card in cards]] if cards and _all_different(game, cards) else found


def face_down(case: Case, game: Any, seat: Seat | None) -> list[tuple[Path, str]]:
    """The places of the census's `FACE_DOWN` that `seat` cannot see, each with its card, without the cards
    that their owner has promised for all to see."""
    found: list[tuple[Path, str]] = []
    for name in getattr(case.kit, "FACE_DOWN", ()):
        for at, cards in enumerate(getattr(game, name)):
            if isinstance(cards, str):
                found.append(((name, at), cards))
            elif at != seat:
                found += _not_promised(case, game, name, Seat(at), cards)
    return found


def _not_promised(
    case: Case, game: Any, name: str, owner: Seat, cards: list[str]
) -> Iterator[tuple[Path, str]]:
    promised = getattr(case.kit, "promised", None)
    known = Counter(promised(game, owner) if promised is not None else ())
    for at, card in enumerate(cards):
        if known[card]:
            known[card] -= 1
        else:
            yield (name, owner, at), card


def _all_different(game: Any, cards: list[tuple[Path, str]]) -> bool:
    """Whether each of these cards is the only one of its name."""
    there = Counter(_strings(msgspec.to_builtins(game)))
    return all(there[card] == 1 for _, card in cards)


def _any_of(cards: list[tuple[Path, str]]) -> list[tuple[Path, list[str]]]:
    """Each place may have a card as any of the places has."""
    kinds = sorted({card for _, card in cards})
    return [(path, kinds) for path, _ in cards]


def sealed(game: Any, seat: Seat | None, opened: bool = False) -> list[tuple[Path, Seat]]:
    """The paths of answers that others have sealed, with their seats: in the phase that collects them; with
    `opened` also in phases below, where their results are known."""
    first = 0 if opened else max(len(game.phases) - 1, 0)
    return [
        (("phases", at, "answers", owner), owner)
        for at, phase in enumerate(game.phases)
        if at >= first and isinstance(phase, SealedPhase)
        for owner in phase.answers
        if owner != seat
    ]


def _other_answers(case: Case, game: Any, path: Path, owner: Seat, rng: random.Random) -> list[Any]:
    """Other answers a seat could have sealed, found by letting it change its answer as long as it may."""
    at = path[1]
    offers = engine.open_offers(game, owner)
    others = []
    for _ in range(4 if offers else 0):
        after = engine.play(case.title, game, owner, rng.choice(offers).random_move(rng), Secret(b"any")).game
        others.append(after.phases[at].answers[owner])
    return others


def renaming(case: Case, game: Any, seat: Seat | None, rng: random.Random) -> Renaming:
    """Other names for the cards that `seat` cannot tell apart."""
    names: Renaming = {}
    for group in hidden_names(case, game, seat):
        names |= dict(zip(sorted(group), rng.sample(sorted(group), len(group)), strict=True))
    return names


def renamed(value: Any, names: Renaming) -> Any:
    """Plain data with the cards' names replaced throughout."""
    if isinstance(value, str):
        return names.get(value, value)
    if isinstance(value, list | tuple):
        return [renamed(item, names) for item in value]
    if isinstance(value, dict):
        return {renamed(key, names): renamed(item, names) for key, item in value.items()}
    return value


def plain_of(case: Case, game: Any) -> Any:
    """A state as plain data: structs become dicts by field name."""
    return msgspec.msgpack.decode(case.title.save(game))


def twin_of(case: Case, game: Any, names: Renaming, values: Iterable[tuple[Path, Any]] = ()) -> Any:
    """The same game with other cards and other secret values."""
    data = renamed(plain_of(case, game), names)
    for path, value in values:
        *above, last = path
        _at(data, tuple(above))[last] = msgspec.to_builtins(value)
    return case.title.load(encode(data))


def redrawn(case: Case, game: Any, seat: Seat | None, rng: random.Random) -> list[tuple[Path, Any]]:
    """Other values for everything that `seat` cannot see."""
    found = secrets(case, game, seat)
    found += [(path, _other_answers(case, game, path, owner, rng)) for path, owner in sealed(game, seat)]
    return [(path, rng.choice(values)) for path, values in found if values]


def twin_move(case: Case, move: Move, names: Renaming) -> Move:
    """The move with the names of the twin."""
    return case.title.load_move(encode(renamed(msgspec.to_builtins(move), names)))


# What a seat can see


def seen_by(case: Case, game: Any, seat: Seat | None) -> bytes:
    """Everything that texts and pictures for `seat` are made from."""
    title = case.title
    view = title.view(game, seat)
    seats = engine_seats(case, game)
    asked = [engine.asks(view, other) for other in engine.waits_for(view)]
    own = title.hand(view, seat) if seat is not None else {}
    return encode(
        [
            title.save(view),
            asked,
            tuple(title.texts.position(view)),
            [title.figures(view, one) for one in seats],
            own,
        ]
    )


def heard_by(events: tuple[AddressedEvent, ...], seat: Seat | None) -> bytes:
    """The events that a seat (None: the public) is told."""
    return encode([told.event for told in events if told.to is None or told.to == seat])


def _timing(played: engine.PlayedResult[Any]) -> list[Any]:
    """What everybody can see of an answer apart from its content: what followed automatically, and what it
    ended."""
    forced = [(answered.seat, type(answered.move)) for answered in played.actions[1:]]
    return [forced, played.irreversible, played.turn_over, list(engine.waits_for(played.game))]


def paths(case: Case, game: Any, seat: Seat | None) -> set[Path]:
    """The paths of values that `seat` cannot see."""
    return {path for path, _ in (*secrets(case, game, seat), *sealed(game, seat))}


def _hidden(case: Case, game: Any, seat: Seat | None) -> list[Any]:
    """Everything a seat does not know. If it changes, the seat has learnt something or more is hidden now. A
    hidden number may change anyway; if a hidden pile changes, it was drawn from."""
    groups = [sorted(group) for group in hidden_names(case, game, seat)]
    places = sorted(paths(case, game, seat), key=repr)
    plain = plain_of(case, game) if places else None
    return [groups, places, [found for path in places if isinstance(found := _at(plain, path), list)]]


def _learnt(case: Case, game: Any, played: engine.PlayedResult[Any], seat: Seat | None) -> bool:
    """Whether an answer used something hidden that stays in place (an order), as the census says."""
    learnt = getattr(case.kit, "learnt", None)
    return learnt is not None and bool(learnt(game, played.events, seat))


def _at(plain: Any, path: Path) -> Any:
    for part in path:
        plain = plain[part]
    return plain


# The laws


@contextmanager
def _in_a_twin() -> Iterator[None]:
    """An error here is told to come from a twin: no game has been there."""
    try:
        yield
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        error.add_note(
            "A twin broke the code: the census calls something secret that a phase relies on (a card that is "
            "promised for all to see). Leave it out of `secrets`."
        )
        raise


def walk_twins(made: Record, begin: int, seat: Seat | None, pool: Pool, rng: random.Random) -> Compared:
    """Play the moves of a recorded game, from one of its states, in the game and in a twin, until `seat`
    learns something or a hidden name is used openly. At every step the seat's view, events, refusals and
    waits must be the same in both."""
    case, chance = made.case, Secret(made.secret)
    names = renaming(case, made.states[begin], seat, rng)
    values = redrawn(case, made.states[begin], seat, rng)
    twin = twin_of(case, made.states[begin], names, values)
    with _in_a_twin():
        seen = seen_by(case, twin, seat)
    assert _known(made, seen_by, begin, seat) == seen
    compared = Compared(1, 0, sum(old != new for old, new in names.items()), len(values))
    for at in range(begin, min(len(made.moves), begin + LONGEST_WALK)):
        actor, move = made.moves[at]
        game, mine = made.states[at], made.played[at + 1]
        if seat is not None:
            _same_refusals(game, twin, seat, pool, rng)
        theirs = twin_move(case, move, names)
        if theirs != move and not isinstance(move, case.secret):
            break
        before, after = _known(made, _hidden, at, seat), _known(made, _hidden, at + 1, seat)
        if before != after or _learnt(case, game, mine, seat):
            break
        try:
            with _in_a_twin():
                other = engine.play(case.title, twin, actor, theirs, chance)
        except Refusal:
            # The twin's purse, say, is smaller. The reader's own choices depend on nothing it cannot see.
            assert actor != seat and values, move
            break
        twin = other.game
        assert _known(made, seen_by, at + 1, seat) == seen_by(case, twin, seat), move
        assert heard_by(mine.events, seat) == heard_by(other.events, seat), move
        assert _timing(mine) == _timing(other), move
        compared.moves += 1
    return compared


def _known(made: Record, what: Callable[..., Any], at: int, seat: Seat | None) -> Any:
    """A value computed once for a recorded state and a seat."""
    key = (what, at, seat)
    if key not in made.known:
        made.known[key] = what(made.case, made.states[at], seat)
    return made.known[key]


def _same_refusals(game: Any, twin: Any, seat: Seat, pool: Pool, rng: random.Random) -> None:
    """Whatever the seat tries, it gets the same refusal in both games, so guesses reveal nothing."""
    for move in pool.strangers(rng):
        mine, theirs = engine.why_not(game, seat, move), engine.why_not(twin, seat, move)
        assert repr(mine) == repr(theirs), move


def check_together(made: Record, at: int, rng: random.Random) -> int:
    """When several seats are asked at once, the answer of one must not show to the others before it is
    revealed, in any kind of phase, except for the moves of the census's `IN_THE_OPEN`. Returns the number of
    pairs of answers compared."""
    in_the_open: tuple[type[Move], ...] = getattr(made.case.kit, "IN_THE_OPEN", ())
    case, game = made.case, made.states[at]
    asked = list(engine.waits_for(game))
    if len(asked) < 2:
        return 0
    compared = 0
    for seat in asked:
        offers = [
            offer for offer in engine.open_offers(game, seat) if not issubclass(offer.move, in_the_open)
        ]
        if not offers:
            continue
        one, other = (rng.choice(offers).random_move(rng) for _ in range(2))
        ends = [engine.play(case.title, game, seat, move, Secret(made.secret)) for move in (one, other)]
        for reader in (None, *engine_seats(case, game)):
            if reader != seat and one != other:
                compared += 1
                assert len({seen_by(case, end.game, reader) for end in ends}) == 1, (one, other, reader)
                assert len({heard_by(end.events, reader) for end in ends}) == 1, (one, other, reader)
                assert _timing(ends[0]) == _timing(ends[1]), (one, other)
    return compared


def check_orders(made: Record, at: int, rng: random.Random) -> None:
    """When several seats are asked at once, the same answers in three orders lead to the same state, also
    while one of them is missing."""
    case, game = made.case, made.states[at]
    asked = list(engine.waits_for(game))
    answers = {seat: rng.choice(engine.open_offers(game, seat)).random_move(rng) for seat in asked}
    for group in (asked, asked[:-1]):
        ends = set()
        for order in (group, group[::-1], rng.sample(group, len(group))):
            after = game
            for seat in order:
                after = engine.play(case.title, after, seat, answers[seat], Secret(made.secret)).game
            ends.add(case.title.save(after))
        assert len(ends) == 1, answers


def told_at_start(made: Record) -> None:
    """The events that a seat gets at the start of a game contain no name that is hidden from it."""
    case, start = made.case, made.played[0]
    for seat in (None, *engine_seats(case, start.game)):
        hidden = {card for group in hidden_names(case, start.game, seat) for card in group}
        for told in start.events:
            if told.to in (None, seat):
                named = set(_strings(msgspec.to_builtins(told.event))) & hidden
                assert not named, (told.event, seat)


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list | tuple):
        for item in [*value, *value.values()] if isinstance(value, dict) else value:
            yield from _strings(item)


def undeclared(case: Case, game: Any, seat: Seat | None) -> list[Path]:
    """Numbers that the view removes although the census does not name them as secret. They would be the same
    in all twins."""
    known = paths(case, game, seat) | {path for path, _ in sealed(game, seat, opened=True)}
    view = plain_of(case, case.title.view(game, seat))
    found = _differing((), plain_of(case, game), view)
    return [path for path in found if not any(path[: len(one)] == one for one in known)]


def _differing(path: Path, full: Any, seen: Any) -> Iterator[Path]:
    if isinstance(full, dict) and isinstance(seen, dict):
        for key, value in full.items():
            yield from _differing((*path, key), value, seen.get(key))
    elif isinstance(full, list) and isinstance(seen, list) and len(full) == len(seen):
        for at, (value, other) in enumerate(zip(full, seen, strict=True)):
            yield from _differing((*path, at), value, other)
    elif full != seen and _has_number(full):
        yield path


def _has_number(value: Any) -> bool:
    if isinstance(value, dict):
        return any(_has_number(item) for item in value.values())
    if isinstance(value, list):
        return any(_has_number(item) for item in value)
    return isinstance(value, int) and not isinstance(value, bool)
