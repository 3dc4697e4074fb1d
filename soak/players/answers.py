"""What came of people's answers: each is checked against the table, and its clicks are counted."""

from collections import Counter

from cogs.screens import ids
from cogs.screens.panel.paths.tokens import chosen_tokens, without_view
from games.core import Move, Offer, Seat, Subsets, engine
from games.manager.model.table import Table
from sandbox import ActResult
from soak.checks.click_counts import ClickCounter
from soak.players.panels import always_available_kinds, controls, id_of, offers_of
from soak.sitting import Sitting
from words import LANGUAGES, say

IN_THE_WAY = [say(language, "refuse-turn-in-the-way") for language in LANGUAGES]


class AnswerChecks:
    """Checks the answers of all seats of one game, and counts them."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.times_made: Counter[tuple[Seat, str]] = Counter()
        """Number of times a seat has made each kind of move since it was last newly awaited; for always
        available moves, in the whole game."""
        self.clicks = ClickCounter(sitting.tally.counts)

    def forget_answered(self, table: Table) -> None:
        """Forget the moves of seats that are no longer awaited."""
        always = {kind.__name__ for kind in always_available_kinds(table)}
        for asked, kind in list(self.times_made):
            if asked not in table.awaited() and kind not in always:
                del self.times_made[asked, kind]

    def draft_button(self, table: Table, seat: Seat, what: str, answer: ActResult) -> None:
        """Check that confirm plays all steps, undo takes the last back, reset all, and show none."""
        now = self.sitting.table
        steps = len(table.draft(seat).steps)
        if what == "confirm":
            self.sitting.expect(f"seat {seat} confirmed at {table.entry_no}.{steps}", answer, steps)
            for step in table.draft(seat).steps:
                self.times_made[seat, type(step.move).__name__] += 1
            self.clicks.confirmed(seat)
            return
        if what in ("undo", "reset"):
            self.clicks.taken_back(seat, everything=what == "reset")
        left = {"undo": steps - 1, "reset": 0}.get(what, steps)
        if now.entry_no != table.entry_no or len(now.draft(seat).steps) != left:
            self.sitting.tally.fault("errors", f"{what} at {table.entry_no}.{steps} led to {now.at(seat)}")

    def answer(
        self,
        table: Table,
        seat: Seat,
        id: ids.AnswerButton | ids.Finish,
        values: list[str],
        came: ActResult,
        form: bool,
    ) -> None:
        """Check that an answer of the panel leads to the next question or is accepted. Only subsets, forms
        and several moves at once may be refused, because menus can't offer just the legal ones."""
        offer = offers_of(table, seat)[id.offer]
        if self.note_if_taken(table, seat, offer.move, came):
            self.count(table, seat, offer.move)
            return
        if form or (offer.several > 1 and len(values) > 1):
            return
        if any(value.startswith("s") for value in values) and any(
            isinstance(field, Subsets) or callable(field) for field in offer.fields.values()
        ):
            return
        if self.is_in_the_way(table, seat, offer, came):
            return
        path = id.path if isinstance(id, ids.AnswerButton) else ()
        wanted = without_view((*path, *chosen_tokens(values))).tokens
        led_to = [id_of(one) for one in controls(came.message)] if came.message is not None else []
        if not any(isinstance(one, ids.AnswerButton) and one.path[: len(wanted)] == wanted for one in led_to):
            text = came.text[:150].replace("\n", " / ")
            self.sitting.tally.fault("errors", f"{id} {values} was offered and led nowhere: {text}")

    def _is_always_available(self, table: Table, seat: Seat, move: type[Move]) -> bool:
        """Whether a seat's move is always available now: then it is played by itself, and the draft stays."""
        return move not in {one.move for one in engine.offers(table.view(seat, composed=True), seat)}

    def is_in_the_way(self, table: Table, seat: Seat, offer: Offer, answer: ActResult) -> bool:
        """Whether an always available move was refused because the draft would no longer fit."""
        composing = bool(table.draft(seat).steps) and self._is_always_available(table, seat, offer.move)
        return composing and any(text in answer.text for text in IN_THE_WAY)

    def count(self, table: Table, seat: Seat, move: type[Move], *, typed: bool = False) -> None:
        """A move was accepted at a position. Its clicks are counted when it is played."""
        if self._is_always_available(table, seat, move):
            self.clicks.played_alone(seat, move, typed=typed)
        else:
            self.clicks.taken(seat, move, typed=typed, played=self.sitting.table.entry_no > table.entry_no)

    def note_if_taken(self, table: Table, seat: Seat, move: type[Move], answer: ActResult) -> bool:
        """Note an answer that became a step of the turn, or was played with it at once. Returns whether it
        did."""
        now = self.sitting.table
        steps = len(table.draft(seat).steps)
        if now.entry_no > table.entry_no:
            entries = 1 if self._is_always_available(table, seat, move) else steps + 1
            self.sitting.expect(f"seat {seat} answered at {table.entry_no}.{steps}", answer, entries)
            self.times_made[seat, move.__name__] += 1
            return True
        if len(now.draft(seat).steps) == steps + 1:
            self.times_made[seat, move.__name__] += 1
            return True
        return False
