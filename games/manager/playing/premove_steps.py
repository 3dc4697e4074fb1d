"""The steps of a premove: what they told their owner when it was composed, and whether they fit a game."""

from collections.abc import Iterator
from typing import Any

import msgspec

from games.core import AddressedEvent, Refusal, Seat, Title
from games.manager.model.draft import DraftStep
from games.manager.model.in_advance import Premove
from games.manager.model.table import Table, play_move
from games.manager.model.table_events import read_events


def is_revealing(step: DraftStep) -> bool:
    """Whether a step reveals something that nobody can know before."""
    return step.reveals or bool(step.drawn)


def events_told(step: DraftStep, seat: Seat) -> bytes | None:
    """What a step told a seat of its own answer, packed; None if it reveals something, which can't be known
    before."""
    return None if is_revealing(step) else msgspec.msgpack.encode(events_of_answer(step, seat))


def events_of_answer(step: DraftStep, seat: Seat) -> list[AddressedEvent]:
    """What a step told a seat of its own answer, without the forced answers that followed."""
    return [told for told in step.actions[0].events if told.to in (None, seat)]


def checked_steps(premove: Premove) -> Iterator[tuple[bytes, bytes | None, bytes]]:
    """The moves of a premove, each with what it told, and what is known of its reveal."""
    known = premove.known or (b"",) * len(premove.moves)
    return zip(premove.moves, premove.told, known, strict=True)


def tells_the_same(title: Title, step: DraftStep, seat: Seat, told: bytes | None, known: bytes) -> bool:
    """Whether a step tells its seat the same as when it was composed.

    If the reveal comes only after the step (it ends the round), what it tells before the reveal counts. If
    the step was composed with a reveal (`known`), the events are compared as far as both go: what followed
    then need not follow now.
    """
    now = events_of_answer(step, seat)
    try:
        was = read_events(title, known if told is None else told)
    except msgspec.DecodeError:
        return False  # from an older version
    if told is not None and (len(now) < len(was) or (len(now) > len(was) and not is_revealing(step))):
        return False
    return all(_alike(*pair) for pair in zip(now, was, strict=False))


def _alike(now: AddressedEvent, was: AddressedEvent) -> bool:
    """Whether two events tell the same about what an answer gives and costs."""
    event = now.event
    if now.to == was.to and type(event) is type(was.event):
        event = msgspec.structs.replace(
            event, **{name: getattr(was.event, name) for name in event.incidental}
        )
    return (now.to, event) == (was.to, was.event)


def fitting_steps(table: Table, game: Any, seat: Seat, premove: Premove) -> list[DraftStep] | None:
    """The steps of a premove's next part on a game, if each is legal and tells its owner the same as when it
    was composed."""
    steps: list[DraftStep] = []
    for move, told, known in checked_steps(premove):
        try:
            step = play_move(table, game, seat, table.title.load_move(move))
        except (Refusal, msgspec.DecodeError):
            return None
        if not tells_the_same(table.title, step, seat, told, known):
            return None
        steps.append(step)
        if step.irreversible:
            break
        game = step.game
    return steps
