"""A turn being composed, and the position that a click was made on."""

from collections.abc import Mapping
from typing import Any

import msgspec

from db import DraftRow, random_id
from games.core import AddressedEvent, Refusal, Seat
from games.core.chance import RecordedDraw
from games.core.engine import AppliedAction


class DraftStep(msgspec.Struct, frozen=True):
    """One move of a draft and its result: the applied action, followed by those it forced.

    `irreversible`: it draws, reveals, ends the turn or passes play on. `over`: the turn ends with it, or play
    passes on.
    """

    actions: tuple[AppliedAction, ...]
    game: Any
    irreversible: bool
    reveals: bool
    over: bool = False

    @property
    def move(self) -> Any:
        return self.actions[0].move

    @property
    def events(self) -> tuple[AddressedEvent, ...]:
        return tuple([told for action in self.actions for told in action.events])

    @property
    def drawn(self) -> tuple[RecordedDraw, ...]:
        return tuple([draw for action in self.actions for draw in action.drawn])


class Draft(msgspec.Struct, frozen=True):
    """A turn being composed.

    An irreversible step is always the last and waits for confirmation. `draft_id` is random, so it differs
    from any other draft's, even one of equal length.
    """

    steps: tuple[DraftStep, ...] = ()
    draft_id: int = 0

    @property
    def waits(self) -> bool:
        """Whether the draft is complete and waits for confirmation."""
        return bool(self.steps) and self.steps[-1].irreversible

    @property
    def why_closed(self) -> Refusal | None:
        """Why no further step is possible: the last step ends the turn, or reveals something that is not
        shown yet."""
        if not self.waits:
            return None
        return Refusal("refuse-turn-over" if self.steps[-1].over else "refuse-confirm-first")

    @property
    def moves(self) -> tuple[Any, ...]:
        return tuple(step.move for step in self.steps)

    @property
    def events(self) -> tuple[AddressedEvent, ...]:
        """The events of the last step that may be shown before the turn is confirmed.

        A step that waits for confirmation shows none, because they could reveal hidden things.
        """
        return () if self.waits or not self.steps else self.steps[-1].events

    def undone(self, all: bool = False) -> "Draft":
        """The draft without its last step, or without any steps."""
        steps = () if all else self.steps[:-1]
        return Draft(steps, random_id()) if steps else Draft()


def stored_drafts(table_id: int, entry_no: int, drafts: Mapping[Seat, Draft]) -> tuple[DraftRow, ...]:
    """The stored form of drafts on the position after this log entry."""
    return tuple(
        [
            DraftRow(table_id, seat, entry_no, msgspec.msgpack.encode(draft.moves), draft.draft_id)
            for seat, draft in drafts.items()
        ]
    )


class SealedChange(msgspec.Struct, frozen=True):
    """A change of an answer that is not logged yet (`games.manager.playing.sealed_changes`)."""

    moves: tuple[Any, ...]
    user: int
    draft_id: int


class PositionToken(msgspec.Struct, frozen=True):
    """The position a click was made on: number of log entries, id of the commit that wrote the last one, id
    of the seat's draft (0: none).

    Ids are random, so a position from before a restore or another draft never equals this one.
    """

    entry_no: int
    commit_id: int
    draft: int
