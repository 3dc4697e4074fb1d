"""The habits of games that began under version 1 or 2: what are standing orders of the table now was part of
the state, set by moves. Nothing here is used but to load stored states and to replay logs of then."""

from collections.abc import Iterator, Mapping
from typing import Any

from games.core import Event, Move, Offer, Seat, StandingOrder
from games.core.old_logs import OldLogPhase
from games.philadelphia.model.orders import DeclineOutsideTurn, ReadDie, ResolveAsListed
from games.philadelphia.model.state import Context, PhiladelphiaState

UNTIL = 2
"""The last version that has habits."""


class SetHabit(Move, frozen=True):
    """What to answer automatically from now on."""

    habit: str
    answer: str


class HabitSet(Event, frozen=True):
    """To one seat: its new habit."""

    habit: str
    answer: str


_ORDERS: dict[tuple[str, str], StandingOrder] = {
    ("shift", "most"): ReadDie("most"),
    ("shift", "never"): ReadDie("never"),
    ("order", "listed"): ResolveAsListed(),
    ("effects", "no"): DeclineOutsideTurn(),
}
"""Habits as orders. Any other answer was to ask, which is no order."""

_FIRST = {"shift": "most", "order": "listed"}
"""The habits of a new seat under version 1."""


def orders_of(habits: Mapping[str, str]) -> list[StandingOrder]:
    """A seat's habits as orders."""
    return [_ORDERS[habit] for habit in habits.items() if habit in _ORDERS]


def old_orders(state: dict[str, Any], version: int) -> dict[Seat, list[StandingOrder]]:
    """The orders that are part of a stored state."""
    if version > UNTIL:
        return {}
    by_seat = {Seat(seat): orders_of(one["habits"]) for seat, one in enumerate(state["agencies"])}
    return {seat: orders for seat, orders in by_seat.items() if orders}


def without_habits(state: dict[str, Any]) -> dict[str, Any]:
    """A stored state of version 2 as one of version 3. Shifts are kept by seat, without those that change
    nothing."""
    for phase in state["phases"]:
        if phase["type"] == "Hiring":
            phase["shifts"] = dict(sorted((seat, by) for seat, by in phase["shifts"].items() if by))
    return state | {"beside": []}


class OldHabits(OldLogPhase[PhiladelphiaState], tag="SetHabits"):
    """Beside the stack of a game of then: its moves set habits. `habits`: those of each seat."""

    habits: dict[Seat, dict[str, str]] = {}

    def may_answer(self, game: PhiladelphiaState) -> tuple[Seat, ...]:
        return tuple(self.habits)

    def offers(self, game: PhiladelphiaState, seat: Seat) -> Iterator[Offer]:
        yield Offer(SetHabit, habit=tuple(_ANSWERS), answer=lambda habit: _ANSWERS[habit])

    def kept_orders(self, seat: Seat) -> list[StandingOrder]:
        return orders_of(self.habits[seat])

    def hide(self, seat: Seat | None) -> None:
        """In a view's copy: hide the habits of others."""
        self.habits = {owner: habits if owner == seat else {} for owner, habits in self.habits.items()}

    def _set(self, ctx: Context, seat: Seat, move: SetHabit) -> None:
        self.habits[seat][move.habit] = move.answer
        ctx.tell(HabitSet(move.habit, move.answer), to=seat)

    handlers = {SetHabit: _set}


_ANSWERS = {"shift": ("most", "never", "ask"), "order": ("listed", "ask"), "effects": ("ask", "no")}


def old_habits(seats: int, version: int) -> OldHabits:
    """The habits of a new game of an older version."""
    return OldHabits(habits={Seat(seat): dict(_FIRST) if version == 1 else {} for seat in range(seats)})
