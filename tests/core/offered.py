"""The laws of offers: what is offered is accepted, anything else is refused with a reason, and asking changes
nothing."""

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

from laws import Case, check_default, check_fields, encode, engine_seats, offers_of

from games.core import Checked, Composite, Move, Offer, Refusal, Seat, Title, engine
from games.core.chance import Secret
from games.core.choices.pairs import Quantities
from games.core.choices.pieces import Paths, Permutations
from games.core.choices.refusal import SeatFigure

MANY = 400
"""Maximum numbers: of an offer's moves that are listed, and of composed answers that are looked at."""

ORDERED = (Paths, Permutations, Quantities)
"""Answers in which the order of the pieces counts."""


def check_offers(case: Case, game: Any, pool: "Pool", rng: random.Random) -> int:
    """Check one state for every seat: moves are accepted exactly if they are offered, each first value can be
    completed, hints and reasons can be computed, the seat's own view gives the same offers, a refusal has a
    known code and figures, and nothing of this changes the state."""
    check_fields(case, game)
    title, before, looked_at = case.title, case.title.save(game), 0
    for seat in engine_seats(case, game):
        legal, view = some_legal(game, seat), title.view(game, seat)
        looked_at += len(legal)
        for move in legal[:40]:
            assert engine.why_not(game, seat, move) is None
            pool.keep(move)
        for offer in offers_of(game, seat):
            check_offer(case, offer, rng)
        check_kinds(game, seat)
        assert [encode(move) for move in some_legal(view, seat)] == [encode(move) for move in legal]
        for move in rng.sample(legal, min(2, len(legal))):
            engine.play(title, game, seat, move, Secret(b"any"))
            assert title.save(game) == before
        for move in pool.strangers(rng):
            looked_at += 1
            check_stranger(case, game, seat, move)
        if seat in engine.may_answer(game):
            assert engine.asks(game, seat).id
            check_default(case, game, seat)
    assert title.save(game) == before
    return looked_at


def some_legal(game: Any, seat: Seat) -> list[Move]:
    """Some offered moves of each kind."""
    return [move for offer in offers_of(game, seat) for move in islice(offer.moves(), MANY)]


def check_kinds(game: Any, seat: Seat) -> None:
    """Asking for the open offers, or for one kind, gives the same as asking for all."""
    for phase in (*game.phases[-1:], *game.always_available):
        if seat in phase.may_answer(game):
            offers = list(phase.offers(game, seat))
            opened = [offer.move for offer in offers if offer.is_open()]
            assert [offer.move for offer in phase.open_offers(game, seat)] == opened
            for kind in phase.handlers:
                offer = phase.offer_of(game, seat, kind)
                assert [kind] * (offer is not None) == [one.move for one in offers if one.move is kind]


def check_offer(case: Case, offer: Offer, rng: random.Random) -> None:
    """Use one offer as panels and commands do."""
    refusals = [refusal for refusal in (offer.closed, offer.last) if refusal is not None]
    if offer.closed is None and offer.fields:
        assert offer.names == tuple(offer.fields), "an offer has its fields in the order of the move"
        first = offer.possible(offer.names[0], ())
        if isinstance(first, Checked):
            refusals += [refusal for _, refusal in first.closed()]
        if isinstance(first, Composite):
            _check_pieces(first, rng)
        values = list(islice(first, MANY))
        assert bool(first) == bool(values)
        for value in values if len(values) < MANY else rng.sample(values, 40):
            assert next(offer.completions((value,)), None) is not None, (offer.move, value)
            note = offer.preview(offer.names[0], (value,))
            assert note is None or note.id
    for refusal in refusals:
        check_refusal(case, refusal)


def _check_pieces(answers: Composite, rng: random.Random) -> None:
    """A random composed answer is accepted, and can be composed piece by piece."""
    if answers:
        for _ in range(3):
            value = answers.pick(rng)
            assert answers.why_not(value) is None, value
            assert is_built(answers, value), value


def is_built(answers: Composite, value: tuple[Any, ...]) -> bool:
    """Whether a panel that asks piece by piece can reach this value."""
    built: tuple[Any, ...] = ()
    for piece in value:
        if not any(more == piece or _in_order(more) == _in_order(piece) for more in answers.more(built)):
            return False
        built = (*built, piece)
    return answers.why_not(built) is None


def check_stranger(case: Case, game: Any, seat: Seat, move: Move) -> None:
    """An arbitrary move is refused exactly if it is not offered, with a reason and without any effect."""
    refusal = engine.why_not(game, seat, move)
    if refusal is None:
        assert is_offered(game, seat, move), (
            f"{move} is accepted, though the answers of its offer do not list it"
        )
        return
    assert not is_offered(game, seat, move), (
        f"{move} is among the answers of its offer, and refused: {refusal!r}"
    )
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
    """Whether this move is among the offers, listed field by field."""
    for offer in offers_of(game, seat):
        if offer.move is type(move) and offer.is_open():
            before: tuple[Any, ...] = ()
            for name in offer.names:
                value = getattr(move, name)
                if not is_among(offer.possible(name, before), value):
                    return False
                before = (*before, value)
            return True
    return False


def is_among(answers: Any, value: Any) -> bool:
    """Whether the value is listed. If the list is long: whether it can be composed."""
    listed = list(islice(answers, MANY)) if isinstance(answers, Composite) else answers
    if any(_same(answers, answer, value) for answer in listed):
        return True
    if not isinstance(answers, Composite) or len(listed) < MANY:
        return False
    return isinstance(value, tuple) and is_built(answers, value)


def _same(answers: Any, answer: Any, value: Any) -> bool:
    """Whether two values are one answer. The order counts in a path, a permutation and quantities. It does
    not in a subset, in assignments and in a set of cells."""
    return bool(
        answer == value or (not isinstance(answers, ORDERED) and _in_order(answer) == _in_order(value))
    )


def _in_order(value: Any) -> Any:
    """The pieces sorted, and the items of each assignment."""
    return sorted(map(_bundle, value), key=repr) if isinstance(value, tuple) else value


def _bundle(piece: Any) -> Any:
    """A key with sorted items. Another piece is left as it is."""
    if isinstance(piece, tuple) and len(piece) == 2 and isinstance(piece[1], tuple):
        return piece[0], sorted(piece[1], key=repr)
    return piece


def check_refusal(case: Case, refusal: Refusal) -> None:
    """A refusal has a code of the rules and names a rule, and its figures are plain."""
    assert case.may_say(refusal.code), f"{refusal} is neither among the codes of the census nor of the words"
    for value in refusal.figures.values():
        assert isinstance(value, int | str | tuple | SeatFigure), refusal


class Pool:
    """Field values seen in a game, for making arbitrary moves."""

    def __init__(self, title: Title) -> None:
        self._title = title
        self._values: dict[tuple[type[Move], str], list[Any]] = {}

    def keep(self, move: Move) -> None:
        """Remember what a move says."""
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
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return type(value)(value + rng.choice((-200, -100, -1, 1, 100, 10**6)))
    if isinstance(value, str):
        return rng.choice(("", "?", value + "x"))
    if isinstance(value, tuple):
        return rng.choice(((), value[:-1], value + value[:1], tuple(reversed(value))))
    return value
