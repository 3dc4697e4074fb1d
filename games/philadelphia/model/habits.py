"""Habits: answers a seat gives automatically. Set at any time, seen only by the seat (rules 12)."""

from collections.abc import Iterator
from typing import Any, ClassVar, get_args, get_type_hints

import msgspec

from games.core import Note, Offer, Phase, Seat, TurnContext, note
from games.philadelphia.model import events, moves
from games.philadelphia.model.state import Habits, PhiladelphiaState

ANSWERS: dict[str, tuple[str, ...]] = {name: get_args(hint) for name, hint in get_type_hints(Habits).items()}
"""The habits and their values."""


def standing(game: PhiladelphiaState, seat: Seat) -> tuple[Note, ...]:
    """What a seat answers without being asked."""
    now = game.agencies[seat].habits
    found = [note("standing-habit", habit=name, answer=getattr(now, name)) for name in ANSWERS]
    return () if game.over else tuple(found)


class SetHabits(Phase[PhiladelphiaState]):
    """A phase beside the stack, always available to every seat."""

    rule: ClassVar[str] = "12"

    def may_answer(self, game: PhiladelphiaState) -> tuple[Seat, ...]:
        return tuple(Seat(seat) for seat in range(len(game.agencies)))

    def offers(self, game: PhiladelphiaState, seat: Seat) -> Iterator[Offer]:
        now = game.agencies[seat].habits
        yield Offer(
            moves.SetHabit,
            hints={"habit": lambda habit: note("hint-habit", now=getattr(now, habit))},
            habit=tuple(ANSWERS),
            answer=lambda habit: tuple(other for other in ANSWERS[habit] if other != getattr(now, habit)),
        )

    def _set(self, ctx: TurnContext[PhiladelphiaState], seat: Seat, move: moves.SetHabit) -> None:
        agency = ctx.game.agencies[seat]
        agency.habits = msgspec.structs.replace(agency.habits, **{move.habit: move.answer})
        ctx.tell(events.HabitSet(move.habit, move.answer), to=seat)

    handlers: ClassVar[Any] = {moves.SetHabit: _set}
