"""The law of irreversible steps: a step that shows its seat something hidden cannot be taken back.

A player composes a turn, looks at it and takes steps back. So what a step shows the seat that takes it must
not be something it could not see before, unless the step is irreversible (`ctx.reveal()`, a shuffle, a roll).
"""

import random
from collections.abc import Iterator
from typing import Any

import msgspec
from laws import Case, Record, engine_seats
from twins import heard_by, redrawn, renaming, seen_by, twin_move, twin_of

from games.core import FACE_DOWN, Note, Refusal, SealedPhase, Seat, engine
from games.core.chance import Secret

ADVICE = "{kind} shows seat {seat} {what} and can be taken back: call ctx.reveal() where the rules show it"


OPENS = (
    "{kind} opens something to the seats {seats} (`open_to`) and can be taken back: call ctx.reveal(), and "
    "let `open_to` say the same of the whole game as of a view"
)


def check_step(made: Record, at: int, rng: random.Random) -> tuple[int, int]:
    """Check the step from one recorded state to the next. Returns how many names and twins were compared."""
    actor, move = made.moves[at]
    if made.played[at + 1].irreversible:
        return 0, 0
    opened = _opened(made, at, actor)
    assert not opened, OPENS.format(kind=type(move).__name__, seats=opened)
    names = _names_shown(made, at, actor)
    assert not names, ADVICE.format(kind=type(move).__name__, seat=actor, what=", ".join(sorted(names)))
    return len(_concealed(made.case, made.states[at], actor)), _same_in_a_twin(made, at, rng)


def _opened(made: Record, at: int, actor: Seat) -> list[Seat]:
    """The other seats that are told of something new beside the stack after a step within a turn. They would
    see it only when the turn is over."""
    game, after = made.states[at], made.states[at + 1]
    passes_on = made.played[at + 1].turn_over or actor not in engine.waits_for(after)
    if passes_on or engine.is_always_available(game, actor, made.moves[at][1]):
        return []
    others = [seat for seat in engine_seats(made.case, game) if seat != actor]
    told = {seat: [_open_to(made.case, one, seat) for one in (game, after)] for seat in others}
    return [seat for seat, (before, now) in told.items() if any(note not in before for note in now)]


def _open_to(case: Case, game: Any, seat: Seat) -> list[Note]:
    return engine.open_to(case.title.view(game, seat), seat) if game.always_available else []


def _names_shown(made: Record, at: int, seat: Seat) -> set[str]:
    """The names that the state has, that `seat` could not see, and that the step shows it."""
    told = [one.event for one in made.played[at + 1].events if one.to in (None, seat)]
    view = made.case.title.view(made.states[at + 1], seat)
    shown = set(names_in([view, told])) - set(names_in(made.moves[at][1]))
    return shown & _concealed(made.case, made.states[at], seat)


def _concealed(case: Case, game: Any, seat: Seat) -> set[str]:
    """The names of what `seat` cannot see. Answers that others have sealed are words, and opening them is
    irreversible in any case."""
    whole = case.title.copy(game)
    for phase in whole.phases:
        if isinstance(phase, SealedPhase):
            phase.hide(seat)
    return set(names_in(whole)) - set(names_in(case.title.view(game, seat))) - {FACE_DOWN}


def names_in(value: Any) -> Iterator[str]:
    """Every name in a state or an event: strings in its fields, the keys of tables included."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, msgspec.Struct):
        for field in value.__struct_fields__:
            yield from names_in(getattr(value, field))
    elif isinstance(value, dict):
        yield from names_in([*value, *value.values()])
    elif isinstance(value, list | tuple | set | frozenset):
        for item in value:
            yield from names_in(item)


def _same_in_a_twin(made: Record, at: int, rng: random.Random) -> int:
    """Where cards have no names, or repeated ones: the step looks the same where other things are hidden."""
    case, game, (seat, move) = made.case, made.states[at], made.moves[at]
    names = renaming(case, game, seat, rng)
    twin = twin_of(case, game, names, redrawn(case, game, seat, rng))
    if twin_move(case, move, names) != move:
        return 0
    try:
        other = engine.play(case.title, twin, seat, move, Secret(made.secret))
    except Refusal:
        return 0
    mine = made.played[at + 1]
    shown = [
        what
        for what, here, there in (
            ("its view", seen_by(case, mine.game, seat), seen_by(case, other.game, seat)),
            ("an event", heard_by(mine.events, seat), heard_by(other.events, seat)),
        )
        if here != there
    ]
    assert not shown, ADVICE.format(
        kind=type(move).__name__, seat=seat, what=f"something hidden ({', '.join(shown)})"
    )
    return 1
